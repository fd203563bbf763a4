// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls

/// What is printed on the felt between dealer and spots: the rules, in arcs about the table's centre.
Item {
    id: root

    required property TableGeometry geometry
    /// Most important first; the first is set larger, the others share the second arc.
    required property list<string> lines
    required property color ink

    readonly property real size: geometry.printSize
    readonly property real middleY: (geometry.printTop + geometry.printBottom) / 2
    readonly property string headline: lines.length > 0 ? lines[0] : ""
    readonly property int count: geometry.briefPrint ? Math.min(1, lines.length) : lines.length
    readonly property string smallPrint: joined(1, count)
    readonly property real reach: 2 * geometry.printReach
    /// The second line is too long for one arc: use two of about the same length.
    readonly property bool parted: count > 2 && smallWidth.advanceWidth * 1.08 > reach
    readonly property int cut: 1 + Math.floor(lines.length / 2)
    /// One factor for all lines, so that the first stays the largest.
    readonly property real fit: Math.min(1, reach / (headWidth.advanceWidth * 1.12),
                                         reach / (smallWidth.advanceWidth * (parted ? 0.72 : 1.08)))
    readonly property real shift: parted ? -size * 0.4 : 0

    function joined(from: int, to: int): string {
        let text = ""
        for (let i = from; i < to; ++i)
            text += (text === "" ? "" : "   ·   ") + lines[i]
        return text
    }

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
        lowest: root.middleY + (root.smallPrint === "" ? root.size * 0.35 : root.shift - root.size * 0.55)
        fontSize: root.size * root.fit
        fontWeight: Theme.weightStrong
        tracking: 0.1
    }
    Line {
        text: root.parted ? root.joined(1, root.cut) : root.smallPrint
        lowest: root.middleY + root.shift + root.size * 0.6
        fontSize: root.size * 0.62 * root.fit
    }
    Line {
        text: root.parted ? root.joined(root.cut, root.lines.length) : ""
        lowest: root.middleY + root.shift + root.size * 1.45
        fontSize: root.size * 0.62 * root.fit
    }
}
