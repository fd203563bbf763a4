// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/tallies/tally.h"

#include "storage/tallies/packing.h"

#include <bit>
#include <vector>

namespace openshoe::storage {

namespace {

// The layout: its version; the number of places and each one's account, game and currency; then the cells by topic,
// place and key, each starting with its topic, place number, key and a bit mask of the non-zero sums.
constexpr quint8 tallyLayout = 3;
constexpr int wholeSums = 9;
constexpr int fractions = 5;
constexpr std::int64_t mostPlaces = 1 << 20;
constexpr std::int64_t longestCurrency = 1024;

constexpr int sideBetBit = 9;
constexpr int stateBit = 10;
constexpr int recoveredBit = 12;
constexpr int worstBit = 13;
constexpr int worstMask = 7;
constexpr int netBit = 16;
constexpr int netMask = 3; ///< 0 while a round is open

// One list, shared by adding, writing and reading.
template <typename T> auto wholes(T& t) {
    return std::array{&t.rounds, &t.plays,     &t.staked,    &t.returned, &t.milliseconds,
                      &t.priced, &t.pricedNet, &t.decisions, &t.mistakes};
}
template <typename T> auto reals(T& t) {
    return std::array{&t.cost, &t.mainAtStart, &t.sideAtStart, &t.variance, &t.stakes};
}

class TallyWriter : public PackedWriter {
public:
    void cell(const Tally& tally) {
        int set = 0;
        for (int i = 0; i < wholeSums; ++i)
            set |= *wholes(tally)[static_cast<std::size_t>(i)] != 0 ? 1 << i : 0;
        for (int i = 0; i < fractions; ++i)
            set |= *reals(tally)[static_cast<std::size_t>(i)] != 0 ? 1 << (wholeSums + i) : 0;
        whole(set);
        for (const std::int64_t* value : wholes(tally)) {
            if (*value != 0)
                whole(*value);
        }
        for (const double* value : reals(tally)) {
            if (*value != 0)
                fraction(*value);
        }
    }
};

class TallyReader : public PackedReader {
public:
    using PackedReader::PackedReader;

