// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Controls

/// A caption and an amount in an expanded row.
Item {
    id: root

    required property string label
    required property string value

    implicitHeight: name.implicitHeight
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("%1: %2").arg(label).arg(value)
    Label {
        id: name
        anchors.left: parent.left
        text: root.label
        role: Label.Caption
        muted: true
        Accessible.ignored: true
    }
    Label {
        anchors.right: parent.right
        text: root.value
        role: Label.Caption
        strong: true
        Accessible.ignored: true
    }
}
