// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls

/// A small heading inside an expanded row.
Label {
    width: parent ? parent.width : implicitWidth
    role: Label.Caption
    muted: true
    strong: true
    font.capitalization: Font.AllUppercase
    font.letterSpacing: Theme.fontCaption * 0.06
    topPadding: Theme.spaceS
    Accessible.role: Accessible.Heading
}
