// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Theme

/// Whether something takes longer than a moment, and so is worth being said to be on its way. Runs while it takes.
Timer {
    property bool passed: false

    interval: Theme.briefWait
    onTriggered: passed = true
    onRunningChanged: if (running) passed = false
}
