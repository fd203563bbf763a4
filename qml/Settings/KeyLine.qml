// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import OpenShoe.Theme
import OpenShoe.Controls

/// A row of the key list: an action and its keys.
T.ItemDelegate {
    id: line

    required property int index
    required property string actionId
    required property string caption
    required property string heading
    required property list<string> caps
    required property bool changed
    required property string accessibleName
    /// The current row, which Tab goes to.
    property bool atHand: false

    signal changeAsked()
    /// Open the menu at this position within the row.
    signal menuAsked(real x, real y)

    function askForMenu(): void {
        menuAsked(mirrored ? 0 : width, height)
    }

    implicitHeight: topInset + Math.max(words.implicitHeight, Theme.controlHeightSmall) + Theme.spaceXs
    topInset: heading === "" ? 0 : title.implicitHeight
    focusPolicy: atHand || activeFocus ? Qt.StrongFocus : Qt.ClickFocus
    hoverEnabled: true
    Accessible.role: Accessible.ListItem
    Accessible.name: accessibleName
    Accessible.description: changed ? qsTr("Its keys have been changed.") : ""
    Accessible.focusable: true
    Accessible.onPressAction: changeAsked()
    onDoubleClicked: changeAsked()

    background: Rectangle {
        color: line.hovered ? Theme.surfaceHover : "transparent"
        radius: Theme.radiusM
    }
    TapHandler {
        acceptedButtons: Qt.RightButton
        onTapped: eventPoint => line.menuAsked(eventPoint.position.x, eventPoint.position.y)
    }
    Label {
        id: title
        width: parent.width
        visible: text !== ""
        topPadding: Theme.spaceM
        bottomPadding: Theme.spaceXs
        text: line.heading
        role: Label.Caption
        strong: true
        muted: true
        Accessible.role: Accessible.Heading
    }
    Label {
        id: words
        anchors.left: parent.left
        anchors.leftMargin: Theme.spaceS
        anchors.right: change.left
        anchors.rightMargin: Theme.spaceM
        anchors.verticalCenter: parent.verticalCenter
        anchors.verticalCenterOffset: line.topInset / 2
        text: line.caption
        role: Label.Label
        wrapMode: Text.Wrap
        Accessible.ignored: true
    }
    // A click on the displayed keys changes them.
    Button {
        id: change
        anchors.right: more.left
        anchors.verticalCenter: words.verticalCenter
        implicitHeight: Theme.controlHeightSmall
        kind: "ghost"
        focusPolicy: line.atHand || activeFocus ? Qt.StrongFocus : Qt.ClickFocus
        Accessible.name: qsTr("Change the key: %1").arg(line.caption)
        onClicked: line.changeAsked()

        contentItem: Row {
            spacing: Theme.space(0.75)
            LayoutMirroring.enabled: false
            Repeater {
                model: line.caps
                KeyHint {
                    required property string modelData
                    anchors.verticalCenter: parent ? parent.verticalCenter : undefined
                    text: modelData
                    ink: line.changed ? Theme.accent : Theme.text
                }
            }
            Label {
                anchors.verticalCenter: parent.verticalCenter
                visible: line.caps.length === 0
                text: qsTr("No key")
                role: Label.Caption
                muted: true
                Accessible.ignored: true
            }
        }
    }
    IconButton {
        id: more
        anchors.right: parent.right
        anchors.verticalCenter: words.verticalCenter
        implicitWidth: Theme.controlHeightSmall
        implicitHeight: Theme.controlHeightSmall
        focusPolicy: line.atHand || activeFocus ? Qt.StrongFocus : Qt.ClickFocus
        iconName: "more"
        text: qsTr("More options for %1").arg(line.caption)
        onClicked: line.askForMenu()
    }
}
