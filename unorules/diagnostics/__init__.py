"""Faults as values: a code, a place, parameters. Words come from the locales, places from whoever found the fault."""
