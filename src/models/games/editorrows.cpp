// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/games/editorrows.h"

#include "engine/rounding.h"
#include "formats/rulestext.h"
#include "languages/translated.h"
#include "models/games/editorrow.h"
#include "models/words/amounts.h"
#include "models/words/gamewords.h"
#include "models/words/rulewords.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QLocale>

#include <algorithm>
#include <iterator>
#include <optional>
#include <set>

namespace openshoe::models {

using namespace engine;

namespace {

struct EditorWords {
    Q_DECLARE_TR_FUNCTIONS(EditorWords)
};

/// Numbers with at most this many values are chosen from a list, not typed.
constexpr double fewValues = 8;
const QString limitsPlace = QStringLiteral("/limits");
/// A number may be typed with this many digits after the point; stepping keeps as many.
constexpr int decimalsTyped = 9;

QString numberToType(double number) {
    QLocale locale;
    locale.setNumberOptions(QLocale::OmitGroupSeparator);
    return locale.toString(number, 'g', 10);
}

/// A value as a person would type it.
QString textOf(const QJsonValue& value) {
    return value.isDouble() ? numberToType(value.toDouble()) : value.toString();
}

QString amountToType(const QJsonValue& value) {
    const auto amount = base::Money::parse(value.toString().toStdString());
    return amount ? amountText(*amount) : value.toString();
}

QString rangeOf(const QJsonValue& limit) {
    const auto least = base::Money::parse(limit["min"].toString().toStdString());
    const auto most = base::Money::parse(limit["max"].toString().toStdString());
    return least && most ? rangeText(*least, *most)
                         : QStringLiteral("%1 – %2").arg(textOf(limit["min"]), textOf(limit["max"]));
}

QJsonValue wordValue(const std::string& word) {
    return text(word);
}

/// The rules by which players tell games apart, and the game's name.
const std::set<std::string>& matteringKeys() {
    static const std::set<std::string> keys{"name",      "decks",             "dealer.hitsSoft17", "blackjackPays",
                                            "double.on", "double.afterSplit", "split.hands",       "surrender.when"};
    return keys;
}

class RowMaker {
public:
    RowMaker(const RuleDraft& draft, const EditorContext& context) : m_draft(draft), m_context(context) {}

    std::vector<EditorRow> run() {
        for (const RuleField& field : ruleFields())
            addField(field);
        tellProblems(m_draft.problems());
        tellProblems(m_context.problems);
        return std::move(m_rows);
    }

private:
    void addField(const RuleField& field) {
        const std::string path = field.key.path();
        m_topic = field.key.topic;
        EditorRow row = rowAt(text(field.key.pointer()), ruleName(path), ruleSentence(path));
        row.optional = field.optional;
        row.shortForms = shortForms(path);
        row.matters = matteringKeys().contains(path);
        if (const auto idle = idleBecause(m_draft.rules(), field.key))
            row.idle = idleText(*idle);
        switch (field.form) {
        case RuleForm::Flag:
            row.entry = RuleEntry::Switch;
            row.checked = m_draft.at(row.place).toBool();
            break;
        case RuleForm::Whole:
        case RuleForm::Fraction: fillNumber(row, field); break;
        case RuleForm::Choice: fillChoice(row, field, path); break;
        case RuleForm::Several:
            row.entry = RuleEntry::Several;
            for (const std::string& word : field.words)
                addChosen(row, ruleWord(path, word), word);
            break;
        case RuleForm::Keys:
            row.entry = RuleEntry::Listed;
            for (const std::string& choice : formats::houseChoiceKeys(m_draft.rules()))
                addChosen(row, choiceName(m_draft.rules(), choice), choice);
            break;
        case RuleForm::Payout:
        case RuleForm::Line:
            row.entry = RuleEntry::Line;
            row.text = typedAt(row, textOf(m_draft.at(row.place)));
            break;
        case RuleForm::SideBets: addSideBets(std::move(row)); return;
        case RuleForm::Limits: addLimits(std::move(row)); return;
        }
        add(std::move(row), m_draft.reference(text(field.key.pointer())));
    }

