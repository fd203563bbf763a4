// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Models

/// The sessions played, newest first; a click on one shows its rounds.
FocusScope {
    id: root

    required property SessionsModel sessions
    required property KeyMap keys
    /// The session whose note is being written, by its oldest round; 0 for none.
    property int noted: 0

    RowList {
        id: list
        name: qsTr("Sessions")
        anchors.fill: parent
        focus: true
        barBeside: true
        model: root.sessions
        cacheBuffer: Math.max(0, height)
        spacing: Theme.space(0.5)
        bottomMargin: Theme.spaceS
        delegate: SessionRow {
            width: list.width
            ListedRow {}
            writing: root.noted === first
            onClicked: root.sessions.open(first)
            onWriteAsked: root.noted = writing ? 0 : first
            onNoteWritten: (note, tags) => root.sessions.keepNote(first, note, tags)
            Keys.onPressed: event => {
                event.accepted = root.keys.find(KeyPlace.Rounds, event.key, event.modifiers) === RowIntent.OpenRound
                if (event.accepted)
                    clicked()
            }
        }
    }
    Label {
        anchors.centerIn: parent
        width: Math.min(root.width - 2 * Theme.spaceXl, Theme.space(120))
        visible: list.count === 0 && !root.sessions.reading
        text: root.sessions.noted === "" ? qsTr("Sessions appear here when rounds are finished.")
                                         : qsTr("No session has this in its note or tags.")
        horizontalAlignment: Text.AlignHCenter
        muted: true
        wrapMode: Text.Wrap
    }
}
