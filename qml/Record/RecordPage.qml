// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Models

/// The money: every play, newest first, with filters, totals and export.
FocusScope {
    id: root

    required property PlayRecordModel record
    required property LobbyModel lobby
    readonly property RecordExporter exporter: record.exporter

    readonly property real pageWidth: Math.min(width - 2 * Theme.spaceXl, Theme.space(340))
    /// What the lists of kinds and results offer, in their order.
    readonly property var kinds: [StakeOn.Any, StakeOn.Main, StakeOn.Behind, StakeOn.Insurance, StakeOn.Side]
    readonly property var results: [ResultKind.None, ResultKind.Win, ResultKind.Lose, ResultKind.Push,
                                    ResultKind.Blackjack, ResultKind.Bust, ResultKind.Surrender,
                                    ResultKind.EvenMoney, ResultKind.Returned]

    Item {
        id: header
        x: (root.width - width) / 2
        y: Theme.spaceXl
        width: root.pageWidth
        height: Theme.controlHeight
        Label {
            anchors.left: parent.left
            anchors.verticalCenter: parent.verticalCenter
            text: qsTr("Play Record")
            role: "headline"
            font.family: Theme.printFamily
        }
        Row {
            anchors.right: parent.right
            spacing: Theme.spaceS
            ComboBox {
                width: Theme.space(50)
                name: qsTr("Game")
                // The first line stands for all of them; the lobby's games follow.
                model: root.gameNames
                currentIndex: Math.max(0, root.gameIds.indexOf(root.record.game) + 1)
                onActivated: index => root.record.game = index === 0 ? "" : root.gameIds[index - 1]
            }
            ComboBox {
                width: Theme.space(36)
                name: qsTr("Kind")
                model: [qsTr("All kinds"), qsTr("Hands"), qsTr("Behind"), qsTr("Insurance"), qsTr("Side bets")]
                currentIndex: Math.max(0, root.kinds.indexOf(root.record.kind))
                onActivated: index => root.record.kind = root.kinds[index]
            }
            ComboBox {
                width: Theme.space(36)
                name: qsTr("Result")
                model: [qsTr("All results"), qsTr("Win"), qsTr("Lose"), qsTr("Push"), qsTr("Blackjack"), qsTr("Bust"),
                        qsTr("Surrender"), qsTr("Even money"), qsTr("Returned")]
                currentIndex: Math.max(0, root.results.indexOf(root.record.result))
                onActivated: index => root.record.result = root.results[index]
            }
            Button {
                text: qsTr("Export")
                iconName: "export"
                enabled: !root.exporter.running
                onClicked: writer.open()
            }
        }
    }

    readonly property list<string> gameIds: {
        const ids = []
        for (let i = 0; i < games.count; ++i)
            ids.push((games.objectAt(i) as GameName).variantId)
        return ids
    }
    readonly property list<string> gameNames: {
        const names = [qsTr("All games")]
        for (let i = 0; i < games.count; ++i)
            names.push((games.objectAt(i) as GameName).name)
        return names
    }
    Instantiator {
        id: games
        model: root.lobby
        delegate: GameName { }
    }

    RecordCells {
        id: headings
        anchors.top: header.bottom
        anchors.topMargin: Theme.spaceL
        x: header.x
        width: root.pageWidth
        heading: true
        timeText: qsTr("Time")
        roundText: qsTr("Round")
        gameName: qsTr("Game")
        kind: qsTr("Play")
        stakeText: qsTr("Stake")
        returnedText: qsTr("Returned")
        resultText: qsTr("Result")
        balanceText: qsTr("Balance")
    }
    RowList {
        id: list
        name: qsTr("Plays")
        anchors.top: headings.bottom
        anchors.bottom: footer.top
        x: header.x
        width: root.pageWidth
        model: root.record
        Accessible.role: Accessible.Table

        delegate: RecordCells {
            required property int roundId
            required property string currency
            width: list.width
            roundText: String(roundId)
            ListView.onReused: Accessible.ignored = false
        }
    }
    Label {
        anchors.centerIn: list
        visible: list.count === 0
        muted: true
        text: root.record.game !== "" || root.record.kind !== "" || root.record.result !== ""
              ? qsTr("No play fits the filter.") : qsTr("Every play appears here when it is settled.")
    }
    Rectangle {
        id: footer
        anchors.bottom: parent.bottom
        width: parent.width
        height: Math.max(Theme.controlHeightLarge, totals.implicitHeight + Theme.spaceL,
                         writer.implicitHeight + Theme.spaceS)
        color: Theme.surface
        Rectangle {
            width: parent.width
            height: Theme.hairline
            color: Theme.line
        }
        Label {
            id: totals
            anchors.left: parent.left
            anchors.leftMargin: header.x + Theme.spaceM
            anchors.verticalCenter: parent.verticalCenter
            text: root.record.totalsText
            strong: true
        }
        FileWriter {
            id: writer
            anchors.right: parent.right
            anchors.rightMargin: header.x + Theme.spaceM
            anchors.verticalCenter: parent.verticalCenter
            width: (root.pageWidth - 2 * Theme.spaceM) / 2
            title: qsTr("Export the Play Record")
            csvFilter: qsTr("CSV, one play a line")
            jsonFilter: qsTr("JSON, one round a line")
            suggestion: qsTr("play-record", "a file's name")
            folder: root.exporter.folder
            running: root.exporter.running
            progress: root.exporter.progress
            outcome: root.exporter.outcome
            onChosen: (file, ending, replace) => root.exporter.start(file, ending, replace)
            onCancelAsked: root.exporter.cancel()
        }
    }
    Connections {
        target: root.exporter
        function onReplaceAsked(file: url, name: string): void { writer.askToReplace(file, name) }
    }
}
