// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/table/whendone.h"

#include <QThreadPool>
#include <QtConcurrent>

#include <atomic>
#include <memory>
#include <utility>

namespace openshoe::models {

/// Prepares work for the pool. The pool's own locks order the work after everything done before its hand-over, but the
/// thread sanitizer doesn't see them (Qt is built without it). Under sanitizers an atomic flag makes the order
/// visible; otherwise the work is returned unchanged.
template <typename Work> auto handedOver(Work work) {
#ifdef OPENSHOE_SANITIZED
    auto given = std::make_shared<std::atomic<bool>>(false);
    given->store(true, std::memory_order_release);
    return [work = std::move(work), given]() mutable {
        (void)given->load(std::memory_order_acquire);
        return work();
    };
#else
    return work;
#endif
}

/// The thread pool for work that takes a while. Not Qt's global one: without a graphics card that one paints the
/// window, and frames would wait for the work. On exit, the program waits for work under way.
[[nodiscard]] QThreadPool& workPool();

/// Runs `work` on that pool, then calls `then` with its result on the thread of `context`, unless that is gone by then.
template <typename Work, typename Then> void inBackground(QObject* context, Work work, Then then) {
    session::whenDone(QtConcurrent::run(&workPool(), handedOver(std::move(work))), context, std::move(then));
}

} // namespace openshoe::models
