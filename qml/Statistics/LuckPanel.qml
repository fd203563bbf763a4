// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Models

/// The net result split into luck and the worth of the play, beside a picture of how the luck went.
Panel {
    id: root

    required property StatisticsController statistics
    readonly property luckFigures luck: statistics.luck
    /// There is room for figures and picture side by side.
    readonly property bool wide: availableWidth > Theme.space(180)
    readonly property real figureWidth: wide ? Math.min(Theme.space(76), availableWidth * 0.34) : availableWidth

    component Part: Item {
        id: part
        required property string name
        required property string value
        property bool sum: false
        width: root.figureWidth
        implicitHeight: words.implicitHeight + Theme.spaceS
        Accessible.role: Accessible.StaticText
        Accessible.name: qsTr("%1: %2", "what a figure is, the figure").arg(name).arg(value)
        Rectangle {
            width: parent.width
            height: Theme.hairline
            visible: part.sum
            color: Theme.outline
        }
        Label {
            id: words
            anchors.left: parent.left
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - figure.width - Theme.spaceS
            text: part.name
            strong: part.sum
            elide: Text.ElideRight
            Accessible.ignored: true
        }
        Label {
            id: figure
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            text: part.value
            strong: part.sum
            Accessible.ignored: true
        }
    }

    Flow {
        width: root.availableWidth
        spacing: Theme.spaceXl

        Column {
            width: root.figureWidth
            spacing: Theme.spaceXs
            Label {
                width: parent.width
                text: qsTr("Luck and play")
                role: Label.Title
                bottomPadding: Theme.spaceXs
                Accessible.role: Accessible.Heading
            }
            Label {
                width: parent.width
                visible: root.luck.known
                text: root.luck.luck
                role: Label.Display
                color: root.luck.side > 0 ? Theme.win : root.luck.side < 0 ? Theme.lose : Theme.push
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.fontTitle
                Accessible.name: qsTr("Luck %1").arg(root.luck.luck)
            }
            Label {
                width: parent.width
                visible: root.luck.known && text !== ""
                text: root.luck.rarity
                strong: true
                wrapMode: Text.Wrap
            }
            Label {
                width: parent.width
                visible: root.luck.known
                text: qsTr("luck, against an expected spread of %1", "a standard deviation").arg(root.luck.spread)
                role: Label.Caption
                muted: true
                wrapMode: Text.Wrap
                bottomPadding: Theme.spaceS
            }
            Part { visible: root.luck.known; name: qsTr("Hands, played best"); value: root.luck.hands }
            Part { visible: root.luck.known; name: qsTr("Side bets"); value: root.luck.sideBets }
            Part { visible: root.luck.known; name: qsTr("Mistakes"); value: root.luck.mistakes }
            Part { visible: root.luck.known; name: qsTr("Luck"); value: root.luck.luck }
            Part { visible: root.luck.known; name: qsTr("Net"); value: root.luck.net; sum: true }
            Label {
                width: parent.width
                visible: !root.luck.known
                text: qsTr("Once rounds are priced, this shows what was luck and what the play was worth.")
                muted: true
                wrapMode: Text.Wrap
            }
            Label {
                width: parent.width
                visible: text !== ""
                text: root.statistics.pricedText
                role: Label.Caption
                muted: true
                wrapMode: Text.Wrap
            }
            Label {
                width: parent.width
                visible: root.statistics.lastSessionTitle !== ""
                text: root.statistics.lastSessionTitle
                role: Label.Label
                strong: true
                topPadding: Theme.spaceS
            }
            Label {
                width: parent.width
                visible: root.statistics.lastSessionTitle !== ""
                text: root.statistics.lastSession.sentence
                role: Label.Caption
                wrapMode: Text.Wrap
            }
        }
        Column {
            width: root.wide ? root.availableWidth - root.figureWidth - Theme.spaceXl : root.availableWidth
            spacing: Theme.spaceS
            PictureHeader {
                width: parent.width
                picture: root.statistics.luckPicture
            }
            PictureBody {
                width: parent.width
                pictureHeight: Theme.space(68)
                picture: root.statistics.luckPicture
            }
        }
    }
}
