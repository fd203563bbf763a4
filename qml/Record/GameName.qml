// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml

/// A game's id and name, read from the lobby for a filter.
QtObject {
    required property string variantId
    required property string name
}
