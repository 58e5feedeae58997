"""`python -m unorules`."""

from unorules.cli.entry import main

main()
