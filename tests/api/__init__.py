"""The library as callers see it."""
