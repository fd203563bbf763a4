// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/table/showntable.h"

#include "models/table/feltrows.h"
#include "models/words/amounts.h"
#include "session/round/me.h"
#include "session/table/tablesession.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace openshoe::models {

using namespace engine;
using base::Money;
using session::TableSession;

namespace {

// What the company means to stake.
Money guestsStakes(const ShownTable::ShownDraft& laid) {
    Money sum;
    for (const session::Guest& guest : laid.company.guests)
        sum += guest.draft.total();
    return sum;
}

} // namespace

ShownTable::ShownTable(session::PlaybackQueue& playback, QObject* parent)
    : QObject(parent), m_playback(playback), m_rules(std::make_shared<const RuleSet>()) {
    m_table.reset(m_rules, {});
    m_shoe.cards = m_rules->cards();
    m_dealer = dealerWords(m_table);
    connect(&m_playback, &session::PlaybackQueue::present, this, &ShownTable::onPresent);
    connect(&m_playback, &session::PlaybackQueue::landed, this, &ShownTable::onLanded);
    connect(&m_playback, &session::PlaybackQueue::dealerDone, this, &ShownTable::onDealerDone);
    connect(&m_playback, &session::PlaybackQueue::finished, this, [this] {
        updateAnimating();
        emit finished();
    });
    m_sweep.setSingleShot(true);
    connect(&m_sweep, &QTimer::timeout, this, &ShownTable::endSweep);
    m_shuffle.setSingleShot(true);
    connect(this, &ShownTable::shoeChanged, this, &ShownTable::updateBox);
    updateBox();
}

// --- What lies there.

void ShownTable::begin(std::shared_ptr<const RuleSet> rules, std::string currency, TableState state,
                       PresentedTable::Purse purse) {
    m_rules = std::move(rules);
    m_currency = std::move(currency);
    reset(std::move(state), purse);
    emit begun();
    update();
    emit shoeChanged(); // other rules put the cut card elsewhere
}

void ShownTable::change(std::shared_ptr<const RuleSet> rules) {
    m_rules = std::move(rules);
    emit begun();
    setShoe(m_shoe.kept);
    emit shoeChanged();
}

void ShownTable::clear() {
    reset({});
    update();
}

void ShownTable::reset(TableState state, PresentedTable::Purse purse) {
    m_sweep.stop();
    m_shuffle.stop();
    m_playback.clear();
    m_table.reset(m_rules, std::move(state), purse);
    m_box.number = 0;
    m_laid.reset();
    m_theirOwn.reset();
    m_asked.reset();
}

void ShownTable::update() {
    setShoe({});
    updateTable();
    updateAnimating();
}

void ShownTable::showAtOnce(const Events& events) {
    for (const Event& event : events)
        m_table.present(event);
    m_table.land();
    updateTable();
    updateShoe();
}

void ShownTable::showMoment(PresentedTable from, std::span<const Event> since) {
    m_playback.clear();
    m_table = std::move(from);
    for (const Event& event : since)
        m_table.present(event);
    m_table.land();
    updateTable();
    updateShoe();
    updateAnimating();
}

void ShownTable::play(const Events& events) {
    // The table is cleared first; then repeated stakes come from the player's side, while a new shoe is shuffled.
    using std::chrono::milliseconds;
    if (m_sweep.isActive()) {
        const bool stakesCome = m_table.isCollecting() && m_laid && !m_laid->onFelt;
        m_playback.hold(
            milliseconds(m_sweep.remainingTime()) +
            std::max(stakesCome ? m_playback.timeOf(session::Moment::PlaceStakes) : milliseconds(0),
                     isOtherShoe() ? m_playback.timeOf(session::Moment::Shuffle) : milliseconds(0)));
    } else if (m_shuffle.isActive()) {
        m_playback.hold(milliseconds(m_shuffle.remainingTime()));
    }
    m_playback.enqueue(events);
    updateAnimating();
}

