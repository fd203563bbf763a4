#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# The long form of the fault tests: fault_campaign.sh BUILD-FOLDER [MINUTES]. First, if it may mount one, a file system
# that is really full or read-only. Then, until the minutes (10) are up, each time with different rounds and places:
# power is lost at every write of every play, with three or four possible disks tried after each, and disk operations
# fail in every way.
# (OPENSHOE_FAULTS=all tst_diskfaults makes every single operation fail in every way, which takes half an hour.)
set -eu
build=${1:?the folder the program was built in}
end=$(($(date +%s) + 60 * ${2:-10}))
export QTEST_FUNCTION_TIMEOUT=36000000
"$(dirname "$0")/full_disk.sh" "$build"
seed=${OPENSHOE_SEED:-1}
while [ "$(date +%s)" -lt "$end" ]; do
    OPENSHOE_SEED=$seed OPENSHOE_CUTS=2 "$build/bin/tst_power" -silent
    for part in 0 1 2; do
        OPENSHOE_SEED=$((seed * 3 + part)) "$build/bin/tst_diskfaults" -silent
    done
    seed=$((seed + 1))
done
