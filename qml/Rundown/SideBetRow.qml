// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls

/// A side bet in an expanded row: name and outcome, the cards that decided it, the amount returned.
Item {
    id: root

    required property string name
    required property list<string> cards
    required property string outcome
    required property string payout
    /// Its expected value before the first card; empty if unknown.
    required property string worth
    required property bool won

    implicitHeight: Math.max(words.implicitHeight, strip.implicitHeight) + Theme.spaceXs
    Accessible.role: Accessible.StaticText
    Accessible.name: worth === "" ? qsTr("%1: %2, %3").arg(name).arg(outcome).arg(payout)
                                  : qsTr("%1: %2, %3. %4").arg(name).arg(outcome).arg(payout).arg(worth)

    Column {
        id: words
        anchors.left: parent.left
        width: parent.width - strip.width - Theme.space(22)
        anchors.verticalCenter: parent.verticalCenter
        Label {
            width: parent.width
            text: root.name
            role: Label.Caption
            elide: Text.ElideRight
            Accessible.ignored: true
        }
        Label {
            width: parent.width
            text: root.outcome
            role: Label.Caption
            color: root.won ? Theme.win : Theme.textMuted
            elide: Text.ElideRight
            Accessible.ignored: true
        }
        Label {
            width: parent.width
            visible: text !== ""
            text: root.worth
            role: Label.Caption
            muted: true
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }
    }
    SmallCards {
        id: strip
        anchors.right: sum.left
        anchors.rightMargin: Theme.spaceS
        anchors.verticalCenter: parent.verticalCenter
        cards: root.cards
        cardWidth: Theme.space(7)
        room: Theme.space(18)
    }
    Label {
        id: sum
        width: Theme.space(18)
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        horizontalAlignment: Text.AlignRight
        text: root.payout
        strong: root.won
        color: root.won ? Theme.win : Theme.textMuted
        Accessible.ignored: true
    }
}
