// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import OpenShoe.Theme

/// A modal question or page: title, content, at most two buttons. Escape rejects. It opens with the focus on the first
/// thing to fill in, or else on its first button.
T.Dialog {
    id: control

    /// Captions of the buttons; a button without one is left out.
    property string acceptText: qsTr("OK")
    property string rejectText: ""
    /// Whether the dialog can be accepted yet.
    property bool acceptable: true
    /// The first thing to fill in; null for none.
    property Item first: null
    /// What the arrow keys scroll while a button has the focus; null for nothing.
    property Item scrolled: null

    // A property of its own, because qmllint of Qt 6.8 crashes on the enum at the assignment.
    readonly property int accessibleRole: Accessible.Dialog

    onAboutToShow: {
        // The template's internal item, which can't be reached in any other way.
        contentItem.parent.Accessible.role = accessibleRole
        contentItem.parent.Accessible.name = title
    }
    // At once rather than after the fade-in: a button may be pressed before that.
    onVisibleChanged: {
        if (visible)
            (first ? first : answers.first).forceActiveFocus(Qt.TabFocusReason)
    }

    parent: T.Overlay.overlay
    x: parent ? Math.round((parent.width - width) / 2) : 0
    y: parent ? Math.round((parent.height - height) / 2) : 0
    implicitWidth: Math.max(Theme.space(90), contentWidth + leftPadding + rightPadding, implicitFooterWidth)
    implicitHeight: contentHeight + topPadding + bottomPadding + implicitHeaderHeight + implicitFooterHeight
    margins: Theme.spaceL
    leftPadding: Theme.spaceXl
    rightPadding: Theme.spaceXl
    topPadding: 0
    bottomPadding: Theme.spaceXl
    modal: true
    focus: true
    closePolicy: T.Popup.CloseOnEscape

    header: DialogHeader {
        title: control.title
        onCloseRequested: control.reject()
    }
    footer: DialogButtons {
        id: answers
        acceptText: control.acceptText
        rejectText: control.rejectText
        acceptable: control.acceptable
        Keys.forwardTo: control.scrolled ? [control.scrolled] : []
        onAccepted: control.accept()
        onRejected: control.reject()
    }
    background: PopupSurface {
        radius: Theme.radiusL
    }
    enter: Transition {
        NumberAnimation { property: "opacity"; from: 0; to: 1; duration: Theme.gentle }
    }
    exit: Transition {
        NumberAnimation { property: "opacity"; from: 1; to: 0; duration: Theme.quick }
    }
    T.Overlay.modal: Rectangle { color: Theme.scrim }
}
