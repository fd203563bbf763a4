// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Theme

/// Text in the application's type. `role` is a step of the type scale.
PlainText {
    enum Role { Caption, Body, Label, Title, Headline, Display }
    /// A value of Label.Role.
    property int role: Label.Body
    property bool muted: false
    /// A line too long for the given width is set smaller, then elided if that isn't enough.
    property bool fits: false
    property bool strong: role === Label.Title || role === Label.Headline || role === Label.Display

    color: muted ? Theme.textMuted : Theme.text
    font.family: Theme.fontFamily
    font.weight: strong ? Theme.weightStrong : Theme.weightText
    font.pixelSize: role === Label.Caption ? Theme.fontCaption
                  : role === Label.Label ? Theme.fontLabel
                  : role === Label.Title ? Theme.fontTitle
                  : role === Label.Headline ? Theme.fontHeadline
                  : role === Label.Display ? Theme.fontDisplay : Theme.fontBody
    fontSizeMode: fits ? Text.HorizontalFit : Text.FixedSize
    minimumPixelSize: Theme.fontLeast
    elide: fits ? Text.ElideRight : Text.ElideNone
    lineHeight: role === Label.Body || role === Label.Caption ? 1.15 : 1
    verticalAlignment: fits ? Text.AlignVCenter : Text.AlignTop // centres the smaller letters in the line
    Accessible.role: role === Label.Headline || role === Label.Display ? Accessible.Heading : Accessible.StaticText
    Accessible.name: text
    Accessible.ignored: text === ""
}
