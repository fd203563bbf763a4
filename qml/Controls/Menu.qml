// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import OpenShoe.Theme

/// A menu of MenuRows, opened by `popup()` or `open()`. `title` is its name for screen readers.
T.Menu {
    id: control

    implicitWidth: Math.max(Theme.space(50), contentWidth + leftPadding + rightPadding)
    implicitHeight: contentHeight + topPadding + bottomPadding
    margins: Theme.spaceS
    padding: Theme.spaceXs

    // The template's internal item, which can't be reached in any other way.
    onAboutToShow: contentItem.parent.Accessible.name = title

    delegate: MenuRow { }
    contentItem: ListView {
        implicitHeight: contentHeight
        implicitWidth: {
            let widest = 0
            for (let i = 0; i < control.count; ++i)
                widest = Math.max(widest, (control.itemAt(i) as T.MenuItem)?.implicitWidth ?? 0)
            return widest
        }
        model: control.contentModel
        currentIndex: control.currentIndex
        interactive: contentHeight > height
        boundsBehavior: Flickable.StopAtBounds
        clip: true
    }
    background: PopupSurface { }
}
