// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/shared/vocabulary.h"

#include <QString>

#include <span>

namespace openshoe::models {

/// One thing that can be done by key. Keys, key caps, tooltips, the key sheet and the settings all come from the list
/// of these.
struct KeyAction {
    enum Kind {
        Free,   ///< a person may give it other keys
        Fixed,  ///< its keys are what people expect of every program
        Shown,  ///< as Fixed, and the controls themselves know them
        Mirror, ///< once more on the key sheet, with the keys of the free action of the same intent
    };
    /// What the settings' file calls it: never changed, never given to another. Empty where it isn't free.
    const char* id;
    Intent::Value intent;
    /// Where it can be done: values of KeyPlace.
    int where;
    const char* section; ///< heading on the key sheet, English
    const char* caption; ///< what it does, English
    const char* keys;    ///< its first keys as KeyStroke::text() writes them, parted by spaces
    Kind kind = Free;
    const char* line = nullptr; ///< actions beside each other that share a line of the key sheet have its words here
};

/// In the order of the key sheet.
[[nodiscard]] std::span<const KeyAction> keyActions();
/// A section, caption or line in the reader's language.
[[nodiscard]] QString keyWords(const char* english);

} // namespace openshoe::models
