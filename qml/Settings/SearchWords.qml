// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// Matches a search: `text` must contain all of its words, in any order. An empty search matches everything. What a
/// search has found stays found, even if its text changes with the language.
QtObject {
    required property string sought
    required property string text
    readonly property bool found: matches() || foundBy === sought
    /// The last search that found it.
    property string foundBy: ""

    function matches(): bool {
        const where = text.toLowerCase()
        return sought.toLowerCase().split(/\s+/).every(word => where.indexOf(word) >= 0)
    }
    function note(): void {
        if (matches())
            foundBy = sought
    }

    Component.onCompleted: note()
    onSoughtChanged: note()
    onTextChanged: note()
}
