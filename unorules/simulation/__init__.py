"""Playing thousands of rounds: policies that decide, rounds and matches, statistics of them, two rulesets compared."""
