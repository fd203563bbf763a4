// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import OpenShoe.Theme

/// Attach it: `T.ScrollBar.vertical: ScrollBar { }` with `import QtQuick.Templates as T`.
T.ScrollBar {
    id: control

    implicitWidth: Theme.space(3)
    implicitHeight: Theme.space(3)
    padding: Theme.space(0.75)
    minimumSize: 0.06
    // Keys and focus scroll; a screen reader has no use for it.
    Accessible.ignored: true
    visible: policy !== T.ScrollBar.AlwaysOff && size < 1

    contentItem: Rectangle {
        implicitWidth: Theme.space(1.5)
        implicitHeight: Theme.space(1.5)
        radius: Math.min(width, height) / 2
        color: control.pressed ? Theme.text : control.hovered ? Theme.textMuted : Theme.outline
    }
}