    void fillNumber(EditorRow& row, const RuleField& field) {
        const QJsonValue value = m_draft.at(row.place);
        if (field.form == RuleForm::Whole && !field.optional && field.most - field.least < fewValues) {
            row.entry = RuleEntry::Choice;
            for (double number = field.least; number <= field.most; ++number) {
                row.labels << numberToType(number);
                row.values.emplace_back(number);
            }
            row.current = placeOf(row.values, value);
            return;
        }
        row.entry = RuleEntry::Number;
        row.least = field.least;
        row.greatest = field.most;
        row.step = field.step;
        row.text = typedAt(row, textOf(value));
    }

    void fillChoice(EditorRow& row, const RuleField& field, const std::string& path) {
        row.entry = RuleEntry::Choice;
        if (field.optional) {
            row.labels << EditorWords::tr("none");
            row.values.emplace_back(QJsonValue::Undefined);
        }
        for (const std::string& word : field.words) {
            row.labels << ruleWord(path, word);
            row.values.push_back(wordValue(word));
        }
        row.current = placeOf(row.values, m_draft.at(row.place));
    }

    void addChosen(EditorRow& row, const QString& label, const std::string& word) {
        row.labels << label;
        row.values.push_back(wordValue(word));
        row.chosen << m_draft.at(row.place).toArray().contains(wordValue(word));
    }

    // --- Limits: a row for each currency, and one to add another.

    void addLimits(EditorRow row) {
        const QString place = row.place;
        addLimitAddition(std::move(row), m_draft.reference(place));
        addLimitRows(place, true);
    }

    void addLimitAddition(EditorRow row, const QJsonValue& reference) {
        const QJsonArray limits = m_draft.at(row.place).toArray();
        row.entry = RuleEntry::Addition;
        row.act = EditorRow::Act::AddLimit;
        for (const std::string& currency : m_context.currencies) {
            const bool there = std::ranges::any_of(limits, [&](const QJsonValue& limit) {
                return limit["currency"].toString().toStdString() == currency;
            });
            if (!there) {
                row.labels << currencyName(currency);
                row.values.push_back(wordValue(currency));
            }
        }
        add(std::move(row), reference);
    }

    void addLimitRows(const QString& list, bool known) {
        const auto count = m_draft.at(list).toArray().size();
        for (qsizetype i = 0; i < count; ++i) {
            const QString place = QStringLiteral("%1/%2").arg(list).arg(i);
            const QJsonValue limit = m_draft.at(place);
            const std::string currency = limit["currency"].toString().toStdString();
            EditorRow row = rowAt(place, currencyName(currency), {});
            row.inner = true;
            row.currency = currency;
            row.entry = RuleEntry::Stakes;
            row.text = typedAt(row, amountToType(limit["min"]), QStringLiteral("/min"));
            row.most = typedAt(row, amountToType(limit["max"]), QStringLiteral("/max"));
            row.removable = count > 1;
            row.warning = roundedText(limit, list);
            const QJsonValue before = m_draft.reference(place);
            add(std::move(row), known && before["currency"] == limit["currency"] ? before : limit);
        }
    }

    /// Which of the stakes that are at hand there (the least, the most, each chip) have payouts that are rounded.
    [[nodiscard]] QString roundedText(const QJsonValue& limit, const QString& list) const {
        const auto least = base::Money::parse(limit["min"].toString().toStdString());
        const auto most = base::Money::parse(limit["max"].toString().toStdString());
        if (!least || !most || !m_draft.problems().empty())
            return {};
        const RuleSet& rules = m_draft.rules();
        std::set<base::Money> stakes{*least, *most};
        for (const base::Money chip : rackFor(rules, limit["currency"].toString().toStdString())) {
            if (chip <= *most)
                stakes.insert(chip);
        }
        QStringList told;
        const auto tell = [&](const std::vector<UnevenOdds>& uneven, bool halves) {
            for (const UnevenOdds& one : uneven) {
                QStringList rounded;
                for (const base::Money stake : stakes) {
                    const base::Money paid = halves ? stake.half() : stake;
                    if (!comesOutEven(paid, one.odds))
                        rounded << amountText(paid);
                }
                if (!rounded.isEmpty())
                    told << EditorWords::tr("A payout of %1 on a stake of %2 is rounded down to a multiple of %3.",
                                            "odds, amounts, the least amount")
                                .arg(oddsText(one.odds), rounded.join(QStringLiteral(" · ")), amountText(payoutStep));
            }
        };
        if (list == limitsPlace) {
            tell(unevenHandOdds(rules), false);
            tell(unevenSuitedOdds(rules), false);
            tell(unevenBonusOdds(rules), false);
            tell(unevenInsuranceOdds(rules), true);
        } else {
            tell(unevenOdds(rules.sideBets[list.section(u'/', 2, 2).toULongLong()]), false);
        }
        return told.join(u' ');
    }

