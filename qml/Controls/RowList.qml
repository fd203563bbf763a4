// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T

/// A list of rows: one stop for Tab, within which arrows, Page Up and Down, Home and End go from row to row. The row at
/// hand has the ring, and the focus that a screen reader follows. A row, and what is in it, takes focus by Tab only
/// while it is the row at hand: `activeFocusOnTab: ListView.isCurrentItem || activeFocus` (an item that has the
/// keyboard must stay a stop), and has a `ListedRow {}`.
ListView {
    id: root

    /// What is listed, for screen readers.
    required property string name
    /// The bar stands beside the rows, not on them.
    property bool barBeside: false

    clip: true
    reuseItems: true
    boundsBehavior: Flickable.StopAtBounds
    // The arrows begin at the top, neither at a row that newer ones have pushed down nor where another filter's rows
    // ended. The view follows at once: when it followed slowly, it stayed behind if a page came in meanwhile.
    currentIndex: -1
    highlightMoveDuration: 0
    onCountChanged: if (currentIndex >= count) currentIndex = -1
    activeFocusOnTab: currentIndex < 0 || activeFocus
    onActiveFocusChanged: if (activeFocus && currentIndex >= 0) positionViewAtIndex(currentIndex, ListView.Contain)
    Accessible.role: Accessible.List
    Accessible.name: name
    T.ScrollBar.vertical: ScrollBar { beside: root.barBeside ? root : null }

    /// To the row so many rows on, as far as there are any.
    function step(by: int): void {
        if (count > 0)
            currentIndex = Math.max(0, Math.min(count - 1, currentIndex + by))
    }
    /// Rows that are in sight at once, less one to go on from.
    readonly property int page: currentItem ? Math.max(1, Math.floor(height / (currentItem.height + spacing)) - 1) : 1

    Keys.onPressed: event => {
        event.accepted = true
        switch (event.key) {
        case Qt.Key_PageDown: step(page); break
        case Qt.Key_PageUp: step(-page); break
        case Qt.Key_Home: step(-count); break
        case Qt.Key_End: step(count); break
        default: event.accepted = false
        }
    }

    // Qt 6.4 makes no highlight of a component that knows the list's own names. What stands in a list isn't among its
    // rows unless it says so, and would not be scrolled with them.
    Item {
        parent: root.contentItem
        x: root.currentItem ? root.currentItem.x : 0
        y: root.currentItem ? root.currentItem.y : 0
        width: root.currentItem ? root.currentItem.width : 0
        height: root.currentItem ? root.currentItem.height : 0
        z: 2 // rows have 1
        visible: root.currentItem !== null
        FocusRing {
            anchors.margins: 0
            shown: root.activeFocus
        }
    }
    FocusRing {
        parent: root
        anchors.margins: 0
        shown: root.activeFocus && root.currentIndex < 0
    }
}
