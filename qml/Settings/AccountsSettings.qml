// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Models

/// Accounts and their wallets. Not affected by a reset.
SettingsPart {
    id: root

    required property AccountsModel accounts
    required property SettingSearch sought
    title: qsTr("Accounts")
    readonly property int found: search.found ? 1 : 0
    readonly property SearchWords search: SearchWords {
        sought: root.sought
        text: qsTr("Accounts wallets top up take back delete remove export currency player profile"
                   + " name rename trial play money balance gold")
    }

    visible: found > 0

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
            Repeater {
                model: root.accounts
                SettingRow {
                    id: account
                    required property int accountId
                    required property string name
                    required property bool trial
                    required property bool current
                    required property string walletsText
                    caption: trial ? qsTr("%1 (trial)").arg(name) : name
                    description: walletsText
                    Row {
                        spacing: Theme.spaceS
                        Button {
                            implicitHeight: Theme.controlHeightSmall
                            text: qsTr("Rename…")
                            Accessible.name: qsTr("Rename %1").arg(account.name)
                            onClicked: renaming.ask(account.accountId, account.name)
                        }
                        Button {
                            implicitHeight: Theme.controlHeightSmall
                            text: account.current ? qsTr("Playing") : qsTr("Choose")
                            enabled: !account.current
                            Accessible.name: account.current ? qsTr("%1 is playing").arg(account.name)
                                                             : qsTr("Choose %1").arg(account.name)
                            onClicked: root.accounts.select(account.accountId)
                        }
                        Button {
                            implicitHeight: Theme.controlHeightSmall
                            text: qsTr("Delete…")
                            visible: root.accounts.count > 1
                            Accessible.name: qsTr("Delete %1").arg(account.name)
                            onClicked: root.accounts.deletion.ask(account.accountId)
                        }
                    }
                }
            }
            SettingRow {
                caption: qsTr("Top up")
                description: qsTr("Adds that currency's starting amount to the wallet. Play money only.")
                Row {
                    spacing: Theme.spaceS
                    Repeater {
                        id: topUps
                        model: root.accounts.currencies
                        Button {
                            required property int index
                            required property string modelData
                            implicitHeight: Theme.controlHeightSmall
                            text: root.accounts.currencyNames[index] ?? modelData
                            Accessible.name: qsTr("Top up %1").arg(text)
                            onClicked: root.accounts.topUp(modelData)
                        }
                    }
                }
            }
            SettingRow {
                offered: root.accounts.canTakeBack
                caption: qsTr("Take back a top-up")
                description: qsTr("Takes the latest top-up out of the wallet again. Limits count as before.")
                Row {
                    spacing: Theme.spaceS
                    Repeater {
                        model: root.accounts.currencies
                        Button {
                            required property int index
                            required property string modelData
                            readonly property string amount: root.accounts.takeBackTexts[index] ?? ""
                            visible: amount !== ""
                            implicitHeight: Theme.controlHeightSmall
                            text: root.accounts.currencyNames[index] ?? modelData
                            Accessible.name: qsTr("Take back %1").arg(amount)
                            onAmountChanged: {
                                if (amount === "" && activeFocus)
                                    topUps.itemAt(index).forceActiveFocus(Qt.TabFocusReason)
                            }
                            onClicked: root.accounts.takeBackTopUp(modelData)
                        }
                    }
                }
            }
        }
    }
    DeleteAccount {
        deletion: root.accounts.deletion
    }
    Dialog {
        id: renaming

        property int accountId: 0

        function ask(accountId: int, name: string): void {
            renaming.accountId = accountId
            title = qsTr("Rename %1").arg(name)
            newName.text = name
            open()
        }

        acceptText: qsTr("Rename")
        rejectText: qsTr("Cancel")
        acceptable: newName.text.trim() !== ""
        onOpened: {
            newName.forceActiveFocus()
            newName.selectAll()
        }
        onAccepted: root.accounts.rename(accountId, newName.text.trim())

        TextField {
            id: newName
            width: Theme.space(90)
            name: qsTr("Name")
            maximumLength: 40
            onAccepted: if (renaming.acceptable) renaming.accept()
        }
    }
}
