// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import OpenShoe.Theme

/// A button that is an icon. `text` is its name: for the tooltip and for screen readers.
T.Button {
    id: control

    property string iconName: ""
    property string keyHint: ""
    property real iconSize: Theme.iconSize
    property color ink: checked ? Theme.accent : hovered || down ? Theme.text : Theme.textMuted

    implicitWidth: Theme.controlHeight
    implicitHeight: Theme.controlHeight
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    opacity: enabled ? 1 : Theme.disabledOpacity

    Accessible.role: checkable ? Accessible.CheckBox : Accessible.Button
    Accessible.onPressAction: {
        if (!enabled)
            return
        if (checkable) {
            toggle()
            toggled()
        }
        clicked()
    }
    Accessible.name: text
    Accessible.checkable: checkable
    Accessible.checked: checked

    Keys.onReturnPressed: pressByKey()
    Keys.onEnterPressed: pressByKey()

    function pressByKey() {
        if (checkable)
            toggle()
        clicked()
    }

    contentItem: Item {
        Icon {
            anchors.centerIn: parent
            name: control.iconName
            size: control.iconSize
            color: control.ink
            mirrored: control.mirrored
        }
    }
    background: Rectangle {
        radius: Theme.radiusM
        color: control.down ? Theme.surfacePressed : control.checked ? Theme.accentSoft
             : control.hovered ? Theme.surfaceHover : "transparent"
        FocusRing { shown: control.visualFocus }
    }

    Tip {
        text: control.text
        keyHint: control.keyHint
        visible: text !== "" && (control.hovered || control.visualFocus) && !control.down
    }
}
