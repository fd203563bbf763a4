// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// While `quiet` is set, no tooltip opens for anything inside, so that nothing covers what is being watched.
FocusScope {
    property bool quiet: false
}
