"""The command line: what was asked for is read, one function is called, the page is printed, the exit code told."""

import gc

# A command lives for a fraction of a second; looking for garbage while its modules load would take a tenth of that.
gc.set_threshold(100_000, 20, 20)
