// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import OpenShoe.Controls
import OpenShoe.Theme

/// What a side bet pays, printed on the felt. Set the available area with `x`, `y`, `width` and `height`: it is left
/// out where its letters would be too small to read.
Item {
    id: root

    required property string name
    /// "Suited pair 25:1 · Pair 10:1".
    required property string paysText
    required property color ink
    /// The size of the letters where there is room for it.
    required property real fontSize

    /// What all that is printed so is scaled by.
    required property real share
    /// What this needs.
    readonly property real fitting: Math.min(1, width / Math.max(1, measure.implicitWidth),
                                             height / Math.max(1, measure.implicitHeight))
    readonly property real smallest: Theme.fontLeast * 1.1

    visible: width > 0 && paysText !== "" && fontSize * fitting >= smallest

    // The circle's description says the same.
    Accessible.ignored: true

    component Print: Column {
        id: lines
        property real size: root.fontSize
        PlainText {
            anchors.horizontalCenter: parent.horizontalCenter
            text: root.name
            font.family: Theme.printFamily
            font.pixelSize: lines.size * 1.15
            font.weight: Theme.weightStrong
            color: root.ink
            Accessible.ignored: true
        }
        PlainText {
            anchors.horizontalCenter: parent.horizontalCenter
            text: root.paysText.split(" · ").join("\n")
            font.family: Theme.printFamily
            font.pixelSize: lines.size
            horizontalAlignment: Text.AlignHCenter
            color: root.ink
            Accessible.ignored: true
        }
    }
    Print {
        id: measure
        visible: false
    }
    Print {
        anchors.centerIn: parent
        size: Math.max(root.smallest, Math.floor(root.fontSize * root.share))
        opacity: Theme.faint(0.8)
    }
}
