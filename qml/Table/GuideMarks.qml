// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import OpenShoe.Theme
import OpenShoe.Models

/// Rings around what the guide's step is about. They are outlines only, and lie in the part of the table they ring.
Item {
    id: root

    required property TableGuide guide
    required property TableFelt felt
    required property BottomBar bar

    readonly property int target: guide.shown ? guide.target : GuideTarget.None
    readonly property TableGeometry geometry: felt.geometry
    readonly property real gap: Theme.spaceXs
    /// What the ring in the bar lies in, and the box it rings there.
    readonly property Item holder: {
        switch (target) {
        case GuideTarget.Deal: return bar.dealButton
        case GuideTarget.Answers: return bar.answerBar
        case GuideTarget.Result: return bar
        default: return null
        }
    }
    readonly property rect box: target === GuideTarget.Deal ? Qt.rect(0, 0, bar.dealButton.width, bar.dealButton.height)
        : target === GuideTarget.Answers ? bar.answerBar.offered
        : Qt.rect(bar.statusLine.x, bar.statusLine.y, bar.statusLine.width, bar.statusLine.height)

    LayoutMirroring.enabled: false
    LayoutMirroring.childrenInherit: true

    component Ring: Rectangle {
        color: "transparent"
        border.width: Theme.space(0.75)
        border.color: Theme.turn
        radius: Theme.radiusM
        Accessible.ignored: true
    }

    Ring {
        parent: root.felt
        readonly property real diameter: 2 * (root.geometry.spotRadius + root.gap)
        x: root.geometry.spot(root.guide.seat).x - width / 2
        y: root.geometry.spot(root.guide.seat).y - height / 2
        width: diameter
        height: diameter
        radius: diameter / 2
        visible: root.target === GuideTarget.Spot
    }
    Ring {
        parent: root.felt
        width: Math.min(root.geometry.cellWidth, root.geometry.plateFont * 4)
        height: root.geometry.plateHeight + root.gap
        radius: height / 2
        x: root.geometry.handX(root.guide.seat, root.guide.hand, root.guide.handsOnSeat) - width / 2
        y: root.geometry.totalY(root.guide.seat) - height / 2
        visible: root.target === GuideTarget.Totals
    }
    Ring {
        parent: root.felt
        width: root.geometry.plateFont * 4
        height: root.geometry.plateHeight + root.gap
        radius: height / 2
        x: root.geometry.middle - width / 2
        y: root.geometry.dealerPlateY + root.geometry.plateHeight / 2 - height / 2
        visible: root.target === GuideTarget.Totals || root.target === GuideTarget.Dealer
    }
    Ring {
        parent: root.holder ? root.holder : root
        x: root.box.x - root.gap
        y: root.box.y - root.gap
        width: root.box.width + 2 * root.gap
        height: root.box.height + 2 * root.gap
        border.color: Theme.accent
        visible: root.holder !== null
    }
}
