// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Models

/// A session: when and how long, its game and rounds, what it brought, its luck, what mistakes cost, the costliest of
/// them, and what was written about it.
T.ItemDelegate {
    id: row

    required property int first
    required property string whenText
    required property string lengthText
    required property string gameName
    required property string roundsText
    required property string netText
    required property int resultKind
    required property string luckText
    required property string costText
    required property string worstText
    required property string note
    required property string tags
    required property string noteProblem
    required property string accessibleName
    /// Its note can be written.
    property bool writing: false
    readonly property color tone: resultKind === ResultKind.Win ? Theme.win
                                : resultKind === ResultKind.Lose ? Theme.lose : Theme.push
    readonly property string figures: luckText === "" ? costText : luckText + " · " + costText

    signal writeAsked()
    signal noteWritten(string note, string tags)

    implicitHeight: lines.height + 2 * Theme.spaceM
    focusPolicy: ListView.isCurrentItem || activeFocus ? Qt.TabFocus : Qt.NoFocus
    hoverEnabled: true

    Accessible.role: Accessible.ListItem
    Accessible.onPressAction: clicked()
    Accessible.name: accessibleName
    Accessible.focusable: true

    background: Rectangle {
        color: row.hovered || row.writing ? Theme.surfaceHover : "transparent"
        radius: Theme.radiusM
    }

    Rectangle {
        anchors.left: parent.left
        y: Theme.spaceM
        width: Theme.space(0.75)
        height: lines.height
        radius: width / 2
        color: row.tone
    }
    Column {
        id: lines
        x: Theme.spaceM
        y: Theme.spaceM
        width: row.width - 2 * Theme.spaceM
        spacing: Theme.spaceXs

        component Line: Label {
            width: lines.width
            visible: text !== ""
            role: Label.Caption
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }

        Item {
            width: parent.width
            height: Math.max(heading.implicitHeight, net.implicitHeight, write.height)
            Label {
                id: heading
                anchors.left: parent.left
                anchors.right: net.left
                anchors.rightMargin: Theme.spaceM
                anchors.verticalCenter: parent.verticalCenter
                text: qsTr("%1 · %2", "when a session began, its game").arg(row.whenText).arg(row.gameName)
                strong: true
                fits: true
                Accessible.ignored: true
            }
            Label {
                id: net
                anchors.right: write.left
                anchors.rightMargin: Theme.spaceS
                anchors.verticalCenter: parent.verticalCenter
                text: row.netText
                strong: true
                color: row.tone
                Accessible.ignored: true
            }
            IconButton {
                id: write
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                implicitHeight: Theme.controlHeightSmall
                text: qsTr("Write about this session")
                iconName: "edit"
                focusPolicy: row.focusPolicy
                onClicked: row.writeAsked()
            }
        }
        Line {
            text: qsTr("%1 · %2", "how long a session was, its rounds").arg(row.lengthText).arg(row.roundsText)
                  + (row.figures === "" ? "" : " · " + row.figures)
            muted: true
        }
        Line { text: row.worstText }
        Line {
            visible: text !== "" && !row.writing
            text: row.tags === "" ? row.note : row.note === "" ? row.tags : row.tags + " · " + row.note
            color: Theme.accent
            Accessible.ignored: false
        }
        Repeater {
            model: row.writing ? 1 : 0
            NoteEditor {
                width: lines.width
                note: row.note
                tags: row.tags
                problem: row.noteProblem
                onKeepAsked: (note, tags) => row.noteWritten(note, tags)
                onNoteChanged: takeOver()
                onTagsChanged: takeOver()
            }
        }
    }
}
