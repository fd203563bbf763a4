// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Theme

/// A part of the settings page, under a title.
Column {
    required property string title

    width: parent ? parent.width : implicitWidth
    spacing: Theme.spaceS
}
