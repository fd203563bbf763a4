// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// A label whose text, if too long for the given width, is set smaller, and wraps onto a second line if that isn't
/// enough. It must be tall enough for two.
Label {
    /// Off: as a label that only `fits`, or doesn't.
    property bool fitsTwo: true
    /// The text wraps onto a second line.
    property bool parted: false
    // Not a binding: implicitWidth changes while it is first read.
    function part(): void {
        const around = leftPadding + rightPadding
        parted = fitsTwo && (implicitWidth - around) * minimumPixelSize > (width - around - 1) * font.pixelSize
    }
    Component.onCompleted: part()
    onFitsTwoChanged: part()
    onImplicitWidthChanged: part()
    onWidthChanged: part()

    fontSizeMode: parted ? Text.Fit : fits || fitsTwo ? Text.HorizontalFit : Text.FixedSize
    wrapMode: parted ? Text.Wrap : Text.NoWrap
    elide: !parted && (fits || fitsTwo) ? Text.ElideRight : Text.ElideNone
    clip: parted
    verticalAlignment: fits || fitsTwo ? Text.AlignVCenter : Text.AlignTop
}
