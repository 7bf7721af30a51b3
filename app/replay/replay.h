// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/errand.h"
#include "replay/record_check.h"
#include "replay/replayed_match.h"

#include <chrono>
#include <functional>
#include <variant>

class QJSEngine;
class QQmlEngine;
class ReplayTable;

/// A recorded match that is looked at again on a table of its own: a match that is under way is not touched by it.
/// Whoever sent the record may mean ill: it is read in a thread of its own.
class Replay : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    /// Of the record that lies there, or lay there last.
    Q_PROPERTY(Table *table READ table NOTIFY tableChanged)
    Q_PROPERTY(ReplayDeals *deals READ deals CONSTANT)
    Q_PROPERTY(RecordCheck *check READ recordCheck CONSTANT)
    /// A record lies on the table.
    Q_PROPERTY(bool active READ active NOTIFY activeChanged)
    /// A record is being read; opened() or troubleChanged() comes when that is over, unless it is cancelled.
    Q_PROPERTY(bool opening READ opening NOTIFY openingChanged)
    /// It takes so long that a person wants to know, and how far it is, in words.
    Q_PROPERTY(bool openingSlowly READ openingSlowly NOTIFY openingChanged)
    Q_PROPERTY(double openingShare READ openingShare NOTIFY openingChanged)
    Q_PROPERTY(QString openingText READ openingText NOTIFY openingChanged)
    /// Why the last record could not be shown, with the line and what to do; empty where it could.
    Q_PROPERTY(QString trouble READ trouble NOTIFY troubleChanged)
    /// Why the record goes no further than it does; empty where it is whole.
    Q_PROPERTY(QString ending READ ending NOTIFY activeChanged)
    /// The number of steps that were shown, and of all.
    Q_PROPERTY(int position READ position NOTIFY positionChanged)
    Q_PROPERTY(int steps READ steps NOTIFY activeChanged)
    Q_PROPERTY(bool atStart READ atStart NOTIFY positionChanged)
    Q_PROPERTY(bool atEnd READ atEnd NOTIFY positionChanged)
    /// Of the deal on the table, from 0 in the list of deals; -1 before the first.
    Q_PROPERTY(int deal READ deal NOTIFY positionChanged)
    /// "Deal 3 of 9", and "Step 34 of 210".
    Q_PROPERTY(QString dealText READ dealText NOTIFY positionChanged)
    /// As wide as any text of a deal of this match, for a place that is to keep its width.
    Q_PROPERTY(QString widestDealText READ widestDealText NOTIFY activeChanged)
    Q_PROPERTY(QString stepText READ stepText NOTIFY positionChanged)
    Q_PROPERTY(bool playing READ playing WRITE setPlaying NOTIFY playingChanged)
    /// How many times as fast as usual: ½, 1, 2 or 4, and in words.
    Q_PROPERTY(double speed READ speed NOTIFY speedChanged)
    Q_PROPERTY(QString speedText READ speedText NOTIFY speedChanged)
    /// Whose side of the table one looks from, and whether all hands lie open.
    Q_PROPERTY(int seat READ seat WRITE lookFrom NOTIFY lookChanged)
    Q_PROPERTY(bool openHands READ openHands WRITE setOpenHands NOTIFY lookChanged)
    Q_PROPERTY(QStringList names READ names NOTIFY activeChanged)
    /// What the record tells, before it begins: the game, and who sat there for how many deals.
    Q_PROPERTY(QString title READ title NOTIFY activeChanged)
    Q_PROPERTY(QString about READ about NOTIFY activeChanged)
    Q_PROPERTY(QString lookText READ lookText NOTIFY lookChanged)
    /// What the last move was worth; reckoned while they are wanted.
    Q_PROPERTY(bool figuresWanted READ figuresWanted WRITE setFiguresWanted NOTIFY figuresChanged)
    Q_PROPERTY(QString figuresHeading READ figuresHeading NOTIFY figuresChanged)
    /// Over the figures: of whom they are, and of what.
    Q_PROPERTY(QString riskHeading READ riskHeading NOTIFY figuresChanged)
    Q_PROPERTY(QString did READ did NOTIFY figuresChanged)
    Q_PROPERTY(QString percent READ percent NOTIFY figuresChanged)
    Q_PROPERTY(QString otherLabel READ otherLabel NOTIFY figuresChanged)
    Q_PROPERTY(QString other READ other NOTIFY figuresChanged)
    Q_PROPERTY(QString otherPercent READ otherPercent NOTIFY figuresChanged)
    Q_PROPERTY(QString footing READ footing NOTIFY figuresChanged)
    Q_PROPERTY(bool mistake READ mistake NOTIFY figuresChanged)

