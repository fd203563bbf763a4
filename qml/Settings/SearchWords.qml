// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// Whether a search finds something: all of its words stand in `text`, in any order. An empty search finds everything.
QtObject {
    required property string sought
    required property string text
    readonly property bool found: {
        const where = text.toLowerCase()
        return sought.toLowerCase().split(/\s+/).every(word => where.indexOf(word) >= 0)
    }
}
