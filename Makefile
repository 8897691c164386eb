# Every target sees to .venv first; nothing is done again until pyproject.toml changes.

VENV := .venv
BIN := $(VENV)/bin
COMPILED := build/compiled
NEWEST := build/newest
PYTHONS := python3 python3.14 python3.13 python3.12 python3.11
PIP := $(BIN)/python -m pip --quiet --disable-pip-version-check
# Where Python is told to keep nothing of what it has compiled, every worker and every program that
# a test starts would compile all of it again.
export PYTHONDONTWRITEBYTECODE :=

.PHONY: play dev test coverage test-slow test-all test-compiled test-newest check cards bench \
    bench-compiled compiled picture messages man clean

play: $(VENV)/.playable
	@$(BIN)/abyss-tui

# The game with the developer tools of Textual: `textual console` in another terminal shows its log.
dev: $(VENV)/.developable
	@$(PIP) install --editable '.[live]'
	@$(BIN)/textual run --dev -c $(BIN)/abyss-tui

test: $(VENV)/.developable
	@$(BIN)/pytest --quiet --numprocesses auto

# The tests once more, measured: it takes half as long again. pyproject.toml has the floor.
coverage: $(VENV)/.developable
	@$(BIN)/pytest --quiet --numprocesses auto --cov --cov-report=

test-slow: coverage
	@$(BIN)/pytest --quiet --numprocesses auto -m slow

# pyenv shows only the Pythons that are switched on; all that it has are tried.
test-all: $(VENV)/.developable
	@$(PIP) install --editable '.[pythons]'
	@PATH="$$(printf '%s:' $(wildcard $(HOME)/.pyenv/versions/3.*/bin))$$PATH" $(BIN)/tox

# The same tests with the rules compiled.
test-compiled: compiled
	@$(COMPILED)/bin/pytest --quiet --numprocesses auto

# The tests with the newest releases of all libraries and tools, also beyond the bounds of
# pyproject.toml: what fails is what has to change before a bound is raised. TESTS="tests/host" tries
# a part.
test-newest: $(VENV)/.developable
	@$(BIN)/python -m venv --clear $(NEWEST)
	@$(NEWEST)/bin/python -m pip install --quiet --upgrade pip
	@$(BIN)/python -c "$$NAMES_OF_DEPENDENCIES" > $(NEWEST)/names.txt
	@$(NEWEST)/bin/python -m pip install --quiet --upgrade --requirement $(NEWEST)/names.txt
	@$(NEWEST)/bin/python -m pip install --quiet --no-deps --editable .
	@$(NEWEST)/bin/python -m abyss_tui doctor
	@$(NEWEST)/bin/pytest --quiet --numprocesses auto $(TESTS)

define NAMES_OF_DEPENDENCIES
import re, tomllib
project = tomllib.load(open("pyproject.toml", "rb"))["project"]
extras = project["optional-dependencies"]
for each in [*project["dependencies"], *extras["arena"], *extras["cluster"], *extras["dev"]]:
    if not each.startswith(project["name"]):
        print(re.match(r"[\w.-]+", each)[0])
endef
export NAMES_OF_DEPENDENCIES

check: $(VENV)/.developable
	@$(BIN)/ruff format --check --quiet
	@$(BIN)/ruff check --quiet
	@$(BIN)/mypy --no-error-summary
	@imports=$$($(BIN)/lint-imports --no-logo) || { echo "$$imports"; exit 1; }

# The card files in the form that is read at once; a test says when it is not theirs any more.
cards: $(VENV)/.developable
	@$(BIN)/python -m abyss_tui.games.abyss.cards.compiling
	@$(BIN)/python -m abyss_tui.games.conspiracy.cards.compiling

bench: $(VENV)/.developable
	@$(PIP) install --requirement bench/requirements.txt
	@$(BIN)/python -m bench
	@$(BIN)/python -m bench.ages

bench-compiled: compiled
	@$(COMPILED)/bin/python -m pip install --quiet --requirement bench/requirements.txt
	@$(COMPILED)/bin/python -m bench

# A wheel with the rules compiled (pyproject.toml says which), for this Python on this machine, and a
# Python that has it. It is made from a copy of the source, so a clone stays as it is; MYPYPATH says
# where the source lies in that copy.
compiled: $(VENV)/.developable
	@$(PIP) install --editable '.[compiled]'
	@rm -rf dist/compiled $(COMPILED) && mkdir -p dist/compiled
	@MYPYPATH=src HATCH_BUILD_HOOK_ENABLE_MYPYC=true \
	    $(BIN)/python -m build --outdir dist/compiled . >dist/compiled/log 2>&1 \
	    || { cat dist/compiled/log; exit 1; }
	@$(BIN)/python -m venv $(COMPILED)
	@$(COMPILED)/bin/python -m pip install --quiet "$$(echo dist/compiled/*.whl)[dev]"
	@$(COMPILED)/bin/python -c 'from abyss_tui.games.abyss.rules import turn; exit(turn.__file__[-3:] == ".py")'
	@echo "The rules are compiled: $$(echo dist/compiled/*.whl), and $(COMPILED) has them."

picture: $(VENV)/.developable
	@$(BIN)/python docs/picture.py
	@$(BIN)/python docs/recording.py
	@$(BIN)/python docs/moving.py
	@$(BIN)/python docs/layers.py

# The catalogues of the other languages, after texts of the program have changed.
messages: $(VENV)/.developable
	@$(BIN)/python -m messages

# The pages for man, of every language: build/man/man6/abyss-tui.6, build/man/fr/man6/abyss-tui.6.
man: $(VENV)/.playable
	@for code in $$($(BIN)/python -c 'from abyss_tui.i18n.languages import CODES; print(*CODES)'); do \
	    folder=build/man/$${code#en}/man6; mkdir -p $$folder; \
	    $(BIN)/abyss-tui manual --lang $$code > $$folder/abyss-tui.6; \
	done

clean:
	@rm -rf $(VENV) .tox build dist .hypothesis .*_cache
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +

# The pip that comes with an older Python writes start scripts that start half as fast.
$(VENV)/.playable: pyproject.toml | $(BIN)/pip
	@echo "Installing abyss-tui into $(VENV) ..."
	@$(PIP) install --upgrade pip
	@$(PIP) install --editable .
	@touch $@

$(VENV)/.developable: pyproject.toml | $(BIN)/pip
	@echo "Installing abyss-tui and its tools into $(VENV) ..."
	@$(PIP) install --upgrade pip
	@$(PIP) install --editable '.[dev]'
	@touch $@ $(VENV)/.playable

# The last thing that venv writes: an interrupted one is begun again.
$(BIN)/pip:
	@for python in $(PYTHONS); do \
	    if $$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then \
	        exec $$python -m venv --clear $(VENV); \
	    fi; \
	done; \
	echo "abyss-tui needs Python 3.11 or newer, none of these is: $(PYTHONS)" >&2; exit 1
