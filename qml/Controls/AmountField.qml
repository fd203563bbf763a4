// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Theme

/// An amount of money, entered by typing, wheel or arrow keys. It doesn't interpret the text: the owner reads `text`.
TextField {
    id: control

    /// Maximum number of decimal places.
    property int decimals: 2
    /// A step up (1) or down (-1), by arrow key or wheel.
    signal stepRequested(int direction)

    implicitWidth: Theme.space(36)
    horizontalAlignment: TextInput.AlignRight
    inputMethodHints: Qt.ImhFormattedNumbersOnly
    validator: RegularExpressionValidator {
        regularExpression: control.decimals > 0 ? new RegExp("\\d{0,13}([.,]\\d{0," + control.decimals + "})?")
                                                : /\d{0,13}/
    }

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
