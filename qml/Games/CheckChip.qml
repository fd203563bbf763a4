// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls

/// One of a few words, any number of which may be checked. The owner decides whether this one is.
Pressable {
    id: control

    property bool chosen: false

    implicitWidth: implicitContentWidth + 2 * Theme.spaceM
    implicitHeight: Theme.controlHeightSmall
    font.family: Theme.fontFamily
    font.pixelSize: Theme.fontBody
    font.weight: chosen ? Theme.weightStrong : Theme.weightText
    Accessible.role: Accessible.CheckBox
    Accessible.checkable: true
    Accessible.checked: chosen
    Accessible.onToggleAction: press()

    contentItem: Row {
        spacing: Theme.spaceXs
        Icon {
            anchors.verticalCenter: parent.verticalCenter
            visible: control.chosen
            name: "check"
            size: Theme.fontBody
            color: Theme.accent
        }
        PlainText {
            anchors.verticalCenter: parent.verticalCenter
            text: control.text
            font: control.font
            color: control.chosen ? Theme.accent : control.hovered ? Theme.text : Theme.textMuted
            Accessible.ignored: true
        }
    }
    background: Rectangle {
        radius: Theme.radiusM
        color: control.chosen ? Theme.accentSoft : control.hovered ? Theme.surfaceHover : Theme.surfaceSunken
        border.width: Theme.hairline
        border.color: control.chosen ? Theme.accent : Theme.outline
        FocusRing { shown: control.visualFocus }
    }
}
