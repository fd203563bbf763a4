#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# The long form of the play test: play_campaign.sh BUILD-FOLDER [ROUNDS [SEED]]. Plays every game through the real
# window by mouse, by keys and by accessible actions (200 rounds each by default), and once more with animations on; the
# seed varies the choices.
set -eu
build=${1:?the folder the program was built in}
export QT_QPA_PLATFORM=offscreen QT_QUICK_BACKEND=software LC_ALL=C.UTF-8
OPENSHOE_PLAY_ROUNDS=${2:-200} OPENSHOE_PLAY_SEED=${3:-0} QTEST_FUNCTION_TIMEOUT=36000000 exec "$build/bin/tst_play"
