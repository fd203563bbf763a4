// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Controls
import OpenShoe.Models

/// How many other people are wanted at this game's table.
Menu {
    id: root

    required property TableCompany company
    title: qsTr("Company")

    MenuRow {
        text: qsTr("Nobody else")
        checkable: true
        checked: root.company.wish === "nobody"
        onTriggered: root.company.wish = "nobody"
    }
    MenuRow {
        text: qsTr("A few people")
        checkable: true
        checked: root.company.wish === "few"
        onTriggered: root.company.wish = "few"
    }
    MenuRow {
        text: qsTr("A full table")
        checkable: true
        checked: root.company.wish === "full"
        onTriggered: root.company.wish = "full"
    }
}
