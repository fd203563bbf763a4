// SPDX-License-Identifier: GPL-3.0-or-later
// Linked into every program with the address sanitizer: at its end, waits until its other threads are gone.
//
// QThread::wait() returns a moment before the thread ends, and until then the thread holds what Qt keeps for it. The
// sanitizer looks for leaks when the last atexit function is done. It can miss a thread that is just ending, and then
// reports those 152 bytes as lost.
#include <dirent.h>
#include <unistd.h>

namespace {

int threads() {
    int count = 0;
    if (DIR* tasks = opendir("/proc/self/task")) {
        while (const dirent* task = readdir(tasks))
            count += task->d_name[0] != '.' ? 1 : 0;
        closedir(tasks);
    }
    return count;
}

struct LastThread {
    ~LastThread() {
        for (int i = 0; i < 1000 && threads() > 1; ++i) // Qt's pool keeps idle threads
            usleep(1000);
    }
} const lastThread;

} // namespace
