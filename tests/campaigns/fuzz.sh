#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Runs every reader under libFuzzer with the address and undefined-behaviour sanitizers, one after the other:
#   tests/campaigns/fuzz.sh [MINUTES [TARGET …]]      default: 10 minutes each, all targets
# Works in build/fuzz; findings go to build/fuzz/found. New inputs are kept in build/fuzz/grown between runs;
# OPENSHOE_KEEP=1 writes the smallest set with the same coverage to tests/fuzz/corpus. clang and its libFuzzer are
# installed if they are missing (on Debian and its relatives; with OPENSHOE_NO_INSTALL=1 they are only named).
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
minutes=${1:-10}
[ $# -gt 0 ] && shift
targets=("$@")
[ ${#targets[@]} -gt 0 ] || targets=(words overrides rules counts variants scenario events_json events_bytes challenge
    command_line export database settings options)
# Absolute paths, because some targets change to a folder of their own.
build=$(realpath -m "${OPENSHOE_FUZZ_BUILD:-build/fuzz}")
kept=$PWD/tests/fuzz/corpus

scratch=$(mktemp -d -p "$([ -w /dev/shm ] && echo /dev/shm || echo "${TMPDIR:-/tmp}")")
trap 'rm -rf "$scratch"' EXIT
export TMPDIR=$scratch # databases and data folders of the inputs, in memory if the system can

# Leaks in Qt's static tables are not ours to find here; memory and time are bounded instead. Short allocation stacks
# make the calls that open databases twice as fast.
export ASAN_OPTIONS="detect_leaks=0:malloc_context_size=3:quarantine_size_mb=32${ASAN_OPTIONS:+:$ASAN_OPTIONS}"

has_libfuzzer() {
    command -v clang++ >/dev/null &&
        echo 'extern "C" int LLVMFuzzerTestOneInput(const char*, unsigned long) { return 0; }' |
        clang++ -x c++ - -fsanitize=fuzzer,address,undefined -o "$scratch/probe" 2>/dev/null
}
install() {
    [ "${OPENSHOE_NO_INSTALL:-}" != 1 ] && command -v apt-get >/dev/null || return 0
    local root=()
    [ "$(id -u)" = 0 ] || root=(sudo)
    "${root[@]}" apt-get install -y -q --no-install-recommends "$@"
}
if ! has_libfuzzer; then
    command -v clang++ >/dev/null || install clang
    version=$(clang++ -dumpversion 2>/dev/null | cut -d. -f1 || true)
    install "libclang-rt-${version:-14}-dev"
    has_libfuzzer || {
        echo "fuzz.sh: clang++ with libFuzzer is needed (Debian: clang libclang-rt-${version:-14}-dev)" >&2
        exit 1
    }
fi

if [ -z "${OPENSHOE_FUZZ_BUILD:-}" ]; then
    cmake --preset fuzz >/dev/null
    cmake --build --preset fuzz -j 2 --target openshoe_fuzz_seeds "${targets[@]/#/fuzz_}" >/dev/null
fi
mkdir -p "$build/found" "$build/grown" "$build/seeds"
if [ "$build/bin/openshoe_fuzz_seeds" -nt "$build/seeds/made" ]; then
    "$build/bin/openshoe_fuzz_seeds" "$build/seeds" && touch "$build/seeds/made"
fi

failed=0
for target in "${targets[@]}"; do
    mkdir -p "$build/grown/$target" "$kept/$target" "$build/seeds/$target"
    log="$build/found/$target.log"
    if nice -n 10 "$build/bin/fuzz_$target" -max_total_time="$((minutes * 60))" -dict="$PWD/tests/fuzz/words.dict" \
        -max_len=20000 -timeout=20 -rss_limit_mb=2048 -detect_leaks=0 -print_final_stats=1 \
        -artifact_prefix="$build/found/$target-" \
        "$build/grown/$target" "$kept/$target" "$build/seeds/$target" >"$log" 2>&1; then
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
        # The same coverage in the fewest files, none above four kilobytes.
        "$build/bin/fuzz_$target" -set_cover_merge=1 -max_len=4000 "$new" "$kept/$target" "$build/grown/$target" \
            "$build/seeds/$target" >/dev/null 2>&1
        find "$kept/$target" -regextype posix-extended -regex '.*/[0-9a-f]{40}' -delete # named files stay
        cp "$new"/* "tests/fuzz/corpus/$target/"
        rm -rf "$new"
    fi
done
exit $failed
