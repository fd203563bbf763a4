// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Models

/// The strip that shows messages about the table's rules.
TableNote {
    id: root

    required property TableRules rules

    text: rules.text
    iconName: warning ? "warning" : rules.waiting ? "clock" : "info"
    warning: rules.warning
    canGo: !rules.waiting
    onDismissed: rules.dismiss()
}
