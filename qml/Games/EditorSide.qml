// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Models

/// The effects of the changed rules other than on the house edge: side bets, cells of the chart, text.
Column {
    id: root

    required property EditorFigures figures

    spacing: Theme.spaceXs

    component Heading: Label {
        width: root.width
        role: Label.Label
        strong: true
        topPadding: Theme.spaceM
        wrapMode: Text.Wrap
        Accessible.role: Accessible.Heading
    }
    component FigureLine: Item {
        id: line
        required property string name
        required property string value
        width: root.width
        implicitHeight: Math.max(left.implicitHeight, right.implicitHeight)
        Accessible.role: Accessible.Row
        Accessible.name: qsTr("%1: %2").arg(name).arg(value)
        Label {
            id: left
            anchors.left: parent.left
            width: parent.width * 0.55 - Theme.spaceS
            text: line.name
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }
        Label {
            id: right
            anchors.right: parent.right
            width: parent.width * 0.45
            horizontalAlignment: Text.AlignRight
            text: line.value
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }
    }

    Heading {
        visible: root.figures.sideBets.count > 0
        text: qsTr("House edge of the side bets, and in an hour with the same stake on each")
    }
    Repeater {
        model: root.figures.sideBets
        FigureLine { }
    }
    Heading { text: qsTr("Best play") }
    Label {
        width: root.width
        text: root.figures.cellsText === "" ? "…" : root.figures.cellsText
        muted: true
        wrapMode: Text.Wrap
        Accessible.name: root.figures.cellsText === "" ? qsTr("Best play: calculating…") : text
    }
    Column {
        spacing: root.spacing
        opacity: root.figures.looking ? Theme.dimmedOpacity : 1
        Repeater {
            model: root.figures.cells
            FigureLine { }
        }
    }
    Label {
        width: root.width
        visible: text !== ""
        text: root.figures.moreCellsText
        muted: true
    }
    Heading { text: qsTr("The rules in words") }
    Repeater {
        model: root.figures.rules
        Item {
            id: sentence
            required property string section
            required property string text
            required property bool changed
            required property int index
            width: root.width
            implicitHeight: words.implicitHeight
            Accessible.role: Accessible.ListItem
            Accessible.name: changed ? qsTr("Changed: %1").arg(text) : text
            Rectangle {
                width: Theme.space(0.75)
                height: parent.height
                anchors.left: parent.left
                radius: width / 2
                visible: sentence.changed
                color: Theme.accent
            }
            Label {
                id: words
                anchors.left: parent.left
                anchors.leftMargin: Theme.spaceM
                anchors.right: parent.right
                text: sentence.text
                color: sentence.changed ? Theme.text : Theme.textMuted
                wrapMode: Text.Wrap
                Accessible.ignored: true
            }
        }
    }
}
