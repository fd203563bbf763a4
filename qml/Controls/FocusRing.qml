// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Theme

/// Shows which control has the focus. Make it the control's last child: `FocusRing { shown: control.visualFocus }`.
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
