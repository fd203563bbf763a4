// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Models

/// The hand to be searched for, chosen instead of typed; applies at once.
Dialog {
    id: root

    required property HandBuilder builder

    title: qsTr("Build a hand")
    acceptText: qsTr("Close")
    first: hands

    Column {
        spacing: Theme.spaceM
        ChoiceBox {
            id: hands
            width: Theme.space(90)
            name: qsTr("Hand")
            choices: root.builder.hands
        }
        ChoiceBox {
            width: Theme.space(90)
            name: qsTr("Up card")
            choices: root.builder.ups
        }
        ChoiceBox {
            width: Theme.space(90)
            name: qsTr("Decision")
            choices: root.builder.actions
        }
    }
}
