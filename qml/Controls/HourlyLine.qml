// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import OpenShoe.Theme
import OpenShoe.Models

/// What a game costs in an hour, in money. A press opens the stake a round and the rounds an hour that it is reckoned
/// with, to be changed there.
Pressable {
    id: control

    required property HourlyMoney hourly
    /// The pace is told beneath.
    property bool told: false
    /// On one line, smaller if need be.
    property bool oneLine: false
    property color ink: Theme.text
    property color mutedInk: Theme.textMuted
    property real letters: Theme.fontBody

    /// Before the pace is told: whoever shows several games makes it this one's.
    signal aboutToTell()
    readonly property bool looked: hovered || visualFocus
    onLookedChanged: if (looked) aboutToTell()

    visible: text !== ""
    implicitWidth: implicitContentWidth
    implicitHeight: implicitContentHeight
    topPadding: Math.max(0, (height - implicitContentHeight) / 2)
    Accessible.description: looked || told ? qsTr("%1. Press to change.").arg(hourly.paceText) : ""
    onClicked: {
        aboutToTell()
        sheet.open()
    }

    component Words: Item {
        implicitWidth: Math.max(words.implicitWidth + Theme.spaceXs + pen.size, pace.visible ? pace.implicitWidth : 0)
        implicitHeight: words.height + (pace.visible ? pace.height : 0)
        Label {
            id: words
            anchors.left: parent.left
            width: parent.width - Theme.spaceXs - pen.size
            text: control.text
            color: control.ink
            font.pixelSize: control.letters
            fits: control.oneLine
            wrapMode: control.oneLine ? Text.NoWrap : Text.Wrap
            Accessible.ignored: true
        }
        Icon {
            id: pen
            anchors.left: words.left
            anchors.leftMargin: words.contentWidth + Theme.spaceXs
            anchors.verticalCenter: words.verticalCenter
            name: "edit"
            size: Math.round(control.letters)
            color: control.looked ? control.ink : control.mutedInk
        }
        Label {
            id: pace
            anchors.left: parent.left
            anchors.right: parent.right
            anchors.top: words.bottom
            visible: control.told
            text: control.hourly.paceText
            role: Label.Caption
            color: control.mutedInk
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }
    }
    contentItem: Words { }
    background: Item {
        FocusRing {
            shown: control.visualFocus
            cornerRadius: Theme.radiusS
        }
    }
    Tip {
        text: control.told ? qsTr("Change the stake and the rounds") : control.hourly.paceText
        wanted: control.looked && !sheet.visible
    }

    component Entry: Column {
        id: entry
        property alias text: field.text
        property alias unit: field.unit
        required property string caption
        required property string problem
        signal written(string typed)
        signal stepped(int by)
        function takeFocus(): void {
            field.forceActiveFocus(Qt.PopupFocusReason)
            field.selectAll()
        }
        width: parent.width
        spacing: Theme.spaceXs
        Label {
            anchors.left: parent.left
            text: entry.caption
            role: Label.Caption
            muted: true
            Accessible.ignored: true
        }
        AmountField {
            id: field
            width: parent.width
            implicitHeight: Theme.controlHeightSmall
            name: entry.caption
            Accessible.description: entry.problem
            onTextEdited: entry.written(text)
            onStepRequested: direction => entry.stepped(direction)
            onAccepted: if (entry.problem === "") sheet.close()
        }
        Label {
            width: parent.width
            visible: text !== ""
            text: entry.problem
            role: Label.Caption
            color: Theme.lose
            wrapMode: Text.Wrap
            Accessible.role: Accessible.AlertMessage
        }
    }

    T.Popup {
        id: sheet
        y: control.height + Theme.spaceXs
        width: Math.max(Theme.space(56), Theme.fontBody * 16)
        height: implicitContentHeight + topPadding + bottomPadding
        margins: Theme.spaceS
        padding: Theme.spaceM
        focus: true
        closePolicy: T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutside
        background: PopupSurface { }
        // The template's internal item, as in Dialog.
        onAboutToShow: contentItem.parent.Accessible.name = qsTr("What an hour is reckoned with")
        onClosed: {
            control.hourly.forgetProblems()
            control.forceActiveFocus(Qt.PopupFocusReason)
        }
        contentItem: Form { }
    }

    component Form: Column {
        id: form
        spacing: Theme.spaceS
        Accessible.role: Accessible.Grouping
        Accessible.name: qsTr("What an hour is reckoned with")

        /// The fields show what is kept; what is typed there stays, whatever is wrong with it.
        function fill(): void {
            stake.text = control.hourly.stakeText
            rounds.text = control.hourly.roundsText
        }
        Component.onCompleted: fill()
        Connections {
            target: sheet
            function onAboutToShow(): void { form.fill() }
            function onOpened(): void { stake.takeFocus() }
        }
        Entry {
            id: stake
            caption: qsTr("Stake a round")
            unit: control.hourly.currencyText
            problem: control.hourly.stakeProblem
            onWritten: typed => control.hourly.writeStake(typed)
            onStepped: by => {
                control.hourly.stepStake(by)
                text = control.hourly.stakeText
            }
        }
        Entry {
            id: rounds
            caption: qsTr("Rounds an hour")
            problem: control.hourly.roundsProblem
            onWritten: typed => control.hourly.writeRounds(typed)
            onStepped: by => {
                control.hourly.stepRounds(by)
                text = control.hourly.roundsText
            }
        }
        Label {
            width: parent.width
            text: qsTr("Kept for all pages. The stake counts in every game with this currency, as far as its "
                       + "limits allow.")
            role: Label.Caption
            muted: true
            wrapMode: Text.Wrap
        }
        Button {
            anchors.right: parent.right
            implicitHeight: Theme.controlHeightSmall
            text: qsTr("Done")
            onClicked: sheet.close()
        }
    }
}
