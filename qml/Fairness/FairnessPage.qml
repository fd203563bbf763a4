// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Models

/// The shoe in use with its commitment, the finished ones with their seeds, verification, the method.
FocusScope {
    id: root

    required property FairnessController fairness

    readonly property real pageWidth: Math.min(width - 2 * Theme.spaceXl, Theme.space(250))

    ListView {
        id: list
        anchors.fill: parent
        model: root.fairness.finished
        reuseItems: true
        spacing: Theme.spaceS
        boundsBehavior: Flickable.StopAtBounds
        bottomMargin: Theme.spaceXl
        activeFocusOnTab: true
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Finished shoes")
        T.ScrollBar.vertical: ScrollBar { }

        header: Column {
            x: (list.width - width) / 2
            width: root.pageWidth
            topPadding: Theme.spaceXl
            bottomPadding: Theme.spaceM
            spacing: Theme.spaceL

            Label {
                text: qsTr("Fairness")
                role: "headline"
                font.family: Theme.printFamily
            }
            Panel {
                id: inUse
                width: parent.width
                Column {
                    spacing: Theme.spaceM
                    Label {
                        text: root.fairness.commitment === "" ? qsTr("No shoe is in use: sit down at a table.")
                            : qsTr("The shoe in use: number %1, %2 of %3 cards left").arg(root.fairness.shoeNumber)
                              .arg(root.fairness.cardsLeft).arg(root.fairness.decks * 52)
                        role: "title"
                    }
                    HexLine {
                        width: inUse.availableWidth
                        label: qsTr("Commitment")
                        value: root.fairness.commitment
                    }
                    Item {
                        width: inUse.availableWidth
                        height: seed.height + (seed.problem !== "" ? Theme.fontCaption * 1.6 : 0)
                        visible: root.fairness.commitment !== ""
                        Label {
                            width: Theme.space(28)
                            height: seed.height
                            verticalAlignment: Text.AlignVCenter
                            text: qsTr("Client seed")
                            role: "caption"
                            muted: true
                        }
                        TextField {
                            id: seed
                            x: Theme.space(28)
                            width: Math.min(parent.width - x, Theme.space(100))
                            name: qsTr("Client seed")
                            enabled: root.fairness.clientSeedEditable
                            text: root.fairness.clientSeed
                            maximumLength: 64
                            problem: root.fairness.problem
                            onEditingFinished: if (text !== root.fairness.clientSeed) root.fairness.clientSeed = text
                        }
                    }
                    Label {
                        width: inUse.availableWidth
                        visible: root.fairness.commitment !== ""
                        text: root.fairness.clientSeedEditable
                              ? qsTr("What you write here goes into the shuffle. It can be changed until the first stake on this shoe.")
                              : qsTr("The client seed is fixed since the first stake on this shoe.")
                        role: "caption"
                        muted: true
                        wrapMode: Text.Wrap
                    }
                }
            }
            Panel {
                id: method
                property bool open: false
                width: parent.width
                Column {
                    spacing: Theme.spaceS
                    Button {
                        text: qsTr("How it works")
                        iconName: method.open ? "chevron-up" : "chevron-down"
                        kind: "ghost"
                        Accessible.description: method.open ? qsTr("opened") : qsTr("closed")
                        onClicked: method.open = !method.open
                    }
                    Label {
                        width: method.availableWidth
                        visible: method.open
                        text: root.fairness.methodText
                        wrapMode: Text.Wrap
                    }
                }
            }
            Item {
                width: parent.width
                height: Theme.controlHeight
                Label {
                    anchors.verticalCenter: parent.verticalCenter
                    text: qsTr("Finished shoes")
                    role: "title"
                    Accessible.role: Accessible.Heading
                }
                Button {
                    anchors.right: parent.right
                    text: qsTr("Verify all")
                    iconName: "shield"
                    enabled: list.count > 0
                    onClicked: root.fairness.verifyAll()
                }
            }
            Label {
                visible: list.count === 0
                text: qsTr("A shoe appears here, with its seed, when its last round is over.")
                muted: true
            }
        }
        delegate: FinishedShoeRow {
            x: (list.width - width) / 2
            width: root.pageWidth
            onVerifyAsked: id => root.fairness.verify(id)
        }
    }
}
