// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import OpenShoe.Models
import OpenShoe.Theme
import OpenShoe.Controls

/// The twelve court cards, large and at 60 pixels.
Rectangle {
    id: root
    property int scheme: ColourScheme.Dark
    property bool four: false
    color: Theme.felt("green").base
    Component.onCompleted: Theme.scheme = scheme

    Grid {
        id: large
        x: 10
        y: 10
        columns: 6
        spacing: 10
        Repeater {
            model: 12
            CardItem {
                required property int index
                width: 300
                faceUp: true
                fourColour: root.four
                card: "KQJ".charAt(Math.floor(index / 4)) + "SHDC".charAt(index % 4)
            }
        }
    }
    Row {
        x: 10
        anchors.top: large.bottom
        anchors.topMargin: 16
        spacing: 10
        Repeater {
            model: 12
            CardItem {
                required property int index
                width: 60
                faceUp: true
                card: "KQJ".charAt(Math.floor(index / 4)) + "SHDC".charAt(index % 4)
            }
        }
        Repeater {
            model: 12
            CardItem {
                required property int index
                width: 60
                faceUp: true
                fourColour: true
                card: "KQJ".charAt(Math.floor(index / 4)) + "SHDC".charAt(index % 4)
            }
        }
    }
}
