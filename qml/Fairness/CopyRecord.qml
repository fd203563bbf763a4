// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Models

/// Copies all there is to know of a finished shoe, and says for a moment that it did.
Button {
    id: root

    property FairnessController fairness
    property real shoeId: 0
    readonly property bool copied: saidSo.running

    text: copied ? qsTr("Copied") : qsTr("Copy as JSON")
    iconName: copied ? "check" : "copy"
    onClicked: fairness.copyRecord(shoeId)

    Timer {
        id: saidSo
        interval: Theme.toastTime
    }
    Connections {
        target: root.fairness
        function onCopied(shoeId: real): void {
            if (shoeId === root.shoeId)
                saidSo.restart()
        }
    }
}
