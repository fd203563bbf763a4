// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls

/// A play in an expanded row: its outcome, and the rule that decided it; a press opens that rule.
Item {
    id: root

    required property string label
    required property string result
    required property string ground

    signal ruleAsked()

    implicitHeight: words.implicitHeight + link.implicitHeight

    Item {
        id: words
        width: parent.width
        implicitHeight: name.implicitHeight
        Accessible.role: Accessible.StaticText
        Accessible.name: qsTr("%1: %2").arg(root.label).arg(root.result)
        Label {
            id: name
            anchors.left: parent.left
            width: parent.width - outcome.width - Theme.spaceS
            text: root.label
            role: Label.Caption
            muted: true
            elide: Text.ElideRight
            Accessible.ignored: true
        }
        Label {
            id: outcome
            anchors.right: parent.right
            text: root.result
            role: Label.Caption
            strong: true
            Accessible.ignored: true
        }
    }
    component RuleWords: Item {
        id: line

        property string text
        property bool lit: false

        implicitWidth: sign.width + Theme.spaceS + sentence.implicitWidth
        Icon {
            id: sign
            anchors.left: parent.left
            anchors.verticalCenter: parent.verticalCenter
            name: "rules"
            size: Theme.iconSizeSmall
            color: Theme.accent
        }
        Label {
            id: sentence
            anchors.left: sign.right
            anchors.leftMargin: Theme.spaceS
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            text: line.text
            role: Label.Caption
            color: line.lit ? Theme.accentHover : Theme.accent
            font.underline: line.lit
            elide: Text.ElideRight
            Accessible.ignored: true
        }
    }
    Pressable {
        id: link
        anchors.top: words.bottom
        anchors.left: parent.left
        width: Math.min(implicitWidth, parent.width)
        implicitHeight: Theme.controlHeightSmall
        implicitWidth: implicitContentWidth + leftPadding + rightPadding
        leftPadding: Theme.spaceXs
        rightPadding: Theme.spaceXs
        text: root.ground
        focusPolicy: Qt.TabFocus
        Accessible.description: qsTr("Opens this rule")
        onClicked: root.ruleAsked()

        contentItem: RuleWords {
            text: link.text
            lit: link.hovered
        }
        background: FocusRing {
            anchors.margins: 0
            shown: link.visualFocus
        }
    }
}
