// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Controls

/// A setting with a few values, all in sight.
SettingRow {
    id: root

    required property Options options
    required property int current
    signal chosen(int value)

    Segmented {
        name: root.caption
        labels: root.options.labels
        currentIndex: root.options.indexOf(root.current)
        onActivated: index => root.chosen(root.options.values[index])
    }
}
