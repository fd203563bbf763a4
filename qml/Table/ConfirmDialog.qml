// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls

/// Asks before something that can't be taken back.
Dialog {
    id: root

    property string actionId: ""
    property string explanation: ""
    signal confirmed(string actionId)

    function ask(question: string, text: string, id: string): void {
        title = question
        explanation = text
        actionId = id
        open()
    }

    acceptText: qsTr("Yes")
    rejectText: qsTr("No")
    onAccepted: confirmed(actionId)

    contentItem: Label {
        text: root.explanation
        wrapMode: Text.Wrap
        width: Theme.space(80)
    }
}
