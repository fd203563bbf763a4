// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Models
import OpenShoe.Statistics

/// What a card gone from the shoe changes, as a picture and by rank, and the tags that follow from it.
Item {
    id: root

    required property CountCards cards
    required property real pageWidth
    required property string conventionText

    readonly property real nameWidth: Math.max(Theme.space(34), pageWidth * 0.2)
    readonly property real fitWidth: Theme.space(14)
    readonly property real cellWidth: (pageWidth - 2 * Theme.spaceM - nameWidth - fitWidth)
                                      / Math.max(1, cards.heads.length)

    component Cell: Label {
        width: root.cellWidth
        anchors.verticalCenter: parent ? parent.verticalCenter : undefined
        horizontalAlignment: Text.AlignRight
        fits: true
        leftPadding: Theme.space(0.5)
        Accessible.ignored: true
    }

    ScrollPage {
        id: view
        anchors.fill: parent
        contentHeight: page.implicitHeight + Theme.spaceXl
        activeFocusOnTab: true
        Accessible.role: Accessible.Grouping
        Accessible.name: qsTr("Cards")
        Column {
            id: page
            x: (view.width - width) / 2
            width: root.pageWidth
            spacing: Theme.spaceM
            ChoiceBox {
                anchors.left: parent.left
                width: Math.min(Theme.space(64), page.width)
                implicitHeight: Theme.controlHeightSmall
                name: qsTr("Bet")
                choices: root.cards.bets
            }
            Panel {
                id: table
                width: page.width
                padding: Theme.spaceM
                visible: root.cards.heads.length > 0
                Column {
                    width: table.availableWidth
                    Row {
                        anchors.left: parent.left
                        height: Math.round(Theme.fontBody * 2)
                        Item { width: root.nameWidth; height: 1 }
                        Repeater {
                            model: root.cards.heads
                            Cell {
                                required property string modelData
                                text: modelData
                                muted: true
                            }
                        }
                        Cell {
                            width: root.fitWidth
                            text: qsTr("Fit")
                            muted: true
                        }
                    }
                    Repeater {
                        model: root.cards.lines
                        Item {
                            id: line
                            required property string name
                            required property list<string> cells
                            required property string fit
                            required property bool strong
                            required property string accessibleName
                            width: table.availableWidth
                            height: Math.round(Theme.fontBody * 2)
                            Accessible.role: Accessible.Row
                            Accessible.name: accessibleName
                            Rectangle {
                                width: parent.width
                                height: Theme.hairline
                                color: Theme.line
                            }
                            Row {
                                anchors.left: parent.left
                                height: parent.height
                                Label {
                                    width: root.nameWidth
                                    anchors.verticalCenter: parent.verticalCenter
                                    text: line.name
                                    strong: line.strong
                                    fits: true
                                    Accessible.ignored: true
                                }
                                Repeater {
                                    model: line.cells.length // as in FigureTable
                                    Cell {
                                        required property int index
                                        text: line.cells[index] ?? ""
                                        strong: line.strong
                                    }
                                }
                                Cell {
                                    width: root.fitWidth
                                    text: line.fit
                                    strong: line.strong
                                }
                            }
                        }
                    }
                }
            }
            Column {
                width: page.width
                spacing: Theme.space(0.5)
                Repeater {
                    model: root.cards.measures
                    Label {
                        required property string modelData
                        width: page.width
                        text: modelData
                        wrapMode: Text.Wrap
                    }
                }
            }
            PicturePanel {
                width: page.width
                picture: root.cards.picture
                padding: Theme.spaceM
            }
            Label {
                width: page.width
                visible: text !== ""
                text: root.cards.noteText
                role: Label.Caption
                muted: true
                wrapMode: Text.Wrap
            }
            Label {
                width: page.width
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
