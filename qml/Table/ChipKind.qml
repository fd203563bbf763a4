// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// A row of ChipsModel that draws nothing, for whoever needs to know which chips are in play. A file of its own,
/// because Qt 6.4 can't cast to a component that is part of another file.
Item {
    required property string colorKey
}
