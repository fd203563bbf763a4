// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Models

/// When the coach speaks.
Options {
    values: [CoachMode.Off, CoachMode.OnRequest, CoachMode.Always]
    labels: [qsTr("Off"), qsTr("On request"), qsTr("Always")]
}
