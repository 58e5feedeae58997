"""A page as data, and its printers. It knows neither cards nor rules, only what a page is made of."""
