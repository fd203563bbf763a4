// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Models

/// Chips at the left, what can be done in the middle, Deal at the right; one line above says what the table waits for.
Rectangle {
    id: root

    required property TableController table
    required property CoachController coach

    readonly property bool playing: table.phase === TableController.Playing
    readonly property bool over: table.phase === TableController.Over
    readonly property bool tight: width < Theme.space(290)
    /// While a hand is played there is room for chips only in a wide window.
    readonly property bool shelfShown: !table.replaying && (!playing || !tight)

    signal chosen(string actionId)
    signal dealAsked()
    signal emptyWallet()

    implicitHeight: Theme.bottomBarHeight
    color: Theme.surface

    Rectangle {
        width: parent.width
        height: Theme.hairline
        color: Theme.line
    }

    ChipShelf {
        id: shelf
        anchors.left: parent.left
        anchors.leftMargin: Theme.spaceL
        anchors.verticalCenter: parent.verticalCenter
        anchors.verticalCenterOffset: Theme.spaceXs
        visible: root.shelfShown
        opacity: root.playing ? Theme.disabledOpacity : 1
        enabled: !root.playing
        chips: root.table.chips
        selected: root.table.selectedChip
        room: Math.min(Theme.space(110), root.width * 0.34)
        onPicked: index => root.table.selectedChip = index
    }

    // ---- The line that says what is waited for ----

    Row {
        id: status
        readonly property string problem: root.table.refused ? root.table.message : answers.reason
        /// What was done for the person stands before what the table says, never instead of it.
        readonly property string told: root.table.refused ? "" : root.table.message
        readonly property string state: root.table.replaying
            ? (root.table.resultLine !== "" ? root.table.resultLine : root.table.questionText)
            : root.playing ? root.coach.shortText === "" ? root.table.questionText
                                                        : root.table.questionText + " · " + root.coach.shortText
            : root.over ? root.table.resultLine : root.table.dealHint
        readonly property string words: problem !== "" ? problem
            : told !== "" && state !== "" ? qsTr("%1 %2").arg(told).arg(state) : told + state
        x: middle.x + Math.max(0, Math.min(middle.width - width, root.width / 2 - middle.x - width / 2))
        y: Theme.spaceS
        spacing: Theme.spaceS
        height: statusText.implicitHeight

        Icon {
            name: status.problem !== "" ? "warning" : ""
            color: Theme.lose
            size: Theme.iconSizeSmall
            anchors.verticalCenter: parent.verticalCenter
        }
        Label {
            id: statusText
            text: status.words
            role: root.over || root.playing ? "label" : "body"
            strong: root.playing || root.over
            color: status.problem !== "" ? Theme.lose : root.table.resultKind === "win" ? Theme.win
                 : root.table.resultKind === "lose" ? Theme.lose : root.table.resultKind === "push" ? Theme.text
                 : root.playing ? Theme.accent : Theme.textMuted
            width: Math.min(implicitWidth, middle.width)
            // The outcome is read whole: between rounds nothing else stands in the middle.
            wrapMode: root.over ? Text.Wrap : Text.NoWrap
            horizontalAlignment: Text.AlignHCenter
            maximumLineCount: root.over ? 3 : 1
            elide: Text.ElideRight
            Accessible.role: Accessible.AlertMessage
            Accessible.description: root.playing ? root.coach.text : ""
        }
        Icon {
            name: "clock"
            color: clockLine.color
            size: Theme.iconSizeSmall
            visible: clockLine.visible
            anchors.verticalCenter: parent.verticalCenter
        }
        Label {
            id: clockText
            text: root.table.clockText
            role: "label"
            strong: clockLine.urgent
            color: clockLine.color
            visible: clockLine.visible
            Accessible.role: Accessible.StaticText
            Accessible.name: qsTr("Time left: %1").arg(text)
        }
    }

    // Time left, for games with a clock: a line that runs out along the top of the bar.
    Rectangle {
        id: clockLine
        readonly property bool urgent: root.table.clockFraction < 1 / 3
        width: parent.width * Math.max(0, root.table.clockFraction)
        height: Theme.spaceXs / 2
        color: urgent ? Theme.lose : Theme.accent
        visible: root.table.clockFraction >= 0
        Accessible.ignored: true
    }

    // ---- Actions ----

    Item {
        id: middle
        readonly property real from: shelf.visible ? shelf.x + shelf.width + Theme.spaceL : Theme.spaceL
        readonly property real to: endBox.visible ? endBox.x - Theme.spaceM : coachButton.visible ? coachButton.x - Theme.spaceM : root.width - Theme.spaceL
        x: from
        width: to - from
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.spaceS
        height: Theme.controlHeightLarge

        ActionBar {
            id: answers
            anchors.horizontalCenter: parent.horizontalCenter
            // In the window's middle where there is room for that.
            anchors.horizontalCenterOffset: {
                const wanted = root.width / 2 - (middle.x + middle.width / 2)
                const free = (middle.width - width) / 2
                return Math.max(-free, Math.min(free, wanted))
            }
            actions: root.table.actions
            coach: root.coach
            tight: root.tight && (root.table.actions.count > 3 || shelf.visible)
            visible: root.playing && !root.table.replaying
            onChosen: actionId => root.chosen(actionId)
        }

        Row {
            anchors.centerIn: parent
            spacing: Theme.spaceXs
            visible: !root.playing && !root.over && !root.table.replaying
            BetButton {
                text: qsTr("Undo")
                iconName: "undo"
                keyHint: "Z"
                enabled: root.table.canUndo
                tight: root.tight
                onClicked: root.table.undo()
            }
            BetButton {
                text: qsTr("Clear")
                iconName: "clear"
                keyHint: "C"
                enabled: root.table.canClear
                tight: root.tight
                onClicked: root.table.clear()
            }
            BetButton {
                text: qsTr("Double bet")
                iconName: "plus"
                keyHint: "D"
                enabled: root.table.canDoubleBets
                tight: root.tight
                onClicked: root.table.doubleBets()
            }
            BetButton {
                text: qsTr("Repeat")
                iconName: "repeat"
                keyHint: "B"
                enabled: root.table.canRepeat
                tight: root.tight
                onClicked: root.table.repeatBets()
            }
        }

        Row {
            anchors.centerIn: parent
            spacing: Theme.spaceS
            visible: root.table.replaying
            Button {
                text: qsTr("Step")
                focusPolicy: Qt.TabFocus
                enabled: root.table.animating
                iconName: "step"
                onClicked: root.table.stepReplay()
            }
            Button {
                text: qsTr("To the end")
                focusPolicy: Qt.TabFocus
                enabled: root.table.animating
                iconName: "play"
                onClicked: root.table.skip()
            }
            Button {
                text: qsTr("Stop replay")
                focusPolicy: Qt.TabFocus
                iconName: "close"
                kind: "primary"
                onClicked: root.table.stopReplay()
            }
        }
    }

    // Keeps its place while the question is open, so that nothing moves when it has been pressed.
    IconButton {
        id: coachButton
        anchors.right: parent.right
        anchors.rightMargin: Theme.spaceL
        y: middle.y + (middle.height - height) / 2
        visible: root.playing && root.coach.onRequest && !root.table.replaying
        enabled: root.coach.canAsk
        text: qsTr("Ask the coach")
        keyHint: "K"
        iconName: "coach"
        focusPolicy: Qt.TabFocus
        onClicked: root.coach.ask()
    }

    // ---- Deal ----

    Row {
        id: endBox
        anchors.right: parent.right
        anchors.rightMargin: Theme.spaceL
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.spaceM
        visible: !root.playing && !root.table.replaying

        Column {
            anchors.verticalCenter: parent.verticalCenter
            visible: root.width >= Theme.space(225) && !root.over
            Label {
                anchors.right: parent.right
                text: qsTr("Stake")
                role: "caption"
                muted: true
                Accessible.ignored: true
            }
            Label {
                anchors.right: parent.right
                text: root.table.totalStakeText
                role: "title"
                Accessible.name: qsTr("Stake %1").arg(root.table.totalStakeText)
            }
        }
        Button {
            text: qsTr("Change bets")
            large: true
            keyHint: root.tight ? "" : "N"
            visible: root.over
            enabled: root.table.canNew
            focusPolicy: Qt.TabFocus
            onClicked: root.table.newBets()
        }
        Button {
            text: root.over ? qsTr("Deal again") : qsTr("Deal")
            detail: root.over ? root.table.totalStakeText : ""
            kind: "primary"
            large: true
            keyHint: root.tight ? "" : qsTr("Space")
            implicitWidth: Math.max(Theme.space(28), implicitContentWidth + 2 * Theme.spaceL)
            enabled: root.table.canDeal
            focusPolicy: Qt.TabFocus
            Accessible.description: root.table.dealHint !== "" ? root.table.dealHint : root.over ? root.table.totalStakeText : ""
            onClicked: root.dealAsked()
        }
    }
}
