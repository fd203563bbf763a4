// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Theme

/// The background of everything that opens above a page: lists, menus, dialogs. Its shadow is a picture.
Rectangle {
    id: root

    radius: Theme.radiusM
    color: Theme.surface
    border.width: Theme.hairline
    border.color: Theme.line

    BorderImage {
        z: -1
        anchors.fill: parent
        anchors.margins: -Theme.spaceL
        anchors.topMargin: -Theme.spaceM
        anchors.bottomMargin: -Theme.spaceXl
        source: "qrc:/openshoe/art/cards/shadow.png"
        border { left: 24; right: 24; top: 24; bottom: 24 }
        opacity: Theme.shadowPanel
    }
}
