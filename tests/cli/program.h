// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QStringList>

/// The result of running openshoe-cli once.
struct Call {
    int code = -1;
    QByteArray out;
    QByteArray err;

    [[nodiscard]] QJsonObject json() const { return QJsonDocument::fromJson(out).object(); }
};

inline Call call(const QStringList& arguments, const QByteArray& input = {}) {
    QProcess process;
    process.start(OPENSHOE_CLI, arguments);
    process.write(input);
    process.closeWriteChannel();
    Call result;
    if (!process.waitForFinished(120'000) || process.exitStatus() != QProcess::NormalExit)
        return result;
    result.code = process.exitCode();
    result.out = process.readAllStandardOutput();
    result.err = process.readAllStandardError();
    return result;
}

/// What may be typed in place of the last word.
inline QStringList completionsOf(const QStringList& typed) {
    QStringList words;
    for (const QByteArray& line : call(QStringList{QStringLiteral("--complete")} + typed).out.split('\n')) {
        if (!line.isEmpty())
            words << QString::fromUtf8(line.left(line.indexOf('\t') < 0 ? line.size() : line.indexOf('\t')));
    }
    return words;
}

/// openshoe-cli as a process that answers one call after the other (made_up.cpp), for calls by the hundred: under the
/// sanitizers, starting a process and searching it for leaks takes longer than most calls. None reads standard input.
class Answerer {
public:
    explicit Answerer(const QString& language = QStringLiteral("en")) {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("OPENSHOE_SPEAK"), language);
        m_process.setProcessEnvironment(environment);
        m_process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        m_process.start(QStringLiteral(OPENSHOE_MADEUP), {QStringLiteral("--answer")});
    }
    /// A leak found at the end, as anything else that goes wrong then, ends the test too.
    ~Answerer() {
        m_process.closeWriteChannel();
        if (!m_process.waitForFinished(120'000) || m_process.exitStatus() != QProcess::NormalExit ||
            m_process.exitCode() != 0)
            qFatal("the program that answers calls ended with %d", m_process.exitCode());
    }
    Answerer(const Answerer&) = delete;
    Answerer& operator=(const Answerer&) = delete;

    Call call(const QStringList& arguments) {
        m_process.write(QJsonDocument(QJsonArray::fromStringList(arguments)).toJson(QJsonDocument::Compact) + '\n');
        while (!m_process.canReadLine()) {
            if (!m_process.waitForReadyRead(120'000))
                return {};
        }
        const QJsonObject answer = QJsonDocument::fromJson(m_process.readLine()).object();
        return {answer["code"].toInt(-1), answer["out"].toString().toUtf8(), answer["err"].toString().toUtf8()};
    }

private:
    QProcess m_process;
};
