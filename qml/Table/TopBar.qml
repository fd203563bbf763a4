// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Models

/// Game and limits, the shoe's commitment and remaining cards, the balance, and the actions outside the round.
Rectangle {
    id: root

    required property TableController table
    required property SettingsController settings
    required property KeyMap keys
    required property bool rundownShown
    /// The key for Back does something else first.
    property bool backEndsGuide: false
    /// What leaving a quiz at the table is called.
    property string stopText: ""

    /// The width, less that of the buttons that not every table has.
    readonly property real room: width - (table.pause.offered ? Theme.controlHeight + Theme.spaceS : 0)
                                 - (table.company.offered ? Theme.controlHeight + Theme.spaceS : 0)
    readonly property bool tight: room < Theme.space(280)
    readonly property bool bare: room < Theme.space(225)

    signal lobbyAsked()
    signal fairnessAsked()
    signal menuAsked(Item at)
    signal rundownAsked()
    signal rulesAsked()
    signal companyAsked(Item at)
    signal currencyAsked(Item at)

    implicitHeight: Theme.topBarHeight
    color: Theme.surface

    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: Theme.hairline
        color: Theme.line
    }

    RowLayout {
        anchors.fill: parent
        anchors.leftMargin: Theme.spaceS
        anchors.rightMargin: Theme.spaceS
        spacing: root.bare ? Theme.spaceXs : Theme.spaceS

        IconButton {
            focusPolicy: Qt.TabFocus
            text: root.table.replay.active ? qsTr("Stop replay")
                : root.table.quiz.active ? root.stopText : qsTr("Lobby")
            iconName: "back"
            keyHint: root.backEndsGuide ? "" : root.keys.hints[WindowIntent.Back] ?? ""
            onClicked: root.table.replay.active ? root.table.replay.stop()
                     : root.table.quiz.active ? root.table.quiz.stop() : root.lobbyAsked()
        }
        ColumnLayout {
            spacing: 0
            Layout.minimumWidth: Math.min(implicitWidth, root.room * 0.23)
            Layout.maximumWidth: root.width * 0.32
            Label {
                Layout.fillWidth: true
                text: root.table.replay.active ? root.table.replay.title : root.table.gameName
                role: Label.Label
                strong: true
                fits: true
                Accessible.role: Accessible.Heading
            }
            Label {
                Layout.fillWidth: true
                text: root.table.limitsText
                role: Label.Caption
                muted: true
                fits: true
                lineHeight: 1
            }
        }
        Item { Layout.fillWidth: true }

        ShoeLine {
            commitment: root.table.shown.commitment
            commitmentShort: root.table.shown.commitmentShort
            shoeNumber: root.table.shown.shoeNumber
            cardsLeft: root.table.shown.cardsLeft
            tight: root.tight
            bare: root.bare
            visible: !root.table.quiz.active // a decision under review belongs to no shoe in use
            onClicked: root.fairnessAsked()
        }
        Item { Layout.fillWidth: true }

        BalanceButton {
            Layout.fillWidth: true
            Layout.minimumWidth: Math.min(implicitWidth, root.width * 0.15)
            Layout.maximumWidth: implicitWidth
            // In a replay it is the balance of that time; cards that aren't played for money show none.
            amount: root.table.replay.active
                    ? qsTr("Then %1", "the balance in a replay").arg(root.table.shown.balanceText)
                    : root.table.shown.balanceText
            spoken: root.table.shown.balanceName
            changeable: root.table.currencies.length > 1
            // No wallet is in play where hands are dealt for practice with no table open.
            visible: root.table.shown.balanceText !== ""
            enabled: !root.table.live.aside
            opacity: 1
            onClicked: root.currencyAsked(this)
        }
        IconButton {
            focusPolicy: Qt.TabFocus
            text: root.table.pause.paused ? qsTr("Resume") : qsTr("Pause")
            iconName: root.table.pause.paused ? "play" : "pause"
            keyHint: root.keys.hints[Intent.Pause] ?? ""
            ink: root.table.pause.paused ? Theme.accent : hovered ? Theme.text : Theme.textMuted
            visible: root.table.pause.offered
            onClicked: root.table.pause.toggle()
        }
        IconButton {
            id: companyButton
            focusPolicy: Qt.TabFocus
            text: qsTr("Company")
            iconName: "people"
            visible: root.table.company.offered
            enabled: !root.table.live.aside
            onClicked: root.companyAsked(companyButton)
        }
        IconButton {
            focusPolicy: Qt.TabFocus
            text: qsTr("Rules")
            iconName: "rules"
            keyHint: root.keys.hints[Intent.Rules] ?? ""
            enabled: !root.table.live.aside
            onClicked: root.rulesAsked()
        }
        IconButton {
            focusPolicy: Qt.TabFocus
            text: root.settings.soundOn ? qsTr("Sound off") : qsTr("Sound on")
            iconName: root.settings.soundOn ? "sound" : "mute"
            keyHint: root.keys.hints[Intent.Mute] ?? ""
            onClicked: root.settings.soundOn = !root.settings.soundOn
        }
        IconButton {
            focusPolicy: Qt.TabFocus
            text: root.rundownShown ? qsTr("Hide the Rundown") : qsTr("Show the Rundown")
            iconName: "rundown"
            keyHint: root.keys.hints[Intent.Rundown] ?? ""
            ink: root.rundownShown ? Theme.accent : hovered ? Theme.text : Theme.textMuted
            onClicked: root.rundownAsked()
        }
        IconButton {
            focusPolicy: Qt.TabFocus
            id: menuButton
            text: qsTr("Menu")
            iconName: "menu"
            onClicked: root.menuAsked(menuButton)
        }
    }
}
