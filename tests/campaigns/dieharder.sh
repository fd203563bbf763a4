#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# The words that decide the shuffles, shoe after shoe, under dieharder (Debian package dieharder):
#   tests/campaigns/dieharder.sh [TEST …]      by their numbers; default a subset of some minutes, `all` for every one (hours)
# Needs shuffle_statistics built; OPENSHOE_BUILD names the build folder (default build/release).
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
program=${OPENSHOE_BUILD:-build/release}/bin/shuffle_statistics
tests=("$@")
[ ${#tests[@]} -gt 0 ] || tests=(0 2 8 15 100 101 203)
if [ "${tests[0]}" = all ]; then
    "$program" --words | nice -n 10 dieharder -g 200 -a
    exit
fi
for test in "${tests[@]}"; do
    "$program" --words | nice -n 10 dieharder -g 200 -d "$test" | grep -E 'PASSED|WEAK|FAILED' || true
done
