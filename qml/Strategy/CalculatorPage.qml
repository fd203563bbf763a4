// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Models

/// Any hand: its cards, the dealer's, what is known and what is gone from the shoe, typed or pressed; beside them, or
/// beneath where there is little room, what each play is worth and how the dealer's hand ends.
FocusScope {
    id: root

    required property HandCalculator calculator

    /// Where a pressed card goes: where one was typed last, or as chosen. A value of CardPlace.
    property int place: CardPlace.Own
    readonly property list<int> places: calculator.holeSeen
        ? [CardPlace.Own, CardPlace.Up, CardPlace.Hole, CardPlace.Gone]
        : [CardPlace.Own, CardPlace.Up, CardPlace.Gone]
    readonly property int placed: Array.from(places).indexOf(place)
    onPlacedChanged: if (placed < 0) place = CardPlace.Up
    readonly property list<string> ranks: ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]
    readonly property bool wide: width >= Math.max(Theme.space(180), Theme.fontBody * 52)
    readonly property real columnWidth: wide ? (columns.width - Theme.spaceL - columns.spacing) / 2
                                             : columns.width - Theme.spaceL
    readonly property real cardWidth: Theme.space(8)

    Component.onCompleted: ownHand.takeFocus()

    component Heading: Label {
        role: Label.Label
        strong: true
        wrapMode: Text.Wrap
        Accessible.role: Accessible.Heading
    }
    component Problem: Label {
        visible: text !== ""
        role: Label.Caption
        color: Theme.lose
        wrapMode: Text.Wrap
        Accessible.role: Accessible.AlertMessage
    }
    component Muted: Label {
        visible: text !== ""
        role: Label.Caption
        muted: true
        wrapMode: Text.Wrap
    }
    /// Cards that are typed, as pictures beside the field, and what is wrong with them.
    component CardField: Column {
        id: entry
        required property string caption
        required property string prompt
        required property string typed
        required property string problem
        required property int at
        property list<string> cards: []
        property string told: ""
        signal written(string text)
        readonly property bool chosen: root.place === at
        function takeFocus(): void {
            field.forceActiveFocus(Qt.OtherFocusReason)
        }

        width: root.columnWidth
        spacing: Theme.space(0.5)
        Item {
            width: parent.width
            height: Math.max(caption.height, told.height)
            Label {
                id: caption
                anchors.left: parent.left
                text: entry.caption
                role: Label.Caption
                strong: entry.chosen
                muted: !entry.chosen
                Accessible.ignored: true
            }
            Label {
                id: told
                anchors.right: parent.right
                width: Math.min(implicitWidth, parent.width - caption.width - Theme.spaceS)
                fits: true
                text: entry.told
                role: Label.Caption
                muted: true
            }
        }
        Item {
            width: parent.width
            height: Math.max(field.height, pictures.visible ? pictures.height : 0)
            TextField {
                id: field
                anchors.left: parent.left
                anchors.right: pictures.visible ? pictures.left : parent.right
                anchors.rightMargin: pictures.visible ? Theme.spaceS : 0
                anchors.verticalCenter: parent.verticalCenter
                implicitHeight: Theme.controlHeightSmall
                name: entry.caption
                prompt: entry.prompt
                text: entry.typed
                Accessible.description: entry.problem
                onTextEdited: entry.written(text)
                onActiveFocusChanged: if (activeFocus) root.place = entry.at
            }
            Item {
                id: pictures
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                visible: entry.cards.length > 0
                width: hand.implicitWidth
                height: hand.implicitHeight
                SmallCards {
                    id: hand
                    cards: entry.cards
                    cardWidth: root.cardWidth
                    room: entry.width * 0.4
                    // The order of cards is the same in every language.
                    LayoutMirroring.enabled: false
                    LayoutMirroring.childrenInherit: true
                }
            }
        }
        Problem {
            width: parent.width
            text: entry.problem
        }
    }

    Panel {
        anchors.fill: parent
        padding: Theme.spaceM
    }
    ScrollPage {
        id: view
        anchors.fill: parent
        anchors.margins: Theme.spaceM - Theme.spaceXs
        contentHeight: columns.implicitHeight + 2 * Theme.spaceXs
        activeFocusOnTab: contentHeight > height
        Accessible.role: Accessible.Grouping
        Accessible.name: qsTr("Hand calculator")

        Flow {
            id: columns
            // Room for the focus ring.
            anchors.left: parent.left
            anchors.leftMargin: Theme.spaceXs
            y: Theme.spaceXs
            width: view.width - Theme.spaceXs
            spacing: Theme.spaceXl

            // ---- What is asked ----

            Column {
                id: given
                width: root.columnWidth
                spacing: Theme.spaceS

                Muted {
                    width: parent.width
                    text: root.calculator.sourceText
                }
                CardField {
                    id: ownHand
                    caption: qsTr("Your hand")
                    prompt: qsTr("such as A 7")
                    at: CardPlace.Own
                    typed: root.calculator.own
                    problem: root.calculator.ownProblem
                    cards: root.calculator.ownCards
                    told: root.calculator.totalText
                    onWritten: text => root.calculator.own = text
                }
                CardField {
                    caption: qsTr("The dealer's up card")
                    prompt: qsTr("such as 9")
                    at: CardPlace.Up
                    typed: root.calculator.up
                    problem: root.calculator.upProblem
                    cards: root.calculator.dealerCards
                    onWritten: text => root.calculator.up = text
                }
                ComboBox {
                    width: root.columnWidth
                    implicitHeight: Theme.controlHeightSmall
                    name: qsTr("What is known about the hidden card")
                    model: root.calculator.sights
                    currentIndex: root.calculator.sight
                    onActivated: index => root.calculator.sight = index
                }
                CardField {
                    visible: root.calculator.holeSeen
                    caption: qsTr("The hidden card")
                    prompt: qsTr("such as 9")
                    at: CardPlace.Hole
                    typed: root.calculator.hole
                    problem: root.calculator.holeProblem
                    onWritten: text => root.calculator.hole = text
                }
                SwitchRow {
                    width: root.columnWidth
                    visible: root.calculator.mayPeek
                    text: qsTr("The dealer has looked: no blackjack")
                    checked: root.calculator.peeked
                    onToggled: root.calculator.peeked = checked
                }
                ComboBox {
                    width: root.columnWidth
                    implicitHeight: Theme.controlHeightSmall
                    visible: count > 1
                    name: qsTr("Whether the hand comes from a split")
                    model: root.calculator.splits
                    currentIndex: root.calculator.split
                    onActivated: index => root.calculator.split = index
                }
                CardField {
                    caption: qsTr("Other cards gone from the shoe")
                    prompt: qsTr("such as 5 5 6 K")
                    at: CardPlace.Gone
                    typed: root.calculator.gone
                    problem: root.calculator.goneProblem
                    told: root.calculator.shoeText
                    onWritten: text => root.calculator.gone = text
                }
                Item {
                    width: root.columnWidth
                    height: Theme.controlHeightSmall
                    Segmented {
                        anchors.left: parent.left
                        width: Math.min(implicitWidth, parent.width - back.width - empty.width - Theme.spaceS)
                        implicitHeight: Theme.controlHeightSmall
                        name: qsTr("Where a pressed card goes")
                        labels: root.calculator.holeSeen
                            ? [qsTr("Your hand"), qsTr("Dealer"), qsTr("Hidden"), qsTr("Gone")]
                            : [qsTr("Your hand"), qsTr("Dealer"), qsTr("Gone")]
                        currentIndex: root.placed
                        onActivated: index => root.place = root.places[index]
                    }
                    IconButton {
                        id: back
                        anchors.right: empty.left
                        implicitWidth: Theme.controlHeightSmall
                        implicitHeight: Theme.controlHeightSmall
                        text: qsTr("Take back")
                        iconName: "undo"
                        onClicked: root.calculator.takeBack(root.place)
                    }
                    IconButton {
                        id: empty
                        anchors.right: parent.right
                        implicitWidth: Theme.controlHeightSmall
                        implicitHeight: Theme.controlHeightSmall
                        text: qsTr("Clear all")
                        iconName: "trash"
                        onClicked: root.calculator.clear()
                    }
                }
                Flow {
                    width: root.columnWidth
                    spacing: Theme.spaceXs
                    // The order of cards is the same in every language.
                    LayoutMirroring.enabled: false
                    Repeater {
                        model: root.ranks
                        Button {
                            required property string modelData
                            text: modelData
                            width: Math.max(Theme.controlHeightSmall, Math.round(Theme.fontLabel * 2.4))
                            implicitHeight: Theme.controlHeightSmall
                            leftPadding: Theme.spaceXs
                            rightPadding: Theme.spaceXs
                            Accessible.name: qsTr("Add a card: %1").arg(modelData)
                            onClicked: root.calculator.add(root.place, modelData)
                        }
                    }
                }
            }

            // ---- What comes of it ----

            Column {
                width: root.columnWidth
                spacing: Theme.spaceXs

                Item {
                    width: parent.width
                    height: Math.max(heading.height, stakes.height)
                    Heading {
                        id: heading
                        anchors.left: parent.left
                        width: parent.width - stakes.width - money.width
                        text: qsTr("What each play is worth")
                    }
                    Label {
                        id: stakes
                        anchors.right: money.left
                        anchors.bottom: parent.bottom
                        width: root.columnWidth * 0.22
                        horizontalAlignment: Text.AlignRight
                        fits: true
                        text: qsTr("in stakes")
                        role: Label.Caption
                        muted: true
                        Accessible.ignored: true
                    }
                    Label {
                        id: money
                        anchors.right: parent.right
                        anchors.bottom: parent.bottom
                        width: root.columnWidth * 0.26
                        horizontalAlignment: Text.AlignRight
                        fits: true
                        text: qsTr("in money")
                        role: Label.Caption
                        muted: true
                        Accessible.ignored: true
                    }
                }
                Label {
                    width: parent.width
                    visible: text !== ""
                    text: root.calculator.needText
                    muted: true
                    wrapMode: Text.Wrap
                    Accessible.role: Accessible.AlertMessage
                }
                Column {
                    id: worths
                    width: parent.width
                    opacity: root.calculator.working ? Theme.dimmedOpacity : 1
                    Repeater {
                        model: root.calculator.plays
                        Item {
                            id: play
                            required property string name
                            required property string stakes
                            required property string money
                            required property bool best
                            required property string verdict
                            required property string accessibleName
                            width: worths.width
                            height: Math.max(name.implicitHeight, mark.implicitHeight) + Theme.spaceXs
                            Accessible.role: Accessible.Row
                            Accessible.name: accessibleName
                            Rectangle {
                                anchors.fill: parent
                                visible: play.best
                                radius: Theme.radiusS
                                color: Theme.winSoft
                            }
                            Label {
                                id: name
                                anchors.left: parent.left
                                anchors.leftMargin: Theme.spaceS
                                anchors.verticalCenter: parent.verticalCenter
                                width: Math.min(implicitWidth, parent.width - mark.width - share.width - amount.width
                                                               - 2 * Theme.spaceS)
                                fits: true
                                text: play.name
                                strong: play.best
                                Accessible.ignored: true
                            }
                            Badge {
                                id: mark
                                anchors.left: name.right
                                anchors.leftMargin: Theme.spaceS
                                anchors.verticalCenter: parent.verticalCenter
                                visible: play.verdict !== ""
                                width: visible ? implicitWidth : 0
                                text: play.verdict
                                tone: play.best ? "win" : "plain"
                                iconName: play.best ? "check" : ""
                                Accessible.ignored: true
                            }
                            Label {
                                id: share
                                anchors.right: amount.left
                                anchors.verticalCenter: parent.verticalCenter
                                width: root.columnWidth * 0.22
                                horizontalAlignment: Text.AlignRight
                                fits: true
                                text: play.stakes
                                strong: play.best
                                Accessible.ignored: true
                            }
                            Label {
                                id: amount
                                anchors.right: parent.right
                                anchors.rightMargin: Theme.spaceXs
                                anchors.verticalCenter: parent.verticalCenter
                                width: root.columnWidth * 0.26 - Theme.spaceXs
                                horizontalAlignment: Text.AlignRight
                                fits: true
                                text: play.money
                                strong: play.best
                                Accessible.ignored: true
                            }
                        }
                    }
                }
                HourlyLine {
                    anchors.left: parent.left
                    width: Math.min(implicitWidth, parent.width)
                    text: root.calculator.stakeText
                    hourly: root.calculator.hourly
                    mutedInk: Theme.textMuted
                    letters: Theme.fontCaption
                }
                Heading {
                    width: parent.width
                    topPadding: Theme.spaceS
                    visible: root.calculator.dealer.count > 0
                    text: qsTr("How the dealer's hand ends")
                }
                Column {
                    id: ends
                    width: parent.width
                    opacity: root.calculator.working ? Theme.dimmedOpacity : 1
                    Repeater {
                        model: root.calculator.dealer
                        Item {
                            id: end
                            required property string name
                            required property string chance
                            required property real share
                            width: ends.width
                            height: ending.implicitHeight + Theme.space(0.5)
                            Accessible.role: Accessible.Row
                            Accessible.name: qsTr("%1: %2", "how a hand ends, its chance").arg(name).arg(chance)
                            Label {
                                id: ending
                                anchors.left: parent.left
                                anchors.leftMargin: Theme.spaceS
                                width: root.columnWidth * 0.3 - Theme.spaceS
                                fits: true
                                text: end.name
                                Accessible.ignored: true
                            }
                            Rectangle {
                                anchors.left: ending.right
                                anchors.verticalCenter: parent.verticalCenter
                                width: Math.max(Theme.hairline, root.columnWidth * 0.44 * end.share)
                                height: Math.round(parent.height * 0.5)
                                radius: Theme.radiusS / 2
                                color: Theme.push
                            }
                            Label {
                                anchors.right: parent.right
                                anchors.rightMargin: Theme.spaceXs
                                width: root.columnWidth * 0.26 - Theme.spaceXs
                                horizontalAlignment: Text.AlignRight
                                fits: true
                                text: end.chance
                                Accessible.ignored: true
                            }
                        }
                    }
                }
                Muted {
                    width: parent.width
                    topPadding: Theme.spaceXs
                    text: root.calculator.noteText
                }
            }
        }
    }
    FocusFollower { flickable: view }
    FocusRing {
        anchors.fill: view
        anchors.margins: 0
        shown: view.activeFocus
    }
}
