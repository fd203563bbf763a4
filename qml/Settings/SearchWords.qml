// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// Whether a search finds `text`. What a search has found stays found, even if its text changes with the language.
QtObject {
    id: root

    required property SettingSearch sought
    required property string text
    readonly property bool found: !sought || sought.finds(text) || foundBy === sought.text
    /// The last search that found it.
    property string foundBy: ""

    function note(): void {
        if (sought?.finds(text))
            foundBy = sought.text
    }

    Component.onCompleted: note()
    onTextChanged: note()
    readonly property Connections changes: Connections {
        target: root.sought
        function onTextChanged(): void { root.note() }
        function onTranslationsChanged(): void { root.note() }
    }
}
