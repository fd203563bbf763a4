// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// Put one into each row of a list: it exposes the row to screen readers while the list uses it, and hides it while it
/// waits in the pool. Qt 6.4 leaves pooled rows visible to screen readers. Qt 6.8 also hides rows beyond the list's
/// edges, and doesn't show them again when they are scrolled into sight.
Item {
    id: root

    property bool waiting: false

    visible: false

    function tell(): void {
        if (parent.Accessible.ignored !== waiting)
            parent.Accessible.ignored = waiting
    }

    Connections {
        target: root.parent.ListView
        function onPooled(): void {
            root.waiting = true
            root.tell()
        }
        function onReused(): void {
            root.waiting = false
            root.tell()
        }
    }
    Connections {
        target: root.parent.ListView.view
        function onContentYChanged(): void { root.tell() }
    }
}
