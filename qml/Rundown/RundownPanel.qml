// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Models

/// The rounds played, newest on top; a row opens to the whole round.
FocusScope {
    id: root

    required property RundownModel rundown
    /// The round that is open, 0 for none.
    property int expandedRound: 0
    readonly property RecordExporter exporter: rundown.exporter

    signal closeAsked()
    signal replayAsked(int roundId)

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Rundown")

    /// What the list of results offers, in its order.
    readonly property var results: [ResultKind.None, ResultKind.Win, ResultKind.Lose, ResultKind.Push,
                                    ResultKind.Blackjack, ResultKind.Bust, ResultKind.Surrender]

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
            role: "title"
            Accessible.role: Accessible.Heading
        }
        Label {
            anchors.right: save.left
            anchors.rightMargin: Theme.spaceS
            anchors.verticalCenter: parent.verticalCenter
            text: qsTr("%Ln rounds", "", root.rundown.total)
            role: "caption"
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
            enabled: !root.exporter.running
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
            width: (parent.width - parent.spacing) / 2
            implicitHeight: Theme.controlHeightSmall
            prompt: qsTr("Number")
            name: qsTr("Round number")
            iconName: "search"
            text: root.rundown.search
            inputMethodHints: Qt.ImhDigitsOnly
            onTextEdited: root.rundown.search = text
        }
        ComboBox {
            width: (parent.width - parent.spacing) / 2
            implicitHeight: Theme.controlHeightSmall
            name: qsTr("Result")
            focusPolicy: Qt.TabFocus
            model: [qsTr("All results"), qsTr("Win"), qsTr("Lose"), qsTr("Push"), qsTr("Blackjack"), qsTr("Bust"),
                    qsTr("Surrender")]
            currentIndex: Math.max(0, root.results.indexOf(root.rundown.result))
            onActivated: index => root.rundown.result = root.results[index]
        }
    }

    FileWriter {
        id: writer
        anchors.top: filters.bottom
        anchors.topMargin: height > 0 ? Theme.spaceS : 0
        x: Theme.spaceM
        width: parent.width - 2 * Theme.spaceM
        title: qsTr("Export the Rundown")
        csvFilter: qsTr("CSV, one play a line")
        jsonFilter: qsTr("JSON, one round a line")
        suggestion: qsTr("rundown", "a file's name")
        folder: root.exporter.folder
        running: root.exporter.running
        progress: root.exporter.progress
        outcome: root.exporter.outcome
        onChosen: (file, ending, replace) => root.exporter.start(file, ending, replace)
        onCancelAsked: root.exporter.cancel()
    }
    Connections {
        target: root.exporter
        function onReplaceAsked(file: url, name: string): void { writer.askToReplace(file, name) }
    }

    RowList {
        id: list
        name: qsTr("Rounds")
        anchors.top: writer.bottom
        anchors.topMargin: Theme.spaceS
        anchors.bottom: parent.bottom
        x: Theme.spaceS
        width: parent.width - 2 * Theme.spaceS
        model: root.rundown
        cacheBuffer: Math.max(0, height)
        spacing: Theme.space(0.5)
        bottomMargin: Theme.spaceS

        delegate: RundownRow {
            width: list.width
            ListView.onReused: Accessible.ignored = false
            rundown: root.rundown
            expanded: root.expandedRound === roundId && roundId !== 0
            onClicked: {
                list.currentIndex = index
                root.expandedRound = expanded ? 0 : roundId
            }
            onReplayAsked: id => root.replayAsked(id)
        }
    }
    Column {
        anchors.centerIn: list
        width: list.width - 2 * Theme.spaceXl
        spacing: Theme.spaceM
        visible: list.count === 0
        Icon {
            anchors.horizontalCenter: parent.horizontalCenter
            name: "rundown"
            color: Theme.textMuted
            size: Theme.iconSizeLarge
        }
        Label {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            muted: true
            wrapMode: Text.Wrap
            text: root.rundown.search !== "" || root.rundown.result !== "" || root.rundown.game !== ""
                  ? qsTr("No round fits the filter.") : qsTr("Rounds appear here when they are finished.")
        }
    }
}
