// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/history/handsought.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QStringList>

#include <map>
#include <utility>
#include <vector>

namespace openshoe::models {

namespace {

using storage::HandSought;
using Kind = HandSought::Kind;

struct HandSearch {
    Q_DECLARE_TR_FUNCTIONS(HandSearch)
};

constexpr int longestTyped = 60;
constexpr int tenPoints = 10;
constexpr int lowestTotal = 4; ///< of two cards without an ace
constexpr int lowestSoft = 12;
constexpr int highestTotal = 21;

enum class Word { Against, Filler, Hard, Soft, Pair, Hit, Stand, Double, Split, Surrender };

struct Meaning {
    Word word;
    const char* english;
    QString translated;
};

std::vector<Meaning> meanings() {
    //: Words that mean the same when a hand is searched for, separated by spaces: what stands before the dealer's card
    const QString against = HandSearch::tr("v vs against");
    //: Words that say nothing when a hand is searched for, separated by spaces
    const QString filler = HandSearch::tr("on with");
    //: Words that mean the same when a hand is searched for, separated by spaces
    const QString hard = HandSearch::tr("hard");
    //: Words that mean the same when a hand is searched for, separated by spaces: an ace counts 11
    const QString soft = HandSearch::tr("soft");
    //: Words that mean the same when a hand is searched for, separated by spaces
    const QString pair = HandSearch::tr("pair");
    //: Words that mean the same when a hand is searched for, separated by spaces: taking a card
    const QString hit = HandSearch::tr("hit");
    //: Words that mean the same when a hand is searched for, separated by spaces
    const QString stand = HandSearch::tr("stand");
    //: Words that mean the same when a hand is searched for, separated by spaces: doubling the stake
    const QString doubled = HandSearch::tr("double");
    //: Words that mean the same when a hand is searched for, separated by spaces: splitting a pair
    const QString split = HandSearch::tr("split");
    //: Words that mean the same when a hand is searched for, separated by spaces: giving up
    const QString surrender = HandSearch::tr("surrender");
    return {{Word::Against, "v vs v. vs. against", against},
            {Word::Filler, "on with", filler},
            {Word::Hard, "hard", hard},
            {Word::Soft, "soft", soft},
            {Word::Pair, "pair", pair},
            {Word::Hit, "hit", hit},
            {Word::Stand, "stand", stand},
            {Word::Double, "double", doubled},
            {Word::Split, "split", split},
            {Word::Surrender, "surrender", surrender}};
}

// What each word means, in English and in the reader's language.
std::map<QString, Word> words() {
    std::map<QString, Word> words;
    for (const Meaning& meaning : meanings()) {
        for (const QString& all : {meaning.translated, QString::fromLatin1(meaning.english)}) {
            for (const QString& one : all.toCaseFolded().split(u' ', Qt::SkipEmptyParts))
                words.emplace(one, meaning.word);
        }
    }
    return words;
}

// The reader's word for it, or the English one.
QString wordFor(Word word) {
    for (const Meaning& meaning : meanings()) {
        if (meaning.word == word)
            return meaning.translated.section(u' ', 0, 0, QString::SectionSkipEmpty);
    }
    return {};
}

std::optional<Word> wordOf(engine::Action action) {
    using engine::Action;
    switch (action) {
    case Action::Hit: return Word::Hit;
    case Action::Stand: return Word::Stand;
    case Action::Double: return Word::Double;
    case Action::Split: return Word::Split;
    case Action::Surrender: return Word::Surrender;
    default: return std::nullopt;
    }
}

QString pointsText(int points) {
    return points == 1 ? QStringLiteral("A") : QString::number(points);
}

// The cards a word consists of, by their points: "A7", "88", "10". Empty if it isn't cards.
std::vector<int> cardsIn(const QString& word) {
    static const QRegularExpression form(QStringLiteral("^(?:10|[2-9atjqk])+$"));
    if (!form.match(word).hasMatch())
        return {};
    std::vector<int> cards;
    for (const QChar c : word) {
        if (c == u'0')
            continue;
        cards.push_back(c == u'a' ? 1 : c.isDigit() && c != u'1' ? c.digitValue() : tenPoints);
    }
    return cards;
}

// Reads word by word; what was read is judged at the end.
class HandReader {
public:
    std::optional<HandSought> read(const QString& typed) {
        const auto known = words();
        QString plain = typed.normalized(QString::NormalizationForm_KC).toCaseFolded();
        for (QChar& c : plain) { // any script's digits
            if (const int digit = c.digitValue(); digit >= 0)
                c = QChar(u'0' + digit);
        }
        for (const QString& word : plain.split(m_between, Qt::SkipEmptyParts)) {
            const auto meaning = known.find(word);
            if (meaning != known.end() ? !take(meaning->second) : !take(word))
                return std::nullopt;
        }
        return m_any ? judged() : std::nullopt;
    }

private:
    bool take(Word word) {
        using engine::Action;
        switch (word) {
        case Word::Against: return !std::exchange(m_against, true);
        case Word::Filler: return true;
        case Word::Hard: return setKind(Kind::Hard);
        case Word::Soft: return setKind(Kind::Soft);
        case Word::Pair: return setKind(Kind::Pair);
        case Word::Hit: return setAction(Action::Hit);
        case Word::Stand: return setAction(Action::Stand);
        case Word::Double: return setAction(Action::Double);
        case Word::Split: return setAction(Action::Split);
        case Word::Surrender: return setAction(Action::Surrender);
        }
        return false;
    }
    bool setKind(Kind kind) {
        m_any = true;
        return std::exchange(m_hand.kind, kind) == Kind::Any;
    }
    bool setAction(engine::Action action) {
        m_any = true;
        return !std::exchange(m_hand.action, action).has_value();
    }

