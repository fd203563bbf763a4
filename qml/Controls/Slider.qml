// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import OpenShoe.Theme

/// A value within a range. `name` says which value, for screen readers.
T.Slider {
    id: control

    property string name: ""
    // Screen readers read the ends of the range by these names.
    readonly property real minimumValue: from
    readonly property real maximumValue: to

    implicitWidth: Theme.space(50)
    implicitHeight: Theme.controlHeight
    leftPadding: Theme.space(2.5)
    rightPadding: Theme.space(2.5)
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    opacity: enabled ? 1 : Theme.disabledOpacity

    Accessible.role: Accessible.Slider
    Accessible.name: name
    Accessible.onIncreaseAction: step(1)
    Accessible.onDecreaseAction: step(-1)

    /// Does what an arrow key does, for screen readers.
    function step(direction: int): void {
        if (!enabled)
            return
        if (direction > 0)
            increase()
        else
            decrease()
        moved()
    }

    handle: Rectangle {
        x: control.leftPadding + control.visualPosition * control.availableWidth - width / 2
        y: (control.height - height) / 2
        width: Theme.space(5)
        height: width
        radius: width / 2
        color: control.pressed ? Theme.accentPressed : control.hovered ? Theme.accentHover : Theme.accent
        border.width: Theme.focusWidth
        border.color: Theme.surface
        FocusRing {
            shown: control.visualFocus
            cornerRadius: parent.radius
        }
    }
    background: Rectangle {
        x: control.leftPadding
        y: (control.height - height) / 2
        width: control.availableWidth
        height: Theme.space(1)
        radius: height / 2
        color: Theme.outline
        Rectangle {
            x: control.mirrored ? parent.width - width : 0
            width: (control.mirrored ? 1 - control.visualPosition : control.visualPosition) * parent.width
            height: parent.height
            radius: height / 2
            color: Theme.accent
        }
    }
}
