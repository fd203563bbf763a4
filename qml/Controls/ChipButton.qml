// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Theme

/// A chip in one's own rack. A click picks it, a right click or Shift+click takes one back, and dragging carries one to
/// a DropArea with the key "openshoe/chip" (there `(drop.source as ChipButton).denomination` is what was dropped).
Pressable {
    id: control

    property string denomination: "1"
    property real chipSize: Theme.space(13)
    /// The chip in hand: the next click on a spot puts it down.
    property bool selected: false
    property string keyHint: ""
    property bool draggable: true
    /// What it is worth, as people write it.
    property string tip: Accessible.name

    signal picked()
    signal takenBack()

    implicitWidth: chipSize
    implicitHeight: Math.round(chipSize * (1 + Theme.chipStep))
    focusPolicy: Qt.TabFocus

    Accessible.checkable: true
    Accessible.checked: selected
    // The template considers a chip not checkable and overwrites these values when a screen reader connects.
    Accessible.onCheckableChanged: Accessible.checkable = true
    Accessible.onCheckedChanged: Accessible.checked = Qt.binding(() => selected)
    Accessible.name: qsTr("Chip %1").arg(denomination)

    onClicked: picked()
    Keys.onDeletePressed: takenBack()

    // Accepts only the clicks that take one back; every other press falls through to the button.
    MouseArea {
        anchors.fill: parent
        acceptedButtons: Qt.LeftButton | Qt.RightButton
        onPressed: mouse => {
            mouse.accepted = mouse.button === Qt.RightButton || (mouse.modifiers & Qt.ShiftModifier) !== 0
        }
        onClicked: control.takenBack()
    }

    contentItem: Item {
        Chip {
            width: control.chipSize
            denomination: control.denomination
            y: control.selected ? -Theme.space(1.5) : control.hovered ? -Theme.space(0.75) : 0
            Behavior on y {
                NumberAnimation { duration: Theme.quick }
            }
        }
    }
    background: Item {
        Rectangle {
            anchors.horizontalCenter: parent.horizontalCenter
            anchors.bottom: parent.bottom
            anchors.bottomMargin: -Theme.space(1.5)
            width: parent.width * 0.5
            height: Theme.space(0.75)
            radius: height / 2
            color: Theme.accent
            visible: control.selected
        }
        FocusRing {
            shown: control.visualFocus
            cornerRadius: width / 2
        }
    }

    Chip {
        id: ghost
        width: control.chipSize
        denomination: control.denomination
        visible: drag.active
        z: 1
        Drag.active: drag.active
        Drag.source: control
        Drag.keys: ["openshoe/chip"]
        Drag.hotSpot: Qt.point(width / 2, width / 2)
    }
    DragHandler {
        id: drag
        target: ghost
        enabled: control.draggable && control.enabled
        onActiveChanged: {
            if (!active) {
                ghost.Drag.drop()
                ghost.x = 0
                ghost.y = 0
            }
        }
    }

    Tip {
        text: control.tip
        keyHint: control.keyHint
        wanted: control.hovered && !drag.active
    }
}