    bool take(const QString& word) {
        m_any = true;
        const std::vector<int> cards = cardsIn(word);
        if (m_against) { // the dealer's card
            const bool eleven = word == QStringLiteral("11");
            if (m_hand.up != 0 || (cards.size() != 1 && !eleven))
                return false;
            m_hand.up = eleven ? 1 : cards.front();
            return true;
        }
        bool number = false;
        const int total = word.toInt(&number);
        if (number && total <= highestTotal && word.size() <= 2)
            m_numbers.push_back(total);
        m_cards.insert(m_cards.end(), cards.begin(), cards.end());
        ++m_words;
        return !cards.empty() || (number && total <= highestTotal);
    }

    std::optional<HandSought> judged() {
        if (m_against && m_hand.up == 0)
            return std::nullopt;
        const bool one = m_words == 1 && m_numbers.size() == 1;
        if (m_words == 0)
            return whole();
        if (m_hand.kind == Kind::Pair || (m_hand.kind == Kind::Any && m_hand.action == engine::Action::Split)) {
            const bool two = m_cards.size() == 2 && m_cards[0] == m_cards[1];
            if (m_cards.size() != 1 && !two)
                return std::nullopt;
            m_hand.kind = Kind::Pair;
            m_hand.first = m_cards.front();
        } else if (one) {
            const bool soft = m_hand.kind == Kind::Soft;
            m_hand.kind = soft ? Kind::Soft : Kind::Hard;
            m_hand.first = m_numbers.front();
            if (m_hand.first < (soft ? lowestSoft : lowestTotal))
                return std::nullopt;
        } else if (m_cards.size() == 2 && m_hand.kind == Kind::Any) {
            m_hand.kind = m_cards[0] == m_cards[1] ? Kind::Pair : Kind::Cards;
            m_hand.first = m_cards[0];
            m_hand.second = m_hand.kind == Kind::Pair ? 0 : m_cards[1];
        } else {
            return std::nullopt;
        }
        return m_hand;
    }

    // Without cards: what was decided, or what the dealer had.
    std::optional<HandSought> whole() const {
        return m_hand.kind == Kind::Any && (m_hand.action || m_hand.up != 0) ? std::optional(m_hand) : std::nullopt;
    }

    const QRegularExpression m_between{QStringLiteral("[\\s,;+/–-]+")};
    HandSought m_hand;
    bool m_against = false;
    bool m_any = false;
    int m_words = 0; ///< that name the hand
    std::vector<int> m_numbers;
    std::vector<int> m_cards;
};

} // namespace

std::optional<HandSought> handFrom(const QString& typed) {
    return typed.size() > longestTyped ? std::nullopt : HandReader().read(typed);
}

QString handText(const HandSought& hand) {
    QStringList parts;
    switch (hand.kind) {
    case Kind::Any: break;
    case Kind::Hard: parts << wordFor(Word::Hard) << QString::number(hand.first); break;
    case Kind::Soft: parts << wordFor(Word::Soft) << QString::number(hand.first); break;
    case Kind::Pair: parts << wordFor(Word::Pair) << pointsText(hand.first); break;
    case Kind::Cards: parts << pointsText(hand.first) + pointsText(hand.second); break;
    }
    if (hand.up != 0)
        parts << wordFor(Word::Against) << pointsText(hand.up);
    if (const auto word = hand.action ? wordOf(*hand.action) : std::nullopt)
        parts << wordFor(*word);
    return parts.join(u' ');
}

QString handRule() {
    return HandSearch::tr("Type a hand like A7 v 9, 16 v 10, soft 18, pair 8 v 6 or double on 11.");
}

} // namespace openshoe::models
