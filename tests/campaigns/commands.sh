#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# The engine under random commands, legal and illegal, with people coming and going: no crash, no impossible state,
# balanced books, fold(events) = state, the same events from the same input.
#   tests/campaigns/commands.sh [COMMANDS]     for each game, six rule changes and four series of random rule sets;
#                                              release build; default 10000000
#   tests/campaigns/commands.sh COMMANDS asan tsan      the same with other presets; use a smaller number
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
export OPENSHOE_COMMANDS=${1:-10000000} QT_QPA_PLATFORM=offscreen QTEST_FUNCTION_TIMEOUT=36000000
[ $# -gt 0 ] && shift
for preset in "${@:-release}"; do
    cmake --preset "$preset" >/dev/null
    cmake --build --preset "$preset" -j 2 --target tst_properties >/dev/null
    echo "== $OPENSHOE_COMMANDS commands a game ($preset)"
    nice -n 10 "build/$preset/bin/tst_properties" -silent
done
