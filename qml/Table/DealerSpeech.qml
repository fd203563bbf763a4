// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Controls
import OpenShoe.Theme

/// The dealer's call, written on the felt beside the cards. Set the available area with `x`, `y`, `width` and `height`:
/// text too long for it is set smaller.
Item {
    id: root

    required property string words
    /// The words are announced elsewhere, so screen readers needn't find them here too.
    required property bool toldElsewhere
    required property real fontSize

    /// Keeps the words while they fade out.
    property string shown: words
    onWordsChanged: if (words !== "") shown = words

    opacity: words === "" ? 0 : 1
    visible: opacity > 0

    Accessible.role: Accessible.StaticText
    Accessible.name: words
    Accessible.ignored: words === "" || toldElsewhere

    Behavior on opacity { NumberAnimation { duration: Theme.banner } }

    Rectangle {
        width: Theme.focusWidth
        height: line.contentHeight
        anchors.verticalCenter: line.verticalCenter
        radius: width / 2
        color: Theme.feltAccent
    }
    PlainText {
        id: line
        x: Theme.spaceS
        width: root.width - x
        height: root.height
        verticalAlignment: Text.AlignVCenter
        text: root.shown
        wrapMode: Text.WordWrap
        fontSizeMode: Text.Fit
        minimumPixelSize: Theme.fontCaption / 2
        font.family: Theme.printFamily
        font.pixelSize: root.fontSize
        lineHeight: 0.95
        color: Theme.feltText
        Accessible.ignored: true
    }
}
