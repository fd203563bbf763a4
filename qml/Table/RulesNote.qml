// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Models

/// The strip that says what there is to say of the table's rules.
TableNote {
    id: root

    required property TableRules rules

    text: rules.text
    iconName: warning ? "warning" : rules.waiting ? "clock" : "info"
    warning: rules.warning
    canGo: !rules.waiting
    onDismissed: rules.dismiss()
}
