// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/guide.h"
#include "models/petrangola_table.h"
#include "models/seat_setup_model.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

class QJSEngine;
class QQmlEngine;

/// The running match, if there is one, and the table that shows it.
class Session : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(PetrangolaTable *table READ table CONSTANT)
    Q_PROPERTY(Guide *guide READ guide CONSTANT)
    /// A match is under way, also while another page is shown.
    Q_PROPERTY(bool running READ running NOTIFY runningChanged)
    Q_PROPERTY(QString continueText READ continueText NOTIFY continueTextChanged)
    /// The table shows a scene that was written by hand instead of a match.
    Q_PROPERTY(bool showsScene READ showsScene NOTIFY runningChanged)
    Q_PROPERTY(QString version READ version CONSTANT)
    Q_PROPERTY(QString configFile READ configFile CONSTANT)

public:
    [[nodiscard]] static Session &instance();
    static Session *create(QQmlEngine *, QJSEngine *);
    Session(const Session &) = delete;
    Session &operator=(const Session &) = delete;
    ~Session() override;

    [[nodiscard]] PetrangolaTable *table() { return &m_table; }
    [[nodiscard]] Guide *guide() { return &m_guide; }
    [[nodiscard]] bool running() const { return m_match != nullptr; }
    [[nodiscard]] bool showsScene() const { return m_showsScene; }
    void show(const PetrangolaScene &scene);
    [[nodiscard]] QString continueText() const;
    [[nodiscard]] static QString version();
    [[nodiscard]] static QString configFile();

    /// The seed of the next match's shuffles instead of one from the operating system; for tests and pictures.
    void setNextSeed(const QByteArray &seed) { m_nextSeed = seed; }

    /// Starts a match at the table that MatchSetup lays; one that is under way is left. Like leave(), it waits for the
    /// event loop where it is called by a signal of the table's.
    Q_INVOKABLE void start();
    /// Starts the guided deal: always the same packs and opponents, so that it is the same each time but for what the
    /// person does.
    Q_INVOKABLE void startGuide();
    Q_INVOKABLE void leave();

Q_SIGNALS:
    void runningChanged();
    void continueTextChanged();

private:
    using PetrangolaMatch = Match<petrangola::Petrangola>;

    /// Who sits down, at which rules, and with which chance.
    struct Seating
    {
        petrangola::Options options;
        std::vector<SeatSetupModel::Entry> seats;
        FairShuffle shuffle;
        bool guided = false;
    };

    Session();
    void begin(const Seating &seating);

    PetrangolaTable m_table;
    Guide m_guide{m_table};
    std::unique_ptr<PetrangolaMatch> m_match;
    QByteArray m_nextSeed;
    bool m_showsScene = false;
};
