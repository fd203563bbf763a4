// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

namespace openshoe::models {

/// The translation context of the game's own terms, such as "Hit" and "Push". A person may keep these in English, as
/// they appear on tables all over the world, with everything else in another language.
struct Terms {
    Q_DECLARE_TR_FUNCTIONS(Terms)
};

/// That of all other words of the table.
struct Words {
    Q_DECLARE_TR_FUNCTIONS(Words)
};

} // namespace openshoe::models
