// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import OpenShoe.Theme
import OpenShoe.Controls

/// A choice of any number of many words: the button shows how many are chosen, its dialogue which.
Button {
    id: root

    required property string name
    required property list<string> labels
    required property list<bool> chosen
    signal included(int index, bool on)

    readonly property int count: {
        let all = 0
        for (let i = 0; i < chosen.length; ++i)
            all += chosen[i] ? 1 : 0
        return all
    }

    text: count === 0 ? qsTr("None chosen") : qsTr("%n chosen", "", count)
    Accessible.name: qsTr("%1: %2").arg(name).arg(text)
    onClicked: list.open()

    Dialog {
        id: list
        title: root.name
        acceptText: qsTr("Done")

        Flickable {
            id: view
            implicitWidth: Theme.space(110)
            implicitHeight: Math.min(rows.implicitHeight, Theme.space(90))
            contentHeight: rows.implicitHeight
            clip: true
            boundsBehavior: Flickable.StopAtBounds
            T.ScrollBar.vertical: ScrollBar { }
            FocusFollower { flickable: view }
            Column {
                id: rows
                anchors.left: parent.left
                width: view.width - Theme.spaceM
                Repeater {
                    model: root.labels.length
                    SwitchRow {
                        required property int index
                        width: rows.width
                        text: root.labels[index]
                        checked: root.chosen[index] ?? false
                        onToggled: {
                            const on = checked
                            checked = Qt.binding(() => root.chosen[index] ?? false)
                            root.included(index, on)
                        }
                    }
                }
            }
        }
    }
}
