// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Models

/// Who plays. Press it to choose another account, to make one, or to top up.
Pressable {
    id: control

    required property AccountsModel accounts

    text: accounts.currentName
    implicitWidth: Math.min(Theme.space(52), implicitContentWidth + leftPadding + rightPadding)
    implicitHeight: Theme.controlHeight
    leftPadding: Theme.spaceM
    rightPadding: Theme.spaceM

    Accessible.name: qsTr("Account %1").arg(text)

    onClicked: menu.popup(control, mirrored ? control.width - menu.width : 0, control.height + Theme.spaceXs)

    contentItem: Row {
        spacing: Theme.spaceS
        Icon {
            name: "user"
            color: Theme.accent
            anchors.verticalCenter: parent.verticalCenter
        }
        Label {
            text: control.text
            role: "label"
            lineHeight: 1
            anchors.verticalCenter: parent.verticalCenter
            Accessible.ignored: true
        }
        Badge {
            text: qsTr("trial")
            visible: control.accounts.currentTrial
            anchors.verticalCenter: parent.verticalCenter
        }
        Icon {
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
