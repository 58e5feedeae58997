"""What to say on a page: an answer, or the rules in force."""
