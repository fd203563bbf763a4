// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Charts
import OpenShoe.Theme

/// A picture's diagram: lines, bands or bars, depending on its data.
ChartPainting {
    id: root

    /// It changes while something is dragged: nothing fades.
    property bool steady: false

    font.family: Theme.fontFamily
    font.pixelSize: Theme.fontCaption
    ink: Theme.textMuted
    rule: Theme.line
    nought: Theme.outline
    tones: [Theme.accent, Theme.push, Theme.win, Theme.lose, Theme.bandInner, Theme.bandOuter]
    Accessible.ignored: true

    // Fade in when the data changes.
    NumberAnimation {
        id: rise
        target: root
        property: "opacity"
        from: 0.2
        to: 1
        duration: Theme.gentle
        easing.type: Easing.OutQuad
    }
    Connections {
        target: root.picture
        function onChanged(): void { if (!Theme.still && !root.steady) rise.restart() }
    }
}
