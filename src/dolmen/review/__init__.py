"""A finished game looked at again: how it stood after every move, what was luck and what was play,
and which moves were worse than another, with how sure each of that is."""
