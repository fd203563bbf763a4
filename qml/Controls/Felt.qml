// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Theme

/// A felt surface: its colour, a lamp's light over it, a weave. Opaque; the table's items go inside.
Rectangle {
    id: root

    /// A felt's name, as Theme.felt takes it.
    property string felt: "green"
    readonly property FeltColours colours: Theme.felt(felt)
    /// Turn the weave off for small swatches.
    property bool woven: true

    color: colours.base

    Image {
        anchors.fill: parent
        source: "image://openshoe/felt/light"
        sourceSize.width: Math.max(1, Math.round(root.width))
        sourceSize.height: Math.max(1, Math.round(root.height))
    }
    Image {
        anchors.fill: parent
        visible: root.woven
        source: "qrc:/openshoe/art/felts/weave.png"
        fillMode: Image.Tile
    }
}
