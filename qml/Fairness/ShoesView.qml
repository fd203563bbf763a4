// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Models

/// The shoe in use, and beside it the finished ones with what checking them has found.
Item {
    id: root

    required property FairnessController fairness

    /// The list begins with that shoe, and it has the focus.
    function lookAt(shoeId: real): void {
        wanted.start()
        fairness.finished.beginWith(shoeId)
    }
    // Rows are read a moment later.
    QtObject {
        id: wanted
        property bool waiting: false
        function start(): void { waiting = true }
        function end(): void {
            if (!waiting || list.count === 0)
                return
            waiting = false
            list.currentIndex = 0
            list.positionViewAtBeginning()
            list.forceActiveFocus(Qt.TabFocusReason)
        }
    }

    Flickable {
        id: left
        anchors.top: parent.top
        anchors.bottom: parent.bottom
        anchors.left: parent.left
        width: root.width * 0.36
        contentHeight: inUse.height + Theme.spaceXl
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: ScrollBar { beside: left }
        FocusFollower { flickable: left }

        Panel {
            id: inUse
            width: left.width
            ShoeInUse {
                width: inUse.availableWidth
                fairness: root.fairness
            }
        }
    }

    Column {
        id: head
        anchors.top: parent.top
        anchors.right: parent.right
        width: root.width * 0.61
        spacing: Theme.spaceS
        bottomPadding: Theme.spaceS
        Item {
            width: parent.width
            height: Theme.controlHeight
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
                text: root.fairness.checks.running ? qsTr("Stop") : qsTr("Verify all")
                iconName: root.fairness.checks.running ? "close" : "shield"
                enabled: list.count > 0
                onClicked: root.fairness.checks.running ? root.fairness.checks.stop() : root.fairness.checks.start()
            }
        }
        ChecksFound {
            width: parent.width
            checks: root.fairness.checks
            most: root.height / 3
            onShoeAsked: shoeId => root.lookAt(shoeId)
        }
        Button {
            implicitHeight: Theme.controlHeightSmall
            visible: root.fairness.finished.fromOlder
            text: qsTr("Show the newest shoes")
            kind: "ghost"
            iconName: "clear"
            onClicked: root.lookAt(0)
        }
    }
    RowList {
        id: list
        name: qsTr("Finished shoes")
        anchors.top: head.bottom
        anchors.bottom: parent.bottom
        anchors.left: head.left
        width: head.width
        model: root.fairness.finished
        spacing: Theme.spaceS
        bottomMargin: Theme.spaceXl
        barBeside: true
        onCountChanged: wanted.end()

        delegate: FinishedShoeRow {
            width: list.width
            ListedRow {}
            fairness: root.fairness
        }
    }
    Label {
        anchors.top: head.bottom
        anchors.left: head.left
        width: head.width
        visible: list.count === 0 && !root.fairness.finished.reading
        text: qsTr("A shoe appears here, with its seed, when its last round is over.")
        muted: true
        wrapMode: Text.Wrap
    }
}
