"""`python -P src/dolmen/engine` builds the engine of a checkout; dolmen itself is not imported,
since it may not be installed yet."""

import importlib
import sys
from pathlib import Path

if __name__ == "__main__":
    # By its own name and not that of this folder's modules, which Python has put on the path.
    sys.path[0] = str(Path(__file__).resolve().parents[1])
    build = importlib.import_module("engine.build")
    del sys.path[0]
    sys.exit(build.main(sys.argv[1:]))
