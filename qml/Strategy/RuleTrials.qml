// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Models

/// Rules to try out: every change shows at once in the figures and the chart, and nowhere else.
Column {
    id: root

    required property StrategyController strategy

    spacing: Theme.spaceS

    Item {
        width: root.width
        // Stacked if they don't fit side by side.
        height: Theme.controlHeight + (beside ? 0 : back.height)
        readonly property bool beside: title.implicitWidth + back.implicitWidth <= width
        Label {
            id: title
            anchors.left: parent.left
            width: parent.beside ? implicitWidth : parent.width
            height: Theme.controlHeight
            fits: true
            verticalAlignment: Text.AlignVCenter
            text: qsTr("Try other rules")
            role: Label.Title
        }
        Button {
            id: back
            anchors.right: parent.right
            anchors.bottom: parent.bottom
            width: Math.min(implicitWidth, parent.width)
            fit: true
            text: qsTr("Revert")
            kind: "ghost"
            iconName: "undo"
            enabled: root.strategy.changed
            onClicked: root.strategy.reset()
        }
    }
    Item {
        width: root.width
        height: Theme.controlHeightSmall
        Label {
            id: decksWords
            anchors.left: parent.left
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.space(20)
            text: qsTr("Decks: %1").arg(root.strategy.decks)
            Accessible.ignored: true
        }
        Slider {
            anchors.left: decksWords.right
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            name: qsTr("Decks")
            from: 1
            to: 8
            stepSize: 1
            value: root.strategy.decks
            onMoved: root.strategy.decks = Math.round(value)
        }
    }
    SwitchRow {
        width: root.width
        text: qsTr("Dealer hits soft 17")
        checked: root.strategy.hitsSoft17
        onToggled: root.strategy.hitsSoft17 = checked
    }
    SwitchRow {
        width: root.width
        text: qsTr("Dealer peeks for blackjack")
        checked: root.strategy.peek
        onToggled: root.strategy.peek = checked
    }
    SwitchRow {
        width: root.width
        text: qsTr("Double after a split")
        enabled: root.strategy.splitHands > 1
        checked: root.strategy.doubleAfterSplit
        onToggled: root.strategy.doubleAfterSplit = checked
    }
    RuleChoice {
        caption: qsTr("Double on")
        values: ["any-two", "9-11", "10-11"]
        labels: [qsTr("any total"), "9–11", "10–11"]
        current: root.strategy.doubleOn
        onChosen: value => root.strategy.doubleOn = value
    }
    RuleChoice {
        caption: qsTr("Hands from one pair")
        values: ["1", "2", "3", "4"]
        labels: [qsTr("no split"), "2", "3", "4"]
        current: String(root.strategy.splitHands)
        onChosen: value => root.strategy.splitHands = Number(value)
    }
    RuleChoice {
        caption: qsTr("Surrender")
        values: ["none", "late", "early"]
        labels: [qsTr("none"), qsTr("late"), qsTr("early")]
        current: root.strategy.surrender
        onChosen: value => root.strategy.surrender = value
    }
    RuleChoice {
        caption: qsTr("Blackjack pays")
        values: root.strategy.blackjackPayouts
        current: root.strategy.blackjackPays
        onChosen: value => root.strategy.blackjackPays = value
    }
}
