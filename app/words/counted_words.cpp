// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "words/counted_words.h"

#include "words/phrases.h"

using namespace Qt::StringLiterals;

QString CountedWords::picture() const
{
    if (points() || balance())
        return u"slate"_s;
    if (chips())
        return u"chip"_s;
    if (corners())
        return u"bill"_s;
    return pennies() ? u"penny"_s : u"marca"_s;
}

QString CountedWords::pictureOfLast() const
{
    return corners() ? u"freeride"_s : u"lifebuoy"_s;
}

QString CountedWords::held(int pieces, bool lastLife) const
{
    if (balance()) // it is the side that has them
        return {};
    if (points())
        return tr("%n point(s)", "that a seat has", pieces);
    if (chips())
        return tr("%n chip(s)", "that a seat has", pieces);
    if (!pennies())
        return tr("%n token(s)", nullptr, pieces);
    if (corners())
        return pieces == 0 && lastLife ? tr("free ride", "with all corners of the bill folded, and one life")
                                       : tr("%n corner(s) left", "of a bill, that are not folded", pieces);
    return pieces == 0 && lastLife ? tr("on the county", "with no penny left, and one life")
                                   : tr("%n penny(s)", "lives", pieces);
}

QString CountedWords::left(bool own, const QString &name, int pieces, bool lastLife) const
{
    if (corners() && lastLife)
        return own ? tr("All four corners are folded: you play on for nothing, on the free ride.")
                   : tr("All four corners are folded: %1 plays on for nothing, on the free ride.").arg(name);
    if (corners())
        return own ? tr("Your bill has %n corner(s) left.", nullptr, pieces)
                   : tr("%1’s bill has %n corner(s) left.", nullptr, pieces).arg(name);
    if (lastLife)
        return own ? tr("You have no penny left and play on, on the county.")
                   : tr("%1 has no penny left and plays on, on the county.").arg(name);
    return own ? tr("You have %n penny(s) left.", nullptr, pieces)
               : tr("%1 has %n penny(s) left.", nullptr, pieces).arg(name);
}

QString CountedWords::change(int by) const
{
    if (points() || balance())
        return by < 0 ? tr("−%n point(s)", nullptr, -by) : tr("+%n point(s)", nullptr, by);
    if (chips())
        return by < 0 ? tr("−%n chip(s)", nullptr, -by) : tr("+%n chip(s)", nullptr, by);
    if (pennies())
        return by < 0 ? tr("−%n life(s)", nullptr, -by) : tr("+%n life(s)", nullptr, by);
    return by < 0 ? tr("−1 token") : tr("+1 token");
}

QString CountedWords::pays(int lost) const
{
    if (chips())
        return tr("adds %n chip(s)", "a seat, to the pot", lost);
    return pennies() ? tr("loses %n life(s)", "a seat", lost) : tr("pays a token");
}

QString CountedWords::gets(int gained) const
{
    if (chips())
        return tr("takes %n chip(s)", "a seat, from the pot", gained);
    return points() ? tr("scores %n point(s)", "a seat", gained) : tr("gets a token");
}

// ---------------------------------------------------------------- who loses

QString CountedWords::loses(bool own, const QString &name, int lost) const
{
    if (points() || balance())
        return own ? tr("You lose %n point(s)", nullptr, lost) : tr("%1 loses %n point(s)", nullptr, lost).arg(name);
    if (chips())
        return own ? tr("You add %n chip(s) to the pot", nullptr, lost)
                   : tr("%1 adds %n chip(s) to the pot", nullptr, lost).arg(name);
    if (!pennies())
        return own ? tr("You lose a token") : tr("%1 loses a token").arg(name);
    if (lost > 1)
        return own ? tr("You lose two lives") : tr("%1 loses two lives").arg(name);
    return own ? tr("You lose a life") : tr("%1 loses a life").arg(name);
}

QString CountedWords::gains(bool own, const QString &name, int gained) const
{
    if (points() || balance())
        return own ? tr("You score %n point(s)", nullptr, gained)
                   : tr("%1 scores %n point(s)", nullptr, gained).arg(name);
    if (chips())
        return own ? tr("You take %n chip(s)", "from the pot", gained)
                   : tr("%1 takes %n chip(s)", "from the pot", gained).arg(name);
    return own ? tr("You gain a token") : tr("%1 gains a token").arg(name);
}

QString CountedWords::losesWith(const QString &loses, const QString &worth, int left, bool lastLife) const
{
    if (chips())
        return tr("%1: %2; %3", "%1 is a line such as 'Bruno loses a life'; %2 his hand's worth; %3 '2 pennies'")
            .arg(loses, worth, held(left, false));
    if (!pennies())
        return tr("%1: %2, %n left", "%1 is a line such as 'Bruno loses a token'; %2 his hand's worth; %n tokens", left)
            .arg(loses, worth);
    if (left == 0 && !lastLife)
        return tr("%1: %2; out of the match", "%1 is a line such as 'Bruno loses a life'; %2 his hand's worth")
            .arg(loses, worth);
    return tr("%1: %2; %3", "%1 is a line such as 'Bruno loses a life'; %2 his hand's worth; %3 '2 pennies'")
        .arg(loses, worth, held(left, lastLife));
}

