// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls

/// A choice of the game's currencies, on felt.
Row {
    id: root

    required property list<string> currencies
    /// Display names of `currencies`.
    required property list<string> names
    required property string current
    signal chosen(string currency)

    spacing: Theme.spaceXs

    Repeater {
        model: root.currencies
        Choice {
            id: button
            required property int index
            required property string modelData
            text: root.names[index] ?? modelData
            chosen: modelData === root.current
            implicitWidth: implicitContentWidth + leftPadding + rightPadding
            leftPadding: Theme.spaceS
            rightPadding: Theme.spaceS
            implicitHeight: Theme.space(6)
            Accessible.name: qsTr("Currency %1").arg(text)
            onClicked: root.chosen(modelData)

            contentItem: PlainText {
                text: button.text
                font.family: Theme.fontFamily
                font.pixelSize: Theme.fontCaption
                font.weight: button.chosen ? Theme.weightStrong : Theme.weightText
                color: button.chosen ? Theme.turnInk : Theme.feltText
                horizontalAlignment: Text.AlignHCenter
                verticalAlignment: Text.AlignVCenter
                Accessible.ignored: true
            }
            background: Rectangle {
                radius: height / 2
                color: button.chosen ? Theme.turn : button.hovered ? Theme.dim : "transparent"
                border.width: button.visualFocus ? Theme.focusWidth : Theme.hairline
                border.color: button.visualFocus ? Theme.feltFocus : Qt.alpha(Theme.feltText, Theme.faint(0.5))
            }
        }
    }
}
