// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/challenge/challengecontroller.h"

#include "formats/wholefile.h"
#include "languages/translated.h"
#include "models/archive/background.h"
#include "models/files/documents.h"
#include "models/notices/notices.h"
#include "models/table/tablecontroller.h"
#include "models/words/amounts.h"
#include "models/words/gamewords.h"
#include "models/words/rulesaid.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <utility>

namespace openshoe::models {

using namespace engine;
using base::Money;
using base::Result;
using formats::Challenge;
using session::ComparedRound;

namespace {

// What was staked on the cards, before anything was doubled, split or insured.
Money stakedIn(const std::vector<Events>& rounds) {
    Money all;
    for (const Events& log : rounds) {
        for (const Event& event : log) {
            if (const auto* placed = std::get_if<StakePlaced>(&event); placed && placed->player == PlayerNumber{0})
                all += placed->amount;
            else if (const auto* back = std::get_if<StakeReturned>(&event); back && back->player == PlayerNumber{0})
                all -= back->amount;
        }
    }
    return all;
}

} // namespace

ChallengeController::ChallengeController(Archive& archive, TableController& table, Notices& notices, QObject* parent)
    : QObject(parent), m_archive(archive), m_table(table), m_notices(notices) {
    connect(table.quiz(), &TableQuiz::answered, this, &ChallengeController::onAnswered);
    connect(table.quiz(), &TableQuiz::ended, this, &ChallengeController::onQuizEnded);
    const auto changesWhilePlaying = [this] {
        if (m_stage == ChallengeStage::Playing)
            emit changed();
    };
    connect(table.quiz(), &TableQuiz::questionChanged, this, changesWhilePlaying);
    connect(table.shown(), &ShownTable::resultChanged, this, changesWhilePlaying);
    connect(table.shown(), &ShownTable::animatingChanged, this, changesWhilePlaying);
}

bool ChallengeController::isChallenge(const QString& path) {
    return path.endsWith(u'.' + QLatin1StringView(formats::challengeEnding), Qt::CaseInsensitive);
}

QUrl ChallengeController::folder() const {
    return documentsFolder();
}

void ChallengeController::setStage(ChallengeStage::Value stage) {
    m_stage = stage;
    emit changed();
}

void ChallengeController::begin() {
    close();
    ++m_request;
    m_challenge.reset();
    m_shoe.reset();
    m_wholeShoe = false;
    m_own = false;
    m_round.reset();
    m_played.clear();
    m_compared.clear();
    m_rows.setRows({});
}

void ChallengeController::close() {
    ++m_request;
    if (std::exchange(m_stage, ChallengeStage::None) == ChallengeStage::Playing)
        m_table.quiz()->stop();
    emit changed();
}

// --- Made and written.

void ChallengeController::make(qint64 round) {
    if (!m_archive.isOpen())
        return;
    begin();
    struct Made {
        Result<Challenge> round;
        Result<Challenge> shoe;
    };
    session::whenDone(m_archive.store->post([round](storage::Tables& tables) {
        using session::Reach;
        return std::make_shared<Made>(Made{session::challengeOnRecord(tables, round, Reach::Round, {}),
                                           session::challengeOnRecord(tables, round, Reach::Shoe, {})});
    }),
                      m_archive.link.get(), [this, mine = m_request](const std::shared_ptr<Made>& made) {
                          if (mine != m_request)
                              return;
                          if (!made->round && !made->shoe)
                              return m_notices.warn(languages::translated(made->round.error()));
                          if (made->shoe && (!made->round || made->shoe->rounds.size() > 1))
                              m_shoe = std::move(*made->shoe);
                          if (made->round)
                              m_challenge = std::make_shared<const Challenge>(std::move(*made->round));
                          m_wholeShoe = !m_challenge;
                          setStage(ChallengeStage::Making);
                      });
}

void ChallengeController::save(const QUrl& file, const QString& nickname, bool replace) {
    if (file.isEmpty() || (m_stage != ChallengeStage::Making && !isSavable()))
        return;
    QString path = pathOf(file);
    if (path.isEmpty())
        return m_notices.warn(tr("%1 is not a file on this computer.").arg(file.toDisplayString()));
    if (!isChallenge(path))
        path += u'.' + QLatin1StringView(formats::challengeEnding);
    const QString shown = QDir::toNativeSeparators(path);
    if (!replace && QFileInfo(path).size() > 0) {
        emit replaceAsked(QUrl::fromLocalFile(path), shown);
        return;
    }
    Challenge challenge = m_stage == ChallengeStage::Making && m_wholeShoe && m_shoe ? *m_shoe : *m_challenge;
    const std::string name = nickname.simplified().toStdString();
    if (m_stage == ChallengeStage::Making) {
        challenge.sender = name;
    } else {
        challenge.answerer = name;
        challenge.answers = m_played;
    }
    const QByteArray bytes = formats::challengeToBytes(challenge);
    // A name that can't be read back, if nothing else.
    if (const auto good = formats::challengeFromBytes(bytes, path.toStdString()); !good)
        return m_notices.warn(languages::translated(good.error()));
    formats::WholeFile written(path);
    if (!written.open() || written.device().write(bytes) != bytes.size() || !written.commit())
        return m_notices.warn(tr("%1 can't be written: %2").arg(shown, written.errorString()));
    m_notices.tell(tr("Written to %1").arg(shown));
    if (m_stage == ChallengeStage::Making)
        close();
}

// --- Opened.

QList<QUrl> ChallengeController::takeFrom(const QList<QUrl>& files) {
    QList<QUrl> others;
    QString mine;
    for (const QUrl& file : files) {
        if (const QString path = pathOf(file); mine.isEmpty() && isChallenge(path))
            mine = path;
        else
            others << file;
    }
    if (!mine.isEmpty())
        open(mine);
    return others;
}

void ChallengeController::openFile(const QUrl& file) {
    if (const QString path = pathOf(file); !path.isEmpty())
        open(path);
    else
        m_notices.warn(tr("%1 is not a file on this computer.").arg(file.toDisplayString()));
}

void ChallengeController::open(const QString& path) {
    const QString shown = QDir::toNativeSeparators(path);
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return m_notices.warn(tr("%1 can't be read: %2").arg(shown, file.errorString()));
    // One byte more than is allowed is refused for its length.
    auto read = formats::challengeFromBytes(file.read(formats::mostChallengeBytes + 1), shown.toStdString());
    if (!read)
        return m_notices.warn(languages::translated(read.error()));
    begin();
    m_challenge = std::make_shared<const Challenge>(std::move(*read));
    setStage(ChallengeStage::Offered);
}

QStringList ChallengeController::lines() const {
    if (!m_challenge || m_stage != ChallengeStage::Offered)
        return {};
    const RuleSet& rules = m_challenge->rules;
    QStringList all{summaryText(rules)};
    if (const auto known = m_archive.games.find(rules.id)) {
        if (const QStringList said = newlySaid(*known, rules); !said.isEmpty())
            all << tr("Its rules differ from those of your %1: %2", "a game, sentences")
                       .arg(gameName(*known), said.join(u' '));
    } else {
        all << tr("You don't have this game. The file holds its rules.");
    }
    all << tr("%Ln rounds, with %1 staked", "", static_cast<int>(m_challenge->rounds.size()))
               .arg(moneyText(stakedIn(m_challenge->rounds), currency()));
    return all;
}

// --- Played.

void ChallengeController::play() {
    if (!m_challenge || m_stage == ChallengeStage::Making)
        return;
    if (m_table.live()->isInRound())
        return m_notices.warn(tr("Finish this round first, then play the challenge."));
    m_table.quiz()->stop();
    if (!std::exchange(m_own, true)) {
        m_played.clear();
        m_compared.clear();
    }
    emit started();
    if (!m_table.quiz()->begin())
        return;
    setStage(ChallengeStage::Playing);
    deal();
}

void ChallengeController::deal() {
    m_round.emplace(*m_challenge, m_played.size());
    // The file holds how a game is played, not how it looks.
    const auto rules = std::make_shared<const RuleSet>(m_archive.games.dressed(m_challenge->rules));
    m_table.quiz()->deal(rules, m_round->events(), m_round->asked());
    if (!m_round->asked())
        finishRound();
    emit changed();
}

void ChallengeController::onAnswered(Action action) {
    if (m_stage != ChallengeStage::Playing || !m_round || !m_round->asked())
        return;
    const auto events = m_round->answer(action);
    if (!events)
        return;
    m_table.quiz()->goOn(*events, m_round->asked());
    if (!m_round->asked())
        finishRound();
    emit changed();
}

void ChallengeController::finishRound() {
    m_played.push_back(m_round->events());
    compareNext();
}

void ChallengeController::next() {
    if (m_stage != ChallengeStage::Playing || !m_round || m_round->asked())
        return;
    if (isUnfinished())
        deal();
    else
        m_table.quiz()->stop();
}

void ChallengeController::stop() {
    if (m_stage == ChallengeStage::Playing)
        m_table.quiz()->stop();
}

void ChallengeController::onQuizEnded() {
    if (m_stage != ChallengeStage::Playing)
        return;
    m_round.reset();
    setStage(m_played.empty() ? ChallengeStage::Offered : ChallengeStage::Compared);
    showCompared();
}

QString ChallengeController::text() const {
    if (m_stage != ChallengeStage::Playing)
        return {};
    const QString question = m_table.quiz()->questionText();
    return question.isEmpty() ? m_table.shown()->resultLine() : question;
}

QString ChallengeController::nextText() const {
    if (m_stage != ChallengeStage::Playing || !m_round || m_round->asked() || m_table.shown()->isAnimating())
        return {};
    return isUnfinished() ? tr("Next round") : tr("Compare");
}

// --- Compared.

void ChallengeController::compare() {
    if (!isAnswered() || m_stage != ChallengeStage::Offered)
        return;
    m_own = false;
    m_played = m_challenge->answers;
    m_compared.clear();
    setStage(ChallengeStage::Compared);
    compareNext();
}

// One round after another, each in the background.
void ChallengeController::compareNext() {
    if (m_comparing || !isRunning())
        return;
    m_comparing = true;
    const std::size_t round = m_compared.size();
    inBackground(
        this,
        [challenge = m_challenge, round, events = m_played[round]] {
            return std::make_shared<ComparedRound>(session::compareRound(*challenge, round, events));
        },
        [this, round, of = m_challenge, own = m_own](const std::shared_ptr<ComparedRound>& compared) {
            m_comparing = false;
            if (of == m_challenge && own == m_own && round == m_compared.size() && isRunning())
                m_compared.push_back(std::move(*compared));
            showCompared();
            compareNext();
        });
}

void ChallengeController::showCompared() {
    if (m_stage == ChallengeStage::Compared && m_challenge)
        m_rows.setRows(comparedRows(m_challenge->rules, currency(), m_compared,
                                    static_cast<int>(m_challenge->rounds.size()), names()));
    emit changed();
}

ChallengeNames ChallengeController::names() const {
    if (!m_challenge)
        return {};
    const QString sender = models::text(m_challenge->sender);
    const QString answerer = models::text(m_challenge->answerer);
    return {.theirs = sender.isEmpty() ? tr("Sender", "of a challenge") : sender,
            .yours = m_own                ? QString()
                     : answerer.isEmpty() ? tr("Answer", "to a challenge")
                                          : answerer};
}

QString ChallengeController::yourName() const {
    const QString name = names().yours;
    return name.isEmpty() ? tr("You") : name;
}

std::string ChallengeController::currency() const {
    const auto* opened = std::get_if<RoundOpened>(&m_challenge->rounds.front().front());
    return opened ? opened->currency : std::string();
}

QString ChallengeController::verdict() const {
    return m_stage == ChallengeStage::Compared && !m_compared.empty() && !isRunning()
               ? verdictText(currency(), m_compared, names())
               : QString();
}

QStringList ChallengeController::totals() const {
    return m_stage == ChallengeStage::Compared && !m_compared.empty() ? totalsTexts(currency(), m_compared, names())
                                                                      : QStringList();
}

QString ChallengeController::title() const {
    if (!m_challenge || m_stage == ChallengeStage::Making)
        return tr("Challenge somebody");
    if (m_stage == ChallengeStage::Playing)
        return tr("Challenge, round %1 of %2")
            .arg(m_played.size() + (m_round && m_round->asked() ? 1 : 0))
            .arg(m_challenge->rounds.size());
    const QString game = gameName(m_challenge->rules);
    return m_challenge->sender.empty()
               ? tr("A challenge: %1", "a game").arg(game)
               : tr("A challenge from %1: %2", "somebody, a game").arg(models::text(m_challenge->sender), game);
}

void ChallengeController::retranslate() {
    showCompared();
}

} // namespace openshoe::models

#include "moc_challengecontroller.cpp"
