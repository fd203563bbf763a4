// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import OpenShoe.Theme

/// Attach it: `T.ScrollBar.vertical: ScrollBar { }` with `import QtQuick.Templates as T`.
T.ScrollBar {
    id: control

    /// The scrolled view, if the bar is to stand beside it rather than over it: for content that reaches the view's
    /// edge.
    property Item beside: null

    Component.onCompleted: {
        if (!beside)
            return
        parent = beside.parent
        anchors.left = beside.right
        anchors.top = beside.top
        anchors.bottom = beside.bottom
    }

    implicitWidth: Theme.space(3)
    implicitHeight: Theme.space(3)
    padding: Theme.space(0.75)
    minimumSize: 0.06
    // Keys and focus scroll already; a screen reader has no use for it.
    Accessible.ignored: true
    visible: policy !== T.ScrollBar.AlwaysOff && size < 1

    contentItem: Rectangle {
        implicitWidth: Theme.space(1.5)
        implicitHeight: Theme.space(1.5)
        radius: Math.min(width, height) / 2
        color: control.pressed ? Theme.text : control.hovered ? Theme.textMuted : Theme.outline
    }
}
