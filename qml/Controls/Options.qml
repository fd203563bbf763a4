// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// The values of an enumeration, or other numbers, to choose from, and their labels.
QtObject {
    property list<int> values
    property list<string> labels

    /// -1 if it isn't one of them. (In Qt 6.4 qmllint knows no indexOf() of numbers.)
    function indexOf(value: int): int {
        for (let i = 0; i < values.length; ++i) {
            if (values[i] === value)
                return i
        }
        return -1
    }
}
