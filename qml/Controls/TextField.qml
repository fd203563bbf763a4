// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import OpenShoe.Theme

/// A single-line text field. `problem` says beneath it what is wrong and what to do.
T.TextField {
    id: control

    property string problem: ""
    /// Stands out: what is typed leaves something out.
    property bool narrows: false
    /// An icon at the start, e.g. "search".
    property string iconName: ""
    /// A unit, shown after the text.
    property string unit: ""
    /// Shown while the field is empty. Not the template's placeholder, which screen readers would read again as a
    /// description.
    property string prompt: ""
    /// What the field is for, for screen readers; defaults to the prompt.
    property string name: prompt

    /// The width at which the prompt is read without getting smaller.
    readonly property real promptWidth: Math.ceil(promptLabel.implicitWidth) + leftPadding + rightPadding

    readonly property bool turned: LayoutMirroring.enabled
    readonly property real startRoom: Theme.spaceM + (iconName === "" ? 0 : Theme.iconSize + Theme.spaceS)
    readonly property real endRoom: Theme.spaceM + (unit === "" ? 0 : unitLabel.implicitWidth + Theme.spaceS)

    implicitWidth: Theme.space(50)
    implicitHeight: Theme.controlHeight
    leftPadding: turned ? endRoom : startRoom
    rightPadding: turned ? startRoom : endRoom
    bottomInset: 0
    verticalAlignment: TextInput.AlignVCenter
    color: Theme.text
    selectionColor: Theme.accent
    selectedTextColor: Theme.accentInk
    selectByMouse: true
    hoverEnabled: true
    opacity: enabled ? 1 : Theme.disabledOpacity
    font.family: Theme.fontFamily
    font.pixelSize: Theme.fontLabel

    Accessible.role: Accessible.EditableText
    Accessible.name: name
    Accessible.description: problem

    PlainText {
        id: promptLabel
        x: control.leftPadding
        width: control.width - control.leftPadding - control.rightPadding
        height: control.height
        text: control.prompt
        font: control.font
        color: Theme.textMuted
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.fontLeast
        elide: Text.ElideRight
        verticalAlignment: Text.AlignVCenter
        visible: control.length === 0 && control.preeditText === ""
        Accessible.ignored: true
    }
    Icon {
        anchors.left: parent.left
        anchors.leftMargin: Theme.spaceM
        name: control.iconName
        color: Theme.textMuted
        anchors.verticalCenter: parent.verticalCenter
    }
    PlainText {
        id: unitLabel
        anchors.right: parent.right
        anchors.rightMargin: Theme.spaceM
        anchors.verticalCenter: parent.verticalCenter
        text: control.unit
        visible: text !== ""
        color: Theme.textMuted
        font.family: Theme.fontFamily
        font.pixelSize: Theme.fontBody
        Accessible.ignored: true
    }
    Label {
        anchors.top: parent.bottom
        anchors.topMargin: Theme.space(1)
        width: parent.width
        text: control.problem
        visible: text !== ""
        role: Label.Caption
        color: Theme.lose
        wrapMode: Text.Wrap
        Accessible.ignored: true
    }

    background: Rectangle {
        radius: Theme.radiusM
        color: Theme.surfaceSunken
        border.width: control.narrows ? 2 * Theme.hairline : Theme.hairline
        border.color: control.problem !== "" ? Theme.lose : control.narrows ? Theme.accent
                    : control.hovered ? Theme.text : Theme.outline
        FocusRing { shown: control.activeFocus }
    }
}
