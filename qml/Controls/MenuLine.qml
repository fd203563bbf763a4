// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import OpenShoe.Theme

/// A separator between groups of menu rows.
T.MenuSeparator {
    implicitWidth: parent ? parent.width : 0
    implicitHeight: Theme.spaceS + Theme.hairline
    Accessible.ignored: true
    contentItem: Item {
        Rectangle {
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width
            height: Theme.hairline
            color: Theme.line
        }
    }
}
