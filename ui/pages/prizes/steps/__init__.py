"""What is gone through over the prizes, one at a time: a question, two codes, a thing."""
