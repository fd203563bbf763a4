// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Models

/// Asks for confirmation before something irreversible.
Dialog {
    id: root

    /// The action to confirm.
    property int intent: Intent.None
    property string explanation: ""
    signal confirmed(int intent)

    /// The answers say what they do: "Give up, 12.50 back", "Play on".
    function ask(question: string, text: string, yes: string, no: string, what: int): void {
        title = question
        explanation = text
        acceptText = yes
        rejectText = no
        intent = what
        open()
    }

    onAccepted: confirmed(intent)

    contentItem: Label {
        text: root.explanation
        wrapMode: Text.Wrap
        width: Theme.space(80)
    }
}
