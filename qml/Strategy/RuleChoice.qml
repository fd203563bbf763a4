// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls

/// A rule with a few values: its name, with the values beneath it.
Column {
    id: root

    required property string caption
    required property list<string> values
    property list<string> labels: values
    required property string current
    signal chosen(string value)

    width: parent ? parent.width : implicitWidth
    spacing: Theme.space(0.5)

    Label {
        anchors.left: parent.left
        text: root.caption
        role: Label.Caption
        muted: true
        Accessible.ignored: true
    }
    Segmented {
        anchors.left: parent.left
        name: root.caption
        labels: root.labels
        width: Math.min(implicitWidth, root.width)
        implicitHeight: Theme.controlHeightSmall
        currentIndex: root.values.indexOf(root.current)
        onActivated: index => root.chosen(root.values[index])
    }
}
