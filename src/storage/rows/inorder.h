// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <deque>
#include <functional>
#include <future>
#include <thread>
#include <utility>

namespace openshoe::storage {

/// Processes items in parallel and returns them in the order given; holds at most one more than there are processors,
/// and never more than nine. take() rethrows what the work throws. Internal to storage.
template <typename Item> class InOrder {
public:
    /// The work may run in any thread, several calls at a time.
    explicit InOrder(std::function<void(Item&)> work)
        : m_work(std::move(work)), m_most(std::clamp(std::thread::hardware_concurrency(), 1U, 8U) + 1) {}

    /// Check this before give(): if true, take() one first.
    [[nodiscard]] bool full() const { return m_given.size() >= m_most; }
    [[nodiscard]] bool empty() const { return m_given.empty(); }
    void give(Item item) {
        m_given.push_back(std::async([work = m_work, given = std::move(item)]() mutable {
            work(given);
            return std::move(given);
        }));
    }
    /// The item given first, once its work is done.
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
