#!/bin/sh
# Coverage-guided fuzzing of everything that reads a stranger's file, in a venv of its own.
#   make fuzz                  a minute a reader
#   make fuzz ARGS="600"       ten minutes a reader
# What it finds lies in build/fuzz, and belongs into tests/hostile.
set -eu
seconds=${1:-60}
venv=build/fuzz/venv
[ -x "$venv/bin/python" ] || "${PYTHON:-python3}" -m venv "$venv"
"$venv/bin/python" -m pip install --quiet --disable-pip-version-check atheris==3.0.0
"$venv/bin/python" -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.txt
for reader in table plays box backup; do
    mkdir -p "build/fuzz/$reader"
    echo "== $reader, $seconds s"
    PYTHONPATH=. "$venv/bin/python" -m tools.fuzz "$reader" "build/fuzz/$reader" \
        -max_total_time="$seconds" -max_len=20000 -artifact_prefix="build/fuzz/$reader-" -print_final_stats=1
done
