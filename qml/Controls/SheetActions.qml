// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Theme
import OpenShoe.Models

/// Buttons that copy and save (for print or other programs) what a page shows, with the outcome beside them.
Row {
    id: root

    required property SheetExporter exporter
    /// The action's name, for tooltip and screen readers: "Copy the chart".
    required property string copyText
    property string saveText: ""
    /// The suggested file name, without its extension; if empty, there is no save button.
    property string suggestion: ""
    /// The formats for saving, and their file extensions.
    property list<string> forms: [qsTr("PDF")]
    property list<string> endings: ["pdf"]
    /// The maximum width of the outcome text.
    property real wordsWidth: Theme.space(60)

    spacing: Theme.spaceXs
    layoutDirection: Qt.RightToLeft

    IconButton {
        id: save
        visible: root.suggestion !== ""
        enabled: root.exporter.ready
        text: root.saveText
        iconName: "export"
        onClicked: dialog.open()
    }
    IconButton {
        id: copy
        enabled: root.exporter.ready
        text: root.copyText
        iconName: "copy"
        onClicked: menu.open()
        Menu {
            id: menu
            y: copy.height
            title: copy.text
            MenuRow {
                text: qsTr("Copy as text")
                iconName: "copy"
                onTriggered: root.exporter.copyText()
            }
            MenuRow {
                text: qsTr("Copy as picture")
                iconName: "copy"
                onTriggered: root.exporter.copyPicture()
            }
        }
    }
    Label {
        anchors.verticalCenter: parent.verticalCenter
        width: Math.min(implicitWidth, root.wordsWidth)
        text: root.exporter.failed ? "" : root.exporter.outcome
        role: Label.Caption
        muted: true
        elide: Text.ElideMiddle
        Accessible.role: Accessible.AlertMessage
    }

    SaveDialog {
        id: dialog
        title: save.text
        forms: root.forms
        endings: root.endings
        suggestion: root.suggestion
        folder: root.exporter.folder
        onChosen: (file, ending, replace) => root.exporter.save(file, ending, replace)
    }
    Connections {
        target: root.exporter
        function onReplaceAsked(file: url, name: string): void { dialog.askToReplace(file, name) }
    }
}
