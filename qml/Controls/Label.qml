// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Theme

/// Text in the house's type. `role` is a step of the scale.
PlainText {
    /// "caption", "body", "label", "title", "headline" or "display".
    property string role: "body"
    property bool muted: false
    /// Where the width that is given is too narrow for a line it is set smaller, and shortened where that fails.
    property bool fits: false
    /// The same; but what is too long even then goes on in a second line, for which it has to be high enough.
    property bool fitsTwo: false
    property bool strong: role === "title" || role === "headline" || role === "display"

    /// It goes on in a second line.
    property bool parted: false
    // By no binding: implicitWidth changes while it is read for the first time.
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
    verticalAlignment: fits || fitsTwo ? Text.AlignVCenter : Text.AlignTop // smaller letters stand in the line's middle
    Accessible.role: role === "headline" || role === "display" ? Accessible.Heading : Accessible.StaticText
    Accessible.name: text
    Accessible.ignored: text === ""
}
