// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import OpenShoe.Models
import OpenShoe.Theme

/// A month's sheet from which a day is chosen, by mouse or keys: the arrows go from day to day, Page Up and Page Down
/// from month to month, Enter chooses.
T.Popup {
    id: popup

    required property Calendar calendar
    readonly property real cell: Theme.controlHeightSmall

    signal chosen(string day)

    function openAt(day: string): void {
        calendar.turnTo(day)
        open()
    }
    function take(day: string): void {
        close()
        chosen(day)
    }

    focus: true
    margins: Theme.spaceS
    padding: Theme.spaceM
    width: implicitContentWidth + leftPadding + rightPadding
    height: implicitContentHeight + topPadding + bottomPadding
    closePolicy: T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutside
    background: PopupSurface { }

    contentItem: Sheet { }

    component Sheet: FocusScope {
        id: sheet
        readonly property bool turned: LayoutMirroring.enabled

        implicitWidth: 7 * popup.cell
        implicitHeight: days.y + days.height
        focus: true
        Accessible.role: Accessible.Grouping
        Accessible.name: popup.calendar.title

        Keys.onPressed: event => {
            event.accepted = true
            switch (event.key) {
            case Qt.Key_Left: popup.calendar.moveDays(sheet.turned ? 1 : -1); break
            case Qt.Key_Right: popup.calendar.moveDays(sheet.turned ? -1 : 1); break
            case Qt.Key_Up: popup.calendar.moveDays(-7); break
            case Qt.Key_Down: popup.calendar.moveDays(7); break
            case Qt.Key_PageUp: popup.calendar.moveMonths(-1); break
            case Qt.Key_PageDown: popup.calendar.moveMonths(1); break
            default: event.accepted = false
            }
        }

        IconButton {
            id: earlier
            anchors.left: parent.left
            implicitWidth: popup.cell
            implicitHeight: popup.cell
            text: qsTr("Previous month")
            iconName: "chevron-left"
            onClicked: popup.calendar.moveMonths(-1)
        }
        FittingLabel {
            anchors.left: earlier.right
            anchors.right: later.left
            height: popup.cell
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            text: popup.calendar.title
            strong: true
            Accessible.role: Accessible.Heading
        }
        IconButton {
            id: later
            anchors.right: parent.right
            implicitWidth: popup.cell
            implicitHeight: popup.cell
            text: qsTr("Next month")
            iconName: "chevron-right"
            onClicked: popup.calendar.moveMonths(1)
        }
        Row {
            id: weekDays
            anchors.top: earlier.bottom
            width: parent.width
            Repeater {
                model: popup.calendar.weekDays
                FittingLabel {
                    required property string modelData
                    width: popup.cell
                    height: popup.cell * 0.8
                    horizontalAlignment: Text.AlignHCenter
                    verticalAlignment: Text.AlignVCenter
                    text: modelData
                    role: Label.Caption
                    muted: true
                    Accessible.ignored: true
                }
            }
        }
        Grid {
            id: days
            anchors.top: weekDays.bottom
            width: parent.width
            columns: 7
            Repeater {
                model: popup.visible ? 42 : 0
                Pressable {
                    id: cell
                    required property int index
                    readonly property calendarDay day: popup.calendar.days[index]
                    readonly property bool current: day.current

                    implicitWidth: popup.cell
                    implicitHeight: popup.cell
                    text: day.text
                    focusPolicy: current ? Qt.TabFocus : Qt.NoFocus
                    Accessible.name: day.name
                    onClicked: popup.take(day.name)
                    // The keys stay with the current day, also when another month is turned to by its button.
                    onCurrentChanged: if (current && !earlier.activeFocus && !later.activeFocus) forceActiveFocus()
                    Component.onCompleted: if (current) forceActiveFocus()

                    contentItem: FittingLabel {
                        text: cell.text
                        horizontalAlignment: Text.AlignHCenter
                        verticalAlignment: Text.AlignVCenter
                        strong: cell.day.today
                        color: cell.day.today ? Theme.accent : cell.day.inMonth ? Theme.text : Theme.textMuted
                        Accessible.ignored: true
                    }
                    background: Rectangle {
                        radius: Theme.radiusM
                        color: cell.down ? Theme.surfacePressed : cell.current ? Theme.accentSoft
                             : cell.hovered ? Theme.surfaceHover : "transparent"
                        FocusRing { shown: cell.visualFocus }
                    }
                }
            }
        }
    }
}
