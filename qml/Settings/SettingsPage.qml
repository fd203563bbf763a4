// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Games
import OpenShoe.Models

/// All settings; changes apply at once. The search field hides everything that doesn't match. While a game's rules are
/// edited, the editor replaces the page.
PageScope {
    id: root

    required property SettingsPageController controller

    readonly property real pageWidth: Math.min(width - 2 * Theme.spaceXl, Theme.space(190))
    readonly property string sought: search.text.trim()
    /// The number of rows on the whole page that match the search.
    readonly property int found: gameList.found + look.found + table.found + sound.found + coach.found + language.found
        + accountList.found + limitList.found + backupList.found + keyList.found

    function takeSearch(): void {
        search.forceActiveFocus(Qt.ShortcutFocusReason)
        search.selectAll()
    }

    Flickable {
        id: page
        anchors.fill: parent
        visible: !root.controller.editor.isOpen
        contentHeight: content.height + 2 * Theme.spaceXl
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: ScrollBar { }

        FocusFollower { flickable: page }

        Column {
            id: content
            x: (page.width - width) / 2
            y: Theme.spaceXl
            width: root.pageWidth
            spacing: Theme.spaceL

            Item {
                width: parent.width
                height: search.height
                Label {
                    anchors.left: parent.left
                    anchors.verticalCenter: parent.verticalCenter
                    text: qsTr("Settings")
                    role: Label.Headline
                    font.family: Theme.printFamily
                }
                TextField {
                    id: search
                    anchors.right: parent.right
                    width: Theme.space(64)
                    prompt: qsTr("Find a setting")
                    iconName: "search"
                    focus: true
                }
            }
            GamesSettings {
                id: gameList
                games: root.controller.games
                editor: root.controller.editor
                keys: root.controller.keys
                sought: root.sought
                mostHeight: page.height * 0.75
            }
            LookSettings {
                id: look
                settings: root.controller.settings
                decks: root.controller.decks
                sought: root.sought
            }
            TableSettings {
                id: table
                settings: root.controller.settings
                sought: root.sought
            }
            SoundSettings {
                id: sound
                settings: root.controller.settings
                sought: root.sought
            }
            CoachSettings {
                id: coach
                settings: root.controller.settings
                sought: root.sought
            }
            LanguageSettings {
                id: language
                settings: root.controller.settings
                sought: root.sought
            }
            AccountsSettings {
                id: accountList
                accounts: root.controller.accounts
                sought: root.sought
            }
            LimitsSettings {
                id: limitList
                limits: root.controller.limits
                accounts: root.controller.accounts
                sought: root.sought
            }
            BackupsSettings {
                id: backupList
                backups: root.controller.backups
                sought: root.sought
            }
            KeySettings {
                id: keyList
                keys: root.controller.keys
                recorder: root.controller.keyRecorder
                sought: root.sought
            }
            Label {
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                visible: root.found === 0
                text: qsTr("Nothing here matches “%1”.").arg(root.sought)
                muted: true
            }
        }
    }

    Repeater {
        model: root.controller.editor.isOpen ? 1 : 0
        RuleEditor {
            anchors.fill: parent
            focus: true
            editor: root.controller.editor
            keys: root.controller.keys
            Component.onCompleted: forceActiveFocus()
            onCloseAsked: search.forceActiveFocus()
        }
    }
}
