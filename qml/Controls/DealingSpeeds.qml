// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Models

/// How fast cards can be dealt.
Options {
    values: [DealingSpeed.Off, DealingSpeed.Fast, DealingSpeed.Normal, DealingSpeed.Slow]
    labels: [qsTr("Off"), qsTr("Fast"), qsTr("Normal"), qsTr("Slow")]
}
