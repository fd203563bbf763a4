// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls

/// The sign on the felt that shows the betting limits.
Item {
    id: root

    /// "1–500 Coins".
    required property string limits

    implicitHeight: Math.round(width / 2)
    visible: limits !== ""
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("Limits: %1").arg(limits)

    TableThing {
        thing: "sign"
        width: root.width
    }
    component Line: PlainText {
        x: root.width * 0.08
        width: root.width * 0.84
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        fontSizeMode: Text.Fit
        minimumPixelSize: 6
        Accessible.ignored: true
    }
    Line {
        y: root.height * 0.1
        height: root.height * 0.28
        text: qsTr("Limits")
        font.family: Theme.printFamily
        font.pixelSize: Math.max(7, root.height * 0.22)
        color: Theme.plateAccent
    }
    Line {
        y: root.height * 0.4
        height: root.height * 0.36
        text: root.limits
        font.family: Theme.fontFamily
        font.pixelSize: Math.max(8, root.height * 0.3)
        font.weight: Theme.weightStrong
        color: Theme.plateText
    }
}
