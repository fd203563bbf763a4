// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/inwords.h"
#include "session/round/tempo.h"

#include <QString>
#include <QStringList>

#include <cstdint>
#include <optional>

namespace openshoe::app {

/// The window's command line.
struct Options {
    QString dataFolder; ///< the platform's default unless given
    QString variant;    ///< a game's id or file; "all" with autoplay; the lobby if empty
    bool fullScreen = false;
    std::optional<session::Speed> speed; ///< the setting's if not given
    int autoplayRounds = 0; ///< 0 if a person plays
    QString screenshots;    ///< folder; none if empty
    QString seed;           ///< of the automatic player's choices
    bool showVersion = false;
    bool showHelp = false;
};

/// Reads the arguments, beginning with the program's name. Invalid ones are an input error.
[[nodiscard]] base::Result<Options> readOptions(const QStringList& arguments);
[[nodiscard]] QString helpText();
/// What the program is, in one sentence or two.
[[nodiscard]] QString description();

} // namespace openshoe::app
