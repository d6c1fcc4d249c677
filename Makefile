# On a fresh machine `make play` is enough: every goal sets up what it needs, once.

PYTHON ?= python3
ARGS ?=
# Processes that run the tests.
JOBS ?= 2

BIN := .venv/bin
SETUP := .venv/.installed
ENGINE := $(BIN)/python -P src/dolmen/engine.py
# What makes the page and its types; where there is no npm, the tests say what they left out.
NPM := $(shell command -v npm)
TYPES := $(if $(NPM),web/node_modules/.installed)
PAGE := src/dolmen/server/built/index.html

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play terminal test check page bench gates docs wire engine lock clean

help: ## this list
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/make \1\t\2/p' Makefile | expand -t 14

play: $(SETUP) ## host tables on this machine and open the browser; ARGS="..." are the options of `dolmen serve`
	-@$(ENGINE) --quiet
	@$(MAKE) --no-print-directory page \
		|| echo 'So the pages without script are served: every title can be played there.' >&2
	@$(BIN)/dolmen serve --open-browser $(ARGS)

terminal: $(SETUP) ## play in the terminal; ARGS="..." are the options of `dolmen play`
	-@$(ENGINE) --quiet
	@$(BIN)/dolmen play $(ARGS)

test: check engine $(if $(NPM),page) ## checks, coverage of the rules, then the whole suite on the compiled engine
	$(if $(NPM),cd web && npm test --silent)
	DOLMEN_PURE=1 $(BIN)/python -m pytest tests/core tests/games --quiet -n $(JOBS) \
		--cov=dolmen.core --cov=dolmen.games --cov-branch --cov-fail-under=100
	DOLMEN_PURE=0 $(BIN)/python -m pytest -n $(JOBS)

check: $(SETUP) $(TYPES) ## format, lint, types and the rules of importing
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	$(if $(NPM),cd web && npm run --silent check)

page: $(PAGE) ## build the page, unless it is built already; needs Node 20.19 or newer
	@:

bench: engine ## speed of the engine; ARGS="..." are options of the bench
	@$(BIN)/python -m bench $(ARGS)

gates: engine ## load, kill -9, conflicts, fuzz and faults against a real server; ARGS="..." are its options
	@$(BIN)/python -m bench.gates $(ARGS)

docs: $(SETUP) ## write docs/rules from the catalogues
	@$(BIN)/python -m tools.pages

wire: $(SETUP) $(TYPES) ## describe the interface of the server anew, and make the types of the page from it
	@$(BIN)/python -m tools.wire
	@cd web && npm run --silent wire

engine: $(SETUP) ## compile the engine, unless it is compiled already
	@$(ENGINE)

lock: $(SETUP) ## pin all packages again, after a change of requirements.in or pyproject.toml
	$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
		--no-emit-index-url --no-annotate --no-header \
		pyproject.toml requirements.in --output-file requirements.txt

clean: ## remove the set-up, builds and caches
	rm -rf .venv build dist web/node_modules src/dolmen/server/built src/dolmen/_compiled screenshots .coverage .coverage.* \
		.hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find . -name .git -prune -o -name __pycache__ -prune -exec rm -rf {} +

# The set-up. Python's own pip brings uv, uv the rest; both refuse what has not the recorded hash.
# The project itself is installed in place; its build tools are there, so none are fetched again.
$(SETUP): requirements.txt pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null \
		|| { echo 'Dolmen needs Python 3.11 or newer; on Debian: apt install python3' >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null \
		|| { echo 'Dolmen needs venv; on Debian: apt install python3-venv' >&2; exit 1; }
	@echo 'Setting up .venv ...'
	@$(BIN)/python -m pip --version >/dev/null 2>&1 || $(PYTHON) -m venv --clear .venv
	@sed -n '/^uv==/,/[^\\]$$/p' requirements.txt > .venv/uv.txt
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check \
		--require-hashes --no-deps --requirement .venv/uv.txt
	@$(BIN)/uv pip install --quiet --python $(BIN)/python --compile-bytecode --no-deps \
		--require-hashes --requirement requirements.txt
	@$(BIN)/uv pip install --quiet --python $(BIN)/python --no-deps --no-build-isolation --editable .
	@touch $@

# The page: built when a source of it or one of its words changed, and never too large.
$(PAGE): web/node_modules/.installed web/index.html web/size.mjs web/vite.config.ts \
		$(shell find web/src web/public -type f) $(wildcard src/dolmen/words/*/*.ftl src/dolmen/games/*/words/*/*.ftl)
	@echo 'Building the page ...'
	@cd web && npm run --silent build -- --logLevel warn
	@cd web && npm run --silent size

web/node_modules/.installed: web/package.json web/package-lock.json
	@node -e 'const [a, b] = process.versions.node.split("."); process.exit(+(a * 100 + +b < 2019))' 2>/dev/null \
		|| { echo 'The page needs Node 20.19 or newer and npm; on Debian: apt install npm' >&2; exit 1; }
	@echo 'Setting up web/node_modules ...'
	@cd web && npm ci --silent --no-audit --no-fund
	@touch $@
