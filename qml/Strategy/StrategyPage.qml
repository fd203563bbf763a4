// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Models

/// The best play in a game against every up card, and the house edge; for trial rules too.
FocusScope {
    id: root

    required property StrategyController strategy
    required property LobbyModel lobby

    readonly property CompareController comparison: strategy.comparison
    /// The maximum width of the chart at this height.
    readonly property real pageWidth: Math.min(width - 2 * Theme.spaceXl,
                                               Math.max(Theme.space(300), Math.min(Theme.space(480), height * 1.4)))
    readonly property real sideWidth: Math.min(Theme.space(72), pageWidth * 0.34)

    Component.onCompleted: strategy.refresh()
    // The page opens with the chart, unless it is opened for a comparison.
    Component.onDestruction: comparison.shown = false

    Item {
        id: header
        x: (root.width - width) / 2
        width: root.pageWidth
        height: Theme.controlHeight + 2 * Theme.spaceM
        PageTitle {
            anchors.left: parent.left
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - tools.width - Theme.spaceL
            whole: root.comparison.shown || root.strategy.gameName === "" ? brief
                 : qsTr("Best play of %1").arg(root.strategy.gameName)
            brief: root.comparison.shown ? qsTr("Compare") : qsTr("Strategy")
        }
        Row {
            id: tools
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.spaceS
            SheetActions {
                visible: !root.comparison.shown
                exporter: root.strategy.exporter
                copyText: qsTr("Copy the chart")
                saveText: qsTr("Save the chart as PDF")
                suggestion: qsTr("strategy-%1", "a file's name; %1 is a game's id").arg(root.strategy.variantId)
                wordsWidth: header.width / 6
            }
            SheetActions {
                visible: root.comparison.shown
                exporter: root.comparison.exporter
                copyText: qsTr("Copy the comparison")
                wordsWidth: header.width / 4
            }
            Button {
                text: root.comparison.shown ? qsTr("Chart") : qsTr("Compare")
                kind: "ghost"
                iconName: root.comparison.shown ? "strategy" : "equals"
                onClicked: root.comparison.shown = !root.comparison.shown
            }
            ComboBox {
                id: chooser
                visible: !root.comparison.shown
                width: Theme.space(56)
                name: qsTr("Game")
                model: root.lobby
                textRole: "name"
                valueRole: "variantId"
                currentIndex: count > 0 ? Math.max(0, indexOfValue(root.strategy.variantId)) : -1
                onActivated: root.strategy.variantId = String(currentValue)
            }
        }
    }

    // ---- Rules and price ----

    Panel {
        id: side
        visible: !root.comparison.shown
        anchors.top: header.bottom
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.spaceM
        anchors.left: header.left
        width: root.sideWidth
        padding: Theme.spaceM

        StrategyFigures {
            id: figures
            width: side.availableWidth
            strategy: root.strategy
        }
        Flickable {
            anchors.top: figures.bottom
            anchors.topMargin: Theme.spaceS
            anchors.bottom: parent.bottom
            width: side.availableWidth
            contentHeight: trials.implicitHeight
            clip: true
            boundsBehavior: Flickable.StopAtBounds
            T.ScrollBar.vertical: ScrollBar { }
            RuleTrials {
                id: trials
                anchors.left: parent.left
                width: side.availableWidth - Theme.spaceS
                strategy: root.strategy
            }
        }
    }

    // ---- The chart ----

    Flickable {
        id: view
        visible: !root.comparison.shown
        anchors.top: header.bottom
        height: Math.min(page.implicitHeight, root.height - header.height - detail.height - 2 * Theme.spaceM)
        anchors.left: side.right
        anchors.leftMargin: Theme.spaceL
        anchors.right: header.right
        contentHeight: page.implicitHeight
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: ScrollBar { }

        Column {
            id: page
            anchors.left: parent.left
            width: view.width - Theme.spaceM
            spacing: Theme.spaceM

            Segmented {
                anchors.left: parent.left
                visible: root.strategy.sights.length > 1
                name: qsTr("What is known of the hidden card")
                labels: root.strategy.sights
                width: Math.min(implicitWidth, page.width)
                implicitHeight: Theme.controlHeightSmall
                currentIndex: root.strategy.sight
                onActivated: index => root.strategy.sight = index
            }
            StrategyChart {
                anchors.left: parent.left
                width: page.width
                height: implicitHeight
                room: root.height - header.height - detail.height - legend.height - offers.height - 5 * Theme.spaceM
                strategy: root.strategy
                opacity: root.strategy.working ? Theme.dimmedOpacity : 1
            }
            ChartLegend {
                id: legend
                width: page.width
                legend: root.strategy.legend
            }
            Column {
                id: offers
                width: page.width
                spacing: Theme.space(0.5)
                Repeater {
                    model: root.strategy.offerLines
                    Label {
                        required property string modelData
                        width: page.width
                        text: modelData
                        wrapMode: Text.Wrap
                    }
                }
                Label {
                    width: page.width
                    text: root.strategy.methodText
                    role: "caption"
                    muted: true
                    wrapMode: Text.Wrap
                }
            }
        }
    }

    FocusFollower { flickable: view }

    CellPanel {
        id: detail
        visible: !root.comparison.shown
        anchors.top: view.bottom
        anchors.topMargin: Theme.spaceM
        anchors.left: view.left
        width: view.width
        cell: root.strategy.cell
    }

    // ---- Two games ----

    Repeater {
        model: root.comparison.shown ? 1 : 0
        ComparePage {
            x: header.x
            y: header.height
            width: root.pageWidth
            height: root.height - y - Theme.spaceM
            comparison: root.comparison
        }
    }
}
