#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# The long form of the window's kill test: kill_window_campaign.sh BUILD-FOLDER [KILLS]. The real window plays all six
# games at all speeds, is killed at random moments (300 times by default), and what it leaves behind is checked each
# time.
set -eu
build=${1:?the folder the program was built in}
export QT_QPA_PLATFORM=offscreen QT_QUICK_BACKEND=software LC_ALL=C.UTF-8
OPENSHOE_KILLS=${2:-300} QTEST_FUNCTION_TIMEOUT=36000000 exec "$build/bin/tst_windowkills"
