// SPDX-License-Identifier: GPL-3.0-or-later
// Frame times of the real window while it plays by itself: cards dealt and turned, chips moved, hands paid, at normal
// speed, without a screen, drawn by the software renderer; games with company at a full table, the person on two of its
// seats and on side bets, at 1280 x 800 and at 2560 x 1440. A frame's time is the work from the request to the window
// until the frame is there: polishing, layout, painting. The gap is the time from one frame to the next while something
// moves (at most a tenth of a second; longer gaps are pauses in which nothing is drawn).
// openshoe-frames [ROUNDS [GAME …]]
#include "app/program.h"
#include "models/preferences/settingscontroller.h"
#include "offscreen.h"

#include <QElapsedTimer>
#include <QGuiApplication>
#include <QQuickWindow>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>
#include <vector>

using namespace openshoe;

namespace {

constexpr double pauseMs = 100;
constexpr double frameMs = 1000.0 / 60;

/// Listens to one window.
class FrameWatch : public QObject {
public:
    explicit FrameWatch(QQuickWindow& window) {
        m_clock.start();
        window.installEventFilter(this);
        connect(&window, &QQuickWindow::frameSwapped, this, [this] { end(); });
    }

    void print(const QString& game) {
        line(game, "work", m_work);
        line(game, "gap", m_gaps);
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::UpdateRequest)
            m_begin = now();
        return QObject::eventFilter(watched, event);
    }

private:
    [[nodiscard]] double now() const { return static_cast<double>(m_clock.nsecsElapsed()) / 1e6; }

    void end() {
        if (m_begin < 0)
            return;
        if (m_last >= 0 && m_begin - m_last < pauseMs)
            m_gaps.push_back(m_begin - m_last);
        m_last = m_begin;
        m_work.push_back(now() - m_begin);
        m_begin = -1;
    }

    static void line(const QString& game, const char* what, std::vector<double> times) {
        if (times.empty())
            return;
        std::sort(times.begin(), times.end());
        const auto at = [&](double part) {
            return times[static_cast<std::size_t>(part * static_cast<double>(times.size() - 1))];
        };
        const auto late = std::count_if(times.begin(), times.end(), [](double time) { return time > frameMs; });
        std::printf("%-16s %-5s %6zu frames   median %6.2f   95 %% %6.2f   99 %% %6.2f   worst %6.2f ms   over %.1f "
                    "ms: %5.2f %%\n",
                    qPrintable(game), what, times.size(), at(0.5), at(0.95), at(0.99), times.back(), frameMs,
                    100.0 * static_cast<double>(late) / static_cast<double>(times.size()));
        std::fflush(stdout);
    }

    QElapsedTimer m_clock;
    double m_begin = -1;
    double m_last = -1;
    std::vector<double> m_work;
    std::vector<double> m_gaps;
};

int measure(const QString& game, QSize size, int rounds) {
    QTemporaryDir folder;
    app::Composition composition({.dataFolder = folder.path(), .variant = {}, .speed = session::Speed::Normal});
    composition.root().settings->setCompanyFor(game, session::CompanyWish::Full);
    app::Program program(composition,
                         {.variant = game, .autoplayRounds = rounds, .seed = QStringLiteral("frames")});
    if (!program.start())
        return 1;
    program.window()->resize(size);
    FrameWatch watch(*program.window());
    const int code = QGuiApplication::exec();
    if (code == 0)
        watch.print(QStringLiteral("%1 %2").arg(game).arg(size.width()));
    return code;
}

} // namespace

int main(int argc, char** argv) {
    drawOffscreen(argc, argv);
    QGuiApplication application(argc, argv);
    QStringList arguments = QCoreApplication::arguments().mid(1);
    const int rounds = arguments.isEmpty() ? 5 : std::max(1, arguments.takeFirst().toInt());
    if (arguments.isEmpty())
        arguments = {QStringLiteral("deluxe"), QStringLiteral("rundown"), QStringLiteral("premium")};
    for (const QString& game : arguments) {
        for (const QSize size : {QSize(1280, 800), QSize(2560, 1440)}) {
            if (const int code = measure(game, size, rounds); code != 0)
                return code;
        }
    }
    return 0;
}
