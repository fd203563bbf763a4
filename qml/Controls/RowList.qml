// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import OpenShoe.Theme

/// A list of rows: a single Tab stop, within which arrows, Page Up and Down, Home and End go from row to row. The
/// current row has the focus ring, and screen readers follow it. A row, and anything in it, may take focus by Tab only
/// while it is current: it needs `activeFocusOnTab: ListView.isCurrentItem || activeFocus` (an item with the focus must
/// remain a Tab stop) and a `ListedRow {}`.
ListView {
    id: root

    /// What the list contains, for screen readers.
    required property string name
    /// The scroll bar stands beside the rows, not over them.
    property bool barBeside: false

    clip: true
    reuseItems: true
    boundsBehavior: Flickable.StopAtBounds
    // The arrow keys start at the top, not at a row that newer ones have pushed down or where another filter's rows
    // ended. The view follows at once: with an animation it stayed behind when a page was loaded meanwhile.
    currentIndex: -1
    highlightMoveDuration: 0
    onCountChanged: if (currentIndex >= count) currentIndex = -1
    activeFocusOnTab: currentIndex < 0 || activeFocus
    /// Part of the current row is in sight: which part, the reader has chosen.
    function showsCurrent(): bool {
        return currentItem !== null && currentItem.y < contentY + height
            && currentItem.y + currentItem.height > contentY
    }
    onActiveFocusChanged: {
        if (activeFocus && currentIndex >= 0 && !returning && !showsCurrent())
            positionViewAtIndex(currentIndex, ListView.Contain)
    }
    // Rows that open lose their height while the page is hidden. When it is back, the list stands where it stood.
    property real stoodAt: 0
    property bool hidden: false
    readonly property bool returning: settling.running
    onVisibleChanged: {
        if (!visible) {
            stoodAt = currentItem ? contentY - currentItem.y : contentY
        } else if (hidden) {
            settling.restart()
            stand()
        }
        hidden = !visible
    }
    onCurrentIndexChanged: settling.stop()
    onContentHeightChanged: if (returning) stand()
    function stand(): void {
        contentY = currentItem ? currentItem.y + stoodAt : stoodAt
    }
    Timer {
        id: settling
        interval: Theme.gentle
        onTriggered: root.stand()
    }
    Accessible.role: Accessible.List
    Accessible.name: name
    T.ScrollBar.vertical: ScrollBar { beside: root.barBeside ? root : null }

    /// Moves the current row by this many, clamped to the list.
    function step(by: int): void {
        if (count > 0)
            currentIndex = Math.max(0, Math.min(count - 1, currentIndex + by))
    }
    /// The number of rows in sight, less one for orientation.
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

    // A child item rather than a highlight: Qt 6.4 doesn't create a highlight from a component that refers to the
    // list's own names. Children of a ListView don't scroll with its rows unless contentItem is their parent.
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
