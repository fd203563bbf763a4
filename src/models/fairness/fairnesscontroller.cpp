// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/fairness/fairnesscontroller.h"

#include "fairness/verify.h"
#include "languages/translated.h"
#include "models/archive/archive.h"
#include "models/preferences/settingscontroller.h"
#include "models/table/tablecontroller.h"
#include "models/table/tablevalues.h"
#include "models/words/amounts.h"
#include "session/table/whendone.h"

namespace openshoe::models {

FairnessController::FairnessController(TableController& table, SettingsController& settings, Archive& archive,
                                       QObject* parent)
    : QObject(parent), m_table(table), m_settings(settings), m_archive(archive), m_finished(archive) {
    connect(&m_table, &TableController::tableChanged, this, &FairnessController::changed);
    connect(m_table.shown(), &ShownTable::shoeChanged, this, &FairnessController::changed);
    connect(m_table.live(), &LiveRound::phaseChanged, this, &FairnessController::changed); // a staked shoe is fixed
}

QString FairnessController::commitment() const {
    return m_table.shown()->commitment();
}
qint64 FairnessController::shoeNumber() const {
    return m_table.shown()->shoeNumber();
}
int FairnessController::cardsLeft() const {
    return m_table.shown()->cardsLeft();
}
int FairnessController::decks() const {
    return m_table.decks();
}

QString FairnessController::clientSeed() const {
    return m_settings.clientSeed();
}

QString FairnessController::shoeClientSeed() const {
    const auto* session = m_table.session();
    return session && session->shoe() ? text(session->shoe()->seed.clientSeed.text()) : QString();
}

bool FairnessController::shoeTakesClientSeed() const {
    auto* session = m_table.session();
    return session && session->clientSeedIsOpen() && !session->isPlaying();
}

void FairnessController::setClientSeed(const QString& typed) {
    const auto seed = fairness::ClientSeed::fromText(typed.toStdString(), {});
    m_problem = seed ? base::Said() : seed.error().what;
    if (seed && typed != clientSeed()) {
        m_settings.setClientSeed(typed);
        if (auto* session = m_table.session())
            (void)session->setClientSeed(*seed); // a shoe with a stake on it keeps its own
    }
    emit changed();
}

void FairnessController::retranslate() {
    reload();
    emit changed();
}

QString FairnessController::methodText() const {
    return tr(
        "Before the first stake on a shoe, the program draws 32 secret bytes, the seed, from the operating system and "
        "shows their SHA-256: the commitment. The seed can't be changed afterwards.\n\nUntil the first stake you may "
        "add a text of your own, the client seed. Seed, client seed and the shoe's number determine the order of all "
        "cards by a documented method that can be repeated with other tools: blocks of HMAC-SHA256 are read as numbers "
        "and swap the cards of a new shoe, from the last to the first.\n\nWhen the shoe ends, its seed is shown. "
        "Verifying shuffles it again and compares the commitment and the cards.\n\nTwo things to know: 256 bits can't "
        "reach every possible order of so many cards; and the program runs on your own machine, so the commitment "
        "proves that the order was fixed before the stakes, but hides nothing from someone who reads the program's "
        "memory.");
}

namespace {

constexpr int roundsAtOnce = 500;
constexpr int shoesAtOnce = 500;

// The cards that left the shoe in a round, including burned ones.
std::vector<engine::Card> cardsOf(const engine::Events& events) {
    std::vector<engine::Card> cards;
    for (const engine::Event& event : events) {
        if (const auto* dealt = std::get_if<engine::CardDealt>(&event))
            cards.push_back(dealt->card);
        else if (const auto* burned = std::get_if<engine::CardBurned>(&event))
            cards.push_back(burned->card);
    }
    return cards;
}

struct Finding {
    ShoeVerdict::Value verdict = ShoeVerdict::Verified;
    base::Said problem;
};

Finding failed(base::Said problem) {
    return {ShoeVerdict::Failed, std::move(problem)};
}

// Checks that the shoe's commitment and the cards of all its rounds agree.
base::Result<Finding> examine(storage::Tables& tables, storage::ShoeId shoeId) {
    const auto shoe = tables.shoes.find(shoeId);
    if (!shoe)
        return tl::make_unexpected(shoe.error());
    if (!*shoe)
        return base::inputError(base::said("Errors", "shoe"), base::said("Errors", "there is none with that number"));
    if (!(*shoe)->finished)
        return Finding{ShoeVerdict::InUse, {}};
    const auto verdict = [&](int first, std::span<const engine::Card> cards) {
        return fairness::verify((*shoe)->seed, (*shoe)->commitment, first, cards);
    };
    if (const auto mismatch = verdict(0, {}))
        return failed(mismatch->what);
    std::optional<storage::RoundId> before;
    for (bool found = false;;) {
        const auto page =
            tables.rounds.list({.account = (*shoe)->account, .variant = (*shoe)->variant}, roundsAtOnce, before);
        if (!page)
            return tl::make_unexpected(page.error());
        for (const storage::RoundRow& row : *page) {
            before = row.id;
            if (row.shoe != shoeId) {
                if (found)
                    return Finding{}; // within a game, a shoe's rounds are consecutive
                continue;
            }
            found = true;
            const auto record = tables.rounds.record(row.id);
            if (!record)
                return tl::make_unexpected(record.error());
            if (const auto mismatch = verdict(row.firstCard, cardsOf(record->events)))
                return failed(base::said("Errors", "round {}: {}").with(row.id, mismatch->what));
        }
        if (page->empty())
            return Finding{};
    }
}

// All finished shoes of the account, whether or not their rows have been read; newest first.
std::vector<storage::ShoeId> finishedShoes(storage::Tables& tables, storage::AccountId account) {
    std::vector<storage::ShoeId> finished;
    std::optional<storage::ShoeId> before;
    for (;;) {
        const auto page = tables.shoes.list(account, shoesAtOnce, before);
        if (!page || page->empty())
            return finished;
        for (const storage::ShoeRow& shoe : *page) {
            if (shoe.finished)
                finished.push_back(shoe.id);
        }
        before = page->back().id;
    }
}

} // namespace

void FairnessController::reload() {
    if (!m_archive.isOpen())
        m_finished.forgetVerdicts(); // another file's shoes may have the same ids
    m_finished.reload();
}

void FairnessController::verify(qint64 shoeId) {
    if (!m_archive.isOpen())
        return;
    m_finished.setVerdict(shoeId, ShoeVerdict::Unknown, {}); // cleared, so that the new check is visible
    session::whenDone(m_archive.store->post([shoeId](storage::Tables& tables) { return examine(tables, shoeId); }),
                      m_archive.link.get(), [this, shoeId](const base::Result<Finding>& found) {
                          const Finding finding = found ? *found : failed(found.error().said());
                          if (finding.verdict != ShoeVerdict::InUse) // not remembered: it changes by itself
                              m_finished.setVerdict(shoeId, finding.verdict, finding.problem);
                          emit examined(shoeId, finding.verdict, languages::translated(finding.problem));
                      });
}

void FairnessController::verifyAll() {
    if (!m_archive.isOpen())
        return;
    session::whenDone(m_archive.store->post([account = m_archive.account](storage::Tables& tables) {
        return finishedShoes(tables, account);
    }),
                      m_archive.link.get(), [this](const std::vector<storage::ShoeId>& shoes) {
                          for (const storage::ShoeId shoe : shoes)
                              verify(shoe);
                      });
}

} // namespace openshoe::models

#include "moc_fairnesscontroller.cpp"
