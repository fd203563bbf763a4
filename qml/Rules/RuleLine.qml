// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls

/// One rule, with the section's heading above the first rule; the house's own choices are marked.
Column {
    id: root

    required property string section
    required property string text
    required property bool houseChoice
    /// What the words of the trade in it mean.
    required property string help
    /// The previous row's section; if it is the same, no heading is shown.
    property string sectionBefore: ""
    /// The rule the user asked for.
    property bool marked: false
    /// Said beneath a marked rule; empty for nothing.
    property string markedFor: ""

    spacing: Theme.spaceS
    Accessible.role: Accessible.ListItem
    Accessible.name: text
    Accessible.description: note.text === "" ? help : help === "" ? note.text : note.text + "\n" + help
    Accessible.focusable: true
    activeFocusOnTab: ListView.isCurrentItem || activeFocus
    topPadding: section !== sectionBefore ? Theme.spaceL : 0

    Label {
        width: root.width
        visible: root.section !== root.sectionBefore
        text: root.section
        role: Label.Title
        Accessible.role: Accessible.Heading
    }
    Item {
        width: root.width
        implicitHeight: Math.max(words.implicitHeight + (note.visible ? note.implicitHeight : 0),
                                 mark.visible ? mark.implicitHeight : 0)
        Rectangle {
            anchors.fill: parent
            anchors.margins: -Theme.spaceXs
            visible: root.marked
            radius: Theme.radiusS
            color: Theme.accentSoft
        }
        Rectangle {
            anchors.left: parent.left
            y: Theme.fontBody * 0.5
            width: Theme.space(1)
            height: width
            radius: width / 2
            color: Theme.accent
        }
        Label {
            id: words
            anchors.left: parent.left
            anchors.leftMargin: Theme.spaceL
            width: parent.width - Theme.spaceL - (mark.visible ? mark.width + Theme.spaceM : 0)
            text: root.text
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }
        HoverHandler {
            id: over
            enabled: root.help !== ""
            cursorShape: Qt.WhatsThisCursor
        }
        Tip {
            text: root.help
            wanted: over.hovered || root.activeFocus
        }
        Label {
            id: note
            anchors.left: words.left
            anchors.top: words.bottom
            width: words.width
            visible: text !== ""
            text: root.marked ? root.markedFor : ""
            role: Label.Caption
            strong: true
            color: Theme.accent
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }
        Badge {
            id: mark
            anchors.right: parent.right
            visible: root.houseChoice
            text: qsTr("the house's choice")
            tone: "accent"
        }
    }
}
