// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Models

/// The rounds played, over the whole window, with filters above them.
PageScope {
    id: root

    required property RundownModel controller
    readonly property RecordFilter filter: controller.filter
    readonly property SavedFilters saved: controller.saved

    readonly property real pageWidth: Math.min(width - 2 * Theme.spaceXl, Theme.space(280))

    /// The sessions are shown instead of the rounds.
    property bool sessionsShown: false
    function show(sessions: bool): void {
        if (sessions)
            controller.sessions.show()
        sessionsShown = sessions
    }

    function takeSearch(): void {
        const field = sessionsShown ? noted : search
        field.forceActiveFocus(Qt.ShortcutFocusReason)
        field.selectAll()
    }

    component Box: ChoiceBox {
        width: filters.boxWidth
        implicitHeight: Theme.controlHeightSmall
        narrows: currentIndex > 0
    }
    /// Committed as a whole: by Enter, or when the field loses focus. An error is shown beneath.
    component Typed: Item {
        id: typed
        property alias name: field.name
        property alias prompt: field.prompt
        property alias text: field.text
        property alias problem: field.problem
        signal written(string text)
        width: filters.boxWidth
        height: Theme.controlHeightSmall + (field.problem === "" ? 0 : Theme.space(14))
        visible: filters.unfolded
        TextField {
            id: field
            width: parent.width
            implicitHeight: Theme.controlHeightSmall
            narrows: text !== "" && problem === ""
            onEditingFinished: typed.written(text)
        }
    }

    Item {
        id: header
        x: (root.width - width) / 2
        y: Theme.spaceL
        width: root.pageWidth
        height: Theme.controlHeight
        /// What is left for the number of rounds and the field.
        readonly property real room: width - title.width - views.width - challenges.width - save.width
                                     - 4 * Theme.spaceM
        Label {
            id: title
            anchors.left: parent.left
            anchors.verticalCenter: parent.verticalCenter
            text: qsTr("Rundown")
            role: Label.Headline
            font.family: Theme.printFamily
            Accessible.role: Accessible.Heading
        }
        Segmented {
            id: views
            anchors.left: title.right
            anchors.leftMargin: Theme.spaceM
            anchors.verticalCenter: parent.verticalCenter
            implicitHeight: Theme.controlHeightSmall
            name: qsTr("Rounds or sessions")
            labels: [qsTr("By round"), qsTr("By session")]
            currentIndex: root.sessionsShown ? 1 : 0
            onActivated: index => root.show(index === 1)
        }
        Label {
            id: count
            anchors.left: views.right
            anchors.leftMargin: Theme.spaceM
            anchors.baseline: title.baseline
            visible: !root.sessionsShown && implicitWidth + search.width <= header.room
            text: qsTr("%Ln rounds", "", root.controller.total)
            muted: true
        }
        Label {
            anchors.left: count.right
            anchors.leftMargin: Theme.spaceM
            anchors.right: search.left
            anchors.rightMargin: Theme.spaceM
            anchors.baseline: title.baseline
            elide: Text.ElideRight
            visible: root.controller.pricing.active && !root.sessionsShown
            text: root.controller.pricing.text
            muted: true
        }
        TextField {
            id: search
            anchors.right: challenges.left
            anchors.rightMargin: Theme.spaceS
            anchors.verticalCenter: parent.verticalCenter
            width: Math.max(Theme.space(24), promptWidth,
                            Math.min(Theme.space(40), header.room - count.implicitWidth))
            visible: !root.sessionsShown
            prompt: qsTr("Number")
            name: qsTr("Round number")
            iconName: "search"
            text: root.filter.search
            inputMethodHints: Qt.ImhDigitsOnly
            onTextEdited: root.filter.search = text
        }
        TextField {
            id: noted
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.space(60)
            visible: root.sessionsShown
            prompt: qsTr("Note or tag")
            iconName: "search"
            text: root.controller.sessions.noted
            onTextEdited: root.controller.sessions.noted = text
        }
        IconButton {
            id: challenges
            anchors.right: save.left
            anchors.verticalCenter: parent.verticalCenter
            visible: !root.sessionsShown
            text: qsTr("Open a challenge…")
            iconName: "folder"
            onClicked: root.controller.openChallenge()
        }
        IconButton {
            id: save
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            visible: !root.sessionsShown
            text: qsTr("Export these rounds")
            iconName: "export"
            enabled: !root.controller.exporter.running
            onClicked: writer.open()
        }
    }
    Flow {
        id: filters
        /// The filters that are typed are shown.
        property bool unfolded: root.filter.typedCount > 0
        readonly property int boxes: (root.filter.accounts.count > 1 ? 11 : 10) + (unfolded ? 4 : 0)
                                     + (root.saved.names.count > 1 ? 1 : 0)
        readonly property int most: Math.max(1, Math.floor((width + spacing) / (Theme.space(40) + spacing)))
        /// Lines of equal length if possible, with all boxes the same width.
        readonly property int inLine: Math.max(1, Math.ceil(boxes / Math.max(1, Math.ceil(boxes / most))))
        readonly property real boxWidth: Math.floor((width + spacing) / inLine) - spacing

        anchors.top: header.bottom
        anchors.topMargin: Theme.spaceM
        x: header.x
        width: root.pageWidth
        spacing: Theme.spaceS
        visible: !root.sessionsShown
        Box {
            name: qsTr("Saved filters")
            choices: root.saved.names
            visible: choices.count > 1
        }
        Box { name: qsTr("Game"); choices: root.filter.games }
        Box { name: qsTr("Account"); choices: root.filter.accounts; visible: root.filter.accounts.count > 1 }
        Box { name: qsTr("Wallet"); choices: root.filter.wallets }
        Box { name: qsTr("Result"); choices: root.filter.results }
        Box { name: qsTr("Hands"); choices: root.filter.hands }
        Box { name: qsTr("Side bets"); choices: root.filter.sideBets }
        Box { name: qsTr("Decisions"); choices: root.filter.mistakes }
        Box { name: qsTr("Ending"); choices: root.filter.endings }
        DateRangeBox {
            dates: root.filter.dates
            boxWidth: filters.boxWidth
            boxHeight: Theme.controlHeightSmall
            narrows: dates.spans.current > 0
        }
        Row {
            visible: filters.unfolded
            Typed {
                width: filters.boxWidth - build.width
                name: qsTr("Hand")
                prompt: qsTr("Hand: A7 v 9")
                text: root.filter.hand
                problem: root.filter.problemOfHand
                onWritten: text => root.filter.hand = text
            }
            IconButton {
                id: build
                implicitHeight: Theme.controlHeightSmall
                text: qsTr("Build a hand")
                iconName: "edit"
                onClicked: handDialog.open()
            }
        }
        Typed {
            name: qsTr("Net at least")
            prompt: name
            text: root.filter.netAtLeast
            problem: root.filter.problemOfNetAtLeast
            onWritten: text => root.filter.netAtLeast = text
        }
        Typed {
            name: qsTr("Net at most")
            prompt: qsTr("Net at most: −200")
            text: root.filter.netAtMost
            problem: root.filter.problemOfNetAtMost
            onWritten: text => root.filter.netAtMost = text
        }
        Typed {
            name: qsTr("Note or tag")
            prompt: name
            text: root.filter.noted
            onWritten: text => root.filter.noted = text
        }
        ChoiceBox {
            width: filters.boxWidth
            implicitHeight: Theme.controlHeightSmall
            name: qsTr("Order")
            choices: root.filter.orders
        }
        Button {
            width: filters.boxWidth
            implicitHeight: Theme.controlHeightSmall
            text: filters.unfolded ? qsTr("Fewer filters") : qsTr("More filters")
            kind: "ghost"
            iconName: "filter"
            visible: root.filter.typedCount === 0
            onClicked: filters.unfolded = !filters.unfolded
        }
        Button {
            implicitHeight: Theme.controlHeightSmall
            visible: root.filter.narrows
            text: qsTr("Show all rounds")
            kind: "ghost"
            iconName: "clear"
            onClicked: root.filter.clear()
        }
        Button {
            implicitHeight: Theme.controlHeightSmall
            visible: root.filter.keepable && root.saved.current === ""
            text: qsTr("Save these filters…")
            kind: "ghost"
            iconName: "export"
            onClicked: nameDialog.open()
        }
        Button {
            implicitHeight: Theme.controlHeightSmall
            visible: root.saved.current !== ""
            text: qsTr("Delete “%1”").arg(root.saved.current)
            kind: "ghost"
            iconName: "trash"
            onClicked: root.saved.forget(root.saved.current)
        }
    }
    HandDialog {
        id: handDialog
        builder: root.filter.handBuilder
    }
    FilterNameDialog {
        id: nameDialog
        saved: root.saved
    }
    RoundWriter {
        id: writer
        anchors.top: filters.bottom
        anchors.topMargin: height > 0 ? Theme.spaceS : 0
        x: header.x
        width: root.pageWidth
        exporter: root.controller.exporter
    }
    Connections {
        target: root.filter
        function onPicked(): void {
            root.show(false)
            list.forceActiveFocus(Qt.OtherFocusReason)
        }
    }
    SessionList {
        id: sessionList
        anchors.top: header.bottom
        anchors.topMargin: Theme.spaceM
        anchors.bottom: parent.bottom
        x: header.x
        width: root.pageWidth
        focus: root.sessionsShown
        visible: root.sessionsShown
        sessions: root.controller.sessions
        keys: root.controller.keys
    }
    RoundList {
        id: list
        anchors.top: writer.bottom
        anchors.topMargin: Theme.spaceM
        anchors.bottom: parent.bottom
        x: header.x
        width: root.pageWidth
        focus: !root.sessionsShown
        visible: !root.sessionsShown
        barBeside: true
        rundown: root.controller
        keys: root.controller.keys
        onReplayAsked: roundId => root.controller.replay(roundId)
        onReviewAsked: roundId => root.controller.review(roundId)
        onElsewhereAsked: roundId => root.controller.lookElsewhere(roundId)
    }
}
