#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# The long form of the kill test: kill_campaign.sh BUILD-FOLDER [KILLS]. Players of all six games are killed at random
# moments (2,000 times unless KILLS says otherwise), and what they leave is checked each time.
set -eu
build=${1:?the folder the program was built in}
OPENSHOE_KILLS=${2:-2000} QTEST_FUNCTION_TIMEOUT=36000000 exec "$build/bin/tst_kills"
