// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Practise
import OpenShoe.Models

/// What counting is worth in a game, and what stakes win and risk. Each tab is a file of its own, made when it is
/// shown.
PageScope {
    id: root

    required property CountingController controller

    /// Exercises have choices of their own.
    readonly property bool practising: controller.tab === CountingTab.Practise
    readonly property real pageWidth: Math.min(width - 2 * Theme.spaceXl, Theme.space(480))

    onVisibleChanged: controller.shown = visible
    Component.onCompleted: controller.shown = visible
    Component.onDestruction: controller.shown = false

    component Box: ChoiceBox {
        width: choicesMade.boxWidth
        implicitHeight: Theme.controlHeightSmall
    }

    Item {
        id: header
        x: (root.width - width) / 2
        y: Theme.spaceM
        width: root.pageWidth
        height: Theme.controlHeight
        /// Between the title and the button that stops the work.
        readonly property real room: width - title.contentWidth - game.width - cancel.width - 3 * Theme.spaceM
        PageTitle {
            id: title
            anchors.left: parent.left
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - game.width - cancel.width - Theme.space(4) - 3 * Theme.spaceM
            whole: qsTr("Counting")
        }
        // What is being worked out: in words if they fit, as a bar of that name, and a button to stop it.
        Label {
            anchors.right: bar.left
            anchors.rightMargin: Theme.spaceS
            anchors.verticalCenter: parent.verticalCenter
            visible: bar.visible && implicitWidth + bar.width + Theme.spaceM <= header.room
            text: root.controller.workText
            muted: true
        }
        Progress {
            id: bar
            anchors.right: cancel.left
            anchors.rightMargin: Theme.spaceS
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(Theme.space(20), header.room)
            visible: root.controller.working && late.passed
            name: root.controller.workText
            value: root.controller.progress
        }
        IconButton {
            id: cancel
            anchors.right: game.left
            anchors.rightMargin: Theme.spaceM
            anchors.verticalCenter: parent.verticalCenter
            implicitHeight: Theme.controlHeightSmall
            visible: root.controller.stopped || bar.visible
            iconName: root.controller.stopped ? "play" : "close"
            text: root.controller.stopped ? qsTr("Go on") : qsTr("Cancel")
            onClicked: root.controller.stopped ? root.controller.goOn() : root.controller.stop()
        }
        // What is done in a moment shows no progress.
        BriefWait {
            id: late
            running: root.controller.working
        }
        ComboBox {
            id: game
            anchors.right: parent.right
            width: Theme.space(52)
            name: qsTr("Game")
            model: root.controller.games
            textRole: "name"
            valueRole: "variantId"
            currentIndex: count > 0 ? Math.max(0, indexOfValue(root.controller.variantId)) : -1
            onActivated: root.controller.variantId = String(currentValue)
        }
    }

    // ---- The tabs: a name here, and a Repeater of one below ----

    Segmented {
        id: tabs
        anchors.top: header.bottom
        anchors.topMargin: Theme.spaceS
        anchors.left: header.left
        visible: labels.length > 1
        width: Math.min(implicitWidth, root.pageWidth)
        implicitHeight: Theme.controlHeightSmall
        name: qsTr("What is shown")
        labels: [qsTr("Overview"), qsTr("Cards"), qsTr("Plays"), qsTr("Side bets"), qsTr("Practise"),
                 qsTr("My count")]
        currentIndex: root.controller.tab
        onActivated: index => root.controller.tab = index
    }
    Flow {
        id: choicesMade
        /// As many in a line as fit, all of one width.
        readonly property real room: width - 2 * (Theme.controlHeight + spacing)
        readonly property int inLine: Math.max(1, Math.floor((room + spacing) / (Theme.space(44) + spacing)))
        readonly property real boxWidth: Math.min(Theme.space(56), Math.floor((room + spacing) / inLine) - spacing)
        anchors.top: tabs.visible ? tabs.bottom : header.bottom
        anchors.topMargin: Theme.spaceS
        anchors.left: header.left
        width: root.pageWidth
        spacing: Theme.spaceS
        visible: !root.practising
        Box {
            name: qsTr("Count")
            choices: root.controller.systems
            visible: root.controller.countable
        }
        IconButton {
            implicitHeight: Theme.controlHeightSmall
            visible: root.controller.countable
            iconName: "folder"
            text: qsTr("Read a count system from a file")
            onClicked: systemFile.open()
        }
        IconButton {
            implicitHeight: Theme.controlHeightSmall
            visible: root.controller.ownSystem
            iconName: "trash"
            text: qsTr("Remove this system of your own")
            onClicked: root.controller.forgetSystem()
        }
        Box {
            name: qsTr("Decks")
            choices: root.controller.decks
        }
        Box {
            name: qsTr("How much is dealt")
            choices: root.controller.dealt
            visible: root.controller.countable
        }
        SwitchRow {
            width: choicesMade.boxWidth
            implicitHeight: Theme.controlHeightSmall
            visible: root.controller.shufflesEachRound
            text: qsTr("Deal from a kept shoe")
            checked: root.controller.kept
            onToggled: root.controller.kept = checked
        }
        Label {
            width: choicesMade.width
            visible: text !== ""
            text: root.controller.systemProblem
            color: Theme.lose
            wrapMode: Text.Wrap
            Accessible.role: Accessible.AlertMessage
        }
    }
    OpenDialog {
        id: systemFile
        title: qsTr("Read a count system")
        form: qsTr("Count system")
        ending: "json"
        folder: root.controller.documents
        onChosen: root.controller.openSystem(systemFile.files[0])
    }

    Item {
        id: content
        anchors.top: root.practising ? tabs.bottom : choicesMade.bottom
        anchors.topMargin: Theme.spaceS
        anchors.bottom: parent.bottom
        width: root.width
        Repeater {
            model: root.controller.tab === CountingTab.Overview ? 1 : 0
            CountingOverview {
                anchors.fill: content
                pageWidth: root.pageWidth
                controller: root.controller
            }
        }
        Repeater {
            model: root.controller.tab === CountingTab.Cards ? 1 : 0
            CountingCards {
                anchors.fill: content
                pageWidth: root.pageWidth
                cards: root.controller.cards
                conventionText: root.controller.conventionText
            }
        }
        Repeater {
            model: root.controller.tab === CountingTab.Plays ? 1 : 0
            CountingPlays {
                anchors.fill: content
                pageWidth: root.pageWidth
                plays: root.controller.plays
                conventionText: root.controller.conventionText
            }
        }
        Repeater {
            model: root.practising ? 1 : 0
            PractiseView {
                anchors.horizontalCenter: content.horizontalCenter
                width: root.pageWidth
                height: content.height - Theme.spaceM
                practise: root.controller.practise
                gameGiven: true
            }
        }
        Repeater {
            model: root.controller.tab === CountingTab.MyCount ? 1 : 0
            CountingMine {
                anchors.fill: content
                pageWidth: root.pageWidth
                mine: root.controller.mine
                conventionText: root.controller.conventionText
            }
        }
        Repeater {
            model: root.controller.tab === CountingTab.SideBets ? 1 : 0
            CountingSideBets {
                anchors.fill: content
                pageWidth: root.pageWidth
                sides: root.controller.sides
                conventionText: root.controller.conventionText
            }
        }
    }
}
