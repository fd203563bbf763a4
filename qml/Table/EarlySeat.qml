// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import OpenShoe.Controls

/// What can be decided now for one seat before its turn, each answer in its place.
Item {
    id: root

    required property int seatNumber
    required property list<int> earlyActions
    required property list<string> earlyCaptions
    required property string earlyText
    /// Where the answers to a question stand.
    required property ActionBar places
    readonly property bool offered: earlyActions.length > 0

    signal chosen(int intent)

    Repeater {
        model: root.earlyActions
        Button {
            required property int index
            required property int modelData
            readonly property string caption: root.earlyCaptions[index] ?? ""
            readonly property bool taken: caption !== "" && root.earlyText === caption
            anchors.left: root.left
            anchors.leftMargin: root.places.leftOf(modelData)
            width: root.places.cell
            height: root.height
            text: caption
            kind: taken ? "primary" : "secondary"
            large: true
            fit: true
            font.pixelSize: root.places.fontSize
            leftPadding: root.places.padding
            rightPadding: leftPadding
            focusPolicy: Qt.TabFocus
            Accessible.name: qsTr("%1 in advance, seat %2").arg(caption).arg(root.seatNumber)
            Accessible.checkable: true
            Accessible.checked: taken
            onClicked: root.chosen(modelData)
        }
    }
}
