// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Tells ThreadSanitizer what Qt orders. Qt's libraries are not instrumented, so that the sanitizer does not see the
// locks and atomics with which they hand work from one thread to another, and would take each handing over for a race.
// Linked into what the preset `tsan` builds, these functions stand before Qt's own of the same names wherever the house
// calls them: they tell what Qt's documentation promises of the call, and go on to Qt's. Nothing else is told, so that
// a race of the house's own is still found.

#include <QCoreApplication>
#include <QEvent>
#include <QFutureInterface>
#include <QRunnable>
#include <QThread>
#include <QThreadPool>

#include <dlfcn.h>
#include <sanitizer/tsan_interface.h>

#include <cstdarg>
#include <functional>
#include <utility>

/// The C library's own, where the sanitizer has put none before it.
extern "C" int __clone(int (*work)(void *), void *stack, int flags, void *argument, ...); // NOLINT

namespace {

/// Qt's own function of this name; `symbol` as the linker knows it.
template<class Function>
Function *qts(const char *symbol)
{
    return reinterpret_cast<Function *>(dlsym(RTLD_NEXT, symbol));
}

/// What a future and the work that fills it share: its private part.
void *sharedBy(const QFutureInterfaceBase *future)
{
    static_assert(sizeof(QFutureInterfaceBase) == 2 * sizeof(void *), "a table of functions, and the private part");
    return reinterpret_cast<void *const *>(future)[1];
}

/// Stands for all signals that are sent from a thread other than the application's.
char signalsFromThreads;

/// The pool's thread sees what was there when the work was handed over.
class Work : public QRunnable
{
public:
    explicit Work(std::function<void()> work)
        : m_work(std::move(work))
    {
    }
    void run() override
    {
        __tsan_acquire(this);
        m_work();
    }

private:
    std::function<void()> m_work;
};

/// What is called later, where the object lives, sees what was there when it was posted; and whoever lets go of it last
/// does so after the call.
class Posted : public QtPrivate::QSlotObjectBase
{
public:
    /// Takes over the reference to `slot`.
    explicit Posted(QSlotObjectBase *slot)
        : QSlotObjectBase(&Posted::act)
        , m_slot(slot)
    {
    }

private:
    static void act(int what, QSlotObjectBase *self, QObject *receiver, void **arguments, bool *)
    {
        __tsan_acquire(self);
        auto *const posted = static_cast<Posted *>(self);
        if (what == Call) {
            posted->m_slot->call(receiver, arguments);
            __tsan_release(self);
        } else if (what == Destroy) {
            posted->m_slot->destroyIfLastRef();
            delete posted;
        }
    }

    QSlotObjectBase *m_slot;
};

/// An event is handled after it was posted, and before the thread ends.
bool handlesEvent(void **)
{
    __tsan_release(QThread::currentThread());
    __tsan_acquire(&signalsFromThreads);
    return false;
}

[[maybe_unused]] const bool listens = QInternal::registerCallback(QInternal::EventNotifyCallback, handlesEvent);

} // namespace

// ---------------------------------------------------------------- what is posted to an object

bool QMetaObject::invokeMethodImpl(QObject *object, QtPrivate::QSlotObjectBase *slot, Qt::ConnectionType type,
                                   void *result)
{
    slot = new Posted(slot);
    __tsan_release(slot);
    static auto *const call = qts<bool(QObject *, QtPrivate::QSlotObjectBase *, Qt::ConnectionType, void *)>(
        "_ZN11QMetaObject16invokeMethodImplEP7QObjectPN9QtPrivate15QSlotObjectBaseEN2Qt14ConnectionTypeEPv");
    return call(object, slot, type, result);
}

