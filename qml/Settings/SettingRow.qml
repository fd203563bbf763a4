// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls

/// A setting: its name, a short explanation, and the control at the end. Hidden if it doesn't match the search.
Item {
    id: root

    required property string caption
    property string description: ""
    /// Without one it is always shown.
    property SettingSearch sought: null
    /// Additional search terms.
    property string also: ""
    default property alias control: slot.data
    /// The control gets a line of its own.
    property bool below: false

    /// The setting is available now.
    property bool offered: true

    readonly property bool found: offered && search.found
    readonly property SearchWords search: SearchWords {
        sought: root.sought
        text: root.caption + " " + root.description + " " + root.also
    }

    visible: found
    width: parent ? parent.width : implicitWidth
    implicitHeight: below ? words.implicitHeight + slot.childrenRect.height + Theme.spaceS + 2 * Theme.spaceM
                          : Math.max(words.implicitHeight, slot.childrenRect.height) + 2 * Theme.spaceM

    Column {
        id: words
        anchors.left: parent.left
        y: root.below ? Theme.spaceM : (root.height - height) / 2
        width: root.below ? parent.width : parent.width - slot.childrenRect.width - Theme.spaceL
        spacing: Theme.space(0.5)
        Label {
            text: root.caption
            role: Label.Label
            width: parent.width
            wrapMode: Text.Wrap
        }
        Label {
            text: root.description
            visible: text !== ""
            role: Label.Caption
            muted: true
            width: parent.width
            wrapMode: Text.Wrap
        }
    }
    Item {
        id: slot
        anchors.left: root.below ? parent.left : undefined
        anchors.right: root.below ? undefined : parent.right
        y: root.below ? words.y + words.height + Theme.spaceS : (root.height - childrenRect.height) / 2
        width: childrenRect.width
        height: childrenRect.height
    }
    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: Theme.hairline
        color: Theme.line
    }
}
