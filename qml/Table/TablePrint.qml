// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls

/// What is printed on the felt between dealer and spots: the rules in arcs about the table's centre.
Item {
    id: root

    required property TableGeometry geometry
    /// Most important first; the first is set larger, the rest share the second arc.
    required property list<string> lines
    required property color ink

    readonly property real size: geometry.printSize
    readonly property real middleY: (geometry.printTop + geometry.printBottom) / 2
    readonly property string headline: lines.length > 0 ? lines[0] : ""
    readonly property string smallPrint: lines.slice(1).join("   ·   ")

    TextMetrics {
        id: headWidth
        text: root.headline
        font.family: Theme.printFamily
        font.pixelSize: root.size
        font.weight: Theme.weightStrong
    }
    TextMetrics {
        id: smallWidth
        text: root.smallPrint
        font.family: Theme.printFamily
        font.pixelSize: root.size * 0.62
    }

    component Line: ArcText {
        required property real lowest
        readonly property real inset: root.geometry.spotB + root.geometry.centreY - lowest
        width: 2 * (root.geometry.spotA - inset * 0.6)
        height: 2 * (lowest - root.geometry.centreY)
        x: root.geometry.middle - width / 2
        y: root.geometry.centreY - height / 2
        color: root.ink
        visible: text !== ""
    }

    Line {
        text: root.headline
        lowest: root.middleY - root.size * 0.55
        fontSize: root.size * Math.min(1, 2 * root.geometry.printReach / (headWidth.advanceWidth * 1.12))
        fontWeight: Theme.weightStrong
        tracking: 0.1
        opacity: 0.85
    }
    Line {
        text: root.smallPrint
        lowest: root.middleY + root.size * 0.65
        fontSize: root.size * 0.62 * Math.min(1, 2 * root.geometry.printReach / (smallWidth.advanceWidth * 1.08))
        opacity: 0.75
    }
}
