// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Models

/// The content of an expanded Rundown row: what can be done with the round, the person's own hands as dealt and at the
/// end, the money, side bets, decisions; what the others had, folded; fairness. In two columns if there is room.
Column {
    id: root

    required property RoundDetails details
    signal replayAsked()
    signal reviewAsked()
    signal elsewhereAsked()
    /// The decision at `place` is to be calculated.
    signal calculateAsked(int place)
    signal challengeAsked()
    signal noteWritten(string note, string tags)
    /// The user wants to see the rule at `place`.
    signal ruleAsked(string place)

    readonly property bool wide: width > Theme.space(150)
    readonly property real cardWidth: wide ? Theme.space(14) : Theme.space(9)
    readonly property real columnWidth: wide ? (width - columns.spacing) / 2 : width
    /// A round that can't be read has no hands.
    readonly property bool dealt: details !== null && details.handsFinal.length + details.others.length > 0
    readonly property bool own: details !== null && details.handsFinal.length > 0
    /// Others were at the table, so the person's own part says that it is theirs.
    readonly property bool accompanied: details !== null && details.others.length > 0
    readonly property bool luckKnown: details !== null && details.luck.known

    component LuckLine: DetailLine {
        width: root.columnWidth
        visible: root.luckKnown
    }

    spacing: Theme.spaceXs
    visible: details !== null && details.ready

    Label {
        width: root.width
        visible: text !== ""
        text: root.details ? root.details.trouble : ""
        color: Theme.lose
        role: Label.Caption
        wrapMode: Text.Wrap
        topPadding: Theme.spaceS
    }
    Flow {
        width: root.width
        visible: root.dealt
        topPadding: Theme.spaceS
        spacing: Theme.spaceS

        component Deed: Button {
            implicitHeight: Theme.controlHeightSmall
            focusPolicy: Qt.TabFocus
        }
        Deed {
            text: qsTr("Replay")
            iconName: "play"
            onClicked: root.replayAsked()
        }
        Deed {
            text: qsTr("Review")
            iconName: "coach"
            onClicked: root.reviewAsked()
        }
        Deed {
            text: qsTr("These cards in other games")
            iconName: "strategy"
            onClicked: root.elsewhereAsked()
        }
        ShareButton {
            visible: root.own
            exporter: root.details?.exporter ?? null
            onChallengeAsked: root.challengeAsked()
        }
    }
    Flow {
        id: columns
        width: root.width
        spacing: root.wide ? Theme.spaceXl : Theme.spaceXs

        Column {
            width: root.columnWidth
            spacing: Theme.spaceXs
            visible: root.dealt

            DetailHeading { text: root.accompanied && root.own ? qsTr("You, as dealt") : qsTr("As dealt") }
            Repeater {
                model: root.details ? root.details.handsInitial : []
                DetailHandRow {
                    required property detailHand modelData
                    width: root.columnWidth
                    cardWidth: root.cardWidth
                    label: modelData.label
                    cards: modelData.cards
                    total: modelData.total
                }
            }
            DetailHandRow {
                width: root.columnWidth
                cardWidth: root.cardWidth
                label: qsTr("Dealer")
                cards: root.details ? root.details.dealerInitial.cards : []
                total: root.details ? root.details.dealerInitial.total : ""
            }

            DetailHeading { text: root.accompanied && root.own ? qsTr("You, at the end") : qsTr("At the end") }
            Repeater {
                model: root.details ? root.details.handsFinal : []
                DetailHandRow {
                    required property detailHand modelData
                    width: root.columnWidth
                    cardWidth: root.cardWidth
                    label: modelData.label
                    cards: modelData.cards
                    total: modelData.total
                    result: modelData.result
                }
            }
            DetailHandRow {
                width: root.columnWidth
                cardWidth: root.cardWidth
                label: qsTr("Dealer")
                cards: root.details ? root.details.dealerFinal.cards : []
                total: root.details ? root.details.dealerFinal.total : ""
            }
        }
        Column {
            width: root.columnWidth
            spacing: Theme.spaceXs

            DetailHeading { text: qsTr("Note") }
            NoteEditor {
                id: noteEditor
                width: root.columnWidth
                note: root.details ? root.details.note : ""
                tags: root.details ? root.details.tags : ""
                problem: root.details ? root.details.noteProblem : ""
                onKeepAsked: (note, tags) => root.noteWritten(note, tags)
                readonly property Connections kept: Connections {
                    target: root.details
                    function onChanged(): void { if (root.details.noteProblem === "") noteEditor.takeOver() }
                }
            }

            DetailHeading { text: qsTr("Time") }
            DetailLine {
                width: root.columnWidth
                label: qsTr("Started")
                value: root.details ? root.details.startedText : ""
            }
            DetailLine {
                width: root.columnWidth
                visible: root.details !== null && root.details.endedText !== ""
                label: qsTr("Ended")
                value: root.details ? root.details.endedText : ""
            }

            DetailHeading { text: qsTr("Money") }
            DetailLine {
                width: root.columnWidth
                label: qsTr("Total staked")
                value: root.details ? root.details.wageredText : ""
            }
            DetailLine {
                width: root.columnWidth
                label: qsTr("Paid out, stakes included")
                value: root.details ? root.details.returnedText : ""
            }

            DetailHeading {
                text: qsTr("Luck and play")
                visible: root.luckKnown
            }
            LuckLine { label: qsTr("Hands, played best"); value: root.details ? root.details.luck.hands : "" }
            LuckLine {
                visible: root.luckKnown && root.details.sideBets.length > 0
                label: qsTr("Side bets")
                value: root.details ? root.details.luck.sideBets : ""
            }
            LuckLine { label: qsTr("Mistakes"); value: root.details ? root.details.luck.mistakes : "" }
            LuckLine { label: qsTr("Luck"); value: root.details ? root.details.luck.luck : "" }
            LuckLine { label: qsTr("Net"); value: root.details ? root.details.luck.net : "" }
            Label {
                width: root.columnWidth
                visible: root.luckKnown
                text: root.details ? root.details.luckText : ""
                role: Label.Caption
                muted: true
                wrapMode: Text.Wrap
            }

            DetailHeading {
                text: qsTr("Your count")
                visible: root.details !== null && root.details.counts.length > 0
            }
            Repeater {
                model: root.details ? root.details.counts : []
                Label {
                    required property string modelData
                    width: root.columnWidth
                    text: modelData
                    role: Label.Caption
                    wrapMode: Text.Wrap
                }
            }

            DetailHeading {
                text: root.accompanied ? qsTr("Your side bets") : qsTr("Side bets")
                visible: root.details !== null && root.details.sideBets.length > 0
            }
            Repeater {
                model: root.details ? root.details.sideBets : []
                SideBetRow {
                    required property detailSideBet modelData
                    width: root.columnWidth
                    name: modelData.name
                    cards: modelData.cards
                    outcome: modelData.outcome
                    payout: modelData.payoutText
                    worth: modelData.worthText
                    won: modelData.won
                }
            }

            DetailHeading {
                text: root.accompanied ? qsTr("Your decisions") : qsTr("Decisions")
                visible: root.details !== null && root.details.decisions.length > 0
            }
            Repeater {
                model: root.details ? root.details.decisions : []
                DecisionRow {
                    required property detailDecision modelData
                    width: root.columnWidth
                    decision: modelData.text
                    mark: modelData.mark
                    markText: modelData.markText
                    costText: modelData.costText
                    calculable: true
                    onCalculateAsked: root.calculateAsked(modelData.place)
                }
            }

            DetailHeading {
                text: qsTr("Why it ended this way")
                visible: root.details !== null && root.details.settlements.length > 0
            }
            Repeater {
                model: root.details ? root.details.settlements : []
                SettlementRow {
                    required property detailSettlement modelData
                    width: root.columnWidth
                    label: modelData.label
                    result: modelData.result
                    ground: modelData.ground
                    onRuleAsked: root.ruleAsked(modelData.place)
                }
            }
        }
    }

    DetailHeading {
        text: qsTr("Others at the table")
        visible: root.accompanied
    }
    Flow {
        width: root.width
        spacing: columns.spacing
        visible: root.accompanied
        Repeater {
            model: root.details ? root.details.others : []
            PersonDetails {
                required property detailPerson modelData
                width: root.columnWidth
                cardWidth: root.cardWidth
                person: modelData
            }
        }
    }
    DetailHeading {
        text: qsTr("Fairness")
        visible: fairness.visible
    }
    Label {
        id: fairness
        width: root.width
        text: root.details ? root.details.fairness : ""
        visible: text !== ""
        role: Label.Caption
        muted: true
        wrapMode: Text.WrapAnywhere
    }
}
