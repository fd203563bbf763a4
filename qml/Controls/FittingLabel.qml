// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// A label whose text, if too long for the given width, is set smaller, and wraps onto a second line if that isn't
/// enough. It must be tall enough for two.
Label {
    /// Off: elided instead.
    property bool wraps: true
    /// The text wraps onto a second line.
    property bool parted: false
    // Not a binding: implicitWidth changes while it is first read.
    function part(): void {
        const around = leftPadding + rightPadding
        parted = wraps && (implicitWidth - around) * minimumPixelSize > (width - around - 1) * font.pixelSize
    }
    Component.onCompleted: part()
    onWrapsChanged: part()
    onImplicitWidthChanged: part()
    onWidthChanged: part()

    fits: true
    fontSizeMode: parted ? Text.Fit : Text.HorizontalFit
    wrapMode: parted ? Text.Wrap : Text.NoWrap
    elide: parted ? Text.ElideNone : Text.ElideRight
    clip: parted
}
