// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Models

/// The description of one page, used by the bar at the top, the table's menu and the keys.
QtObject {
    /// A value of AppController.Page.
    required property int page
    required property string title
    required property string iconName
    /// The key action that opens it; None if there is no key.
    property int intent: Intent.None
    /// The page is available.
    property bool offered: true
    /// It is listed in the table's menu.
    property bool inMenu: true
}
