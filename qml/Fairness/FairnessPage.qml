// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Models

/// The shoe in use with its commitment, the finished shoes with their seeds, verification, and how the method works.
PageScope {
    id: root

    required property FairnessController controller

    readonly property real pageWidth: Math.min(width - 2 * Theme.spaceXl, Theme.space(310))

    Label {
        id: title
        x: (root.width - width) / 2
        y: Theme.spaceXl
        width: root.pageWidth
        height: Theme.controlHeight
        verticalAlignment: Text.AlignVCenter
        text: qsTr("Fairness")
        role: Label.Headline
        font.family: Theme.printFamily
    }

    Flickable {
        id: left
        anchors.top: title.bottom
        anchors.topMargin: Theme.spaceM
        anchors.bottom: parent.bottom
        anchors.left: title.left
        width: root.pageWidth * 0.42
        contentHeight: column.height + Theme.spaceXl
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: ScrollBar { beside: left }
        FocusFollower { flickable: left }

        Column {
            id: column
            width: left.width
            spacing: Theme.spaceL
            Panel {
                id: inUse
                width: parent.width
                ShoeInUse {
                    width: inUse.availableWidth
                    fairness: root.controller
                }
            }
            Panel {
                id: method
                width: parent.width
                Column {
                    width: method.availableWidth
                    spacing: Theme.spaceS
                    Label {
                        width: parent.width
                        text: qsTr("How it works")
                        role: Label.Title
                        Accessible.role: Accessible.Heading
                    }
                    Label {
                        width: parent.width
                        text: root.controller.methodText
                        wrapMode: Text.Wrap
                    }
                }
            }
        }
    }

    Item {
        id: listHeader
        anchors.top: left.top
        anchors.right: title.right
        width: root.pageWidth * 0.55
        height: Theme.controlHeight + Theme.spaceS
        Label {
            anchors.left: parent.left
            anchors.right: verifyAll.left
            anchors.rightMargin: Theme.spaceS
            height: Theme.controlHeight
            verticalAlignment: Text.AlignVCenter
            fits: true
            text: qsTr("Finished shoes")
            role: Label.Title
            Accessible.role: Accessible.Heading
        }
        Button {
            id: verifyAll
            anchors.right: parent.right
            text: qsTr("Verify all")
            iconName: "shield"
            enabled: list.count > 0
            onClicked: root.controller.verifyAll()
        }
    }
    RowList {
        id: list
        name: qsTr("Finished shoes")
        anchors.top: listHeader.bottom
        anchors.bottom: parent.bottom
        anchors.left: listHeader.left
        width: listHeader.width
        model: root.controller.finished
        spacing: Theme.spaceS
        bottomMargin: Theme.spaceXl
        barBeside: true

        delegate: FinishedShoeRow {
            width: list.width
            ListedRow {}
            onVerifyAsked: id => root.controller.verify(id)
        }
    }
    Label {
        anchors.top: listHeader.bottom
        anchors.left: listHeader.left
        width: listHeader.width
        visible: list.count === 0
        text: qsTr("A shoe appears here, with its seed, when its last round is over.")
        muted: true
        wrapMode: Text.Wrap
    }
}
