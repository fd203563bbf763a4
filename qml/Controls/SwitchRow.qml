// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import OpenShoe.Theme

/// A setting that is on or off: caption, short explanation, and the switch at the end.
T.Switch {
    id: control

    property string description: ""

    implicitWidth: Math.max(Theme.space(60), implicitContentWidth + leftPadding + rightPadding)
    implicitHeight: Math.max(Theme.controlHeight, implicitContentHeight + topPadding + bottomPadding)
    topPadding: Theme.spaceS
    bottomPadding: Theme.spaceS
    leftPadding: mirrored ? knobRoom : Theme.spaceS
    rightPadding: mirrored ? Theme.spaceS : knobRoom
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    opacity: enabled ? 1 : Theme.disabledOpacity
    readonly property real knobRoom: Theme.space(11) + 2 * Theme.spaceS

    Accessible.role: Accessible.CheckBox
    Accessible.onPressAction: turn()
    Accessible.onToggleAction: turn()

    /// Does what a click does, for screen readers.
    function turn(): void {
        if (!enabled)
            return
        toggle()
        toggled()
        clicked()
    }
    Accessible.name: text
    Accessible.description: description
    Accessible.checkable: true
    Accessible.checked: checked

    Keys.onReturnPressed: { toggle(); toggled() }
    Keys.onEnterPressed: { toggle(); toggled() }

    contentItem: Item {
        implicitWidth: children[0].implicitWidth
        implicitHeight: children[0].implicitHeight
        Column {
            width: parent.width
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.space(0.5)
            Label {
                text: control.text
                role: Label.Label
                width: parent.width
                wrapMode: Text.Wrap
                Accessible.ignored: true
            }
            Label {
                text: control.description
                role: Label.Caption
                muted: true
                visible: text !== ""
                width: parent.width
                wrapMode: Text.Wrap
                Accessible.ignored: true
            }
        }
    }
    indicator: Rectangle {
        x: control.mirrored ? Theme.spaceS : control.width - width - Theme.spaceS
        y: Math.round((control.height - height) / 2)
        width: Theme.space(11)
        height: Theme.space(6)
        radius: height / 2
        color: control.checked ? Theme.accent : Theme.surfaceSunken
        border.width: control.checked ? 0 : Theme.hairline
        border.color: Theme.outline

        Rectangle {
            readonly property real travel: parent.width - width - 2 * Theme.space(0.75)
            x: Theme.space(0.75) + travel * control.visualPosition
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.space(4.5)
            height: width
            radius: width / 2
            color: control.checked ? Theme.accentInk : Theme.outline
            Behavior on x {
                enabled: !control.pressed
                NumberAnimation { duration: Theme.quick }
            }
        }
    }
    background: Rectangle {
        radius: Theme.radiusM
        color: control.hovered ? Theme.surfaceHover : "transparent"
        FocusRing { shown: control.visualFocus }
    }
}
