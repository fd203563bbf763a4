// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Theme

/// In a Flickable: scrolls to keep the item with the focus in sight.
Item {
    id: root

    required property Flickable flickable
    readonly property Item focused: Window.activeFocusItem

    function isInside(item: Item): bool {
        for (let at = item; at; at = at.parent) {
            if (at === flickable.contentItem)
                return true
        }
        return false
    }

    onFocusedChanged: {
        if (!focused || !isInside(focused) || focused.height > flickable.height)
            return
        const top = focused.mapToItem(flickable.contentItem, 0, 0).y - Theme.spaceXl
        const bottom = top + focused.height + 2 * Theme.spaceXl
        if (top < flickable.contentY)
            flickable.contentY = Math.max(0, top)
        else if (bottom > flickable.contentY + flickable.height)
            flickable.contentY = Math.min(flickable.contentHeight - flickable.height, bottom - flickable.height)
    }
}
