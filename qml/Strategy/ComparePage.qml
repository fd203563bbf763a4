// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Models

/// Two games side by side: the cells that differ, the side bets, and what each rule that differs is worth, also in
/// money in an hour; folded, the rules that are worth nothing and what is common.
FocusScope {
    id: root

    required property CompareController comparison

    readonly property real figureWidth: Theme.space(24)
    /// Cells stand in as many columns as fit.
    readonly property real pairWidth: Theme.space(72) + 2 * figureWidth
    readonly property int pairColumns: Math.max(1, Math.floor((view.width - Theme.spaceL) / pairWidth))
    readonly property real betWidth: Math.min(Theme.space(56), (view.width - Theme.spaceL - Theme.space(56)) / 2)
    property bool idleShown: false
    property bool commonShown: false
    readonly property real ruleWidth: (view.width - Theme.spaceL - 2 * figureWidth) / 2

    component Edge: Column {
        id: edge
        required property string name
        required property int current
        required property string edgeText
        required property string costText
        signal picked(int index)
        spacing: Theme.spaceXs
        ComboBox {
            width: parent.width
            name: edge.name
            model: root.comparison.names
            currentIndex: edge.current
            onActivated: index => edge.picked(index)
        }
        Label {
            anchors.left: parent.left
            text: edge.edgeText === "" ? "…" : edge.edgeText
            role: Label.Headline
            opacity: root.comparison.working ? Theme.dimmedOpacity : 1
            Accessible.ignored: true
            Explained {
                anchors.fill: parent
                meaning: root.comparison.edgeHelp
                words: edge.edgeText === "" ? qsTr("House edge: calculating…")
                                            : qsTr("House edge %1").arg(edge.edgeText)
            }
        }
        HourlyLine {
            anchors.left: parent.left
            width: Math.min(implicitWidth, edge.width)
            // Its room is there before, so that nothing jumps.
            visible: true
            enabled: edge.costText !== ""
            text: edge.costText === "" ? "…" : edge.costText
            hourly: root.comparison.hourly
        }
    }
    component Heading: Label {
        width: view.width
        role: Label.Label
        strong: true
        topPadding: Theme.spaceM
        bottomPadding: Theme.spaceXs
        Accessible.role: Accessible.Heading
    }
    component Words: Label {
        wrapMode: Text.Wrap
        Accessible.ignored: true
    }
    component Figure: Label {
        width: root.figureWidth
        horizontalAlignment: Text.AlignRight
        Accessible.ignored: true
    }
    component RuleRow: Item {
        id: row
        required property string a
        required property string b
        required property bool differs
        required property string alone
        required property string inTurn
        required property string aloneMoney
        required property string inTurnMoney
        required property string accessibleName

        width: view.width
        height: Math.max(left.implicitHeight, right.implicitHeight, turn.height) + Theme.spaceS
        Accessible.role: Accessible.Row
        Accessible.name: accessibleName

        Rectangle {
            anchors.left: parent.left
            width: Theme.space(0.75)
            height: parent.height - Theme.spaceXs
            visible: row.differs
            color: Theme.accent
        }
        Words {
            id: left
            anchors.left: parent.left
            anchors.leftMargin: Theme.spaceM
            width: row.differs ? root.ruleWidth - Theme.spaceM : 2 * root.ruleWidth
            text: row.a
            muted: !row.differs
        }
        Words {
            id: right
            anchors.left: parent.left
            anchors.leftMargin: root.ruleWidth + Theme.spaceM
            width: root.ruleWidth - Theme.spaceM
            visible: row.differs
            text: row.differs ? row.b : ""
        }
        Worth {
            anchors.right: turn.left
            visible: row.differs
            part: row.alone
            money: row.aloneMoney
        }
        Worth {
            id: turn
            anchors.right: parent.right
            anchors.rightMargin: Theme.spaceL
            visible: row.differs
            part: row.inTurn
            money: row.inTurnMoney
            strong: true
        }
    }
    /// Percentage points, and beneath them the money in an hour.
    component Worth: Column {
        id: worth
        required property string part
        required property string money
        property bool strong: false
        Figure {
            text: worth.part
            strong: worth.strong
        }
        Figure {
            visible: text !== ""
            text: worth.money
            role: Label.Caption
            muted: true
            fits: true
        }
    }
    /// Opens and closes what is folded.
    component Fold: Button {
        property bool open: false
        signal turned()
        width: Math.min(implicitWidth, view.width)
        implicitHeight: Theme.controlHeightSmall
        fit: true
        leftPadding: Theme.spaceM
        rightPadding: Theme.spaceM
        kind: "ghost"
        iconName: open ? "chevron-up" : "chevron-down"
        Accessible.role: Accessible.Button
        Accessible.description: open ? qsTr("Shown") : qsTr("Hidden")
        onClicked: turned()
    }
    component PairRow: Row {
        id: pair
        required property string name
        required property string a
        required property string b
        required property string accessibleName
        property bool cells: false

        width: cells ? root.pairWidth : view.width
        height: Math.max(Math.round(Theme.fontCaption * 2), title.implicitHeight)
        Accessible.role: Accessible.Row
        Accessible.name: accessibleName
        Words {
            id: title
            anchors.verticalCenter: parent.verticalCenter
            width: pair.cells ? Theme.space(72) : Theme.space(56)
            text: pair.name
        }
        Repeater {
            model: [pair.a, pair.b]
            Item {
                id: place
                required property string modelData
                width: pair.cells ? root.figureWidth : root.betWidth
                height: pair.height
                ChartCell {
                    visible: pair.cells
                    anchors.left: parent.left
                    anchors.verticalCenter: parent.verticalCenter
                    code: place.modelData
                    lead: Lead.Clear
                    departs: false
                    width: Theme.space(8)
                    height: Math.round(Theme.fontCaption * 1.6)
                }
                Words {
                    visible: !pair.cells
                    anchors.left: parent.left
                    anchors.verticalCenter: parent.verticalCenter
                    text: place.modelData
                }
            }
        }
    }
    component CellRow: PairRow {
        cells: true
    }

    // ---- The two games ----

    Panel {
        id: choice
        width: parent.width
        height: implicitHeight
        padding: Theme.spaceM
        Item {
            width: parent.width
            implicitHeight: first.implicitHeight
            Edge {
                id: first
                anchors.left: parent.left
                width: (parent.width - words.width) / 2 - Theme.spaceL
                name: qsTr("First game")
                current: root.comparison.first
                edgeText: root.comparison.firstEdge
                costText: root.comparison.firstCost
                onPicked: index => root.comparison.first = index
            }
            Edge {
                anchors.left: first.right
                anchors.leftMargin: Theme.spaceL
                width: first.width
                name: qsTr("Second game")
                current: root.comparison.second
                edgeText: root.comparison.secondEdge
                costText: root.comparison.secondCost
                onPicked: index => root.comparison.second = index
            }
            Label {
                id: words
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                width: Theme.space(50)
                text: root.comparison.working ? "" : root.comparison.differenceText
                color: root.comparison.difference === Difference.Better ? Theme.win
                     : root.comparison.difference === Difference.Worse ? Theme.lose : Theme.textMuted
                strong: true
                wrapMode: Text.Wrap
                Accessible.role: Accessible.AlertMessage
            }
            Progress {
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                width: words.width
                visible: root.comparison.working
                name: qsTr("Comparing")
                value: root.comparison.progress
            }
        }
    }

    // ---- The differences ----

    ScrollPage {
        id: view
        anchors.top: choice.bottom
        anchors.topMargin: Theme.spaceS
        anchors.bottom: parent.bottom
        width: parent.width
        contentHeight: page.implicitHeight
        activeFocusOnTab: true
        Accessible.role: Accessible.Grouping
        Accessible.name: qsTr("The comparison")

        Column {
            id: page
            width: view.width

            Heading {
                visible: root.comparison.cells.count > 0
                text: root.comparison.cells.heading
            }
            Grid {
                anchors.left: parent.left
                columns: root.pairColumns
                Repeater {
                    model: root.comparison.cells
                    CellRow { }
                }
            }
            Heading {
                visible: root.comparison.sideBets.count > 0
                text: root.comparison.sideBets.heading
            }
            Repeater {
                model: root.comparison.sideBets
                PairRow { }
            }
            Item {
                width: view.width
                height: heads.height
                visible: root.comparison.lines.count > 0
                Heading {
                    id: heads
                    text: qsTr("Rules")
                }
                Figure {
                    anchors.right: turn.left
                    anchors.bottom: heads.bottom
                    text: qsTr("alone")
                    muted: true
                }
                Figure {
                    id: turn
                    anchors.right: parent.right
                    anchors.rightMargin: Theme.spaceL
                    anchors.bottom: heads.bottom
                    text: qsTr("in turn")
                    muted: true
                }
            }
            Label {
                width: view.width
                visible: root.comparison.lines.count > 0
                text: root.comparison.note
                role: Label.Caption
                muted: true
                wrapMode: Text.Wrap
                bottomPadding: Theme.spaceS
            }
            Repeater {
                model: root.comparison.lines
                RuleRow { }
            }
            Fold {
                anchors.left: parent.left
                visible: root.comparison.idleLines.count > 0
                open: root.idleShown
                text: qsTr("Rules that differ and are worth nothing: %n", "", root.comparison.idleLines.count)
                onTurned: root.idleShown = !root.idleShown
            }
            Repeater {
                model: root.idleShown ? root.comparison.idleLines : null
                RuleRow { }
            }
            Fold {
                anchors.left: parent.left
                visible: root.comparison.commonLines.count > 0
                open: root.commonShown
                text: qsTr("What they have in common: %n", "rules", root.comparison.commonLines.count)
                onTurned: root.commonShown = !root.commonShown
            }
            Repeater {
                model: root.commonShown ? root.comparison.commonLines : null
                RuleRow { }
            }
        }
    }
    FocusFollower { flickable: view }
    FocusRing {
        anchors.fill: view
        anchors.margins: 0
        shown: view.activeFocus
    }
}
