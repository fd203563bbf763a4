// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Models

/// The best play for a game against everything the dealer can show, and its price; for rules on trial too.
FocusScope {
    id: root

    required property StrategyController strategy
    required property LobbyModel lobby

    readonly property real pageWidth: Math.min(width - 2 * Theme.spaceXl, Theme.space(300))
    readonly property real sideWidth: Math.min(Theme.space(72), pageWidth * 0.34)

    Component.onCompleted: strategy.refresh()

    Item {
        id: header
        x: (root.width - width) / 2
        width: root.pageWidth
        height: Theme.controlHeight + 2 * Theme.spaceM
        Label {
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - chooser.width - Theme.spaceL
            text: root.strategy.gameName === "" ? qsTr("Strategy") : qsTr("Best play of %1").arg(root.strategy.gameName)
            role: "headline"
            font.family: Theme.printFamily
            elide: Text.ElideRight
        }
        ComboBox {
            id: chooser
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.space(64)
            name: qsTr("Game")
            model: root.lobby
            textRole: "name"
            valueRole: "variantId"
            currentIndex: count > 0 ? Math.max(0, indexOfValue(root.strategy.variantId)) : -1
            onActivated: root.strategy.variantId = String(currentValue)
        }
    }

    // ---- Rules and price ----

    Panel {
        id: side
        anchors.top: header.bottom
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.spaceM
        x: header.x
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
                width: side.availableWidth - Theme.spaceS
                strategy: root.strategy
            }
        }
    }

    // ---- The chart ----

    Flickable {
        id: view
        anchors.top: header.bottom
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.spaceM
        x: side.x + side.width + Theme.spaceL
        width: root.pageWidth - side.width - Theme.spaceL
        contentHeight: page.implicitHeight
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: ScrollBar { }

        Column {
            id: page
            width: view.width - Theme.spaceM
            spacing: Theme.spaceM

            Segmented {
                visible: root.strategy.sights.length > 1
                name: qsTr("What is known of the hidden card")
                labels: root.strategy.sights
                implicitHeight: Theme.controlHeightSmall
                currentIndex: root.strategy.sight
                onActivated: index => root.strategy.sight = index
            }
            Row {
                spacing: Theme.spaceM
                opacity: root.strategy.working ? Theme.dimmedOpacity : 1
                ChartBlock {
                    width: (page.width - Theme.spaceM) / 2
                    height: implicitHeight
                    title: qsTr("Hard totals")
                    chart: root.strategy.hard
                    columns: root.strategy.columns
                }
                Column {
                    width: (page.width - Theme.spaceM) / 2
                    spacing: Theme.spaceM
                    ChartBlock {
                        width: parent.width
                        height: implicitHeight
                        title: qsTr("Soft totals")
                        chart: root.strategy.soft
                        columns: root.strategy.columns
                    }
                    ChartBlock {
                        width: parent.width
                        height: implicitHeight
                        title: qsTr("Pairs")
                        chart: root.strategy.pairs
                        columns: root.strategy.columns
                    }
                }
            }
            ChartLegend { width: page.width }
            Column {
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
}
