// SPDX-License-Identifier: GPL-3.0-or-later
import OpenShoe.Models

/// A ComboBox for a model's Choices, which know what is chosen.
ComboBox {
    id: control

    required property Choices choices

    model: choices
    textRole: "text"
    currentIndex: choices.current
    onActivated: index => choices.current = index
}
