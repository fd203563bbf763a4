// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Window
import OpenShoe.Theme

/// One of our own line icons in a single colour; the names are the files of resources/icons.
Image {
    id: root

    /// "menu", "sound", …; empty shows nothing.
    property string name: ""
    property color color: Theme.text
    property real size: Theme.iconSize
    /// The layout runs right to left: arrows are mirrored, all other icons stay as they are.
    property bool mirrored: false
    readonly property bool directional: name === "back" || name === "chevron-right" || name === "chevron-left"

    function hex(c: color): string {
        return encodeURIComponent(String(c))
    }

    width: size
    height: size
    visible: name !== ""
    mirror: mirrored && directional
    source: name === "" ? "" : "image://openshoe/icon/" + name + "?color=" + hex(color)
    sourceSize.width: Math.max(1, Math.round(width * Screen.devicePixelRatio))
    sourceSize.height: Math.max(1, Math.round(height * Screen.devicePixelRatio))
    Accessible.ignored: true
}
