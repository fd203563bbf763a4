// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import OpenShoe.Controls
import OpenShoe.Models
import OpenShoe.Shell
import OpenShoe.Theme

/// Long messages stay within the window (toasts, a backup's row); and a page scrolls to whatever has the focus.
Item {
    id: stage
    width: 640
    height: 400

    Toast {
        id: toast
        anchors.centerIn: parent
    }
    CopyLine {
        id: line
        width: 400
        timeText: "21 Nov 2026, 10:55"
        contentText: "1,204 rounds · last round 1,204 · intact · 1.2 MiB"
        condition: BackupState.Whole
        problem: ""
    }
    SignalSpy {
        id: chosen
        target: line
        signalName: "chosen"
    }
    Flickable {
        id: page
        y: 100
        width: 200
        height: 200
        contentHeight: 1000
        FocusFollower { flickable: page }
        Button {
            id: first
            text: "First"
        }
        Button {
            id: last
            y: 900
            text: "Last"
        }
    }
    Button {
        id: outside
        y: 360
        text: "Outside"
    }

    TestCase {
        name: "Messages"
        when: windowShown

        function test_aLongToastTakesSeveralLines() {
            toast.show("Short.", "plain", "")
            const low = toast.implicitHeight
            verify(toast.implicitWidth < 200)
            toast.show("The backup is in place. The damaged file is kept as openshoe-damaged-20261121-105500.db. "
                       + "What was played after the backup stands in that file only.", "lose", "")
            tryVerify(() => toast.implicitHeight > low)
            verify(toast.implicitWidth <= stage.width - 2 * Theme.spaceXl + 1, toast.implicitWidth)
        }
        function test_aBackupIsChosen() {
            line.condition = BackupState.Whole
            const button = findButton(line)
            compare(button.Accessible.name, "Use the backup of 21 Nov 2026, 10:55")
            chosen.clear()
            button.clicked()
            compare(chosen.count, 1)
            line.usable = false
            verify(!button.enabled)
            line.usable = true
            line.condition = BackupState.Unread
            verify(!button.enabled)
            line.condition = BackupState.Unusable
            line.problem = "the file is damaged"
            verify(!button.visible)
        }
        function findButton(item: Item): Item {
            for (let i = 0; i < item.children.length; ++i) {
                if (item.children[i].Accessible.role === Accessible.Button)
                    return item.children[i]
            }
            return null
        }
        function test_thePageFollowsTheKeyboard() {
            page.contentY = 0
            last.forceActiveFocus()
            verify(page.contentY > 700 && page.contentY <= 800, page.contentY)
            outside.forceActiveFocus()
            verify(page.contentY > 700, page.contentY)
            first.forceActiveFocus()
            compare(page.contentY, 0)
        }
    }
}
