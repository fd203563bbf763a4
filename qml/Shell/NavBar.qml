// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Lobby
import OpenShoe.Models

/// The bar at the top of every page but the table: the current page, the other pages, the account.
Rectangle {
    id: root

    required property AppController app
    /// The width between the program's sign and the right edge.
    readonly property real room: width - sign.width - 2 * Theme.spaceL - Theme.spaceS
    /// If there isn't enough room, these give way in turn: the program's name, the end of a long account name, some of
    /// the space between the captions, and finally the captions.
    readonly property real accountLeast: Math.min(account.implicitWidth, Theme.space(28))
    readonly property bool tight: !holds(Theme.spaceXs)
    readonly property real around: tight || holds(Theme.spaceM) ? Theme.spaceM
                                 : holds(Theme.spaceS) ? Theme.spaceS : Theme.spaceXs
    readonly property bool named: placesWidth(!tight, around) + account.implicitWidth + brand.implicitWidth
                                  + Theme.spaceXs <= room

    /// The table is offered while somebody sits there.
    function offers(page: int): bool { return page !== Page.Table || app.table.seated }
    /// The captions fit with this much on either side.
    function holds(around: real): bool { return placesWidth(true, around) + accountLeast <= room }
    function placesWidth(wordy: bool, around: real): real {
        let sum = 0
        for (let i = 0; i < places.count; ++i) {
            const place = places.itemAt(i) as NavButton
            if (place && offers(app.pages[i].page))
                sum += (wordy ? place.wordyWidth : place.wordlessWidth) + 2 * around + Theme.spaceXs
        }
        return sum
    }

    implicitHeight: Theme.topBarHeight
    color: Theme.surface

    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: Theme.hairline
        color: Theme.line
    }
    Row {
        anchors.left: parent.left
        anchors.leftMargin: Theme.spaceL
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.spaceXs

        Icon {
            id: sign
            name: "shoe"
            color: Theme.accent
            size: Theme.iconSizeLarge
            anchors.verticalCenter: parent.verticalCenter
        }
        Label {
            id: brand
            visible: root.named
            text: root.app.productName
            role: Label.Title
            font.family: Theme.printFamily
            rightPadding: Theme.spaceL
            anchors.verticalCenter: parent.verticalCenter
        }
        Repeater {
            id: places
            model: root.app.pages
            NavButton {
                required property PageEntry modelData
                visible: root.offers(modelData.page)
                here: root.app.page === modelData.page
                text: modelData.title
                iconName: modelData.iconName
                wordless: root.tight
                around: root.around
                onClicked: root.app.go(modelData.page)
            }
        }
    }
    AccountButton {
        id: account
        anchors.right: parent.right
        anchors.rightMargin: Theme.spaceS
        anchors.verticalCenter: parent.verticalCenter
        width: Math.min(implicitWidth, Math.max(leastWidth, root.room - root.placesWidth(!root.tight, root.around)))
        accounts: root.app.accounts
    }
}