    // --- Side bets: one row to add another, then each bet with its name, outcomes and limits.

    void addSideBets(EditorRow row) {
        const QString list = row.place;
        row.entry = RuleEntry::Addition;
        row.act = EditorRow::Act::AddBet;
        for (int kind = 0; kind < enumCount<SideBetKind>; ++kind) {
            row.labels << sideBetKindName(static_cast<SideBetKind>(kind));
            row.values.push_back(wordValue(name(static_cast<SideBetKind>(kind))));
        }
        for (const formats::SideBetPreset& preset : formats::sideBetPresets()) {
            row.labels << formats::sideBetName(preset);
            row.values.push_back(preset.bet);
        }
        add(std::move(row), m_draft.reference(list));
        const auto count = m_draft.at(list).toArray().size();
        for (qsizetype i = 0; i < count; ++i)
            addSideBet(QStringLiteral("%1/%2").arg(list).arg(i), static_cast<std::size_t>(i));
    }

    void addSideBet(const QString& place, std::size_t index) {
        const QJsonValue bet = m_draft.at(place);
        // While it is the same bet, its parts reset to what they were.
        const bool known = m_draft.reference(place)["id"] == bet["id"];
        const auto referenceOf = [&](const QString& part) {
            return known ? m_draft.reference(part) : m_draft.at(part);
        };
        const auto* figures =
            index < m_context.sideBets.size() && text(m_context.sideBets[index].id) == bet["id"].toString()
                ? &m_context.sideBets[index]
                : nullptr;
        SideBet explained{.id = bet["id"].toString().toStdString(), .name = bet["name"].toString().toStdString()};
        for (int kind = 0; kind < enumCount<SideBetKind>; ++kind) {
            if (bet["kind"].toString() == QLatin1StringView(name(static_cast<SideBetKind>(kind))))
                explained.kind = static_cast<SideBetKind>(kind);
        }
        EditorRow whole = rowAt(place, sideBetName(explained), {});
        whole.entry = RuleEntry::SideBet;
        whole.removable = true;
        if (figures)
            whole.figure = EditorWords::tr("House edge %1").arg(percentText(-figures->expectation, 2));
        const QJsonObject pays = bet["pays"].toObject();
        for (const SideOutcome outcome : outcomesOf(explained.kind)) {
            if (pays.contains(QLatin1StringView(name(outcome))))
                explained.pays.push_back({outcome, {}});
        }
        whole.sentence = formats::sideBetExplained(explained);
        if (const auto* preset = formats::presetOf(bet.toObject()))
            whole.sentence += ' ' + EditorWords::tr("Pay table: %1.").arg(formats::sideBetSource(*preset));
        add(std::move(whole), bet);

        addLine(place + QStringLiteral("/name"), EditorWords::tr("Name"), referenceOf, true);
        addLine(place + QStringLiteral("/id"), EditorWords::tr("Id"), referenceOf, false);
        addKind(place + QStringLiteral("/kind"), referenceOf);
        for (const SideOutcome outcome : outcomesOf(explained.kind))
            addPay(place + QStringLiteral("/pays/") + QLatin1StringView(name(outcome)), outcome, figures, referenceOf);
        EditorRow limits = rowAt(place + QStringLiteral("/limits"), EditorWords::tr("Limits of the bet"), {});
        limits.inner = true;
        const QString list = limits.place;
        addLimitAddition(std::move(limits), referenceOf(list));
        addLimitRows(list, known);
    }

