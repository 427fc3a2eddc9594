# Needs python3 (3.11 or newer) and make, nothing else.
#   make play ARGS="--port 8600"   the app, in your browser
#   make test                      everything, with a real browser
#   make check                     the quick part: lint, types, unit tests
#   make words     brings the translations up to date, names what is missing
#   make bench                     measurements, kept in bench/results.md
#   make fuzz                      coverage-guided fuzzing of all that reads a stranger's file
#   make screenshots               every picture in docs
#   make web                       build/web: the app for a web host, with no server behind it
#   make app                       build/app: what `flet build` makes apps for phones and desktops from

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --quiet --disable-pip-version-check
PYTEST := $(BIN)/python -m pytest
ARGS ?=

.PHONY: play test check lint browser compressed web app bench fuzz icons screenshots messages words lock clean

play: $(VENV)/.installed
	@$(BIN)/companion $(ARGS)

# Both workers must see the sets in tests' names in one order: hence the seed.
test: lint browser compressed
	@PYTHONHASHSEED=0 $(PYTEST) -n 2 --dist loadfile --no-loadscope-reorder $(ARGS)

check: lint
	@$(PYTEST) -m "not browser" $(ARGS)

lint: $(VENV)/.developing
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy

browser: $(VENV)/.developing
	@$(BIN)/python -m tools.browser

# Once, about a minute. Without it a server does the same in the background of its first start.
compressed: $(VENV)/.installed
	@$(BIN)/python -m companion.serving

# build/web: the app for any web host, running in the browser alone. See BUILDING.md.
web: $(VENV)/.developing browser
	@$(BIN)/python -m tools.web $(ARGS)

# build/app: the app as `flet build` packages it. See BUILDING.md.
app: $(VENV)/.developing
	@$(BIN)/python -m tools.packaged

bench: $(VENV)/.developing browser compressed web
	@$(BIN)/python -m bench $(ARGS)

# Needs the network once: build/fuzz/venv gets atheris (Linux, Python 3.11 to 3.13).
fuzz:
	@PYTHON=$(PYTHON) tools/fuzz.sh $(ARGS)

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Companion needs Python 3.11 or newer: make PYTHON=/path/to/python3.11"; exit 1; }
	@echo "Making $(VENV) ..."
	@$(PYTHON) -m venv $(VENV)

# requirements-dev.txt holds all of requirements.txt: a venv for developing can also play.
$(VENV)/.installed: requirements.txt pyproject.toml | $(BIN)/python
	@echo "Installing what Companion needs ..."
	@$(PIP) install --require-hashes -r requirements.txt
	@$(PIP) install --no-deps --no-build-isolation -e .
	@touch $@

$(VENV)/.developing: requirements-dev.txt $(VENV)/.installed
	@echo "Installing what its tests need ..."
	@$(PIP) install --require-hashes -r requirements-dev.txt
	@touch $@

# After a new icon in the code: the bundled font holds only those that are named.
icons: $(VENV)/.developing
	@$(BIN)/python -m tools.icons

# docs/screens and docs/guide/pictures: some minutes.
screenshots: $(VENV)/.developing browser
	@$(BIN)/python -m tools.screenshots $(ARGS)

# docs/messages.md: after a new refusal or error.
messages: $(VENV)/.developing
	@$(BIN)/python -m tools.messages

# After new words in the code: the catalogues of all languages, and which words they lack.
words: $(VENV)/.developing
	@$(BIN)/python -m tools.words

lock:
	@tools/lock.sh

clean:
	rm -rf $(VENV) build dist
