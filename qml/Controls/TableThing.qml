// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Window
import OpenShoe.Theme

/// A piece of table furniture, seen from above. Set `width`; the height follows.
Image {
    id: root

    /// "shoe" (the box) with "shoe-cards", "shoe-pusher" and "shoe-front", "tray", "rack" or "sign".
    property string thing: "shoe"
    readonly property real ratio: {
        switch (thing) {
        case "shoe-cards": return 80 / 96
        case "shoe-pusher": return 80 / 10
        case "tray": return 150 / 120
        case "rack": return 30 / 368
        case "sign": return 80 / 160
        default: return 120 / 160
        }
    }

    width: Theme.space(40)
    height: Math.round(width * ratio)
    source: "image://openshoe/table/" + thing
    sourceSize.width: Math.max(1, Math.round(width * Screen.devicePixelRatio))
    sourceSize.height: Math.max(1, Math.round(height * Screen.devicePixelRatio))
    Accessible.ignored: true
}
