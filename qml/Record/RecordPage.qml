// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Models

/// The money of one wallet: every play and top-up, given or taken back, newest first, with filters, totals and export.
PageScope {
    id: root

    required property PlayRecordModel controller
    readonly property RecordExporter exporter: controller.exporter
    readonly property RecordFilter filter: controller.filter

    readonly property real pageWidth: Math.min(width - 2 * Theme.spaceXl, Theme.space(420))

    component Box: ChoiceBox {
        width: filters.boxWidth
        implicitHeight: Theme.controlHeightSmall
    }

    Item {
        id: header
        x: (root.width - width) / 2
        y: Theme.spaceL
        width: root.pageWidth
        height: Theme.controlHeight
        Label {
            anchors.left: parent.left
            anchors.verticalCenter: parent.verticalCenter
            text: qsTr("Play Record")
            role: Label.Headline
            font.family: Theme.printFamily
            Accessible.role: Accessible.Heading
        }
        ChoiceBox {
            anchors.right: save.left
            anchors.rightMargin: Theme.spaceS
            width: Theme.space(44)
            name: qsTr("Wallet")
            choices: root.filter.wallets
        }
        Button {
            id: save
            anchors.right: parent.right
            text: qsTr("Export")
            iconName: "export"
            enabled: !root.exporter.running && root.filter.withPlays
            onClicked: writer.open()
        }
    }
    Flow {
        id: filters
        /// As many per line as fit, all the same width.
        readonly property int inLine: Math.max(1, Math.floor((width + spacing) / (Theme.space(40) + spacing)))
        readonly property real boxWidth: Math.floor((width + spacing) / inLine) - spacing

        anchors.top: header.bottom
        anchors.topMargin: Theme.spaceM
        x: header.x
        width: root.pageWidth
        spacing: Theme.spaceS
        Box { name: qsTr("Game"); choices: root.filter.games }
        Box { name: qsTr("Kind"); choices: root.filter.kinds }
        Box { name: qsTr("Result"); choices: root.filter.results }
        Box { name: qsTr("Ending"); choices: root.filter.hands }
        DateRangeBox { dates: root.filter.dates; boxWidth: filters.boxWidth; boxHeight: Theme.controlHeightSmall }
        Button {
            implicitHeight: Theme.controlHeightSmall
            visible: root.filter.narrows
            text: qsTr("Show all plays")
            kind: "ghost"
            iconName: "clear"
            onClicked: root.filter.clear()
        }
    }

    RecordCells {
        id: headings
        anchors.top: filters.bottom
        anchors.topMargin: Theme.spaceM
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
        accessibleName: ""
        addition: false
    }
    RowList {
        id: list
        name: qsTr("Plays")
        anchors.top: headings.bottom
        anchors.bottom: footer.top
        x: header.x
        width: root.pageWidth
        focus: true
        model: root.controller
        Accessible.role: Accessible.Table

        delegate: RecordCells {
            width: list.width
            ListedRow {}
        }
    }
    Label {
        anchors.centerIn: list
        width: Math.min(list.width, Theme.space(120))
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.Wrap
        visible: list.count === 0 && !root.controller.reading && root.filter.wallets.count > 0
        muted: true
        text: root.filter.problem !== "" ? root.filter.problem
            : root.filter.narrows ? qsTr("No plays match the filter.")
                                  : qsTr("Each play appears here once it is settled.")
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
            anchors.right: writer.visible ? writer.left : parent.right
            anchors.rightMargin: Theme.spaceM
            anchors.verticalCenter: parent.verticalCenter
            text: root.controller.totalsText
            wrapMode: Text.Wrap
            strong: true
        }
        FileWriter {
            id: writer
            anchors.right: parent.right
            anchors.rightMargin: header.x + Theme.spaceM
            anchors.verticalCenter: parent.verticalCenter
            width: (root.pageWidth - 2 * Theme.spaceM) / 2
            title: qsTr("Export the Play Record")
            csvFilter: qsTr("CSV, one play per line")
            jsonFilter: qsTr("JSON, one round per line")
            suggestion: qsTr("play-record", "a file's name")
            folder: root.exporter.folder
            running: root.exporter.running
            progress: root.exporter.progress
            outcome: root.exporter.failed ? "" : root.exporter.outcome
            onChosen: (file, ending, replace) => root.exporter.start(file, ending, replace)
            onCancelAsked: root.exporter.cancel()
        }
    }
    Connections {
        target: root.exporter
        function onReplaceAsked(file: url, name: string): void { writer.askToReplace(file, name) }
    }
}
