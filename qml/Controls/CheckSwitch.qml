// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Theme

/// A bare switch at the end of a line that already carries the caption.
SwitchRow {
    property string name: ""

    implicitWidth: Theme.space(15)
    Accessible.name: name
}
