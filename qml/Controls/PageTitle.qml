// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Theme

/// The title of a page: `whole`, or `brief` where there is no room for it.
Label {
    id: root

    required property string whole
    property string brief: whole

    text: metrics.advanceWidth <= width ? whole : brief
    role: Label.Headline
    font.family: Theme.printFamily
    elide: Text.ElideRight
    Accessible.name: whole

    TextMetrics {
        id: metrics
        font: root.font
        text: root.whole
    }
}
