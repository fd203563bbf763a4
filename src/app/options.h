// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/inwords.h"

#include <QString>
#include <QStringList>

#include <cstdint>

namespace openshoe::app {

/// What the window's command line says.
struct Options {
    QString dataFolder; ///< the platform's own unless named
    QString variant;    ///< a game's id or file; "all" with autoplay; empty for the lobby
    bool fullScreen = false;
    QString speed;          ///< off, fast, normal, slow; empty: the setting's
    int autoplayRounds = 0; ///< 0: a person plays
    QString screenshots;    ///< folder; empty for none
    QString seed;           ///< of the automatic player's choices
    bool showVersion = false;
    bool showHelp = false;
};

/// Reads the arguments, the program's name first. Wrong ones are an input error.
[[nodiscard]] base::Result<Options> readOptions(const QStringList& arguments);
[[nodiscard]] QString helpText();

} // namespace openshoe::app
