// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls

/// A number that is typed, with its caption above and what is wrong with it beneath. What is typed stays as it is while
/// it is typed.
Column {
    id: root

    required property string caption
    required property string kept
    required property string problem
    property alias unit: field.unit
    signal written(string typed)
    signal stepped(int by)

    spacing: Theme.space(0.5)

    onKeptChanged: if (!field.activeFocus || problem === "" && !field.typing) field.text = kept

    Label {
        width: parent.width
        text: root.caption
        role: Label.Caption
        muted: true
        wrapMode: Text.Wrap
        Accessible.ignored: true
    }
    AmountField {
        id: field
        property bool typing: false
        width: parent.width
        implicitHeight: Theme.controlHeightSmall
        name: root.caption
        text: root.kept
        Accessible.description: root.problem
        onTextEdited: {
            typing = true
            root.written(text)
            typing = false
        }
        onStepRequested: direction => {
            root.stepped(direction)
            text = root.kept
        }
        onEditingFinished: if (root.problem === "") text = root.kept
    }
    Label {
        width: parent.width
        visible: text !== ""
        text: root.problem
        role: Label.Caption
        color: Theme.lose
        wrapMode: Text.Wrap
        Accessible.role: Accessible.AlertMessage
    }
}
