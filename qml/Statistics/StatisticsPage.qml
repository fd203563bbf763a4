// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Models

/// Statistics of one wallet: totals, luck and play, pictures of everything else; for any game and any days.
PageScope {
    id: root

    required property StatisticsController controller
    /// Progress of computing what older rounds were worth.
    readonly property RecordFilter filter: controller.filter

    readonly property real pageWidth: Math.min(width - 2 * Theme.spaceXl, Theme.space(400))
    readonly property real gap: Theme.spaceM
    readonly property bool shown: controller.problem === ""

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
            id: title
            anchors.left: parent.left
            anchors.verticalCenter: parent.verticalCenter
            text: qsTr("Statistics")
            role: Label.Headline
            font.family: Theme.printFamily
            Accessible.role: Accessible.Heading
        }
        Label {
            anchors.left: title.right
            anchors.leftMargin: Theme.spaceM
            anchors.right: adding.left
            anchors.rightMargin: Theme.spaceM
            anchors.baseline: title.baseline
            elide: Text.ElideRight
            visible: root.controller.pricing.active
            text: root.controller.pricing.text
            muted: true
        }
        Row {
            id: adding
            anchors.right: wallet.left
            anchors.rightMargin: Theme.spaceM
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.spaceS
            visible: root.controller.reading && late.passed
            Progress {
                anchors.verticalCenter: parent.verticalCenter
                width: Theme.space(30)
                name: qsTr("Calculating")
                value: root.controller.progress
            }
            Button {
                text: qsTr("Cancel")
                implicitHeight: Theme.controlHeightSmall
                onClicked: root.controller.cancel()
            }
        }
        // A fast query shows no progress bar.
        BriefWait {
            id: late
            running: root.controller.reading
        }
        ChoiceBox {
            id: wallet
            anchors.right: parent.right
            width: Theme.space(44)
            name: qsTr("Wallet")
            choices: root.filter.wallets
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
        Box { name: qsTr("Account"); choices: root.filter.accounts; visible: root.filter.accounts.count > 1 }
        DateRangeBox { dates: root.filter.dates; boxWidth: filters.boxWidth; boxHeight: Theme.controlHeightSmall }
        Button {
            implicitHeight: Theme.controlHeightSmall
            visible: root.shown && !root.controller.comparing
            text: qsTr("Compare with…")
            kind: "ghost"
            iconName: "equals"
            onClicked: root.controller.comparing = true
        }
        Button {
            implicitHeight: Theme.controlHeightSmall
            visible: root.filter.narrows
            text: qsTr("Show all rounds")
            kind: "ghost"
            iconName: "clear"
            onClicked: root.filter.clear()
        }
    }

    ScrollPage {
        id: view
        anchors.top: filters.bottom
        anchors.topMargin: Theme.spaceM
        anchors.bottom: parent.bottom
        width: root.width
        visible: root.shown
        contentHeight: page.implicitHeight + Theme.spaceXl
        focus: true
        activeFocusOnTab: true
        Accessible.role: Accessible.Grouping
        Accessible.name: qsTr("Figures and charts")

        Column {
            id: page
            x: header.x
            width: root.pageWidth
            spacing: root.gap
            opacity: root.controller.reading && late.passed ? Theme.dimmedOpacity : 1

            Flow {
                id: tiles
                readonly property int most: Math.max(1, Math.floor((width + spacing) / (Theme.space(40) + spacing)))
                /// Lines of equal length if possible.
                readonly property int inLine: Math.ceil(root.controller.totals.length
                                                        / Math.ceil(root.controller.totals.length / most))
                width: parent.width
                spacing: root.gap
                Repeater {
                    model: root.controller.totals
                    TotalTile {
                        required property statisticsTotal modelData
                        width: Math.floor((tiles.width + tiles.spacing) / tiles.inLine) - tiles.spacing
                        name: modelData.name
                        value: modelData.value
                    }
                }
            }
            SideBySide {
                width: parent.width
                visible: root.controller.comparing
                statistics: root.controller
            }
            LuckPanel {
                width: parent.width
                statistics: root.controller
            }
            Flow {
                id: pictures
                readonly property int inLine: Math.max(1, Math.floor((width + spacing) / (Theme.space(105) + spacing)))
                readonly property int inLastLine: (panels.count - 1) % inLine + 1
                /// All panels are as high as the one with the longest note.
                readonly property real panelHeight: {
                    let most = 0
                    for (let i = 0; i < panels.count; ++i)
                        most = Math.max(most, panels.itemAt(i)?.implicitHeight ?? 0)
                    return most
                }
                width: parent.width
                spacing: root.gap
                Repeater {
                    id: panels
                    model: root.controller.pictures
                    PicturePanel {
                        required property int index
                        required property Picture modelData
                        /// The panels of the last line share its whole width.
                        readonly property int beside: index < panels.count - pictures.inLastLine ? pictures.inLine
                                                                                                 : pictures.inLastLine
                        width: Math.floor((pictures.width + pictures.spacing) / beside) - pictures.spacing
                        height: pictures.panelHeight
                        picture: modelData
                    }
                }
            }
            Panel {
                id: boardPanel
                width: parent.width
                visible: !root.controller.board.empty
                Column {
                    width: boardPanel.availableWidth
                    spacing: Theme.spaceS
                    Label {
                        width: parent.width
                        text: qsTr("Mistakes by hand and dealer's cards")
                        role: Label.Title
                        Accessible.role: Accessible.Heading
                    }
                    MistakeBoardView {
                        width: parent.width
                        whole: true
                        board: root.controller.board
                        hint: qsTr("Press a cell to see rounds with its hand.")
                        onCellPressed: (row, column) => root.controller.askForCell(row, column)
                    }
                }
            }
        }
    }
    FocusFollower { flickable: view }

    Column {
        anchors.centerIn: parent
        width: Math.min(root.width - 2 * Theme.spaceXl, Theme.space(120))
        spacing: Theme.spaceM
        visible: !root.shown
        Icon {
            anchors.horizontalCenter: parent.horizontalCenter
            name: "statistics"
            color: Theme.textMuted
            size: Theme.iconSizeLarge
        }
        Label {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            muted: true
            wrapMode: Text.Wrap
            text: root.controller.problem
        }
        Button {
            anchors.horizontalCenter: parent.horizontalCenter
            visible: root.controller.stopped
            text: qsTr("Recalculate")
            iconName: "repeat"
            onClicked: root.controller.again()
        }
    }
}
