// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Models

/// The house edge, the difference from the game's own, and the other bets offered.
Column {
    id: root

    required property StrategyController strategy
    /// Only the edge, in one line if it fits; the difference where there is one.
    property bool brief: false

    spacing: brief ? 0 : Theme.spaceXs

    Grid {
        width: root.width
        columns: root.brief && words.implicitWidth + edge.implicitWidth + columnSpacing <= width ? 2 : 1
        columnSpacing: Theme.spaceM
        rowSpacing: Theme.spaceXs
        verticalItemAlignment: Grid.AlignVCenter
        Label {
            id: words
            text: qsTr("House edge")
            role: Label.Caption
            muted: true
            Accessible.ignored: true
        }
        Label {
            id: edge
            text: root.strategy.edgeText === "" ? "…" : root.strategy.edgeText
            role: root.brief ? Label.Title : Label.Headline
            opacity: root.strategy.working ? Theme.dimmedOpacity : 1
            Accessible.ignored: true
            Explained {
                anchors.fill: parent
                meaning: root.strategy.edgeHelp
                words: root.strategy.edgeText === "" ? qsTr("House edge: calculating…")
                                                     : qsTr("House edge %1").arg(root.strategy.edgeText)
            }
        }
    }
    HourlyLine {
        anchors.left: parent.left
        width: root.width
        oneLine: root.brief
        letters: root.brief ? Theme.fontCaption : Theme.fontBody
        text: root.strategy.costText
        hourly: root.strategy.hourly
        told: !root.brief
        opacity: root.strategy.working ? Theme.dimmedOpacity : 1
    }
    // Always present where the rules are tried, so that nothing jumps.
    FittingLabel {
        width: root.width
        text: root.strategy.changed ? root.strategy.differenceText : qsTr("with best play, of the initial stake")
        role: Label.Caption
        muted: !root.strategy.changed
        strong: root.strategy.changed
        color: root.strategy.difference === Difference.Better ? Theme.win
             : root.strategy.difference === Difference.Worse ? Theme.lose : Theme.textMuted
        height: Math.ceil(Theme.fontLeast * 2.5)
        visible: !root.brief || root.strategy.changed
        Accessible.role: Accessible.AlertMessage
    }
    Label {
        width: root.width
        text: root.strategy.changed ? qsTr("The game's own: %1").arg(root.strategy.ownEdgeText)
                                    : root.strategy.returnText
        role: Label.Caption
        muted: true
        fits: true
        visible: !root.brief
    }
}
