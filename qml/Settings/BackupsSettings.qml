// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Models

/// Backups of everything played: how many there are, making one now, restoring one.
SettingsPart {
    id: root

    required property BackupsModel backups
    required property SettingSearch sought
    title: qsTr("Backups")
    readonly property int found: search.found ? 1 : 0
    readonly property SearchWords search: SearchWords {
        sought: root.sought
        text: qsTr("Backups back up backup restore copy copies data save recover lost file")
    }

    visible: found > 0

    Component.onCompleted: backups.examine()

    Label {
        width: parent.width
        text: root.title
        role: Label.Title
        height: Theme.controlHeight
        verticalAlignment: Text.AlignVCenter
        Accessible.role: Accessible.Heading
    }
    Rectangle {
        width: parent.width
        height: body.height - Theme.hairline
        radius: Theme.radiusL
        color: Theme.surface
        border.width: Theme.hairline
        border.color: Theme.line
        Column {
            id: body
            x: Theme.spaceL
            width: parent.width - 2 * Theme.spaceL
            SettingRow {
                caption: root.backups.busy ? qsTr("Backing up…") : qsTr("Back up")
                description: qsTr("A backup is made automatically on each day you play. Seven are kept: the latest "
                                  + "ones, and always the one with the most rounds.")
                Button {
                    implicitHeight: Theme.controlHeightSmall
                    text: qsTr("Back up now")
                    enabled: !root.backups.busy
                    onClicked: root.backups.makeNow()
                }
            }
            Repeater {
                model: root.backups
                SettingRow {
                    id: copy
                    required property string path
                    required property string timeText
                    required property string contentText
                    required property int condition
                    required property string problem
                    caption: timeText
                    description: condition === BackupState.Unusable ? problem : contentText
                    Button {
                        implicitHeight: Theme.controlHeightSmall
                        visible: copy.condition !== BackupState.Unusable
                        text: qsTr("Restore…")
                        enabled: !root.backups.busy
                        Accessible.name: qsTr("Restore the backup of %1").arg(copy.timeText)
                        onClicked: question.ask(copy.path, copy.timeText, copy.contentText)
                    }
                }
            }
        }
    }
    Dialog {
        id: question

        property string path: ""
        property string contentText: ""

        function ask(path: string, timeText: string, contentText: string): void {
            question.path = path
            question.contentText = contentText
            title = qsTr("Go back to %1?").arg(timeText)
            open()
        }

        acceptText: qsTr("Restore")
        rejectText: qsTr("Cancel")
        onAccepted: root.backups.restore(path)

        contentWidth: Theme.space(110)
        contentItem: Column {
            spacing: Theme.spaceM
            Label {
                width: parent.width
                text: question.contentText
                role: Label.Caption
                muted: true
                wrapMode: Text.Wrap
            }
            Label {
                width: parent.width
                text: qsTr("Accounts, money, rounds and shoes go back to how they were then. What is there now is kept "
                           + "in the data folder under another name.")
                wrapMode: Text.Wrap
            }
        }
    }
}
