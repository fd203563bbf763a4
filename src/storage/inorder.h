// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <deque>
#include <functional>
#include <future>
#include <thread>
#include <utility>

namespace openshoe::storage {

/// Work on a row of items by as many threads as there are processors; the items come back in the order in which they
/// were given, and no more than a few are held. What the work throws is thrown by take(). Internal to storage.
template <typename Item> class InOrder {
public:
    /// The work may run in any thread, several at a time.
    explicit InOrder(std::function<void(Item&)> work)
        : m_work(std::move(work)), m_most(std::clamp(std::thread::hardware_concurrency(), 1U, 8U) + 1) {}

    /// To be called before give(): one must be taken first.
    [[nodiscard]] bool full() const { return m_given.size() >= m_most; }
    [[nodiscard]] bool empty() const { return m_given.empty(); }
    void give(Item item) {
        m_given.push_back(std::async([work = m_work, given = std::move(item)]() mutable {
            work(given);
            return std::move(given);
        }));
    }
    /// The one given first, when its work is done.
    [[nodiscard]] Item take() {
        auto first = std::move(m_given.front());
        m_given.pop_front();
        return first.get();
    }

private:
    std::function<void(Item&)> m_work;
    std::size_t m_most;
    std::deque<std::future<Item>> m_given;
};

} // namespace openshoe::storage
