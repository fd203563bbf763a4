// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// One thing that can be done by key: the key sheet, the key caps and the keys themselves all come from lists of these.
QtObject {
    /// What it does, a number of the owner's; 0 is kept for nothing.
    required property int intent
    required property string caption
    /// Heading on the key sheet.
    required property string section
    /// Qt.Key values, any of which does it.
    required property list<int> keys
    /// As written on key caps.
    required property list<string> shown
    property bool control: false
    /// With Shift too; such an action stands before the one without.
    property bool shift: false
    /// With Ctrl or without.
    property bool either: false

    /// "Ctrl+,": all of them pressed together.
    readonly property string together: {
        let text = ""
        for (let i = 0; i < shown.length; ++i)
            text += (i > 0 ? "+" : "") + shown[i]
        return text
    }

    function matches(event: KeyEvent): bool {
        return (either || (event.modifiers & Qt.ControlModifier) === (control ? Qt.ControlModifier : 0))
            && (!shift || (event.modifiers & Qt.ShiftModifier))
            && !(event.modifiers & (Qt.AltModifier | Qt.MetaModifier)) && keys.indexOf(event.key) >= 0
    }
}
