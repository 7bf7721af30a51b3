// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "session/announcer.h"
#include "truth.h"
#include "words/phrases.h"

#include <QMetaMethod>
#include <QObject>

using namespace Qt::StringLiterals;

[[nodiscard]] inline Table &shownTable()
{
    return *Session::instance().table();
}

/// Looks at all that the table and the announcer show and say, all the time, for cards that whoever looks may not know.
class Watch : public QObject
{
    Q_OBJECT

public:
    explicit Watch(const QStringList &names)
        : m_names(names)
    {
        for (Table *each : Session::instance().tables()) {
            const QMetaMethod slot = staticMetaObject.method(staticMetaObject.indexOfSlot("look()"));
            const QMetaObject *meta = each->metaObject();
            for (int index = meta->methodOffset(); index < meta->methodCount(); ++index)
                if (meta->method(index).methodType() == QMetaMethod::Signal)
                    connect(each, meta->method(index), this, slot);
            for (const char *name : {"told(QString)", "asks(QString)", "refused(QString)", "remarked(QString)"}) {
                const QMetaMethod hear = staticMetaObject.method(staticMetaObject.indexOfSlot("hear(QString)"));
                connect(each, each->metaObject()->method(each->metaObject()->indexOfSignal(name)), this, hear);
            }
            connect(each, &Table::travelled, this, [this](const QList<Flight> &flights) {
                for (const Flight &flight : flights)
                    check(u"flight"_s, flight.leaves + u' ' + flight.lands);
            });
        }
        connect(&Announcer::instance(), &Announcer::said, this, &Watch::hear);
    }

    /// The seat that looks; nobody where nothing lies on the table.
    [[nodiscard]] int viewer() const
    {
        const auto &rows = shownTable().seats()->rows();
        return rows.empty() ? game::nobody : static_cast<int>(m_names.indexOf(rows.front().name));
    }
    [[nodiscard]] const Truth &now()
    {
        const auto running = Store::instance().running();
        if (const qsizetype size = running ? running->record.size() : 0; size != m_size && size > 0) {
            m_truth = truthNow();
            m_size = size;
        }
        return m_truth;
    }

    QStringList leaks;
    int seen = 0;     ///< cards that were shown and may be known
    int telling = 0;  ///< of these, cards that the person who looked before may not know
    int formerly = 0; ///< that person's seat

public Q_SLOTS:
    void look()
    {
        const QMetaObject *meta = shownTable().metaObject();
        for (int index = meta->propertyOffset(); index < meta->propertyCount(); ++index) {
            const QVariant value = meta->property(index).read(&shownTable());
            const QString name = QLatin1StringView(meta->property(index).name());
            // The last count stays, as the last showdown does, while the next deal is played, under that deal's table.
            const bool past = name.startsWith(u"tally") && !counts();
            if (name != u"commitment" && name != u"seed" && !past)
                check(name,
                      value.userType() == QMetaType::QString ? value.toString() : value.toStringList().join(u' '));
        }
        lookInto(u"zones"_s, *shownTable().zones());
        lookInto(u"seats"_s, *shownTable().seats());
        lookInto(u"actions"_s, *shownTable().actions());
        lookInto(u"hint"_s, *shownTable().hint()->moves());
        lookInto(u"review"_s, *shownTable().review()->moves());
        if (counts())
            lookInto(u"showdown"_s, *shownTable().showdown());
        for (int row = 0; row < shownTable().log()->rowCount(); ++row)
            if (const QModelIndex line = shownTable().log()->index(row);
                line.data(LogModel::DealRole).toInt() == now().deal || shownTable().handingOver())
                check(u"log"_s, LogModel::text(shownTable().log()->rows()[static_cast<std::size_t>(row)]));
    }
    void hear(const QString &sentence) { check(u"told"_s, sentence); }

private:
    /// A deal's count is shown, or nobody looks and nothing of it may be left.
    [[nodiscard]] static bool counts() { return shownTable().stage() == Table::Showdown || shownTable().handingOver(); }
    void lookInto(const QString &name, const QAbstractListModel &model)
    {
        const auto roles = model.roleNames();
        for (int row = 0; row < model.rowCount(); ++row)
            for (auto role = roles.begin(); role != roles.end(); ++role) {
                const QVariant value = model.data(model.index(row), role.key());
                check(name + u'.' + QString::fromLatin1(role.value()),
                      value.userType() == QMetaType::QString ? value.toString() : value.toStringList().join(u' '));
            }
    }
    void check(const QString &where, const QString &whole)
    {
        // What a hint says might be drawn is no card that anybody has looked at.
        static const QRegularExpression might(u"If you draw [^.]*\\."_s);
        const QString text = where.startsWith(u"hint"_s) ? QString(whole).remove(might) : whole;
        static const QRegularExpression code(
            u"(?<![\\w-])(?:(?:[a-z]+/)?((?:10|[2-9TJHQKA])[A-Z])|[a-z]+/([012][0-9]))\\b"_s);
        if (text.isEmpty())
            return;
        QSet<QString> cards;
        for (auto found = code.globalMatch(text); found.hasNext();) {
            const QRegularExpressionMatch card = found.next();
            cards << card.captured(1) + card.captured(2);
        }
        cards |= named(text);
        // The rule by which the first dealer is found names a card that everybody sees in the end.
        if (cards.isEmpty() || shownTable().stage() == Table::FirstDealer || text.contains(u"deals first"_s)
            || text.contains(u"makes the first dealer"_s))
            return;
        const Truth &truth = now();
        const int looks = viewer();
        for (const QString &card : std::as_const(cards)) {
            const bool known = looks >= 0 && truth.known[game::at(looks)].contains(card);
            if (!known && leaks.size() < 10)
                leaks << u"seat %1 is shown %2 by %3: %4"_s.arg(looks).arg(card, where, text);
            ++seen;
            telling += looks >= 0 && looks != formerly && !truth.known[game::at(formerly)].contains(card) ? 1 : 0;
        }
    }
    /// Cards that are told in words.
    QSet<QString> named(const QString &text)
    {
        if (m_words.isEmpty() || m_game != shownTable().game()) {
            m_words.clear();
            m_game = shownTable().game();
            KnownGames::with(m_game, [this](auto type) {
                using G = typename decltype(type)::type;
                for (const auto card : G::newPack(typename G::State({}, G::seating.fewest)))
                    m_words.insert(faceOf(G::pack, card).section(u'/', 1), Phrases::card(faceOf(G::pack, card)));
            });
        }
        QSet<QString> cards;
        if (text.contains(u" of "_s))
            for (auto word = m_words.begin(); word != m_words.end(); ++word)
                if (QRegularExpression(u"\\b%1\\b"_s.arg(word.value())).match(text).hasMatch())
                    cards << word.key();
        return cards;
    }

    QStringList m_names;
    Truth m_truth;
    qsizetype m_size = -1;
    QHash<QString, QString> m_words;
    QString m_game;
};
