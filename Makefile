# On a fresh machine `make play` is enough: every goal sets up what it needs, once.

PYTHON ?= python3
ARGS ?=
WHEELS ?= 3.11 3.12 3.13
# Processes that run the tests: one more than the usual two cores, since tests of pages and servers
# wait much of their time; five were slower (docs/adr/0061-ten-minutes.md). Scenarios never wait.
JOBS ?= 3
SCENE_JOBS ?= 2

# Where Python is told to keep no bytecode, each of the hundreds of processes of the suite would
# compile the whole project anew, and pytest rewrite every assertion.
unexport PYTHONDONTWRITEBYTECODE

# The set-up of `python3`; another Python (`make test PYTHON=python3.13`) has one of its own.
VENV := .venv
ifneq ($(PYTHON),python3)
VENV := .venv-$(shell $(PYTHON) -c 'import sys; print("%d.%d" % sys.version_info[:2])')
endif
BIN := $(VENV)/bin
SETUP := $(VENV)/.installed
ENGINE := $(BIN)/python -P src/dolmen/engine
# What makes the page and its types; where there is no npm, the tests say what they left out.
NPM := $(shell command -v npm)
TYPES := $(if $(NPM),web/node_modules/.installed)
# Other people's engines, which `make peers` measures.
PEERS := .venv-peers/.installed
PAGE := src/dolmen/server/built/index.html
# Ray, which `make cluster` plays on.
CLUSTER := .venv-cluster/.installed
# Says that somebody compiles.
COMPILING := src/dolmen/_compiled/.compiling
PAGE_SOURCES := web src/dolmen/words src/dolmen/games

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: cluster commands ways wheel wheels pictures site help play terminal quick test night rules check page screens phones instant bench peers gates strength balance proof mutants docs wire engine lock clean
.PHONY: beside suite scenarios style types pages

# Idle processes take tests from busy ones: whole games and scenarios lie side by side.
PYTEST := $(BIN)/python -m pytest --dist worksteal
TESTS := $(PYTEST) -n $(JOBS)
SCENES := $(PYTEST) -n $(SCENE_JOBS)
SCENARIOS := not wide and not surface
RULES := tests/core tests/contract tests/games tests/bots

help: ## this list
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/make \1\t\2/p' Makefile | expand -t 14

# The set-up and the packages of the page need nothing of each other, the engine is compiled while the
# first tables are played: the server's processes take it up (docs/adr/0047-half-a-minute.md).
play: ## host tables on this machine and open the browser; ARGS="..." are the options of `dolmen serve`
	@$(MAKE) --no-print-directory --silent --jobs=2 --keep-going $(SETUP) $(if $(NPM),page) \
		|| { [ -e $(SETUP) ] && echo 'So the pages without script are served: every title can be played there.' >&2; }
	$(if $(NPM),,@[ -e $(PAGE) ] || echo 'There is no npm, so the pages without script are served: every title can be played there.' >&2)
	@mkdir -p $(dir $(COMPILING))
	@( touch $(COMPILING); trap 'rm -f $(COMPILING)' EXIT; \
		nice -n 10 $(BIN)/python -m tools.site; nice -n 10 $(ENGINE) --quiet ) & \
		exec $(BIN)/dolmen serve --open-browser $(ARGS)

terminal: $(SETUP) ## play in the terminal; ARGS="..." are the options of `dolmen play`
	-@$(ENGINE) --quiet
	@$(BIN)/dolmen play $(ARGS)

quick: style types rules ## what a change breaks first, in a minute: style, types and every scenario; waits for no compiler

test: ## what a merge must pass: style, types, the page, every scenario and the whole suite on the compiled engine
	@$(MAKE) --no-print-directory $(SETUP)
	@$(MAKE) --no-print-directory --jobs=2 --output-sync=target engine $(if $(NPM),page)
	@$(MAKE) --no-print-directory --jobs=2 --keep-going beside suite

# What needs no engine runs beside the suite, which waits much of its time, by one process (0: that of
# pytest itself), and says what it has to say at once when it fails.
beside: $(SETUP)
	@$(MAKE) --no-print-directory check scenarios SCENE_JOBS=0 >$(VENV)/beside.txt 2>&1 \
		|| { cat $(VENV)/beside.txt; exit 1; }

suite: $(SETUP)
	DOLMEN_PURE=0 DOLMEN_FLOORS=words,server,terminal,commands,arena,review,batch,adapters $(TESTS) -r R --durations=30 --durations-min=5 -p tests.floors

