// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Models
import OpenShoe.Theme
import OpenShoe.Controls

Rectangle {
    id: root
    property int scheme: ColourScheme.Dark
    color: Theme.felt("green").base
    Component.onCompleted: Theme.scheme = scheme

    Grid {
        anchors.centerIn: parent
        columns: 13
        spacing: 8
        Repeater {
            model: 52
            CardItem {
                required property int index
                width: 84
                faceUp: true
                card: "A23456789TJQK".charAt(index % 13) + "SHDC".charAt(Math.floor(index / 13))
            }
        }
    }
}