void ShownTable::onPresent(const Events& events) {
    m_sweep.stop();
    m_shuffle.stop();
    bool pays = false;
    for (const Event& event : events) {
        m_table.present(event);
        pays = pays || m_table.isPaying();
        emit presented(event);
        const session::Listener listener{session::me(), &m_table.state(), m_rules.get(), chipCount};
        for (const session::SoundCue cue : session::soundsOf(event, listener))
            emit sounded(cue);
        if (m_table.landing() && (&event != &events.back() || !m_playback.awaitLanding()))
            land();
    }
    if (pays) {
        m_table.glowPaid(); // other events may have come at the same moment
        m_playback.linger(m_playback.timeOf(session::Moment::PayNow));
    }
    updateTable();
    updateShoe();
    updateAnimating();
}

void ShownTable::onLanded() {
    land();
    updateTable();
}

// The stakes on a busted hand go.
void ShownTable::land() {
    const auto hand = m_table.landing();
    const bool distant = std::ranges::none_of(m_table.state().plays, [&](const Play& play) {
        return play.player == session::me() && hand && play.seat == hand->seat;
    });
    m_table.land();
    emit sounded({session::Sound::ChipsCollect, distant});
}

void ShownTable::onDealerDone() {
    m_table.sayOutcome();
    updateTable();
}

void ShownTable::ask(const std::optional<Question>& question) {
    if (m_asked == question)
        return;
    m_asked = question;
    updateAsked();
}

void ShownTable::lay(std::optional<ShownDraft> laid) {
    if (m_laid == laid)
        return;
    m_laid = std::move(laid);
    updateStakes();
    updateBalance();
}

void ShownTable::sweep() {
    emit sounded({session::Sound::ChipsCollect});
    const auto time = m_playback.timeOf(session::Moment::Collect);
    if (time.count() == 0) {
        m_table.clear();
    } else {
        m_table.collect();
        m_sweep.start(time);
    }
    updateTable();
}

void ShownTable::endSweep() {
    if (!m_table.isCollecting())
        return;
    m_sweep.stop();
    m_table.clear();
    if (isDrafting() && !m_laid->onFelt)
        soundStakes(m_laid->draft.total(), false); // repeated stakes come now
    updateTable();
}

void ShownTable::endBanner() {
    m_table.endBanner();
    updateTable();
}

void ShownTable::skip() {
    m_playback.skip();
}

void ShownTable::restore(Snapshot snapshot) {
    begin(std::move(snapshot.rules), std::move(snapshot.currency));
    m_table = std::move(snapshot.table);
    m_laid = std::move(snapshot.laid);
    m_box = snapshot.box;
    emit boxChanged();
    m_theirs = m_laid ? guestsStakes(*m_laid) : Money{}; // they lay there before, so they make no sound
    updateTable();
}

// Passing lines go; the rest is said anew.
void ShownTable::retranslate() {
    m_table.retranslate();
    updateTable();
    emit balanceChanged();
}

void ShownTable::soundStakes(Money stakes, bool distant) {
    if (stakes.isPositive())
        emit sounded({session::soundOfChips(chipCount(stakes)), distant});
}

// --- What can be read of it: each part is announced when it has changed, and only then.

void ShownTable::updateTable() {
    updateAsked();
    updateStakes();
    updateBalance();
    if (m_table.banner() != m_banner) {
        m_banner = m_table.banner();
        emit bannerChanged();
    }
    if (auto dealer = dealerWords(m_table); dealer != m_dealer) {
        m_dealer = std::move(dealer);
        emit dealerChanged();
    }
    if (m_table.dealersLine() != m_dealersLine) {
        m_dealersLine = m_table.dealersLine();
        emit dealersLineChanged();
    }
    if (const double level = rackLevel(); level != m_rackLevel) {
        m_rackLevel = level;
        emit rackChanged();
    }
    if (auto result = resultWords(m_table, session::me()); result != m_result) {
        m_result = std::move(result);
        emit resultChanged();
    }
    updateBox();
    emit moved();
}

// The shoe is shown as of the events presented.
void ShownTable::updateShoe() {
    if (m_shoe.drawn == m_table.state().shoeDrawn)
        return;
    m_shoe.drawn = m_table.state().shoeDrawn;
    emit shoeChanged();
}

// Whether another shoe is in use than the one on the table.
bool ShownTable::isOtherShoe() const {
    return m_box.number > 0 && shoeNumber() > 0 && m_box.number != shoeNumber();
}

