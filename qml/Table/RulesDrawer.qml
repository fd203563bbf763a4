// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Models

/// The rules, to be read or edited over the table: in a wide window beside the cards and between the bars. One line has
/// what the table says of them, and when saved changes take effect.
Drawer {
    id: root

    required property TableController table
    /// The room between the bars.
    required property real top
    required property real bottom
    required property bool wide
    required property bool editing
    property alias panel: panel.data

    readonly property bool playing: table.live.phase === LiveRound.Playing

    width: Math.min(parent ? parent.width : 0,
                    wide ? Math.max(Theme.space(120), parent.width * 0.42) : Theme.space(160))
    y: wide ? top : 0
    height: wide ? bottom - top : parent ? parent.height : 0
    padding: 0
    // The cards stay in sight, and a click outside doesn't discard a draft.
    dim: false
    interactive: false
    closePolicy: T.Popup.NoAutoClose

    Item {
        anchors.fill: parent
        Item {
            id: panel
            anchors.top: parent.top
            anchors.bottom: when.visible ? when.top : parent.bottom
            width: parent.width
        }
        Rectangle {
            anchors.top: when.top
            width: parent.width
            height: Theme.hairline
            color: Theme.line
            visible: when.visible
        }
        Label {
            id: when
            anchors.bottom: parent.bottom
            width: parent.width
            visible: text !== ""
            leftPadding: Theme.spaceL
            rightPadding: Theme.spaceL
            topPadding: Theme.spaceS
            bottomPadding: Theme.spaceS
            text: root.table.rules.text !== "" || !root.editing ? root.table.rules.text
                : root.playing ? qsTr("Changes you save now apply from the next round.")
                               : qsTr("Changes you save now apply at once, on a fresh shoe.")
            wrapMode: Text.Wrap
            maximumLineCount: 4
            elide: Text.ElideRight
            muted: root.table.rules.text === ""
            Accessible.role: Accessible.AlertMessage
        }
    }
}
