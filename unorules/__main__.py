"""`python -m unorules`."""

from unorules.cli.app import main

main()