    Tally cell() {
        Tally tally;
        const std::int64_t set = whole(1 << (wholeSums + fractions));
        for (int i = 0; i < wholeSums; ++i) {
            if ((set >> i & 1) != 0)
                *wholes(tally)[static_cast<std::size_t>(i)] = whole();
        }
        for (int i = 0; i < fractions; ++i) {
            if ((set >> (wholeSums + i) & 1) != 0)
                *reals(tally)[static_cast<std::size_t>(i)] = fraction();
        }
        return tally;
    }
    void skipCell() {
        const auto set = static_cast<std::uint64_t>(whole(1 << (wholeSums + fractions)));
        for (int left = std::popcount(set & ((1U << wholeSums) - 1)); left > 0; --left)
            skipWhole();
        PackedReader::skip(8 * std::popcount(set >> wholeSums));
    }
};

template <typename Wanted> QByteArray pack(const std::map<TallyCells::Key, Tally>& cells, Wanted wanted) {
    std::map<TallyPlace, std::int64_t> places;
    for (const auto& [key, tally] : cells) {
        if (wanted(key.topic))
            places.emplace(key.place, 0);
    }
    TallyWriter packer;
    packer.whole(tallyLayout);
    packer.whole(static_cast<std::int64_t>(places.size()));
    std::int64_t number = 0;
    for (auto& [place, at] : places) {
        at = number++;
        packer.whole(place.account);
        packer.whole(place.game);
        packer.whole(static_cast<std::int64_t>(place.currency.size()));
        packer.bytes.append(place.currency.data(), static_cast<qsizetype>(place.currency.size()));
    }
    for (const auto& [key, tally] : cells) {
        if (!wanted(key.topic))
            continue;
        packer.whole(static_cast<std::int64_t>(key.topic));
        packer.whole(places.at(key.place));
        packer.whole(key.key);
        packer.cell(tally);
    }
    return packer.bytes;
}

} // namespace

std::int64_t wrappingSum(std::int64_t a, std::int64_t b) {
    return static_cast<std::int64_t>(static_cast<std::uint64_t>(a) + static_cast<std::uint64_t>(b));
}

std::int64_t wrappingDifference(std::int64_t a, std::int64_t b) {
    return static_cast<std::int64_t>(static_cast<std::uint64_t>(a) - static_cast<std::uint64_t>(b));
}

Tally& Tally::operator+=(const Tally& other) {
    for (std::size_t i = 0; i < wholeSums; ++i)
        *wholes(*this)[i] = wrappingSum(*wholes(*this)[i], *wholes(other)[i]);
    for (std::size_t i = 0; i < fractions; ++i)
        *reals(*this)[i] += *reals(other)[i];
    return *this;
}

std::int64_t RoundTraits::key() const {
    const int decided = !priced ? 0 : !worst ? 1 : 2 + static_cast<int>(*worst);
    const int net = result ? 1 + static_cast<int>(*result) : 0;
    return (endings & ((1 << sideBetBit) - 1)) | (sideBetWon ? 1 << sideBetBit : 0) |
           static_cast<int>(state) << stateBit | (recovered ? 1 << recoveredBit : 0) |
           decided << worstBit | net << netBit;
}

bool passes(std::int64_t traits, const RoundFilter& filter) {
    const auto has = [&](int bit) { return (traits >> bit & 1) != 0; };
    return (!filter.result || (traits >> netBit & netMask) == 1 + static_cast<int>(*filter.result)) &&
           (!filter.ending || has(static_cast<int>(*filter.ending))) && (!filter.sideBetWon || has(sideBetBit)) &&
           (!filter.state || (traits >> stateBit & 3) == static_cast<int>(*filter.state)) &&
           (!filter.recovered || has(recoveredBit) == *filter.recovered) &&
           (!filter.mistake || (traits >> worstBit & worstMask) >= 2 + static_cast<int>(*filter.mistake));
}

bool isPriced(std::int64_t traits) {
    return (traits >> worstBit & worstMask) != 0;
}

bool isFinished(std::int64_t traits) {
    return (traits >> stateBit & 3) != static_cast<int>(RoundState::Open);
}

bool asksForPlaceAndTimeOnly(const RoundFilter& filter) {
    return !filter.result && !filter.ending && !filter.sideBetWon && !filter.state && !filter.round &&
           !filter.recovered && !filter.mistake && !filter.shoe;
}

std::int64_t playKey(const PlayTraits& traits) {
    const auto place = [](const auto& asked) { return asked ? 1 + static_cast<int>(*asked) : 0; };
    return (place(traits.kind) * (engine::enumCount<engine::PlayResult> + 1) + place(traits.ending)) *
               (netResultCount + 1) +
           place(traits.result);
}

std::int64_t sideBetKey(std::int64_t ruleSet, int place) {
    const auto key = static_cast<std::uint64_t>(ruleSet) * static_cast<std::uint64_t>(sideBetPlaces);
    return wrappingSum(static_cast<std::int64_t>(key), place);
}

void TallySpan::add(std::int64_t started, std::int64_t ended) {
    add(TallySpan{started, started, ended, ended});
}

void TallySpan::add(const TallySpan& other) {
    firstStart = std::min(firstStart, other.firstStart);
    lastStart = std::max(lastStart, other.lastStart);
    firstEnd = std::min(firstEnd, other.firstEnd);
    lastEnd = std::max(lastEnd, other.lastEnd);
}

QByteArray TallyCells::packed() const {
    return pack(cells, [](Topic topic) { return topic != Topic::Quarters; });
}

QByteArray TallyCells::packedQuarters() const {
    return pack(cells, [](Topic topic) { return topic == Topic::Quarters; });
}

bool TallyCells::add(const QByteArray& packed) {
    return visit(
        packed, Topics::all(), [](const TallyPlace&) { return true; },
        [&](Topic topic, const TallyPlace& place, std::int64_t key, const Tally& tally) {
            cells[{topic, place, key}] += tally;
            return true;
        });
}

bool visit(const QByteArray& packed, const Topics& topics, const std::function<bool(const TallyPlace&)>& place,
           const std::function<bool(Topic, const TallyPlace&, std::int64_t key, const Tally&)>& cell) {
    TallyReader from(packed);
    if (from.whole() != tallyLayout)
        return false;
    const std::int64_t count = from.whole(mostPlaces);
    std::vector<TallyPlace> places;
    std::vector<bool> wanted;
    for (std::int64_t i = 0; i < count && from.good(); ++i) {
        TallyPlace next{.account = from.whole(), .game = from.whole(), .currency = {}};
        next.currency = from.text(from.whole(longestCurrency));
        wanted.push_back(place(next));
        places.push_back(std::move(next));
    }
    while (from.good() && !from.atEnd()) {
        const auto topic = static_cast<Topic>(from.whole(topicCount));
        const auto at = static_cast<std::size_t>(from.whole(count));
        if (!from.good() || !topics.hasFrom(topic)) // cells are in topic order
            break;
        if (!topics.has(topic) || !wanted[at]) {
            from.skipWhole();
            from.skipCell();
            continue;
        }
        const std::int64_t key = from.whole();
        const Tally tally = from.cell();
        if (from.good() && !cell(topic, places[at], key, tally))
            return true;
    }
    return from.good();
}

} // namespace openshoe::storage
