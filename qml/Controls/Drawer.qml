// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import OpenShoe.Theme

/// A panel that slides in from the side where lines of text end.
T.Drawer {
    id: control

    /// Its name for screen readers.
    required property string title
    // A property of its own, because qmllint of Qt 6.8 crashes on the enum at the assignment.
    readonly property int accessibleRole: Accessible.Dialog

    onAboutToShow: {
        // The template's internal item, which can't be reached in any other way.
        contentItem.parent.Accessible.role = accessibleRole
        contentItem.parent.Accessible.name = title
    }

    parent: T.Overlay.overlay
    edge: Application.layoutDirection === Qt.RightToLeft ? Qt.LeftEdge : Qt.RightEdge
    width: Math.min(Theme.sidePanelWidth, parent ? parent.width : Theme.sidePanelWidth)
    height: parent ? parent.height : 0
    padding: Theme.spaceL
    focus: true

    enter: Transition { NumberAnimation { duration: Theme.gentle; easing.type: Easing.OutCubic } }
    exit: Transition { NumberAnimation { duration: Theme.gentle; easing.type: Easing.InCubic } }
    background: Rectangle {
        color: Theme.surface
        border.width: Theme.hairline
        border.color: Theme.line
    }
    T.Overlay.modal: Rectangle { color: Theme.scrim }
}
