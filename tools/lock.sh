#!/usr/bin/env bash
# Writes requirements.txt and requirements-dev.txt anew from pyproject.toml: pinned, hashed, for every platform.
# The build backend is pinned too, so that installing this project itself downloads nothing unpinned. Needs uv.
set -euo pipefail
cd "$(dirname "$0")/.."

compile() {
    uv pip compile --quiet --universal --generate-hashes --no-header --no-annotate \
        --no-emit-index-url --no-emit-find-links --python-version 3.11 "$@"
}

printf "hatchling\neditables\n" | compile pyproject.toml - --output-file requirements.txt
printf "hatchling\neditables\n" | compile pyproject.toml - --extra dev --constraint requirements.txt --output-file requirements-dev.txt
