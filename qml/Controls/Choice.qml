// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import OpenShoe.Theme

/// One of several that exclude each other. The owner says which is chosen; a click, a key or a screen reader's press
/// only asks for it.
T.RadioButton {
    id: control

    property bool chosen: false

    checked: chosen
    autoExclusive: false
    // The template turns it over by itself when it is clicked.
    onToggled: checked = Qt.binding(() => chosen)

    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    opacity: enabled ? 1 : Theme.disabledOpacity

    Accessible.role: Accessible.RadioButton
    Accessible.name: text
    Accessible.checkable: true
    Accessible.checked: chosen
    Accessible.onPressAction: press()
    Accessible.onToggleAction: press()

    Keys.onReturnPressed: press()
    Keys.onEnterPressed: press()

    function press(): void {
        if (enabled)
            clicked()
    }
}
