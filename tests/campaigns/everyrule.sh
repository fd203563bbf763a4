#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Random combinations of all rules' values: each one plays, can be analysed and round-trips, or is refused with a
# reason.
#   tests/campaigns/everyrule.sh [COMBINATIONS] [SEED]     10000 by default; one series per processor, from SEED on
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
series=$(nproc) first=${2:-12}
export OPENSHOE_COMBINATIONS=$(((${1:-10000} + series - 1) / series))
export QT_QPA_PLATFORM=offscreen QTEST_FUNCTION_TIMEOUT=36000000
cmake --preset release >/dev/null
cmake --build --preset release -j "$series" --target tst_everyrule >/dev/null
running=()
for ((i = 0; i < series; ++i)); do
    OPENSHOE_SEED=$((first + i)) nice -n 10 build/release/bin/tst_everyrule randomCombinations &
    running+=($!)
done
failed=0
for process in "${running[@]}"; do wait "$process" || failed=1; done
exit $failed
