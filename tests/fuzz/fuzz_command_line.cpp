// SPDX-License-Identifier: GPL-3.0-or-later
// A command line of openshoe-cli in a folder with a record of play, rule sets, a scenario and a round. After the first
// byte (1: with --json) come the words, one per line; after an empty line, the contents of the file "input" and of
// standard input. Long computations are cut short by a rule change that no game allows; their own words are read first.
#include "check.h"
#include "databasefolder.h"
#include "places.h"
#include "program.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>

using namespace openshoe;

namespace {

void write(const QString& path, const QByteArray& bytes) {
    QFile file(path);
    FUZZ_CHECK(file.open(QIODevice::WriteOnly | QIODevice::Truncate) && file.write(bytes) == bytes.size());
}

// Sets up the folder for the commands, as it is at the start.
void furnish() {
    QDir work(fuzz::scratch());
    work.removeRecursively();
    FUZZ_CHECK(QDir().mkpath(fuzz::scratch()) && QDir::setCurrent(fuzz::scratch()));
    fuzz::putDatabase(work.filePath("data"), fuzz::baseDatabase());
    FUZZ_CHECK(work.mkpath("data/variants"));
    static const QByteArray own =
        fuzz::callProgram({"rules", "premium", "--json", "--set", "id=own", "--set", "decks=1"}).out;
    static const QByteArray round = fuzz::callProgram({"history", "show", "1", "--json", "--data", "data"}).out;
    FUZZ_CHECK(!own.isEmpty() && !round.isEmpty());
    write("data/variants/own.json", own);
    write("rules.json", own);
    write("round.json", round);
    QFile scenario(QStringLiteral(OPENSHOE_TEST_DATA "/scenarios/classic-1-soft-seventeen.json"));
    FUZZ_CHECK(scenario.open(QIODevice::ReadOnly));
    write("scenario.json", scenario.readAll());
}

// No path leads out of the folder; no word contains a NUL.
QStringList harmless(const QStringList& words) {
    QStringList harmless;
    for (QString word : words)
        harmless << word.section(QChar::Null, 0, 0).replace("..", "__").replace('/', '|');
    return harmless;
}

void checkAgain(const QStringList& arguments, const fuzz::Outcome& outcome) {
    if (arguments.value(0) != "rules")
        return;
    // A rule set that is printed can be read again, and prints the same.
    write("again", outcome.out);
    const auto again = fuzz::callProgram({"rules", "./again", "--json"});
    FUZZ_CHECK(again.code == 0, again.err.constData());
    FUZZ_CHECK(again.out == outcome.out);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0 || size > 40'000)
        return 0;
    const QByteArray all(reinterpret_cast<const char*>(data) + 1, static_cast<qsizetype>(size - 1));
    const qsizetype end = all.indexOf("\n\n");
    const QByteArray input = end < 0 ? QByteArray() : all.mid(end + 2);
    QStringList arguments = harmless(QString::fromUtf8(end < 0 ? all : all.left(end)).split('\n'));
    static bool furnished = false;
    if (!furnished)
        furnish();
    furnished = true;
    write("input", input);

    const QString command = arguments.value(0);
    const bool two = command == "history" || command == "fairness" || command == "count";
    const bool json =
        (data[0] & 1) != 0 && !(arguments.mid(0, 2) == QStringList{"history", "export"} && arguments.contains("-"));
    if (json)
        arguments.insert(std::min<qsizetype>(two ? 2 : 1, arguments.size()), "--json");
    const bool counts = command == "count" && arguments.value(1) != "systems" && !arguments.contains("--mean");
    if (command == "analyze" || command == "strategy" || command == "simulate" || counts)
        arguments << "--set" << "decks=99" << "--set" << "decks=99";
    const auto outcome = fuzz::callProgram(arguments, input);
    const bool told = outcome.out.startsWith("Usage: ") || outcome.out.startsWith("openshoe-cli ");
    fuzz::checkOutcome(outcome, json && !told);
    if (json && !told && outcome.code == 0)
        checkAgain(arguments, outcome);
    // These commands write.
    if (two && (arguments.contains("export") || arguments.contains("restore") || arguments.contains("backup")))
        furnish();
    return 0;
}