rules: $(SETUP) ## every scenario, interpreted; PYTHON=python3.13 on another Python, with a set-up of its own
	DOLMEN_PURE=1 DOLMEN_TRIES=0.25 $(SCENES) --quiet -m '$(SCENARIOS)' $(RULES)

# The same, measured: scenarios alone must reach all of the rules.
scenarios: $(SETUP)
	DOLMEN_PURE=1 DOLMEN_FLOORS=core,games,bots $(SCENES) --quiet -p tests.floors -m '$(SCENARIOS)' $(RULES)

night: ## everything: twenty times as many examples, all builds, every gate on both databases, mutants
	@$(MAKE) --no-print-directory test DOLMEN_TRIES=20
	@$(MAKE) --no-print-directory gates ARGS='--quick'
	@$(MAKE) --no-print-directory mutants

check: style types pages ## format, lint, types and the rules of importing

style: $(SETUP)
	$(BIN)/ruff format --check --quiet
	$(BIN)/ruff check --quiet
	$(BIN)/lint-imports --no-logo >$(VENV)/imports.txt || { cat $(VENV)/imports.txt; exit 1; }

# mypy keeps what it knows in .mypy_cache: a second run takes a second.
types: $(SETUP)
	$(BIN)/mypy

# Types and tests of the page, unless they passed with the very same files.
pages: $(if $(NPM),$(TYPES))
	$(if $(NPM),@$(PYTHON) tools/stamp.py web/node_modules/.checked $(PAGE_SOURCES) -- \
		sh -c 'cd web && npm run --silent check && npm test --silent')

page: $(PAGE) ## build the page, unless it is built already; needs Node 20.19 or newer
	@:

screens: engine page ## pictures of every screen into screenshots/, at every width and in both themes
	@$(TESTS) --quiet tests/page/pictures.py

phones: engine page ## every title to its end in Chromium at four sizes, phones to a small laptop: all on one screen, no text cut
	@$(TESTS) --quiet tests/page/phones.py

instant: engine page ## how long from a press to the first picture, every title to its end at a desk and on a phone; prints figures
	@$(PYTEST) -n 0 --quiet -s tests/page/press_times.py

bench: engine ## speed of the engine; ARGS="..." are options of the bench
	@$(BIN)/python -m bench $(ARGS)

peers: engine $(PEERS) ## speed of the engine beside public ones, which it installs apart; ARGS="--write" keeps the table in docs/performance.md
	@$(BIN)/python -m bench.public $(ARGS)

gates: engine ## load, kill -9, conflicts, fuzz and faults against a real server; ARGS="..." are its options
	@$(BIN)/python -m bench.gates $(ARGS)

strength: engine ## how strong the levels are, within two hours, into docs/strength.md; ARGS="--quick" a small version
	@$(BIN)/python -m tools.strength $(ARGS)

balance: engine ## what seats, cards and buildings are worth, into docs/balance.md; ARGS="--games 400" plays more
	@$(BIN)/python -m tools.balance $(ARGS)

proof: engine ## whether reviews are true, on games of bots, into docs/review.md; ARGS="druides --novices 50" does more
	@$(BIN)/python -m tools.review_proof $(ARGS)

mutants: $(SETUP) ## break the code in listed ways, one at a time: some test must fail; ARGS="--only ..." some of them
	@$(BIN)/python -m tools.mutants $(ARGS)

docs: $(SETUP) ## write docs/rules and docs/games from the catalogues, docs/commands.md from the commands
	@$(BIN)/python -m tools.pages

site: $(SETUP) ## the docs as a small site, which a server shows at /docs
	@$(BIN)/python -m tools.site

pictures: engine page ## take the pictures of the docs anew, of real games in Chromium
	@$(PYTEST) -n 0 --quiet tests/page/postcards.py

wire: $(SETUP) $(TYPES) ## describe the interface of the server anew, and make the types of the page from it
	@$(BIN)/python -m tools.wire
	@cd web && npm run --silent wire

wheel: ## a wheel for this very Python, with the compiled engine, the page and the docs, into dist/
	@$(MAKE) --no-print-directory wheels WHEELS=$(BIN)/python

