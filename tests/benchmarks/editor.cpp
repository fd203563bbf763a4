// SPDX-License-Identifier: GPL-3.0-or-later
// How long the editor takes from a moved switch to the price: the time on the GUI thread itself, and the time until the
// house edge is known. Each rule that affects the figures is moved to each of its values, each time as soon as the
// previous price has arrived, so while the chart is still being calculated.
#include "catalogue/catalogue.h"
#include "models/games/ruleeditor.h"
#include "models/preferences/settingscontroller.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>
#include <vector>

using namespace openshoe;
using models::EditorRow;
using models::RuleEditor;
namespace RuleEntry = models::RuleEntry;

namespace {

struct Times {
    std::vector<double> own;   ///< milliseconds
    std::vector<double> price; ///< milliseconds

    void print(const char* what, const char* game) {
        if (price.empty())
            return;
        std::ranges::sort(own);
        std::ranges::sort(price);
        std::printf("%-11s %-8s %4zu moves   own median %5.2f worst %6.2f   price median %6.2f worst %7.2f ms\n", game,
                    what, price.size(), own[own.size() / 2], own.back(), price[price.size() / 2], price.back());
    }
};

double milliseconds(const QElapsedTimer& timer) {
    return static_cast<double>(timer.nsecsElapsed()) / 1e6;
}

engine::RuleRole roleOf(const EditorRow& row) {
    const auto& fields = engine::ruleFields();
    const auto found = std::ranges::find(fields, row.place.toStdString(),
                                         [](const engine::RuleField& field) { return field.key.pointer(); });
    return found == fields.end() ? engine::RuleRole::Look : found->key.role;
}

template <typename Move> void measure(RuleEditor& editor, Times& times, Move move) {
    QElapsedTimer timer;
    timer.start();
    move();
    times.own.push_back(milliseconds(timer));
    if (editor.problemCount() > 0) {
        times.own.pop_back();
        editor.undo();
        return;
    }
    while (editor.figures()->isWorking())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 100);
    times.price.push_back(milliseconds(timer));
}

void move(RuleEditor& editor, const EditorRow& row, Times& times) {
    if (row.entry == RuleEntry::Switch) {
        for (const bool on : {!row.checked, row.checked})
            measure(editor, times, [&] { editor.turn(row.place, on); });
    } else if (row.entry == RuleEntry::Choice) {
        for (int i = 0; i < row.labels.size(); ++i)
            measure(editor, times, [&] { editor.choose(row.place, i); });
        editor.choose(row.place, row.current);
    } else if (row.entry == RuleEntry::Line) {
        for (const char* pays : {"1:1", "6:5", "3:2", "2:1", "3:1"})
            measure(editor, times, [&] { editor.type(row.place, QString::fromLatin1(pays)); });
        editor.reset(row.place);
    }
}

} // namespace

int main(int argc, char** argv) {
    const QCoreApplication application(argc, argv);
    catalogue::Catalogue games;
    session::Analyst analyst;
    const QTemporaryDir folder;
    models::SettingsController settings(folder.filePath(QStringLiteral("settings.ini")));
    RuleEditor editor(games, analyst, settings);
    for (const catalogue::Game& game : games.games()) {
        editor.close();
        editor.open(QString::fromStdString(game.rules->id));
        Times hands;
        Times payouts;
        const std::vector<EditorRow> rows = editor.rows()->rows();
        for (const EditorRow& row : rows) {
            const engine::RuleRole role = roleOf(row);
            if (role == engine::RuleRole::Hands || role == engine::RuleRole::Surrender)
                move(editor, row, hands);
            else if (role == engine::RuleRole::Payout && row.entry != RuleEntry::Addition)
                move(editor, row, payouts);
        }
        hands.print("hands", game.rules->id.c_str());
        payouts.print("payouts", game.rules->id.c_str());
    }
    return 0;
}
