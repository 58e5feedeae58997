"""What a ruleset does at the table, proven by play: the engine as the witness for and against it."""
