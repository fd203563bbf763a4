// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/keys/intents.h"

#include <QString>

#include <span>

namespace openshoe::models {

/// One thing that can be done by key. Keys, key caps, tooltips, the key sheet and the settings all come from this list.
struct KeyAction {
    enum Kind {
        Free,   ///< a person may assign other keys
        Fixed,  ///< its keys are those people expect of every program
        Shown,  ///< like Fixed, but handled by the controls themselves
        Mirror, ///< repeated on the key sheet, with the keys of the free action with the same intent
    };
    /// Its name in the settings file: never changed, never reused. Empty if it isn't free.
    const char* id;
    int intent; ///< a value of Intent or another place's
    /// Where it applies: values of KeyPlace.
    int where;
    const char* section; ///< heading on the key sheet, English
    const char* caption; ///< what it does, English
    const char* keys;    ///< its default keys as KeyStroke::text() writes them, separated by spaces
    Kind kind = Free;
    const char* line = nullptr; ///< the caption shared by adjacent actions that form one line of the key sheet
    /// Holding the key repeats it: what moves, and chips one by one. Everything else is done once for each press.
    bool repeats = false;
};

/// In the order of the key sheet.
[[nodiscard]] std::span<const KeyAction> keyActions();
/// A section, caption or line in the reader's language.
[[nodiscard]] QString keyWords(const char* english);

} // namespace openshoe::models
