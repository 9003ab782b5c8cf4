# One word per habit. Each makes the checkout ready first (installer/setup.sh), which is quick the second time.

PYTHON := .venv/bin/python
PYTEST := $(PYTHON) -m pytest
# One file per worker at a time, as each file's tests share what is costly to begin with, the slowest first.
# A worker that dies fails its test; one put in its place would wait forever for what xdist owes it.
SPREAD := --numprocesses auto --dist loadfile --no-loadscope-reorder --max-worker-restart 0
FILES ?= $(wildcard tests/scenarios/*/*.json)

# Some build machines have no home folder; see installer/setup.sh.
ifeq ($(strip $(HOME)),)
export HOME := $(CURDIR)/.uv/home
endif
export UV_PYTHON_DOWNLOADS := never
unexport VIRTUAL_ENV

.DEFAULT_GOAL := help
.PHONY: help setup run screenshots papers test quick fuzz check lint types imports lock fmt i18n bench crash scenario clean

help: ## what there is to say
	@sed -n 's/^\([a-z0-9 ]*\):.*## /  make \1\t/p' $(MAKEFILE_LIST) | expand -t 20

setup: ## make this checkout ready: system packages, uv, the locked environment
	@installer/setup.sh

run: setup ## open the demo house; without a display, play its day into demo-output/
	@$(PYTHON) -m app run

screenshots: setup ## a picture of every page, size, language and scheme, in screenshots/
	@$(PYTHON) -m app pictures screenshots

papers: setup ## a picture of every receipt on both widths, in screenshots/papers/
	@GUICHET_PAPERS=screenshots/papers $(PYTEST) -q tests/hardware/receipts/test_pictures.py

test: setup ## all there is to check: every test, and `make check` beside them
	@mkdir -p build; status=0; \
	$(PYTEST) -m alone || [ $$? -eq 5 ] || status=1; \
	$(MAKE) --no-print-directory --keep-going check >build/check.txt 2>&1 & checking=$$!; \
	$(PYTEST) -m "not alone" $(SPREAD) || status=1; \
	wait $$checking || status=1; cat build/check.txt; \
	exit $$status

quick: setup ## the tests that take no time
	@$(PYTEST) -m "not slow and not alone" $(SPREAD)

fuzz: setup ## the tests with made-up values for much longer, and millions of random bytes
	@$(PYTEST) -m "hypothesis and not alone" --hypothesis-profile fuzz $(SPREAD)
	@GUICHET_FUZZ=full $(PYTEST) tests/fuzz $(SPREAD)

check: lint types imports lock ## style, types, imports, and where the locked packages come from

lint: setup
	.venv/bin/ruff check .
	.venv/bin/ruff format --check .

types: setup
	.venv/bin/mypy

imports: setup
	.venv/bin/lint-imports

lock: setup
	.uv/bin/uv lock --check --python $(PYTHON)
	! grep -Eo '[a-z]+://[^/"]+' uv.lock | grep -Evx 'https://(pypi\.org|files\.pythonhosted\.org)'

fmt: setup ## write the code as ruff has it
	.venv/bin/ruff check --fix .
	.venv/bin/ruff format .

i18n: setup ## bring the translation files in step with the words in the code
	resources/translations/update.sh

bench: setup ## speeds as promises, on this disk: make bench BENCH="--tickets 1000000 --hanging 200000"
	@$(PYTHON) tests/benchmarks $(BENCH)

crash: setup ## kill the house and cut its power at random instants: make crash ROUNDS=200 SEED=7
	@$(PYTHON) -m tests.crash.run --rounds $(or $(ROUNDS),200) $(if $(SEED),--seed $(SEED))

scenario: setup ## play scenario files: make scenario FILES="a.json b.json"
	@$(PYTHON) -m app scenario $(FILES)

clean: ## remove what was made, the environment too
	rm -rf .venv .uv build dist demo-output screenshots *.egg-info
	rm -rf .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
