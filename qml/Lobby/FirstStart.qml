// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Models

/// The welcome panel above the games, shown until it is dismissed or a game is started: what the program is, the
/// wallets, where to begin, and the coach.
Panel {
    id: root

    required property LobbyModel lobby
    required property AccountsModel accounts
    required property SettingsController settings
    signal playAsked(string variantId)
    /// The same with the guide.
    signal learnAsked(string variantId)

    /// The parts are side by side if there is room for their text.
    readonly property bool wide: availableWidth >= 3 * Theme.space(60)
    readonly property real partWidth: wide ? (availableWidth - 2 * parts.spacing) / 3 : availableWidth
    /// The buttons are beside the title if both fit on a line.
    readonly property bool beside: title.implicitWidth + Theme.spaceL + buttons.most <= availableWidth

    Accessible.role: Accessible.Grouping
    Accessible.name: title.text
    Accessible.description: about.text

    component Part: Column {
        property alias heading: head.text
        width: root.partWidth
        spacing: Theme.spaceXs
        Label {
            id: head
            width: parent.width
            role: Label.Label
            strong: true
            wrapMode: Text.Wrap
            Accessible.role: Accessible.Heading
        }
    }

    CoachModes { id: modes }

    Column {
        width: root.availableWidth
        spacing: Theme.spaceM

        Item {
            width: parent.width
            height: root.beside ? Math.max(title.height, buttons.height) : title.height + Theme.spaceS + buttons.height
            Label {
                id: title
                anchors.left: parent.left
                y: root.beside ? (parent.height - height) / 2 : 0
                width: Math.min(implicitWidth, parent.width)
                text: qsTr("Welcome to Open Shoe")
                role: Label.Title
                font.family: Theme.printFamily
                wrapMode: Text.Wrap
                Accessible.role: Accessible.Heading
            }
            Flow {
                id: buttons
                /// The width of all of them on a line.
                readonly property real most: (play.visible ? play.width + learn.width + 2 * spacing : 0) + enough.width
                anchors.bottom: parent.bottom
                anchors.right: root.beside ? parent.right : undefined
                anchors.left: root.beside ? undefined : parent.left
                width: Math.min(most, parent.width)
                spacing: Theme.spaceS
                Button {
                    id: play
                    text: qsTr("Start with %1").arg(root.lobby.starterName)
                    visible: root.lobby.starter !== ""
                    kind: "primary"
                    iconName: "play"
                    onClicked: root.playAsked(root.lobby.starter)
                }
                Button {
                    id: learn
                    text: qsTr("Show me how to play")
                    visible: root.lobby.starter !== ""
                    kind: "secondary"
                    iconName: "help"
                    onClicked: root.learnAsked(root.lobby.starter)
                }
                Button {
                    id: enough
                    text: qsTr("Don't show this again")
                    kind: "secondary"
                    onClicked: root.settings.setIntroduced()
                }
            }
        }
        Grid {
            id: parts
            columns: root.wide ? 3 : 1
            spacing: Theme.spaceL
            Part {
                heading: qsTr("What this is")
                Label {
                    id: about
                    width: parent.width
                    text: qsTr("Blackjack by the rules of real casinos, for play money. Every round is kept, so you "
                             + "can look it up, replay it and review it.")
                    wrapMode: Text.Wrap
                }
            }
            Part {
                heading: qsTr("Your wallets")
                Repeater {
                    model: root.accounts
                    Label {
                        required property bool current
                        required property string walletsText
                        visible: current
                        width: parent ? parent.width : 0
                        text: walletsText
                        wrapMode: Text.Wrap
                    }
                }
                Label {
                    width: parent.width
                    text: qsTr("Each game shows which one it uses.")
                    muted: true
                    wrapMode: Text.Wrap
                }
            }
            Part {
                heading: qsTr("The coach")
                Segmented {
                    anchors.left: parent.left
                    name: qsTr("Coach")
                    labels: modes.labels
                    implicitHeight: Theme.controlHeightSmall
                    currentIndex: modes.indexOf(root.settings.coach)
                    onActivated: index => root.settings.coach = modes.values[index]
                }
                Label {
                    width: parent.width
                    text: qsTr("Tells you at the table what each play is worth.")
                    muted: true
                    wrapMode: Text.Wrap
                }
            }
        }
    }
}
