// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Models

/// A picture with its title and actions.
Panel {
    id: root

    required property Picture picture

    Column {
        width: root.availableWidth
        spacing: Theme.spaceS
        PictureHeader {
            width: parent.width
            picture: root.picture
        }
        PictureBody {
            width: parent.width
            picture: root.picture
        }
    }
}
