// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls

/// A setting chosen from pictures: cards, card backs, felts.
SettingRow {
    id: root

    required property list<string> values
    required property list<string> labels
    required property string current
    /// "deck", "back" or "felt".
    required property string kind
    signal chosen(string value)

    below: true

    Flow {
        width: root.width
        spacing: Theme.spaceM
        Repeater {
            model: root.values.length
            Choice {
                id: swatch
                required property int index
                readonly property string value: root.values[index]
                text: root.labels[index]
                chosen: value === root.current
                implicitWidth: Math.max(Theme.space(20), implicitContentWidth)
                implicitHeight: implicitContentHeight + Theme.spaceS
                onClicked: root.chosen(value)

                contentItem: SwatchPicture {
                    kind: root.kind
                    value: swatch.value
                    text: swatch.text
                    chosen: swatch.chosen
                }
                background: Rectangle {
                    radius: Theme.radiusM
                    color: swatch.chosen ? Theme.accentSoft : swatch.hovered ? Theme.surfaceHover : "transparent"
                    border.width: swatch.chosen ? Theme.hairline : 0
                    border.color: Theme.accent
                    FocusRing { shown: swatch.visualFocus }
                }
            }
        }
    }
}
