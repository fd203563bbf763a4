#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# The long form of the fault tests: fault_campaign.sh BUILD-FOLDER [MINUTES]. Power is lost at every write of every play
# with several disks left by each, every operation of the disk fails in every way, with other rounds each time, until the
# minutes (10) are over; where it may mount, also on a file system in memory that is truly full or read-only.
set -eu
build=${1:?the folder the program was built in}
end=$(($(date +%s) + 60 * ${2:-10}))
export QTEST_FUNCTION_TIMEOUT=36000000
here=$(dirname "$0")
"$here/full_disk.sh" "$build"
seed=${OPENSHOE_SEED:-1}
while [ "$(date +%s)" -lt "$end" ]; do
    OPENSHOE_SEED=$seed OPENSHOE_CUTS=2 "$build/bin/tst_power" -silent
    OPENSHOE_SEED=$seed OPENSHOE_FAULTS=all "$build/bin/tst_diskfaults" -silent
    seed=$((seed + 1))
done