    template <typename Reference>
    void addLine(const QString& place, const QString& name, Reference referenceOf, bool optional) {
        EditorRow row = rowAt(place, name, {});
        row.inner = true;
        row.entry = RuleEntry::Line;
        row.optional = optional;
        row.text = typedAt(row, textOf(m_draft.at(place)));
        add(std::move(row), referenceOf(place));
    }

    template <typename Reference> void addKind(const QString& place, Reference referenceOf) {
        EditorRow row = rowAt(place, EditorWords::tr("Kind"), {});
        row.inner = true;
        row.entry = RuleEntry::Choice;
        row.act = EditorRow::Act::SetKind;
        for (int kind = 0; kind < enumCount<SideBetKind>; ++kind) {
            row.labels << sideBetKindName(static_cast<SideBetKind>(kind));
            row.values.push_back(wordValue(name(static_cast<SideBetKind>(kind))));
        }
        row.current = placeOf(row.values, m_draft.at(place));
        add(std::move(row), referenceOf(place));
    }

    template <typename Reference>
    void addPay(const QString& place, SideOutcome outcome, const analysis::SideBetFigures* figures,
                Reference referenceOf) {
        EditorRow row = rowAt(place, outcomeText(outcome, SideOutcome::None), {});
        row.inner = true;
        row.entry = RuleEntry::Pay;
        row.checked = !m_draft.at(place).isUndefined();
        row.text = row.checked ? typedAt(row, textOf(m_draft.at(place))) : QString();
        for (std::size_t i = 0; figures && i < figures->outcomes.size(); ++i) {
            if (figures->outcomes[i].name == name(outcome))
                row.figure = percentText(figures->outcomes[i].probability, 4);
        }
        add(std::move(row), referenceOf(place));
    }

    // ---

    [[nodiscard]] EditorRow rowAt(const QString& place, const QString& name, const QString& sentence) const {
        EditorRow row;
        row.place = place;
        row.topic = m_topic;
        row.name = name;
        row.sentence = sentence;
        return row;
    }

    static int placeOf(const std::vector<QJsonValue>& values, const QJsonValue& value) {
        const auto found = std::ranges::find(values, value);
        return found == values.end() ? -1 : static_cast<int>(found - values.begin());
    }

    /// The text as typed, if it stands for the current value.
    [[nodiscard]] QString typedAt(const EditorRow& row, const QString& shown, const QString& part = {}) const {
        const auto typed = m_context.typed.constFind(row.place + part);
        return typed != m_context.typed.constEnd() && typedValue(row, *typed) == m_draft.at(row.place + part) ? *typed
                                                                                                              : shown;
    }

    void add(EditorRow row, const QJsonValue& reference) {
        if (!row.inner)
            m_whole = row.name;
        row.spoken = row.inner ? QStringLiteral("%1 – %2").arg(m_whole, row.name) : row.name;
        row.differs = m_draft.at(row.place) != reference;
        if (row.differs) {
            const QString value = formerText(row, reference);
            const bool ofPreset =
                m_draft.preset() && !m_draft.preset()->rules[row.place.section(u'/', 1, 1)].isUndefined();
            row.former = ofPreset ? EditorWords::tr("Preset: %1").arg(value) : EditorWords::tr("Saved: %1").arg(value);
        }
        m_rows.push_back(std::move(row));
    }

    static QString formerText(const EditorRow& row, const QJsonValue& value) {
        switch (row.entry) {
        case RuleEntry::Switch: return value.toBool() ? EditorWords::tr("on") : EditorWords::tr("off");
        case RuleEntry::Choice: {
            const int place = placeOf(row.values, value);
            return place < 0 ? textOf(value) : row.labels[place];
        }
        case RuleEntry::Several: {
            QStringList chosen;
            for (std::size_t i = 0; i < row.values.size(); ++i) {
                if (value.toArray().contains(row.values[i]))
                    chosen << row.labels[static_cast<qsizetype>(i)];
            }
            return chosen.isEmpty() ? EditorWords::tr("none") : chosen.join(QStringLiteral(", "));
        }
        case RuleEntry::Stakes: return rangeOf(value);
        case RuleEntry::Listed:
        case RuleEntry::Addition: return QString::number(value.toArray().size());
        default: return value.isUndefined() ? EditorWords::tr("none") : textOf(value);
        }
    }

