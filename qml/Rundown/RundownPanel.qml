// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Models

/// The rounds played, newest first; a row expands to show the whole round.
FocusScope {
    id: root

    required property RundownModel rundown
    required property KeyMap keys
    /// As in RundownRow.
    property alias tableGame: list.tableGame
    property alias marksShown: list.marksShown
    signal closeAsked()
    signal replayAsked(int roundId)
    signal reviewAsked(int roundId)
    signal elsewhereAsked(int roundId)

    function takeSearch(): void {
        if (!visible)
            return
        search.forceActiveFocus(Qt.ShortcutFocusReason)
        search.selectAll()
    }

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Rundown")
    // In a drawer it isn't part of a page.
    Keys.onPressed: event => {
        event.accepted = keys.find(KeyPlace.Pages, event.key, event.modifiers) === WindowIntent.Search
        if (event.accepted)
            takeSearch()
    }

    Rectangle {
        anchors.fill: parent
        color: Theme.surface
        Rectangle {
            anchors.left: parent.left
            width: Theme.hairline
            height: parent.height
            color: Theme.line
        }
    }

    Item {
        id: header
        width: parent.width
        height: Theme.controlHeight + Theme.spaceS
        Label {
            anchors.left: parent.left
            anchors.leftMargin: Theme.spaceL
            anchors.verticalCenter: parent.verticalCenter
            text: qsTr("Rundown")
            role: Label.Title
            Accessible.role: Accessible.Heading
        }
        Label {
            anchors.right: save.left
            anchors.rightMargin: Theme.spaceS
            anchors.verticalCenter: parent.verticalCenter
            text: qsTr("%Ln rounds", "", root.rundown.total)
            role: Label.Caption
            muted: true
            lineHeight: 1
        }
        IconButton {
            id: save
            anchors.right: close.left
            anchors.verticalCenter: parent.verticalCenter
            text: qsTr("Export these rounds")
            iconName: "export"
            focusPolicy: Qt.TabFocus
            enabled: !root.rundown.exporter.running
            onClicked: writer.open()
        }
        IconButton {
            id: close
            anchors.right: parent.right
            anchors.rightMargin: Theme.spaceXs
            anchors.verticalCenter: parent.verticalCenter
            text: qsTr("Hide the Rundown")
            iconName: "close"
            focusPolicy: Qt.TabFocus
            onClicked: root.closeAsked()
        }
    }
    Row {
        id: filters
        anchors.top: header.bottom
        x: Theme.spaceM
        width: parent.width - 2 * Theme.spaceM
        spacing: Theme.spaceS
        TextField {
            id: search
            width: (parent.width - parent.spacing) / 2
            implicitHeight: Theme.controlHeightSmall
            prompt: qsTr("Number")
            name: qsTr("Round number")
            iconName: "search"
            text: root.rundown.filter.search
            inputMethodHints: Qt.ImhDigitsOnly
            onTextEdited: root.rundown.filter.search = text
        }
        ChoiceBox {
            width: (parent.width - parent.spacing) / 2
            implicitHeight: Theme.controlHeightSmall
            name: qsTr("Result")
            focusPolicy: Qt.TabFocus
            choices: root.rundown.filter.results
        }
    }

    RoundWriter {
        id: writer
        anchors.top: filters.bottom
        anchors.topMargin: height > 0 ? Theme.spaceS : 0
        x: Theme.spaceM
        width: parent.width - 2 * Theme.spaceM
        exporter: root.rundown.exporter
    }
    RoundList {
        id: list
        anchors.top: writer.bottom
        anchors.topMargin: Theme.spaceS
        anchors.bottom: parent.bottom
        x: Theme.spaceS
        width: parent.width - 2 * Theme.spaceS
        rundown: root.rundown
        keys: root.keys
        onReplayAsked: roundId => root.replayAsked(roundId)
        onReviewAsked: roundId => root.reviewAsked(roundId)
        onElsewhereAsked: roundId => root.elsewhereAsked(roundId)
    }
}
