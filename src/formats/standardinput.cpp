// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/standardinput.h"

#include <QString>

#include <algorithm>
#include <cerrno>

#ifdef Q_OS_WIN
#include <io.h>
#else
#include <poll.h>
#include <unistd.h>
#endif

namespace openshoe::formats {

using base::said;

namespace {

/// How much is read at a time.
constexpr qint64 readAtOnce = 256 * 1024;

#ifdef Q_OS_WIN
auto readSome(char* to, qint64 bytes) { return ::_read(0, to, static_cast<unsigned>(bytes)); }

void waitForMore() {}
#else
auto readSome(char* to, qint64 bytes) { return ::read(STDIN_FILENO, to, static_cast<std::size_t>(bytes)); }

// Even if whoever started the program left the stream so that reading doesn't wait.
void waitForMore() {
    pollfd more{.fd = STDIN_FILENO, .events = POLLIN, .revents = 0};
    (void)::poll(&more, 1, -1);
}
#endif

} // namespace

base::Result<QByteArray> readStandardInput(qint64 most, const std::string& source) {
    QByteArray bytes;
    QByteArray next(readAtOnce, Qt::Uninitialized);
    while (bytes.size() < most) {
        const auto read = readSome(next.data(), std::min(readAtOnce, most - bytes.size()));
        if (read == 0)
            break;
        if (read > 0) {
            bytes.append(next.constData(), read);
        } else if (errno == EAGAIN) {
            waitForMore();
        } else if (errno == EBADF) { // or a file that can't be read lies there (src/cli/console.cpp)
            return base::inputError(source, said("Errors", "is closed: there is nothing to read"));
        } else if (errno != EINTR) {
            return unreadable(source, qt_error_string(errno));
        }
    }
    return bytes;
}

tl::unexpected<base::Error> unreadable(const std::string& source, const QString& why) {
    return base::inputError(source, said("Errors", "cannot be read: {}").with(why.toStdString()));
}

} // namespace openshoe::formats
