// SPDX-License-Identifier: GPL-3.0-or-later
#include "tableplay.h"

#include "arrangedshoe.h"
#include "patience.h"
#include "productwords.h"
#include "tablecheck.h"

#include <QTest>

#include <algorithm>

using namespace openshoe::engine;
using namespace openshoe::models;
using openshoe::session::Draft;
using openshoe::session::Speed;

namespace {

const QStringList dealAgain{QStringLiteral("Deal again"), QStringLiteral("Deal")};
const QStringList changeBets{QStringLiteral("Change bets"), QStringLiteral("New")};

constexpr int waitMs = testprogram::patience; ///< for what is certain to come
constexpr int clickGuard = 350; ///< a human's pause before pressing what has just appeared

QString words(TablePlay::Ending ending) {
    static const char* const all[] = {"Deal again", "Repeat", "Change bets", "a chip on a spot", "leaving"};
    return QLatin1String(all[static_cast<int>(ending)]);
}

} // namespace

TablePlay::TablePlay(AppController& app, QQuickWindow* window, ::Player& player, std::uint32_t seed)
    : m_app(app), m_window(window), m_player(player), m_random(seed) {}

void TablePlay::play(const QString& game, int rounds, bool everything) {
    m_game = game;
    if (!sitDown())
        return;
    look(QStringLiteral("sitting down"));
    if (everything)
        tryRefusals();
    drawStakes();
    constexpr int mostExtra = 60;
    for (m_round = 1; m_round <= rounds + mostExtra; ++m_round) {
        arrange();
        if (!deal() || !playToTheEnd() || (m_round >= rounds && (missing().empty() || !everything)))
            break;
        if (table().live()->phase() == LiveRound::Betting) { // left in the middle of a hand, and finished meanwhile
            drawStakes();
            continue;
        }
        if (m_endings.empty()) {
            for (int i = 0; i < endings; ++i)
                m_endings.push_back(static_cast<Ending>(i));
            std::shuffle(m_endings.begin(), m_endings.end(), m_random);
        }
        const Ending ending = m_endings.back();
        m_endings.pop_back();
        if (!goOn(ending)) {
            complain(QStringLiteral("after %1 nothing goes on").arg(words(ending)));
            break;
        }
    }
    if (!table().session()) {
        complain(QStringLiteral("nobody sits at the table any more"));
        return;
    }
    for (const Action action : everything ? missing() : std::vector<Action>())
        complain(QStringLiteral("%1 was never chosen, offered %2 times")
                     .arg(QLatin1String(name(action)))
                     .arg(m_offered[action]));
}

std::vector<Action> TablePlay::missing() const {
    std::vector<Action> list = possibleActions(session().rules());
    std::erase_if(list, [&](Action action) { return m_chosen.contains(action); });
    return list;
}

// --- From lobby to lobby.

bool TablePlay::sitDown() {
    QString play;
    const auto isThere = [&] {
        for (const char* word : {"Play ", "Resume "}) {
            play = QString::fromLatin1(word) + m_game;
            if (Screen(m_window).button(play))
                return true;
        }
        return false;
    };
    if (!QTest::qWaitFor(isThere, waitMs) || !press({play}))
        return false;
    const auto seated = [&] {
        return table().session() && !table().shown()->commitment().isEmpty() && table().seats()->count() > 0;
    };
    if (!QTest::qWaitFor(seated, waitMs)) {
        complain(QStringLiteral("“%1” leads to no table").arg(play));
        return false;
    }
    QTest::qWait(50); // nobody is faster than the first frame of the table and the focus moving to it
    return rest();
}

bool TablePlay::leaveAndReturn() {
    if (!done(m_player.leave()) || !QTest::qWaitFor([&] { return m_app.page() == Page::Lobby; }, waitMs)) {
        complain(QStringLiteral("the table can't be left"));
        return false;
    }
    if (!sitDown())
        return false;
    look(QStringLiteral("coming back"));
    drawStakes();
    return true;
}

