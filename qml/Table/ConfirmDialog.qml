// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Models

/// Asks before something that can't be taken back.
Dialog {
    id: root

    /// What it asks about.
    property int intent: Intent.None
    property string explanation: ""
    signal confirmed(int intent)

    function ask(question: string, text: string, what: int): void {
        title = question
        explanation = text
        intent = what
        open()
    }

    acceptText: qsTr("Yes")
    rejectText: qsTr("No")
    onAccepted: confirmed(intent)

    contentItem: Label {
        text: root.explanation
        wrapMode: Text.Wrap
        width: Theme.space(80)
    }
}
