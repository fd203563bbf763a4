// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/systemkeyboard.h"

#include <QGuiApplication>
#include <QLibrary>

#include <type_traits>
#include <utility>

#if defined(Q_OS_UNIX) && !defined(Q_OS_MACOS) && QT_CONFIG(xcb)
#define OPENSHOE_X11
#elif defined(Q_OS_WIN)
#include <windows.h>
#endif

namespace openshoe::app {

namespace {

char32_t inUpperCase(char32_t sign) {
    return QChar::isPrint(sign) && sign > U' ' ? QChar::toUpper(sign) : 0;
}

} // namespace

#ifdef OPENSHOE_X11

/// The library that Qt itself asks about the keyboard, so it is there wherever Qt runs on X11. It is looked up rather
/// than linked: the program runs elsewhere too, and nobody need install what compiling against it takes.
struct SystemKeyboard::X11 {
    using Context = void*;
    using Keymap = void*;
    using State = void*;

    explicit X11(void* connection) : server(connection) {
        const auto find = [this](auto& function, const char* name) {
            function = reinterpret_cast<std::remove_reference_t<decltype(function)>>(library.resolve(name));
            complete = complete && function;
        };
        find(newContext, "xkb_context_new");
        find(dropContext, "xkb_context_unref");
        find(dropKeymap, "xkb_keymap_unref");
        find(dropState, "xkb_state_unref");
        find(layoutInUse, "xkb_state_serialize_layout");
        find(keysyms, "xkb_keymap_key_get_syms_by_level");
        find(signOf, "xkb_keysym_to_utf32");
        find(setUp, "xkb_x11_setup_xkb_extension");
        find(keyboardOf, "xkb_x11_get_core_keyboard_device_id");
        find(keymapOf, "xkb_x11_keymap_new_from_device");
        find(stateOf, "xkb_x11_state_new_from_device");
        if (!complete)
            return;
        quint16 version[2]{};
        quint8 firstError = 0;
        complete = setUp(server, 1, 0, 0, &version[0], &version[1], &firstEvent, &firstError) != 0;
    }

    [[nodiscard]] models::Keyboard::Layout layout() const;

    void* server;
    QLibrary library{QStringLiteral("xkbcommon-x11"), 0}; // which brings xkbcommon
    bool complete = true;
    quint8 firstEvent = 0; ///< the extension's number among the server's events

private:
    Context (*newContext)(int flags) = nullptr;
    void (*dropContext)(Context) = nullptr;
    void (*dropKeymap)(Keymap) = nullptr;
    void (*dropState)(State) = nullptr;
    quint32 (*layoutInUse)(State, int components) = nullptr;
    int (*keysyms)(Keymap, quint32 key, quint32 layout, quint32 level, const quint32** found) = nullptr;
    quint32 (*signOf)(quint32 keysym) = nullptr;
    int (*setUp)(void*, quint16, quint16, int, quint16*, quint16*, quint8*, quint8*) = nullptr;
    qint32 (*keyboardOf)(void*) = nullptr;
    Keymap (*keymapOf)(Context, void*, qint32, int flags) = nullptr;
    State (*stateOf)(Keymap, void*, qint32) = nullptr;
};

models::Keyboard::Layout SystemKeyboard::X11::layout() const {
    constexpr int inEffect = 1 << 7; // XKB_STATE_LAYOUT_EFFECTIVE
    constexpr quint32 first = 8;     // X11 numbers keys from here
    models::Keyboard::Layout found;
    const Context context = newContext(0);
    const qint32 device = context ? keyboardOf(server) : -1;
    const Keymap keymap = device >= 0 ? keymapOf(context, server, device, 0) : nullptr;
    const State state = keymap ? stateOf(keymap, server, device) : nullptr;
    if (state) {
        const quint32 inUse = layoutInUse(state, inEffect);
        for (const auto& [place, key] : models::Keyboard::places()) {
            models::Keyboard::Typed typed{};
            for (quint32 level = 0; level < typed.size(); ++level) {
                const quint32* symbols = nullptr;
                if (keysyms(keymap, place + first, inUse, level, &symbols) == 1)
                    typed[level] = inUpperCase(signOf(symbols[0]));
            }
            found[key] = typed;
        }
        dropState(state);
    }
    if (keymap)
        dropKeymap(keymap);
    if (context)
        dropContext(context);
    return found;
}

#else
struct SystemKeyboard::X11 {};
#endif

SystemKeyboard::SystemKeyboard(models::Keyboard& keyboard, QObject* parent) : QObject(parent), m_keyboard(keyboard) {
#ifdef OPENSHOE_X11
    auto* x11 = qGuiApp->nativeInterface<QNativeInterface::QX11Application>();
    if (x11 && x11->connection()) { // a platform without a display may have none
        m_x11 = std::make_unique<X11>(x11->connection());
        if (!m_x11->complete)
            m_x11.reset();
    }
#endif
    m_soon.setSingleShot(true);
    m_soon.setInterval(0);
    connect(&m_soon, &QTimer::timeout, this, &SystemKeyboard::read);
    qGuiApp->installNativeEventFilter(this);
    read();
}

SystemKeyboard::~SystemKeyboard() {
    qGuiApp->removeNativeEventFilter(this);
}

bool SystemKeyboard::nativeEventFilter(const QByteArray&, void* message, qintptr*) {
#if defined(OPENSHOE_X11)
    // As the X keyboard extension writes its events: their number, which of them it is, and in the one about the
    // keyboard's state, at 13, the layout.
    constexpr quint8 keyboardIsNew = 0;
    constexpr quint8 keysAreNew = 1;
    constexpr quint8 stateIsNew = 2;
    const auto* event = static_cast<const quint8*>(message);
    if (!m_x11 || (event[0] & 0x7f) != m_x11->firstEvent)
        return false;
    if (event[1] == keyboardIsNew || event[1] == keysAreNew ||
        (event[1] == stateIsNew && std::exchange(m_inUse, event[13]) != event[13]))
        m_soon.start();
#elif defined(Q_OS_WIN)
    if (static_cast<MSG*>(message)->message == WM_INPUTLANGCHANGE)
        m_soon.start();
#else
    Q_UNUSED(message)
#endif
    return false;
}

void SystemKeyboard::read() {
#if defined(OPENSHOE_X11)
    if (m_x11)
        m_keyboard.setLayout(m_x11->layout());
#elif defined(Q_OS_WIN)
    const HKL inUse = GetKeyboardLayout(0);
    models::Keyboard::Layout found;
    for (const auto& [place, key] : models::Keyboard::places()) {
        const UINT code = MapVirtualKeyExW(place, MAPVK_VSC_TO_VK, inUse);
        BYTE held[256]{};
        models::Keyboard::Typed typed{};
        for (const bool shift : {false, true}) {
            wchar_t text[8]{};
            held[VK_SHIFT] = shift ? 0x80 : 0;
            // The flag leaves an accent being typed as it is.
            if (ToUnicodeEx(code, place, held, text, 8, 1 << 2, inUse) == 1)
                typed[shift ? 1 : 0] = inUpperCase(text[0]);
        }
        found[key] = typed;
    }
    m_keyboard.setLayout(found);
#endif
}

} // namespace openshoe::app

#include "moc_systemkeyboard.cpp"
