// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Models

/// Play has stopped: a message at the table's foot, in place of the bottom bar. The table stays in sight above.
FocusScope {
    id: root

    required property TroubleController trouble
    signal quitAsked()

    implicitHeight: Math.max(Theme.bottomBarHeight, words.implicitHeight + 2 * Theme.spaceL)

    function focusFirst(): void {
        retry.forceActiveFocus(Qt.TabFocusReason)
    }
    Component.onCompleted: focusFirst()
    Connections {
        target: root.trouble
        function onChanged(): void {
            if (!root.trouble.busy)
                root.focusFirst()
        }
    }

    Rectangle {
        anchors.fill: parent
        color: Theme.surface
        Rectangle {
            width: parent.width
            height: Theme.focusWidth
            color: Theme.lose
        }
    }
    TroubleWords {
        id: words
        anchors.left: parent.left
        anchors.leftMargin: Theme.spaceXl
        anchors.right: buttons.left
        anchors.rightMargin: Theme.spaceXl
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.spaceXs
        trouble: root.trouble
    }
    Row {
        id: buttons
        anchors.right: parent.right
        anchors.rightMargin: Theme.spaceXl
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.spaceS
        Button {
            id: retry
            enabled: !root.trouble.busy
            kind: "primary"
            text: qsTr("Try again")
            focus: true
            onClicked: root.trouble.retry()
        }
        Button {
            text: qsTr("Quit")
            onClicked: root.quitAsked()
        }
    }
}
