// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Models

/// A game's rules as stated by its rule set, and its pay tables; a wide window also lists the section headings.
PageScope {
    id: root

    required property RulesModel controller

    readonly property bool tabled: tables.count > 0
    readonly property bool wide: width >= Theme.space(420)
    readonly property real pageWidth: Math.min(width - 2 * Theme.spaceXl, Theme.space(wide ? 400 : 300))
    readonly property real linksWidth: wide ? Theme.space(64) + Theme.spaceXl : 0
    readonly property real textWidth: pageWidth - linksWidth

    Item {
        id: header
        x: (root.width - width) / 2
        width: root.pageWidth
        height: Theme.controlHeight + 2 * Theme.spaceL
        PageTitle {
            anchors.left: parent.left
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - chooser.width - compare.width - 2 * Theme.spaceL
            whole: root.controller.gameName === "" ? brief
                 : root.controller.playedIn !== "" ? root.controller.gameName
                 : qsTr("Rules of %1").arg(root.controller.gameName)
            brief: qsTr("Rules")
        }
        Button {
            id: compare
            anchors.right: chooser.left
            anchors.rightMargin: Theme.spaceS
            anchors.verticalCenter: parent.verticalCenter
            text: qsTr("Compare")
            kind: "ghost"
            iconName: "equals"
            onClicked: root.controller.compare()
        }
        ComboBox {
            id: chooser
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.space(64)
            name: qsTr("Game")
            model: root.controller.games
            textRole: "name"
            valueRole: "variantId"
            // Re-evaluated once the model has rows.
            currentIndex: count === 0 ? -1 : root.controller.playedIn !== "" ? -1
                                           : Math.max(0, indexOfValue(root.controller.variantId))
            displayText: root.controller.playedIn !== "" ? root.controller.playedIn : currentText
            onActivated: root.controller.variantId = String(currentValue)
        }
    }
    Component.onCompleted: {
        if (controller.variantId === "" && chooser.count > 0)
            controller.variantId = String(chooser.valueAt(0))
        showMarked()
    }
    /// Scrolls to the rule that was asked for and makes it the current row.
    function showMarked(): void {
        if (controller.marked < 0)
            return
        list.currentIndex = controller.marked
        list.positionViewAtIndex(controller.marked, ListView.Center)
    }
    Connections {
        target: root.controller
        function onMarkedChanged(): void { root.showMarked() }
        function onVariantChanged(): void { root.goal = "" }
    }

    /// The section jumped to, kept until the user scrolls on: the last sections never reach the top of the view.
    property string goal: ""
    function goTo(section: string): void {
        list.currentIndex = controller.rowOf(section)
        list.positionViewAtIndex(list.currentIndex, ListView.Beginning)
        list.forceActiveFocus(Qt.OtherFocusReason)
        goal = section
    }

    Flickable {
        anchors.top: header.bottom
        anchors.bottom: parent.bottom
        anchors.left: header.left
        width: Theme.space(64)
        visible: root.wide
        contentHeight: links.height
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        Column {
            id: links
            width: parent.width
            topPadding: Theme.spaceL
            bottomPadding: Theme.spaceXl
            Repeater {
                model: root.controller.sections
                SectionLink {
                    required property string modelData
                    width: links.width
                    text: modelData
                    here: modelData === (root.goal !== "" ? root.goal : list.currentSection)
                    onClicked: root.goTo(modelData)
                }
            }
        }
    }

    RowList {
        id: list
        name: qsTr("Rules")
        focus: root.controller.marked >= 0
        anchors.top: header.bottom
        anchors.bottom: parent.bottom
        anchors.left: header.left
        anchors.leftMargin: root.linksWidth
        width: (root.tabled ? root.textWidth * 0.58 : root.textWidth) - Theme.spaceL
        barBeside: true
        model: root.controller
        spacing: Theme.spaceS
        bottomMargin: Theme.spaceXl
        onMovementStarted: root.goal = ""
        onCurrentIndexChanged: root.goal = ""
        // Rows may appear or grow once figures are known. On the way to another row the height may change before the
        // goal is dropped.
        onContentHeightChanged: {
            if (root.goal !== "" && currentIndex === root.controller.rowOf(root.goal))
                positionViewAtIndex(currentIndex, ListView.Beginning)
        }

        section.property: "section"
        delegate: RuleLine {
            required property int index
            width: list.width
            sectionBefore: ListView.previousSection
            marked: index === root.controller.marked
            ListedRow {}
        }
    }
    Flickable {
        anchors.top: header.bottom
        anchors.bottom: parent.bottom
        anchors.right: header.right
        width: root.textWidth * 0.38
        visible: root.tabled
        contentHeight: panel.height + Theme.spaceXl
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: ScrollBar { }
        Panel {
            id: panel
            width: parent.width
            Column {
                width: panel.availableWidth
                Label {
                    width: parent.width
                    fits: true
                    text: qsTr("Pay tables")
                    role: Label.Title
                    bottomPadding: Theme.spaceXs
                }
                Repeater {
                    id: tables
                    model: root.controller.payTables
                    PayLine {
                        required property int index
                        width: panel.availableWidth
                        betBefore: index > 0 ? ((tables.itemAt(index - 1) as PayLine)?.bet ?? "") : ""
                    }
                }
            }
        }
    }
}
