// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Models

/// The current account. Press it to switch to another account, create one, or top up.
Pressable {
    id: control

    required property AccountsModel accounts

    text: accounts.currentName
    /// The width without the account's name.
    readonly property real leastWidth: leftPadding + icon.width + (trial.visible ? trial.width + words.spacing : 0)
                                       + words.spacing + chevron.width + rightPadding
    implicitWidth: Math.min(Theme.space(52), leastWidth + words.spacing + name.implicitWidth)
    implicitHeight: Theme.controlHeight
    leftPadding: Theme.spaceM
    rightPadding: Theme.spaceM

    Accessible.name: qsTr("Account %1").arg(text)

    onClicked: menu.popup(control, mirrored ? control.width - menu.width : 0, control.height + Theme.spaceXs)

    Row {
        id: words
        anchors.left: parent.left
        anchors.leftMargin: control.leftPadding
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.spaceS
        Icon {
            id: icon
            name: "user"
            color: Theme.accent
            anchors.verticalCenter: parent.verticalCenter
        }
        Label {
            id: name
            width: Math.max(0, control.width - control.leastWidth - words.spacing)
            visible: width > 0
            elide: Text.ElideRight
            text: control.text
            role: Label.Label
            lineHeight: 1
            anchors.verticalCenter: parent.verticalCenter
            Accessible.ignored: true
        }
        Badge {
            id: trial
            text: qsTr("trial")
            visible: control.accounts.currentTrial
            anchors.verticalCenter: parent.verticalCenter
        }
        Icon {
            id: chevron
            name: "chevron-down"
            color: Theme.textMuted
            size: Theme.iconSizeSmall
            anchors.verticalCenter: parent.verticalCenter
        }
    }
    background: Rectangle {
        radius: Theme.radiusM
        color: control.down ? Theme.surfacePressed : control.hovered ? Theme.surfaceHover : "transparent"
        FocusRing { shown: control.visualFocus }
    }

    AccountMenu {
        id: menu
        accounts: control.accounts
        onNewAsked: dialog.open()
    }
    AccountDialog {
        id: dialog
        onCreated: (name, trial) => control.accounts.create(name, trial)
    }
}
