// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Controls

/// A setting with a few values, all in sight.
SettingRow {
    id: root

    required property list<string> values
    required property list<string> labels
    required property string current
    signal chosen(string value)

    Segmented {
        name: root.caption
        labels: root.labels
        currentIndex: root.values.indexOf(root.current)
        onActivated: index => root.chosen(root.values[index])
    }
}
