// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Models
import OpenShoe.Statistics

/// The costliest decisions on record, to be repeated on the table until they are right, and similar hands for practice.
PageScope {
    id: root

    required property MistakesModel controller

    /// What is shown: the list, the board or the sessions.
    property int view: 0
    readonly property real pageWidth: Math.min(width - 2 * Theme.spaceXl, Theme.space(260))

    Label {
        id: title
        x: (root.width - width) / 2
        y: Theme.spaceL
        width: root.pageWidth
        height: Theme.controlHeight
        verticalAlignment: Text.AlignVCenter
        text: qsTr("Mistakes")
        role: Label.Headline
        font.family: Theme.printFamily
        Accessible.role: Accessible.Heading
    }
    Flow {
        id: tools
        /// The buttons go beneath the title if there is no room beside it.
        readonly property real most: (answers.visible ? answers.width + spacing : 0) + practise.width + spacing
                                     + repeat.width
        readonly property bool below: root.pageWidth - title.implicitWidth - spacing < most
        anchors.right: title.right
        width: below ? root.pageWidth : most
        y: below ? title.y + title.height + Theme.spaceS : title.y
        spacing: Theme.spaceS
        Button {
            id: answers
            text: root.controller.answersShown ? qsTr("Hide answers") : qsTr("Show answers")
            iconName: "eye"
            visible: root.view === 0
            onClicked: root.controller.answersShown = !root.controller.answersShown
        }
        Button {
            id: practise
            text: qsTr("Practise hands like these")
            iconName: "chip"
            enabled: root.controller.askable
            onClicked: root.controller.practise()
        }
        Button {
            id: repeat
            text: qsTr("Repeat what is due")
            iconName: "repeat"
            kind: "primary"
            enabled: root.controller.due > 0
            onClicked: root.controller.repeatDue()
        }
    }
    MistakeFilters {
        id: filters
        anchors.top: tools.below ? tools.bottom : title.bottom
        anchors.topMargin: Theme.spaceS
        x: title.x
        width: root.pageWidth
        controller: root.controller
        costCounts: root.view < 2
    }
    Flow {
        id: head
        anchors.top: filters.bottom
        anchors.topMargin: Theme.spaceS
        x: title.x
        width: root.pageWidth
        spacing: Theme.spaceS
        Segmented {
            id: views
            width: Math.min(implicitWidth, root.pageWidth)
            implicitHeight: Theme.controlHeightSmall
            name: qsTr("View")
            labels: [qsTr("List"), qsTr("Board"), qsTr("Sessions")]
            currentIndex: root.view
            onActivated: index => root.view = index
        }
        Label {
            readonly property real beside: root.pageWidth - views.width - head.spacing
            width: beside > Theme.fontBody * 22 ? beside : root.pageWidth
            topPadding: Math.max(0, (views.height - Theme.fontBody * 1.5) / 2)
            text: root.view === 1 && !root.controller.board.empty ? ""
                : root.view === 2 && root.controller.accuracy !== "" ? root.controller.accuracy : root.controller.text
            visible: text !== ""
            muted: true
            wrapMode: Text.Wrap
        }
    }
    // The list's scroll bar stands beside it, in the item around it.
    Item {
        anchors.top: head.bottom
        anchors.topMargin: Theme.spaceS
        anchors.bottom: parent.bottom
        x: title.x
        width: root.pageWidth
        visible: root.view === 0
        RowList {
            id: list
            name: qsTr("Mistakes")
            anchors.fill: parent
            barBeside: true
            model: root.controller
            delegate: MistakeRow {
                width: list.width
                onClicked: {
                    list.currentIndex = index
                    root.controller.turnAnswer(index)
                }
                onAsked: {
                    list.currentIndex = index
                    root.controller.repeatOne(index)
                }
            }
        }
    }
    MistakeBoardView {
        anchors.top: head.bottom
        anchors.topMargin: Theme.spaceS
        anchors.bottom: parent.bottom
        x: title.x
        width: root.pageWidth
        visible: root.view === 1
        board: root.controller.board
        hint: qsTr("Press a cell to practise its decisions.")
        onCellPressed: (row, column) => root.controller.practiseCell(row, column)
    }
    ScrollPage {
        id: sessions
        anchors.top: head.bottom
        anchors.topMargin: Theme.spaceS
        anchors.bottom: parent.bottom
        x: title.x
        width: root.pageWidth
        visible: root.view === 2
        contentHeight: panel.implicitHeight + Theme.spaceM
        activeFocusOnTab: contentHeight > height
        Accessible.role: Accessible.Grouping
        Accessible.name: qsTr("Sessions")
        Panel {
            id: panel
            width: sessions.width
            Column {
                width: panel.availableWidth
                spacing: Theme.spaceS
                PictureHeader {
                    width: parent.width
                    picture: root.controller.sessions
                }
                PictureBody {
                    width: parent.width
                    pictureHeight: Math.max(Theme.space(50), Math.min(Theme.space(100),
                                                                      sessions.height - Theme.space(38)))
                    picture: root.controller.sessions
                }
            }
        }
    }
    FocusFollower { flickable: sessions }
}