// The cards of the last round belong to its shoe until they are in the tray. For a moment after its end there is no
// shoe: the old one stays until the new one is known.
void ShownTable::updateBox() {
    const bool other = isOtherShoe();
    const Box now{shoeNumber(), shoeCards(), cardsLeft(), cutCardAt()};
    if (now == m_box || (m_box.number > 0 && now.number == 0) || (other && !m_table.cards().empty()))
        return;
    m_box = now;
    if (other)
        m_shuffle.start(m_playback.timeOf(session::Moment::Shuffle));
    emit boxChanged();
}

void ShownTable::updateAsked() {
    m_cards.setRows(cardRows(m_table, m_asked));
    m_hands.setRows(handRows(m_table, m_asked, session::me()));
}

void ShownTable::updateStakes() {
    std::vector<StakeRow> rows;
    if (!isDrafting() || m_table.isCollecting())
        rows = stakeRows(m_table);
    // Repeated stakes come once the table has been cleared.
    Money theirs;
    if (isDrafting() && (m_laid->onFelt || !m_table.isCollecting())) {
        theirs = guestsStakes(*m_laid);
        const auto lay = [&](const session::Draft& draft, PlayerNumber whose, const std::string& id) {
            for (StakeRow& row : stakeRows(m_table, draft, whose, id))
                rows.push_back(std::move(row));
        };
        lay(m_laid->draft, session::me(), {});
        std::uint8_t number = 0;
        for (const session::Guest& guest : m_laid->company.guests)
            lay(guest.draft, PlayerNumber{++number}, guest.id);
    }
    putInOrder(rows);
    m_stakes.setRows(std::move(rows));
    soundStakes(theirs - std::exchange(m_theirs, theirs), true);
}

std::optional<Money> ShownTable::balance() const {
    if (isDrafting())
        return m_laid->left;
    return m_table.wallet(session::me());
}

void ShownTable::updateBalance() {
    const Wallet now = m_theirOwn ? *m_theirOwn : Wallet{balance(), m_currency};
    if (std::exchange(m_wallet, now) != now)
        emit balanceChanged();
}

void ShownTable::showWallet(Wallet wallet) {
    m_theirOwn = std::move(wallet);
    updateBalance();
}

QString ShownTable::balanceAmount() const { return m_wallet.balance ? amountText(*m_wallet.balance) : QString(); }

QString ShownTable::balanceText() const {
    return m_wallet.balance ? moneyText(*m_wallet.balance, m_wallet.currency) : QString();
}

QString ShownTable::balanceName() const {
    return m_wallet.balance ? models::balanceName(*m_wallet.balance, m_wallet.currency) : QString();
}

void ShownTable::setShoe(std::optional<session::KeptShoe> shoe) {
    const auto isSame = [&](const session::KeptShoe& other) {
        return shoe->id == other.id && shoe->seed == other.seed && shoe->staked == other.staked;
    };
    const int drawn = shoe ? shoe->drawn : 0;
    const bool same = shoe && m_shoe.kept ? isSame(*m_shoe.kept) : !shoe && !m_shoe.kept;
    if (same && m_shoe.drawn == drawn && m_shoe.cards == m_rules->cards())
        return;
    m_shoe = {std::move(shoe), m_rules->cards(), drawn};
    emit shoeChanged();
}

int ShownTable::cutCardAt() const {
    return m_rules->shuffle.when == ShuffleWhen::CutCard ? m_rules->cards() - m_rules->cutPosition() : -1;
}

// Slows towards empty and full so that it never gets there; even a round at the minimum stake is visible.
double ShownTable::rackLevel() const {
    const Limit* limit = m_rules->limitIn(m_currency);
    if (!limit)
        return 0.6;
    constexpr int stakesToHalf = 20;
    const double won = m_table.houseNet() / (stakesToHalf * double(std::max<std::int64_t>(1, limit->min.minorUnits())));
    return 0.6 + 0.35 * won / (1 + std::abs(won));
}

QString ShownTable::commitment() const {
    return m_shoe.kept ? text(m_shoe.kept->seed.seed.commitment()) : QString();
}

void ShownTable::updateAnimating() {
    if (m_animating == isAnimating())
        return;
    m_animating = isAnimating();
    emit animatingChanged();
}

} // namespace openshoe::models

#include "moc_showntable.cpp"
