"""From TOML files to the rules a table plays by: values with their origins, sources, and whatever is wrong with them."""
