// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Window
import OpenShoe.Theme

/// What stands on the table, seen from above. Set `width`; the height follows.
Image {
    id: root

    /// "shoe", "tray" or "rack".
    property string thing: "shoe"
    readonly property real ratio: thing === "shoe" ? 120 / 160 : thing === "tray" ? 150 / 120 : 64 / 300

    width: Theme.space(40)
    height: Math.round(width * ratio)
    source: "image://openshoe/table/" + thing
    sourceSize.width: Math.max(1, Math.round(width * Screen.devicePixelRatio))
    sourceSize.height: Math.max(1, Math.round(height * Screen.devicePixelRatio))
    Accessible.ignored: true
}
