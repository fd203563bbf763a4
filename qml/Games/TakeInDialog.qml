// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Models

/// The outcome of an import: files that were refused, with every problem, and files whose ids belong to other games.
Dialog {
    id: root

    required property GamesController games
    readonly property bool asks: games.takenText !== ""

    title: games.refusedText !== "" ? qsTr("What could not be imported") : qsTr("Import under another name?")
    acceptText: asks ? qsTr("Import under new names") : qsTr("OK")
    rejectText: asks ? qsTr("Skip") : ""
    onAccepted: if (asks) games.takeInAsNew()

    Flickable {
        id: page
        anchors.fill: parent
        implicitWidth: Theme.space(140)
        implicitHeight: Math.min(words.implicitHeight, root.parent ? root.parent.height * 0.6 : words.implicitHeight)
        clip: true
        contentHeight: words.implicitHeight
        boundsBehavior: Flickable.StopAtBounds
        activeFocusOnTab: contentHeight > height
        Keys.onUpPressed: contentY = Math.max(0, contentY - Theme.space(10))
        Keys.onDownPressed: contentY = Math.max(0, Math.min(contentHeight - height, contentY + Theme.space(10)))
        T.ScrollBar.vertical: ScrollBar { }
        FocusRing {
            parent: page
            anchors.margins: 0
            shown: page.activeFocus
        }
        Column {
            id: words
            width: page.width - Theme.spaceM
            spacing: Theme.spaceM
            Label {
                width: parent.width
                visible: text !== ""
                text: root.games.refusedText
                wrapMode: Text.Wrap
            }
            Label {
                width: parent.width
                visible: text !== ""
                text: root.games.takenText
                wrapMode: Text.Wrap
            }
        }
    }
}
