// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// How fast cards can be dealt: the values used by the settings, and their labels.
QtObject {
    readonly property list<string> values: ["off", "fast", "normal", "slow"]
    readonly property list<string> labels: [qsTr("Off"), qsTr("Fast"), qsTr("Normal"), qsTr("Slow")]
}
