// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import OpenShoe.Theme
import OpenShoe.Charts
import OpenShoe.Controls
import OpenShoe.Models

/// A picture, or its figures in the same place, with notes.
Item {
    id: root

    required property Picture picture
    property real pictureHeight: Theme.space(56)
    property alias steady: chart.steady

    implicitHeight: pictureHeight + (note.visible ? note.implicitHeight + Theme.spaceS : 0)

    Chart {
        id: chart
        width: parent.width
        height: root.pictureHeight
        visible: !root.picture.empty && !root.picture.figuresShown
        picture: root.picture
    }
    PictureReader {
        anchors.fill: chart
        visible: chart.visible && root.picture.readings.length > 0
        picture: root.picture
        diagram: chart
    }
    Repeater {
        model: root.picture.figuresShown && !root.picture.empty ? 1 : 0
        FigureTable {
            width: root.width
            height: root.pictureHeight
            picture: root.picture
        }
    }
    Label {
        width: parent.width
        height: root.pictureHeight
        visible: root.picture.empty
        text: root.picture.empty ? root.picture.note : ""
        muted: true
        wrapMode: Text.Wrap
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
    }
    Label {
        id: note
        anchors.bottom: parent.bottom
        width: parent.width
        visible: text !== ""
        text: root.picture.empty ? "" : root.picture.note
        role: Label.Caption
        muted: true
        wrapMode: Text.Wrap
    }
}
