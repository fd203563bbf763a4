// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Theme
import OpenShoe.Models

/// Copies what a page shows, and saves it to be printed or used elsewhere; says beside it what came of that.
Row {
    id: root

    required property SheetExporter exporter
    /// What the buttons do, for tooltip and screen readers: "Copy the chart".
    required property string copyText
    property string saveText: ""
    /// The file's name to begin with, without its ending; empty: there is no saving.
    property string suggestion: ""
    /// What it may be saved as, and the endings of the files' names.
    property list<string> forms: [qsTr("PDF")]
    property list<string> endings: ["pdf"]
    /// The most room for the words.
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
        text: root.exporter.outcome
        role: "caption"
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
