// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import OpenShoe.Theme

/// A page of text taller than its viewport. Arrows, Page Up and Down, Home and End scroll it too, while it has the
/// focus or another item forwards its keys to it.
Flickable {
    id: root

    clip: true
    boundsBehavior: Flickable.StopAtBounds
    T.ScrollBar.vertical: ScrollBar { }

    function scrollTo(y: real): void {
        contentY = Math.max(0, Math.min(contentHeight - height, y))
    }

    Keys.onPressed: event => {
        if (event.modifiers & (Qt.ControlModifier | Qt.AltModifier | Qt.MetaModifier))
            return
        event.accepted = true
        switch (event.key) {
        case Qt.Key_Down: scrollTo(contentY + Theme.space(15)); break
        case Qt.Key_Up: scrollTo(contentY - Theme.space(15)); break
        case Qt.Key_PageDown: scrollTo(contentY + height - Theme.space(15)); break
        case Qt.Key_PageUp: scrollTo(contentY - height + Theme.space(15)); break
        case Qt.Key_Home: scrollTo(0); break
        case Qt.Key_End: scrollTo(contentHeight); break
        default: event.accepted = false
        }
    }
}
