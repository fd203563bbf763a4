// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import OpenShoe.Models
import OpenShoe.Theme
import OpenShoe.Controls

/// Every control in each of its states.
Rectangle {
    id: root
    property int scheme: ColourScheme.Dark
    color: Theme.room
    LayoutMirroring.enabled: Application.layoutDirection === Qt.RightToLeft
    LayoutMirroring.childrenInherit: true
    Component.onCompleted: {
        Theme.scheme = scheme
        toast.show("The round is saved. Nothing was lost.", "win", "Show")
    }

    Row {
        x: 24; y: 24; spacing: 24
        Panel {
            width: 380
            Column {
                spacing: 16
                width: parent.width
                Label { text: "Buttons"; role: Label.Title }
                Row {
                    spacing: 8
                    Button { text: "Deal"; kind: "primary"; keyHint: "␣" }
                    Button { text: "Hit"; keyHint: "H" }
                    Button { text: "Rules"; kind: "ghost"; iconName: "rules" }
                }
                Row {
                    spacing: 8
                    Button { text: "Double"; detail: "25.00"; keyHint: "D" }
                    Button { text: "Split"; detail: "25.00"; keyHint: "P"; enabled: false }
                    Button { text: "Stand"; keyHint: "S"; large: true; kind: "primary" }
                }
                Row {
                    spacing: 4
                    IconButton { iconName: "menu"; text: "Menu" }
                    IconButton { iconName: "sound"; text: "Sound"; checkable: true; checked: true }
                    IconButton { iconName: "mute"; text: "Mute"; enabled: false }
                    IconButton { iconName: "settings"; text: "Settings"; focus: true }
                    IconButton { iconName: "coach"; text: "Coach" }
                    IconButton { iconName: "fullscreen"; text: "Full screen" }
                }
                Segmented { labels: ["Off", "Fast", "Normal", "Slow"]; currentIndex: 2; name: "Speed" }
                ComboBox { width: parent.width; model: ["English", "Deutsch", "Français"]; name: "Language" }
                SwitchRow {
                    width: parent.width
                    text: "Coach"
                    description: "Gives each action's expectation on request."
                    checked: true
                }
                SwitchRow { width: parent.width; text: "Four-colour suits" }
                Slider { width: parent.width; value: 0.6; name: "Volume" }
                Progress { width: parent.width; value: 0.4 }
            }
        }
        Panel {
            width: 380
            Column {
                spacing: 16
                width: parent.width
                Label { text: "Fields and marks"; role: Label.Title }
                TextField { width: parent.width; prompt: "Search rounds"; iconName: "search" }
                AmountField { text: "25.00"; unit: "usd"; name: "Stake" }
                AmountField {
                    text: "9000"
                    unit: "usd"
                    name: "Stake"
                    problem: "At most 5,000.00 usd. Take some chips off."
                }
                Item { width: 1; height: 8 }
                Row {
                    spacing: 8
                    ResultBadge { result: "win"; amount: "+50.00" }
                    ResultBadge { result: "lose"; amount: "−25.00" }
                    ResultBadge { result: "push" }
                    Badge { text: "Resumed"; tone: "accent" }
                }
                Label { text: "A headline of the house"; role: Label.Headline }
                Label { text: "Display 975.00"; role: Label.Display }
                Label {
                    width: parent.width
                    wrapMode: Text.Wrap
                    text: "Body text, plain and short. Win · 20 against 17 · +50"
                }
                Label { text: "Muted caption, 12:04, round 17"; role: Label.Caption; muted: true }
                Row {
                    spacing: 12
                    Countdown { remaining: 11; total: 15 }
                    Countdown { remaining: 4; total: 15; width: 56; height: 56 }
                    KeyHint { text: "Ctrl+Z" }
                }
                Panel { raised: true; width: parent.width; Label { text: "A raised panel" } }
                Flickable {
                    width: parent.width; height: 60
                    contentHeight: rows.height
                    clip: true
                    T.ScrollBar.vertical: ScrollBar { policy: T.ScrollBar.AlwaysOn }
                    Column {
                        id: rows
                        Repeater {
                            model: 8
                            Label { required property int index; text: "Row " + index }
                        }
                    }
                }
            }
        }
        Felt {
            width: 400; height: 560; radius: 12
            felt: "charcoal"
            FeltPrint {
                anchors.horizontalCenter: parent.horizontalCenter
                y: -130; width: 460; height: 260
                headline: "BLACKJACK PAYS 3 TO 2"
                rule: "Dealer must stand on all 17s"
                insurance: "INSURANCE PAYS 2 TO 1"
                color: Theme.felt("charcoal").ink
                fontSize: 20
            }
            ChipRack {
                x: 16; y: 300
                denominations: ["1", "5", "25", "100", "500", "1000"]
                selected: "25"
                chipSize: 52
            }
            ChipButton { id: focused; x: 16; y: 400; denomination: "5"; focus: true }
        }
    }
    Toast {
        id: toast
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: 24
    }
}
