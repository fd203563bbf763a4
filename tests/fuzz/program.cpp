// SPDX-License-Identifier: GPL-3.0-or-later
#include "program.h"

#include "check.h"
#include "cli/command.h"

#include <QCoreApplication>
#include <QDir>
#include <QJsonDocument>
#include <QTemporaryDir>

#include <cstdio>
#include <dlfcn.h>
#include <exception>
#include <unistd.h>

extern "C" void __sanitizer_set_death_callback(void (*callback)()) __attribute__((weak));

namespace openshoe::fuzz {

namespace {

int realError = STDERR_FILENO;
int callsErrors = -1; ///< the file that replaces the error stream during a call

using DeathCallback = void (*)();

// A sanitizer's report goes where the call's own errors go; they are shown if it ends the process.
void showErrors() {
    char part[4096];
    for (off_t at = 0; callsErrors >= 0;) {
        const ssize_t size = ::pread(callsErrors, part, sizeof part, at);
        if (size <= 0 || ::write(realError, part, static_cast<std::size_t>(size)) != size)
            return;
        at += size;
    }
}

/// Redirects the process's three standard streams to files during a call.
class Streams {
public:
    Streams() {
        QDir().mkpath(scratch());
        std::setvbuf(stdin, nullptr, _IONBF, 0); // so that nothing of one call's input is left for the next
        for (int i = 0; i < 3; ++i) {
            m_real[i] = ::dup(i);
            m_files[i] = std::tmpfile();
            FUZZ_CHECK(m_real[i] >= 0 && m_files[i]);
        }
        realError = m_real[STDERR_FILENO];
        callsErrors = ::fileno(m_files[STDERR_FILENO]);
        if (__sanitizer_set_death_callback)
            __sanitizer_set_death_callback(showErrors);
        // gcc has the checks for undefined behaviour in a separate library, with its own callback.
        if (void* const own = ::dlopen("libubsan.so.1", RTLD_LAZY | RTLD_NOLOAD))
            if (void* const set = ::dlsym(own, "__sanitizer_set_death_callback"))
                reinterpret_cast<void (*)(DeathCallback)>(set)(showErrors);
        std::set_terminate([] {
            ::dup2(realError, STDERR_FILENO);
            try {
                if (const auto thrown = std::current_exception())
                    std::rethrow_exception(thrown);
            } catch (const std::exception& e) {
                std::fprintf(stderr, "an exception that nobody caught: %s\n", e.what());
            }
            std::abort();
        });
    }

    Outcome call(const QStringList& arguments, const QByteArray& input) {
        std::fflush(stdout);
        for (int i = 0; i < 3; ++i) {
            const int file = ::fileno(m_files[i]);
            FUZZ_CHECK(::ftruncate(file, 0) == 0 && ::lseek(file, 0, SEEK_SET) == 0);
            if (i == STDIN_FILENO)
                FUZZ_CHECK(::write(file, input.constData(), static_cast<std::size_t>(input.size())) == input.size() &&
                           ::lseek(file, 0, SEEK_SET) == 0);
            ::dup2(file, i);
        }
        std::clearerr(stdin);
        Outcome outcome;
        outcome.code = cli::runProgram(arguments);
        std::fflush(stdout);
        std::fflush(stderr);
        for (int i = 0; i < 3; ++i)
            ::dup2(m_real[i], i);
        outcome.out = written(STDOUT_FILENO);
        outcome.err = written(STDERR_FILENO);
        return outcome;
    }

private:
    [[nodiscard]] QByteArray written(int stream) const {
        const int file = ::fileno(m_files[stream]);
        QByteArray bytes(static_cast<qsizetype>(::lseek(file, 0, SEEK_END)), Qt::Uninitialized);
        FUZZ_CHECK(::pread(file, bytes.data(), static_cast<std::size_t>(bytes.size()), 0) == bytes.size());
        return bytes;
    }

    int m_real[3] = {};
    std::FILE* m_files[3] = {};
};

// Never destroyed: Qt Sql's own data is gone by then.
QCoreApplication& application() {
    static int count = 1;
    static char name[] = "openshoe-cli";
    static char* words[] = {name, nullptr};
    static auto* instance = new QCoreApplication(count, words);
    return *instance;
}

} // namespace

const QString& scratch() {
    static QTemporaryDir folder;
    static const QString path = [] {
        FUZZ_CHECK(folder.isValid());
        qputenv("XDG_DATA_HOME", folder.filePath(QStringLiteral("home")).toUtf8());
        FUZZ_CHECK(QDir(folder.path()).mkdir(QStringLiteral("work")));
        FUZZ_CHECK(QDir::setCurrent(folder.filePath(QStringLiteral("work"))));
        QCoreApplication::setApplicationName(QStringLiteral("openshoe"));
        QCoreApplication::setApplicationVersion(QStringLiteral("0.0"));
        (void)application();
        return folder.filePath(QStringLiteral("work"));
    }();
    return path;
}

Outcome callProgram(const QStringList& arguments, const QByteArray& input) {
    static Streams streams;
    return streams.call(arguments, input);
}

void checkOutcome(const Outcome& outcome, bool json) {
    FUZZ_CHECK(outcome.code >= 0 && outcome.code <= 2);
    FUZZ_CHECK(outcome.out.isValidUtf8(), outcome.out.constData());
    FUZZ_CHECK(outcome.err.isValidUtf8(), outcome.err.constData());
    FUZZ_CHECK(outcome.err.isEmpty() || outcome.err.startsWith("openshoe-cli: "), outcome.err.constData());
    if (outcome.code == 2)
        FUZZ_CHECK(outcome.out.isEmpty() && !outcome.err.isEmpty(), outcome.out.constData());
    if (outcome.code == 1)
        FUZZ_CHECK(!outcome.out.isEmpty() || !outcome.err.isEmpty());
    if (json && !outcome.out.isEmpty()) {
        QJsonParseError problem;
        const auto document = QJsonDocument::fromJson(outcome.out, &problem);
        FUZZ_CHECK(problem.error == QJsonParseError::NoError && document.isObject(), outcome.out.constData());
    }
    FUZZ_CHECK(!json || outcome.code != 0 || !outcome.out.isEmpty());
}

} // namespace openshoe::fuzz
