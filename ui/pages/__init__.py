"""The pages, one folder each: `view` (layout), `presenter` (no Qt), `page` (wiring)."""
