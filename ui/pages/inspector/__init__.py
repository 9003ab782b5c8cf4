"""The page of whoever inspects: what is out of the ordinary, by whom, when, and whether the seal holds."""
