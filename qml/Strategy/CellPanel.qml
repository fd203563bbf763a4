// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Models

/// The figures behind a cell of the chart: every play's worth, and the cards for which another play is better. They
/// stand beside each other, or one above the other if it is `tall`. Its position and size are constant, so that nothing
/// jumps while the pointer moves over the chart.
Panel {
    id: root

    required property CellDetail cell
    property bool tall: false

    readonly property real line: Math.round(Theme.fontCaption * 1.5)
    readonly property real playWidth: Theme.space(19)
    readonly property real figureWidth: tall ? Math.min(Theme.space(22), (availableWidth - playWidth) / 2)
                                             : Theme.space(22)
    readonly property int mostPlays: 5
    readonly property real titleLine: Math.round(Theme.fontLabel * 1.6)
    /// Its height when it isn't tall.
    readonly property real wideHeight: titleLine + (mostPlays + 1) * line + topPadding + bottomPadding + Theme.spaceXs

    padding: Theme.spaceM
    topPadding: Theme.spaceS
    bottomPadding: Theme.spaceS
    implicitHeight: wideHeight
    Accessible.role: Accessible.Grouping
    Accessible.name: cell.title === "" ? qsTr("Details of a cell") : cell.title

    component Figure: Label {
        property bool best: false
        width: root.figureWidth
        height: root.line
        role: Label.Caption
        horizontalAlignment: Text.AlignRight
        verticalAlignment: Text.AlignVCenter
        lineHeight: 1
        fits: true
        strong: best
        color: best ? Theme.text : Theme.textMuted
    }
    component Heading: Item {
        property alias text: heading.text
        anchors.bottom: parent.bottom
        width: root.figureWidth
        height: root.tall ? Math.max(root.line, heading.implicitHeight) : root.line
        // It has the height of its letters: which ones fit may depend on a height that is given.
        Label {
            id: heading
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width
            role: Label.Caption
            horizontalAlignment: Text.AlignRight
            lineHeight: 1
            muted: true
            fits: !root.tall
            wrapMode: root.tall ? Text.Wrap : Text.NoWrap
            Accessible.ignored: true
        }
    }
    component Worth: Row {
        id: worth
        required property string play
        required property string first
        required property string later
        required property bool firstBest
        required property bool laterBest
        readonly property string dash: "–"
        Accessible.role: Accessible.StaticText
        Accessible.name: qsTr("%1: first two cards %2, three or more %3").arg(play)
                         .arg(first === "" ? dash : first).arg(later === "" ? dash : later)

        Figure {
            horizontalAlignment: Text.AlignLeft
            width: root.playWidth
            text: worth.play
            best: worth.firstBest || (worth.laterBest && !root.cell.hasFirst)
            Accessible.ignored: true
        }
        Figure {
            visible: root.cell.hasFirst
            text: worth.first === "" ? worth.dash : worth.first
            best: worth.firstBest
            Accessible.ignored: true
        }
        Figure {
            visible: root.cell.hasLater
            text: worth.later === "" ? worth.dash : worth.later
            best: worth.laterBest
            Accessible.ignored: true
        }
    }
    component Departing: Item {
        id: row
        required property string cards
        required property string play
        required property string gain
        required property string share
        required property string worths

        // In a narrow panel first the share is dropped, then the gain; cards and play stay.
        height: root.line
        Accessible.role: Accessible.ListItem
        Accessible.name: qsTr("%1: %2, by %3 of a stake; %4 of such hands. %5")
                         .arg(row.cards).arg(row.play).arg(row.gain).arg(row.share).arg(row.worths)

        Figure {
            anchors.left: parent.left
            horizontalAlignment: Text.AlignLeft
            width: parent.width - words.width - gain.width - share.width
            color: Theme.text
            text: row.cards
            Accessible.ignored: true
        }
        Figure {
            id: words
            anchors.right: gain.left
            width: Theme.space(15)
            horizontalAlignment: Text.AlignLeft
            color: Theme.text
            text: row.play
            Accessible.ignored: true
        }
        Figure {
            id: gain
            anchors.right: share.left
            visible: row.width >= Theme.space(44)
            width: visible ? Theme.space(14) : 0
            text: "+" + row.gain
            Accessible.ignored: true
        }
        Figure {
            id: share
            anchors.right: parent.right
            anchors.rightMargin: Theme.spaceM
            visible: row.width >= Theme.space(64)
            width: visible ? Theme.space(20) : 0
            text: row.share
            Accessible.ignored: true
        }
    }

    Item {
        anchors.fill: parent

        Item {
            id: title
            anchors.left: parent.left
            anchors.right: parent.right
            height: root.tall ? Math.max(root.titleLine, name.implicitHeight) : root.titleLine
            Label {
                id: name
                anchors.left: parent.left
                anchors.verticalCenter: parent.verticalCenter
                width: root.tall ? Math.min(implicitWidth, title.width - shown.width - Theme.spaceS) : implicitWidth
                text: root.cell.title
                role: Label.Label
                strong: true
                wrapMode: root.tall ? Text.Wrap : Text.NoWrap
            }
            ChartCell {
                id: shown
                anchors.left: name.right
                anchors.leftMargin: Theme.spaceS
                anchors.verticalCenter: parent.verticalCenter
                visible: root.cell.code !== ""
                code: root.cell.code
                lead: root.cell.lead
                departs: root.cell.departures.count > 0
                width: Theme.space(7)
                height: Math.round(Theme.fontCaption * 1.6)
            }
            Label {
                id: lead
                /// There is room for it here; otherwise it goes into the text beneath.
                readonly property bool beside: !root.tall && name.width + shown.width + implicitWidth + 2 * Theme.spaceS
                                               <= title.width
                anchors.left: shown.right
                anchors.leftMargin: Theme.spaceS
                anchors.verticalCenter: parent.verticalCenter
                visible: beside
                text: root.cell.leadText
                role: Label.Caption
                muted: true
                lineHeight: 1
            }
        }
        Column {
            id: plays
            anchors.left: parent.left
            anchors.top: title.bottom
            anchors.topMargin: Theme.spaceXs
            Row {
                Item {
                    width: root.playWidth
                    height: root.line
                }
                Heading {
                    visible: root.cell.hasFirst
                    text: qsTr("two cards")
                }
                Heading {
                    visible: root.cell.hasLater
                    text: qsTr("three or more")
                }
            }
            Repeater {
                model: root.cell.plays
                Worth { }
            }
        }
        Label {
            id: words
            anchors.left: root.tall ? parent.left : plays.right
            anchors.leftMargin: root.tall ? 0 : Theme.spaceXl
            anchors.right: parent.right
            anchors.top: root.tall ? plays.bottom : plays.top
            anchors.topMargin: root.tall ? Theme.spaceXs : 0
            text: (lead.beside ? "" : root.cell.leadText + " ")
                + (root.cell.note !== "" ? root.cell.note : root.cell.departuresText)
            role: Label.Caption
            muted: true
            lineHeight: 1
            wrapMode: Text.Wrap
            verticalAlignment: Text.AlignVCenter
            height: Math.max(root.line, implicitHeight)
        }
        RowList {
            anchors.left: words.left
            width: Math.min(words.width, Theme.space(100))
            anchors.top: words.bottom
            anchors.bottom: parent.bottom
            visible: count > 0
            cacheBuffer: 0 // Qt 6.4 warns when rows created ahead of need are discarded because the model changes
            name: root.cell.departuresText
            model: root.cell.departures
            delegate: Departing {
                width: ListView.view.width
                ListedRow {}
            }
        }
    }
}
