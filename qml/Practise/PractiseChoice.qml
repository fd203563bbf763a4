// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Models

/// What is practised: the exercise, the system, the game, how many cards at a time and how fast.
Column {
    id: root

    required property PractiseController practise
    property bool gameGiven: false

    spacing: Theme.spaceS

    component Line: Column {
        id: line
        required property string caption
        required property Choices choices
        width: root.width
        spacing: Theme.spaceXs
        Label {
            anchors.left: parent.left
            width: parent.width
            text: line.caption
            role: Label.Caption
            muted: true
            fits: true
            Accessible.ignored: true
        }
        ChoiceBox {
            width: parent.width
            implicitHeight: Theme.controlHeightSmall
            name: line.caption
            choices: line.choices
        }
    }

    Line {
        caption: qsTr("Exercise")
        choices: root.practise.drills
    }
    Line {
        caption: qsTr("Count system")
        choices: root.practise.systems
    }
    Line {
        visible: root.practise.gameMatters && !root.gameGiven
        caption: qsTr("Game")
        choices: root.practise.games
    }
    Line {
        visible: root.practise.groupMatters
        caption: qsTr("Cards at a time")
        choices: root.practise.groups
    }
    Line {
        visible: root.practise.speedMatters
        caption: qsTr("Time for a card")
        choices: root.practise.speeds
    }
}