QString CountedWords::oneEach(const QString &names) const
{
    return pennies() ? tr("A life each: %1").arg(names) : tr("A token each: %1").arg(names);
}

QString CountedWords::lastGone(const QStringList &names, bool own, int stillIn) const
{
    if (chips())
        return lastChipsGone(names, own, stillIn);
    if (names.size() > 1)
        return pennies() ? tr("The last life is gone, for %1.", "a list of names").arg(Phrases::list(names))
                         : tr("The last token is gone, for %1.", "a list of names").arg(Phrases::list(names));
    if (own && stillIn > 1)
        return pennies() ? tr("Your last life is gone; %n are still in.", nullptr, stillIn)
                         : tr("Your last token is gone; %n are still in.", nullptr, stillIn);
    if (own)
        return pennies() ? tr("Your last life is gone, and the match with it.")
                         : tr("Your last token is gone, and the match with it.");
    return pennies() ? tr("%1 has lost the last life and leaves the table.").arg(names.constFirst())
                     : tr("%1 has lost the last token and leaves the table.").arg(names.constFirst());
}

QString CountedWords::lastChipsGone(const QStringList &names, bool own, int stillIn) const
{
    if (names.size() > 1)
        return tr("Too few chips for the next deal: %1.", "a list of names").arg(Phrases::list(names));
    if (!own)
        return tr("%1 has too few chips for the next deal, and leaves the table.").arg(names.constFirst());
    return stillIn > 1 ? tr("You have too few chips for the next deal; %n are still in.", nullptr, stillIn)
                       : tr("You have too few chips for the next deal, and the match is over.");
}

QString CountedWords::lastOnes(bool two) const
{
    if (pennies())
        return two ? tr("The last life!") : tr("Everybody’s last life!");
    return two ? tr("The last token!") : tr("Everybody’s last token!");
}

QString CountedWords::whatIsAtStake(bool two, bool forGood, bool pieces) const
{
    if (!pieces && corners())
        return two ? tr("Both on the free ride: whoever loses this deal loses the match.")
                   : tr("All on the free ride: whoever loses this deal is out.");
    if (!pieces)
        return two ? tr("Both on the county: whoever loses this deal loses the match.")
                   : tr("All on the county: whoever loses this deal is out.");
    if (!forGood)
        return tr("One each: whoever loses this deal has none left.");
    return two ? tr("One each: whoever loses this deal loses the match.")
               : tr("One each: whoever loses this deal is out.");
}

QString CountedWords::outIn(const QString &place, int seats, int deal) const
{
    if (chips())
        return tr("You are out, in %1 of %2: after deal %3 you had too few chips to go on.", "%1 is 'third place'")
            .arg(place)
            .arg(seats)
            .arg(deal);
    return pennies() ? tr("You are out, in %1 of %2: your last life went in deal %3.", "%1 is 'third place'")
                           .arg(place)
                           .arg(seats)
                           .arg(deal)
                     : tr("You are out, in %1 of %2: your last token went in deal %3.", "%1 is 'third place'")
                           .arg(place)
                           .arg(seats)
                           .arg(deal);
}

// ---------------------------------------------------------------- over a match or many

QString CountedWords::dealByDeal() const
{
    if (points() || balance())
        return tr("Points, deal by deal");
    if (chips())
        return tr("Chips, deal by deal");
    if (corners())
        return tr("Corners of the bill, deal by deal");
    return pennies() ? tr("Lives, deal by deal") : tr("Tokens, deal by deal");
}

QString CountedWords::lostInAll() const
{
    return pennies() ? tr("Lives lost") : tr("Tokens lost");
}

QString CountedWords::lostPerDeal() const
{
    return pennies() ? tr("Lives lost per deal") : tr("Tokens lost per deal");
}

QString CountedWords::madeInAll() const
{
    return chips() ? tr("Chips won, less those lost") : tr("Points scored");
}

QString CountedWords::madePerDeal() const
{
    return chips() ? tr("Chips won per deal") : tr("Points per deal");
}

QString CountedWords::lostOver(int matches) const
{
    if (points())
        return tr("Points per deal, over the last %n match(es)", nullptr, matches);
    if (chips())
        return tr("Chips won per deal, over the last %n match(es)", nullptr, matches);
    return pennies() ? tr("Lives lost per deal, over the last %n match(es)", nullptr, matches)
                     : tr("Tokens lost per deal, over the last %n match(es)", nullptr, matches);
}

QString CountedWords::lostIn(const QString &match, const QString &day, const QString &rate) const
{
    if (points())
        return tr("Match %1, %2: %3 points per deal").arg(match, day, rate);
    if (chips())
        return tr("Match %1, %2: %3 chips per deal").arg(match, day, rate);
    return pennies() ? tr("Match %1, %2: %3 lives per deal").arg(match, day, rate)
                     : tr("Match %1, %2: %3 tokens per deal").arg(match, day, rate);
}

QString CountedWords::gainedInAll() const
{
    return m_counted == Counted::tokens ? tr("Tokens gained") : QString();
}
