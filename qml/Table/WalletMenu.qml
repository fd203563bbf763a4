// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQml.Models
import OpenShoe.Controls
import OpenShoe.Models

/// Actions on the wallet: top up, or play in another of the game's currencies.
Menu {
    id: root

    required property TableController table
    required property AccountsModel accounts
    title: qsTr("Wallet")

    MenuRow {
        text: qsTr("Top up %1").arg(root.table.currencyText)
        iconName: "wallet"
        onTriggered: root.accounts.topUp(root.table.currency)
    }
    Instantiator {
        model: root.table.currencies.length > 1 ? root.table.currencies : []
        delegate: MenuRow {
            required property int index
            required property string modelData
            readonly property string code: modelData
            // The list of names may already belong to the next table.
            text: qsTr("Play with %1").arg(root.table.currencyNames[index] ?? code)
            checkable: true
            checked: code === root.table.currency
            onTriggered: root.table.useCurrency(code)
        }
        onObjectAdded: (index, object) => root.insertItem(index + 1, object as MenuRow)
        onObjectRemoved: (index, object) => root.removeItem(object as MenuRow)
    }
}
