// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Models

/// The house edge, the difference from the game's own, and the other bets offered.
Column {
    id: root

    required property StrategyController strategy

    spacing: Theme.spaceXs

    Label {
        width: root.width
        text: qsTr("House edge")
        role: "caption"
        muted: true
        Accessible.ignored: true
    }
    Label {
        width: root.width
        text: root.strategy.edgeText === "" ? "…" : root.strategy.edgeText
        role: "headline"
        opacity: root.strategy.working ? Theme.dimmedOpacity : 1
        Accessible.name: root.strategy.edgeText === "" ? qsTr("House edge: being calculated")
                                                       : qsTr("House edge %1").arg(root.strategy.edgeText)
    }
    // Always present, so that nothing jumps when a rule is tried.
    FittingLabel {
        width: root.width
        text: root.strategy.changed ? root.strategy.differenceText : qsTr("with best play, of the first stake")
        role: "caption"
        muted: !root.strategy.changed
        strong: root.strategy.changed
        color: root.strategy.difference === Difference.Better ? Theme.win
             : root.strategy.difference === Difference.Worse ? Theme.lose : Theme.textMuted
        height: Math.ceil(Theme.fontLeast * 2.5)
        Accessible.role: Accessible.AlertMessage
    }
    Label {
        width: root.width
        text: root.strategy.changed ? qsTr("The game's own: %1").arg(root.strategy.ownEdgeText)
                                    : root.strategy.returnText
        role: "caption"
        muted: true
        fits: true
    }
}
