// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Statistics
import OpenShoe.Models

/// Exercises in counting: at the side what is practised; beside it the cards, the question and the answer, and when
/// nothing runs, how it went so far.
FocusScope {
    id: root

    required property PractiseController practise
    /// The game is chosen elsewhere on the page.
    property bool gameGiven: false

    readonly property bool runs: practise.stage !== PractiseStage.Choosing && practise.stage !== PractiseStage.Finished
    readonly property bool answering: practise.stage === PractiseStage.Showing
                                      || practise.stage === PractiseStage.Asking
                                      || practise.stage === PractiseStage.Told

    // Nothing goes by unseen; what was answered is kept.
    onVisibleChanged: if (!visible) practise.stop()
    Component.onDestruction: practise.stop()

    /// The focus goes where something is to be done: the answer, else the button that starts.
    function takeFocus(): void {
        if (answering)
            answer.takeFocus()
        else
            begin.forceActiveFocus()
    }
    Connections {
        target: root.practise
        function onChanged(): void {
            if (root.activeFocus && focused.stage !== root.practise.stage)
                soon.restart()
            focused.stage = root.practise.stage
        }
    }
    // Once what takes the focus is there.
    Timer {
        id: soon
        interval: 0
        onTriggered: root.takeFocus()
    }
    QtObject {
        id: focused
        property int stage: PractiseStage.Choosing
    }

    Panel {
        id: side
        anchors.left: parent.left
        width: Math.min(Theme.space(70), parent.width * 0.34)
        height: parent.height
        padding: Theme.spaceM
        ScrollPage {
            id: sideView
            anchors.top: parent.top
            anchors.bottom: begin.top
            anchors.bottomMargin: Theme.spaceS
            width: parent.width
            contentHeight: choosing.implicitHeight
            Column {
                id: choosing
                width: sideView.width - Theme.spaceM
                spacing: Theme.spaceM
                PractiseChoice {
                    width: parent.width
                    enabled: !root.runs
                    gameGiven: root.gameGiven
                    practise: root.practise
                }
                Label {
                    width: parent.width
                    visible: text !== ""
                    text: root.practise.hindrance
                    color: Theme.lose
                    wrapMode: Text.Wrap
                }
                Label {
                    width: parent.width
                    text: root.practise.aboutText
                    role: Label.Caption
                    muted: true
                    wrapMode: Text.Wrap
                }
            }
        }
        FocusFollower { flickable: sideView }
        Button {
            id: begin
            anchors.bottom: parent.bottom
            width: parent.width
            fit: true
            focus: true
            enabled: root.practise.hindrance === ""
            kind: root.runs ? "secondary" : "primary"
            text: root.runs ? qsTr("Stop") : qsTr("Start")
            onClicked: root.runs ? root.practise.stop() : root.practise.start()
        }
    }

    // ---- An exercise ----

    Item {
        id: place
        anchors.left: side.right
        anchors.leftMargin: Theme.spaceL
        anchors.right: parent.right
        height: parent.height
    }
    Item {
        // In a large window the cards stay near the question.
        anchors.horizontalCenter: place.horizontalCenter
        anchors.top: place.top
        width: Math.min(place.width, Theme.space(220))
        height: Math.min(place.height, Theme.space(160))
        visible: root.runs

        Label {
            id: item
            anchors.top: parent.top
            anchors.right: parent.right
            text: root.practise.itemText
            muted: true
        }
        Column {
            anchors.centerIn: parent
            width: Math.min(parent.width, Theme.space(80))
            spacing: Theme.spaceM
            visible: root.practise.stage === PractiseStage.Preparing
            Label {
                width: parent.width
                text: qsTr("Working out the plays of this game…")
                wrapMode: Text.Wrap
                horizontalAlignment: Text.AlignHCenter
            }
            Progress {
                width: parent.width
                name: qsTr("Working out the plays of this game…")
                value: root.practise.progress
            }
        }
        PractiseCards {
            anchors.top: item.bottom
            anchors.topMargin: Theme.spaceM
            anchors.bottom: answer.top
            anchors.bottomMargin: Theme.spaceL
            width: parent.width
            visible: root.practise.hands.length > 0 && root.practise.spokenCard === ""
            practise: root.practise
        }
        PractiseTray {
            anchors.top: item.bottom
            anchors.topMargin: Theme.spaceM
            anchors.bottom: answer.top
            anchors.bottomMargin: Theme.spaceL
            width: parent.width
            visible: root.practise.tray >= 0
            practise: root.practise
        }
        Label {
            anchors.top: item.bottom
            anchors.bottom: answer.top
            width: parent.width
            visible: text !== ""
            text: root.practise.spokenCard
            role: Label.Headline
            wrapMode: Text.Wrap
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
        }
        PractiseAnswer {
            id: answer
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.spaceL
            width: parent.width
            visible: root.answering
            practise: root.practise
        }
    }

    // ---- How it went ----

    ScrollPage {
        id: view
        anchors.left: place.left
        width: Math.min(place.width, Theme.space(240))
        height: parent.height
        visible: !root.runs
        contentHeight: went.implicitHeight
        activeFocusOnTab: contentHeight > height
        Accessible.role: Accessible.Grouping
        Accessible.name: qsTr("How it went")

        Column {
            id: went
            width: view.width - Theme.spaceM
            spacing: Theme.spaceM

            Panel {
                width: parent.width
                visible: root.practise.results.length > 0
                Column {
                    width: parent.width
                    spacing: Theme.spaceXs
                    Repeater {
                        model: root.practise.results
                        Label {
                            required property string modelData
                            required property int index
                            width: parent?.width ?? 0
                            text: modelData
                            role: index === 0 ? Label.Title : Label.Body
                            wrapMode: Text.Wrap
                        }
                    }
                }
            }
            PicturePanel {
                width: parent.width
                picture: root.practise.trend
            }
            Label {
                width: parent.width
                visible: root.practise.weakSpots.length > 0
                text: qsTr("Weak spots, asked more often")
                role: Label.Label
                strong: true
                wrapMode: Text.Wrap
                Accessible.role: Accessible.Heading
            }
            Repeater {
                model: root.practise.weakSpots
                Label {
                    required property string modelData
                    width: went.width
                    text: modelData
                    wrapMode: Text.Wrap
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
