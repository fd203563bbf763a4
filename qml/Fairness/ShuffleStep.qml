// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls

/// A step of the recipe: what is done, and the same in figures, which can be selected.
Item {
    id: root

    required property string title
    required property string words
    required property string figures

    implicitHeight: body.implicitHeight + 2 * Theme.spaceM
    Accessible.role: Accessible.ListItem
    Accessible.name: root.figures === "" ? qsTr("%1: %2", "a heading, what it says").arg(title).arg(words)
                                         : qsTr("%1: %2 %3", "a heading, what it says, figures").arg(title).arg(words)
                                           .arg(root.figures)
    Accessible.focusable: true
    activeFocusOnTab: ListView.isCurrentItem || activeFocus

    Rectangle {
        anchors.fill: parent
        radius: Theme.radiusM
        color: Theme.surface
        border.width: Theme.hairline
        border.color: Theme.line
    }
    Column {
        id: body
        x: Theme.spaceL
        y: Theme.spaceM
        width: parent.width - 2 * Theme.spaceL
        spacing: Theme.spaceXs
        Label {
            width: parent.width
            text: root.title
            role: Label.Label
            strong: true
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }
        Label {
            width: parent.width
            text: root.words
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }
        Rectangle {
            width: parent.width
            height: lines.implicitHeight + 2 * Theme.spaceS
            visible: root.figures !== ""
            radius: Theme.radiusS
            color: Theme.surfaceSunken
            // Figures keep their order in every language.
            LayoutMirroring.enabled: false
            TextEdit {
                id: lines
                anchors.left: parent.left
                anchors.right: parent.right
                anchors.top: parent.top
                anchors.margins: Theme.spaceS
                text: root.figures
                readOnly: true
                selectByMouse: true
                activeFocusOnPress: false
                persistentSelection: true
                horizontalAlignment: TextEdit.AlignLeft
                wrapMode: TextEdit.Wrap
                color: Theme.text
                selectionColor: Theme.accent
                selectedTextColor: Theme.accentInk
                font.family: Theme.monoFamily
                font.pixelSize: Theme.fontCaption
                Accessible.ignored: true
            }
        }
    }
}
