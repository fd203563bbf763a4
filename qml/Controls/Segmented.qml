// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import OpenShoe.Theme

/// One of a few choices, all in sight. Arrow keys move the choice.
FocusScope {
    id: root

    property list<string> labels: []
    property int currentIndex: 0
    /// What is chosen here, for screen readers.
    property string name: ""
    /// A person chose `index`. The owner sets `currentIndex`, or binds it.
    signal activated(int index)

    implicitWidth: row.implicitWidth + 2 * Theme.space(1)
    implicitHeight: Theme.controlHeight
    activeFocusOnTab: true
    opacity: enabled ? 1 : Theme.disabledOpacity

    Accessible.role: Accessible.PageTabList
    Accessible.name: name

    function move(step: int) {
        const next = currentIndex + (LayoutMirroring.enabled ? -step : step)
        if (next >= 0 && next < labels.length)
            activated(next)
    }
    Keys.onLeftPressed: move(-1)
    Keys.onRightPressed: move(1)
    Keys.onUpPressed: move(-1)
    Keys.onDownPressed: move(1)

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
            model: root.labels.length
            T.Button {
                id: segment
                required property int index

                text: root.labels[index]
                checked: index === root.currentIndex
                implicitWidth: implicitContentWidth + 2 * Theme.spaceM
                implicitHeight: root.height - 2 * Theme.space(1)
                focusPolicy: Qt.NoFocus
                hoverEnabled: true
                font.family: Theme.fontFamily
                font.pixelSize: Theme.fontBody
                font.weight: checked ? Theme.weightStrong : Theme.weightText
                Accessible.role: Accessible.RadioButton
                Accessible.name: text
                Accessible.checkable: true
                Accessible.checked: checked
                onClicked: {
                    root.forceActiveFocus(Qt.MouseFocusReason)
                    root.activated(index)
                }

                contentItem: Text {
                    text: segment.text
                    font: segment.font
                    color: segment.checked ? Theme.accent : segment.hovered ? Theme.text : Theme.textMuted
                    horizontalAlignment: Text.AlignHCenter
                    verticalAlignment: Text.AlignVCenter
                }
                background: Rectangle {
                    radius: Theme.radiusM - Theme.space(1) / 2
                    color: segment.checked ? Theme.accentSoft : segment.hovered ? Theme.surfaceHover : "transparent"
                    border.width: segment.checked ? Theme.hairline : 0
                    border.color: Theme.accent
                }
            }
        }
    }
}
