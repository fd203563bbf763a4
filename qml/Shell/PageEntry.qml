// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Models

/// A page of the window, told once: the bar at the top, the table's menu and the keys follow from it.
QtObject {
    /// A value of AppController.Page.
    required property int page
    required property string title
    required property string iconName
    /// What is done by key to open it; None where no key does.
    property int intent: Intent.None
    /// There is something to go to.
    property bool offered: true
    /// It stands in the table's menu.
    property bool inMenu: true
}
