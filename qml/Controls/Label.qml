// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Theme

/// Text in the application's type. `role` is a step of the type scale.
PlainText {
    /// "caption", "body", "label", "title", "headline" or "display".
    property string role: "body"
    property bool muted: false
    /// A line too long for the given width is set smaller, then elided if that isn't enough.
    property bool fits: false
    /// As `fits`, but a line still too long wraps onto a second one; the item must be tall enough for two.
    property bool fitsTwo: false
    property bool strong: role === "title" || role === "headline" || role === "display"

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

    color: muted ? Theme.textMuted : Theme.text
    font.family: Theme.fontFamily
    font.weight: strong ? Theme.weightStrong : Theme.weightText
    font.pixelSize: role === "caption" ? Theme.fontCaption
                  : role === "label" ? Theme.fontLabel
                  : role === "title" ? Theme.fontTitle
                  : role === "headline" ? Theme.fontHeadline
                  : role === "display" ? Theme.fontDisplay : Theme.fontBody
    fontSizeMode: parted ? Text.Fit : fits || fitsTwo ? Text.HorizontalFit : Text.FixedSize
    minimumPixelSize: Theme.fontLeast
    wrapMode: parted ? Text.Wrap : Text.NoWrap
    elide: !parted && (fits || fitsTwo) ? Text.ElideRight : Text.ElideNone
    clip: parted
    lineHeight: role === "body" || role === "caption" ? 1.15 : 1
    horizontalAlignment: Text.AlignLeft
    verticalAlignment: fits || fitsTwo ? Text.AlignVCenter : Text.AlignTop // centres the smaller letters in the line
    Accessible.role: role === "headline" || role === "display" ? Accessible.Heading : Accessible.StaticText
    Accessible.name: text
    Accessible.ignored: text === ""
}
