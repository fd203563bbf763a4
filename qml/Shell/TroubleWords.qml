// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Models

/// The text about a trouble: what happened, what is kept, what to do, and the outcome of attempts to fix it.
Column {
    id: root

    required property TroubleController trouble

    spacing: Theme.spaceM

    Row {
        width: parent.width
        spacing: Theme.spaceM
        Icon {
            id: sign
            name: "warning"
            color: Theme.lose
            size: Theme.space(8)
            anchors.verticalCenter: parent.verticalCenter
        }
        Label {
            width: parent.width - sign.width - parent.spacing
            text: root.trouble.title
            role: Label.Headline
            font.family: Theme.printFamily
            wrapMode: Text.Wrap
            anchors.verticalCenter: parent.verticalCenter
            Accessible.role: Accessible.Heading
        }
    }
    Label {
        width: parent.width
        text: root.trouble.text
        wrapMode: Text.Wrap
        role: Label.Label
        Accessible.role: Accessible.AlertMessage
    }
    Label {
        width: parent.width
        text: root.trouble.advice
        wrapMode: Text.Wrap
        muted: true
    }
    Label {
        width: parent.width
        visible: text !== ""
        text: root.trouble.busy ? root.trouble.busyText
            : root.trouble.problem !== "" ? qsTr("That did not help: %1").arg(root.trouble.problem) : ""
        color: root.trouble.busy ? Theme.text : Theme.lose
        wrapMode: Text.Wrap
        Accessible.role: Accessible.AlertMessage
    }
}
