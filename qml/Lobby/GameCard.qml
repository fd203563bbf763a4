// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Models

/// A game in the lobby, on its own felt: name, the last session there, what sets it apart, rules in one line, limits,
/// long-run return, Play.
Item {
    id: root

    required property string variantId
    required property string name
    required property string character
    required property string summary
    required property string summaryHelp
    required property string returnHelp
    required property string limitsText
    required property string rtpText
    required property string publishedText
    required property string costText
    required property string walletText
    required property string lastText
    required property string felt
    required property list<string> currencies
    required property list<string> currencyNames
    required property string currency
    required property bool interrupted
    required property string waitText
    required property string sheetNote
    /// The two cards of the game's emblem.
    property list<string> emblem: ["AS", "KH"]
    /// The pace at which it costs that.
    required property HourlyMoney hourly
    /// Text and buttons grow with the card.
    readonly property real growth: Math.max(1, Math.min(1.7, width / Theme.space(112), height / Theme.space(78)))
    /// What doesn't fit gives way, step by step: large text, text of the usual size, what an hour costs, the rules in
    /// one line, the sentence's larger letters, the emblem, the last session.
    property int squeeze: 0
    readonly property bool small: squeeze > 1
    /// Where fitting begins: with large text after a change of size or words, else with less than there was, so that
    /// it comes to an end.
    property int least: 0
    property bool fitting: false
    readonly property real middle: words.y - Math.max(head.y + head.height,
        emblemBox.visible ? (emblemBox.y + emblemBox.least * Theme.cardRatio) / growth : 0)
    readonly property list<string> told: [name, character, summary, walletText, lastText, waitText, sheetNote,
                                          limitsText]
    onMiddleChanged: if (middle < 0 && squeeze < 7 && !fitting && !later.running) fitLater(squeeze + 1)
    onWidthChanged: fitLater(0)
    onHeightChanged: fitLater(0)
    onToldChanged: fitLater(0)
    function fitLater(from: int): void {
        least = from
        later.restart()
    }
    function fit(): void {
        fitting = true
        for (squeeze = least; squeeze < 7; ++squeeze) {
            figures.forceLayout()
            words.forceLayout()
            head.forceLayout()
            if (middle >= (squeeze === 0 ? Theme.spaceL : 0))
                break
        }
        fitting = false
    }
    Timer {
        id: later
        interval: 0
        onTriggered: root.fit()
    }
    readonly property real margin: width < Theme.space(80) ? Theme.spaceM : Theme.spaceL

    signal playAsked(string variantId)
    signal reckonAsked(string variantId)
    signal currencyChosen(string variantId, string currency)

    component Line: PlainText {
        width: parent ? parent.width : implicitWidth
        visible: text !== ""
        color: ground.colours.ink
        font.family: Theme.fontFamily
        font.pixelSize: Theme.fontCaption
        fontSizeMode: wrapMode === Text.NoWrap ? Text.HorizontalFit : Text.FixedSize
        minimumPixelSize: Theme.fontLeast
        elide: Text.ElideRight
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }

    function focusPlay(): void { play.forceActiveFocus(Qt.TabFocusReason) }

    implicitWidth: Theme.space(96)
    implicitHeight: Theme.space(58)
    Accessible.role: Accessible.Grouping
    Accessible.name: name

    BorderImage {
        anchors.fill: surface
        anchors.margins: -Theme.spaceM
        anchors.bottomMargin: -Theme.spaceL
        source: "qrc:/openshoe/art/cards/shadow.png"
        border { left: 24; right: 24; top: 24; bottom: 24 }
        opacity: Theme.shadowRest
    }
    Rectangle {
        id: surface
        anchors.fill: parent
        radius: Theme.radiusL
        color: ground.colours.base
        border.width: Theme.hairline
        border.color: ground.colours.lit
    }
    Felt {
        id: ground
        anchors.fill: parent
        anchors.margins: Theme.spaceXs
        felt: root.felt
    }
    HoverHandler { id: hover }

    // The emblem's two cards, as large as the room above the text and beside the wallet allows.
    Item {
        id: emblemBox
        readonly property real room: words.y * root.growth - margin - root.margin
        readonly property real margin: root.margin * root.growth
        readonly property real least: Theme.space(9)
        readonly property real beside: root.width - (3 * root.margin + wallet.implicitWidth) * root.growth
        readonly property real card: Math.round(Math.max(least, Math.min(Theme.space(60), room / Theme.cardRatio,
                                                                         root.width * 0.26, beside / 1.62)))
        visible: root.squeeze < 6
        anchors.right: parent.right
        anchors.rightMargin: margin
        y: margin
        width: card * 1.62
        height: card * Theme.cardRatio
        Repeater {
            model: root.emblem.length
            CardItem {
                required property int index
                width: emblemBox.card
                x: index * Math.round(emblemBox.card * 0.62)
                card: root.emblem[index]
                faceUp: true
                flipDuration: 0
                decorative: true
            }
        }
    }

    Item {
        id: face
        width: root.width / root.growth
        height: root.height / root.growth
        scale: root.growth
        transformOrigin: Item.TopLeft

        Column {
            id: head
            anchors.left: parent.left
            anchors.leftMargin: root.margin
            anchors.top: parent.top
            anchors.topMargin: root.margin
            width: parent.width - 2 * root.margin
                   - (emblemBox.visible ? emblemBox.width / root.growth + root.margin : 0)
            spacing: root.small ? 0 : Theme.spaceXs
            PlainText {
                width: parent.width
                text: root.name
                color: Theme.feltText
                font.family: Theme.printFamily
                font.pixelSize: root.small ? Theme.fontTitle
                              : root.width < Theme.space(80) ? Theme.fontTitle * 1.12 : Theme.fontHeadline * 0.92
                font.weight: Theme.weightStrong
                wrapMode: Text.Wrap
                maximumLineCount: 3
                lineHeight: 0.95
                Accessible.role: Accessible.Heading
                Accessible.name: text
            }
            Line {
                id: wallet
                text: root.walletText
                color: Theme.feltText
                font.weight: Theme.weightStrong
            }
            Line {
                text: root.lastText
                visible: text !== "" && root.squeeze < 7
                color: Theme.feltText
                wrapMode: Text.Wrap
                maximumLineCount: 4
            }
        }

        Column {
            id: words
            anchors.left: parent.left
            anchors.right: parent.right
            anchors.bottom: foot.top
            anchors.margins: root.margin
            anchors.bottomMargin: Theme.spaceM
            spacing: Theme.spaceXs
            Line {
                text: root.character
                color: Theme.feltText
                font.pixelSize: root.squeeze === 0 ? Theme.fontTitle
                              : root.squeeze > 4 ? Theme.fontCaption : root.small ? Theme.fontBody : Theme.fontLabel
                wrapMode: Text.Wrap
                maximumLineCount: 6
                lineHeight: 1.1
                Accessible.ignored: instead.visible
                // Where there is no room for the rules, their words are explained here.
                Explained {
                    id: instead
                    anchors.fill: parent
                    visible: meaning !== "" && !rules.visible
                    meaning: root.summaryHelp
                    words: root.character
                }
            }
            Line {
                text: root.sheetNote !== "" ? root.sheetNote : root.waitText
                color: Theme.turn
                font.pixelSize: root.small ? Theme.fontCaption : Theme.fontBody
                wrapMode: Text.Wrap
                maximumLineCount: 3
            }
            Line {
                id: rules
                text: root.summary
                visible: root.squeeze < 4
                color: Theme.feltText
                font.pixelSize: root.squeeze === 0 ? Theme.fontBody : Theme.fontCaption
                wrapMode: Text.Wrap
                maximumLineCount: 3
                Accessible.ignored: true
                Explained {
                    anchors.fill: parent
                    meaning: root.summaryHelp
                    words: root.summary
                }
            }
            Line {
                visible: root.currencies.length > 1
                text: root.limitsText
                color: Theme.feltText
                font.pixelSize: root.small ? Theme.fontCaption : Theme.fontBody
                font.weight: Theme.weightStrong
            }
        }

        Item {
            id: foot
            anchors.left: parent.left
            anchors.right: parent.right
            anchors.bottom: parent.bottom
            anchors.margins: root.margin
            height: Math.max(play.height, figures.height)
            Column {
                id: figures
                anchors.left: parent.left
                anchors.verticalCenter: parent.verticalCenter
                width: parent.width - play.width - Theme.spaceM
                spacing: Theme.space(0.5)
                CurrencyChoice {
                    anchors.left: parent.left
                    visible: root.currencies.length > 1
                    currencies: root.currencies
                    names: root.currencyNames
                    current: root.currency
                    onChosen: currency => root.currencyChosen(root.variantId, currency)
                }
                Line {
                    visible: root.currencies.length <= 1
                    text: root.limitsText
                    color: Theme.feltText
                    font.pixelSize: root.small ? Theme.fontCaption : Theme.fontBody
                    font.weight: Theme.weightStrong
                }
                Line {
                    color: Theme.feltText
                    font.pixelSize: root.small ? Theme.fontCaption : Theme.fontBody
                    wrapMode: Text.Wrap
                    maximumLineCount: 2
                    text: root.rtpText !== "" && root.publishedText !== ""
                          ? qsTr("Returns %1, published %2").arg(root.rtpText).arg(root.publishedText)
                        : root.rtpText !== "" ? qsTr("Returns %1").arg(root.rtpText)
                        : root.publishedText !== "" ? qsTr("Published return %1").arg(root.publishedText) : ""
                    Explained {
                        anchors.fill: parent
                        // What an hour costs is told here where the card has no room for it.
                        meaning: cost.visible || root.costText === "" ? root.returnHelp
                               : root.returnHelp + "\n" + root.costText
                        pointerOnly: true // the focus finds it with the summary
                    }
                }
                HourlyLine {
                    id: cost
                    anchors.left: parent.left
                    width: figures.width
                    visible: text !== "" && root.squeeze < 3
                    text: root.costText
                    hourly: root.hourly
                    ink: Theme.feltText
                    mutedInk: ground.colours.ink
                    letters: root.small ? Theme.fontCaption : Theme.fontBody
                    onAboutToTell: root.reckonAsked(root.variantId)
                }
            }
            PlayButton {
                id: play
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                text: root.interrupted ? qsTr("Resume") : qsTr("Play")
                Accessible.name: (root.interrupted ? qsTr("Resume %1") : qsTr("Play %1")).arg(root.name)
                onClicked: root.playAsked(root.variantId)
            }
        }
    }
}
