// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import OpenShoe.Theme

/// What every button is made of: mouse, keys and a screen reader's press do the same. Dressed by those who use it.
T.Button {
    id: control

    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    opacity: enabled ? 1 : Theme.disabledOpacity

    Accessible.role: checkable ? Accessible.CheckBox : Accessible.Button
    Accessible.name: text
    Accessible.checkable: checkable
    Accessible.checked: checked
    Accessible.onPressAction: press()

    Keys.onReturnPressed: press()
    Keys.onEnterPressed: press()

    /// What a click does, for those who don't click.
    function press(): void {
        if (!enabled)
            return
        if (checkable) {
            toggle()
            toggled()
        }
        clicked()
    }
}
