// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Theme

/// A switch at the end of a line that says what it is, without words of its own.
SwitchRow {
    property string name: ""

    implicitWidth: Theme.space(15)
    Accessible.name: name
}
