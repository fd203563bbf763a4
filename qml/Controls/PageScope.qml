// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// What a page is: a file named in the list of pages (PageEntry), with a property `controller` for what it shows.
FocusScope {
    /// Goes to its search field, if it has one.
    function takeSearch(): void { }
    /// Takes the focus when it is shown.
    function takeFocus(): void { forceActiveFocus() }
}
