// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Window
import OpenShoe.Theme

/// One chip seen from above, with a little of its edge showing below. Set `width` (the diameter); the height follows.
Image {
    id: root

    /// Its value as a plain number: "0.1" "0.5" "1" "2.5" "5" "25" "100" "500" "1000" "5000" "25000" "100000"
    /// "1000000". "0" is the marker with which the house stakes.
    property string denomination: "1"

    /// File names have no trailing zeros: "0.50" becomes "0.5".
    readonly property string file: String(Number(denomination))

    width: Theme.space(12)
    height: Math.round(width * (1 + Theme.chipStep))
    source: "image://openshoe/chip/" + file
    sourceSize.width: Math.max(1, Math.round(width * Screen.devicePixelRatio))
    sourceSize.height: Math.max(1, Math.round(height * Screen.devicePixelRatio))
    Accessible.ignored: true
}
