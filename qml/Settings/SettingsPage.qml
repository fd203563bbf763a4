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
    readonly property SettingSearch sought: SettingSearch {
        text: root.controller.sought
        translations: root.controller.alsoShown
    }
    /// The last group that begins in the upper part of the window.
    readonly property int reading: {
        let last = 0
        for (let i = 0; i < contents.groups.length; ++i) {
            const group = contents.groups[i]
            if (group.visible && group.y + content.y <= page.contentY + page.height * 0.3)
                last = i
        }
        return page.atYEnd && page.contentY > 0 ? contents.groups.length - 1 : last
    }
    function goTo(index: int): void {
        page.contentY = Math.max(0, Math.min(page.contentHeight - page.height,
                                             contents.groups[index].y + content.y - Theme.spaceL))
    }
    /// The number of rows on the whole page that match the search.
    readonly property int found: gameList.found + look.found + table.found + sound.found + coach.found + language.found
        + accountList.found + limitList.found + backupList.found + spreadsheet.found + keyList.found + about.found

    function takeSearch(): void {
        search.forceActiveFocus(Qt.ShortcutFocusReason)
        search.selectAll()
    }

    // Beside the page, where there is room; above it, since the page takes presses everywhere.
    SettingsContents {
        id: contents
        z: 1
        anchors.right: page.left
        anchors.rightMargin: -content.x + Theme.spaceXl
        y: content.y + Theme.controlHeight + Theme.spaceL
        width: Theme.space(42)
        visible: page.visible && content.x >= width + 2 * Theme.spaceXl
        groups: [gameList, look, table, sound, coach, language, accountList, limitList, backupList, spreadsheet,
                 keyList, about]
        reading: root.reading
        onWanted: index => root.goTo(index)
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
                    onTextChanged: root.controller.sought = text.trim()
                    Component.onCompleted: root.controller.sought = ""
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
                countQuestion: root.controller.countQuestion
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
            SpreadsheetSettings {
                id: spreadsheet
                settings: root.controller.settings
                sought: root.sought
            }
            KeySettings {
                id: keyList
                keys: root.controller.keys
                recorder: root.controller.keyRecorder
                sought: root.sought
            }
            AboutSettings {
                id: about
                about: root.controller.about
                sought: root.sought
                onFolderStaysShut: folder => root.controller.games.tellFolder(folder)
            }
            Label {
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                visible: root.found === 0
                text: qsTr("Nothing here matches “%1”.").arg(root.sought.text)
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
