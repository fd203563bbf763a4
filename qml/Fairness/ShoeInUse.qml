// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Models

/// The shoe in use: what it is committed to, and the client seed while that can still be changed.
Column {
    id: root

    required property FairnessController fairness
    readonly property bool inUse: fairness.commitment !== ""

    spacing: Theme.spaceM

    Label {
        width: root.width
        text: root.inUse ? qsTr("The shoe in use") : qsTr("No shoe is in use")
        role: "title"
        Accessible.role: Accessible.Heading
    }
    Label {
        width: root.width
        text: root.inUse ? qsTr("Number %1, %2 of %3 cards left").arg(root.fairness.shoeNumber).arg(root.fairness.cardsLeft)
                           .arg(root.fairness.decks * 52)
                         : qsTr("Sit down at a table and its commitment stands here, before you stake.")
        muted: true
        wrapMode: Text.Wrap
    }
    HexLine {
        width: root.width
        label: qsTr("Commitment")
        value: root.fairness.commitment
    }
    Label {
        visible: root.inUse
        text: qsTr("Client seed")
        role: "caption"
        muted: true
    }
    TextField {
        width: root.width
        visible: root.inUse
        name: qsTr("Client seed")
        enabled: root.fairness.clientSeedEditable
        text: root.fairness.clientSeed
        maximumLength: 64
        onEditingFinished: if (text !== root.fairness.clientSeed) root.fairness.clientSeed = text
    }
    Label {
        width: root.width
        visible: root.inUse
        text: root.fairness.problem !== "" ? root.fairness.problem : root.fairness.clientSeedEditable
              ? qsTr("What you write here goes into the shuffle. It can be changed until the first stake on this shoe.")
              : qsTr("The client seed is fixed since the first stake on this shoe.")
        role: "caption"
        muted: root.fairness.problem === ""
        color: root.fairness.problem !== "" ? Theme.lose : Theme.textMuted
        wrapMode: Text.Wrap
    }
}
