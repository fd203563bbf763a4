// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import OpenShoe.Theme
import OpenShoe.Controls

/// A choice of pictures: card backs, felts.
SettingRow {
    id: root

    required property list<string> values
    required property list<string> labels
    required property string current
    /// "back" or "felt".
    required property string kind
    signal chosen(string value)

    below: true
    also: labels.join(" ")

    Row {
        spacing: Theme.spaceM
        Repeater {
            model: root.values.length
            T.Button {
                id: swatch
                required property int index
                readonly property string value: root.values[index]
                text: root.labels[index]
                checked: value === root.current
                implicitWidth: Theme.space(18)
                implicitHeight: picture.height + caption.implicitHeight + Theme.spaceM
                focusPolicy: Qt.StrongFocus
                Accessible.role: Accessible.RadioButton
                Accessible.name: text
                Accessible.checkable: true
                Accessible.checked: checked
                onClicked: root.chosen(value)
                Keys.onReturnPressed: clicked()

                contentItem: Item {
                    Item {
                        id: picture
                        anchors.horizontalCenter: parent.horizontalCenter
                        y: Theme.spaceXs
                        width: root.kind === "back" ? Theme.space(10) : Theme.space(16)
                        height: root.kind === "back" ? Theme.space(14) : Theme.space(10)
                        CardFace {
                            visible: root.kind === "back"
                            width: parent.width
                            back: root.kind === "back" ? swatch.value : Theme.cardBack
                        }
                        Rectangle {
                            anchors.fill: parent
                            visible: root.kind === "felt"
                            radius: Theme.radiusS
                            color: swatch.value === "" ? Theme.surfaceSunken : Theme.feltNamed(swatch.value).base
                            border.width: Theme.hairline
                            border.color: Theme.outline
                            Text {
                                anchors.centerIn: parent
                                text: swatch.value === "" ? qsTr("own") : "A♠"
                                font.family: Theme.printFamily
                                font.pixelSize: Theme.fontBody
                                color: swatch.value === "" ? Theme.textMuted : Theme.feltNamed(swatch.value).print
                                Accessible.ignored: true
                            }
                        }
                    }
                    Text {
                        id: caption
                        anchors.top: picture.bottom
                        anchors.topMargin: Theme.spaceXs
                        anchors.horizontalCenter: parent.horizontalCenter
                        text: swatch.text
                        font.family: Theme.fontFamily
                        font.pixelSize: Theme.fontCaption
                        color: swatch.checked ? Theme.accent : Theme.textMuted
                        Accessible.ignored: true
                    }
                }
                background: Rectangle {
                    radius: Theme.radiusM
                    color: swatch.checked ? Theme.accentSoft : swatch.hovered ? Theme.surfaceHover : "transparent"
                    border.width: swatch.checked ? Theme.hairline : 0
                    border.color: Theme.accent
                    FocusRing { shown: swatch.visualFocus }
                }
            }
        }
    }
}
