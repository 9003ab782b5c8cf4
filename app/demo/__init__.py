"""The demonstration house: an adapter that fills a real store through the product's own services."""
