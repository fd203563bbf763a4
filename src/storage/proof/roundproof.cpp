// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/proof/roundproof.h"

#include "engine/repeat.h"
#include "fairness/shuffle.h"
#include "formats/eventbytes.h"

#include <fmt/format.h>

namespace openshoe::storage {

using base::said;

using What = Problem::What;

namespace {

class Proof {
public:
    Proof(ProvedRound& proved, const BooksCheck::Kinds& books)
        : m_proved(proved), m_read(proved.read), m_id(proved.read.row.id), m_books(books) {}

    void run() {
        if (m_read.lost || !readEvents())
            return;
        m_proved.counts = true;
        const ProblemReporter report = [&](What what, base::Said detail) {
            m_proved.problems.push_back({what, m_id, std::nullopt, std::move(detail)});
        };
        StoredRound round{.row = m_read.row,
                          .hands = m_read.hands,
                          .sideBets = m_read.sideBets,
                          .results = m_read.results,
                          .rules = *m_read.rules,
                          .events = m_read.events,
                          .plays = m_read.plays,
                          .numbersInOrder = m_read.numbersInOrder,
                          .bookings = BooksCheck::bookingsOf(m_read.row, m_read.bookings, m_books, report)};
        if (!m_read.unreadable.empty()) {
            report(What::File, said("Errors", "its plays and bookings: {}").with(m_read.unreadable));
            return;
        }
        m_proved.whole = true;
        const auto state = checkRound(round, report);
        m_proved.folds = state.has_value();
        proveCards();
        if (state)
            m_proved.wallet = BooksCheck::traceOf(round, *state);
    }

private:
    bool readEvents() {
        if (!m_read.log)
            return true;
        auto events = formats::eventsFromBytes(*m_read.log, {});
        if (!events) {
            m_proved.problems.push_back(
                {What::Events, m_id, std::nullopt, said("Errors", "its log: {}").with(events.error().what)});
            return false;
        }
        m_read.events = std::move(*events);
        return true;
    }

    void proveCards() {
        const engine::Events& events = m_read.events;
        const auto* opened = std::get_if<engine::RoundOpened>(events.empty() ? nullptr : &events.front());
        if (!opened)
            return;
        const auto cards = drawnCards(events);
        m_proved.firstCard = opened->firstCard;
        m_proved.cards = static_cast<int>(cards.size());
        if (!m_proved.folds || !m_read.shoe || !m_read.shoe->row())
            return;
        const auto& order = m_read.shoe->order();
        // The same commands under the same rules on the same shoe produce the same log.
        if (const auto repeated = engine::repeat(*m_read.rules, events, order); !repeated)
            m_proved.played = Problem{What::Events, m_id, std::nullopt, repeated.error().said()};
        for (std::size_t i = 0; i < cards.size(); ++i) {
            const std::size_t place = static_cast<std::size_t>(opened->firstCard) + i;
            if (place < order.size() && order[place] == cards[i])
                continue;
            m_proved.drawn = Problem{
                What::Cards, m_id, m_read.row.shoe,
                said("Errors", "card {} is {}, the shuffle has {}")
                    .with(i + 1, cards[i].text(),
                          //: No card
                          place < order.size() ? base::Said::verbatim(order[place].text()) : said("Errors", "none"))};
            break;
        }
    }

    ProvedRound& m_proved;
    ReadRound& m_read;
    RoundId m_id;
    const BooksCheck::Kinds& m_books;
};

} // namespace

const std::vector<engine::Card>& ShuffledShoe::order() const {
    std::call_once(m_once, [this] { m_order = fairness::shuffle(m_row->seed); });
    return m_order;
}

ProvedRound prove(ReadRound read, const BooksCheck::Kinds& books) {
    ProvedRound proved{.read = std::move(read)};
    try {
        Proof(proved, books).run();
    } catch (...) {
        proved.failure = std::current_exception();
    }
    return proved;
}

} // namespace openshoe::storage
