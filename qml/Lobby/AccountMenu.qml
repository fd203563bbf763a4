// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQml.Models
import OpenShoe.Controls
import OpenShoe.Models

/// Switches accounts, creates a new one, and tops up the current one's wallets.
Menu {
    id: root

    required property AccountsModel accounts
    signal newAsked()
    title: qsTr("Account")

    Instantiator {
        model: root.accounts
        delegate: MenuRow {
            required property int accountId
            required property string name
            required property bool trial
            required property bool current
            required property string walletsText
            text: trial ? qsTr("%1 (trial)").arg(name) : name
            checkable: true
            checked: current
            Accessible.description: walletsText
            onTriggered: root.accounts.select(accountId)
        }
        onObjectAdded: (index, object) => root.insertItem(index, object as MenuRow)
        onObjectRemoved: (index, object) => root.removeItem(object as MenuRow)
    }
    MenuRow {
        text: qsTr("New account…")
        iconName: "user"
        onTriggered: root.newAsked()
    }
    Instantiator {
        model: root.accounts.currencies
        delegate: MenuRow {
            required property int index
            required property string modelData
            text: qsTr("Top up %1").arg(root.accounts.currencyNames[index] ?? modelData)
            iconName: "wallet"
            onTriggered: root.accounts.topUp(modelData)
        }
        onObjectAdded: (index, object) => root.addItem(object as MenuRow)
        onObjectRemoved: (index, object) => root.removeItem(object as MenuRow)
    }
}
