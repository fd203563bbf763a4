// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Theme

/// A total that is said when the card it counts has landed and turned; what vanishes vanishes at once.
Timer {
    property string text: ""
    property string shown: ""

    interval: Theme.cardFlight + Theme.cardFlip
    onTriggered: shown = text
    onTextChanged: {
        if (text === "" || interval === 0)
            shown = text
        else
            restart()
    }
}
