// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Models

/// The key assignments: a list shown on request, or when a search matches some of it.
SettingsGroup {
    id: root

    required property KeyMap keys
    required property KeyRecorder recorder
    required property SettingSearch sought
    /// The user has opened the list.
    property bool opened: false
    readonly property bool listed: opened || sought.text !== ""

    title: qsTr("Keys")
    pages: ["keys"]
    changedPages: keys.hasChanges ? ["keys"] : []
    onResetAsked: keys.resetAll()

    Binding {
        target: root.keys
        property: "sought"
        value: root.sought.text
        // Otherwise newer Qt resets the value while the page is destroyed, which re-creates half of it.
        restoreMode: Binding.RestoreNone
    }
    SettingRow {
        sought: root.keys.rows.count > 0 ? null : root.sought
        caption: qsTr("What each key does")
        readonly property string sheetKey: root.keys.hints[WindowIntent.Help] ?? ""
        description: qsTr("Press one to give it another key.")
                     + (sheetKey === "" ? "" : " " + qsTr("%1 shows all of them at once.").arg(sheetKey))
        Button {
            implicitHeight: Theme.controlHeightSmall
            visible: root.sought.text === ""
            text: root.opened ? qsTr("Hide the keys") : qsTr("Change keys")
            onClicked: root.opened = !root.opened
        }
    }
    RowList {
        id: list
        name: qsTr("Keys")
        width: parent ? parent.width : 0
        height: root.listed ? contentHeight : 0
        visible: root.listed && count > 0
        model: root.listed ? root.keys.rows : null
        interactive: false // the page scrolls
        reuseItems: false // Qt 6.4 exposes rows waiting for reuse to screen readers
        keyNavigationEnabled: true

        delegate: KeyLine {
            id: line
            width: list.width
            atHand: ListView.isCurrentItem
            onClicked: list.currentIndex = index
            onChangeAsked: {
                list.currentIndex = index
                root.recorder.change(actionId)
            }
            onMenuAsked: (x, y) => {
                list.currentIndex = index
                menu.openFor(line, x, y)
            }
            Keys.onPressed: event => {
                event.accepted = true
                switch (root.keys.find(KeyPlace.KeyRows, event.key, event.modifiers)) {
                case RowIntent.ChangeKey: changeAsked(); break
                case RowIntent.RowMenu: askForMenu(); break
                default: event.accepted = false
                }
            }
        }
    }
    KeyMenu {
        id: menu
        recorder: root.recorder
        keys: root.keys
    }
    KeyPrompt { recorder: root.recorder }
    Dialog {
        id: question

        readonly property bool wanted: root.recorder.asking

        onWantedChanged: wanted ? open() : close()
        title: root.recorder.question
        acceptText: qsTr("Reassign it")
        rejectText: qsTr("Keep it")
        onAccepted: root.recorder.takeOver()
        onRejected: root.recorder.cancel()
        // The focus would return to the prompt, which is gone by now.
        onClosed: {
            if (list.currentItem)
                list.currentItem.forceActiveFocus(Qt.PopupFocusReason)
        }

        contentWidth: Theme.space(110)
        contentItem: Label {
            text: root.recorder.explanation
            wrapMode: Text.Wrap
        }
    }
    Component.onDestruction: recorder.cancel()
}
