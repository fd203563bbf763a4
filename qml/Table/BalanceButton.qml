// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls

/// The wallet in the table's currency. Press it to top up or to choose another currency.
Pressable {
    id: control

    required property string amount
    required property string spoken
    property bool changeable: false

    text: spoken
    implicitWidth: implicitContentWidth + leftPadding + rightPadding
    leftPadding: Theme.spaceM
    rightPadding: Theme.spaceM
    implicitHeight: Theme.controlHeight
    focusPolicy: Qt.TabFocus

    Accessible.name: qsTr("Wallet")
    Accessible.description: spoken

    contentItem: BalanceLine {
        amount: control.amount
        spoken: control.spoken
    }
    background: Rectangle {
        radius: Theme.radiusM
        color: control.down ? Theme.surfacePressed : control.hovered ? Theme.surfaceHover : "transparent"
        FocusRing { shown: control.visualFocus }
    }
}
