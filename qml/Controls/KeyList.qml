// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// Things that can be done by key, in the order of the key sheet.
QtObject {
    property list<KeyAction> actions

    /// The intent of the action whose key that is, 0 for none.
    function find(event: KeyEvent): int {
        for (let i = 0; i < actions.length; ++i) {
            if (actions[i].matches(event))
                return actions[i].intent
        }
        return 0
    }
    /// What a key cap beside that action says: "Ctrl+,".
    function hint(intent: int): string {
        for (let i = 0; i < actions.length; ++i) {
            if (actions[i].intent === intent)
                return actions[i].together
        }
        return ""
    }
}
