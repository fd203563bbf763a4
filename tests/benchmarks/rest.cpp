// SPDX-License-Identifier: GPL-3.0-or-later
// What the real window uses in the long run, without a screen: its memory after each tenth of ROUNDS rounds of a full
// table that plays by itself without animation; then its processor use and the number of frames it draws while nobody
// does anything at the table for ten seconds, without a clock and with one running. Linux only: it reads /proc.
// openshoe-rest [ROUNDS [GAME]]
#include "app/program.h"
#include "models/preferences/settingscontroller.h"
#include "models/table/tablecontroller.h"
#include "offscreen.h"

#include <QEventLoop>
#include <QFile>
#include <QGuiApplication>
#include <QQuickWindow>
#include <QTemporaryDir>
#include <QTimer>

#include <sys/resource.h>

#include <algorithm>
#include <cstdio>

using namespace openshoe;

namespace {

double memoryMiB() {
    QFile file(QStringLiteral("/proc/self/status"));
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    for (const QByteArray& line : file.readAll().split('\n')) {
        if (line.startsWith("VmRSS:"))
            return line.simplified().split(' ').value(1).toDouble() / 1024;
    }
    return 0;
}

/// Processor time used so far, in seconds.
double processorTime() {
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    const auto seconds = [](const timeval& time) {
        return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
    };
    return seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

void wait(int milliseconds) {
    QEventLoop loop;
    QTimer::singleShot(milliseconds, &loop, &QEventLoop::quit);
    loop.exec();
}

void printRest(QQuickWindow& window, const char* when) {
    constexpr int seconds = 10;
    wait(3000); // let fades and deferred work finish
    int frames = 0;
    const auto counting = QObject::connect(&window, &QQuickWindow::frameSwapped, &window, [&frames] { ++frames; });
    const double before = processorTime();
    wait(seconds * 1000);
    std::printf("%-24s %5.2f %% of a processor, %d frames in %d s\n", when, 100 * (processorTime() - before) / seconds,
                frames, seconds);
    std::fflush(stdout);
    QObject::disconnect(counting);
}

void stakeSomething(models::TableController& table) {
    for (const models::SeatRow& seat : table.seats()->rows()) {
        if (seat.canTake)
            table.bets()->takeSeat(seat.seatNumber);
        if (!seat.canTake && !seat.mine)
            continue;
        table.bets()->minStake(seat.seatNumber, models::TableBets::MainPlace);
        return;
    }
}

} // namespace

int main(int argc, char** argv) {
    drawOffscreen(argc, argv);
    QGuiApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments().mid(1);
    const int rounds = std::max(10, arguments.value(0, QStringLiteral("2000")).toInt());
    const QString game = arguments.value(1, QStringLiteral("deluxe"));
    QTemporaryDir folder;
    app::Composition composition({.dataFolder = folder.path(), .variant = {}, .speed = session::Speed::Off});
    models::SettingsController& settings = *composition.root().settings;
    settings.setCompanyFor(game, session::CompanyWish::Full);
    models::TableController& table = *composition.root().table;
    int played = 0;
    QObject::connect(&table, &models::TableController::roundShown, &application, [&] {
        if (++played % (rounds / 10) == 0) {
            std::printf("%6d rounds %8.1f MiB\n", played, memoryMiB());
            std::fflush(stdout);
        }
    });
    app::Program program(composition, {.variant = game, .autoplayRounds = rounds, .seed = QStringLiteral("rest")});
    if (!program.start())
        return 1;
    program.window()->resize(1280, 800);
    if (const int code = QGuiApplication::exec(); code != 0)
        return code;
    composition.root().accounts->topUp(table.currency()); // two thousand rounds may have used up everything
    wait(1000);
    table.bets()->newBets();
    table.bets()->clear();
    printRest(*program.window(), "at rest");
    settings.setBetClock(120);
    stakeSomething(table);
    if (!table.clock().isRunning()) {
        std::fprintf(stderr, "no stake could be placed, so no clock runs: %s\n", qPrintable(table.message()->text()));
        return 1;
    }
    printRest(*program.window(), "with the clock running");
    return 0;
}
