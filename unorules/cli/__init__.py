"""The command line: what was asked for is read, one function is called, the page is printed, the exit code told."""
