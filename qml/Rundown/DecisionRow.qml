// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Models

/// A decision in an expanded row, and its cost compared with the best play where that is known.
Item {
    id: root

    required property string decision
    /// A value of DecisionMark.
    required property int mark
    required property string markText
    required property string costText
    /// It can be calculated: the person's own.
    property bool calculable: false
    signal calculateAsked()

    readonly property string tone: mark === DecisionMark.Blunder || mark === DecisionMark.Mistake ? "lose"
                                 : mark === DecisionMark.Inaccuracy ? "push"
                                 : mark === DecisionMark.Best ? "win" : "plain"

    implicitHeight: Math.max(words.implicitHeight, badge.visible ? badge.implicitHeight : 0,
                             calculate.visible ? calculate.height : 0) + Theme.space(0.5)
    Accessible.role: Accessible.StaticText
    Accessible.name: markText === "" ? decision
                   : costText === "" ? qsTr("%1. %2", "a decision, its mark").arg(decision).arg(markText)
                                     : qsTr("%1. %2: %3", "a decision, its mark, what it cost")
                                       .arg(decision).arg(markText).arg(costText)

    Column {
        id: words
        anchors.left: parent.left
        width: parent.width - (badge.visible ? badge.width + Theme.spaceS : 0)
               - (calculate.visible ? calculate.width + Theme.spaceXs : 0)
        Label {
            width: parent.width
            text: root.decision
            role: Label.Caption
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }
        Label {
            width: parent.width
            text: root.costText
            visible: text !== ""
            role: Label.Caption
            muted: true
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }
    }
    IconButton {
        id: calculate
        anchors.right: parent.right
        visible: root.calculable
        implicitWidth: Theme.controlHeightSmall
        implicitHeight: Theme.controlHeightSmall
        focusPolicy: Qt.TabFocus
        iconName: "calculator"
        text: qsTr("Calculate: %1", "a decision").arg(root.decision)
        onClicked: root.calculateAsked()
    }
    Badge {
        id: badge
        anchors.right: calculate.visible ? calculate.left : parent.right
        anchors.rightMargin: calculate.visible ? Theme.spaceXs : 0
        visible: root.markText !== ""
        text: root.markText
        tone: root.tone
        iconName: root.mark === DecisionMark.Best ? "check" : root.tone === "lose" ? "warning" : ""
        Accessible.ignored: true
    }
}
