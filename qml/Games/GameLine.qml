// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Models

/// A row of the list of games, with its actions: a game with its rules and price, an unusable file with its problem, or
/// a deleted game.
T.ItemDelegate {
    id: line

    required property int index
    required property string entryId
    required property int kind
    required property string name
    required property string summary
    required property string detail
    required property bool hidden
    required property bool mayRise
    required property bool mayFall
    required property string accessibleName
    /// Only the user's own games can be renamed and deleted.
    readonly property bool own: kind === GameEntry.Own
    readonly property bool isGame: kind !== GameEntry.Unusable && kind !== GameEntry.Deleted
    /// The rules can be edited.
    property bool editable: false
    /// The current row, which Tab goes to.
    property bool atHand: false
    /// The last row of the list.
    property bool last: false

    signal playAsked()
    signal editAsked()
    /// Open the menu at this position within the row.
    signal menuAsked(real x, real y)
    signal putBackAsked()
    signal tryAgainAsked()
    signal folderAsked()
    signal deleteAsked()

    /// The action of Enter and of a screen reader's press.
    function press(): void {
        if (kind === GameEntry.Unusable)
            tryAgainAsked()
        else if (kind === GameEntry.Deleted)
            putBackAsked()
        else
            playAsked()
    }
    function askForMenu(): void {
        if (isGame)
            menuAsked(mirrored ? 0 : width, height)
    }

    implicitHeight: Math.max(words.implicitHeight, buttons.implicitHeight) + 2 * Theme.spaceM
    focusPolicy: atHand || activeFocus ? Qt.StrongFocus : Qt.ClickFocus
    hoverEnabled: true
    Accessible.role: Accessible.ListItem
    Accessible.name: accessibleName
    Accessible.focusable: true
    Accessible.onPressAction: press()
    onDoubleClicked: press()

    background: Rectangle {
        color: line.hovered ? Theme.surfaceHover : "transparent"
        radius: Theme.radiusM
        Rectangle {
            anchors.bottom: parent.bottom
            width: parent.width
            height: Theme.hairline
            visible: !line.last
            color: Theme.line
        }
    }
    TapHandler {
        acceptedButtons: Qt.RightButton
        onTapped: eventPoint => {
            if (line.isGame)
                line.menuAsked(eventPoint.position.x, eventPoint.position.y)
        }
    }

    Column {
        id: words
        anchors.left: parent.left
        anchors.leftMargin: Theme.spaceS
        anchors.verticalCenter: parent.verticalCenter
        width: line.width - buttons.width - Theme.spaceL - 2 * Theme.spaceS
        spacing: Theme.space(0.5)
        Item {
            width: parent.width
            height: Math.max(title.implicitHeight, marks.height)
            Label {
                id: title
                anchors.left: parent.left
                anchors.verticalCenter: parent.verticalCenter
                width: Math.min(implicitWidth, parent.width - marks.width - Theme.spaceS)
                text: line.name
                role: Label.Label
                strong: true
                muted: line.kind === GameEntry.Deleted
                elide: Text.ElideRight
                Accessible.ignored: true
            }
            Row {
                id: marks
                anchors.left: title.right
                anchors.leftMargin: Theme.spaceS
                anchors.verticalCenter: parent.verticalCenter
                spacing: Theme.spaceXs
                Badge {
                    visible: line.own
                    text: qsTr("Your own")
                    tone: "accent"
                }
                Badge {
                    visible: line.kind === GameEntry.Opened
                    text: qsTr("Opened from a file")
                }
                Badge {
                    visible: line.hidden
                    text: qsTr("Hidden from the lobby")
                }
                Badge {
                    visible: line.kind === GameEntry.Unusable
                    text: qsTr("Can't be used")
                    tone: "lose"
                    iconName: "warning"
                }
            }
        }
        Label {
            width: parent.width
            text: line.summary
            role: Label.Caption
            muted: line.kind !== GameEntry.Unusable
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }
        Label {
            width: parent.width
            visible: text !== ""
            text: line.detail
            role: Label.Caption
            muted: line.kind === GameEntry.Unusable
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }
    }

    component LineButton: Button {
        implicitHeight: Theme.controlHeightSmall
        leftPadding: Theme.spaceM
        rightPadding: Theme.spaceM
        focusPolicy: line.atHand || activeFocus ? Qt.StrongFocus : Qt.ClickFocus
    }
    Row {
        id: buttons
        anchors.right: parent.right
        anchors.rightMargin: Theme.spaceS
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.spaceXs
        LineButton {
            visible: line.isGame
            text: qsTr("Play")
            Accessible.name: qsTr("Play %1").arg(line.name)
            onClicked: line.playAsked()
        }
        LineButton {
            visible: line.isGame && line.editable
            text: qsTr("Edit")
            kind: "ghost"
            Accessible.name: qsTr("Edit %1").arg(line.name)
            onClicked: line.editAsked()
        }
        IconButton {
            visible: line.isGame
            implicitWidth: Theme.controlHeightSmall
            implicitHeight: Theme.controlHeightSmall
            focusPolicy: line.atHand || activeFocus ? Qt.StrongFocus : Qt.ClickFocus
            iconName: "more"
            text: qsTr("More options for %1").arg(line.name)
            onClicked: line.askForMenu()
        }
        LineButton {
            visible: line.kind === GameEntry.Unusable
            text: qsTr("Try again")
            Accessible.name: qsTr("Try %1 again").arg(line.name)
            onClicked: line.tryAgainAsked()
        }
        LineButton {
            visible: line.kind === GameEntry.Unusable
            text: qsTr("Show folder")
            kind: "ghost"
            Accessible.name: qsTr("Show the folder of %1").arg(line.name)
            onClicked: line.folderAsked()
        }
        LineButton {
            visible: line.kind === GameEntry.Unusable
            text: qsTr("Delete")
            kind: "ghost"
            Accessible.name: qsTr("Delete %1").arg(line.name)
            onClicked: line.deleteAsked()
        }
        LineButton {
            visible: line.kind === GameEntry.Deleted
            text: qsTr("Undo")
            iconName: "undo"
            Accessible.name: qsTr("Restore %1").arg(line.name)
            onClicked: line.putBackAsked()
        }
    }
}
