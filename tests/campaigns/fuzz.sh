#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Every reader under libFuzzer with the address and undefined-behaviour sanitizers, one after the other:
#   tests/campaigns/fuzz.sh [MINUTES [TARGET …]]      default: 10 minutes each, all targets
# Works in build/fuzz; what it finds stays in build/fuzz/found. New inputs are kept in build/fuzz/work between runs;
# OPENSHOE_KEEP=1 writes the smallest set that covers as much into tests/fuzz/corpus.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
minutes=${1:-10}
[ $# -gt 0 ] && shift
targets=("$@")
[ ${#targets[@]} -gt 0 ] || targets=(words overrides rules events_json events_bytes scenario)
build=${OPENSHOE_FUZZ_BUILD:-build/fuzz}

if [ -z "${OPENSHOE_FUZZ_BUILD:-}" ]; then
    cmake --preset fuzz >/dev/null
    cmake --build --preset fuzz -j 2 --target openshoe_fuzz_seeds "${targets[@]/#/fuzz_}" >/dev/null
fi
mkdir -p "$build/found" "$build/work" "$build/seeds"
"$build/bin/openshoe_fuzz_seeds" "$build/seeds"

failed=0
for target in "${targets[@]}"; do
    mkdir -p "$build/work/$target" "tests/fuzz/corpus/$target" "$build/seeds/$target"
    log="$build/found/$target.log"
    # Leaks in Qt's static tables are none of ours to find here; memory and time are bounded instead.
    if nice -n 10 "$build/bin/fuzz_$target" -max_total_time="$((minutes * 60))" -dict=tests/fuzz/words.dict -max_len=20000 \
        -timeout=20 -rss_limit_mb=2048 -print_final_stats=1 -artifact_prefix="$build/found/$target-" \
        "$build/work/$target" "tests/fuzz/corpus/$target" "$build/seeds/$target" >"$log" 2>&1; then
        verdict=clean
    else
        verdict="FOUND SOMETHING, see $log"
        failed=1
    fi
    cover=$(grep -o 'cov: [0-9]* ft: [0-9]*' "$log" | tail -1 || true)
    runs=$(sed -n 's/^stat::number_of_executed_units: *//p' "$log")
    printf '%-13s %s runs, %s: %s\n' "$target" "${runs:-?}" "$cover" "$verdict"
    if [ "${OPENSHOE_KEEP:-}" = 1 ]; then
        new=$(mktemp -d)
        # Two steps: what covers most in the fewest bytes, and of it nothing above four kilobytes.
        "$build/bin/fuzz_$target" -merge=1 -max_len=4096 "$new" "tests/fuzz/corpus/$target" "$build/work/$target" "$build/seeds/$target" \
            >/dev/null 2>&1
        rm -f "tests/fuzz/corpus/$target"/[0-9a-f]*[0-9a-f]
        cp "$new"/* "tests/fuzz/corpus/$target/"
        rm -rf "$new"
    fi
done
exit $failed
