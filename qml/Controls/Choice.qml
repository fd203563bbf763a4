// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import OpenShoe.Theme

/// One of several mutually exclusive choices. The owner decides which is chosen; a click, a key or a screen reader's
/// press only requests it.
T.RadioButton {
    id: control

    property bool chosen: false

    checked: chosen
    autoExclusive: false
    // The template toggles `checked` by itself on a click.
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
