// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Models

/// The note above the felt while a decision is reviewed: which decision, the answer and why it was right or wrong, and
/// the figures. Its height is constant, so that the table doesn't move.
Rectangle {
    id: root

    required property ReviewController review

    readonly property bool bad: review.mark >= DecisionMark.Inaccuracy
    readonly property bool tried: review.stage === ReviewStage.Tried && !review.happened

    implicitHeight: Theme.space(width < Theme.space(290) ? 31 : 24)
    color: tried ? Theme.accentSoft : Theme.surface

    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: Theme.hairline
        color: Theme.line
    }
    Column {
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.leftMargin: Theme.spaceL
        anchors.rightMargin: Theme.spaceL
        anchors.verticalCenter: parent.verticalCenter
        Flow {
            id: head
            width: parent.width
            spacing: Theme.spaceS
            Label {
                text: root.review.title
                role: Label.Caption
                muted: true
                lineHeight: 1
            }
            Icon {
                name: root.review.mark === DecisionMark.None ? "" : root.bad ? "warning" : "check"
                color: mark.color
                size: Theme.iconSizeSmall
                visible: mark.text !== ""
            }
            Label {
                id: mark
                text: root.review.markTitle
                role: Label.Caption
                strong: true
                color: root.bad ? Theme.lose : Theme.win
                lineHeight: 1
                visible: text !== ""
            }
            Label {
                width: Math.min(implicitWidth, head.width)
                text: root.review.countText
                role: Label.Caption
                muted: true
                lineHeight: 1
                elide: Text.ElideRight
                visible: text !== ""
            }
            // One's own answer beside the best.
            Repeater {
                model: root.review.choices
                Label {
                    required property reviewChoice modelData
                    text: qsTr("%1: %2 %3", "whose answer, the answer, its price").arg(modelData.title)
                          .arg(modelData.answer).arg(modelData.price)
                    role: Label.Caption
                    strong: modelData.best
                    lineHeight: 1
                }
            }
        }
        Label {
            id: reason
            width: parent.width
            text: root.review.stage === ReviewStage.Asked
                  ? qsTr("Answer as you would now. The figures follow.") : root.review.text
            role: Label.Label
            strong: root.review.stage !== ReviewStage.Asked
            muted: root.review.stage === ReviewStage.Asked
            wrapMode: Text.Wrap
            maximumLineCount: 2
            elide: Text.ElideRight
            lineHeight: 1
            Accessible.role: Accessible.AlertMessage
            Accessible.name: root.review.markTitle === "" || root.tried ? text
                : qsTr("%1: %2").arg(root.review.markTitle).arg(text)
        }
        Label {
            width: parent.width
            text: root.review.figures
            role: Label.Caption
            muted: true
            wrapMode: Text.Wrap
            maximumLineCount: 2
            elide: Text.ElideRight
            lineHeight: 1
            // With large text there may be no room for it; the answers' buttons have the figures too.
            visible: text !== "" && head.height + reason.height + 1.5 * Theme.fontCaption * lineCount < root.height
        }
    }
}
