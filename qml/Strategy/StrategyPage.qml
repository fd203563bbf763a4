// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Models

/// The best play in a game against every up card, and the house edge; for trial rules too. In its place two games side
/// by side, or a calculator for any hand.
PageScope {
    id: root

    required property StrategyController controller

    readonly property CompareController comparison: controller.comparison
    readonly property HandCalculator calculator: controller.calculator
    readonly property bool charted: !comparison.shown && !calculator.shown
    /// The maximum width of the chart at this height.
    readonly property real pageWidth: Math.min(width - 2 * Theme.spaceXl,
                                               Math.max(Theme.space(300), Math.min(Theme.space(480), height * 1.4)))
    readonly property real sideWidth: Math.min(Theme.space(72), pageWidth * 0.34)
    /// With large text the figures of a cell would leave the chart a few rows: they go to the side then, and the rules
    /// to try beneath the chart.
    readonly property bool cramped: height - header.height - detail.wideHeight - 2 * Theme.spaceM
                                    < 14 * Theme.fontCaption * 1.75

    Component.onCompleted: controller.refresh()
    // The page opens with the chart, unless it is opened for something else.
    Component.onDestruction: {
        comparison.shown = false
        calculator.shown = false
    }

    /// A button, only its icon where the title would have no room beside its caption.
    component Tool: Item {
        id: tool
        required property string text
        required property string iconName
        signal picked()
        readonly property bool small: header.width < Theme.space(220) && root.charted
        implicitWidth: small ? icon.implicitWidth : caption.implicitWidth
        implicitHeight: Theme.controlHeight
        Button {
            id: caption
            visible: !tool.small
            text: tool.text
            kind: "ghost"
            iconName: tool.iconName
            onClicked: tool.picked()
        }
        IconButton {
            id: icon
            visible: tool.small
            text: tool.text
            iconName: tool.iconName
            onClicked: tool.picked()
        }
    }

    Item {
        id: header
        x: (root.width - width) / 2
        width: root.pageWidth
        height: Theme.controlHeight + 2 * Theme.spaceM
        PageTitle {
            anchors.left: parent.left
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - tools.width - Theme.spaceL
            whole: !root.charted || root.controller.gameName === "" ? brief
                 : qsTr("Best play of %1").arg(root.controller.gameName)
            brief: root.comparison.shown ? qsTr("Compare")
                 : root.calculator.shown ? qsTr("Hand calculator") : qsTr("Strategy")
        }
        Row {
            id: tools
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.spaceS
            SheetActions {
                visible: root.charted
                exporter: root.controller.exporter
                copyText: qsTr("Copy the chart")
                saveText: qsTr("Save the chart as PDF")
                suggestion: qsTr("strategy-%1", "a file's name; %1 is a game's id").arg(root.controller.variantId)
                wordsWidth: header.width / 6
            }
            SheetActions {
                visible: root.comparison.shown
                exporter: root.comparison.exporter
                copyText: qsTr("Copy the comparison")
                wordsWidth: header.width / 4
            }
            Tool {
                visible: root.charted
                text: qsTr("Calculate")
                iconName: "calculator"
                onPicked: root.calculator.shown = true
            }
            Tool {
                text: root.charted ? qsTr("Compare") : qsTr("Chart")
                iconName: root.charted ? "equals" : "strategy"
                onPicked: {
                    const charted = root.charted
                    root.calculator.shown = false
                    root.comparison.shown = charted
                }
            }
            ComboBox {
                id: chooser
                visible: !root.comparison.shown
                width: Theme.space(56)
                name: qsTr("Game")
                model: root.controller.games
                textRole: "name"
                valueRole: "variantId"
                currentIndex: count > 0 ? Math.max(0, indexOfValue(root.controller.variantId)) : -1
                onActivated: root.controller.variantId = String(currentValue)
            }
        }
    }

    // ---- Rules and price ----

    Panel {
        id: side
        visible: root.charted
        anchors.top: header.bottom
        anchors.left: header.left
        width: root.sideWidth
        height: root.cramped ? figures.implicitHeight + topPadding + bottomPadding
                             : root.height - header.height - Theme.spaceM
        padding: Theme.spaceM
        topPadding: root.cramped ? Theme.spaceXs : Theme.spaceM
        bottomPadding: topPadding

        StrategyFigures {
            id: figures
            width: side.availableWidth
            brief: root.cramped
            strategy: root.controller
        }
        Flickable {
            anchors.top: figures.bottom
            anchors.topMargin: Theme.spaceS
            anchors.bottom: parent.bottom
            width: side.availableWidth
            visible: !root.cramped
            contentHeight: trials.implicitHeight
            clip: true
            boundsBehavior: Flickable.StopAtBounds
            T.ScrollBar.vertical: ScrollBar { }
            Column {
                id: trials
                anchors.left: parent.left
                width: side.availableWidth - Theme.spaceS
                Repeater {
                    model: root.cramped ? 0 : 1
                    RuleTrials {
                        width: trials.width
                        strategy: root.controller
                    }
                }
            }
        }
    }

    // ---- The chart ----

    Flickable {
        id: view
        visible: root.charted
        anchors.top: header.bottom
        height: Math.min(page.implicitHeight, root.height - header.height - Theme.spaceM
                                              - (root.cramped ? 0 : detail.height + Theme.spaceM))
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
                visible: root.controller.sights.length > 1
                name: qsTr("What is known about the hidden card")
                labels: root.controller.sights
                width: Math.min(implicitWidth, page.width)
                implicitHeight: Theme.controlHeightSmall
                currentIndex: root.controller.sight
                onActivated: index => root.controller.sight = index
            }
            StrategyChart {
                anchors.left: parent.left
                width: page.width
                height: implicitHeight
                room: root.height - header.height - detail.wideHeight - offers.height - 4 * Theme.spaceM
                strategy: root.controller
                opacity: root.controller.working ? Theme.dimmedOpacity : 1

                ChartLegend {
                    width: parent.width
                    legend: root.controller.legend
                }
            }
            Column {
                id: offers
                width: page.width
                spacing: Theme.space(0.5)
                Repeater {
                    model: root.controller.offerLines
                    Label {
                        required property string modelData
                        width: page.width
                        text: modelData
                        wrapMode: Text.Wrap
                    }
                }
                Label {
                    width: page.width
                    text: root.controller.methodText
                    role: Label.Caption
                    muted: true
                    wrapMode: Text.Wrap
                }
            }
            Repeater {
                model: root.cramped ? 1 : 0
                RuleTrials {
                    width: page.width
                    strategy: root.controller
                }
            }
        }
    }

    FocusFollower { flickable: view }

    CellPanel {
        id: detail
        visible: root.charted
        tall: root.cramped
        anchors.top: tall ? side.bottom : view.bottom
        anchors.topMargin: tall ? Theme.spaceS : Theme.spaceM
        anchors.left: tall ? side.left : view.left
        width: tall ? side.width : view.width
        height: tall ? root.height - y - Theme.spaceS : wideHeight
        cell: root.controller.cell
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

    // ---- Any hand ----

    Repeater {
        model: root.calculator.shown ? 1 : 0
        CalculatorPage {
            x: header.x
            y: header.height
            width: root.pageWidth
            height: root.height - y - Theme.spaceM
            calculator: root.calculator
        }
    }
}
