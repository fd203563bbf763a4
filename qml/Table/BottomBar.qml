// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Models

/// Chips at the left, actions in the middle, Deal at the right; one line above says what the table is waiting for.
Rectangle {
    id: root

    required property TableController table
    required property CoachController coach
    required property KeyMap keys

    readonly property ShownTable shown: table.shown
    readonly property TableBets bets: table.bets
    readonly property LiveRound live: table.live
    readonly property bool playing: live.phase === LiveRound.Playing
    readonly property bool over: live.phase === LiveRound.Over
    readonly property bool tight: width < Theme.space(290)
    /// There is plenty of room: larger buttons, and the chips are shown while a hand is played too.
    readonly property bool roomy: width >= Theme.space(440)
    readonly property bool shelfShown: !playing || roomy
    readonly property real buttonHeight: roomy ? Theme.space(16) : Theme.controlHeightLarge

    /// A question stands in the bar before something that can't be undone (`ask`); nothing else can be done meanwhile.
    required property bool asking
    /// "Give up hand 2?"
    property string askedText: ""
    property string askedMore: ""

    /// The button that starts a round.
    property alias dealButton: dealing
    /// Where the answers are, and the line above them.
    readonly property alias answerBar: answers
    readonly property alias statusLine: status

    signal chosen(int intent)
    signal answered(bool yes)
    signal dealAsked()
    signal reviewAsked()
    signal emptyWallet()

    function ask(question: string, explanation: string, yes: string, no: string): void {
        askedText = question
        askedMore = explanation
        confirming.acceptText = yes
        confirming.rejectText = no
    }
    onAskingChanged: if (asking) confirming.takeFocus()

    implicitHeight: Theme.bottomBarHeight + buttonHeight - Theme.controlHeightLarge
    color: Theme.surface

    Rectangle {
        width: parent.width
        height: Theme.hairline
        color: Theme.line
    }

    // The chips keep their order in every layout; the shelf's position is mirrored.
    Item {
        id: shelf
        anchors.left: parent.left
        anchors.leftMargin: Theme.spaceL
        anchors.verticalCenter: parent.verticalCenter
        anchors.verticalCenterOffset: Theme.spaceXs
        width: rack.width
        height: rack.height
        visible: root.shelfShown
        opacity: root.playing ? Theme.disabledOpacity : 1
        enabled: !root.playing
        ChipShelf {
            id: rack
            chips: root.bets.chips
            selected: root.bets.selectedChip
            room: Math.min(Theme.space(110), root.width * 0.34)
            onPicked: index => root.bets.selectedChip = index
        }
    }

    // ---- Status line ----

    Row {
        id: status
        readonly property TableMessage message: root.table.message
        readonly property string problem: root.asking ? "" : message.refused ? message.text : answers.reason
        readonly property string resumeKey: root.keys.hints[Intent.Pause] ?? ""
        readonly property string paused: !root.table.pause.paused ? ""
            : resumeKey === "" ? qsTr("Paused") : qsTr("Paused · %1 to go on").arg(resumeKey)
        /// What was done on the user's behalf comes before the table's own message, never instead of it.
        readonly property string told: message.refused ? "" : message.text
        /// The question being asked, or the dealer's outcome.
        readonly property string said: root.live.questionText !== "" ? root.live.questionText
            : early.visible && early.text !== "" ? joined(root.table.company.thinkingText, early.text)
            : root.table.company.thinkingText !== "" ? root.table.company.thinkingText : root.shown.outcomeText
        function joined(one: string, other: string): string { return one === "" ? other : one + " · " + other }
        readonly property string goingOn: root.playing
            ? root.coach.shortText === "" ? said : said + " · " + root.coach.shortText
            : root.over ? root.shown.resultReason : root.bets.dealHint
        /// A refusal never takes the place of what is asked, or of how the round ended: it stands below.
        readonly property bool parted: problem !== "" && (root.playing ? said !== "" : root.over && goingOn !== "")
        readonly property string words: root.asking
            ? root.askedMore === "" ? root.askedText : qsTr("%1 %2").arg(root.askedText).arg(root.askedMore)
            : problem !== "" && !parted ? problem
            : paused !== "" ? goingOn === "" ? paused : paused + " · " + goingOn
            : told !== "" && goingOn !== "" ? qsTr("%1 %2").arg(told).arg(goingOn) : told + goingOn
        /// What is left for the words beside the net. Where one line would need letters too small to read, the outcome
        /// is written in full on several: between rounds nothing else is in the middle.
        readonly property real room: middle.width - (netText.text === "" ? 0 : netText.implicitWidth + spacing)
        readonly property bool crowded: root.over && !root.asking
                                        && reasonWidth.advanceWidth * Theme.fontCaption > room * Theme.fontLabel
        x: middle.x + Math.max(0, Math.min(middle.width - width, root.width / 2 - middle.x - width / 2))
        y: parted && root.playing ? Theme.spaceXs : Theme.spaceS
        spacing: Theme.spaceS
        height: Math.max(statusText.height, netText.visible ? netText.implicitHeight : 0)
        readonly property color resultColour: root.shown.resultKind === ResultKind.Win ? Theme.win
            : root.shown.resultKind === ResultKind.Lose ? Theme.lose : Theme.text

        Icon {
            name: status.problem !== "" && !status.parted ? "warning" : ""
            color: Theme.lose
            size: Theme.iconSizeSmall
            anchors.verticalCenter: parent.verticalCenter
        }
        // The net comes first and large, so that it is read before its reason.
        Label {
            id: netText
            text: root.over && !root.asking ? root.shown.resultNet : ""
            role: Label.Title
            color: status.resultColour
            visible: text !== "" && !status.crowded
            anchors.verticalCenter: parent.verticalCenter
            Accessible.ignored: true
        }
        Label {
            id: statusText
            text: status.crowded && netText.text !== "" ? netText.text + " · " + status.words : status.words
            role: status.crowded || status.parted && root.playing ? Label.Caption
                : root.over || root.playing ? Label.Label : Label.Body
            strong: root.playing || root.over
            color: status.problem !== "" && !status.parted ? Theme.lose
                 : root.asking ? Theme.accent
                 : root.over ? status.resultColour : root.playing ? Theme.accent : Theme.textMuted
            // Not the label's own implicitWidth, which depends on the width.
            width: Math.min(Math.ceil(wordsWidth.advanceWidth) + 1, status.crowded ? middle.width : status.room)
            wrapMode: status.crowded ? Text.Wrap : Text.NoWrap
            maximumLineCount: status.crowded ? 6 : 1
            height: !status.crowded ? implicitHeight
                : root.height - 2 * Theme.spaceS - (status.parted ? refusal.implicitHeight + Theme.spaceXs : 0)
            fontSizeMode: status.crowded ? Text.Fit : Text.HorizontalFit
            verticalAlignment: Text.AlignVCenter
            elide: Text.ElideRight
            anchors.verticalCenter: parent.verticalCenter
            horizontalAlignment: Text.AlignHCenter
            fits: !status.crowded
            Accessible.role: Accessible.AlertMessage
            // The result as a whole, its net included.
            Accessible.name: !root.over || root.asking || status.goingOn === ""
                             || status.problem !== "" && !status.parted ? text
                : status.told !== "" ? qsTr("%1 %2").arg(status.told).arg(root.shown.resultLine)
                                     : root.shown.resultLine
            Accessible.description: root.playing ? root.coach.text : ""
        }
        TextMetrics {
            id: reasonWidth
            font.family: Theme.fontFamily
            font.pixelSize: Theme.fontLabel
            font.weight: Theme.weightStrong
            text: status.words
        }
        TextMetrics {
            id: wordsWidth
            font.family: Theme.fontFamily
            font.pixelSize: root.over || root.playing ? Theme.fontLabel : Theme.fontBody
            font.weight: statusText.font.weight
            text: statusText.text
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
            text: root.live.clockText
            role: Label.Label
            strong: clockLine.urgent
            color: clockLine.color
            visible: clockLine.visible
            Accessible.role: Accessible.StaticText
            Accessible.name: root.live.clockName
        }
    }

    Explained {
        anchors.fill: status
        meaning: root.over && status.words !== status.problem ? root.shown.resultHelp
               : root.playing && !root.asking ? root.live.questionHelp : ""
        words: root.over ? root.shown.resultLine : root.live.questionText
    }

    Row {
        anchors.horizontalCenter: status.horizontalCenter
        anchors.top: status.bottom
        anchors.topMargin: root.over ? Theme.spaceXs : 0
        spacing: Theme.spaceS
        visible: status.parted
        Icon {
            name: "warning"
            color: Theme.lose
            size: Theme.iconSizeSmall
            anchors.verticalCenter: parent.verticalCenter
        }
        Label {
            id: refusal
            text: status.parted ? status.problem : ""
            role: Label.Caption
            color: Theme.lose
            width: Math.min(Math.ceil(refusalWidth.advanceWidth) + 1, middle.width - Theme.iconSizeSmall - Theme.spaceS)
            fits: true
            Accessible.role: Accessible.AlertMessage
        }
        TextMetrics {
            id: refusalWidth
            font.family: Theme.fontFamily
            font.pixelSize: Theme.fontCaption
            font.weight: refusal.font.weight
            text: refusal.text
        }
    }

    // Time left, in games with a clock: a line along the top of the bar that gets shorter.
    Rectangle {
        id: clockLine
        readonly property bool urgent: root.live.urgent
        anchors.left: parent.left
        width: parent.width * Math.max(0, root.live.clockFraction)
        height: Theme.spaceXs / 2
        color: urgent ? Theme.lose : Theme.accent
        visible: root.live.clockFraction >= 0
        Accessible.ignored: true
    }

    // ---- Actions ----

    Item {
        id: middle
        anchors.left: shelf.visible ? shelf.right : parent.left
        anchors.leftMargin: Theme.spaceL
        anchors.right: endBox.visible ? endBox.left : waiting.visible ? waiting.left
                     : coachButton.visible ? coachButton.left : parent.right
        anchors.rightMargin: endBox.visible || waiting.visible || coachButton.visible ? Theme.spaceM : Theme.spaceL
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.spaceS
        height: root.buttonHeight

        AskBar {
            id: confirming
            anchors.centerIn: parent
            acceptText: ""
            rejectText: ""
            question: status.words
            rejectKey: root.keys.hints[Intent.No] ?? ""
            buttonHeight: root.buttonHeight
            room: middle.width
            visible: root.asking
            onAnswered: yes => root.answered(yes)
        }

        Row {
            id: betting
            anchors.centerIn: parent
            spacing: Theme.spaceXs
            visible: !root.playing && !root.over && !root.asking
            /// When the captions don't fit, all buttons shrink by the same factor.
            readonly property real share: Math.min(1, (middle.width - 3 * spacing)
                / (undo.implicitWidth + clear.implicitWidth + doubling.implicitWidth + repeat.implicitWidth))
            BetButton {
                id: undo
                text: qsTr("Undo")
                iconName: "undo"
                keyHint: root.keys.hints[Intent.Undo] ?? ""
                enabled: root.bets.canUndo
                tight: root.tight
                width: implicitWidth * betting.share
                height: root.buttonHeight
                onClicked: root.bets.undo()
            }
            BetButton {
                id: clear
                text: qsTr("Clear")
                iconName: "clear"
                keyHint: root.keys.hints[Intent.Clear] ?? ""
                enabled: root.bets.canClear
                tight: root.tight
                width: implicitWidth * betting.share
                height: root.buttonHeight
                onClicked: root.bets.clear()
            }
            BetButton {
                id: doubling
                text: qsTr("Double bet")
                iconName: "plus"
                keyHint: root.keys.hints[Intent.Double] ?? ""
                enabled: root.bets.canDoubleBets
                tight: root.tight
                width: implicitWidth * betting.share
                height: root.buttonHeight
                onClicked: root.bets.doubleBets()
            }
            BetButton {
                id: repeat
                text: qsTr("Repeat")
                iconName: "repeat"
                keyHint: root.keys.hints[Intent.Repeat] ?? ""
                enabled: root.bets.canRepeat
                tight: root.tight
                width: implicitWidth * betting.share
                height: root.buttonHeight
                onClicked: root.bets.repeatBets()
            }
        }

    }

    // Answers, given when asked or in advance.
    Item {
        id: turn
        anchors.left: shelf.visible ? shelf.right : parent.left
        anchors.leftMargin: Theme.spaceL
        anchors.right: coachButton.visible ? coachButton.left : parent.right
        anchors.rightMargin: coachButton.visible ? Theme.spaceM : Theme.spaceL
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.spaceS
        height: root.buttonHeight

        ActionBar {
            id: answers
            anchors.horizontalCenter: parent.horizontalCenter
            // Centres in the window, as far as there is room, the places of an ordinary turn: all but the last two.
            anchors.horizontalCenterOffset: {
                const aside = LayoutMirroring.enabled ? -(cell + gap) : cell + gap
                const wanted = root.width / 2 + aside - (turn.x + turn.width / 2)
                const free = (turn.width - width) / 2
                const offset = Math.max(-free, Math.min(free, wanted))
                return LayoutMirroring.enabled ? -offset : offset
            }
            actions: root.live.actions
            keys: root.keys
            worths: root.coach.worths
            best: root.coach.best
            room: turn.width
            turnPlaces: root.table.turnPlaces
            roomy: root.roomy
            visible: root.playing && !root.asking
            onChosen: intent => root.chosen(intent)
        }
        EarlyBar {
            id: early
            anchors.fill: answers
            seats: root.table.seats
            places: answers
            visible: root.playing && !root.asking && root.live.actions.count === 0
            onChosen: (seat, intent) => root.live.early(seat, intent)
        }
    }

    // While others play there is nothing to decide, but the table can be hurried or paused.
    Row {
        id: waiting
        anchors.right: coachButton.visible ? coachButton.left : parent.right
        anchors.rightMargin: coachButton.visible ? Theme.spaceM : Theme.spaceL
        y: middle.y
        spacing: Theme.spaceXs
        visible: root.playing && root.table.pause.offered && root.live.actions.count === 0
        BetButton {
            text: qsTr("Hurry")
            iconName: "to-end"
            keyHint: root.keys.hints[Intent.Deal] ?? ""
            enabled: !root.table.pause.paused && (root.shown.animating || root.table.company.thinkingText !== "")
            tight: root.tight
            height: root.buttonHeight
            onClicked: root.shown.animating ? root.shown.skip() : root.table.company.hurry()
        }
        BetButton {
            text: root.table.pause.paused ? qsTr("Resume") : qsTr("Pause")
            iconName: root.table.pause.paused ? "play" : "pause"
            keyHint: root.keys.hints[Intent.Pause] ?? ""
            tight: root.tight
            height: root.buttonHeight
            onClicked: root.table.pause.toggle()
        }
    }

    // Stays in place while the question is open, so that nothing moves when it is pressed.
    IconButton {
        id: coachButton
        anchors.right: parent.right
        anchors.rightMargin: Theme.spaceL
        y: middle.y + (middle.height - height) / 2
        visible: root.playing && root.coach.onRequest && !root.asking
        enabled: root.coach.canAsk
        text: qsTr("Ask the coach")
        keyHint: root.keys.hints[Intent.Coach] ?? ""
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
        visible: !root.playing
        enabled: !root.asking

        Column {
            anchors.verticalCenter: parent.verticalCenter
            visible: root.width >= Theme.space(225) && !root.over
            Label {
                anchors.right: parent.right
                text: qsTr("Stake")
                role: Label.Caption
                muted: true
                Accessible.ignored: true
            }
            Label {
                anchors.right: parent.right
                text: root.bets.totalStakeText
                role: Label.Title
                Accessible.name: qsTr("Stake %1").arg(root.bets.totalStakeText)
            }
        }
        IconButton {
            anchors.verticalCenter: parent.verticalCenter
            text: qsTr("Review the round")
            keyHint: root.keys.hints[Intent.Review] ?? ""
            iconName: "coach"
            visible: root.over
            focusPolicy: Qt.TabFocus
            onClicked: root.reviewAsked()
        }
        Button {
            text: qsTr("Change bets")
            large: true
            fit: true
            width: Math.min(implicitWidth, root.width * 0.19)
            height: root.buttonHeight
            keyHint: root.tight ? "" : root.keys.hints[Intent.No] ?? ""
            visible: root.over
            enabled: root.bets.canNew
            focusPolicy: Qt.TabFocus
            onClicked: root.bets.changeBets()
        }
        Button {
            id: dealing
            text: root.bets.watches ? qsTr("Watch") : root.over ? qsTr("Deal again") : qsTr("Deal")
            detail: root.over && !root.bets.watches ? root.bets.totalStakeText : ""
            kind: "primary"
            large: true
            height: root.buttonHeight
            keyHint: root.tight ? "" : root.keys.hints[Intent.Deal] ?? ""
            implicitWidth: Math.max(Theme.space(28), implicitContentWidth + 2 * Theme.spaceL)
            fit: root.over
            width: root.over ? Math.min(implicitWidth, root.width * 0.21) : implicitWidth
            enabled: root.bets.canDeal
            focusPolicy: Qt.TabFocus
            Accessible.description: root.bets.dealHint !== "" ? root.bets.dealHint
                                                                          : root.over ? root.bets.totalStakeText : ""
            onClicked: root.dealAsked()
        }
    }
}
