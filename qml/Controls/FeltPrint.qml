// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Theme

/// What is printed between dealer and spots, on concentric ellipses: the blackjack payout, the dealer's rule, the
/// insurance line. The item's box is the ellipse of the first line; the others lie further out.
Item {
    id: root

    property string headline: ""
    property string rule: ""
    property string insurance: ""
    property color color: Theme.feltText
    /// Font size of the headline; the other lines scale with it.
    property real fontSize: Theme.fontHeadline

    ArcText {
        anchors.fill: parent
        text: root.headline
        color: root.color
        fontSize: root.fontSize
        tracking: 0.14
    }
    ArcText {
        anchors.fill: parent
        anchors.margins: -root.fontSize * 1.25
        text: root.rule
        color: root.color
        fontSize: root.fontSize * 0.58
        tracking: 0.08
    }
    ArcText {
        anchors.fill: parent
        anchors.margins: -root.fontSize * 2.25
        text: root.insurance
        color: root.color
        fontSize: root.fontSize * 0.58
        tracking: 0.22
    }
}
