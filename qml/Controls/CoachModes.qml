// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// When the coach speaks: the values used by the settings, and their labels.
QtObject {
    readonly property list<string> values: ["off", "request", "always"]
    readonly property list<string> labels: [qsTr("Off"), qsTr("On request"), qsTr("Always")]
}