// Leaving in the middle of a hand asks for confirmation. After staying, play goes on as if nothing had happened; after
// leaving and coming back, the round is where it was, or was finished by the rule for silence.
bool TablePlay::leaveInTheMiddle() {
    const auto asked = session().question();
    const auto away = [&] { return m_app.page() == Page::Lobby; };
    for (const QString& answer : {QStringLiteral("Stay"), QStringLiteral("Leave")}) {
        (void)done(m_player.leave());
        (void)QTest::qWaitFor([&] { return away() || Screen(m_window).hasDialog(); }, testprogram::patience);
        if (away()) {
            complain(QStringLiteral("the table is left in the middle of a hand without asking"));
            break;
        }
        QTest::qWait(50);
        (void)done(m_player.answer(answer));
        if (!QTest::qWaitFor([&] { return !Screen(m_window).hasDialog(); }, testprogram::patience))
            complain(QStringLiteral("the answer “%1” does nothing").arg(answer));
        if (answer == u"Stay") {
            if (away() || session().question() != asked)
                complain(QStringLiteral("staying changes what is asked"));
            look(QStringLiteral("staying"));
        }
    }
    if (!QTest::qWaitFor(away, waitMs) || !sitDown())
        return false;
    const bool waits = session().rules().onSilence == OnSilence::Resume;
    if (waits && session().question() != asked)
        complain(QStringLiteral("the round that waited goes on elsewhere"));
    look(QStringLiteral("coming back to the round"));
    return true;
}

// --- One round.

// Arranges for the rarest action not chosen so far to be offered, if the shoe is still to be shuffled.
void TablePlay::arrange() {
    static constexpr std::array rarestFirst{Action::EvenMoney, Action::Insurance, Action::Split, Action::Surrender};
    const std::vector<Action> wanted = missing();
    for (const Action action : rarestFirst) {
        if (std::find(wanted.begin(), wanted.end(), action) != wanted.end()) {
            arrangeOffer(session(), action);
            return;
        }
    }
}

bool TablePlay::deal() {
    const auto before = session().round();
    const auto dealt = [&] { return session().round() != before; };
    QString button = dealAgain.back();
    {
        const Screen screen(m_window);
        if (screen.button(dealAgain.front()))
            button = dealAgain.front();
    }
    (void)done(m_player.deal(button));
    if (!QTest::qWaitFor(dealt, testprogram::patience)) {
        complain(QStringLiteral("%1 deals nothing (%2)")
                     .arg(button, table().message()->text() + table().bets()->dealHint()));
        table().bets()->deal();
        if (!QTest::qWaitFor(dealt, testprogram::patience))
            return false;
    }
    return rest();
}

bool TablePlay::playToTheEnd() {
    constexpr int mostDecisions = 80;
    for (int i = 0; i < mostDecisions && table().live()->phase() == LiveRound::Playing; ++i) {
        const auto asked = session().question();
        look(i == 0 ? QStringLiteral("the deal") : QStringLiteral("a decision"));
        if (!asked)
            break;
        if (m_round > 1 && !m_leftInTheMiddle) {
            m_leftInTheMiddle = true;
            if (!leaveInTheMiddle())
                return false;
            continue;
        }
        if (table().isSharedTable() && chance(0.4))
            decideEarly();
        decide(*asked);
        if (!rest())
            return false;
    }
    if (table().live()->phase() == LiveRound::Playing) {
        complain(QStringLiteral("the round doesn't end"));
        return false;
    }
    if (table().live()->phase() == LiveRound::Over)
        look(QStringLiteral("the result"));
    return true;
}

Action TablePlay::choose(const std::vector<Offer>& offered) {
    std::vector<Action> fresh;
    std::vector<Action> all;
    for (const Offer& offer : offered) {
        ++m_offered[offer.action];
        if (!offer.affordable)
            continue;
        all.push_back(offer.action);
        if (!m_chosen.contains(offer.action))
            fresh.push_back(offer.action);
    }
    const std::vector<Action>& from = fresh.empty() ? all : fresh;
    // The rarest of the new actions come last in the enumeration.
    return fresh.empty() ? from[static_cast<std::size_t>(upTo(static_cast<int>(from.size())))] : from.back();
}

