// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls

/// A number, entered by typing, wheel, arrow keys or its two buttons.
FocusScope {
    id: root

    required property string name
    required property string text
    required property Item keysTo
    property string description: ""
    signal typed(string text)
    signal stepped(int by)

    implicitWidth: line.implicitWidth
    implicitHeight: line.implicitHeight

    Row {
        id: line
        IconButton {
            iconName: "minus"
            text: qsTr("%1: less").arg(root.name)
            onClicked: root.stepped(-1)
        }
        AmountField {
            focus: true
            implicitWidth: Theme.space(24)
            name: root.name
            text: root.text
            Accessible.description: root.description
            Keys.forwardTo: [root.keysTo]
            onTextEdited: root.typed(text)
            onStepRequested: direction => root.stepped(direction)
        }
        IconButton {
            iconName: "plus"
            text: qsTr("%1: more").arg(root.name)
            onClicked: root.stepped(1)
        }
    }
}
