// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "person/keyboard_layout.h"

#include "person/key_place.h"

#include <QGuiApplication>

#include <algorithm>
#include <array>
#include <cstddef>
#include <memory>

#ifdef HOUSE_XKB
#include <xkbcommon/xkbcommon-x11.h>
#endif
#ifdef HOUSE_DBUS
#include <QDBusArgument>
#include <QDBusConnection>
#include <QDBusMessage>
#endif

using namespace Qt::StringLiterals;

namespace keyboard_layouts {

#ifdef HOUSE_XKB

namespace {

struct Freed
{
    void operator()(xkb_context *context) const { xkb_context_unref(context); }
    void operator()(xkb_keymap *keymap) const { xkb_keymap_unref(keymap); }
    void operator()(xkb_state *state) const { xkb_state_unref(state); }
};
template<class Kind>
using Held = std::unique_ptr<Kind, Freed>;

/// What is printed on a key that waits for another: those have no letter of their own.
QString accent(xkb_keysym_t symbol)
{
    struct Accent
    {
        xkb_keysym_t symbol;
        char16_t printed;
    };
    constexpr std::array accents = {
        Accent{XKB_KEY_dead_grave, u'`'},       Accent{XKB_KEY_dead_acute, u'´'},
        Accent{XKB_KEY_dead_circumflex, u'^'},  Accent{XKB_KEY_dead_tilde, u'~'},
        Accent{XKB_KEY_dead_macron, u'¯'},      Accent{XKB_KEY_dead_breve, u'˘'},
        Accent{XKB_KEY_dead_abovedot, u'˙'},    Accent{XKB_KEY_dead_diaeresis, u'¨'},
        Accent{XKB_KEY_dead_abovering, u'˚'},   Accent{XKB_KEY_dead_caron, u'ˇ'},
        Accent{XKB_KEY_dead_doubleacute, u'˝'}, Accent{XKB_KEY_dead_cedilla, u'¸'},
        Accent{XKB_KEY_dead_ogonek, u'˛'},
    };
    const auto found
        = std::find_if(accents.begin(), accents.end(), [symbol](const Accent &one) { return one.symbol == symbol; });
    return found == accents.end() ? QString() : QString(QChar(found->printed));
}

QString printed(xkb_keymap &keymap, xkb_keycode_t code, xkb_layout_index_t group, xkb_level_index_t level)
{
    const xkb_keysym_t *symbols = nullptr;
    if (xkb_keymap_key_get_syms_by_level(&keymap, code, group, level, &symbols) != 1)
        return {};
    const char32_t letter = xkb_keysym_to_utf32(*symbols);
    return letter > U' ' && letter != U'\x7f' ? QString::fromUcs4(&letter, 1) : accent(*symbols);
}

KeyboardLayout read(xkb_keymap &keymap, xkb_layout_index_t group)
{
    KeyboardLayout layout;
    for (const KeyPlace &place : KeyPlace::all()) {
        const QString name = QString::fromLatin1(place.name);
        const xkb_keycode_t code = xkb_keymap_key_by_name(&keymap, place.grid);
        const xkb_layout_index_t groups
            = code == XKB_KEYCODE_INVALID ? 0 : xkb_keymap_num_layouts_for_key(&keymap, code);
        if (groups == 0)
            continue;
        layout.places[code] = name;
        const xkb_layout_index_t here = group % groups;
        layout.prints[name] = {.plain = printed(keymap, code, here, 0), .shifted = printed(keymap, code, here, 1)};
    }
    return layout;
}

/// What a server says of a keyboard's state. Its own header (xcb/xkb.h) has a member `explicit` and is none for C++.
struct StateEvent
{
    std::uint8_t type;
    std::uint8_t about;
    std::array<std::uint8_t, 24> other;
    std::uint16_t changed;
};
static_assert(offsetof(StateEvent, changed) == 26);

xcb_connection_t *server()
{
    const auto *const x11
        = qGuiApp == nullptr ? nullptr : qGuiApp->nativeInterface<QNativeInterface::QX11Application>();
    return x11 == nullptr ? nullptr : x11->connection();
}

/// The number from which on the server numbers what it says of keyboards; 0 where it says nothing.
std::uint8_t firstEvent(xcb_connection_t *connection)
{
    std::uint8_t first = 0;
    const bool known = connection != nullptr
        && xkb_x11_setup_xkb_extension(connection, XKB_X11_MIN_MAJOR_XKB_VERSION, XKB_X11_MIN_MINOR_XKB_VERSION,
                                       XKB_X11_SETUP_XKB_EXTENSION_NO_FLAGS, nullptr, nullptr, &first, nullptr)
            == 1;
    return known ? first : std::uint8_t(0);
}

} // namespace

std::optional<KeyboardLayout> ofServer()
{
    xcb_connection_t *const connection = server();
    if (firstEvent(connection) == 0)
        return std::nullopt;
    const Held<xkb_context> context(xkb_context_new(XKB_CONTEXT_NO_DEFAULT_INCLUDES));
    const std::int32_t device = xkb_x11_get_core_keyboard_device_id(connection);
    if (!context || device < 0)
        return std::nullopt;
    const Held<xkb_keymap> keymap(
        xkb_x11_keymap_new_from_device(context.get(), connection, device, XKB_KEYMAP_COMPILE_NO_FLAGS));
    const Held<xkb_state> state(keymap ? xkb_x11_state_new_from_device(keymap.get(), connection, device) : nullptr);
    if (!state)
        return std::nullopt;
    return read(*keymap, xkb_state_serialize_layout(state.get(), XKB_STATE_LAYOUT_EFFECTIVE));
}

bool saysChange(const QByteArray &eventType, const void *message)
{
    if (eventType != "xcb_generic_event_t")
        return false;
    static const std::uint8_t first = firstEvent(server());
    const auto *const event = static_cast<const StateEvent *>(message);
    constexpr std::uint8_t sent = 0x80; // by another program
    if (first == 0 || (event->type & ~sent) != first)
        return false;
    constexpr std::uint8_t keyboardEvent = 0;
    constexpr std::uint8_t mapEvent = 1;
    constexpr std::uint8_t stateEvent = 2;
    constexpr std::uint16_t group = 1U << 4U;
    return event->about == keyboardEvent || event->about == mapEvent
        || (event->about == stateEvent && (event->changed & group) != 0);
}

std::vector<KeyboardLayout> named(const QString &model, const QString &layouts, const QString &variants,
                                  const QString &options)
{
    const Held<xkb_context> context(xkb_context_new(XKB_CONTEXT_NO_ENVIRONMENT_NAMES));
    if (!context || layouts.isEmpty())
        return {};
    const std::array written = {model.toUtf8(), layouts.toUtf8(), variants.toUtf8(), options.toUtf8()};
    const xkb_rule_names names{.rules = nullptr,
                               .model = written[0].constData(),
                               .layout = written[1].constData(),
                               .variant = written[2].constData(),
                               .options = written[3].constData()};
    const Held<xkb_keymap> keymap(xkb_keymap_new_from_names(context.get(), &names, XKB_KEYMAP_COMPILE_NO_FLAGS));
    std::vector<KeyboardLayout> found;
    for (xkb_layout_index_t group = 0; keymap && group < xkb_keymap_num_layouts(keymap.get()); ++group)
        found.push_back(read(*keymap, group));
    return found;
}

#else

std::optional<KeyboardLayout> ofServer()
{
    return std::nullopt;
}

bool saysChange(const QByteArray &, const void *)
{
    return false;
}

std::vector<KeyboardLayout> named(const QString &, const QString &, const QString &, const QString &)
{
    return {};
}

#endif

std::vector<KeyboardLayout> ofSystem()
{
#ifdef HOUSE_DBUS
    constexpr int patience = 300; // ms
    QDBusMessage question = QDBusMessage::createMethodCall(u"org.freedesktop.locale1"_s, u"/org/freedesktop/locale1"_s,
                                                           u"org.freedesktop.DBus.Properties"_s, u"GetAll"_s);
    question << u"org.freedesktop.locale1"_s;
    const QDBusMessage answer = QDBusConnection::systemBus().call(question, QDBus::Block, patience);
    if (answer.type() != QDBusMessage::ReplyMessage || answer.arguments().isEmpty())
        return {};
    const auto properties = qdbus_cast<QVariantMap>(answer.arguments().constFirst());
    const auto text = [&properties](const QString &name) { return properties.value(name).toString(); };
    return named(text(u"X11Model"_s), text(u"X11Layout"_s), text(u"X11Variant"_s), text(u"X11Options"_s));
#else
    return {};
#endif
}

} // namespace keyboard_layouts