# Each is compiled for its Python, so uv needs them all: from the system, pyenv or wherever they are.
wheels: $(SETUP) $(if $(NPM),page) ## the same for several Pythons; WHEELS="3.12 3.13" says which
	@for version in $(WHEELS); do \
		echo "A wheel for Python $$version ..."; \
		$(BIN)/uv build --quiet --wheel --python $$version --no-python-downloads --out-dir dist || exit 1; \
		ls -t dist/*.whl | head -1; \
	done

ways: $(SETUP) page ## build and try every way to have it: wheel, container (buildah), unit; DOLMEN_BASE=IMAGE where no registry is
	@$(PYTEST) -n 0 --quiet tests/ways.py tests/test_deploy.py

commands: engine page ## every command of the docs that the suite does not run, in a small form: a quarter of an hour
	@$(PYTEST) -n 0 --quiet tests/typed.py

cluster: engine $(CLUSTER) ## arenas on a real Ray cluster of two nodes, one killed in the middle, one with another build
	@$(PYTEST) -n 0 --quiet tests/cluster.py

engine: $(SETUP) ## compile the engine, unless it is compiled already
	@$(ENGINE)

lock: $(SETUP) ## pin all packages again, after a change of requirements.in or pyproject.toml
	$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
		--no-emit-index-url --no-annotate --no-header --extra all \
		pyproject.toml requirements.in --output-file requirements.txt
	$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
		--no-emit-index-url --no-annotate --no-header --extra cluster \
		pyproject.toml --output-file requirements-cluster.txt
	$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
		--no-emit-index-url --no-annotate --no-header requirements-peers.in --output-file requirements-peers.txt

clean: ## remove the set-up, builds and caches
	rm -rf .venv .venv-* build dist web/node_modules src/dolmen/server/built src/dolmen/server/site src/dolmen/_compiled screenshots \
		.hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find . -name .git -prune -o -name __pycache__ -prune -exec rm -rf {} +

# The set-up. Python's own pip brings uv, uv the rest; both refuse what has not the recorded hash.
# The project itself is installed in place; its build tools are there, so none are fetched again.
$(SETUP): requirements.txt pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null \
		|| { echo 'Dolmen needs Python 3.11 or newer; on Debian: apt install python3' >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null \
		|| { echo 'Dolmen needs venv; on Debian: apt install python3-venv' >&2; exit 1; }
	@echo 'Setting up $(VENV) ...'
	@$(BIN)/python -m pip --version >/dev/null 2>&1 || $(PYTHON) -m venv --clear $(VENV)
	@sed -n '/^uv==/,/[^\\]$$/p' requirements.txt > $(VENV)/uv.txt
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check \
		--require-hashes --no-deps --requirement $(VENV)/uv.txt
	@$(BIN)/uv pip install --quiet --python $(BIN)/python --compile-bytecode --no-deps \
		--require-hashes --requirement requirements.txt
	@$(BIN)/uv pip install --quiet --python $(BIN)/python --no-deps --no-build-isolation --editable .
	@touch $@

$(PEERS): requirements-peers.txt $(SETUP)
	@echo 'Setting up .venv-peers ...'
	@$(BIN)/uv venv --quiet --clear --python $(BIN)/python .venv-peers
	@$(BIN)/uv pip install --quiet --python .venv-peers/bin/python --no-deps --requirement requirements-peers.txt \
		--require-hashes
	@touch $@

# Ray is laid over the set-up, which has everything else.
$(CLUSTER): requirements-cluster.txt $(SETUP)
	@echo 'Setting up .venv-cluster ...'
	@$(BIN)/uv venv --quiet --clear --python $(BIN)/python .venv-cluster
	@$(BIN)/uv pip install --quiet --python .venv-cluster/bin/python --no-deps --requirement requirements-cluster.txt \
		--require-hashes
	@printf 'import site; site.addsitedir("%s")\n' $(CURDIR)/$(VENV)/lib/python*/site-packages \
		> "$$(.venv-cluster/bin/python -c 'import sysconfig; print(sysconfig.get_path("purelib"))')/dolmen.pth"
	@touch $@

# The page: built when a source of it or one of its words changed, and never too large.
$(PAGE): web/node_modules/.installed web/index.html web/size.mjs web/vite.config.ts \
		$(shell find web/src web/public -type f) $(wildcard src/dolmen/words/*/*.ftl src/dolmen/games/*/words/*/*.ftl)
	@echo 'Building the page ...'
	@cd web && npm run --silent build -- --logLevel warn
	@cd web && npm run --silent size

web/node_modules/.installed: web/package.json web/package-lock.json
	@node -e 'const [a, b] = process.versions.node.split("."); process.exit(+(a * 100 + +b < 2019))' 2>/dev/null \
		|| { echo 'The page needs Node 20.19 or newer and npm; Debian 13: apt install npm; Debian 12: the package of Node itself (nodejs.org)' >&2; exit 1; }
	@echo 'Setting up web/node_modules ...'
	@cd web && npm ci --silent --no-audit --no-fund
	@touch $@
