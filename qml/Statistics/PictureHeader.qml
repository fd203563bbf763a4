// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Models

/// A picture's title, with buttons to show its figures instead and to copy and save it.
Item {
    id: root

    required property Picture picture

    implicitHeight: Theme.controlHeight

    Label {
        anchors.left: parent.left
        anchors.verticalCenter: parent.verticalCenter
        width: parent.width - tools.width - Theme.spaceS
        text: root.picture.title
        role: Label.Title
        fits: true
        Accessible.role: Accessible.Heading
    }
    Row {
        id: tools
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        IconButton {
            iconName: "rundown"
            checkable: true
            checked: root.picture.figuresShown
            enabled: !root.picture.empty
            text: qsTr("%1 in figures", "instead of a picture").arg(root.picture.title)
            onToggled: root.picture.figuresShown = !root.picture.figuresShown
        }
        SheetActions {
            exporter: root.picture.exporter
            copyText: qsTr("Copy: %1", "a picture").arg(root.picture.title)
            saveText: qsTr("Save: %1", "a picture").arg(root.picture.title)
            suggestion: root.picture.fileName
            forms: [qsTr("SVG picture"), qsTr("PNG picture"), qsTr("CSV, the figures"),
                    qsTr("PDF, picture and figures")]
            endings: ["svg", "png", "csv", "pdf"]
            wordsWidth: root.width / 3
        }
    }
}