void TablePlay::decide(const Question& asked) {
    auto list = offers(session().rules(), session().state(), asked);
    if (asked.kind == QuestionKind::FollowDouble || asked.kind == QuestionKind::FollowSplit)
        list.push_back({.action = Action::Decline});
    const Action action = choose(list);
    const bool several = Screen(m_window).button(QStringLiteral("Choose")) != nullptr;
    const bool forAll = several && action == Action::Insurance && chance(0.5) &&
                        Screen(m_window).button(QStringLiteral("Insure all"))->enabled;
    if (several && !forAll) {
        (void)press({QStringLiteral("Choose")});
        look(QStringLiteral("a decision hand by hand"));
    }
    const QString caption = forAll ? QStringLiteral("Insure all") : captionOf(session().rules(), action);
    const std::size_t before = session().events().size();
    const auto answered = [&] { return session().events().size() != before; };
    (void)press({caption});
    if (action == Action::Surrender)
        confirm(caption, answered);
    if (QTest::qWaitFor(answered, testprogram::patience)) {
        ++m_chosen[action];
        (void)done({});
        return;
    }
    complain(QStringLiteral("%1 does nothing").arg(caption));
    table().live()->act(intentOf(action));
    (void)QTest::qWaitFor(answered, testprogram::patience);
}

// Surrender may ask for confirmation, in the bar: the question names the action, and the first answer has the focus.
void TablePlay::confirm(const QString& caption, const std::function<bool()>& answered) {
    const auto yes = [&]() -> std::optional<Thing> {
        const Screen screen(m_window);
        const Thing* found = screen.beginning(QAccessible::Button, caption + u','); // "Give up, 12.50 back"
        return found ? std::optional(*found) : std::nullopt;
    };
    if (!QTest::qWaitFor([&] { return yes() || answered(); }, testprogram::patience) || !yes())
        return;
    QTest::qWait(50);
    const auto accept = yes();
    if (!accept)
        return complain(QStringLiteral("the question for %1 goes away by itself").arg(caption));
    if (!accept->about.startsWith(caption))
        complain(QStringLiteral("pressing %1 asks “%2”").arg(caption, accept->about));
    const auto here = focused(m_window);
    if (!here || here->name != accept->name)
        complain(QStringLiteral("the question “%1” opens without its first answer focused").arg(accept->about));
    if (Screen(m_window).hasDialog())
        complain(QStringLiteral("the question “%1” is asked over the cards").arg(accept->about));
    (void)done(m_player.answer(accept->name));
}

void TablePlay::decideEarly() {
    for (const SeatRow& row : table().seats()->rows()) {
        if (row.earlyActions.isEmpty() || !chance(0.5))
            continue;
        const int choice = upTo(static_cast<int>(row.earlyActions.size()));
        const int action = row.earlyActions.at(choice);
        const SeatNumber seat{static_cast<std::uint8_t>(row.seatNumber)};
        if (!press({QStringLiteral("%1 in advance, seat %2").arg(row.earlyCaptions.at(choice)).arg(row.seatNumber)}))
            return;
        const auto registered = [&] {
            const auto& early = session().state().seat(seat).early;
            return early && intentOf(*early) == action;
        };
        if (QTest::qWaitFor(registered, testprogram::patience))
            ++m_early;
        else
            complain(QStringLiteral("%1 in advance for seat %2 isn't kept")
                         .arg(row.earlyCaptions.at(choice))
                         .arg(row.seatNumber));
        (void)rest();
        look(QStringLiteral("a decision in advance"));
        return;
    }
}

// --- From one round to the next.

