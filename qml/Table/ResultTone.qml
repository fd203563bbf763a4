// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Models

/// The tone in which a result is written.
QtObject {
    /// A value of ResultKind.
    required property int kind

    /// "" before the end, "win", "push" or "lose".
    readonly property string name: {
        switch (kind) {
        case ResultKind.None: return ""
        case ResultKind.Win:
        case ResultKind.Blackjack:
        case ResultKind.EvenMoney: return "win"
        case ResultKind.Push:
        case ResultKind.Returned: return "push"
        default: return "lose"
        }
    }
}
