// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import OpenShoe.Theme

/// A surface that holds other things. `raised` is for panels that lie on another panel.
T.Pane {
    id: control

    property bool raised: false
    property real radius: Theme.radiusL

    implicitWidth: contentWidth + leftPadding + rightPadding
    implicitHeight: contentHeight + topPadding + bottomPadding
    padding: Theme.spaceL

    background: Rectangle {
        radius: control.radius
        color: control.raised ? Theme.surfaceRaised : Theme.surface
        border.width: Theme.hairline
        border.color: Theme.line
    }
}
