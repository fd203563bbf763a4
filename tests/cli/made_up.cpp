// SPDX-License-Identifier: GPL-3.0-or-later
// openshoe-cli with two more languages, generated from the English texts. It uses the one named by OPENSHOE_SPEAK, or
// the system's if that isn't set, as openshoe-cli does. With --answer it makes one call after the other: each line of
// standard input is a JSON list of arguments, and each is answered by a line with the exit code and what was written,
// {"code":0,"out":"…","err":""}.
#include "cli/command.h"
#include "languages/languages.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryFile>

#include <cstdio>
#include <iostream>
#include <string>
#ifdef Q_OS_WIN
#include <io.h>
#else
#include <unistd.h>
#endif

namespace {

/// Directs one of C's streams into a file while it lives.
class Diverted {
public:
    explicit Diverted(std::FILE* stream) : m_stream(stream) {
        std::fflush(m_stream);
        m_before = dup(fileno(m_stream));
        if (!m_file.open() || m_before < 0 || dup2(m_file.handle(), fileno(m_stream)) < 0)
            qFatal("can't divert what is written");
    }
    ~Diverted() {
        std::fflush(m_stream);
        dup2(m_before, fileno(m_stream));
        close(m_before);
    }
    Diverted(const Diverted&) = delete;
    Diverted& operator=(const Diverted&) = delete;

    QString written() {
        std::fflush(m_stream);
        m_file.seek(0);
        return QString::fromUtf8(m_file.readAll());
    }

private:
    std::FILE* m_stream;
    int m_before = -1;
    QTemporaryFile m_file;
};

QJsonObject answerTo(const QStringList& arguments) {
    Diverted out(stdout);
    Diverted err(stderr);
    const int code = openshoe::cli::runProgram(arguments);
    return {{"code", code}, {"out", out.written()}, {"err", err.written()}};
}

int answerCalls() {
    for (std::string line; std::getline(std::cin, line);) {
        QStringList arguments;
        for (const QJsonValue& argument : QJsonDocument::fromJson(QByteArray::fromStdString(line)).array())
            arguments << argument.toString();
        const QByteArray answer = QJsonDocument(answerTo(arguments)).toJson(QJsonDocument::Compact);
        std::puts(answer.constData());
        std::fflush(stdout);
    }
    return 0;
}

} // namespace

int main(int argc, char* argv[]) {
    const QCoreApplication application(argc, argv);
    openshoe::languages::Speech speech;
    const QString named = qEnvironmentVariable("OPENSHOE_SPEAK");
    if (!speech.speak(named.isEmpty() ? openshoe::languages::systems() : named))
        return 3;
    const QStringList arguments = QCoreApplication::arguments().mid(1);
    return arguments == QStringList("--answer") ? answerCalls() : openshoe::cli::runProgram(arguments);
}
