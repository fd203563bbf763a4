// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import OpenShoe.Models
import OpenShoe.Theme

/// A choice of days, with two fields beside it when the days are typed in, or chosen from a calendar. An error in a day
/// is shown beneath its field.
Row {
    id: root

    required property DateRange dates
    property string name: qsTr("Days")
    property real boxWidth: Theme.space(44)
    property real boxHeight: Theme.controlHeight
    /// As in ComboBox.
    property alias narrows: spans.narrows

    spacing: Theme.spaceS

    /// Committed as a whole: by Enter, or when the field loses focus.
    component Day: Item {
        id: box
        property alias name: field.name
        property alias text: field.text
        property alias problem: field.problem
        signal written(string day)
        width: root.boxWidth
        height: root.boxHeight + (field.problem === "" ? 0 : Theme.space(9))
        visible: root.dates.written
        TextField {
            id: field
            anchors.left: parent.left
            anchors.right: open.left
            implicitHeight: root.boxHeight
            prompt: name
            onEditingFinished: box.written(text)
        }
        IconButton {
            id: open
            anchors.right: parent.right
            implicitHeight: root.boxHeight
            text: qsTr("%1 in the calendar", "the first or the last day").arg(field.name)
            iconName: "calendar"
            onClicked: sheet.openAt(field.text)
        }
        CalendarPopup {
            id: sheet
            y: root.boxHeight + Theme.spaceXs
            calendar: root.dates.calendar
            onChosen: day => box.written(day)
            onClosed: open.forceActiveFocus(Qt.PopupFocusReason)
        }
    }

    ChoiceBox {
        id: spans
        width: root.boxWidth
        implicitHeight: root.boxHeight
        name: root.name
        choices: root.dates.spans
    }
    Day {
        name: qsTr("First day")
        text: root.dates.first
        problem: root.dates.problemOfFirst
        onWritten: day => root.dates.first = day
    }
    Day {
        name: qsTr("Last day")
        text: root.dates.last
        problem: root.dates.problemOfLast
        onWritten: day => root.dates.last = day
    }
}
