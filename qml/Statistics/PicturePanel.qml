// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Models

/// A picture with its title and actions.
Panel {
    id: root

    required property Picture picture
    property alias steady: body.steady
    property alias pictureHeight: body.pictureHeight

    Column {
        width: root.availableWidth
        spacing: Theme.spaceS
        PictureHeader {
            width: parent.width
            picture: root.picture
        }
        PictureBody {
            id: body
            width: parent.width
            picture: root.picture
        }
    }
}
