// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Models

/// The shoe in use: its commitment, and the client seed while that can still be changed.
Column {
    id: root

    required property FairnessController fairness
    readonly property bool inUse: fairness.commitment !== ""

    spacing: Theme.spaceM

    Label {
        width: root.width
        text: root.inUse ? qsTr("The shoe in use") : qsTr("No shoe is in use")
        role: Label.Title
        wrapMode: Text.Wrap
        Accessible.role: Accessible.Heading
    }
    Label {
        width: root.width
        text: root.inUse ? qsTr("Number %1, %2 of %3 cards left").arg(root.fairness.shoeNumber)
                           .arg(root.fairness.cardsLeft).arg(root.fairness.cardsInShoe)
                         : qsTr("Sit down at a table and its commitment appears here before you bet.")
        muted: true
        wrapMode: Text.Wrap
    }
    HexLine {
        width: root.width
        label: qsTr("Commitment")
        copyText: qsTr("Copy commitment")
        copiedText: qsTr("Copied commitment")
        value: root.fairness.commitment
    }
    HexLine {
        width: root.width
        label: qsTr("Client seed")
        copyText: qsTr("Copy client seed")
        copiedText: qsTr("Copied client seed")
        value: root.fairness.shoeTakesClientSeed ? "" : root.fairness.shoeClientSeed
    }
    Label {
        width: root.width
        text: root.fairness.shoeTakesClientSeed ? qsTr("Your client seed")
                                                : qsTr("Your client seed for future shoes")
        role: Label.Caption
        muted: true
    }
    TextField {
        width: root.width
        name: qsTr("Client seed")
        text: root.fairness.clientSeed
        maximumLength: 64
        onEditingFinished: if (text !== root.fairness.clientSeed) root.fairness.clientSeed = text
    }
    Label {
        width: root.width
        text: root.fairness.problem !== "" ? root.fairness.problem
            : root.fairness.shoeTakesClientSeed
              ? qsTr("What you type here goes into the shuffle of this shoe and every later one. The first stake on "
                     + "this shoe locks it.")
            : root.inUse
              ? qsTr("The client seed of the shoe in use has been locked since its first stake. What you type here "
                     + "goes into every later one.")
            : qsTr("What you type here goes into the shuffle of every shoe you play from.")
        role: Label.Caption
        muted: root.fairness.problem === ""
        color: root.fairness.problem !== "" ? Theme.lose : Theme.textMuted
        wrapMode: Text.Wrap
    }
}