bool TablePlay::goOn(Ending ending) {
    topUpInTime();
    switch (ending) {
    case Ending::DealAgain: return true; // the next round's Deal
    case Ending::Repeat: return repeat();
    case Ending::Leave: return leaveAndReturn();
    case Ending::ChangeBets: {
        const Draft last = session().lastDraft();
        const bool covered = last.total() <= session().wallet();
        if (!press(changeBets) || !rest())
            return false;
        if (table().live()->phase() != LiveRound::Betting ||
            draft().stakes != (covered ? last.stakes : Draft().stakes))
            complain(QStringLiteral("%1 leaves %2 stakes").arg(words(ending)).arg(draft().stakes.size()));
        break;
    }
    case Ending::ChipOnSpot: {
        const auto seats = session().heldSeats();
        const int spot = seats.empty() ? 1 + upTo(session().rules().table.seats) : seats.front().value;
        const auto& chips = table().bets()->chips()->rows();
        const auto chip = openshoe::base::Money::minor(static_cast<std::int64_t>(chips.front().value));
        if (!done(m_player.takeInHand(chips.front().accessibleName)))
            return false;
        if (!putChip({SeatNumber{static_cast<std::uint8_t>(spot)}, StakeKind::Main, -1},
                     QStringLiteral("Spot %1").arg(spot), chip))
            table().bets()->newBets(); // so that play goes on
        break;
    }
    }
    look(words(ending));
    drawStakes();
    return true;
}

// The stakes of the last round, to be changed before the deal. If the result offers no such button, it is found among
// those for new stakes.
bool TablePlay::repeat() {
    const Draft last = session().lastDraft();
    const QString button = QStringLiteral("Repeat");
    const Screen screen(m_window);
    const Thing* shown = screen.button(button);
    if ((!shown || !shown->enabled) &&
        (!press(changeBets) || !rest() || !press({QStringLiteral("Clear")}) || !rest()))
        return false;
    if (!press({button}) || !rest())
        return false;
    if (table().live()->phase() != LiveRound::Betting || draft().stakes != last.stakes)
        complain(QStringLiteral("Repeat doesn't bring the last stakes back"));
    look(button);
    if (chance(0.5))
        thinkAgain();
    return true;
}

// --- Looking.

bool TablePlay::press(const QStringList& names, const QString& about) {
    if (table().playback().speed() != Speed::Off)
        QTest::qWait(clickGuard);
    const Screen screen(m_window);
    const auto there =
        std::find_if(names.begin(), names.end(), [&](const QString& name) { return screen.button(name, about); });
    return done(m_player.press(there == names.end() ? names.front() : *there, about));
}

bool TablePlay::done(const QString& problem) {
    if (!problem.isEmpty())
        complain(problem);
    else if (table().message()->isRefused())
        complain(QStringLiteral("refused: “%1”").arg(table().message()->text()));
    return problem.isEmpty();
}

bool TablePlay::rest() {
    const auto resting = [&] {
        if (!table().session() || session().isBusy() || !table().playback().isIdle())
            return false;
        return table().live()->phase() != LiveRound::Playing || table().live()->actions()->count() > 0;
    };
    const bool quiet = QTest::qWaitFor(resting, waitMs);
    if (!quiet)
        complain(QStringLiteral("the table doesn't come to rest"));
    return quiet;
}

// The window may follow the engine a moment later, but it must follow.
void TablePlay::look(const QString& after) {
    QStringList wrong;
    const auto right = [&] {
        wrong = differences(m_window, table());
        return std::all_of(wrong.begin(), wrong.end(), [&](const QString& line) { return m_complaints.knows(line); });
    };
    (void)QTest::qWaitFor(right, testprogram::patience);
    for (const QString& line : wrong)
        m_complaints.add(line, QStringLiteral("%1, round %2, after %3").arg(m_game).arg(m_round).arg(after));
}

void TablePlay::complain(const QString& what) {
    m_complaints.add(what, QStringLiteral("%1, round %2").arg(m_game).arg(m_round));
}

QString TablePlay::summary() const {
    QStringList counts;
    for (const auto& [action, count] : m_chosen)
        counts << QStringLiteral("%1 %2").arg(QLatin1String(name(action))).arg(count);
    if (m_early > 0)
        counts << QStringLiteral("in advance %1").arg(m_early);
    return QStringLiteral("%1: %2 rounds; %3").arg(m_game).arg(m_round).arg(counts.join(QStringLiteral(", ")));
}

bool TablePlay::chance(double probability) {
    return std::bernoulli_distribution(probability)(m_random);
}

int TablePlay::upTo(int most) {
    return std::uniform_int_distribution<int>(0, most - 1)(m_random);
}
