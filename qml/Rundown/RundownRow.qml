// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Models

/// A round in the Rundown: game and time, totals, result and net, marks for side bets won. Expands to the whole round.
T.ItemDelegate {
    id: row

    required property int index

    required property RundownModel rundown
    required property int roundId
    required property string numberText
    required property string gameName
    required property string timeText
    required property string clockText
    required property string dayText
    required property list<string> hands
    required property string dealerCards
    required property string handValues
    required property string dealerValue
    required property string resultText
    required property int resultKind
    required property string netText
    required property string partsText
    required property string rankText
    required property string note
    required property list<string> tags
    required property list<string> sideBetsWon
    required property list<string> sideBetsLost
    required property bool recovered
    required property string mistake
    required property bool damaged
    required property string accessibleName
    required property bool thisSession
    property bool expanded: false
    /// The game at whose table the list stands: its rounds say how they ended instead of its name. Empty elsewhere.
    property string tableGame: ""
    /// What stands above the row, of it and those that follow; empty for nothing.
    property string heading: ""
    /// The coach's words may be read.
    property bool marksShown: true
    readonly property bool titled: gameName !== tableGame
    /// There is room for two columns.
    readonly property bool wide: head.width > Theme.space(150)

    readonly property color tone: resultKind === ResultKind.Win ? Theme.win
                                : resultKind === ResultKind.Lose ? Theme.lose : Theme.push

    signal replayAsked(int roundId)
    signal reviewAsked(int roundId)
    signal elsewhereAsked(int roundId)

    topInset: above.visible ? above.implicitHeight : 0
    implicitHeight: topInset + head.implicitHeight + (expanded ? opened.height + Theme.spaceM : 0) + 2 * Theme.spaceM
    focusPolicy: ListView.isCurrentItem || activeFocus ? Qt.TabFocus : Qt.NoFocus
    hoverEnabled: true

    Accessible.role: Accessible.ListItem
    Accessible.onPressAction: clicked()
    Accessible.name: mistake !== "" && marksShown ? qsTr("%1, %2").arg(accessibleName).arg(mistake) : accessibleName
    Accessible.focusable: true

    background: Rectangle {
        color: row.expanded ? Theme.surfaceRaised : row.hovered ? Theme.surfaceHover : "transparent"
        radius: Theme.radiusM
        border.width: row.expanded ? Theme.hairline : 0
        border.color: Theme.line
    }

    Label {
        id: above
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.margins: Theme.spaceM
        anchors.topMargin: 0
        topPadding: Theme.spaceS
        bottomPadding: Theme.spaceXs
        visible: text !== ""
        text: row.heading
        role: Label.Label
        strong: true
        wrapMode: Text.Wrap
        Accessible.role: Accessible.Heading
    }
    Rectangle {
        x: row.mirrored ? row.width - width : 0
        y: row.topInset + Theme.spaceM
        width: Theme.space(0.75)
        height: head.implicitHeight
        radius: width / 2
        color: row.tone
    }
    Item {
        id: head
        x: Theme.spaceM
        y: row.topInset + Theme.spaceM
        width: row.width - 2 * Theme.spaceM

        readonly property real gap: Theme.space(0.5)
        /// The left edges of the second column and the third, the cards'; 0 if there is only one.
        readonly property real second: row.wide ? width * 0.34 : 0
        readonly property real third: row.wide ? width * 0.54 : 0
        implicitHeight: Math.max(marks.y + marks.implicitHeight, result.y + result.implicitHeight,
                                 when.y + when.implicitHeight, cards.y + cards.implicitHeight)

        Label {
            id: firstLine
            anchors.left: parent.left
            width: (row.wide ? parent.second : parent.width - net.width) - Theme.spaceS
            text: row.titled ? row.gameName : row.resultText
            strong: true
            color: Theme.text
            fits: true
            lineHeight: 1
            Accessible.ignored: true
        }
        Label {
            id: net
            anchors.right: parent.right
            text: row.netText
            strong: true
            color: row.tone
            lineHeight: 1
            Accessible.ignored: true
        }
        Label {
            id: secondLine
            anchors.left: parent.left
            anchors.leftMargin: parent.second
            y: row.wide ? 0 : firstLine.implicitHeight + parent.gap
            width: (row.wide ? parent.third - parent.second : parent.width - result.width) - Theme.spaceS
            text: row.handValues !== "" ? qsTr("%1 against %2").arg(row.handValues).arg(row.dealerValue)
                : row.dealerValue !== "" ? qsTr("Dealer %1", "the total").arg(row.dealerValue) : ""
            role: row.wide ? Label.Body : Label.Caption
            muted: !row.wide
            wrapMode: Text.Wrap
            lineHeight: 1
            Accessible.ignored: true
        }
        Label {
            id: result
            anchors.right: parent.right
            y: firstLine.implicitHeight + parent.gap
            width: Math.min(implicitWidth, parent.width * 0.58)
            elide: Text.ElideRight
            text: row.titled ? row.resultText : ""
            role: Label.Caption
            color: row.tone
            Accessible.ignored: true
        }
        Label {
            id: when
            anchors.left: parent.left
            y: row.wide ? result.y : secondLine.y + secondLine.implicitHeight + parent.gap
            width: row.wide ? parent.second - Theme.spaceS : parent.width
            text: qsTr("%1 · %2", "a round's number, a time").arg(row.numberText)
                .arg(row.tableGame === "" ? row.clockText : row.timeText)
            role: Label.Caption
            wrapMode: Text.Wrap
            muted: true
            Accessible.ignored: true
        }
        // The cards, small: each hand, then the dealer's behind a line.
        Flow {
            id: cards
            anchors.left: parent.left
            anchors.leftMargin: parent.third
            y: row.wide ? 0 : Math.max(result.y + (result.text === "" ? 0 : result.implicitHeight),
                                       when.y + when.implicitHeight) + parent.gap * 2
            width: parent.width - parent.third
                   - (row.wide ? Math.max(net.width, result.width) + Theme.spaceS : 0)
            spacing: Theme.spaceS
            Repeater {
                model: row.hands
                SmallHand {}
            }
            Rectangle {
                width: Theme.hairline
                height: Theme.space(7) * Theme.cardRatio
                color: Theme.line
                visible: row.dealerCards !== "" && row.hands.length > 0
            }
            Repeater {
                model: row.dealerCards === "" ? [] : [row.dealerCards]
                SmallHand {}
            }
        }
        Flow {
            id: marks
            /// A mark of play finds room beside the cards; side bets need a line of their own.
            readonly property bool beside: row.wide && row.partsText === "" && row.sideBetsWon.length === 0
                                           && row.sideBetsLost.length === 0 && row.note === "" && row.tags.length === 0
            anchors.left: parent.left
            anchors.leftMargin: parent.second
            y: (beside ? secondLine.implicitHeight : Math.max(secondLine.y + secondLine.implicitHeight,
                                                              cards.y + cards.implicitHeight))
               + (implicitHeight > 0 ? 2 * parent.gap : 0)
            width: (beside ? parent.third - Theme.spaceS : parent.width) - parent.second
            spacing: Theme.spaceXs
            Label {
                text: row.rankText
                role: Label.Caption
                strong: true
                visible: text !== ""
                rightPadding: Theme.spaceXs
            }
            Label {
                text: row.partsText
                role: Label.Caption
                width: Math.min(implicitWidth, marks.width)
                wrapMode: Text.Wrap
                visible: text !== ""
                rightPadding: Theme.spaceXs
                Accessible.ignored: true
            }
            Repeater {
                model: row.sideBetsWon
                Badge {
                    required property string modelData
                    text: modelData
                    tone: "accent"
                    iconName: "chip"
                }
            }
            Repeater {
                model: row.sideBetsLost
                Badge {
                    required property string modelData
                    text: qsTr("%1 lost").arg(modelData)
                    iconName: "minus"
                }
            }
            Repeater {
                model: row.tags
                Badge {
                    required property string modelData
                    text: modelData
                    iconName: "edit"
                }
            }
            Label {
                text: row.note
                role: Label.Caption
                width: Math.min(implicitWidth, marks.width)
                elide: Text.ElideRight
                visible: text !== ""
                muted: true
            }
            Badge {
                text: row.mistake
                visible: text !== "" && row.marksShown
                tone: "lose"
                iconName: "warning"
            }
            Badge {
                text: qsTr("recovered")
                visible: row.recovered
                iconName: "undo"
            }
            Badge {
                text: qsTr("damaged")
                visible: row.damaged
                tone: "lose"
                iconName: "warning"
            }
        }
    }
    Column {
        id: opened
        x: Theme.spaceM
        y: head.y + head.implicitHeight + Theme.spaceS
        width: row.width - 2 * Theme.spaceM
        // Created when the row is expanded (a Loader can't hold a bound component in Qt 6.4).
        Repeater {
            model: row.expanded ? 1 : 0
            RoundDetailsView {
                width: opened.width
                details: row.rundown.details(row.roundId)
                onReplayAsked: row.replayAsked(row.roundId)
                onRuleAsked: place => row.rundown.showRule(row.roundId, place)
                onReviewAsked: row.reviewAsked(row.roundId)
                onCalculateAsked: place => row.rundown.calculate(row.roundId, place)
                onElsewhereAsked: row.elsewhereAsked(row.roundId)
                onChallengeAsked: row.rundown.challenge(row.roundId)
                onNoteWritten: (note, tags) => row.rundown.keepNote(details, note, tags)
            }
        }
    }
}