    /// Each problem goes to the innermost row it concerns.
    void tellProblems(const std::vector<base::Error>& problems) {
        for (const base::Error& problem : problems) {
            const QString where = text(problem.where);
            EditorRow* nearest = nullptr;
            for (EditorRow& row : m_rows) {
                const bool within = where == row.place || where.startsWith(row.place + u'/');
                if (within && (!nearest || row.place.size() > nearest->place.size()))
                    nearest = &row;
            }
            if (!nearest)
                continue;
            if (!nearest->problem.isEmpty())
                nearest->problem += u'\n';
            nearest->problem += misread(*nearest, where).value_or(languages::translated(problem.what));
        }
    }

    /// Why what was typed there can't be read, which says more than what the file would say of it.
    [[nodiscard]] std::optional<QString> misread(const EditorRow& row, const QString& where) const {
        const auto typed = m_context.typed.constFind(where);
        if (typed == m_context.typed.constEnd() || m_draft.at(where) != *typed)
            return std::nullopt;
        const auto reason = [](const auto& read) {
            return read ? std::nullopt : std::optional(languages::translated(read.error()));
        };
        return row.entry == RuleEntry::Stakes   ? reason(amountFrom(*typed, row.currency))
               : row.entry == RuleEntry::Number ? reason(numberFrom(*typed, decimalsTyped))
                                                : std::nullopt;
    }

    const RuleDraft& m_draft;
    const EditorContext& m_context;
    RuleTopic m_topic = RuleTopic::Game;
    QString m_whole; ///< the name of the row that the inner rows are parts of
    std::vector<EditorRow> m_rows;
};

} // namespace

std::vector<EditorRow> editorRows(const RuleDraft& draft, const EditorContext& context) {
    return RowMaker(draft, context).run();
}

namespace {

void setHeadings(std::vector<EditorRow>& rows) {
    for (std::size_t i = 0; i < rows.size(); ++i)
        rows[i].heading = i == 0 || rows[i].topic != rows[i - 1].topic ? topicTitle(rows[i].topic) : QString();
}

} // namespace

std::vector<EditorRow> found(std::vector<EditorRow> rows, const QString& sought) {
    const QStringList words = sought.toLower().split(u' ', Qt::SkipEmptyParts);
    const auto isShort = [](const EditorRow& row, const QString& word) {
        return row.shortForms.contains(word, Qt::CaseInsensitive);
    };
    const auto isShortForm = [&](const QString& word) {
        return std::ranges::any_of(rows, [&](const EditorRow& row) { return isShort(row, word); });
    };
    std::set<QString> shortWords;
    std::ranges::copy_if(words, std::inserter(shortWords, shortWords.end()), isShortForm);
    std::erase_if(rows, [&](const EditorRow& row) {
        QStringList all{topicTitle(row.topic), row.spoken, row.sentence};
        if (row.entry != RuleEntry::Listed) // the labels name other rules
            all << row.labels;
        const QString where = all.join(u' ').toLower();
        return !std::ranges::all_of(words, [&](const QString& word) {
            return shortWords.contains(word) ? isShort(row, word) : where.contains(word);
        });
    });
    setHeadings(rows);
    return rows;
}

std::vector<EditorRow> thatMatter(std::vector<EditorRow> rows) {
    std::erase_if(rows, [](const EditorRow& row) { return !row.isListedFirst(); });
    setHeadings(rows);
    return rows;
}

QJsonValue typedValue(const EditorRow& row, const QString& typed) {
    if (typed.isEmpty() && row.optional)
        return QJsonValue::Undefined;
    if (row.entry == RuleEntry::Stakes) {
        const auto amount = amountFrom(typed, row.currency);
        return amount ? text(amount->text()) : typed;
    }
    if (row.entry == RuleEntry::Number) {
        const auto number = numberFrom(typed, decimalsTyped);
        return number ? QJsonValue(*number) : QJsonValue(typed);
    }
    return typed;
}

void EditorRowModel::setRows(std::vector<EditorRow> rows) {
    update(m_rows, std::move(rows));
}

} // namespace openshoe::models

#include "moc_editorrow.cpp"
