// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import OpenShoe.Theme
import OpenShoe.Controls

/// What somebody writes about a round: a note and tags. Kept when asked; what is refused stays, and says why.
Column {
    id: root

    /// As kept.
    required property string note
    required property string tags
    required property string problem
    readonly property bool changed: text.text !== note || tagField.text !== tags

    signal keepAsked(string note, string tags)

    function takeOver(): void {
        text.text = note
        tagField.text = tags
    }

    spacing: Theme.spaceS

    Component.onCompleted: takeOver()

    T.TextArea {
        id: text
        width: parent.width
        implicitHeight: Math.max(contentHeight + topPadding + bottomPadding, Theme.controlHeight)
        leftPadding: Theme.spaceM
        rightPadding: Theme.spaceM
        topPadding: Theme.spaceS
        bottomPadding: Theme.spaceS
        wrapMode: TextEdit.Wrap
        textFormat: TextEdit.PlainText
        color: Theme.text
        selectionColor: Theme.accent
        selectedTextColor: Theme.accentInk
        selectByMouse: true
        hoverEnabled: true
        font.family: Theme.fontFamily
        font.pixelSize: Theme.fontLabel
        // Tab leads on, as everywhere.
        KeyNavigation.tab: tagField
        KeyNavigation.priority: KeyNavigation.BeforeItem
        Keys.onBacktabPressed: nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
        Accessible.role: Accessible.EditableText
        Accessible.name: qsTr("Note")
        Accessible.multiLine: true

        PlainText {
            x: text.leftPadding
            y: text.topPadding
            text: qsTr("Note")
            font: text.font
            color: Theme.textMuted
            visible: text.length === 0 && text.preeditText === ""
            Accessible.ignored: true
        }
        background: Rectangle {
            radius: Theme.radiusM
            color: Theme.surfaceSunken
            border.width: Theme.hairline
            border.color: root.problem !== "" ? Theme.lose : text.hovered ? Theme.text : Theme.outline
            FocusRing { shown: text.activeFocus }
        }
    }
    TextField {
        id: tagField
        width: parent.width
        implicitHeight: Theme.controlHeightSmall
        prompt: qsTr("Tags, separated by commas")
        name: qsTr("Tags")
        onAccepted: if (root.changed) root.keepAsked(text.text, tagField.text)
    }
    Label {
        width: parent.width
        visible: text !== ""
        text: root.problem
        role: Label.Caption
        color: Theme.lose
        wrapMode: Text.Wrap
        Accessible.role: Accessible.AlertMessage
    }
    Button {
        implicitHeight: Theme.controlHeightSmall
        focusPolicy: Qt.TabFocus
        visible: root.changed
        text: qsTr("Keep this note")
        iconName: "check"
        onClicked: root.keepAsked(text.text, tagField.text)
    }
}
