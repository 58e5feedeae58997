"""From TOML files to the rules a table plays by: values, their origins and sources, and whatever is wrong."""
