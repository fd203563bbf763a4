// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

namespace openshoe::models {

/// The translation context of the game's own words, such as "Hit" and "Push". Whoever wishes reads these in English, as
/// they stand on tables all over the world, and all else in another language.
struct Terms {
    Q_DECLARE_TR_FUNCTIONS(Terms)
};

} // namespace openshoe::models
