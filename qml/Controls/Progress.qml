// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import OpenShoe.Theme

/// The progress of a long computation.
T.ProgressBar {
    id: control

    property string name: ""

    implicitWidth: Theme.space(50)
    implicitHeight: Theme.space(1.5)
    Accessible.role: Accessible.ProgressBar
    Accessible.name: name

    contentItem: Item {
        Rectangle {
            x: control.mirrored ? parent.width - width : 0
            width: parent.width * control.visualPosition
            height: parent.height
            radius: height / 2
            color: Theme.accent
        }
    }
    background: Rectangle {
        radius: height / 2
        color: Theme.line
    }
}