void QMetaObject::activate(QObject *sender, const QMetaObject *meta, int signal, void **arguments)
{
    if (const QCoreApplication *application = QCoreApplication::instance();
        application != nullptr && QThread::currentThread() != application->thread())
        __tsan_release(&signalsFromThreads);
    static auto *const call
        = qts<void(QObject *, const QMetaObject *, int, void **)>("_ZN11QMetaObject8activateEP7QObjectPKS_iPPv");
    call(sender, meta, signal, arguments);
}

// ---------------------------------------------------------------- work for a pool's thread

void QThreadPool::start(std::function<void()> work, int priority)
{
    auto *const handed = new Work(std::move(work));
    __tsan_release(handed);
    start(handed, priority);
}

// QtConcurrent::run() names the runnable just before it starts it, and the runnable first asks whether it is wanted.
void QFutureInterfaceBase::setRunnable(QRunnable *runnable)
{
    __tsan_release(this);
    static auto *const call
        = qts<void(QFutureInterfaceBase *, QRunnable *)>("_ZN20QFutureInterfaceBase11setRunnableEP9QRunnable");
    call(this, runnable);
}

bool QFutureInterfaceBase::isCanceled() const
{
    __tsan_acquire(const_cast<QFutureInterfaceBase *>(this));
    __tsan_acquire(sharedBy(this));
    static auto *const call = qts<bool(const QFutureInterfaceBase *)>("_ZNK20QFutureInterfaceBase10isCanceledEv");
    return call(this);
}

// ---------------------------------------------------------------- what comes of it

void QFutureInterfaceBase::reportResultsReady(int from, int to)
{
    __tsan_release(sharedBy(this));
    __tsan_release(&signalsFromThreads); // watchers are told
    static auto *const call
        = qts<void(QFutureInterfaceBase *, int, int)>("_ZN20QFutureInterfaceBase18reportResultsReadyEii");
    call(this, from, to);
}

void QFutureInterfaceBase::reportFinished()
{
    __tsan_release(sharedBy(this));
    __tsan_release(&signalsFromThreads);
    static auto *const call = qts<void(QFutureInterfaceBase *)>("_ZN20QFutureInterfaceBase14reportFinishedEv");
    call(this);
}

// Who lets go of a result last frees it, after all others are done with it.
bool QFutureInterfaceBase::derefT() const
{
    void *const shared = sharedBy(this);
    __tsan_release(shared);
    static auto *const call = qts<bool(const QFutureInterfaceBase *)>("_ZNK20QFutureInterfaceBase6derefTEv");
    const bool others = call(this);
    __tsan_acquire(shared);
    return others;
}

void QFutureInterfaceBase::waitForResult(int index)
{
    static auto *const call = qts<void(QFutureInterfaceBase *, int)>("_ZN20QFutureInterfaceBase13waitForResultEi");
    call(this, index);
    __tsan_acquire(sharedBy(this));
}

void QFutureInterfaceBase::waitForFinished()
{
    static auto *const call = qts<void(QFutureInterfaceBase *)>("_ZN20QFutureInterfaceBase15waitForFinishedEv");
    call(this);
    __tsan_acquire(sharedBy(this));
}

bool QThread::wait(QDeadlineTimer deadline)
{
    static auto *const call = qts<bool(QThread *, QDeadlineTimer)>("_ZN7QThread4waitE14QDeadlineTimer");
    const bool ended = call(this, deadline);
    if (ended)
        __tsan_acquire(this);
    return ended;
}

// ---------------------------------------------------------------- programs

/// QProcess starts a program from a child that has this process's memory until then (CLONE_VM and CLONE_VFORK). The
/// sanitizer takes it for one with a copy, in which it looks at nothing any more, and so stops looking at the thread
/// that started the program.
extern "C" int clone(int (*work)(void *), void *stack, int flags, void *argument, ...)
{
    va_list more;
    va_start(more, argument);
    void *const parent = va_arg(more, void *);
    void *const storage = va_arg(more, void *);
    void *const child = va_arg(more, void *);
    va_end(more);
    return __clone(work, stack, flags, argument, parent, storage, child);
}
