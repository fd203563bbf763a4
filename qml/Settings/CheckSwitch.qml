// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls

/// A switch at the end of a settings row, without words of its own.
SwitchRow {
    property string name: ""

    implicitWidth: Theme.space(15)
    Accessible.name: name
}
