// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls

/// A figure with its caption.
Panel {
    id: root

    required property string name
    required property string value

    padding: Theme.spaceM
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("%1: %2", "what a figure is, the figure").arg(name).arg(value)

    Column {
        width: root.availableWidth
        spacing: Theme.space(0.5)
        Label {
            width: parent.width
            text: root.name
            role: Label.Caption
            muted: true
            fits: true
            Accessible.ignored: true
        }
        Label {
            width: parent.width
            text: root.value
            role: Label.Title
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.fontCaption
            Accessible.ignored: true
        }
    }
}
