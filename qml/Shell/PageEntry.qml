// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Controls

/// A page of the window, told once: the bar at the top, the table's menu and the keys follow from it.
QtObject {
    /// A value of AppController.Page.
    required property int page
    required property string title
    required property string iconName
    /// Opens it from anywhere; null for none.
    property KeyAction key: null
    /// There is something to go to.
    property bool offered: true
    /// It stands in the table's menu.
    property bool inMenu: true
}
