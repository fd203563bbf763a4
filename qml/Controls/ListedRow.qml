// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// Put into a row of a list: screen readers find the row while the list has it, and don't while it waits to be used
/// again. Qt 6.4 leaves a waiting row to be found. Qt 6.8 hides what is beyond the list's edges too, and doesn't show
/// it when it is scrolled into sight.
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
