// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Models

/// Takes the place of the bottom bar during a replay: the round's moments, the replay's controls, and what happens in
/// the moment shown.
Rectangle {
    id: root

    required property TableReplay replay
    required property KeyMap keys

    readonly property int count: replay.moments.count
    readonly property bool atStart: replay.moment <= 0
    readonly property bool atEnd: replay.moment >= count - 1
    readonly property bool tight: width < Theme.space(290)
    /// Narrower still: only the description of the moment is in words, the rest is icons.
    readonly property bool bare: line.width - ways.implicitWidth - counted.implicitWidth - speed.whole
        - elsewhere.implicitWidth - verify.implicitWidth - stop.whole - 7 * Theme.spaceM < Theme.space(48)

    signal elsewhereAsked()

    color: Theme.surface
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Replay")

    Rectangle {
        width: parent.width
        height: Theme.hairline
        color: Theme.line
    }

    component ReplayButton: IconButton { focusPolicy: Qt.TabFocus }

    DealingSpeeds { id: speeds }

    MomentLine {
        id: line
        replay: root.replay
        anchors.top: parent.top
        anchors.topMargin: Theme.spaceXs
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.leftMargin: Theme.spaceL
        anchors.rightMargin: Theme.spaceL
        height: Theme.controlHeightSmall
    }
    RowLayout {
        anchors.left: line.left
        anchors.right: line.right
        anchors.top: line.bottom
        anchors.bottom: parent.bottom
        spacing: Theme.spaceM

        // Time runs left to right in every layout.
        Item {
            implicitWidth: ways.implicitWidth
            implicitHeight: ways.implicitHeight
            LayoutMirroring.enabled: false
            LayoutMirroring.childrenInherit: true
            Row {
                id: ways
                ReplayButton {
                    text: qsTr("To the start")
                    iconName: "to-start"
                    enabled: !root.atStart
                    onClicked: root.replay.toStart()
                }
                ReplayButton {
                    text: qsTr("Back")
                    iconName: "step-back"
                    enabled: !root.atStart
                    onClicked: root.replay.back()
                }
                ReplayButton {
                    text: root.replay.playing ? qsTr("Pause") : qsTr("Play")
                    iconName: root.replay.playing ? "pause" : "play"
                    iconSize: Theme.iconSizeLarge
                    enabled: root.count > 0
                    onClicked: root.replay.playOrPause()
                }
                ReplayButton {
                    text: qsTr("Step")
                    iconName: "step"
                    enabled: !root.atEnd
                    onClicked: root.replay.step()
                }
                ReplayButton {
                    text: qsTr("To the end")
                    iconName: "to-end"
                    enabled: !root.atEnd
                    onClicked: root.replay.toEnd()
                }
            }
        }
        Label {
            id: counted
            text: qsTr("%1 of %2").arg(root.replay.moment + 1).arg(root.count)
            role: Label.Caption
            muted: true
            lineHeight: 1
            visible: !root.bare
        }
        Icon {
            name: root.replay.noteWarns ? "warning" : ""
            color: Theme.lose
            size: Theme.iconSizeSmall
        }
        Label {
            Layout.fillWidth: true
            Layout.fillHeight: true
            text: line.pointedAt !== "" ? line.pointedAt
                : root.replay.note !== "" ? root.replay.note : root.replay.words
            role: Label.Label
            strong: line.pointedAt === ""
            color: line.pointedAt !== "" ? Theme.textMuted : root.replay.noteWarns ? Theme.lose
                 : root.replay.note !== "" ? Theme.accent : Theme.text
            fontSizeMode: Text.Fit
            minimumPixelSize: Theme.fontLeast
            wrapMode: Text.Wrap
            verticalAlignment: Text.AlignVCenter
            Accessible.role: Accessible.AlertMessage
        }
        ComboBox {
            id: speed
            readonly property real whole: Theme.space(38)
            name: qsTr("Speed of the replay")
            displayText: root.bare ? currentText : Accessible.name
            Accessible.name: qsTr("Speed: %1").arg(currentText)
            implicitWidth: root.bare ? Theme.space(30) : whole
            focusPolicy: Qt.TabFocus
            model: speeds.labels
            currentIndex: speeds.indexOf(root.replay.speed)
            onActivated: index => root.replay.speed = speeds.values[index]
        }
        BetButton {
            id: elsewhere
            text: qsTr("Other games")
            keyHint: root.keys.hints[ReplayIntent.Elsewhere] ?? ""
            iconName: "strategy"
            enabled: root.replay.roundId > 0
            Accessible.description: qsTr("What the same cards would have paid there")
            onClicked: root.elsewhereAsked()
        }
        BetButton {
            id: verify
            text: qsTr("Verify")
            keyHint: root.keys.hints[ReplayIntent.Verify] ?? ""
            iconName: root.replay.verdict === ShoeVerdict.Verified ? "check"
                    : root.replay.verdict === ShoeVerdict.Failed ? "warning" : "shield"
            Accessible.description: qsTr("Checks the shoe against its commitment")
            onClicked: root.replay.verify()
        }
        Button {
            id: stop
            readonly property string name: qsTr("Stop replay")
            readonly property real whole: Math.ceil(inWords.advanceWidth) + Theme.iconSize + spacing + leftPadding
                                          + rightPadding
            text: root.bare ? "" : name
            Accessible.name: name
            keyHint: root.tight ? "" : root.keys.hints[WindowIntent.Back] ?? ""
            iconName: "close"
            kind: "primary"
            focusPolicy: Qt.TabFocus
            onClicked: root.replay.stop()
            TextMetrics {
                id: inWords
                font: stop.font
                text: stop.name
            }
            Tip {
                text: stop.name
                keyHint: qsTr("Esc")
                wanted: root.bare && stop.hovered
            }
        }
    }
}
