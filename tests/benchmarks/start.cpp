// SPDX-License-Identifier: GPL-3.0-or-later
// How long the window takes with very many custom games: from the construction of its objects to the first frame, and
// until every game is known, with no custom rule file, with 6 and with 1,000. Without a screen, drawn by the software
// renderer. Each number of files is tried five times, in turn; the minimum and the median are printed.
// openshoe-start [FILES …]
#include "app/program.h"
#include "formats/ownvariants.h"

#include <QDir>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QGuiApplication>
#include <QQuickWindow>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>
#include <map>
#include <vector>

using namespace openshoe;

namespace {

constexpr int tries = 5;

struct Times {
    double frame = 0;
    double known = 0;
};

void writeGames(const QString& folder, int count) {
    QDir().mkpath(folder);
    engine::RuleSet rules = formats::VariantCatalogue().find("classic")->rules;
    for (int i = 0; i < count; ++i) {
        rules.id = "own-" + std::to_string(10000 + i);
        rules.name = "Own game " + std::to_string(i);
        rules.decks = 1 + i % 8;
        if (!formats::saveVariant(rules, QDir(folder).filePath(QString::fromStdString(rules.id + ".json"))))
            std::abort();
    }
}

Times start(const QString& folder) {
    QElapsedTimer clock;
    clock.start();
    const auto now = [&] { return static_cast<double>(clock.nsecsElapsed()) / 1e6; };
    Times times;
    app::Composition composition({.dataFolder = folder, .variant = {}, .speed = {}});
    app::Program program(composition, {.dataFolder = folder});
    if (!program.start())
        std::abort();
    QEventLoop loop;
    QObject::connect(program.window(), &QQuickWindow::frameSwapped, &loop, &QEventLoop::quit);
    loop.exec();
    times.frame = now();
    while (composition.games().isReading())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    times.known = now();
    return times;
}

} // namespace

int main(int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qputenv("QT_QUICK_BACKEND", "software");
    const QGuiApplication application(argc, argv);
    std::vector<int> counts;
    for (int i = 1; i < argc; ++i)
        counts.push_back(QString::fromLocal8Bit(argv[i]).toInt());
    if (counts.empty())
        counts = {0, 6, 1000};
    std::map<int, std::vector<Times>> measured;
    for (int round = 0; round <= tries; ++round) {
        for (const int count : counts) {
            const QTemporaryDir data;
            writeGames(formats::ownVariantsFolder(data.path()), count);
            const Times times = start(data.path());
            if (round > 0) // the very first one only fills caches
                measured[count].push_back(times);
        }
    }
    for (auto& [count, all] : measured) {
        const auto tell = [&all = all, count = count](const char* what, double Times::*time) {
            std::ranges::sort(all, {}, time);
            std::printf("%5d files   %-12s least %7.1f   median %7.1f ms\n", count, what, all.front().*time,
                        all[all.size() / 2].*time);
        };
        tell("first frame", &Times::frame);
        tell("all known", &Times::known);
    }
    return 0;
}
