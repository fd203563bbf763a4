// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Models

/// The answers to the question being asked: only what the rules offer, each with its key and what it costs.
Row {
    id: root

    required property ActionsModel actions
    /// Little room: the keys are left to the tooltips.
    property bool tight: false

    signal chosen(string actionId)

    spacing: Theme.spaceS

    Repeater {
        model: root.actions
        Button {
            id: button
            required property string actionId
            required property string caption
            required property string keyText
            required property string costText
            required property string disabledReason
            required property bool primary
            required enabled

            text: caption
            detail: costText
            keyHint: root.tight ? "" : keyText
            kind: primary ? "primary" : "secondary"
            large: true
            leftPadding: root.tight ? Theme.spaceM : Theme.spaceL
            rightPadding: leftPadding
            focusPolicy: Qt.TabFocus
            font.pixelSize: Theme.fontLabel
            Accessible.name: caption
            Accessible.description: enabled ? costText : disabledReason
            onClicked: root.chosen(actionId)

            HoverHandler { id: over }
            Tip {
                text: button.enabled ? button.caption : button.disabledReason
                keyHint: button.keyText
                visible: over.hovered && (!button.enabled || root.tight)
            }
        }
    }
}
