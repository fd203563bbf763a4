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
    property bool strong: role === "title" || role === "headline" || role === "display"

    color: muted ? Theme.textMuted : Theme.text
    font.family: Theme.fontFamily
    font.weight: strong ? Theme.weightStrong : Theme.weightText
    font.pixelSize: role === "caption" ? Theme.fontCaption
                  : role === "label" ? Theme.fontLabel
                  : role === "title" ? Theme.fontTitle
                  : role === "headline" ? Theme.fontHeadline
                  : role === "display" ? Theme.fontDisplay : Theme.fontBody
    fontSizeMode: fits ? Text.HorizontalFit : Text.FixedSize
    minimumPixelSize: Theme.fontLeast
    elide: fits ? Text.ElideRight : Text.ElideNone
    lineHeight: role === "body" || role === "caption" ? 1.15 : 1
    verticalAlignment: fits ? Text.AlignVCenter : Text.AlignTop // centres the smaller letters in the line
    Accessible.role: role === "headline" || role === "display" ? Accessible.Heading : Accessible.StaticText
    Accessible.name: text
    Accessible.ignored: text === ""
}
