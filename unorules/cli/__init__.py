"""The command line: what was asked for is read, one function is called, the page is printed, the exit code told."""

import atexit
import gc

# A command lives for a fraction of a second. Looking for garbage while its modules load, and once more when all of it is
# thrown away at the end, would take a quarter of that.
gc.set_threshold(100_000, 20, 20)
atexit.register(gc.freeze)
