// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/whendone.h"

#include <QThreadPool>
#include <QtConcurrent>

#include <atomic>
#include <memory>
#include <utility>

namespace openshoe::models {

/// Work on its way to the pool. The pool's own locks put what the work does after what was done before it was handed
/// over, but the thread sanitizer doesn't see them (Qt is built without it). So under that sanitizer the order is shown
/// to it; otherwise this is the work itself.
template <typename Work> auto handedOver(Work work) {
#ifdef __SANITIZE_THREAD__
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

/// The threads of work that takes a while. Not Qt's own pool: by that one the window is painted where there is no
/// graphics card, and frames would wait for the work. The program's end waits for what is under way.
[[nodiscard]] QThreadPool& workPool();

/// Does `work` on a thread of that pool, then calls `then` with its result on the thread of `context`, unless that is
/// gone by then.
template <typename Work, typename Then> void inBackground(QObject* context, Work work, Then then) {
    session::whenDone(QtConcurrent::run(&workPool(), handedOver(std::move(work))), context, std::move(then));
}

} // namespace openshoe::models
