// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Theme

/// Shows where the keyboard is. Put it into a control as its last child: `FocusRing { shown: control.visualFocus }`.
Rectangle {
    property bool shown: false
    property real cornerRadius: Theme.radiusM

    anchors.fill: parent
    anchors.margins: -(Theme.focusWidth + Theme.focusGap)
    radius: cornerRadius + Theme.focusWidth + Theme.focusGap
    color: "transparent"
    border.width: Theme.focusWidth
    border.color: Theme.focus
    visible: shown
}