public:
    [[nodiscard]] static Replay &instance();
    static Replay *create(QQmlEngine *, QJSEngine *);
    Replay(const Replay &) = delete;
    Replay &operator=(const Replay &) = delete;
    ~Replay() override;

    /// Reads a record, to lay it on the table at its beginning: then opened() is sent. Where nothing of it can be
    /// shown, the record that lies there stays, and trouble() tells why. Another record that is being read is
    /// forgotten. `title` is what the trouble calls it.
    Q_INVOKABLE void open(const QByteArray &record, const QString &title = {});
    Q_INVOKABLE void openFile(const QString &path);
    /// A match of the history, by its number in the store.
    Q_INVOKABLE void openKept(double id);
    /// The same, and goes to what lay there after so many steps.
    Q_INVOKABLE void openKeptAt(double id, int position);
    /// The record that is being read is not wanted any more; what lies on the table stays.
    Q_INVOKABLE void cancelOpening() { m_opening.cancel(); }
    /// Waits so long for it, with nothing else done; true where nothing is being read any more. For whoever has no
    /// window yet.
    bool waitOpened(std::chrono::milliseconds most) { return m_opening.wait(most); }
    Q_INVOKABLE void close();
    Q_INVOKABLE void forgetTrouble();

    Q_INVOKABLE void forward();
    Q_INVOKABLE void back();
    Q_INVOKABLE void toStart() { jump(0); }
    Q_INVOKABLE void toEnd() { jump(steps()); }
    Q_INVOKABLE void toDeal(int deal);
    Q_INVOKABLE void nextDeal() { toDeal(deal() + 1); }
    /// To where this deal began, or from there to the one before.
    Q_INVOKABLE void previousDeal();
    Q_INVOKABLE void faster(int by);
    Q_INVOKABLE void lookFrom(int seat);
    Q_INVOKABLE void nextSeat() { lookFrom((m_look.seat + 1) % static_cast<int>(names().size())); }
    /// The list of deals is to show those around this one.
    Q_INVOKABLE void listDeals(int around);
    Q_INVOKABLE void checkMatch();

    [[nodiscard]] Table *table() { return m_table; }
    /// Those of all games.
    [[nodiscard]] QList<Table *> tables();
    [[nodiscard]] ReplayDeals *deals() { return &m_deals; }
    [[nodiscard]] RecordCheck *recordCheck() { return &m_check; }
    [[nodiscard]] bool active() const { return m_match != nullptr; }
    [[nodiscard]] bool opening() const { return m_opening.busy(); }
    [[nodiscard]] bool openingSlowly() const { return m_opening.slow(); }
    [[nodiscard]] double openingShare() const { return m_opening.share(); }
    [[nodiscard]] QString openingText() const;
    [[nodiscard]] QString trouble() const { return m_trouble; }
    [[nodiscard]] QString ending() const;
    [[nodiscard]] int position() const { return m_position; }
    [[nodiscard]] int steps() const { return m_match ? m_match->steps() : 0; }
    [[nodiscard]] bool atStart() const { return m_position == 0; }
    [[nodiscard]] bool atEnd() const { return m_position == steps(); }
    [[nodiscard]] int deal() const;
    [[nodiscard]] QString dealText() const;
    [[nodiscard]] QString widestDealText() const;
    [[nodiscard]] QString stepText() const;
    [[nodiscard]] bool playing() const { return m_playing; }
    void setPlaying(bool playing);
    [[nodiscard]] double speed() const;
    [[nodiscard]] QString speedText() const;
    [[nodiscard]] int seat() const { return m_look.seat; }
    [[nodiscard]] bool openHands() const { return m_look.open; }
    void setOpenHands(bool open);
    [[nodiscard]] QStringList names() const { return m_match ? m_match->names() : QStringList(); }
    [[nodiscard]] QString title() const;
    [[nodiscard]] QString about() const;
    [[nodiscard]] QString lookText() const;
    [[nodiscard]] bool figuresWanted() const { return m_figuresWanted; }
    void setFiguresWanted(bool wanted);
    [[nodiscard]] QString figuresHeading() const { return m_figures.heading; }
    [[nodiscard]] QString riskHeading() const { return m_figures.title; }
    [[nodiscard]] QString did() const { return m_figures.did; }
    [[nodiscard]] QString percent() const { return m_figures.percent; }
    [[nodiscard]] QString otherLabel() const { return m_figures.otherLabel; }
    [[nodiscard]] QString other() const { return m_figures.other; }
    [[nodiscard]] QString otherPercent() const { return m_figures.otherPercent; }
    [[nodiscard]] QString footing() const { return m_figures.footing; }
    [[nodiscard]] bool mistake() const { return m_figures.mistake; }
    /// The record itself, to be exported or checked.
    [[nodiscard]] const QByteArray &record() const { return m_record; }

Q_SIGNALS:
    /// A record was laid on the table.
    void opened();
    void openingChanged();
    void tableChanged();
    void activeChanged();
    void troubleChanged();
    void positionChanged();
    void playingChanged();
    void speedChanged();
    void lookChanged();
    void figuresChanged();

private:
    Replay();

    // replay_record.cpp
    struct Fetched;
    /// Reads what `fetch` gets, or what it says is wrong, in the other thread.
    void begin(const QString &title, Whose whose,
               const std::function<std::variant<QByteArray, QString>(Progress &progress)> &fetch);
    void take(Fetched &fetched);
    void complain(const QString &title, const QString &why);

    // replay.cpp
    void jump(int position);
    void relay();
    void moveTo(int position);
    void stepShown();
    void playOn();
    void consider();
    void takeFigures();
    void say(const QString &sentence);
    void sayWhereItStands();

    /// One for each game of the house.
    std::vector<std::unique_ptr<ReplayTable>> m_tables;
    Table *m_table = nullptr;
    std::unique_ptr<ReplayedMatch> m_match;
    std::vector<ReplayDeal> m_allDeals;
    ReplayDeals m_deals;
    RecordCheck m_check;
    QByteArray m_record;
    std::optional<record::Fault> m_fault;
    QString m_trouble;
    Errand m_opening;
    ReplayLook m_look;
    ReplayFigures m_figures;
    QTimer m_next;
    int m_position = 0;
    int m_beginAt = 0; ///< in the record that is being read
    int m_speed = 1;   ///< among the speeds
    bool m_playing = false;
    bool m_showing = false; ///< a motion is under way
    bool m_asked = false;   ///< the table was told whose choice follows
    bool m_figuresWanted = true;
};
