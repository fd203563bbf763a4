// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Controls
import OpenShoe.Models

/// Chooses how many other people sit at this game's table, and how long they think.
Menu {
    id: root

    required property TableCompany company
    title: qsTr("Company")

    MenuRow {
        text: qsTr("Nobody else")
        checkable: true
        checked: root.company.wish === CompanySize.Nobody
        onTriggered: root.company.wish = CompanySize.Nobody
    }
    MenuRow {
        text: qsTr("A few people")
        checkable: true
        checked: root.company.wish === CompanySize.Few
        onTriggered: root.company.wish = CompanySize.Few
    }
    MenuRow {
        text: qsTr("A full table")
        checkable: true
        checked: root.company.wish === CompanySize.Full
        onTriggered: root.company.wish = CompanySize.Full
    }
    MenuLine { }
    MenuRow {
        text: qsTr("They think quickly")
        checkable: true
        checked: root.company.pace === CompanyPace.Quick
        onTriggered: root.company.pace = CompanyPace.Quick
    }
    MenuRow {
        text: qsTr("At the usual pace")
        checkable: true
        checked: root.company.pace === CompanyPace.Usual
        onTriggered: root.company.pace = CompanyPace.Usual
    }
    MenuRow {
        text: qsTr("They take their time")
        checkable: true
        checked: root.company.pace === CompanyPace.Leisurely
        onTriggered: root.company.pace = CompanyPace.Leisurely
    }
}
