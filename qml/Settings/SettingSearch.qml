// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// What is sought on the settings page: all of its words, in any order. An empty search finds everything.
QtObject {
    required property string text
    /// Texts of the page, in the language shown, whose English holds the words too.
    required property list<string> translations

    function finds(where: string): bool {
        const lower = where.toLowerCase()
        return text.toLowerCase().split(/\s+/).every(word => lower.indexOf(word) >= 0)
            || translations.some(shown => where.indexOf(shown) >= 0)
    }
}
