// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Window
import OpenShoe.Theme

/// One chip seen from above, a little of its edge showing below. Set `width` (its diameter); the height follows.
Image {
    id: root

    /// What it is worth, as a plain number: "0.1" "0.5" "1" "5" "25" "100" "500" "1000" "5000" "25000" "100000"
    /// "1000000".
    property string denomination: "1"

    /// Trailing zeros are no part of a chip's name: "0.50" is "0.5".
    readonly property string file: String(Number(denomination))

    width: Theme.space(12)
    height: Math.round(width * (1 + Theme.chipStep))
    source: "image://openshoe/chip/" + file
    sourceSize.width: Math.max(1, Math.round(width * Screen.devicePixelRatio))
    sourceSize.height: Math.max(1, Math.round(height * Screen.devicePixelRatio))
    Accessible.ignored: true
}
