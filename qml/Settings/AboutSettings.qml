// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Models

/// The program's version, and where its data is.
SettingsPart {
    id: root

    required property AboutController about
    required property SettingSearch sought
    title: qsTr("About")
    readonly property int found: search.found ? 1 : 0
    readonly property SearchWords search: SearchWords {
        sought: root.sought
        text: root.title + " " + qsTr("About version program data folder size files where path")
    }

    visible: found > 0

    /// No file manager opens it.
    signal folderStaysShut(string folder)

    Component.onCompleted: about.measure()

    Label {
        width: parent.width
        text: root.title
        role: Label.Title
        height: Theme.controlHeight
        verticalAlignment: Text.AlignVCenter
        Accessible.role: Accessible.Heading
    }
    Rectangle {
        width: parent.width
        height: body.height - Theme.hairline
        radius: Theme.radiusL
        color: Theme.surface
        border.width: Theme.hairline
        border.color: Theme.line
        Column {
            id: body
            x: Theme.spaceL
            width: parent.width - 2 * Theme.spaceL
            SettingRow {
                caption: qsTr("Version")
                description: root.about.versionText
            }
            SettingRow {
                caption: qsTr("Data folder")
                description: root.about.sizeText === "" ? root.about.folder
                                                        : root.about.folder + "\n" + root.about.sizeText
                Button {
                    implicitHeight: Theme.controlHeightSmall
                    text: qsTr("Open folder")
                    onClicked: {
                        if (!Qt.openUrlExternally(root.about.folderUrl))
                            root.folderStaysShut(root.about.folder)
                    }
                }
            }
        }
    }
}
