// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// While it is quiet no tooltip opens for anything inside: there is something to be looked at.
FocusScope {
    property bool quiet: false
}
