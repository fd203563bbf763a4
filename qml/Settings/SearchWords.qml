// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// Matches a search: `text` must contain all of its words, in any order. An empty search matches everything.
QtObject {
    required property string sought
    required property string text
    readonly property bool found: {
        const where = text.toLowerCase()
        return sought.toLowerCase().split(/\s+/).every(word => where.indexOf(word) >= 0)
    }
}
