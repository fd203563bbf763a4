// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

namespace openshoe::fuzz {

/// The result of running a command.
struct Outcome {
    int code = 0;
    QByteArray out;
    QByteArray err;
};

/// A folder of this process, deleted when it ends. The first call also makes it the working folder, so that relative
/// paths stay inside it.
[[nodiscard]] const QString& scratch();

/// Runs a command of openshoe-cli in this process, given the arguments without the program's name and its standard
/// input.
[[nodiscard]] Outcome callProgram(const QStringList& arguments, const QByteArray& input = {});

/// Must hold for every command: the exit code is one of three, a wrong command line writes nothing but its error, a
/// failure says why, the output is UTF-8; and with `json` a successful command writes exactly one JSON document.
void checkOutcome(const Outcome& outcome, bool json);

} // namespace openshoe::fuzz
