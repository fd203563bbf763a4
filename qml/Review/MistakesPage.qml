// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Models

/// The costliest decisions of the whole history, to be repeated on the table until they are right, and similar hands
/// for practice.
PageScope {
    id: root

    required property MistakesModel controller

    readonly property real pageWidth: Math.min(width - 2 * Theme.spaceXl, Theme.space(260))

    Label {
        id: title
        x: (root.width - width) / 2
        y: Theme.spaceXl
        width: root.pageWidth
        text: qsTr("Mistakes")
        role: Label.Headline
        font.family: Theme.printFamily
    }
    Flow {
        id: tools
        readonly property real beside: root.pageWidth - title.implicitWidth - practise.width - repeat.width
                                       - 3 * spacing
        /// The control goes beneath the title if there is no room beside it.
        readonly property bool below: beside < Theme.space(28)
        anchors.right: title.right
        width: below ? root.pageWidth : kinds.width + practise.width + repeat.width + 2 * spacing
        y: below ? title.y + title.height + Theme.spaceS : title.y + (title.height - height) / 2
        spacing: Theme.spaceS
        ComboBox {
            id: kinds
            width: tools.below ? Theme.space(44) : Math.min(Theme.space(44), tools.beside)
            name: qsTr("Kind")
            model: root.controller.kinds
            currentIndex: root.controller.kind
            onActivated: index => root.controller.kind = index
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
    Label {
        id: told
        anchors.top: tools.below ? tools.bottom : title.bottom
        anchors.topMargin: Theme.spaceM
        x: title.x
        width: root.pageWidth
        text: root.controller.text
        muted: true
        wrapMode: Text.Wrap
    }
    RowList {
        id: list
        name: qsTr("Mistakes")
        anchors.top: told.bottom
        anchors.topMargin: Theme.spaceM
        anchors.bottom: parent.bottom
        x: title.x
        width: root.pageWidth
        barBeside: true
        model: root.controller
        delegate: MistakeRow {
            width: list.width
            onClicked: {
                list.currentIndex = index
                root.controller.repeatOne(index)
            }
        }
    }
}
