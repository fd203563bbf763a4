// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Models

/// A backup to choose: when it was made, and what it contains or why it is unusable.
Item {
    id: root

    required property string timeText
    required property string contentText
    /// A value of BackupState.
    required property int condition
    required property string problem
    property bool usable: true
    signal chosen()

    implicitHeight: Math.max(words.implicitHeight, choose.implicitHeight) + Theme.spaceM

    Column {
        id: words
        anchors.left: parent.left
        anchors.right: choose.left
        anchors.rightMargin: Theme.spaceM
        anchors.verticalCenter: parent.verticalCenter
        Label {
            width: parent.width
            text: root.timeText
            elide: Text.ElideRight
        }
        Label {
            width: parent.width
            text: root.condition === BackupState.Whole ? root.contentText
                : root.condition === BackupState.Unusable ? root.problem
                : qsTr("Not read yet · %1").arg(root.contentText)
            color: root.condition === BackupState.Unusable ? Theme.lose : Theme.textMuted
            role: Label.Caption
            wrapMode: Text.Wrap
        }
    }
    Button {
        id: choose
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        implicitHeight: Theme.controlHeightSmall
        visible: root.condition !== BackupState.Unusable
        enabled: root.usable && root.condition === BackupState.Whole
        text: qsTr("Use this one")
        Accessible.name: qsTr("Use the backup of %1").arg(root.timeText)
        onClicked: root.chosen()
    }
    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: Theme.hairline
        color: Theme.line
    }
}
