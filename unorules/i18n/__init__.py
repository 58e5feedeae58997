"""Wording: messages and card names in four languages, read from the locales. It knows keys and values, no rules."""
