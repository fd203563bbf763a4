// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Table
import OpenShoe.Models

/// The discard tray of the table, larger.
Item {
    id: root

    required property PractiseController practise

    /// The tray is a quarter higher than wide, and the pile of a whole shoe rises beyond it.
    readonly property real trayWidth: Math.min(width, height / 1.4)

    Accessible.role: Accessible.Graphic
    Accessible.name: practise.trayText

    DiscardTray {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        width: root.trayWidth
        height: Math.round(width * 1.25)
        filled: Math.max(0, root.practise.tray)
        tallest: 0.42
        cardWidth: Math.round(width * 0.67)
        rest: Qt.point((width - cardWidth) / 2, height * 0.2)
        Accessible.ignored: true
    }
}
