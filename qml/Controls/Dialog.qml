// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import OpenShoe.Theme

/// A modal question or page: title, content, at most two buttons. Escape rejects. It opens with the keyboard on what is
/// to be filled in first, else on its first answer.
T.Dialog {
    id: control

    /// Captions of the buttons; an empty one is left out.
    property string acceptText: qsTr("OK")
    property string rejectText: ""
    /// Whether the answer can be given yet.
    property bool acceptable: true
    /// What is to be filled in first; null for nothing.
    property Item first: null
    /// What the arrow keys scroll while an answer has the keyboard; null for nothing.
    property Item scrolled: null

    // Assigned from here, not by its name: that is where Qt 6.8's qmllint crashes.
    readonly property int accessibleRole: Accessible.Dialog

    onAboutToShow: {
        // The template's own item, which can't be named in any other way.
        contentItem.parent.Accessible.role = accessibleRole
        contentItem.parent.Accessible.name = title
    }
    // At once, not when it has faded in: the answer may be pressed before that.
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
