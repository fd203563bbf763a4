// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Models
import OpenShoe.Statistics

/// What is done (stakes by count, bankroll), what happens (the money over the hours, how they end, the counts), and the
/// figures. Side by side where there is room, otherwise beneath each other.
Item {
    id: root

    required property CountingController controller
    required property real pageWidth

    readonly property int columns: pageWidth >= Theme.space(270) ? 3 : pageWidth >= Theme.space(180) ? 2 : 1
    readonly property real gap: Theme.spaceM
    readonly property real leftWidth: columns === 3 ? Math.max(Theme.space(80), pageWidth * 0.28)
                                    : columns === 2 ? pageWidth * 0.44 : pageWidth
    readonly property real rightWidth: columns === 3 ? Math.max(Theme.space(72), pageWidth * 0.23) : leftWidth
    readonly property real middleWidth: columns === 3 ? pageWidth - leftWidth - rightWidth - 2 * gap
                                      : columns === 2 ? pageWidth - leftWidth - gap : pageWidth

    component Choose: Column {
        id: choose
        required property string caption
        required property Choices choices
        spacing: Theme.space(0.5)
        Label {
            width: parent.width
            text: choose.caption
            role: Label.Caption
            muted: true
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }
        ChoiceBox {
            width: parent.width
            implicitHeight: Theme.controlHeightSmall
            name: choose.caption
            choices: choose.choices
        }
    }
    component Heading: Label {
        width: parent ? parent.width : implicitWidth
        role: Label.Title
        fits: true
        Accessible.role: Accessible.Heading
    }

    ScrollPage {
        id: view
        anchors.fill: parent
        contentHeight: page.height + Theme.spaceXl
        activeFocusOnTab: true
        Accessible.role: Accessible.Grouping
        Accessible.name: qsTr("Stakes and what they lead to")

        Item {
            id: page
            x: (view.width - width) / 2
            width: root.pageWidth
            height: Math.max(left.y + left.height, middle.y + middle.height, right.y + right.height)

            // ---- In a sentence ----

            Column {
                id: top
                width: parent.width
                bottomPadding: Theme.spaceM
                spacing: Theme.space(0.5)
                Label {
                    width: parent.width
                    visible: !root.controller.countable
                    text: qsTr("This game is shuffled before every round, so there is nothing to count. Deal it from a "
                               + "kept shoe to see what that would change.")
                    muted: true
                    wrapMode: Text.Wrap
                }
                Label {
                    width: parent.width
                    text: root.controller.sentence !== "" ? root.controller.sentence
                        : root.controller.stakesProblem !== "" ? root.controller.stakesProblem
                        : root.controller.stopped ? qsTr("Cancelled before there were any figures.") : "…"
                    role: Label.Title
                    color: root.controller.stakesProblem !== "" ? Theme.lose : Theme.text
                    wrapMode: Text.Wrap
                    Accessible.role: Accessible.AlertMessage
                }
                Label {
                    width: parent.width
                    visible: text !== ""
                    text: root.controller.secondSentence
                    muted: true
                    wrapMode: Text.Wrap
                }
            }

            // ---- What you do ----

            Panel {
                id: left
                anchors.left: parent.left
                y: top.height
                width: root.leftWidth
                padding: Theme.spaceM
                Column {
                    id: doing
                    width: left.availableWidth
                    spacing: Theme.spaceS
                    Heading {
                        text: root.controller.counting ? qsTr("Stake by count") : qsTr("Stake")
                    }
                    Column {
                        id: bars
                        width: parent.width
                        Repeater {
                            model: root.controller.ladder
                            Item {
                                id: rung
                                required property int index
                                required property string caption
                                required property string shareText
                                required property string stakeText
                                required property string accessibleName
                                required property int position
                                required property int last
                                required property bool watched
                                width: bars.width
                                height: bar.implicitHeight
                                StakeBar {
                                    id: bar
                                    anchors.fill: parent
                                    caption: rung.caption
                                    shareText: rung.shareText
                                    stakeText: rung.stakeText
                                    accessibleName: rung.accessibleName
                                    place: rung.position
                                    last: rung.last
                                    watched: rung.watched
                                    onPlaceWanted: place => root.controller.setPosition(rung.index, place)
                                }
                            }
                        }
                    }
                    Label {
                        width: parent.width
                        visible: root.controller.counting
                        text: qsTr("Best stakes for this bankroll")
                        role: Label.Caption
                        muted: true
                        fits: true
                    }
                    Row {
                        width: parent.width
                        spacing: Theme.spaceS
                        visible: root.controller.counting
                        ChoiceBox {
                            width: parent.width - best.width - undo.width - 2 * parent.spacing
                            implicitHeight: Theme.controlHeightSmall
                            name: qsTr("Share of Kelly's stakes")
                            choices: root.controller.kelly
                        }
                        Button {
                            id: best
                            implicitHeight: Theme.controlHeightSmall
                            width: Math.min(implicitWidth, doing.width * 0.4)
                            fit: true
                            enabled: root.controller.figures.count > 0 && root.controller.sourceText !== ""
                            text: qsTr("Fill in")
                            Accessible.description: qsTr("Best stakes for this bankroll")
                            onClicked: root.controller.fillBest()
                        }
                        IconButton {
                            id: undo
                            implicitHeight: Theme.controlHeightSmall
                            iconName: "undo"
                            text: qsTr("Undo the last change of the stakes")
                            enabled: root.controller.undoable
                            onClicked: root.controller.undo()
                        }
                    }
                    Flow {
                        id: entries
                        readonly property real each: Math.floor((width - spacing) / 2)
                        width: parent.width
                        spacing: Theme.spaceS
                        CountingEntry {
                            width: entries.each
                            caption: qsTr("Bankroll")
                            unit: root.controller.currencyText
                            kept: root.controller.bankrollText
                            problem: root.controller.bankrollProblem
                            onWritten: typed => root.controller.writeBankroll(typed)
                            onStepped: by => root.controller.stepBankroll(by)
                        }
                        CountingEntry {
                            width: entries.each
                            caption: qsTr("Hours")
                            kept: root.controller.hoursText
                            problem: root.controller.hoursProblem
                            onWritten: typed => root.controller.writeHours(typed)
                            onStepped: by => root.controller.stepHours(by)
                        }
                        CountingEntry {
                            width: entries.each
                            caption: qsTr("Rounds an hour")
                            kept: root.controller.roundsText
                            problem: root.controller.roundsProblem
                            onWritten: typed => root.controller.writeRounds(typed)
                            onStepped: by => root.controller.stepRounds(by)
                        }
                        Choose {
                            width: entries.each
                            visible: root.controller.counting && choices.count > 1
                            caption: qsTr("Hands at higher counts")
                            choices: root.controller.hands
                        }
                        Choose {
                            width: entries.each
                            visible: root.controller.counting
                            caption: qsTr("Rounds with a stake")
                            choices: root.controller.leave
                        }
                    }
                    SwitchRow {
                        width: parent.width
                        visible: root.controller.counting
                        text: qsTr("Plays follow the count")
                        description: qsTr("Otherwise basic strategy. They are looked for once in each game, which "
                                          + "takes a while.")
                        checked: root.controller.playsByCount
                        onToggled: root.controller.playsByCount = checked
                    }
                }
            }

            // ---- The figures ----

            Panel {
                id: right
                anchors.left: parent.left
                anchors.leftMargin: root.columns === 3 ? root.leftWidth + root.middleWidth + 2 * root.gap : 0
                y: root.columns === 3 ? top.height : left.y + left.height + root.gap
                width: root.rightWidth
                padding: Theme.spaceM
                Column {
                    id: figures
                    width: right.availableWidth
                    Heading {
                        text: qsTr("In figures")
                        bottomPadding: Theme.spaceXs
                    }
                    Repeater {
                        model: root.controller.figures
                        Item {
                            id: figure
                            required property string name
                            required property string value
                            required property string meaning
                            width: figures.width
                            height: Math.round(Theme.fontBody * 1.9)
                            Label {
                                id: named
                                anchors.left: parent.left
                                anchors.verticalCenter: parent.verticalCenter
                                width: Math.round(parent.width * 0.58)
                                text: figure.name
                                fits: true
                                Accessible.ignored: true
                            }
                            Label {
                                anchors.right: parent.right
                                anchors.left: named.right
                                anchors.verticalCenter: parent.verticalCenter
                                horizontalAlignment: Text.AlignRight
                                text: figure.value
                                strong: true
                                fits: true
                                Accessible.ignored: true
                            }
                            Explained {
                                anchors.fill: parent
                                meaning: figure.meaning
                                words: qsTr("%1: %2", "what a figure is, the figure").arg(figure.name)
                                       .arg(figure.value)
                            }
                        }
                    }
                    Label {
                        width: parent.width
                        topPadding: Theme.spaceS
                        visible: text !== ""
                        text: root.controller.sourceText
                        role: Label.Caption
                        muted: true
                        wrapMode: Text.Wrap
                    }
                    Label {
                        width: parent.width
                        topPadding: Theme.spaceXs
                        visible: root.controller.counting
                        text: root.controller.conventionText
                        role: Label.Caption
                        muted: true
                        wrapMode: Text.Wrap
                    }
                }
            }

            // ---- What happens ----

            Flow {
                id: middle
                readonly property int inLine: width >= Theme.space(190) ? 2 : 1
                /// Two lines of pictures fill a tall window.
                readonly property real tall: inLine < 2 ? 0 : (view.height - top.height) / 2 - Theme.space(34)
                readonly property real pictureHeight: Math.max(Theme.space(48), Math.min(Theme.space(80), tall))
                anchors.left: parent.left
                anchors.leftMargin: root.columns === 1 ? 0 : root.leftWidth + root.gap
                y: root.columns === 1 ? right.y + right.height + root.gap : top.height
                width: root.middleWidth
                spacing: root.gap
                Repeater {
                    model: root.controller.pictures
                    PicturePanel {
                        required property Picture modelData
                        width: Math.floor((middle.width + middle.spacing) / middle.inLine) - middle.spacing
                        picture: modelData
                        steady: true
                        padding: Theme.spaceM
                        pictureHeight: middle.pictureHeight
                    }
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
