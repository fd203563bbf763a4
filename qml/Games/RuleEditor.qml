// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Models

/// The editor of a game's rules, showing what each change is worth. Fills its parent: with two columns if that is wide,
/// one if it is narrow.
FocusScope {
    id: root

    required property RuleEditorController editor
    required property KeyMap keys
    /// The user went back; the editor is closed by then.
    signal closeAsked()

    readonly property bool wide: width >= Theme.space(200)
    readonly property real margin: wide ? Math.max(Theme.spaceXl, (width - Theme.space(320)) / 2) : Theme.spaceM

    /// Goes back, but asks first if there are unsaved changes.
    function leave(): void {
        if (editor.hasChanges)
            leaving.open()
        else
            finish()
    }
    function finish(): void {
        editor.close()
        closeAsked()
    }
    function perform(intent: int): bool {
        switch (intent) {
        case EditorIntent.Undo: editor.undo(); break
        case EditorIntent.Redo: editor.redo(); break
        case EditorIntent.Save: editor.save(); break
        case EditorIntent.Find: header.takeSearch(); break
        case EditorIntent.Further: scroll(page.height * 0.8); break
        case EditorIntent.Nearer: scroll(-page.height * 0.8); break
        case WindowIntent.Back: leave(); break
        default: return false
        }
        return true
    }
    function scroll(by: real): void {
        page.contentY = Math.max(0, Math.min(page.contentHeight - page.height, page.contentY + by))
    }
    /// Goes to the problem that keeps the rules from being played.
    function showProblem(): void {
        header.clearSearch()
        editor.showAll()
        for (let i = 0; i < rows.count; ++i) {
            const row = rows.itemAt(i) as EditorRowView
            if (row && row.place === editor.firstProblem)
                row.takeFocus()
        }
    }

    Keys.onPressed: event => {
        event.accepted = perform(keys.find(KeyPlace.Editor, event.key, event.modifiers)
                                 || keys.find(KeyPlace.Anywhere, event.key, event.modifiers))
    }

    Rectangle {
        anchors.fill: parent
        color: Theme.room
    }
    EditorHeader {
        id: header
        anchors.horizontalCenter: parent.horizontalCenter
        width: root.width - 2 * root.margin
        focus: true
        editor: root.editor
        keys: root.keys
        keysTo: root
        onLeaveAsked: root.leave()
        onProblemAsked: root.showProblem()
    }

    // ---- The rules, and in a narrow window their effects beneath them ----

    Flickable {
        id: page
        anchors.top: header.bottom
        anchors.bottom: parent.bottom
        anchors.left: header.left
        width: root.wide ? Math.round((root.width - 2 * root.margin) * 0.6) : root.width - 2 * root.margin
        contentHeight: column.implicitHeight + Theme.spaceXl
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: ScrollBar { }

        FocusFollower { flickable: page }

        Column {
            id: column
            anchors.left: parent.left
            width: page.width - Theme.spaceL

            Repeater {
                id: rows
                model: root.editor.rows
                EditorRowView {
                    width: column.width
                    editor: root.editor
                    keysTo: root
                }
            }
            Item {
                width: parent.width
                height: further.height + 2 * Theme.spaceL
                visible: root.editor.withheld > 0
                Button {
                    id: further
                    anchors.centerIn: parent
                    text: qsTr("Show %n more rules", "", root.editor.withheld)
                    iconName: "chevron-down"
                    onClicked: {
                        const row = rows.itemAt(0) as EditorRowView
                        root.editor.showAll()
                        if (row)
                            row.takeFocus()
                    }
                }
            }
            Label {
                width: parent.width
                topPadding: Theme.spaceXl
                horizontalAlignment: Text.AlignHCenter
                visible: rows.count === 0
                text: qsTr("No rule matches “%1”.").arg(root.editor.sought)
                muted: true
            }
            Item {
                id: beneath
                width: parent.width
                implicitHeight: side.implicitHeight
                visible: !root.wide
            }
        }
    }
    Flickable {
        id: view
        anchors.top: header.bottom
        anchors.bottom: root.bottom
        anchors.left: page.right
        anchors.leftMargin: Theme.spaceL
        anchors.right: header.right
        visible: root.wide
        contentHeight: side.implicitHeight + Theme.spaceXl
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        activeFocusOnTab: true
        Accessible.role: Accessible.Grouping
        Accessible.name: qsTr("What the rules are worth")
        Keys.onDownPressed: contentY = Math.max(0, Math.min(contentHeight - height, contentY + Theme.space(15)))
        Keys.onUpPressed: contentY = Math.max(0, contentY - Theme.space(15))
        T.ScrollBar.vertical: ScrollBar { }

        FocusRing {
            parent: view
            anchors.margins: 0
            shown: view.activeFocus
        }
    }
    // Moves between the two places and isn't made anew: see EditorRowView.inSight.
    EditorSide {
        id: side
        parent: root.wide ? view.contentItem : beneath
        anchors.left: parent.left
        width: root.wide ? view.width - Theme.spaceL : beneath.width
        topPadding: root.wide ? 0 : Theme.spaceXl
        figures: root.editor.figures
    }

    // ---- Leaving with changes ----

    Dialog {
        id: leaving
        title: qsTr("Save your changes?")
        first: save.enabled ? save : stay
        contentItem: Label {
            width: Theme.space(80)
            text: root.editor.problemCount > 0
                  ? qsTr("These rules can't be played yet. Fix what is marked before you save.")
                  : root.editor.isCopy ? qsTr("They become a game of your own; the built-in game stays as it is.")
                                       : qsTr("The game's file still has the rules as they were.")
            wrapMode: Text.Wrap
        }
        footer: Item {
            implicitWidth: answers.implicitWidth + 2 * Theme.spaceXl
            implicitHeight: answers.implicitHeight + Theme.spaceXl
            Row {
                id: answers
                anchors.right: parent.right
                anchors.rightMargin: Theme.spaceXl
                spacing: Theme.spaceS
                Button {
                    id: save
                    text: qsTr("Save")
                    kind: "primary"
                    enabled: root.editor.canSave
                    onClicked: {
                        leaving.close()
                        if (root.editor.save())
                            root.finish()
                    }
                }
                Button {
                    text: qsTr("Discard changes")
                    onClicked: {
                        leaving.close()
                        root.finish()
                    }
                }
                Button {
                    id: stay
                    text: qsTr("Keep editing")
                    kind: "ghost"
                    onClicked: leaving.close()
                }
            }
        }
    }
}
