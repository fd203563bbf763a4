// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Models

/// Rounds, newest first; one of them can be expanded to show all details. An empty list says why it is empty. Each day
/// has its heading; beside a table, the session there has one, and what was before.
FocusScope {
    id: root

    required property RundownModel rundown
    required property KeyMap keys
    /// The expanded round; 0 for none.
    property int expandedRound: 0
    /// As in RundownRow.
    property string tableGame: ""
    property bool marksShown: true
    property alias barBeside: list.barBeside

    signal replayAsked(int roundId)
    signal reviewAsked(int roundId)
    signal elsewhereAsked(int roundId)

    readonly property RecordFilter filter: rundown.filter

    RowList {
        id: list
        name: qsTr("Rounds")
        anchors.fill: parent
        focus: true
        model: root.rundown
        cacheBuffer: Math.max(0, height)
        spacing: Theme.space(0.5)
        bottomMargin: Theme.spaceS

        section.property: root.tableGame === "" ? "day" : "thisSession"
        delegate: RundownRow {
            width: list.width
            ListedRow {}
            rundown: root.rundown
            tableGame: root.tableGame
            marksShown: root.marksShown
            heading: ListView.section === ListView.previousSection ? ""
                   : root.tableGame === "" ? dayText
                   : thisSession ? root.rundown.sessionText
                   : ListView.section === "" ? "" : qsTr("Earlier", "rounds")
            expanded: root.expandedRound === roundId && roundId !== 0
            onClicked: {
                list.currentIndex = index
                root.expandedRound = expanded ? 0 : roundId
            }
            // Scroll the expanded row into sight, or at least its beginning.
            onHeightChanged: if (expanded && ListView.isCurrentItem && !list.returning)
                list.positionViewAtIndex(index, height > list.height ? ListView.Beginning : ListView.Contain)
            onReplayAsked: id => root.replayAsked(id)
            onReviewAsked: id => root.reviewAsked(id)
            onElsewhereAsked: id => root.elsewhereAsked(id)
            Keys.onPressed: event => {
                event.accepted = true
                switch (root.keys.find(KeyPlace.Rounds, event.key, event.modifiers)) {
                case RowIntent.OpenRound: clicked(); break
                case RowIntent.ReplayRound: root.replayAsked(roundId); break
                default: event.accepted = false
                }
            }
        }
    }
    Column {
        anchors.centerIn: parent
        width: Math.min(root.width - 2 * Theme.spaceXl, Theme.space(120))
        spacing: Theme.spaceM
        visible: list.count === 0 && !root.rundown.reading
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
            text: root.filter.problem !== "" ? root.filter.problem
                : root.filter.narrows ? qsTr("No rounds match the filter.")
                                      : qsTr("Rounds appear here when they are finished.")
        }
        Button {
            anchors.horizontalCenter: parent.horizontalCenter
            visible: root.filter.narrows
            text: qsTr("Show all rounds")
            iconName: "clear"
            onClicked: root.filter.clear()
        }
    }
}
