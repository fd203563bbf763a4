// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls

/// The shoe in use in one line: its number, its commitment, the cards left. Press it to open the Fairness page.
Pressable {
    id: control

    required property string commitment
    required property string commitmentShort
    required property int shoeNumber
    required property int cardsLeft
    /// Little room: leave out the shoe's number; with `bare`, the commitment too.
    property bool tight: false
    property bool bare: false

    text: qsTr("Shoe %1, commitment %2, %3 cards left").arg(shoeNumber).arg(commitmentShort).arg(cardsLeft)
    implicitWidth: implicitContentWidth + leftPadding + rightPadding
    implicitHeight: Theme.controlHeightSmall
    leftPadding: Theme.spaceM
    rightPadding: Theme.spaceM
    focusPolicy: Qt.TabFocus

    Accessible.description: commitment

    contentItem: Row {
        spacing: Theme.spaceS
        Icon {
            name: "shield"
            color: Theme.accent
            size: Theme.iconSizeSmall
            anchors.verticalCenter: parent.verticalCenter
        }
        Label {
            text: qsTr("Shoe %1").arg(control.shoeNumber)
            visible: !control.tight
            role: Label.Caption
            lineHeight: 1
            anchors.verticalCenter: parent.verticalCenter
            Accessible.ignored: true
        }
        Label {
            text: control.commitmentShort === "" ? "" : control.commitmentShort + "…"
            visible: !control.bare
            role: Label.Caption
            muted: true
            lineHeight: 1
            font.family: Theme.monoFamily
            anchors.verticalCenter: parent.verticalCenter
            Accessible.ignored: true
        }
        Label {
            text: control.bare ? String(control.cardsLeft) : qsTr("%1 cards").arg(control.cardsLeft)
            role: Label.Caption
            lineHeight: 1
            anchors.verticalCenter: parent.verticalCenter
            Accessible.ignored: true
        }
    }
    background: Rectangle {
        radius: height / 2
        color: control.down ? Theme.surfacePressed : control.hovered ? Theme.surfaceHover : Theme.surfaceSunken
        border.width: Theme.hairline
        border.color: Theme.line
        FocusRing {
            shown: control.visualFocus
            cornerRadius: parent.height / 2
        }
    }
    Tip {
        text: qsTr("Fixed before the first bet; press to check it")
        y: control.height + Theme.spaceXs
        wanted: control.hovered
    }
}
