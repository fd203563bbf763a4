// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQml.Models
import OpenShoe.Controls
import OpenShoe.Models

/// What can be done with the wallet: top up, play with another of the game's currencies.
Menu {
    id: root

    required property TableController table
    required property AccountsModel accounts

    MenuRow {
        text: qsTr("Top up %1").arg(root.table.currency)
        iconName: "wallet"
        onTriggered: root.accounts.topUp(root.table.currency)
    }
    Instantiator {
        model: root.table.currencies.length > 1 ? root.table.currencies : []
        delegate: MenuRow {
            required property string modelData
            text: qsTr("Play with %1").arg(modelData)
            checkable: true
            checked: modelData === root.table.currency
            onTriggered: root.table.useCurrency(modelData)
        }
        onObjectAdded: (index, object) => root.insertItem(index + 1, object as MenuRow)
        onObjectRemoved: (index, object) => root.removeItem(object as MenuRow)
    }
}
