// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Models

/// The editor's header: the game being edited, the actions on its rules as a whole, and what they are worth.
FocusScope {
    id: root

    required property RuleEditorController editor
    required property KeyMap keys
    required property Item keysTo
    signal leaveAsked()
    signal problemAsked()

    readonly property EditorFigures figures: editor.figures
    readonly property bool roomy: width >= Theme.space(180)

    implicitHeight: column.implicitHeight + Theme.spaceS
    height: implicitHeight

    function takeSearch(): void {
        search.forceActiveFocus(Qt.ShortcutFocusReason)
        search.selectAll()
    }
    function clearSearch(): void {
        search.text = ""
        editor.sought = ""
    }

    Column {
        id: column
        width: root.width
        topPadding: Theme.spaceS
        spacing: Theme.spaceS

        Item {
            width: parent.width
            height: Theme.controlHeight
            Button {
                id: back
                anchors.left: parent.left
                text: qsTr("Back")
                kind: "ghost"
                iconName: "back"
                onClicked: root.leaveAsked()
            }
            FittingLabel {
                id: title
                anchors.left: back.right
                anchors.leftMargin: Theme.spaceS
                anchors.verticalCenter: parent.verticalCenter
                width: Math.min(Math.ceil(nameWidth.advanceWidth) + 1,
                                parent.width - back.width - tools.width - unsaved.width - 3 * Theme.spaceS)
                height: parent.height
                text: root.editor.gameName
                role: Label.Title
                font.family: Theme.printFamily
                Accessible.role: Accessible.Heading
            }
            TextMetrics {
                id: nameWidth
                font: title.font
                text: title.text
            }
            Badge {
                id: unsaved
                anchors.left: title.right
                anchors.leftMargin: Theme.spaceS
                anchors.verticalCenter: parent.verticalCenter
                visible: root.editor.hasChanges && root.roomy
                width: visible ? implicitWidth : 0
                text: qsTr("not saved")
                tone: "accent"
            }
            Row {
                id: tools
                anchors.right: parent.right
                IconButton {
                    iconName: "undo"
                    text: qsTr("Undo")
                    keyHint: root.keys.hints[EditorIntent.Undo] ?? ""
                    enabled: root.editor.canUndo
                    onClicked: root.editor.undo()
                }
                IconButton {
                    iconName: "redo"
                    text: qsTr("Redo")
                    keyHint: root.keys.hints[EditorIntent.Redo] ?? ""
                    enabled: root.editor.canRedo
                    onClicked: root.editor.redo()
                }
                Button {
                    text: root.editor.isCopy ? qsTr("Save as my game") : qsTr("Save")
                    kind: "primary"
                    enabled: root.editor.canSave
                    onClicked: root.editor.save()
                }
            }
        }
        EditorNotice {
            width: parent.width
            visible: root.editor.fileText !== ""
            text: root.editor.fileText
            acceptText: root.editor.fileHasRules ? qsTr("Keep mine") : qsTr("Understood")
            rejectText: root.editor.fileHasRules ? qsTr("Use the file's") : ""
            onAccepted: root.editor.keepMine()
            onRejected: root.editor.takeTheirs()
        }
        EditorNotice {
            width: parent.width
            visible: root.editor.saveProblem !== ""
            text: qsTr("It could not be saved. %1").arg(root.editor.saveProblem)
            acceptText: qsTr("Try again")
            onAccepted: root.editor.save()
        }
        Item {
            width: parent.width
            height: Theme.controlHeight
            TextField {
                id: search
                focus: true
                anchors.left: parent.left
                width: (parent.width - Theme.spaceS) * 0.4
                prompt: qsTr("Find a rule")
                iconName: "search"
                Keys.forwardTo: [root.keysTo]
                onTextChanged: root.editor.sought = text
            }
            ComboBox {
                id: presets
                anchors.right: parent.right
                width: parent.width - search.width - Theme.spaceS
                name: qsTr("Rules to start from")
                model: root.editor.presetNames
                currentIndex: root.editor.preset
                displayText: currentIndex < 0 ? qsTr("Start from the rules of a type of casino") : currentText
                onActivated: index => root.editor.lay(index)
            }
        }
        Label {
            width: parent.width
            visible: root.editor.presetSource !== ""
            text: qsTr("Source: %1").arg(root.editor.presetSource)
            role: Label.Caption
            muted: true
            wrapMode: Text.Wrap
        }
        Label {
            width: parent.width
            visible: root.editor.presetFigures !== ""
            text: root.editor.presetFigures
            role: Label.Caption
            muted: true
            wrapMode: Text.Wrap
        }
        Label {
            width: parent.width
            visible: root.editor.presetDifference !== ""
            text: root.editor.presetDifference
            role: Label.Caption
            muted: true
            wrapMode: Text.Wrap
        }
        Rectangle {
            width: parent.width
            height: price.implicitHeight + 2 * Theme.spaceS
            radius: Theme.radiusM
            color: Theme.surface
            border.width: Theme.hairline
            border.color: Theme.line

            Flow {
                id: price
                anchors.left: parent.left
                anchors.right: problems.visible ? problems.left : parent.right
                anchors.margins: Theme.spaceM
                anchors.verticalCenter: parent.verticalCenter
                spacing: Theme.spaceM
                Label {
                    height: edge.height
                    verticalAlignment: Text.AlignVCenter
                    text: qsTr("House edge")
                    role: Label.Caption
                    muted: true
                    Accessible.ignored: true
                }
                Label {
                    id: edge
                    text: root.figures.edgeText === "" ? "…" : root.figures.edgeText
                    role: Label.Title
                    opacity: root.figures.working ? Theme.dimmedOpacity : 1
                    Accessible.ignored: true
                    Explained {
                        anchors.fill: parent
                        meaning: root.figures.edgeHelp
                        words: root.figures.edgeText === "" ? qsTr("House edge: calculating…")
                                                            : qsTr("House edge %1").arg(root.figures.edgeText)
                    }
                }
                HourlyLine {
                    height: edge.height
                    text: root.figures.costText
                    hourly: root.figures.hourly
                    opacity: root.figures.working ? Theme.dimmedOpacity : 1
                }
                Label {
                    width: Math.min(implicitWidth, price.width)
                    height: Math.max(edge.height, implicitHeight)
                    verticalAlignment: Text.AlignVCenter
                    wrapMode: Text.Wrap
                    readonly property int kind: root.figures.stepKind
                    visible: kind !== Difference.None
                    text: kind === Difference.Same ? qsTr("The last change makes no difference")
                        : (kind === Difference.Better ? qsTr("The last change: %1, better for you")
                                                      : qsTr("The last change: %1, better for the house"))
                          .arg(root.figures.stepText)
                    strong: true
                    color: kind === Difference.Better ? Theme.win
                         : kind === Difference.Worse ? Theme.lose : Theme.textMuted
                    Accessible.role: Accessible.AlertMessage
                }
                Label {
                    height: edge.height
                    verticalAlignment: Text.AlignVCenter
                    visible: root.editor.hasChanges && root.figures.savedEdgeText !== ""
                    text: qsTr("Saved: %1").arg(root.figures.savedEdgeText)
                    role: Label.Caption
                    muted: true
                }
            }
            Button {
                id: problems
                anchors.right: parent.right
                anchors.rightMargin: Theme.spaceS
                anchors.verticalCenter: parent.verticalCenter
                visible: root.editor.problemCount > 0
                implicitHeight: Theme.controlHeightSmall
                text: qsTr("Show problems: %n", "", root.editor.problemCount)
                iconName: "warning"
                onClicked: root.problemAsked()
            }
        }
    }
}
