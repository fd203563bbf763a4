// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Models

/// What checking all shoes has found, summed up, with each shoe in trouble to be pressed. Takes no room before.
Column {
    id: root

    required property ShoeChecks checks
    /// The names of the shoes in trouble take no more than this height.
    required property real most

    signal shoeAsked(real shoeId)

    spacing: Theme.spaceS
    visible: checks.running || checks.summary !== ""

    Item {
        width: root.width
        height: Math.max(words.implicitHeight, Theme.fontTitle)
        Icon {
            id: mark
            anchors.left: parent.left
            anchors.top: parent.top
            size: Theme.fontTitle
            visible: !root.checks.running
            name: root.checks.failed || root.checks.count > 0 ? "warning" : "check"
            color: root.checks.failed ? Theme.lose : root.checks.count > 0 ? Theme.push : Theme.win
        }
        Label {
            id: words
            anchors.left: root.checks.running ? parent.left : mark.right
            anchors.leftMargin: root.checks.running ? 0 : Theme.spaceS
            anchors.right: parent.right
            text: root.checks.running ? qsTr("Checking… %1%").arg(Math.round(100 * root.checks.progress))
                                      : root.checks.summary
            color: root.checks.failed && !root.checks.running ? Theme.lose : Theme.text
            wrapMode: Text.Wrap
            Accessible.role: Accessible.AlertMessage
        }
    }
    Progress {
        width: root.width
        visible: root.checks.running
        name: qsTr("Verify all")
        value: root.checks.progress
    }
    Flickable {
        id: names
        width: root.width
        height: Math.min(flow.height, root.most)
        contentHeight: flow.height
        visible: root.checks.count > 0 && !root.checks.running
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: ScrollBar { }
        FocusFollower { flickable: names }
        Flow {
            id: flow
            width: names.width
            spacing: Theme.spaceXs
            Repeater {
                model: root.checks
                Button {
                    required property real shoeId
                    required property string name
                    required property string problem
                    implicitHeight: Theme.controlHeightSmall
                    text: name
                    Accessible.description: problem
                    onClicked: root.shoeAsked(shoeId)
                }
            }
        }
    }
}
