"""Our engines beside public ones (`make peers`). Those live in an environment of their own, where
nothing of ours is installed: `players` is run there, everything else here."""
