// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Models

/// The rules in force at the table and their pay tables, to be read beside it. What decided the last round is marked.
FocusScope {
    id: root

    required property RulesModel rules
    required property KeyMap keys
    signal changeAsked()
    signal closeAsked()

    /// The pay tables are shown instead of the rules.
    property bool paysShown: false
    readonly property list<int> reasons: rules.reasons
    readonly property bool tabled: tables.count > 0

    /// Whether that row decided the last round.
    function decided(row: int): bool {
        for (let i = 0; i < reasons.length; ++i) {
            if (reasons[i] === row)
                return true
        }
        return false
    }

    Keys.onPressed: event => {
        const intent = keys.find(KeyPlace.Anywhere | KeyPlace.Table, event.key, event.modifiers)
        event.accepted = intent === WindowIntent.Back || intent === Intent.Rules
        if (event.accepted)
            closeAsked()
    }

    Rectangle {
        anchors.fill: parent
        color: Theme.surface
    }
    Item {
        id: header
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.leftMargin: Theme.spaceL
        anchors.rightMargin: Theme.spaceXs
        height: Theme.controlHeight + Theme.spaceS
        Label {
            anchors.left: parent.left
            anchors.right: close.left
            anchors.verticalCenter: parent.verticalCenter
            text: qsTr("Rules of %1").arg(root.rules.gameName)
            role: Label.Title
            fits: true
            Accessible.role: Accessible.Heading
        }
        IconButton {
            id: close
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            text: qsTr("Hide the rules")
            iconName: "close"
            focusPolicy: Qt.TabFocus
            onClicked: root.closeAsked()
        }
    }
    Flow {
        id: choices
        anchors.top: header.bottom
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.leftMargin: Theme.spaceL
        anchors.rightMargin: Theme.spaceL
        spacing: Theme.spaceS
        Segmented {
            visible: root.tabled
            name: qsTr("Shown")
            labels: [qsTr("Rules"), qsTr("Pay tables")]
            currentIndex: root.paysShown ? 1 : 0
            onActivated: index => root.paysShown = index === 1
        }
        Button {
            text: qsTr("Change these rules")
            iconName: "edit"
            focusPolicy: Qt.TabFocus
            onClicked: root.changeAsked()
        }
    }

    RowList {
        id: list
        name: qsTr("Rules")
        focus: true
        visible: !root.paysShown
        anchors.top: choices.bottom
        anchors.topMargin: Theme.spaceS
        anchors.bottom: parent.bottom
        // The rows keep off the focus ring.
        anchors.left: choices.left
        anchors.right: choices.right
        anchors.leftMargin: -Theme.spaceS
        anchors.rightMargin: -Theme.spaceS
        barBeside: true
        model: root.rules
        spacing: Theme.spaceS
        bottomMargin: Theme.spaceXl
        section.property: "section"
        delegate: RuleLine {
            required property int index
            x: Theme.spaceS
            width: list.width - 2 * Theme.spaceS
            sectionBefore: ListView.previousSection
            marked: root.decided(index)
            markedFor: qsTr("This decided the last round")
            ListedRow {}
        }
        Component.onCompleted: {
            if (root.reasons.length === 0)
                return
            currentIndex = root.reasons[0]
            positionViewAtIndex(currentIndex, ListView.Center)
        }
    }
    Flickable {
        id: view
        anchors.fill: list
        leftMargin: Theme.spaceS
        visible: root.paysShown
        contentHeight: column.height + Theme.spaceXl
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        activeFocusOnTab: true
        Accessible.role: Accessible.Grouping
        Accessible.name: qsTr("Pay tables")
        Keys.onDownPressed: contentY = Math.max(0, Math.min(contentHeight - height, contentY + Theme.space(15)))
        Keys.onUpPressed: contentY = Math.max(0, contentY - Theme.space(15))
        T.ScrollBar.vertical: ScrollBar { }
        Column {
            id: column
            width: view.width - 2 * Theme.spaceS
            Repeater {
                id: tables
                model: root.rules.payTables
                PayLine {
                    required property int index
                    width: column.width
                    betBefore: index > 0 ? ((tables.itemAt(index - 1) as PayLine)?.bet ?? "") : ""
                }
            }
        }
    }
    FocusRing {
        anchors.fill: view
        anchors.margins: 0
        shown: view.activeFocus
    }
}
