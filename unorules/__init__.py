"""unorules: settles table disputes about UNO with a rules engine."""

__version__ = "0.1.0"
