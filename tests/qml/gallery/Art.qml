// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import OpenShoe.Models
import OpenShoe.Theme
import OpenShoe.Controls

/// Backs, card states, chips, stacks, icons and printed felt.
Felt {
    id: root
    property int scheme: ColourScheme.Dark
    felt: "emerald"
    Component.onCompleted: Theme.scheme = scheme

    Row {
        x: 24; y: 24; spacing: 20
        Repeater {
            model: ["brass", "midnight", "claret"]
            CardItem { required property string modelData; width: 180; back: modelData }
        }
        Column {
            spacing: 12
            Repeater {
                model: ["brass", "midnight", "claret"]
                CardItem { required property string modelData; width: 60; back: modelData }
            }
        }
        Item {
            width: 260; height: 200
            Repeater {
                model: ["TS", "7H", "4D"]
                CardItem {
                    required property string modelData
                    required property int index
                    x: index * width * Theme.cardFan; width: 110; faceUp: true; card: modelData; lifted: true
                    ringed: index === 1
                    across: index === 2
                }
            }
        }
        Item {
            width: 200; height: 200
            Repeater {
                model: ["AS", "KH"]
                CardItem {
                    required property string modelData
                    required property int index
                    x: index * width * Theme.cardFan; width: 110; faceUp: true; card: modelData; dimmed: true
                }
            }
        }
    }

    Row {
        x: 24; y: 300; spacing: 14
        Repeater {
            model: ["0.1", "0.5", "1", "2.5", "5", "25", "100", "500", "1000", "5000", "25000", "100000", "1000000"]
            Column {
                id: cell
                required property string modelData
                spacing: 10
                Chip { denomination: cell.modelData; width: 72 }
                Chip { denomination: cell.modelData; width: 28 }
            }
        }
    }
    Row {
        x: 24; y: 430; spacing: 40
        ChipStack { chips: ["100", "25", "25", "5", "1"]; chipSize: 44; total: "156.00"; anchors.bottom: parent.bottom }
        ChipStack {
            chips: ["500", "500", "500", "500", "500", "500", "100", "100"]
            chipSize: 44
            total: "3,200"
            anchors.bottom: parent.bottom
        }
        ChipStack { chips: ["1"]; chipSize: 28; total: "1"; anchors.bottom: parent.bottom }
        ChipStack {
            chips: ["1000000", "100000", "25000", "5000"]
            chipSize: 60
            total: "1,130,000"
            anchors.bottom: parent.bottom
        }
        Plate { text: "18"; anchors.bottom: parent.bottom }
        Plate { text: "7 / 17"; tone: "turn"; anchors.bottom: parent.bottom }
        Plate { text: "Win +50.00"; tone: "win"; anchors.bottom: parent.bottom }
        Plate { text: "Lose"; tone: "lose"; anchors.bottom: parent.bottom }
        Plate { text: "Push"; tone: "push"; anchors.bottom: parent.bottom }
    }
    Row {
        x: 900; y: 440; spacing: 16
        TableThing { thing: "tray"; width: 90 }
        TableThing { thing: "shoe"; width: 150 }
    }
    TableThing { thing: "rack"; x: 930; y: 580; width: 300 }
    ArcText {
        anchors.horizontalCenter: parent.horizontalCenter
        y: 100; width: 1100; height: 560
        text: "BLACKJACK PAYS 3 TO 2"
        color: root.colours.ink
        fontSize: 30
    }
    ArcText {
        anchors.horizontalCenter: parent.horizontalCenter
        y: 100; width: 1200; height: 630
        text: "Dealer must draw to 16 and stand on all 17s"
        color: root.colours.ink
        fontSize: 19
    }
    Flow {
        x: 24; y: 700; width: 1230; spacing: 12
        Repeater {
            model: ["menu", "sound", "mute", "settings", "close", "back", "chevron-right", "chevron-left",
                    "chevron-down", "chevron-up", "search", "undo", "clear", "repeat", "shield", "help", "fullscreen",
                    "window", "rundown", "plus", "minus", "play", "pause", "step", "step-back", "check", "info",
                    "warning", "record", "statistics", "strategy", "rules", "user", "wallet", "coach", "clock",
                    "calendar", "filter", "copy", "export", "lock", "eye", "keyboard", "split", "shoe", "chip", "home",
                    "sign-out", "more", "edit", "trash", "folder"]
            Icon { required property string modelData; name: modelData; size: 32; color: Theme.feltText }
        }
    }
}
