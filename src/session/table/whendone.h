// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFuture>
#include <QFutureWatcher>
#include <QObject>

#include <utility>

namespace openshoe::session {

/// Calls `then` with the future's result on the thread of `context`, unless that is gone by then. (In Qt 6.4
/// QFuture::then with a context asserts if the context goes before the result is there.)
template <typename T, typename Then> void whenDone(const QFuture<T>& future, QObject* context, Then then) {
    auto* watcher = new QFutureWatcher<T>(context);
    QObject::connect(watcher, &QFutureWatcher<T>::finished, context, [watcher, work = std::move(then)]() mutable {
        watcher->deleteLater();
        if (watcher->future().resultCount() > 0)
            work(watcher->future().result());
    });
    watcher->setFuture(future);
}

} // namespace openshoe::session
