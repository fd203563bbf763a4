// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import OpenShoe.Theme

/// A line of text along an elliptical arc, as printed on felt. The item's box is the whole ellipse; the text follows
/// its lower half, centred at six o'clock, and runs left to right in every language. Letters are placed one by one;
/// scripts whose letters join are set in a straight line at the lowest point instead.
Item {
    id: root

    property string text: ""
    property color color: Theme.feltText
    property real fontSize: Theme.fontHeadline
    property string fontFamily: Theme.printFamily
    property int fontWeight: Font.Normal
    /// Extra space between letters, as a fraction of the font size.
    property real tracking: 0.06
    readonly property bool joined: /[\u0590-\u08ff\u0900-\u0dff\ufb1d-\ufeff]/.test(text)

    Accessible.role: Accessible.StaticText
    Accessible.name: text

    FontMetrics {
        id: metrics
        font.family: root.fontFamily
        font.pixelSize: Math.max(1, root.fontSize)
        font.weight: root.fontWeight
        onFontChanged: placing.restart()
    }

    /// The centre of each letter, in radians from six o'clock, positive to the right.
    property list<real> angles
    // A change of size comes as several, so the letters are placed once after them all: the settings' part of
    // tst_access takes 11 s of processor time instead of 13.
    onWidthChanged: placing.restart()
    onHeightChanged: placing.restart()
    onFontSizeChanged: placing.restart()
    onTrackingChanged: placing.restart()
    onTextChanged: placing.restart()
    Component.onCompleted: place()

    Timer {
        id: placing
        interval: 0
        onTriggered: root.place()
    }

    function place() {
        placing.stop()
        const room = width > 0 && height > 0 && fontSize < height
        const letters = joined || !room ? [] : Array.from(text)
        const widths = letters.map(letter => metrics.advanceWidth(letter) + tracking * fontSize)
        let total = 0
        for (let i = 0; i < widths.length; ++i)
            total += widths[i]
        // Walk outwards along the ellipse in small steps, to keep the letters evenly spaced.
        const a = width / 2
        const b = height / 2
        const speed = t => Math.max(1, Math.hypot(a * Math.cos(t), b * Math.sin(t)))
        const walk = (from, way) => {
            let t = from
            const steps = Math.max(1, Math.ceil(Math.abs(way) / 4))
            for (let i = 0; i < steps; ++i)
                t += way / steps / speed(t)
            return t
        }
        const result = []
        let t = walk(0, -total / 2)
        for (let i = 0; i < widths.length; ++i) {
            const middle = walk(t, widths[i] / 2)
            result.push(middle)
            t = walk(middle, widths[i] / 2)
        }
        angles = result
    }

    Repeater {
        model: root.angles.length
        PlainText {
            required property int index
            readonly property real angle: root.angles[index] ?? 0

            text: Array.from(root.text)[index] ?? ""
            font: metrics.font
            color: root.color
            x: root.width / 2 * (1 + Math.sin(angle)) - width / 2
            y: root.height / 2 * (1 + Math.cos(angle)) - height / 2
            rotation: -Math.atan2(root.height * Math.sin(angle), root.width * Math.cos(angle)) * 180 / Math.PI
            Accessible.ignored: true
        }
    }

    PlainText {
        visible: root.joined
        text: root.joined ? root.text : ""
        font: metrics.font
        color: root.color
        anchors.horizontalCenter: parent.horizontalCenter
        y: root.height - height / 2
        Accessible.ignored: true
    }
}
