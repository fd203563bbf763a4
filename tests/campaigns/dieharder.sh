#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Tests the words that decide the shuffles, shoe after shoe, with dieharder (Debian package dieharder):
#   tests/campaigns/dieharder.sh [TEST …]      by number; the default is a subset of some minutes, `all` runs every one
#                                              (hours)
# Needs shuffle_statistics built; OPENSHOE_BUILD names the build folder (default build/release). Fails if a test fails
# or gives no verdict; one WEAK in twenty is chance.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
program=${OPENSHOE_BUILD:-build/release}/bin/shuffle_statistics
[ -x "$program" ] || {
    echo "dieharder.sh: build shuffle_statistics first, or name its build folder in OPENSHOE_BUILD" >&2
    exit 2
}
command -v dieharder >/dev/null || { echo "dieharder.sh: dieharder is needed (Debian: dieharder)" >&2; exit 2; }
tests=("$@")
[ ${#tests[@]} -gt 0 ] || tests=(0 2 8 15 100 101 203)

failed=0
for test in "${tests[@]}"; do
    which=(-d "$test")
    [ "$test" != all ] || which=(-a)
    # The stream of words is cut off when dieharder has had enough; that is no failure.
    told=$("$program" --words | nice -n 10 dieharder -g 200 "${which[@]}" || true)
    verdicts=$(grep -E 'PASSED|WEAK|FAILED' <<<"$told") || {
        echo "$told"
        echo "test $test says nothing"
        failed=1
        continue
    }
    echo "$verdicts"
    ! grep -q FAILED <<<"$verdicts" || failed=1
done
exit $failed
