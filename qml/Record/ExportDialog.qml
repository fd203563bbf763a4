// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls

/// Where to write the record. The name's ending decides: .csv or .json.
Dialog {
    id: root

    signal pathChosen(string path)

    title: qsTr("Export the Play Record")
    acceptText: qsTr("Export")
    rejectText: qsTr("Cancel")
    acceptable: field.text.trim() !== ""
    first: field
    onAccepted: pathChosen(field.text.trim())

    Column {
        spacing: Theme.spaceM
        Label {
            width: Theme.space(110)
            text: qsTr("Name of the file: one that ends in .csv opens in a spreadsheet, .json holds one object a line.")
            wrapMode: Text.Wrap
        }
        TextField {
            id: field
            width: Theme.space(110)
            name: qsTr("File")
            text: "play-record.csv"
            onAccepted: if (root.acceptable) root.accept()
        }
    }
}
