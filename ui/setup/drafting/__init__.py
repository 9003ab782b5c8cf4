"""What the draft of a house is made of, part by part, without Qt."""
