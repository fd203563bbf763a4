// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Models

/// Opens a menu of the ways to show a round to others, or to have them play it too.
Button {
    id: root

    required property SheetExporter exporter
    signal challengeAsked()

    implicitHeight: Theme.controlHeightSmall
    focusPolicy: Qt.TabFocus
    text: qsTr("Share")
    iconName: "export"
    Accessible.role: Accessible.ButtonMenu
    onClicked: menu.popup(root, LayoutMirroring.enabled ? width - menu.width : 0, height)

    Menu {
        id: menu
        title: root.text
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
        MenuRow {
            text: qsTr("Save as picture…")
            iconName: "export"
            onTriggered: dialog.open()
        }
        MenuRow {
            text: qsTr("Challenge somebody…")
            iconName: "people"
            onTriggered: root.challengeAsked()
        }
    }
    SaveDialog {
        id: dialog
        title: qsTr("Save the round as a picture")
        forms: [qsTr("PNG picture"), qsTr("SVG picture"), qsTr("PDF")]
        endings: ["png", "svg", "pdf"]
        suggestion: qsTr("round", "a file's name")
        folder: root.exporter?.folder ?? ""
        onChosen: (file, ending, replace) => root.exporter.save(file, ending, replace)
    }
    Connections {
        target: root.exporter
        function onReplaceAsked(file: url, name: string): void { dialog.askToReplace(file, name) }
    }
}
