// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <memory>
#include <utility>
#include <vector>

namespace openshoe::models {

/// Rows that have been read, of which there may be a million: those far from where somebody is looking are dropped, and
/// only their keys kept. A dropped row reads as one with nothing but its key, until it is put back. `Row` has key(),
/// and setKey() turns an empty row into one with that key.
template <typename Row> class KeptRows {
public:
    using Key = decltype(std::declval<const Row&>().key());

    [[nodiscard]] std::size_t size() const { return m_places.size(); }
    [[nodiscard]] bool empty() const { return m_places.empty(); }
    [[nodiscard]] Key key(std::size_t at) const { return m_places[at].key; }
    [[nodiscard]] bool isKept(std::size_t at) const { return m_places[at].row != nullptr; }
    /// Valid until another row is read or anything changes.
    [[nodiscard]] const Row& operator[](std::size_t at) const {
        if (const Row* row = m_places[at].row.get())
            return *row;
        m_blank = Row();
        m_blank.setKey(m_places[at].key);
        return m_blank;
    }
    [[nodiscard]] const Row& front() const { return (*this)[0]; }
    [[nodiscard]] const Row& back() const { return (*this)[size() - 1]; }

    void clear() {
        m_places.clear();
        m_keptFrom = m_keptTo = 0;
    }
    /// Inserts before the row `at`, or at the end if `at` is size().
    void insert(std::size_t at, std::vector<Row> more) {
        std::vector<Place> places;
        places.reserve(more.size());
        for (Row& row : more) {
            const Key key = row.key();
            places.push_back({key, std::make_unique<Row>(std::move(row))});
        }
        const std::size_t count = places.size();
        m_places.insert(m_places.begin() + static_cast<std::ptrdiff_t>(at), std::make_move_iterator(places.begin()),
                        std::make_move_iterator(places.end()));
        m_keptFrom = std::min(m_keptFrom, at);
        m_keptTo = std::max(m_keptTo + (at < m_keptTo ? count : 0), at + count);
    }
    void put(std::size_t at, Row row) {
        m_places[at].row = std::make_unique<Row>(std::move(row));
        m_keptFrom = std::min(m_keptFrom, at);
        m_keptTo = std::max(m_keptTo, at + 1);
    }
    /// Drops the rows further than `reach` from the row `at`.
    void keepAround(std::size_t at, std::size_t reach) {
        const std::size_t from = at > reach ? at - reach : 0;
        const std::size_t to = std::min(size(), at + reach + 1);
        for (std::size_t i = m_keptFrom; i < std::min(from, m_keptTo); ++i)
            m_places[i].row.reset();
        for (std::size_t i = std::max(to, m_keptFrom); i < m_keptTo; ++i)
            m_places[i].row.reset();
        m_keptFrom = std::max(m_keptFrom, from);
        m_keptTo = std::max(m_keptFrom, std::min(m_keptTo, to));
    }

    class Iterator {
    public:
        using iterator_category = std::bidirectional_iterator_tag;
        using value_type = Row;
        using difference_type = std::ptrdiff_t;
        using pointer = const Row*;
        using reference = const Row&;

        Iterator() = default;
        Iterator(const KeptRows* rows, std::size_t at) : m_rows(rows), m_at(at) {}
        reference operator*() const { return (*m_rows)[m_at]; }
        pointer operator->() const { return &(*m_rows)[m_at]; }
        Iterator& operator++() {
            ++m_at;
            return *this;
        }
        Iterator operator++(int) { return std::exchange(*this, Iterator(m_rows, m_at + 1)); }
        Iterator& operator--() {
            --m_at;
            return *this;
        }
        Iterator operator--(int) { return std::exchange(*this, Iterator(m_rows, m_at - 1)); }
        friend bool operator==(const Iterator&, const Iterator&) = default;

    private:
        const KeptRows* m_rows = nullptr;
        std::size_t m_at = 0;
    };
    [[nodiscard]] Iterator begin() const { return {this, 0}; }
    [[nodiscard]] Iterator end() const { return {this, size()}; }

private:
    struct Place {
        Key key;
        std::unique_ptr<Row> row; ///< null if it has been dropped
    };
    std::vector<Place> m_places;
    std::size_t m_keptFrom = 0; ///< no row outside [m_keptFrom, m_keptTo) is kept
    std::size_t m_keptTo = 0;
    mutable Row m_blank;
};

} // namespace openshoe::models
