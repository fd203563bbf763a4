// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// Things that can be done by key, in the order of the key sheet.
QtObject {
    property list<KeyAction> actions

    /// The action an event asks for, "" for none.
    function find(event: KeyEvent): string {
        for (let i = 0; i < actions.length; ++i) {
            if (actions[i].matches(event))
                return actions[i].actionId
        }
        return ""
    }
}
