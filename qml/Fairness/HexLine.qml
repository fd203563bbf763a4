// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls

/// A commitment or a seed: a long text that can be selected and copied.
Item {
    id: root

    required property string label
    required property string value
    /// The button's name, and the one it has just after copying.
    required property string copyText
    required property string copiedText
    property real labelWidth: Theme.space(28)
    /// The button's focus policy.
    property int reach: Qt.StrongFocus
    /// True for a moment after copying.
    readonly property bool copied: saidSo.running

    Timer {
        id: saidSo
        interval: Theme.toastTime
    }

    implicitHeight: Math.max(text.implicitHeight, name.implicitHeight)
    visible: value !== ""

    Label {
        id: name
        anchors.left: parent.left
        width: root.labelWidth
        text: root.label
        role: Label.Caption
        muted: true
        Accessible.ignored: true
    }
    TextEdit {
        id: text
        anchors.left: name.right
        anchors.right: copy.left
        anchors.rightMargin: Theme.spaceS
        text: root.value
        readOnly: true
        selectByMouse: true
        wrapMode: TextEdit.WrapAnywhere
        color: Theme.text
        selectionColor: Theme.accent
        selectedTextColor: Theme.accentInk
        font.family: Theme.monoFamily
        font.pixelSize: Theme.fontCaption
        Accessible.role: Accessible.StaticText
        Accessible.name: qsTr("%1: %2").arg(root.label).arg(root.value)
    }
    IconButton {
        id: copy
        anchors.right: parent.right
        anchors.verticalCenter: text.verticalCenter
        implicitWidth: Theme.controlHeightSmall
        implicitHeight: Theme.controlHeightSmall
        iconName: root.copied ? "check" : "copy"
        iconSize: Theme.iconSizeSmall
        focusPolicy: root.reach
        text: root.copied ? root.copiedText : root.copyText
        onClicked: {
            saidSo.restart()
            text.selectAll()
            text.copy()
            text.deselect()
        }
    }
}
