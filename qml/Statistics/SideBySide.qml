// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Models

/// What the filter selects beside another game or other days.
Panel {
    id: root

    required property StatisticsController statistics
    readonly property real figureWidth: availableWidth * 0.22
    readonly property real nameWidth: availableWidth - 3 * figureWidth

    component Figure: Label {
        width: root.figureWidth
        leftPadding: Theme.spaceS
        horizontalAlignment: Text.AlignRight
        fits: true
        Accessible.ignored: true
    }
    component Heading: Label {
        width: root.figureWidth
        leftPadding: Theme.spaceS
        horizontalAlignment: Text.AlignRight
        role: Label.Caption
        muted: true
        wrapMode: Text.Wrap
    }

    Column {
        width: root.availableWidth
        spacing: Theme.spaceS

        Item {
            width: parent.width
            height: Math.max(title.implicitHeight, close.height)
            Label {
                id: title
                anchors.left: parent.left
                anchors.verticalCenter: parent.verticalCenter
                text: qsTr("Side by side")
                role: Label.Title
                Accessible.role: Accessible.Heading
            }
            IconButton {
                id: close
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                text: qsTr("Stop comparing")
                iconName: "close"
                onClicked: root.statistics.comparing = false
            }
        }
        Flow {
            id: choices
            readonly property real boxWidth: Math.min(Theme.space(60), width)
            width: parent.width
            spacing: Theme.spaceS
            Label {
                height: Theme.controlHeightSmall
                verticalAlignment: Text.AlignVCenter
                text: qsTr("Compared with")
            }
            ChoiceBox {
                width: choices.boxWidth
                implicitHeight: Theme.controlHeightSmall
                name: qsTr("The other game")
                choices: root.statistics.other.games
            }
            DateRangeBox {
                name: qsTr("The other days")
                dates: root.statistics.other.dates
                boxWidth: choices.boxWidth
                boxHeight: Theme.controlHeightSmall
            }
        }
        Label {
            width: parent.width
            visible: text !== ""
            text: root.statistics.otherProblem
            wrapMode: Text.Wrap
            muted: true
        }
        Column {
            id: table
            width: parent.width
            visible: root.statistics.otherProblem === ""
            Accessible.role: Accessible.Table
            Accessible.name: qsTr("Side by side")
            Row {
                anchors.left: parent.left
                width: parent.width
                bottomPadding: Theme.spaceXs
                Item {
                    width: root.nameWidth
                    height: 1
                }
                Heading { text: root.statistics.firstTitle }
                Heading { text: root.statistics.secondTitle }
                Heading { text: qsTr("Difference") }
            }
            Repeater {
                model: root.statistics.compared
                Item {
                    id: line
                    required property comparedFigure modelData
                    width: table.width
                    height: name.implicitHeight + Theme.spaceS
                    Accessible.role: Accessible.Row
                    Accessible.name: {
                        const parts = [modelData.name, modelData.first, modelData.second]
                        if (modelData.difference !== "")
                            parts.push(qsTr("difference %1").arg(modelData.difference))
                        return parts.filter(part => part !== "").join(qsTr(", ", "between figures"))
                    }
                    Rectangle {
                        width: parent.width
                        height: Theme.hairline
                        color: Theme.line
                    }
                    Row {
                        anchors.left: parent.left
                        anchors.verticalCenter: parent.verticalCenter
                        Label {
                            id: name
                            width: root.nameWidth
                            text: line.modelData.name
                            wrapMode: Text.Wrap
                            Accessible.ignored: true
                        }
                        Figure { text: line.modelData.first }
                        Figure { text: line.modelData.second }
                        Figure {
                            text: line.modelData.difference
                            strong: true
                        }
                    }
                }
            }
        }
    }
}
