// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls

/// A hand in a row of the Rundown, which says its total.
SmallCards {
    required property string modelData

    cards: modelData.split(" ")
    cardWidth: Theme.space(7)
    decorative: true
}
