// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Models
import OpenShoe.Statistics

/// The person's own counts at the table: how often right, how far off, what the stakes by them were worth and where the
/// rest went. Two columns where there is room.
Item {
    id: root

    required property MyCount mine
    required property real pageWidth
    required property string conventionText

    readonly property bool wide: pageWidth >= Theme.space(180)
    readonly property real columnWidth: wide ? (pageWidth - Theme.spaceM) / 2 : pageWidth

    component Figures: Panel {
        id: panel
        required property string title
        required property CountFigureModel figures
        property string note: ""
        width: root.columnWidth
        padding: Theme.spaceM
        Column {
            width: panel.availableWidth
            spacing: Theme.spaceXs
            Label {
                width: parent.width
                text: panel.title
                role: Label.Title
                fits: true
                Accessible.role: Accessible.Heading
            }
            Repeater {
                model: panel.figures
                Column {
                    id: figure
                    required property string name
                    required property string value
                    required property string meaning
                    width: panel.availableWidth
                    Accessible.role: Accessible.StaticText
                    Accessible.name: figure.meaning === "" ? said
                                                           : qsTr("%1. %2", "two sentences").arg(said).arg(meaning)
                    readonly property string said: qsTr("%1: %2", "what a figure is, the figure").arg(name).arg(value)
                    Item {
                        width: parent.width
                        height: Math.max(named.implicitHeight, told.implicitHeight)
                        Label {
                            id: named
                            anchors.left: parent.left
                            width: parent.width - told.implicitWidth - Theme.spaceM
                            text: figure.name
                            wrapMode: Text.Wrap
                            Accessible.ignored: true
                        }
                        Label {
                            id: told
                            anchors.right: parent.right
                            text: figure.value
                            strong: true
                            Accessible.ignored: true
                        }
                    }
                    Label {
                        width: parent.width
                        visible: text !== ""
                        text: figure.meaning
                        role: Label.Caption
                        muted: true
                        wrapMode: Text.Wrap
                        Accessible.ignored: true
                    }
                }
            }
            Label {
                width: parent.width
                visible: text !== ""
                text: panel.note
                role: Label.Caption
                muted: true
                wrapMode: Text.Wrap
            }
        }
    }

    ScrollPage {
        id: view
        anchors.fill: parent
        contentHeight: page.implicitHeight + Theme.spaceXl
        activeFocusOnTab: true
        Accessible.role: Accessible.Grouping
        Accessible.name: qsTr("My count")
        Column {
            id: page
            x: (view.width - width) / 2
            width: root.pageWidth
            spacing: Theme.spaceM
            Label {
                width: page.width
                visible: text !== ""
                text: root.mine.emptyText
                muted: true
                wrapMode: Text.Wrap
            }
            Flow {
                width: page.width
                spacing: Theme.spaceM
                visible: root.mine.figures.count > 0
                Figures {
                    title: qsTr("Your counts")
                    figures: root.mine.figures
                }
                Figures {
                    title: qsTr("What your stakes were worth")
                    figures: root.mine.stakes
                    note: root.mine.stakesText
                }
            }
            PicturePanel {
                width: page.width
                visible: root.mine.figures.count > 0
                picture: root.mine.trend
                padding: Theme.spaceM
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
