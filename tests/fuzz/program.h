// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

namespace openshoe::fuzz {

/// What a call of the command line came to.
struct Outcome {
    int code = 0;
    QByteArray out;
    QByteArray err;
};

/// A folder of this process, deleted when it ends. From the first call on it is the working folder, so that relative
/// paths lead into it.
[[nodiscard]] const QString& scratch();

/// Runs a command of openshoe-cli within this process: arguments without the program's name, what stands on its
/// standard input, what it writes.
[[nodiscard]] Outcome callProgram(const QStringList& arguments, const QByteArray& input = {});

/// What must hold of every call: the exit code is one of three, a wrong call writes nothing but its error, what failed
/// says why, what is written is UTF-8; and with `json` a call that is done writes one JSON document and nothing else.
void checkOutcome(const Outcome& outcome, bool json);

} // namespace openshoe::fuzz
