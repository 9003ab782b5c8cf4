"""Files that come from outside and go there: read strictly, written so that nothing in them acts."""
