// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import OpenShoe.Theme

/// A choice of a few options, all in sight. A single Tab stop; arrow keys move the choice.
FocusScope {
    id: root

    property list<string> labels: []
    property int currentIndex: 0
    /// What is being chosen, for screen readers.
    property string name: ""
    /// The user chose `index`. The owner sets `currentIndex`, or binds it.
    signal activated(int index)

    implicitWidth: words + 2 * Theme.space(1)
    implicitHeight: Theme.controlHeight
    opacity: enabled ? 1 : Theme.disabledOpacity

    Accessible.role: Accessible.Grouping
    Accessible.name: name

    /// The segment that takes the focus: the chosen one, or the first if none is.
    readonly property int stop: Math.max(0, Math.min(labels.length - 1, currentIndex))
    onStopChanged: if (activeFocus) segments.itemAt(stop).forceActiveFocus(Qt.TabFocusReason)
    onActiveFocusChanged: if (activeFocus) segments.itemAt(stop).forceActiveFocus(Qt.TabFocusReason)

    function move(step: int) {
        const next = currentIndex + (LayoutMirroring.enabled ? -step : step)
        if (next >= 0 && next < labels.length)
            activated(next)
    }
    Keys.onLeftPressed: move(-1)
    Keys.onRightPressed: move(1)
    Keys.onUpPressed: move(-1)
    Keys.onDownPressed: move(1)

    readonly property list<real> wordWidths: {
        const widths = []
        for (let i = 0; i < segments.count; ++i)
            widths.push(segments.itemAt(i)?.implicitWidth ?? 0)
        return widths
    }
    /// The width of all the captions in one line.
    readonly property real words: {
        let sum = 0
        for (let i = 0; i < wordWidths.length; ++i)
            sum += wordWidths[i]
        return sum
    }
    /// The width limit of one caption if they don't all fit: the longest shrink, the shorter keep their width.
    readonly property real most: {
        let left = width - 2 * Theme.space(1)
        const widths = Array.from(wordWidths).sort((a, b) => a - b)
        for (let i = 0; i < widths.length; ++i) {
            const equal = left / (widths.length - i)
            if (widths[i] > equal)
                return equal
            left -= widths[i]
        }
        return words
    }

    Rectangle {
        anchors.fill: parent
        radius: Theme.radiusM
        color: Theme.surfaceSunken
        border.width: Theme.hairline
        border.color: Theme.outline
        FocusRing { shown: root.activeFocus }
    }

    Row {
        id: row
        anchors.centerIn: parent
        Repeater {
            id: segments
            model: root.labels.length
            Choice {
                id: segment
                required property int index

                text: root.labels[index]
                chosen: index === root.currentIndex
                implicitWidth: Math.ceil(inALine.advanceWidth) + 2 * (Theme.spaceXs + Theme.spaceS)
                width: Math.min(implicitWidth, root.most)
                implicitHeight: root ? root.height - 2 * Theme.space(1) : 0
                focusPolicy: index === root.stop || activeFocus ? Qt.TabFocus : Qt.NoFocus
                opacity: 1
                font.family: Theme.fontFamily
                font.pixelSize: Theme.fontBody
                font.weight: chosen ? Theme.weightStrong : Theme.weightText
                TextMetrics {
                    id: inALine
                    font: segment.font
                    text: segment.text
                }
                onClicked: {
                    root.forceActiveFocus(Qt.MouseFocusReason)
                    root.activated(index)
                }

                contentItem: FittingLabel {
                    text: segment.text
                    leftPadding: Theme.spaceXs
                    rightPadding: Theme.spaceXs
                    strong: segment.chosen
                    lineHeight: 1
                    color: segment.chosen ? Theme.accent : segment.hovered ? Theme.text : Theme.textMuted
                    horizontalAlignment: Text.AlignHCenter
                    Accessible.ignored: true
                }
                background: Rectangle {
                    radius: Theme.radiusM - Theme.space(1) / 2
                    color: segment.chosen ? Theme.accentSoft : segment.hovered ? Theme.surfaceHover : "transparent"
                    border.width: segment.chosen ? Theme.hairline : 0
                    border.color: Theme.accent
                }
            }
        }
    }
}
