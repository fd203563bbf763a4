// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Models

/// When each side bet is worth its stake, and how much of that a count catches.
Item {
    id: root

    required property CountSides sides
    required property real pageWidth
    required property string conventionText

    ScrollPage {
        id: view
        anchors.fill: parent
        contentHeight: page.implicitHeight + Theme.spaceXl
        activeFocusOnTab: true
        Accessible.role: Accessible.Grouping
        Accessible.name: qsTr("Side bets")
        Column {
            id: page
            x: (view.width - width) / 2
            width: root.pageWidth
            spacing: Theme.spaceM
            Label {
                width: page.width
                visible: text !== ""
                text: root.sides.noteText
                muted: true
                wrapMode: Text.Wrap
            }
            Repeater {
                model: root.sides.rows
                Panel {
                    id: panel
                    required property string name
                    required property list<string> lines
                    required property real caught
                    width: page.width
                    padding: Theme.spaceM
                    Column {
                        width: panel.availableWidth
                        spacing: Theme.spaceXs
                        Label {
                            width: parent.width
                            text: panel.name
                            role: Label.Title
                            fits: true
                            Accessible.role: Accessible.Heading
                        }
                        Repeater {
                            model: panel.lines.length // as in FigureTable
                            Label {
                                required property int index
                                width: panel.availableWidth
                                text: panel.lines[index] ?? ""
                                wrapMode: Text.Wrap
                            }
                        }
                        Rectangle {
                            anchors.left: parent.left
                            width: panel.availableWidth
                            height: Theme.space(1.5)
                            visible: panel.caught > 0
                            radius: height / 2
                            color: Theme.line
                            Rectangle {
                                anchors.left: parent.left
                                width: Math.round(parent.width * panel.caught)
                                height: parent.height
                                radius: height / 2
                                color: Theme.accent
                            }
                        }
                    }
                }
            }
            Label {
                width: page.width
                visible: root.sides.rows.count > 0
                text: root.conventionText
                role: Label.Caption
                muted: true
                wrapMode: Text.Wrap
            }
        }
    }
    FocusFollower { flickable: view }
    FocusRing {
        anchors.fill: view
        anchors.margins: 0
        shown: view.activeFocus
    }
}
