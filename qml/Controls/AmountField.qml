// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Theme

/// A number or an amount of money, entered by typing, wheel or arrow keys. It neither interprets the text nor leaves
/// characters out, which would make another amount of it ("2,00" of "2,000"): the owner reads `text`, or says why not.
TextField {
    id: control

    /// A step up (1) or down (-1), by arrow key or wheel.
    signal stepRequested(int direction)

    implicitWidth: Theme.space(36)
    horizontalAlignment: TextInput.AlignRight
    inputMethodHints: Qt.ImhFormattedNumbersOnly
    maximumLength: 40

    Keys.onUpPressed: stepRequested(1)
    Keys.onDownPressed: stepRequested(-1)

    WheelHandler {
        property real gathered: 0
        acceptedDevices: PointerDevice.Mouse | PointerDevice.TouchPad
        onWheel: event => {
            gathered += event.angleDelta.y
            while (Math.abs(gathered) >= 120) {
                control.stepRequested(gathered > 0 ? 1 : -1)
                gathered -= gathered > 0 ? 120 : -120
            }
        }
    }
}
