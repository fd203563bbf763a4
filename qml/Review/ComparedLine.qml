// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls

/// One decision of a challenge: its cards, what each of the two answered, and what would have been best. The first of a
/// round is headed by how the round ended for them.
Item {
    id: root

    required property string heading
    required property string spot
    required property list<string> cards
    required property string upCard
    required property string theirs
    required property string yours
    required property string best
    required property bool differs
    required property bool theirsBest
    required property bool yoursBest
    required property string accessibleName
    required property string theirName
    required property string yourName

    /// There is room for the answers beside the hand.
    readonly property bool wide: width > Theme.space(150) && width > Theme.fontBody * 40
    readonly property real column: wide ? (width - 2 * Theme.spaceM) / 4 : width - 2 * Theme.spaceM

    component Answer: Column {
        id: answer
        property alias who: name.text
        property alias words: words.text
        property bool good: false
        /// The two answers differ.
        property bool stressed: false
        visible: words.text !== ""
        Label {
            id: name
            width: parent.width
            role: Label.Caption
            muted: true
            elide: Text.ElideRight
        }
        Label {
            id: words
            width: parent.width - Theme.spaceS
            strong: answer.stressed
            color: answer.stressed && answer.good ? Theme.win : Theme.text
            wrapMode: Text.Wrap
        }
    }

    implicitHeight: body.implicitHeight + 2 * Theme.spaceS
    activeFocusOnTab: ListView.isCurrentItem || activeFocus
    ListedRow {}
    Accessible.role: Accessible.ListItem
    Accessible.name: accessibleName

    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: Theme.hairline
        color: Theme.line
    }
    Column {
        id: body
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.leftMargin: Theme.spaceM
        anchors.rightMargin: Theme.spaceM
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.spaceXs
        Label {
            width: parent.width
            visible: text !== ""
            text: root.heading
            role: Label.Label
            strong: true
            wrapMode: Text.Wrap
        }
        Flow {
            width: parent.width
            Column {
                width: root.column
                spacing: Theme.spaceXs
                Label {
                    width: parent.width - Theme.spaceS
                    text: root.spot
                    wrapMode: Text.Wrap
                }
                Row {
                    spacing: Theme.spaceS
                    visible: root.upCard !== ""
                    SmallCards {
                        cards: root.cards
                        cardWidth: Theme.space(7)
                        room: Theme.space(22)
                        decorative: true
                    }
                    Rectangle {
                        width: Theme.hairline
                        height: parent.height
                        color: Theme.line
                    }
                    SmallCards {
                        cards: root.upCard === "" ? [] : [root.upCard]
                        cardWidth: Theme.space(7)
                        decorative: true
                    }
                }
            }
            Answer {
                width: root.column
                who: root.theirName
                words: root.theirs
                good: root.theirsBest
                stressed: root.differs
            }
            Answer {
                width: root.column
                who: root.yourName
                words: root.yours
                good: root.yoursBest
                stressed: root.differs
            }
            Answer {
                width: root.column
                who: qsTr("Best")
                words: root.best
            }
        }
    }
}
