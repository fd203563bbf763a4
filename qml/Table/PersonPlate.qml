// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Models

/// Another person at the table, on the rail: their name, and their balance, action or winnings.
Item {
    id: root

    required property int seat
    required property string name
    required property string monogram
    required property int colour
    required property string line
    required property string stackText
    required property bool thinking
    required property string decisionText
    required property string netText
    required property int netKind
    required property string accessibleName
    property real fontSize: Theme.fontCaption
    /// The maximum width.
    property real room: Theme.space(30)

    readonly property string told: netText !== "" ? netText : thinking ? "…"
                                 : decisionText !== "" ? decisionText : stackText

    readonly property real textRoom: room - disc.width - row.spacing - Theme.spaceS

    implicitWidth: row.width + Theme.spaceS
    implicitHeight: row.height

    Accessible.role: Accessible.StaticText
    Accessible.name: accessibleName
    Accessible.description: line

    // Its own background, because half of it may lie beyond the rail.
    Rectangle {
        anchors.fill: parent
        radius: height / 2
        color: Theme.plate
        border.width: Theme.hairline
        border.color: root.thinking ? Theme.turn : Theme.plateLine
    }
    Row {
        id: row
        spacing: Theme.spaceXs
        Monogram {
            id: disc
            anchors.verticalCenter: parent.verticalCenter
            letter: root.monogram
            colour: root.colour
            size: Math.round(root.fontSize * 2)
            active: root.thinking
        }
        Column {
            anchors.verticalCenter: parent.verticalCenter
            PlainText {
                width: Math.min(implicitWidth, root.textRoom)
                text: root.name
                elide: Text.ElideRight
                font.family: Theme.fontFamily
                font.pixelSize: root.fontSize
                font.weight: root.thinking ? Theme.weightStrong : Theme.weightText
                lineHeight: 0.9
                color: root.thinking ? Theme.turn : Theme.plateText
                Accessible.ignored: true
            }
            PlainText {
                width: Math.min(implicitWidth, root.textRoom)
                text: root.told
                elide: Text.ElideRight
                font.family: Theme.fontFamily
                font.pixelSize: root.fontSize
                font.weight: root.told === root.stackText ? Theme.weightText : Theme.weightStrong
                lineHeight: 0.9
                color: root.netText === "" ? root.told === root.stackText ? Theme.plateMuted : Theme.turn
                     : root.netKind === ResultKind.Win ? Theme.plateWin
                     : root.netKind === ResultKind.Lose ? Theme.plateLose : Theme.platePush
                Accessible.ignored: true
            }
        }
    }
    HoverHandler { id: over }
    Tip {
        text: root.name + "\n" + root.line
        wanted: over.hovered
    }
}
