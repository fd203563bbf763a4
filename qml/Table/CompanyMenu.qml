// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Controls
import OpenShoe.Models

/// How many other people are wanted at this game's table.
Menu {
    id: root

    required property TableCompany company
    title: qsTr("Company")

    component Wish: MenuRow {
        required property string wish
        checkable: true
        checked: root.company.wish === wish
        onTriggered: root.company.wish = wish
    }
    Wish {
        wish: "nobody"
        text: qsTr("Nobody else")
    }
    Wish {
        wish: "few"
        text: qsTr("A few people")
    }
    Wish {
        wish: "full"
        text: qsTr("A full table")
    }
}
