<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US">
<context>
    <name>AboutPage</name>
    <message>
        <source>Version %1</source>
        <translation>Version %1</translation>
    </message>
    <message>
        <source>The program</source>
        <translation>The program</translation>
    </message>
    <message>
        <source>Free software: GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>Free software: GNU General Public License, version 3 or later. It comes without any warranty.</translation>
    </message>
    <message>
        <source>Cards, pictures, sounds and music</source>
        <translation>Cards, pictures, sounds and music</translation>
    </message>
    <message>
        <source>Creative Commons Attribution-ShareAlike 4.0.</source>
        <translation>Creative Commons Attribution-ShareAlike 4.0.</translation>
    </message>
    <message>
        <source>Made from Vollkorn and Cabin: SIL Open Font License 1.1.</source>
        <translation>Made from Vollkorn and Cabin: SIL Open Font License 1.1.</translation>
    </message>
    <message>
        <source>Settings are kept in</source>
        <translation>Settings are kept in</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Typefaces</source>
        <translation>Typefaces</translation>
    </message>
    <message>
        <source>Matches are kept in</source>
        <translation>Matches are kept in</translation>
    </message>
    <message>
        <source>Here they are played against opponents who see no more of the cards than you do.</source>
        <translation>Here they are played against opponents who see no more of the cards than you do.</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Rules</translation>
    </message>
</context>
<context>
    <name>Booklet</name>
    <message>
        <source>%1  ›</source>
        <translation>%1  ›</translation>
    </message>
    <message>
        <source>‹  %1</source>
        <translation>‹  %1</translation>
    </message>
    <message>
        <source>Back a page</source>
        <translation>Back a page</translation>
    </message>
    <message>
        <source>Turn the page</source>
        <translation>Turn the page</translation>
    </message>
</context>
<context>
    <name>ChapterCards</name>
    <message>
        <source>The cards</source>
        <translation>The cards</translation>
    </message>
    <message>
        <source>Forty cards from Piacenza: four suits of ten cards each.</source>
        <translation>Forty cards from Piacenza: four suits of ten cards each.</translation>
    </message>
    <message>
        <source>Four suits</source>
        <translation>Four suits</translation>
    </message>
    <message>
        <source>Coins, cups, swords and batons. No suit is better than another.</source>
        <translation>Coins, cups, swords and batons. No suit is better than another.</translation>
    </message>
    <message>
        <source>From low to high</source>
        <translation>From low to high</translation>
    </message>
    <message>
        <source>From 2 to 7, then jack, horse, king and ace. There is no 8, 9 or 10: the 7 stands right below the jack.</source>
        <translation>From 2 to 7, then jack, horse, king and ace. There is no 8, 9 or 10: the 7 stands right below the jack.</translation>
    </message>
    <message>
        <source>What they are worth</source>
        <translation>What they are worth</translation>
    </message>
    <message>
        <source>11 points</source>
        <translation>11 points</translation>
    </message>
    <message>
        <source>for an ace.</source>
        <translation>for an ace.</translation>
    </message>
    <message>
        <source>10 points</source>
        <translation>10 points</translation>
    </message>
    <message>
        <source>for a king, a horse and a jack.</source>
        <translation>for a king, a horse and a jack.</translation>
    </message>
    <message>
        <source>As printed</source>
        <translation>As printed</translation>
    </message>
    <message>
        <source>2 to 7 count what they show.</source>
        <translation>2 to 7 count what they show.</translation>
    </message>
    <message>
        <source>Only cards of one suit are added up, so the best total with three cards is 31: ace and two court cards.</source>
        <translation>Only cards of one suit are added up, so the best total with three cards is 31: ace and two court cards.</translation>
    </message>
    <message>
        <source>With more than twelve at the table two packs are shuffled together. Then equal cards exist twice, and a total may be above 31.</source>
        <translation>With more than twelve at the table two packs are shuffled together. Then equal cards exist twice, and a total may be above 31.</translation>
    </message>
</context>
<context>
    <name>ChapterDeal</name>
    <message>
        <source>The deal</source>
        <translation>The deal</translation>
    </message>
    <message>
        <source>Everything goes to the right, counter-clockwise: the cards, the play, and the turn to deal.</source>
        <translation>Everything goes to the right, counter-clockwise: the cards, the play, and the turn to deal.</translation>
    </message>
    <message>
        <source>The first dealer</source>
        <translation>The first dealer</translation>
    </message>
    <message>
        <source>Before the first deal, cards are turned up one at a time round the table. Whoever gets the ace of coins deals first.</source>
        <translation>Before the first deal, cards are turned up one at a time round the table. Whoever gets the ace of coins deals first.</translation>
    </message>
    <message>
        <source>Shuffle and cut</source>
        <translation>Shuffle and cut</translation>
    </message>
    <message>
        <source>The dealer shuffles and the player at the dealer&apos;s left cuts. When it is up to you, drag on the pack to choose the place.</source>
        <translation>The dealer shuffles and the player at the dealer&apos;s left cuts. When it is up to you, drag on the pack to choose the place.</translation>
    </message>
    <message>
        <source>Three cards each</source>
        <translation>Three cards each</translation>
    </message>
    <message>
        <source>Everybody gets three cards together, face down, the dealer last. The dealer may not look at them yet.</source>
        <translation>Everybody gets three cards together, face down, the dealer last. The dealer may not look at them yet.</translation>
    </message>
    <message>
        <source>The dealer&apos;s choice</source>
        <translation>The dealer&apos;s choice</translation>
    </message>
    <message>
        <source>The dealer takes the next three cards, looks at them alone, and chooses:</source>
        <translation>The dealer takes the next three cards, looks at them alone, and chooses:</translation>
    </message>
    <message>
        <source>Expose them</source>
        <translation>Expose them</translation>
    </message>
    <message>
        <source>The three go face up: they are the monte. The dealer picks up the hand that was dealt, and play begins at the dealer&apos;s right.</source>
        <translation>The three go face up: they are the monte. The dealer picks up the hand that was dealt, and play begins at the dealer&apos;s right.</translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>Keep them</translation>
    </message>
    <message>
        <source>The three are the dealer&apos;s hand. The dealt cards, unseen until now, become the monte. This counts as the dealer&apos;s knock: all the others have a single turn.</source>
        <translation>The three are the dealer&apos;s hand. The dealt cards, unseen until now, become the monte. This counts as the dealer&apos;s knock: all the others have a single turn.</translation>
    </message>
    <message>
        <source>To keep is bold: you need a hand that stands against everybody&apos;s one chance.</source>
        <translation>To keep is bold: you need a hand that stands against everybody&apos;s one chance.</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
</context>
<context>
    <name>ChapterHouse</name>
    <message>
        <source>House rules</source>
        <translation>House rules</translation>
    </message>
    <message>
        <source>Every table plays a little differently. What you have chosen for a new match is noted at the right, and stands out in dark where it is not the usual.</source>
        <translation>Every table plays a little differently. What you have chosen for a new match is noted at the right, and stands out in dark where it is not the usual.</translation>
    </message>
    <message>
        <source>Tokens at the start</source>
        <translation>Tokens at the start</translation>
    </message>
    <message>
        <source>Three as a rule, from 1 to 9; five for a long evening.</source>
        <translation>Three as a rule, from 1 to 9; five for a long evening.</translation>
    </message>
    <message>
        <source>Re-entries</source>
        <translation>Re-entries</translation>
    </message>
    <message>
        <source>Stake</source>
        <translation>Stake</translation>
    </message>
    <message>
        <source>What each puts into the pool, and pays again to come back.</source>
        <translation>What each puts into the pool, and pays again to come back.</translation>
    </message>
    <message>
        <source>Packs</source>
        <translation>Packs</translation>
    </message>
    <message>
        <source>One for up to twelve players, two for more; a small table may take two as well. Equal cards then exist twice.</source>
        <translation>One for up to twelve players, two for more; a small table may take two as well. Equal cards then exist twice.</translation>
    </message>
    <message>
        <source>Low rank first: after the aces come the 2s, and the kings are last. Or in the order of the cards: kings first, 2s last.</source>
        <translation>Low rank first: after the aces come the 2s, and the kings are last. Or in the order of the cards: kings first, 2s last.</translation>
    </message>
    <message>
        <source>Ace also low</source>
        <translation>Ace also low</translation>
    </message>
    <message>
        <source>3, 2 and ace of one suit are a sequence too, the lowest. Ace, king, horse stays the highest.</source>
        <translation>3, 2 and ace of one suit are a sequence too, the lowest. Ace, king, horse stays the highest.</translation>
    </message>
    <message>
        <source>Three of a kind stands above every sequence. Three aces are still the best.</source>
        <translation>Three of a kind stands above every sequence. Three aces are still the best.</translation>
    </message>
    <message>
        <source>Petrangola shown</source>
        <translation>Petrangola shown</translation>
    </message>
    <message>
        <source>Whoever knocks with a petrangola or a petrangolone lays it face up at once. So does a dealer who keeps one, and a shirt change that makes one.</source>
        <translation>Whoever knocks with a petrangola or a petrangolone lays it face up at once. So does a dealer who keeps one, and a shirt change that makes one.</translation>
    </message>
    <message>
        <source>A match that is running keeps the rules it was started with.</source>
        <translation>A match that is running keeps the rules it was started with.</translation>
    </message>
    <message>
        <source>Order of three of a kind</source>
        <translation>Order of three of a kind</translation>
    </message>
    <message>
        <source>Three of a kind first</source>
        <translation>Three of a kind first</translation>
    </message>
    <message>
        <source>How often one may pay again and come back in a match, from none to three times.</source>
        <translation>How often one may pay again and come back in a match, from none to three times.</translation>
    </message>
</context>
<context>
    <name>ChapterKeys</name>
    <message>
        <source>Keys</source>
        <translation>Keys</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>At the table</translation>
    </message>
    <message>
        <source>your cards, from left to right</source>
        <translation>your cards, from left to right</translation>
    </message>
    <message>
        <source>the cards of the monte</source>
        <translation>the cards of the monte</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>change the shirt</source>
        <translation>change the shirt</translation>
    </message>
    <message>
        <source>take back what you have chosen</source>
        <translation>take back what you have chosen</translation>
    </message>
    <message>
        <source>the log of all moves</source>
        <translation>the log of all moves</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>take back what you have chosen, then the menu</source>
        <translation>take back what you have chosen, then the menu</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Everywhere</translation>
    </message>
    <message>
        <source>the rules, open at the page that fits</source>
        <translation>the rules, open at the page that fits</translation>
    </message>
    <message>
        <source>full screen</source>
        <translation>full screen</translation>
    </message>
    <message>
        <source>new match</source>
        <translation>new match</translation>
    </message>
    <message>
        <source>quit</source>
        <translation>quit</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>from one thing to the next; Enter or Space presses it</source>
        <translation>from one thing to the next; Enter or Space presses it</translation>
    </message>
    <message>
        <source>between choices, round the table, and through this booklet</source>
        <translation>between choices, round the table, and through this booklet</translation>
    </message>
    <message>
        <source>back</source>
        <translation>back</translation>
    </message>
    <message>
        <source>the red ticket: exchange, cut, expose, go on</source>
        <translation>the red ticket: exchange, cut, expose, go on</translation>
    </message>
    <message>
        <source>stay, in the last lap; or stay out</source>
        <translation>stay, in the last lap; or stay out</translation>
    </message>
    <message>
        <source>all sounds off, or on again</source>
        <translation>all sounds off, or on again</translation>
    </message>
    <message>
        <source>the hint: for every move the chance to lose a token</source>
        <translation>the hint: for every move the chance to lose a token</translation>
    </message>
    <message>
        <source>after a deal, review your moves</source>
        <translation>after a deal, review your moves</translation>
    </message>
    <message>
        <source>knock; as dealer, keep the cards</source>
        <translation>knock; as dealer, keep the cards</translation>
    </message>
    <message>
        <source>In a replay</source>
        <translation>In a replay</translation>
    </message>
    <message>
        <source>Space</source>
        <comment>a key</comment>
        <translation>Space</translation>
    </message>
    <message>
        <source>let it run, or stop it</source>
        <translation>let it run, or stop it</translation>
    </message>
    <message>
        <source>a step back or on</source>
        <translation>a step back or on</translation>
    </message>
    <message>
        <source>PgUp PgDn</source>
        <comment>two keys, with a blank between</comment>
        <translation>PgUp PgDn</translation>
    </message>
    <message>
        <source>a deal back or on</source>
        <translation>a deal back or on</translation>
    </message>
    <message>
        <source>Home End</source>
        <comment>two keys, with a blank between</comment>
        <translation>Home End</translation>
    </message>
    <message>
        <source>to the beginning, or to the end</source>
        <translation>to the beginning, or to the end</translation>
    </message>
    <message>
        <source>faster, or slower</source>
        <translation>faster, or slower</translation>
    </message>
    <message>
        <source>choose a deal</source>
        <translation>choose a deal</translation>
    </message>
    <message>
        <source>choose how you look on</source>
        <translation>choose how you look on</translation>
    </message>
    <message>
        <source>all hands open, or only one</source>
        <translation>all hands open, or only one</translation>
    </message>
    <message>
        <source>look from the next seat, or from that one</source>
        <translation>look from the next seat, or from that one</translation>
    </message>
    <message>
        <source>the figures: what each move risked</source>
        <translation>the figures: what each move risked</translation>
    </message>
    <message>
        <source>check the match</source>
        <translation>check the match</translation>
    </message>
    <message>
        <source>In the history</source>
        <translation>In the history</translation>
    </message>
    <message>
        <source>watch the chosen match again</source>
        <translation>watch the chosen match again</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Del</translation>
    </message>
    <message>
        <source>throw it away</source>
        <translation>throw it away</translation>
    </message>
    <message>
        <source>after a match, watch it again</source>
        <translation>after a match, watch it again</translation>
    </message>
    <message>
        <source>draw a card, where there is a stock</source>
        <translation>draw a card, where there is a stock</translation>
    </message>
</context>
<context>
    <name>ChapterKnock</name>
    <message>
        <source>The knock</source>
        <translation>The knock</translation>
    </message>
    <message>
        <source>A knock on the wood means: these three will do. From now on the deal is nearly over.</source>
        <translation>A knock on the wood means: these three will do. From now on the deal is nearly over.</translation>
    </message>
    <message>
        <source>Three ways to knock</source>
        <translation>Three ways to knock</translation>
    </message>
    <message>
        <source>Keep all three cards</source>
        <translation>Keep all three cards</translation>
    </message>
    <message>
        <source>In your turn, instead of an exchange.</source>
        <translation>In your turn, instead of an exchange.</translation>
    </message>
    <message>
        <source>Change the shirt</source>
        <translation>Change the shirt</translation>
    </message>
    <message>
        <source>All three of yours for all three of the monte.</source>
        <translation>All three of yours for all three of the monte.</translation>
    </message>
    <message>
        <source>As dealer, keep the three you looked at</source>
        <translation>As dealer, keep the three you looked at</translation>
    </message>
    <message>
        <source>Then nobody has had a turn yet, and each has just one.</source>
        <translation>Then nobody has had a turn yet, and each has just one.</translation>
    </message>
    <message>
        <source>The last lap</source>
        <translation>The last lap</translation>
    </message>
    <message>
        <source>Everyone but the one who knocked has one more turn, in order, and may exchange none, one, two or all three cards. Nothing done now counts as another knock.</source>
        <translation>Everyone but the one who knocked has one more turn, in order, and may exchange none, one, two or all three cards. Nothing done now counts as another knock.</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Stay</translation>
    </message>
    <message>
        <source>Exchange nothing. Possible only in the last lap.</source>
        <translation>Exchange nothing. Possible only in the last lap.</translation>
    </message>
    <message>
        <source>Then all hands are shown.</source>
        <translation>Then all hands are shown.</translation>
    </message>
    <message>
        <source>An early knock catches the others unprepared; a late one comes when theirs are good too. You need not be best, only not worst.</source>
        <translation>An early knock catches the others unprepared; a late one comes when theirs are good too. You need not be best, only not worst.</translation>
    </message>
</context>
<context>
    <name>ChapterRanking</name>
    <message>
        <source>Who has the best hand</source>
        <translation>Who has the best hand</translation>
    </message>
    <message>
        <source>Petrangolone</source>
        <translation>Petrangolone</translation>
    </message>
    <message>
        <source>Three aces. It beats everything and wins you a token.</source>
        <translation>Three aces. It beats everything and wins you a token.</translation>
    </message>
    <message>
        <source>Sequence</source>
        <translation>Sequence</translation>
    </message>
    <message>
        <source>Three in a row of one suit. The higher top card wins: ace, king, horse is the best, 4, 3, 2 the lowest.</source>
        <translation>Three in a row of one suit. The higher top card wins: ace, king, horse is the best, 4, 3, 2 the lowest.</translation>
    </message>
    <message>
        <source>Three of a kind</source>
        <translation>Three of a kind</translation>
    </message>
    <message>
        <source>Three alike. After the aces the lower rank wins: three 2s are best, three kings last.</source>
        <translation>Three alike. After the aces the lower rank wins: three 2s are best, three kings last.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>The best sum in a single suit: here 17 in swords.</source>
        <translation>The best sum in a single suit: here 17 in swords.</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Examples</translation>
    </message>
    <message>
        <source>Two sequences: the jack is the higher top card. The 7 comes right below it.</source>
        <translation>Two sequences: the jack is the higher top card. The 7 comes right below it.</translation>
    </message>
    <message>
        <source>Even the lowest sequence beats three of a kind. Only three aces stand above it.</source>
        <translation>Even the lowest sequence beats three of a kind. Only three aces stand above it.</translation>
    </message>
    <message>
        <source>13 in swords beats the 11 of the lone ace.</source>
        <translation>13 in swords beats the 11 of the lone ace.</translation>
    </message>
    <message>
        <source>Three suits each, 10 points each: a tie.</source>
        <translation>Three suits each, 10 points each: a tie.</translation>
    </message>
    <message>
        <source>31 in coins, the highest total, but no sequence: the horse is missing. Every three of a kind beats it.</source>
        <translation>31 in coins, the highest total, but no sequence: the horse is missing. Every three of a kind beats it.</translation>
    </message>
    <message>
        <source>Sequences and three of a kind are called petrangole. Equal hands are equal: no suit decides.</source>
        <translation>Sequences and three of a kind are called petrangole. Equal hands are equal: no suit decides.</translation>
    </message>
    <message>
        <source>Of two hands with three of a kind the lower rank wins.</source>
        <translation>Of two hands with three of a kind the lower rank wins.</translation>
    </message>
</context>
<context>
    <name>ChapterShort</name>
    <message>
        <source>In short</source>
        <translation>In short</translation>
    </message>
    <message>
        <source>Three cards in your hand, three face up on the table: the monte. In turn, everybody exchanges cards with the monte to make a better hand.</source>
        <translation>Three cards in your hand, three face up on the table: the monte. In turn, everybody exchanges cards with the monte to make a better hand.</translation>
    </message>
    <message>
        <source>Make your hand better</source>
        <translation>Make your hand better</translation>
    </message>
    <message>
        <source>Give one or two cards and take as many from the monte. You want many points in one suit, three cards in a row, or three alike.</source>
        <translation>Give one or two cards and take as many from the monte. You want many points in one suit, three cards in a row, or three alike.</translation>
    </message>
    <message>
        <source>Knock when it will do</source>
        <translation>Knock when it will do</translation>
    </message>
    <message>
        <source>If you like your three cards, knock. The others have one more turn each.</source>
        <translation>If you like your three cards, knock. The others have one more turn each.</translation>
    </message>
    <message>
        <source>Show your cards</source>
        <translation>Show your cards</translation>
    </message>
    <message>
        <source>All hands are turned over. The worst one costs its owner a token.</source>
        <translation>All hands are turned over. The worst one costs its owner a token.</translation>
    </message>
    <message>
        <source>Stay in the game</source>
        <translation>Stay in the game</translation>
    </message>
    <message>
        <source>Without a token you are out, or you pay the stake once more. The last one in takes the pool.</source>
        <translation>Without a token you are out, or you pay the stake once more. The last one in takes the pool.</translation>
    </message>
    <message>
        <source>For example</source>
        <translation>For example</translation>
    </message>
    <message>
        <source>This hand is worth 21 in coins: 11 for the ace and 10 for the jack. The 5 of batons does not count.</source>
        <translation>This hand is worth 21 in coins: 11 for the ace and 10 for the jack. The 5 of batons does not count.</translation>
    </message>
    <message>
        <source>Better still</source>
        <translation>Better still</translation>
    </message>
    <message>
        <source>Three in a row of one suit: a sequence. It beats any number of points.</source>
        <translation>Three in a row of one suit: a sequence. It beats any number of points.</translation>
    </message>
    <message>
        <source>You cannot pass. If you do not want to exchange, you have to knock.</source>
        <translation>You cannot pass. If you do not want to exchange, you have to knock.</translation>
    </message>
</context>
<context>
    <name>ChapterTokens</name>
    <message>
        <source>Tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>Tokens are lives. Each pays the stake into the pool and starts with three of them, or as many as the table has agreed.</source>
        <translation>Tokens are lives. Each pays the stake into the pool and starts with three of them, or as many as the table has agreed.</translation>
    </message>
    <message>
        <source>The worst hand pays</source>
        <translation>The worst hand pays</translation>
    </message>
    <message>
        <source>After every deal the worst hand loses one token. If several are equally bad, each of them loses one.</source>
        <translation>After every deal the worst hand loses one token. If several are equally bad, each of them loses one.</translation>
    </message>
    <message>
        <source>Three aces earn</source>
        <translation>Three aces earn</translation>
    </message>
    <message>
        <source>A petrangolone wins its owner a token, even beyond the number at the start. It never loses one.</source>
        <translation>A petrangolone wins its owner a token, even beyond the number at the start. It never loses one.</translation>
    </message>
    <message>
        <source>Out, and back again</source>
        <translation>Out, and back again</translation>
    </message>
    <message>
        <source>Whoever loses the last token may pay a new stake at once and come back, usually once a match, with as many tokens as the poorest player still in.</source>
        <translation>Whoever loses the last token may pay a new stake at once and come back, usually once a match, with as many tokens as the poorest player still in.</translation>
    </message>
    <message>
        <source>The offer holds only right after the deal: who has been out for longer stays out. It also holds when just one player is left, so that the match is not over before everybody has declined.</source>
        <translation>The offer holds only right after the deal: who has been out for longer stays out. It also holds when just one player is left, so that the match is not over before everybody has declined.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>The end</translation>
    </message>
    <message>
        <source>The last one in wins the match and takes the pool.</source>
        <translation>The last one in wins the match and takes the pool.</translation>
    </message>
    <message>
        <source>If all who are left lose their last token together, the dealer of that deal takes the pool, and nobody can come back.</source>
        <translation>If all who are left lose their last token together, the dealer of that deal takes the pool, and nobody can come back.</translation>
    </message>
    <message>
        <source>The stakes are play money. Nothing can be won here but the match.</source>
        <translation>The stakes are play money. Nothing can be won here but the match.</translation>
    </message>
</context>
<context>
    <name>ChapterTurn</name>
    <message>
        <source>Your turn</source>
        <translation>Your turn</translation>
    </message>
    <message>
        <source>When it is your turn you must do one of three things. There is no passing: if you are happy with your cards, you knock.</source>
        <translation>When it is your turn you must do one of three things. There is no passing: if you are happy with your cards, you knock.</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Exchange</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Give one or two cards and take as many from the monte. Everybody sees what you leave and what you take.</source>
        <translation>Give one or two cards and take as many from the monte. Everybody sees what you leave and what you take.</translation>
    </message>
    <message>
        <source>Knock</source>
        <translation>Knock</translation>
    </message>
    <message>
        <source>Keep your three cards. Everyone else plays once more, then the hands are shown.</source>
        <translation>Keep your three cards. Everyone else plays once more, then the hands are shown.</translation>
    </message>
    <message>
        <source>Change the shirt</source>
        <translation>Change the shirt</translation>
    </message>
    <message>
        <source>Take the whole monte and leave your three cards. This counts as a knock.</source>
        <translation>Take the whole monte and leave your three cards. This counts as a knock.</translation>
    </message>
    <message>
        <source>How it is done here</source>
        <translation>How it is done here</translation>
    </message>
    <message>
        <source>Choose cards of your hand and as many of the monte, by click or by key. The red ticket tells what comes of it. Esc takes the choice back.</source>
        <translation>Choose cards of your hand and as many of the monte, by click or by key. The red ticket tells what comes of it. Esc takes the choice back.</translation>
    </message>
    <message>
        <source>The 5 of batons goes, the 7 of coins comes: 21 becomes 28.</source>
        <translation>The 5 of batons goes, the 7 of coins comes: 21 becomes 28.</translation>
    </message>
    <message>
        <source>The cards you give stay in the monte, face up, and the next at your right may take them. Mind what you leave.</source>
        <translation>The cards you give stay in the monte, face up, and the next at your right may take them. Mind what you leave.</translation>
    </message>
</context>
<context>
    <name>ChapterWords</name>
    <message>
        <source>batons</source>
        <translation>batons</translation>
    </message>
    <message>
        <source>one of the four suits, with coins, cups and swords.</source>
        <translation>one of the four suits, with coins, cups and swords.</translation>
    </message>
    <message>
        <source>coins</source>
        <translation>coins</translation>
    </message>
    <message>
        <source>the suit of the golden suns. Its ace chooses the first dealer.</source>
        <translation>the suit of the golden suns. Its ace chooses the first dealer.</translation>
    </message>
    <message>
        <source>cups</source>
        <translation>cups</translation>
    </message>
    <message>
        <source>the suit of the goblets.</source>
        <translation>the suit of the goblets.</translation>
    </message>
    <message>
        <source>cut</source>
        <translation>cut</translation>
    </message>
    <message>
        <source>lifting part of the pack before the deal, to keep the dealer honest.</source>
        <translation>lifting part of the pack before the deal, to keep the dealer honest.</translation>
    </message>
    <message>
        <source>deal</source>
        <translation>deal</translation>
    </message>
    <message>
        <source>one round from the shuffle to the showdown.</source>
        <translation>one round from the shuffle to the showdown.</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>dealer</translation>
    </message>
    <message>
        <source>who shuffles, deals, and looks at three cards first.</source>
        <translation>who shuffles, deals, and looks at three cards first.</translation>
    </message>
    <message>
        <source>horse</source>
        <translation>horse</translation>
    </message>
    <message>
        <source>the card between jack and king.</source>
        <translation>the card between jack and king.</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>jack</translation>
    </message>
    <message>
        <source>the lowest court card, right above the 7.</source>
        <translation>the lowest court card, right above the 7.</translation>
    </message>
    <message>
        <source>king</source>
        <translation>king</translation>
    </message>
    <message>
        <source>the highest court card, below the ace.</source>
        <translation>the highest court card, below the ace.</translation>
    </message>
    <message>
        <source>knock</source>
        <translation>knock</translation>
    </message>
    <message>
        <source>keeping all three cards. One says: Busso!</source>
        <translation>keeping all three cards. One says: Busso!</translation>
    </message>
    <message>
        <source>lap</source>
        <translation>lap</translation>
    </message>
    <message>
        <source>one turn for everybody.</source>
        <translation>one turn for everybody.</translation>
    </message>
    <message>
        <source>match</source>
        <translation>match</translation>
    </message>
    <message>
        <source>deals until one player is left.</source>
        <translation>deals until one player is left.</translation>
    </message>
    <message>
        <source>monte</source>
        <translation>monte</translation>
    </message>
    <message>
        <source>the three cards face up in the middle.</source>
        <translation>the three cards face up in the middle.</translation>
    </message>
    <message>
        <source>petrangola</source>
        <translation>petrangola</translation>
    </message>
    <message>
        <source>three of a kind or a sequence; the game has its name from it.</source>
        <translation>three of a kind or a sequence; the game has its name from it.</translation>
    </message>
    <message>
        <source>petrangolone</source>
        <translation>petrangolone</translation>
    </message>
    <message>
        <source>three aces.</source>
        <translation>three aces.</translation>
    </message>
    <message>
        <source>pool</source>
        <translation>pool</translation>
    </message>
    <message>
        <source>all the stakes, on the plate.</source>
        <translation>all the stakes, on the plate.</translation>
    </message>
    <message>
        <source>re-entry</source>
        <translation>re-entry</translation>
    </message>
    <message>
        <source>paying the stake again after the last token is lost.</source>
        <translation>paying the stake again after the last token is lost.</translation>
    </message>
    <message>
        <source>sequence</source>
        <translation>sequence</translation>
    </message>
    <message>
        <source>three cards in a row of one suit.</source>
        <translation>three cards in a row of one suit.</translation>
    </message>
    <message>
        <source>shirt change</source>
        <translation>shirt change</translation>
    </message>
    <message>
        <source>exchanging all three cards at once.</source>
        <translation>exchanging all three cards at once.</translation>
    </message>
    <message>
        <source>stake</source>
        <translation>stake</translation>
    </message>
    <message>
        <source>what each pays to play.</source>
        <translation>what each pays to play.</translation>
    </message>
    <message>
        <source>stay</source>
        <translation>stay</translation>
    </message>
    <message>
        <source>exchanging nothing in the last lap.</source>
        <translation>exchanging nothing in the last lap.</translation>
    </message>
    <message>
        <source>stock</source>
        <translation>stock</translation>
    </message>
    <message>
        <source>the cards that were not dealt.</source>
        <translation>the cards that were not dealt.</translation>
    </message>
    <message>
        <source>swords</source>
        <translation>swords</translation>
    </message>
    <message>
        <source>the suit of the blades.</source>
        <translation>the suit of the blades.</translation>
    </message>
    <message>
        <source>three of a kind</source>
        <translation>three of a kind</translation>
    </message>
    <message>
        <source>three cards of one rank.</source>
        <translation>three cards of one rank.</translation>
    </message>
    <message>
        <source>token</source>
        <translation>token</translation>
    </message>
    <message>
        <source>a life.</source>
        <translation>a life.</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Words</translation>
    </message>
</context>
<context>
    <name>Choice</name>
    <message>
        <source>not possible now</source>
        <translation>not possible now</translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message>
        <source>Teresa, who explains the game</source>
        <translation>Teresa, who explains the game</translation>
    </message>
    <message>
        <source>Play on here</source>
        <translation>Play on here</translation>
    </message>
    <message>
        <source>Skip the guide</source>
        <translation>Skip the guide</translation>
    </message>
    <message>
        <source>The match goes on without explanations</source>
        <translation>The match goes on without explanations</translation>
    </message>
    <message>
        <source>Go on</source>
        <comment>after what the coach said</comment>
        <translation>Go on</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>New match</translation>
    </message>
</context>
<context>
    <name>Confirm</name>
    <message>
        <source>No, go back</source>
        <translation>No, go back</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
</context>
<context>
    <name>CutMoment</name>
    <message>
        <source>Where to cut the pack</source>
        <translation>Where to cut the pack</translation>
    </message>
    <message>
        <source>lift %1, leave %2</source>
        <translation>lift %1, leave %2</translation>
    </message>
</context>
<context>
    <name>DealList</name>
    <message>
        <source>The deals of the match</source>
        <translation>The deals of the match</translation>
    </message>
    <message>
        <source>The start</source>
        <translation>The start</translation>
    </message>
    <message>
        <source>Home</source>
        <comment>a key</comment>
        <translation>Home</translation>
    </message>
    <message>
        <source>%1 · here</source>
        <comment>a deal that lies on the table now</comment>
        <translation>%1 · here</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>who deals; who knocked and who paid</comment>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>The end</translation>
    </message>
    <message>
        <source>End</source>
        <comment>a key</comment>
        <translation>End</translation>
    </message>
    <message>
        <source>Earlier deals</source>
        <translation>Earlier deals</translation>
    </message>
    <message>
        <source>Later deals</source>
        <translation>Later deals</translation>
    </message>
</context>
<context>
    <name>EndOfMatch</name>
    <message>
        <source>Victory!</source>
        <translation>Victory!</translation>
    </message>
    <message>
        <source>To your health: tonight the wine is on the others.</source>
        <translation>To your health: tonight the wine is on the others.</translation>
    </message>
    <message>
        <source>Final standing</source>
        <translation>Final standing</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>A draw</translation>
    </message>
</context>
<context>
    <name>FileList</name>
    <message>
        <source>What is in this folder</source>
        <translation>What is in this folder</translation>
    </message>
    <message>
        <source>‹ one folder up</source>
        <translation>‹ one folder up</translation>
    </message>
    <message>
        <source>%1 ›</source>
        <comment>a folder that can be opened</comment>
        <translation>%1 ›</translation>
    </message>
</context>
<context>
    <name>FirstTime</name>
    <message>
        <source>First time at this table?</source>
        <translation>First time at this table?</translation>
    </message>
    <message>
        <source>A guided deal, three minutes: Teresa tells you what to do, and why.</source>
        <translation>A guided deal, three minutes: Teresa tells you what to do, and why.</translation>
    </message>
    <message>
        <source>I can play already</source>
        <translation>I can play already</translation>
    </message>
    <message>
        <source>Guided deal</source>
        <translation>Guided deal</translation>
    </message>
</context>
<context>
    <name>FolderModel</name>
    <message>
        <source>one folder up</source>
        <translation>one folder up</translation>
    </message>
    <message>
        <source>folder %1</source>
        <translation>folder %1</translation>
    </message>
    <message>
        <source>%1, of %2</source>
        <comment>a file and its date</comment>
        <translation>%1, of %2</translation>
    </message>
</context>
<context>
    <name>GameChoice</name>
    <message>
        <source>Game</source>
        <translation>Game</translation>
    </message>
</context>
<context>
    <name>GameShelf</name>
    <message>
        <source>%1–%2</source>
        <comment>numbers of players</comment>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>%1 players · about %2 minutes · %3, %4 cards</source>
        <comment>%1 is a number, or &apos;2–8&apos;; %3 a pack</comment>
        <translation>%1 players · about %2 minutes · %3, %4 cards</translation>
    </message>
    <message>
        <source>What shall we play?</source>
        <translation>What shall we play?</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Games</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a game, and a line about it</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>GameWords</name>
    <message>
        <source>novices</source>
        <comment>opponents&apos; level</comment>
        <translation>novices</translation>
    </message>
    <message>
        <source>casuals</source>
        <comment>opponents&apos; level</comment>
        <translation>casuals</translation>
    </message>
    <message>
        <source>regulars</source>
        <comment>opponents&apos; level</comment>
        <translation>regulars</translation>
    </message>
    <message>
        <source>experts</source>
        <comment>opponents&apos; level</comment>
        <translation>experts</translation>
    </message>
    <message>
        <source>programs</source>
        <comment>opponents</comment>
        <translation>programs</translation>
    </message>
    <message>
        <source>mixed</source>
        <comment>opponents of different levels</comment>
        <translation>mixed</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <comment>how a date is written, as QDate::toString() reads it</comment>
        <translation>d MMM yyyy</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a date and a time of day</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
</context>
<context>
    <name>GamesPage</name>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
</context>
<context>
    <name>Guest</name>
    <message>
        <source>%1, your seat</source>
        <translation>%1, your seat</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <comment>a name, &apos;a program…&apos;, which program</comment>
        <translation>%1, %2: %3</translation>
    </message>
</context>
<context>
    <name>GuideWords</name>
    <message>
        <source>%1 deals, and the cut is yours. Drag along the pack, or use the arrow keys: anywhere will do. Then “Cut here”.</source>
        <translation>%1 deals, and the cut is yours. Drag along the pack, or use the arrow keys: anywhere will do. Then “Cut here”.</translation>
    </message>
    <message>
        <source>%1 cuts the pack, then %2 deals.</source>
        <translation>%1 cuts the pack, then %2 deals.</translation>
    </message>
    <message>
        <source>%1 gives the %2 and takes the %3.</source>
        <comment>a name; cards; cards</comment>
        <translation>%1 gives the %2 and takes the %3.</translation>
    </message>
    <message>
        <source>%1 Everybody saw that: keep in mind who collects which suit.</source>
        <comment>%1 is a sentence</comment>
        <translation>%1 Everybody saw that: keep in mind who collects which suit.</translation>
    </message>
    <message>
        <source>You stay with %1. Now see what the others do.</source>
        <translation>You stay with %1. Now see what the others do.</translation>
    </message>
    <message>
        <source>You have knocked with %1. Everybody else has one more turn, then the hands are shown.</source>
        <translation>You have knocked with %1. Everybody else has one more turn, then the hands are shown.</translation>
    </message>
    <message>
        <source>Your turn. Choose your %1 and, in the monte, the %2: that makes %3. Then “Exchange”.</source>
        <comment>cards; cards; a hand&apos;s worth</comment>
        <translation>Your turn. Choose your %1 and, in the monte, the %2: that makes %3. Then “Exchange”.</translation>
    </message>
    <message>
        <source>Your turn again. I would give the %1 for the %2: that makes %3.</source>
        <comment>cards; cards; a hand&apos;s worth</comment>
        <translation>Your turn again. I would give the %1 for the %2: that makes %3.</translation>
    </message>
    <message>
        <source>Just so: press “Exchange”, and you have %1.</source>
        <translation>Just so: press “Exchange”, and you have %1.</translation>
    </message>
    <message>
        <source>That would make %1. I would give the %2 for the %3, which makes %4; but the hand is yours.</source>
        <comment>a hand&apos;s worth; cards; cards; a hand&apos;s worth</comment>
        <translation>That would make %1. I would give the %2 for the %3, which makes %4; but the hand is yours.</translation>
    </message>
    <message>
        <source>This time yours is the lowest hand, %1, and it costs a token. %2</source>
        <comment>a hand&apos;s worth; two sentences</comment>
        <translation>This time yours is the lowest hand, %1, and it costs a token. %2</translation>
    </message>
    <message>
        <source>%1 has the lowest hand, %2, and pays a token. %3</source>
        <comment>a name; a hand&apos;s worth; two sentences</comment>
        <translation>%1 has the lowest hand, %2, and pays a token. %3</translation>
    </message>
    <message>
        <source>The lowest hands are equal: %1. Each pays a token. %2</source>
        <comment>names; two sentences</comment>
        <translation>The lowest hands are equal: %1. Each pays a token. %2</translation>
    </message>
</context>
<context>
    <name>HandLine</name>
    <message>
        <source>%1. %2: %3</source>
        <translation>%1. %2: %3</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>place in an order, as 1. 2. 3.</comment>
        <translation>%1.</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n token</numerusform>
            <numerusform>%n tokens</numerusform>
        </translation>
    </message>
    <message>
        <source>pays a token</source>
        <translation>pays a token</translation>
    </message>
    <message>
        <source>gets a token</source>
        <translation>gets a token</translation>
    </message>
    <message>
        <source>−1 token</source>
        <translation>−1 token</translation>
    </message>
    <message>
        <source>+1 token</source>
        <translation>+1 token</translation>
    </message>
</context>
<context>
    <name>HandRow</name>
    <message>
        <source>%1. %2: %3</source>
        <translation>%1. %2: %3</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>place in an order, as 1. 2. 3.</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>+1 token</source>
        <translation>+1 token</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n token</numerusform>
            <numerusform>%n tokens</numerusform>
        </translation>
    </message>
    <message>
        <source>pays a token</source>
        <translation>pays a token</translation>
    </message>
    <message>
        <source>gets a token</source>
        <translation>gets a token</translation>
    </message>
    <message>
        <source>−1 token</source>
        <translation>−1 token</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>Imagining deals…</source>
        <translation>Imagining deals…</translation>
    </message>
    <message>
        <source>From %1 imagined deals</source>
        <comment>%1 is a number</comment>
        <translation>From %1 imagined deals</translation>
    </message>
</context>
<context>
    <name>HintLine</name>
    <message>
        <source>%1: %2</source>
        <comment>a move and &apos;you lose a token 12 times in 100&apos;</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The best move.</source>
        <translation>The best move.</translation>
    </message>
    <message>
        <source>Give</source>
        <comment>before the cards that an exchange gives</comment>
        <translation>Give</translation>
    </message>
    <message>
        <source>take</source>
        <comment>before the cards that an exchange takes</comment>
        <translation>take</translation>
    </message>
    <message>
        <source>about %1</source>
        <comment>%1 is a percentage that still moves</comment>
        <translation>about %1</translation>
    </message>
    <message>
        <source>then under</source>
        <comment>before the card that goes under the stock after an exchange</comment>
        <translation>then under</translation>
    </message>
    <message>
        <source>Under the stock</source>
        <comment>before the card that goes there</comment>
        <translation>Under the stock</translation>
    </message>
    <message>
        <source>~%1</source>
        <comment>%1 is a percentage that still moves</comment>
        <translation>~%1</translation>
    </message>
</context>
<context>
    <name>HintSlip</name>
    <message>
        <source>You lose a token…</source>
        <translation>You lose a token…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>Moves, the best first</source>
        <translation>Moves, the best first</translation>
    </message>
</context>
<context>
    <name>HintTab</name>
    <message>
        <source>Close the hint</source>
        <translation>Close the hint</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Hint</translation>
    </message>
    <message>
        <source>For every move the chance to lose a token</source>
        <translation>For every move the chance to lose a token</translation>
    </message>
</context>
<context>
    <name>HintWords</name>
    <message>
        <source>in hardly any deal</source>
        <translation>in hardly any deal</translation>
    </message>
    <message>
        <source>in one deal out of twenty</source>
        <translation>in one deal out of twenty</translation>
    </message>
    <message>
        <source>in one deal out of ten</source>
        <translation>in one deal out of ten</translation>
    </message>
    <message>
        <source>in one deal out of eight</source>
        <translation>in one deal out of eight</translation>
    </message>
    <message>
        <source>in one deal out of six</source>
        <translation>in one deal out of six</translation>
    </message>
    <message>
        <source>in one deal out of five</source>
        <translation>in one deal out of five</translation>
    </message>
    <message>
        <source>in one deal out of four</source>
        <translation>in one deal out of four</translation>
    </message>
    <message>
        <source>in one deal out of three</source>
        <translation>in one deal out of three</translation>
    </message>
    <message>
        <source>in two deals out of five</source>
        <translation>in two deals out of five</translation>
    </message>
    <message>
        <source>in one deal out of two</source>
        <translation>in one deal out of two</translation>
    </message>
    <message>
        <source>in three deals out of five</source>
        <translation>in three deals out of five</translation>
    </message>
    <message>
        <source>in two deals out of three</source>
        <translation>in two deals out of three</translation>
    </message>
    <message>
        <source>in three deals out of four</source>
        <translation>in three deals out of four</translation>
    </message>
    <message>
        <source>in four deals out of five</source>
        <translation>in four deals out of five</translation>
    </message>
    <message>
        <source>in nine deals out of ten</source>
        <translation>in nine deals out of ten</translation>
    </message>
    <message>
        <source>in nearly every deal</source>
        <translation>in nearly every deal</translation>
    </message>
    <message>
        <source>in no deal</source>
        <translation>in no deal</translation>
    </message>
    <message>
        <source>in every deal</source>
        <translation>in every deal</translation>
    </message>
    <message>
        <source>under 1%</source>
        <translation>under 1%</translation>
    </message>
    <message>
        <source>over 99%</source>
        <translation>over 99%</translation>
    </message>
    <message>
        <source>%1%</source>
        <comment>a percentage</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>you lose a token less than once in 100</source>
        <translation>you lose a token less than once in 100</translation>
    </message>
    <message numerus="yes">
        <source>you lose a token %n time(s) in 100</source>
        <translation>
            <numerusform>you lose a token once in 100</numerusform>
            <numerusform>you lose a token %n times in 100</numerusform>
        </translation>
    </message>
    <message>
        <source>the %1</source>
        <comment>%1 is an ace</comment>
        <translation>the %1</translation>
    </message>
    <message>
        <source>the %1</source>
        <comment>%1 is a card</comment>
        <translation>the %1</translation>
    </message>
    <message>
        <source>Knock</source>
        <comment>a move</comment>
        <translation>Knock</translation>
    </message>
    <message>
        <source>Stay</source>
        <comment>a move</comment>
        <translation>Stay</translation>
    </message>
    <message>
        <source>Shirt change, and knock</source>
        <translation>Shirt change, and knock</translation>
    </message>
    <message>
        <source>Shirt change</source>
        <translation>Shirt change</translation>
    </message>
    <message>
        <source>Give %1, take %2</source>
        <comment>%1 and %2 are cards with their articles</comment>
        <translation>Give %1, take %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>With %1 you are last %2.</source>
        <comment>%1 is a hand&apos;s worth; %2 is &apos;in one deal out of three&apos;</comment>
        <translation>With %1 you are last %2.</translation>
    </message>
    <message>
        <source>After everybody&apos;s last turn you are last with %1 %2.</source>
        <comment>%1 is a hand&apos;s worth; %2 is &apos;in one deal out of three&apos;</comment>
        <translation>After everybody&apos;s last turn you are last with %1 %2.</translation>
    </message>
    <message>
        <source>You go on with %1, and lose a token %2.</source>
        <comment>%1 is a hand&apos;s worth; %2 is &apos;in one deal out of three&apos;</comment>
        <translation>You go on with %1, and lose a token %2.</translation>
    </message>
    <message>
        <source>Laid open now it would be last %1: the last turn helps the others.</source>
        <comment>it: your hand; %1 is &apos;in one deal out of three&apos;</comment>
        <translation>Laid open now it would be last %1: the last turn helps the others.</translation>
    </message>
    <message>
        <source>The best move costs a token %1.</source>
        <comment>%1 is &apos;in one deal out of three&apos;</comment>
        <translation>The best move costs a token %1.</translation>
    </message>
    <message>
        <source>Somebody else knocks before your next turn %1.</source>
        <comment>%1 is &apos;in one deal out of three&apos;</comment>
        <translation>Somebody else knocks before your next turn %1.</translation>
    </message>
    <message>
        <source>%1, who is next, makes the best hand with what you give %2.</source>
        <comment>%2 is &apos;in one deal out of three&apos;</comment>
        <translation>%1, who is next, makes the best hand with what you give %2.</translation>
    </message>
    <message>
        <source>%1, who is next, makes the best hand with the card that you give %2.</source>
        <comment>%2 is &apos;in one deal out of three&apos;</comment>
        <translation>%1, who is next, makes the best hand with the card that you give %2.</translation>
    </message>
    <message>
        <source>two coins</source>
        <translation>two coins</translation>
    </message>
    <message>
        <source>two cups</source>
        <translation>two cups</translation>
    </message>
    <message>
        <source>two swords</source>
        <translation>two swords</translation>
    </message>
    <message>
        <source>two batons</source>
        <translation>two batons</translation>
    </message>
    <message>
        <source>three coins</source>
        <translation>three coins</translation>
    </message>
    <message>
        <source>three cups</source>
        <translation>three cups</translation>
    </message>
    <message>
        <source>three swords</source>
        <translation>three swords</translation>
    </message>
    <message>
        <source>three batons</source>
        <translation>three batons</translation>
    </message>
    <message>
        <source>%1 took %2 and ends above you %3.</source>
        <comment>%1 is a name, %2 are cards; %3 is &apos;in one deal out of three&apos;</comment>
        <translation>%1 took %2 and ends above you %3.</translation>
    </message>
    <message>
        <source>in one deal out of fifty</source>
        <translation>in one deal out of fifty</translation>
    </message>
    <message>
        <source>in one deal out of thirty</source>
        <translation>in one deal out of thirty</translation>
    </message>
    <message>
        <source>four coins</source>
        <translation>four coins</translation>
    </message>
    <message>
        <source>four cups</source>
        <translation>four cups</translation>
    </message>
    <message>
        <source>four swords</source>
        <translation>four swords</translation>
    </message>
    <message>
        <source>four batons</source>
        <translation>four batons</translation>
    </message>
    <message>
        <source>As the dealer</source>
        <translation>As the dealer</translation>
    </message>
    <message>
        <source>Last turn</source>
        <translation>Last turn</translation>
    </message>
    <message>
        <source>Lap %1</source>
        <translation>Lap %1</translation>
    </message>
</context>
<context>
    <name>HistoryEmpty</name>
    <message>
        <source>No match played yet</source>
        <translation>No match played yet</translation>
    </message>
    <message>
        <source>No match is like that.</source>
        <translation>No match is like that.</translation>
    </message>
    <message>
        <source>Each match that comes to its end is written down here, to be watched again.</source>
        <translation>Each match that comes to its end is written down here, to be watched again.</translation>
    </message>
    <message>
        <source>Choose another result, a longer time or another name.</source>
        <translation>Choose another result, a longer time or another name.</translation>
    </message>
</context>
<context>
    <name>HistoryFilters</name>
    <message>
        <source>Game</source>
        <translation>Game</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Result</translation>
    </message>
    <message>
        <source>all</source>
        <comment>matches</comment>
        <translation>all</translation>
    </message>
    <message>
        <source>won</source>
        <comment>matches</comment>
        <translation>won</translation>
    </message>
    <message>
        <source>lost</source>
        <comment>matches</comment>
        <translation>lost</translation>
    </message>
    <message>
        <source>Name of somebody at the table</source>
        <translation>Name of somebody at the table</translation>
    </message>
    <message>
        <source>search a name</source>
        <translation>search a name</translation>
    </message>
</context>
<context>
    <name>HistoryFoot</name>
    <message>
        <source>Watch again</source>
        <translation>Watch again</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Save a copy</translation>
    </message>
    <message>
        <source>Throw away</source>
        <translation>Throw away</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Del</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Take in from files…</source>
        <translation>Take in from files…</translation>
    </message>
    <message>
        <source>Save all shown…</source>
        <translation>Save all shown…</translation>
    </message>
    <message>
        <source>Throw away all shown…</source>
        <translation>Throw away all shown…</translation>
    </message>
    <message>
        <source>Stop</source>
        <comment>taking in or writing matches</comment>
        <translation>Stop</translation>
    </message>
</context>
<context>
    <name>HistoryList</name>
    <message>
        <source>Matches</source>
        <translation>Matches</translation>
    </message>
</context>
<context>
    <name>HistoryModel</name>
    <message>
        <source>You</source>
        <comment>the person, who gave no name</comment>
        <translation>You</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n other(s)</source>
        <comment>at a table</comment>
        <translation>
            <numerusform>%1 and %n other</numerusform>
            <numerusform>%1 and %n others</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 won</source>
        <translation>%1 won</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>the match, by the person</comment>
        <translation>Won</translation>
    </message>
    <message>
        <source>place %1 of %2</source>
        <translation>place %1 of %2</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <comment>of a match</comment>
        <translation>
            <numerusform>%n deal</numerusform>
            <numerusform>%n deals</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, with %2</source>
        <comment>a game and who sat there</comment>
        <translation>%1, with %2</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>with %1</translation>
    </message>
    <message>
        <source>%1 (from a file)</source>
        <comment>a match that was imported</comment>
        <translation>%1 (from a file)</translation>
    </message>
    <message>
        <source>all</source>
        <comment>games</comment>
        <translation>all</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n match(es)</source>
        <translation>
            <numerusform>%1 of %n match</numerusform>
            <numerusform>%1 of %n matches</numerusform>
        </translation>
    </message>
    <message>
        <source>Lost</source>
        <comment>the match, by the person</comment>
        <translation>Lost</translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message>
        <source>Throw this match away?</source>
        <translation>Throw this match away?</translation>
    </message>
    <message>
        <source>Throw it away</source>
        <translation>Throw it away</translation>
    </message>
    <message>
        <source>History</source>
        <translation>History</translation>
    </message>
    <message>
        <source>Petrangola matches</source>
        <translation>Petrangola matches</translation>
    </message>
    <message numerus="yes">
        <source>Throw away %n match(es)?</source>
        <translation>
            <numerusform>Throw away %n match?</numerusform>
            <numerusform>Throw away %n matches?</numerusform>
        </translation>
    </message>
    <message>
        <source>All that the list shows now go for good, and count in the statistics no more. Copies that you saved stay.</source>
        <translation>All that the list shows now go for good, and count in the statistics no more. Copies that you saved stay.</translation>
    </message>
    <message>
        <source>Throw them away</source>
        <translation>Throw them away</translation>
    </message>
</context>
<context>
    <name>HouseRules</name>
    <message>
        <source>They need a name.</source>
        <translation>They need a name.</translation>
    </message>
    <message>
        <source>That name belongs to the house. Choose another.</source>
        <translation>That name belongs to the house. Choose another.</translation>
    </message>
    <message>
        <source>Other rules have that name already.</source>
        <translation>Other rules have that name already.</translation>
    </message>
    <message>
        <source>Write over the rules of that name?</source>
        <translation>Write over the rules of that name?</translation>
    </message>
    <message>
        <source>Write over them</source>
        <translation>Write over them</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>House rules</translation>
    </message>
    <message>
        <source>Throw these rules away?</source>
        <translation>Throw these rules away?</translation>
    </message>
    <message>
        <source>Throw them away</source>
        <translation>Throw them away</translation>
    </message>
    <message>
        <source>A new name for these rules:</source>
        <translation>A new name for these rules:</translation>
    </message>
    <message>
        <source>Keep the rules as they are set now, under a name:</source>
        <translation>Keep the rules as they are set now, under a name:</translation>
    </message>
    <message>
        <source>New name of the rules</source>
        <translation>New name of the rules</translation>
    </message>
    <message>
        <source>Name of the rules</source>
        <translation>Name of the rules</translation>
    </message>
    <message>
        <source>The bar&apos;s rules</source>
        <translation>The bar&apos;s rules</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Rename</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Keep</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
</context>
<context>
    <name>JsonReader</name>
    <message>
        <source>&quot;%1&quot; must be %2</source>
        <translation>&quot;%1&quot; must be %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is missing: it must be %2</source>
        <translation>&quot;%1&quot; is missing: it must be %2</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>a whole number from %1 to %2</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true or false</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>a text</translation>
    </message>
    <message>
        <source>one of: %1</source>
        <translation>one of: %1</translation>
    </message>
    <message>
        <source>a list of %1</source>
        <translation>a list of %1</translation>
    </message>
    <message>
        <source>a list of %1 to %2</source>
        <translation>a list of %1 to %2</translation>
    </message>
    <message>
        <source>an object in braces</source>
        <translation>an object in braces</translation>
    </message>
</context>
<context>
    <name>LaidTable</name>
    <message>
        <source>Who sits at the table</source>
        <translation>Who sits at the table</translation>
    </message>
</context>
<context>
    <name>LedgerNumber</name>
    <message>
        <source>%1: %2</source>
        <comment>what is counted, and the number</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>LogDrawer</name>
    <message>
        <source>Log</source>
        <translation>Log</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Nothing has happened yet.</translation>
    </message>
    <message>
        <source>All moves of the match</source>
        <translation>All moves of the match</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>Deal %1</translation>
    </message>
    <message>
        <source>Before the first deal</source>
        <translation>Before the first deal</translation>
    </message>
</context>
<context>
    <name>LogModel</name>
    <message>
        <source>Deal %1</source>
        <translation>Deal %1</translation>
    </message>
    <message>
        <source>You deal first</source>
        <translation>You deal first</translation>
    </message>
    <message>
        <source>%1 deals first</source>
        <translation>%1 deals first</translation>
    </message>
    <message>
        <source>You expose the three</source>
        <translation>You expose the three</translation>
    </message>
    <message>
        <source>%1 exposes the three</source>
        <translation>%1 exposes the three</translation>
    </message>
    <message>
        <source>You keep the three</source>
        <translation>You keep the three</translation>
    </message>
    <message>
        <source>%1 keeps the three</source>
        <translation>%1 keeps the three</translation>
    </message>
    <message numerus="yes">
        <source>You exchange %n</source>
        <translation>
            <numerusform>You exchange %n</numerusform>
            <numerusform>You exchange %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 exchanges %n</source>
        <translation>
            <numerusform>%1 exchanges %n</numerusform>
            <numerusform>%1 exchanges %n</numerusform>
        </translation>
    </message>
    <message>
        <source>You change shirt</source>
        <translation>You change shirt</translation>
    </message>
    <message>
        <source>%1 changes shirt</source>
        <translation>%1 changes shirt</translation>
    </message>
    <message>
        <source>You knock</source>
        <translation>You knock</translation>
    </message>
    <message>
        <source>%1 knocks</source>
        <translation>%1 knocks</translation>
    </message>
    <message>
        <source>You stay</source>
        <translation>You stay</translation>
    </message>
    <message>
        <source>%1 stays</source>
        <translation>%1 stays</translation>
    </message>
    <message>
        <source>You lose a token</source>
        <translation>You lose a token</translation>
    </message>
    <message>
        <source>%1 loses a token</source>
        <translation>%1 loses a token</translation>
    </message>
    <message>
        <source>You gain a token</source>
        <translation>You gain a token</translation>
    </message>
    <message>
        <source>%1 gains a token</source>
        <translation>%1 gains a token</translation>
    </message>
    <message>
        <source>You re-enter</source>
        <translation>You re-enter</translation>
    </message>
    <message>
        <source>%1 re-enters</source>
        <translation>%1 re-enters</translation>
    </message>
    <message>
        <source>You are out</source>
        <translation>You are out</translation>
    </message>
    <message>
        <source>%1 is out</source>
        <translation>%1 is out</translation>
    </message>
    <message>
        <source>%1: %2 for %3</source>
        <comment>%1 is a line such as &apos;Bruno exchanges 2&apos;; the rest are cards</comment>
        <translation>%1: %2 for %3</translation>
    </message>
    <message>
        <source>%1; on the table: %2</source>
        <comment>%1 is a line such as &apos;Bruno exposes the three&apos;; %2 are cards</comment>
        <translation>%1; on the table: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>%1 is a line such as &apos;Bruno gains a token&apos;; %2 a hand&apos;s worth</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2, %n left</source>
        <comment>%1 is a line such as &apos;Bruno loses a token&apos;; %2 his hand&apos;s worth; %n tokens</comment>
        <translation>
            <numerusform>%1: %2, %n left</numerusform>
            <numerusform>%1: %2, %n left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 with %n token(s)</source>
        <comment>%1 is a line such as &apos;Bruno re-enters&apos;</comment>
        <translation>
            <numerusform>%1 with %n token</numerusform>
            <numerusform>%1 with %n tokens</numerusform>
        </translation>
    </message>
    <message>
        <source>The shuffles are sealed</source>
        <translation>The shuffles are sealed</translation>
    </message>
    <message>
        <source>The seal is opened</source>
        <translation>The seal is opened</translation>
    </message>
    <message>
        <source>The shuffles are sealed. The seed that fixes them has the SHA-256 %1</source>
        <translation>The shuffles are sealed. The seed that fixes them has the SHA-256 %1</translation>
    </message>
    <message>
        <source>The seal is opened. The seed of all shuffles was %1</source>
        <translation>The seal is opened. The seed of all shuffles was %1</translation>
    </message>
    <message>
        <source>%1: a program plays</source>
        <translation>%1: a program plays</translation>
    </message>
    <message>
        <source>The house plays for %1</source>
        <translation>The house plays for %1</translation>
    </message>
    <message>
        <source>The house plays on for %1</source>
        <translation>The house plays on for %1</translation>
    </message>
    <message>
        <source>%1’s program: %2</source>
        <comment>%2 is what it wrote</comment>
        <translation>%1’s program: %2</translation>
    </message>
    <message>
        <source>%1: a program plays, which calls itself “%2”</source>
        <translation>%1: a program plays, which calls itself “%2”</translation>
    </message>
    <message>
        <source>%1’s program gave no valid answer: %2. The house plays for it this time.</source>
        <comment>%2 is why, as in &apos;no answer in time&apos;</comment>
        <translation>%1’s program gave no valid answer: %2. The house plays for it this time.</translation>
    </message>
    <message>
        <source>%1’s program cannot be relied on: %2. From now on the house plays for it.</source>
        <comment>%2 is why, as in &apos;the program has ended&apos;</comment>
        <translation>%1’s program cannot be relied on: %2. From now on the house plays for it.</translation>
    </message>
    <message>
        <source>You expose the four</source>
        <translation>You expose the four</translation>
    </message>
    <message>
        <source>%1 exposes the four</source>
        <translation>%1 exposes the four</translation>
    </message>
    <message>
        <source>You keep the four</source>
        <translation>You keep the four</translation>
    </message>
    <message>
        <source>%1 keeps the four</source>
        <translation>%1 keeps the four</translation>
    </message>
    <message>
        <source>You draw a card</source>
        <translation>You draw a card</translation>
    </message>
    <message>
        <source>%1 draws a card</source>
        <translation>%1 draws a card</translation>
    </message>
    <message>
        <source>You draw none</source>
        <translation>You draw none</translation>
    </message>
    <message>
        <source>%1 draws none</source>
        <translation>%1 draws none</translation>
    </message>
    <message>
        <source>%1: %2; under the stock: %3</source>
        <comment>%1 is a line such as &apos;You draw a card&apos;; the rest are cards</comment>
        <translation>%1: %2; under the stock: %3</translation>
    </message>
</context>
<context>
    <name>LogSlip</name>
    <message>
        <source>Log</source>
        <translation>Log</translation>
    </message>
    <message>
        <source>All moves of the match</source>
        <translation>All moves of the match</translation>
    </message>
</context>
<context>
    <name>LogTab</name>
    <message>
        <source>Log</source>
        <translation>Log</translation>
    </message>
    <message>
        <source>All moves of the match</source>
        <translation>All moves of the match</translation>
    </message>
</context>
<context>
    <name>LookSheet</name>
    <message>
        <source>What do you want to see?</source>
        <translation>What do you want to see?</translation>
    </message>
    <message>
        <source>All hands · shown</source>
        <translation>All hands · shown</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>All hands</translation>
    </message>
    <message>
        <source>open before you; key: O</source>
        <translation>open before you; key: O</translation>
    </message>
    <message>
        <source>One hand</source>
        <translation>One hand</translation>
    </message>
    <message>
        <source>One hand · shown</source>
        <translation>One hand · shown</translation>
    </message>
    <message>
        <source>and nothing that this seat could not see</source>
        <translation>and nothing that this seat could not see</translation>
    </message>
    <message>
        <source>From whose side</source>
        <translation>From whose side</translation>
    </message>
    <message>
        <source>here now</source>
        <translation>here now</translation>
    </message>
    <message>
        <source>key: %1</source>
        <translation>key: %1</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Leave the match on the table?</source>
        <translation>Leave the match on the table?</translation>
    </message>
    <message>
        <source>It ends here, and a new one begins.</source>
        <translation>It ends here, and a new one begins.</translation>
    </message>
    <message>
        <source>Deal the cards</source>
        <translation>Deal the cards</translation>
    </message>
    <message>
        <source>Leave the match?</source>
        <translation>Leave the match?</translation>
    </message>
    <message>
        <source>It ends here and is not kept.</source>
        <translation>It ends here and is not kept.</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Leave the table</translation>
    </message>
    <message>
        <source>Close the game?</source>
        <translation>Close the game?</translation>
    </message>
    <message>
        <source>The match on the table ends here.</source>
        <translation>The match on the table ends here.</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quit</translation>
    </message>
    <message>
        <source>Sounds off</source>
        <translation>Sounds off</translation>
    </message>
    <message>
        <source>Sounds on</source>
        <translation>Sounds on</translation>
    </message>
    <message>
        <source>It ends here, and the guided deal begins.</source>
        <translation>It ends here, and the guided deal begins.</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Show me</translation>
    </message>
    <message>
        <source>Play without keeping the match?</source>
        <translation>Play without keeping the match?</translation>
    </message>
    <message>
        <source>Play without keeping</source>
        <translation>Play without keeping</translation>
    </message>
    <message>
        <source>Give up the match that was begun?</source>
        <translation>Give up the match that was begun?</translation>
    </message>
    <message>
        <source>Give up the match?</source>
        <translation>Give up the match?</translation>
    </message>
    <message>
        <source>Give it up</source>
        <translation>Give it up</translation>
    </message>
    <message>
        <source>A word about your matches</source>
        <translation>A word about your matches</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Play on</translation>
    </message>
</context>
<context>
    <name>MambassaChapters</name>
    <message>
        <source>In short</source>
        <translation>In short</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>The deal</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Your turn</translation>
    </message>
    <message>
        <source>Who wins</source>
        <translation>Who wins</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Keys</translation>
    </message>
</context>
<context>
    <name>MambassaDeal</name>
    <message>
        <source>The deal</source>
        <translation>The deal</translation>
    </message>
    <message>
        <source>Two to eight play, best five, with one pack. Everything goes to the right, counter-clockwise.</source>
        <translation>Two to eight play, best five, with one pack. Everything goes to the right, counter-clockwise.</translation>
    </message>
    <message>
        <source>The first dealer</source>
        <translation>The first dealer</translation>
    </message>
    <message>
        <source>Before the first deal everybody draws a card. The highest deals; of equal ranks coins go before swords, cups and batons.</source>
        <translation>Before the first deal everybody draws a card. The highest deals; of equal ranks coins go before swords, cups and batons.</translation>
    </message>
    <message>
        <source>Shuffle and cut</source>
        <translation>Shuffle and cut</translation>
    </message>
    <message>
        <source>The dealer shuffles and the player at the dealer&apos;s left cuts. When it is up to you, drag on the pack to choose the place.</source>
        <translation>The dealer shuffles and the player at the dealer&apos;s left cuts. When it is up to you, drag on the pack to choose the place.</translation>
    </message>
    <message>
        <source>Four cards each</source>
        <translation>Four cards each</translation>
    </message>
    <message>
        <source>Everybody gets four cards together, face down, the dealer last. The dealer may not look at them yet.</source>
        <translation>Everybody gets four cards together, face down, the dealer last. The dealer may not look at them yet.</translation>
    </message>
    <message>
        <source>The dealer&apos;s choice</source>
        <translation>The dealer&apos;s choice</translation>
    </message>
    <message>
        <source>The dealer takes the next four cards, looks at them alone, and chooses:</source>
        <translation>The dealer takes the next four cards, looks at them alone, and chooses:</translation>
    </message>
    <message>
        <source>Expose them</source>
        <translation>Expose them</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>The four go face up: they are the monte. The dealer picks up the hand that was dealt, and play begins at the dealer&apos;s right.</source>
        <translation>The four go face up: they are the monte. The dealer picks up the hand that was dealt, and play begins at the dealer&apos;s right.</translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>Keep them</translation>
    </message>
    <message>
        <source>The four are the dealer&apos;s hand, and the dealt cards become the monte. This counts as the dealer&apos;s knock.</source>
        <translation>The four are the dealer&apos;s hand, and the dealt cards become the monte. This counts as the dealer&apos;s knock.</translation>
    </message>
    <message>
        <source>What is left of the pack is the stock, face down. It is never empty: with eight at the table it has four cards.</source>
        <translation>What is left of the pack is the stock, face down. It is never empty: with eight at the table it has four cards.</translation>
    </message>
</context>
<context>
    <name>MambassaEstimate</name>
    <message>
        <source>%1, second step</source>
        <comment>%1 is &apos;Lap 2&apos; or &apos;Last turn&apos;</comment>
        <translation>%1, second step</translation>
    </message>
    <message>
        <source>Expose the four</source>
        <translation>Expose the four</translation>
    </message>
    <message>
        <source>Keep the four and knock</source>
        <translation>Keep the four and knock</translation>
    </message>
    <message>
        <source>Put %1 under the stock and draw</source>
        <comment>%1 is a card with its article</comment>
        <translation>Put %1 under the stock and draw</translation>
    </message>
    <message>
        <source>No exchange</source>
        <translation>No exchange</translation>
    </message>
    <message>
        <source>A Mambassa ends the play at once, and all the others pay.</source>
        <translation>A Mambassa ends the play at once, and all the others pay.</translation>
    </message>
    <message>
        <source>A Quarantuna ends the play at once and takes a token.</source>
        <translation>A Quarantuna ends the play at once and takes a token.</translation>
    </message>
    <message>
        <source>You play on with four cards that nobody has seen yet, and lose a token %1.</source>
        <comment>%1 is &apos;in one deal out of three&apos;</comment>
        <translation>You play on with four cards that nobody has seen yet, and lose a token %1.</translation>
    </message>
    <message>
        <source>With %1 under the stock the card that comes makes a better hand %2, and you lose a token %3.</source>
        <comment>%1 is a card with its article; %2 and %3 are &apos;in one deal out of three&apos;</comment>
        <translation>With %1 under the stock the card that comes makes a better hand %2, and you lose a token %3.</translation>
    </message>
    <message>
        <source>%1, then knock</source>
        <comment>%1 is a hand&apos;s worth</comment>
        <translation>%1, then knock</translation>
    </message>
    <message>
        <source>%1, then stay</source>
        <comment>%1 is a hand&apos;s worth</comment>
        <translation>%1, then stay</translation>
    </message>
</context>
<context>
    <name>MambassaGuide</name>
    <message>
        <source>Welcome, I am Teresa. Each of us has put a token into the pool and keeps three. Now everybody draws a card: the highest deals first.</source>
        <translation>Welcome, I am Teresa. Each of us has put a token into the pool and keeps three. Now everybody draws a card: the highest deals first.</translation>
    </message>
    <message>
        <source>You deal: only you see these four. Expose them, and they are the monte; keep them, and that is a knock.</source>
        <translation>You deal: only you see these four. Expose them, and they are the monte; keep them, and that is a knock.</translation>
    </message>
    <message>
        <source>Two hands end the play at once: four aces, the Mambassa, and everybody else pays a token; ace, king, horse and jack of one suit, the Quarantuna, and a token comes out of the pool. Now %1 looks at four more cards.</source>
        <translation>Two hands end the play at once: four aces, the Mambassa, and everybody else pays a token; ace, king, horse and jack of one suit, the Quarantuna, and a token comes out of the pool. Now %1 looks at four more cards.</translation>
    </message>
    <message>
        <source>Four cards each. You have %1: that beats all hands that are only counted.</source>
        <translation>Four cards each. You have %1: that beats all hands that are only counted.</translation>
    </message>
    <message>
        <source>Four cards each. You have %1: cards of one suit are added up, the ace 11, the figures 10. Better are three or four of a rank, or in sequence in one suit.</source>
        <translation>Four cards each. You have %1: cards of one suit are added up, the ace 11, the figures 10. Better are three or four of a rank, or in sequence in one suit.</translation>
    </message>
    <message>
        <source>%1 lays the four open: this is the monte. A turn has two steps: one exchanges cards with it, then one may draw a card from the stock.</source>
        <translation>%1 lays the four open: this is the monte. A turn has two steps: one exchanges cards with it, then one may draw a card from the stock.</translation>
    </message>
    <message>
        <source>%1 keeps the four, which is a knock at once. The cards dealt before are the monte, and everybody else has just one turn.</source>
        <translation>%1 keeps the four, which is a knock at once. The cards dealt before are the monte, and everybody else has just one turn.</translation>
    </message>
    <message>
        <source>%1 puts a card under the stock, and draws.</source>
        <translation>%1 puts a card under the stock, and draws.</translation>
    </message>
    <message>
        <source>The second step: %1 puts a card under the stock, face down, and takes the one on its top. Nobody else sees either of them.</source>
        <translation>The second step: %1 puts a card under the stock, face down, and takes the one on its top. Nobody else sees either of them.</translation>
    </message>
    <message>
        <source>%1 changes all four cards: a shirt change, and that is a knock. Everybody else has one more turn.</source>
        <translation>%1 changes all four cards: a shirt change, and that is a knock. Everybody else has one more turn.</translation>
    </message>
    <message>
        <source>%1 has neither exchanged nor drawn: that is a knock. Everybody else has one more turn of two steps, then the hands are shown.</source>
        <translation>%1 has neither exchanged nor drawn: that is a knock. Everybody else has one more turn of two steps, then the hands are shown.</translation>
    </message>
    <message>
        <source>%1 stays, and draws no card.</source>
        <translation>%1 stays, and draws no card.</translation>
    </message>
    <message>
        <source>Your four lie open as the monte, and you pick up the cards dealt to you.</source>
        <translation>Your four lie open as the monte, and you pick up the cards dealt to you.</translation>
    </message>
    <message>
        <source>You drew the %1, and nobody else saw it: now you have %2.</source>
        <comment>a card; a hand&apos;s worth</comment>
        <translation>You drew the %1, and nobody else saw it: now you have %2.</translation>
    </message>
    <message>
        <source>Now you have %1: that was the first step.</source>
        <translation>Now you have %1: that was the first step.</translation>
    </message>
    <message>
        <source>Your last turn. The monte alone makes %1: take all four.</source>
        <translation>Your last turn. The monte alone makes %1: take all four.</translation>
    </message>
    <message>
        <source>Look: the monte alone makes %1. Take all four: that is a shirt change, and a knock.</source>
        <translation>Look: the monte alone makes %1. Take all four: that is a shirt change, and a knock.</translation>
    </message>
    <message>
        <source>Your turn, and your luck: the %1 for the %2 makes a %3, which ends the play at once!</source>
        <comment>cards; cards; Mambassa or a Quarantuna</comment>
        <translation>Your turn, and your luck: the %1 for the %2 makes a %3, which ends the play at once!</translation>
    </message>
    <message>
        <source>Your last turn, both steps, and nothing in it is a knock any more. I would give the %1 for the %2: that makes %3.</source>
        <comment>cards; cards; a hand&apos;s worth</comment>
        <translation>Your last turn, both steps, and nothing in it is a knock any more. I would give the %1 for the %2: that makes %3.</translation>
    </message>
    <message>
        <source>Your last turn. No exchange makes your %1 any better: “No exchange”, and then we look at the stock.</source>
        <translation>Your last turn. No exchange makes your %1 any better: “No exchange”, and then we look at the stock.</translation>
    </message>
    <message>
        <source>You have %1: of 100 hands %2 are weaker. That will do: “No exchange”, and knock in the second step.</source>
        <translation>You have %1: of 100 hands %2 are weaker. That will do: “No exchange”, and knock in the second step.</translation>
    </message>
    <message>
        <source>No exchange makes your %1 any better: “No exchange”, and then we look at the stock.</source>
        <translation>No exchange makes your %1 any better: “No exchange”, and then we look at the stock.</translation>
    </message>
    <message>
        <source>The second step. A draw would more likely spoil your %1 than better it: stay.</source>
        <translation>The second step. A draw would more likely spoil your %1 than better it: stay.</translation>
    </message>
    <message>
        <source>The second step. Who neither exchanges nor draws knocks: do it now, with %1.</source>
        <translation>The second step. Who neither exchanges nor draws knocks: do it now, with %1.</translation>
    </message>
    <message>
        <source>Just so: press “Draw a card”.</source>
        <translation>Just so: press “Draw a card”.</translation>
    </message>
    <message>
        <source>I would put the %1 away; but the hand is yours. Then “Draw a card”.</source>
        <translation>I would put the %1 away; but the hand is yours. Then “Draw a card”.</translation>
    </message>
    <message>
        <source>The second step again. I would put the %1 under the stock, and draw.</source>
        <translation>The second step again. I would put the %1 under the stock, and draw.</translation>
    </message>
    <message>
        <source>The second step: you may draw. Choose your %1: it goes under the stock unseen, and you take the card on its top. Or you stay.</source>
        <translation>The second step: you may draw. Choose your %1: it goes under the stock unseen, and you take the card on its top. Or you stay.</translation>
    </message>
    <message>
        <source>No token leaves the table: the last one in takes the pool. Now you know enough for a match of your own.</source>
        <translation>No token leaves the table: the last one in takes the pool. Now you know enough for a match of your own.</translation>
    </message>
    <message>
        <source>A Mambassa! All the others pay a token, whatever they hold. %1</source>
        <comment>%1 are two sentences</comment>
        <translation>A Mambassa! All the others pay a token, whatever they hold. %1</translation>
    </message>
    <message>
        <source>A Quarantuna! It takes a token out of the pool, and the lowest hand pays one. %1</source>
        <comment>%1 are two sentences</comment>
        <translation>A Quarantuna! It takes a token out of the pool, and the lowest hand pays one. %1</translation>
    </message>
</context>
<context>
    <name>MambassaNumbers</name>
    <message>
        <source>Mambasse, four aces</source>
        <translation>Mambasse, four aces</translation>
    </message>
    <message>
        <source>Quarantune</source>
        <translation>Quarantune</translation>
    </message>
</context>
<context>
    <name>MambassaRanking</name>
    <message>
        <source>Who has the best hand</source>
        <translation>Who has the best hand</translation>
    </message>
    <message>
        <source>Mambassa · 44</source>
        <translation>Mambassa · 44</translation>
    </message>
    <message>
        <source>Four aces.</source>
        <translation>Four aces.</translation>
    </message>
    <message>
        <source>Quarantuna · 41</source>
        <translation>Quarantuna · 41</translation>
    </message>
    <message>
        <source>Ace, king, horse and jack of one suit. All of them are equal.</source>
        <translation>Ace, king, horse and jack of one suit. All of them are equal.</translation>
    </message>
    <message>
        <source>Quartina · 40</source>
        <translation>Quartina · 40</translation>
    </message>
    <message>
        <source>Four of a kind: four 2s are best, four kings last.</source>
        <translation>Four of a kind: four 2s are best, four kings last.</translation>
    </message>
    <message>
        <source>Long sequence · 39½</source>
        <translation>Long sequence · 39½</translation>
    </message>
    <message>
        <source>Four in a row of one suit. The higher top card wins, then the suit.</source>
        <translation>Four in a row of one suit. The higher top card wins, then the suit.</translation>
    </message>
    <message>
        <source>Three of a kind · 39</source>
        <translation>Three of a kind · 39</translation>
    </message>
    <message>
        <source>Three aces are best, then three 2s, and so on to three kings.</source>
        <translation>Three aces are best, then three 2s, and so on to three kings.</translation>
    </message>
    <message>
        <source>Short sequence · 38½</source>
        <translation>Short sequence · 38½</translation>
    </message>
    <message>
        <source>Three in a row of one suit. The higher top card wins, then the suit.</source>
        <translation>Three in a row of one suit. The higher top card wins, then the suit.</translation>
    </message>
    <message>
        <source>Points · up to 38</source>
        <translation>Points · up to 38</translation>
    </message>
    <message>
        <source>The best sum in a single suit: here 28 in coins. Equal sums tie.</source>
        <translation>The best sum in a single suit: here 28 in coins. Equal sums tie.</translation>
    </message>
    <message>
        <source>Where a suit decides, coins go before swords, then cups, then batons. A hand counts as the best thing that it holds.</source>
        <translation>Where a suit decides, coins go before swords, then cups, then batons. A hand counts as the best thing that it holds.</translation>
    </message>
</context>
<context>
    <name>MambassaReplay</name>
    <message>
        <source>Mambassa of %1</source>
        <translation>Mambassa of %1</translation>
    </message>
    <message>
        <source>Quarantuna of %1</source>
        <translation>Quarantuna of %1</translation>
    </message>
</context>
<context>
    <name>MambassaRules</name>
    <message>
        <source>Four cards in the hand, four on the table, and a draw</source>
        <translation>Four cards in the hand, four on the table, and a draw</translation>
    </message>
    <message>
        <source>Value of a token</source>
        <translation>Value of a token</translation>
    </message>
    <message>
        <source>Everybody has four: one for the pool, and three lives</source>
        <translation>Everybody has four: one for the pool, and three lives</translation>
    </message>
    <message>
        <source>tokens worth nothing</source>
        <translation>tokens worth nothing</translation>
    </message>
    <message>
        <source>%1 a token</source>
        <comment>%1 is an amount of money</comment>
        <translation>%1 a token</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) make a pool of %1 before the first deal.</source>
        <translation>
            <numerusform>%n token makes a pool of %1 before the first deal.</numerusform>
            <numerusform>%n tokens make a pool of %1 before the first deal.</numerusform>
        </translation>
    </message>
    <message>
        <source>The usual rules</source>
        <translation>The usual rules</translation>
    </message>
    <message>
        <source>Just for the game</source>
        <translation>Just for the game</translation>
    </message>
    <message>
        <source>Mambassa</source>
        <translation>Mambassa</translation>
    </message>
    <message>
        <source>with forty cards from Piacenza, four tokens and a stock to draw from</source>
        <translation>with forty cards from Piacenza, four tokens and a stock to draw from</translation>
    </message>
    <message>
        <source>Mambassa is Petrangola’s sister, with four cards and a stock to draw from.</source>
        <translation>Mambassa is Petrangola’s sister, with four cards and a stock to draw from.</translation>
    </message>
</context>
<context>
    <name>MambassaScene</name>
    <message>
        <source>a Mambassa or a Quarantuna</source>
        <translation>a Mambassa or a Quarantuna</translation>
    </message>
</context>
<context>
    <name>MambassaShort</name>
    <message>
        <source>Mambassa in short</source>
        <translation>Mambassa in short</translation>
    </message>
    <message>
        <source>The sister of Petrangola with four cards in the hand and four face up on the table: the monte. Besides the exchange there is a draw.</source>
        <translation>The sister of Petrangola with four cards in the hand and four face up on the table: the monte. Besides the exchange there is a draw.</translation>
    </message>
    <message>
        <source>Exchange, then draw</source>
        <translation>Exchange, then draw</translation>
    </message>
    <message>
        <source>In your turn exchange cards with the monte; then, if you like, put a card under the stock and take the one on its top.</source>
        <translation>In your turn exchange cards with the monte; then, if you like, put a card under the stock and take the one on its top.</translation>
    </message>
    <message>
        <source>Knock when it will do</source>
        <translation>Knock when it will do</translation>
    </message>
    <message>
        <source>Who neither exchanges nor draws knocks. The others have one more turn each.</source>
        <translation>Who neither exchanges nor draws knocks. The others have one more turn each.</translation>
    </message>
    <message>
        <source>Show your cards</source>
        <translation>Show your cards</translation>
    </message>
    <message>
        <source>All hands are turned over. The worst one costs its owner a token, which goes into the pool.</source>
        <translation>All hands are turned over. The worst one costs its owner a token, which goes into the pool.</translation>
    </message>
    <message>
        <source>Stay in the game</source>
        <translation>Stay in the game</translation>
    </message>
    <message>
        <source>Without a token you are out for good. The last one in takes the pool.</source>
        <translation>Without a token you are out for good. The last one in takes the pool.</translation>
    </message>
    <message>
        <source>Mambassa</source>
        <translation>Mambassa</translation>
    </message>
    <message>
        <source>Four aces end the play at once, and everybody else pays a token.</source>
        <translation>Four aces end the play at once, and everybody else pays a token.</translation>
    </message>
    <message>
        <source>Quarantuna</source>
        <translation>Quarantuna</translation>
    </message>
    <message>
        <source>Ace, king, horse and jack of one suit end the play too, and take a token out of the pool.</source>
        <translation>Ace, king, horse and jack of one suit end the play too, and take a token out of the pool.</translation>
    </message>
    <message>
        <source>An ace counts 11, a king, a horse and a jack 10, the others what they show; only cards of one suit are added up.</source>
        <translation>An ace counts 11, a king, a horse and a jack 10, the others what they show; only cards of one suit are added up.</translation>
    </message>
</context>
<context>
    <name>MambassaTable</name>
    <message>
        <source>You have a Mambassa</source>
        <translation>You have a Mambassa</translation>
    </message>
    <message>
        <source>%1 has a Mambassa</source>
        <translation>%1 has a Mambassa</translation>
    </message>
    <message>
        <source>You have a Quarantuna</source>
        <translation>You have a Quarantuna</translation>
    </message>
    <message>
        <source>%1 has a Quarantuna</source>
        <translation>%1 has a Quarantuna</translation>
    </message>
    <message numerus="yes">
        <source>%n rare hand(s)</source>
        <comment>Mambasse and Quarantune</comment>
        <translation>
            <numerusform>%n rare hand</numerusform>
            <numerusform>%n rare hands</numerusform>
        </translation>
    </message>
    <message>
        <source>Expose</source>
        <translation>Expose</translation>
    </message>
    <message>
        <source>and pick up your four</source>
        <translation>and pick up your four</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>a key</comment>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Keep and knock</source>
        <translation>Keep and knock</translation>
    </message>
    <message>
        <source>you stay with %1</source>
        <comment>%1 is a hand&apos;s worth</comment>
        <translation>you stay with %1</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Exchange</translation>
    </message>
    <message>
        <source>Shirt change</source>
        <translation>Shirt change</translation>
    </message>
    <message numerus="yes">
        <source>Exchange %n</source>
        <translation>
            <numerusform>Exchange %n</numerusform>
            <numerusform>Exchange %n</numerusform>
        </translation>
    </message>
    <message>
        <source>and knock with %1</source>
        <comment>%1 is a hand&apos;s worth</comment>
        <translation>and knock with %1</translation>
    </message>
    <message>
        <source>makes %1</source>
        <comment>%1 is a hand&apos;s worth</comment>
        <translation>makes %1</translation>
    </message>
    <message>
        <source>No exchange</source>
        <translation>No exchange</translation>
    </message>
    <message>
        <source>then draw a card or stay</source>
        <translation>then draw a card or stay</translation>
    </message>
    <message>
        <source>then draw a card or knock</source>
        <translation>then draw a card or knock</translation>
    </message>
    <message>
        <source>all four: %1</source>
        <comment>%1 is a hand&apos;s worth</comment>
        <translation>all four: %1</translation>
    </message>
    <message>
        <source>Draw a card</source>
        <translation>Draw a card</translation>
    </message>
    <message>
        <source>the %1 goes under the stock</source>
        <comment>%1 is a card</comment>
        <translation>the %1 goes under the stock</translation>
    </message>
    <message>
        <source>choose the card to put away</source>
        <translation>choose the card to put away</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Stay</translation>
    </message>
    <message>
        <source>Choose a card of yours and one of the monte, or go on without an exchange.</source>
        <translation>Choose a card of yours and one of the monte, or go on without an exchange.</translation>
    </message>
    <message>
        <source>Choose the card of yours that goes under the stock.</source>
        <translation>Choose the card of yours that goes under the stock.</translation>
    </message>
    <message>
        <source>Who neither exchanges nor draws knocks. There is no pass.</source>
        <translation>Who neither exchanges nor draws knocks. There is no pass.</translation>
    </message>
    <message>
        <source>%1 has knocked already.</source>
        <translation>%1 has knocked already.</translation>
    </message>
    <message>
        <source>Who has exchanged cannot knock in that turn: draw, or stay.</source>
        <translation>Who has exchanged cannot knock in that turn: draw, or stay.</translation>
    </message>
    <message>
        <source>Here is the monte</source>
        <comment>said by the dealer who exposes</comment>
        <translation>Here is the monte</translation>
    </message>
    <message>
        <source>I keep them!</source>
        <comment>said by the dealer who keeps the four, which is a knock</comment>
        <translation>I keep them!</translation>
    </message>
    <message numerus="yes">
        <source>exchanges %n</source>
        <comment>what a seat just did, in a bubble</comment>
        <translation>
            <numerusform>exchanges %n</numerusform>
            <numerusform>exchanges %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Shirt change!</source>
        <comment>said with a knock</comment>
        <translation>Shirt change!</translation>
    </message>
    <message>
        <source>exchanges all four</source>
        <translation>exchanges all four</translation>
    </message>
    <message>
        <source>draws</source>
        <comment>what a seat just did, in a bubble</comment>
        <translation>draws</translation>
    </message>
    <message numerus="yes">
        <source>exchanges %n and draws</source>
        <comment>what a seat just did, in a bubble</comment>
        <translation>
            <numerusform>exchanges %n and draws</numerusform>
            <numerusform>exchanges %n and draws</numerusform>
        </translation>
    </message>
    <message>
        <source>I knock!</source>
        <translation>I knock!</translation>
    </message>
    <message>
        <source>stays</source>
        <comment>what a seat just did, in a bubble</comment>
        <translation>stays</translation>
    </message>
    <message>
        <source>Mambassa!</source>
        <comment>said by who holds four aces</comment>
        <translation>Mambassa!</translation>
    </message>
    <message>
        <source>Quarantuna!</source>
        <comment>said by who holds ace, king, horse and jack of a suit</comment>
        <translation>Quarantuna!</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) (%1)</source>
        <comment>the pool; %1 is an amount of play money</comment>
        <translation>
            <numerusform>%n token (%1)</numerusform>
            <numerusform>%n tokens (%1)</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody draws a card: the highest deals first</source>
        <translation>Everybody draws a card: the highest deals first</translation>
    </message>
    <message>
        <source>Only you see these four</source>
        <translation>Only you see these four</translation>
    </message>
    <message>
        <source>Only the dealer sees these</source>
        <translation>Only the dealer sees these</translation>
    </message>
    <message>
        <source>The highest card makes the first dealer: you</source>
        <translation>The highest card makes the first dealer: you</translation>
    </message>
    <message>
        <source>The highest card makes the first dealer: %1</source>
        <translation>The highest card makes the first dealer: %1</translation>
    </message>
    <message>
        <source>You deal: expose these four, or keep them?</source>
        <translation>You deal: expose these four, or keep them?</translation>
    </message>
    <message>
        <source>%1 deals and looks at four cards</source>
        <translation>%1 deals and looks at four cards</translation>
    </message>
    <message>
        <source>Second step: draw a card? · deal %1, lap %2</source>
        <translation>Second step: draw a card? · deal %1, lap %2</translation>
    </message>
    <message>
        <source>%3 may draw · deal %1, lap %2</source>
        <translation>%3 may draw · deal %1, lap %2</translation>
    </message>
    <message>
        <source>Last turn, second step: draw a card?</source>
        <translation>Last turn, second step: draw a card?</translation>
    </message>
    <message>
        <source>Last turn: %1 may draw</source>
        <translation>Last turn: %1 may draw</translation>
    </message>
    <message>
        <source>You deal, and the four are %1: %2. Expose them, or keep them?</source>
        <comment>%1 are cards, %2 what they are worth as a hand</comment>
        <translation>You deal, and the four are %1: %2. Expose them, or keep them?</translation>
    </message>
    <message>
        <source>Second step. You have %1: %2. Put a card under the stock and draw another, or not?</source>
        <comment>%1 is a hand&apos;s worth, %2 are cards</comment>
        <translation>Second step. You have %1: %2. Put a card under the stock and draw another, or not?</translation>
    </message>
    <message>
        <source>Choose as many cards of yours as of the monte.</source>
        <translation>Choose as many cards of yours as of the monte.</translation>
    </message>
    <message>
        <source>That cannot be done now.</source>
        <translation>That cannot be done now.</translation>
    </message>
    <message>
        <source>First expose the four cards or keep them.</source>
        <translation>First expose the four cards or keep them.</translation>
    </message>
    <message>
        <source>First %1 looks at four cards.</source>
        <translation>First %1 looks at four cards.</translation>
    </message>
    <message>
        <source>The exchange is over: draw a card, or stay.</source>
        <translation>The exchange is over: draw a card, or stay.</translation>
    </message>
    <message>
        <source>you</source>
        <comment>within a list of those who hold a Quarantuna</comment>
        <translation>you</translation>
    </message>
    <message>
        <source>Mambassa!</source>
        <translation>Mambassa!</translation>
    </message>
    <message>
        <source>Quarantuna!</source>
        <translation>Quarantuna!</translation>
    </message>
    <message>
        <source>You hold the four aces: everybody else pays a token.</source>
        <translation>You hold the four aces: everybody else pays a token.</translation>
    </message>
    <message>
        <source>%1 holds the four aces: everybody else pays a token.</source>
        <translation>%1 holds the four aces: everybody else pays a token.</translation>
    </message>
    <message>
        <source>You hold ace, king, horse and jack of a suit, and take a token out of the pool.</source>
        <translation>You hold ace, king, horse and jack of a suit, and take a token out of the pool.</translation>
    </message>
    <message>
        <source>Ace, king, horse and jack of a suit: a token out of the pool for %1.</source>
        <comment>%1 is one name or a list</comment>
        <translation>Ace, king, horse and jack of a suit: a token out of the pool for %1.</translation>
    </message>
    <message>
        <source>They share the lowest hand: %1.</source>
        <translation>They share the lowest hand: %1.</translation>
    </message>
    <message>
        <source>The lowest hand is yours: %1.</source>
        <translation>The lowest hand is yours: %1.</translation>
    </message>
    <message>
        <source>The lowest hand: %1.</source>
        <translation>The lowest hand: %1.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>MambassaTokens</name>
    <message>
        <source>Tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>Everybody has four tokens of a value that the table agrees on: one for the pool, and three lives. No token ever leaves the table.</source>
        <translation>Everybody has four tokens of a value that the table agrees on: one for the pool, and three lives. No token ever leaves the table.</translation>
    </message>
    <message>
        <source>The worst hand pays</source>
        <translation>The worst hand pays</translation>
    </message>
    <message>
        <source>After every deal the worst hand pays one token into the pool. If several are equally bad, each of them pays one.</source>
        <translation>After every deal the worst hand pays one token into the pool. If several are equally bad, each of them pays one.</translation>
    </message>
    <message>
        <source>A Mambassa</source>
        <translation>A Mambassa</translation>
    </message>
    <message>
        <source>Everybody else still in pays one token, whatever they hold.</source>
        <translation>Everybody else still in pays one token, whatever they hold.</translation>
    </message>
    <message>
        <source>A Quarantuna</source>
        <translation>A Quarantuna</translation>
    </message>
    <message>
        <source>When hands are looked at</source>
        <translation>When hands are looked at</translation>
    </message>
    <message>
        <source>When play begins, all together, and after each step of a turn. A Mambassa or a Quarantuna is declared at once: there is no choice.</source>
        <translation>When play begins, all together, and after each step of a turn. A Mambassa or a Quarantuna is declared at once: there is no choice.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>The end</translation>
    </message>
    <message>
        <source>Who has no token left is out and cannot come back. The last one in takes the pool.</source>
        <translation>Who has no token left is out and cannot come back. The last one in takes the pool.</translation>
    </message>
    <message>
        <source>If all who are left lose their last token together, the dealer of that deal takes the pool.</source>
        <translation>If all who are left lose their last token together, the dealer of that deal takes the pool.</translation>
    </message>
    <message>
        <source>The tokens stand for play money. Nothing can be won here but the match.</source>
        <translation>The tokens stand for play money. Nothing can be won here but the match.</translation>
    </message>
    <message>
        <source>The worst hand pays one token, and the owner takes one out of the pool. Several that are found when play begins each take one, from the dealer&apos;s right on, for as long as the pool lasts.</source>
        <translation>The worst hand pays one token, and the owner takes one out of the pool. Several that are found when play begins each take one, from the dealer&apos;s right on, for as long as the pool lasts.</translation>
    </message>
</context>
<context>
    <name>MambassaTurn</name>
    <message>
        <source>Your turn</source>
        <translation>Your turn</translation>
    </message>
    <message>
        <source>A turn has two steps: the exchange with the monte, which all see, and the draw from the stock, which nobody else sees.</source>
        <translation>A turn has two steps: the exchange with the monte, which all see, and the draw from the stock, which nobody else sees.</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Exchange</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Give none, one, two or three cards and take as many from the monte.</source>
        <translation>Give none, one, two or three cards and take as many from the monte.</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Draw</translation>
    </message>
    <message>
        <source>Put one card face down under the stock, then take the one on its top. Or stay with what you have.</source>
        <translation>Put one card face down under the stock, then take the one on its top. Or stay with what you have.</translation>
    </message>
    <message>
        <source>The knock</source>
        <translation>The knock</translation>
    </message>
    <message>
        <source>Neither exchange nor draw</source>
        <translation>Neither exchange nor draw</translation>
    </message>
    <message>
        <source>Let both steps pass: the key K, and once more.</source>
        <translation>Let both steps pass: the key K, and once more.</translation>
    </message>
    <message>
        <source>Change the shirt</source>
        <translation>Change the shirt</translation>
    </message>
    <message>
        <source>All four of yours for all four of the monte, with the key C. There is no draw after it.</source>
        <translation>All four of yours for all four of the monte, with the key C. There is no draw after it.</translation>
    </message>
    <message>
        <source>As dealer, keep the four you looked at</source>
        <translation>As dealer, keep the four you looked at</translation>
    </message>
    <message>
        <source>Then nobody has had a turn yet, and each has just one.</source>
        <translation>Then nobody has had a turn yet, and each has just one.</translation>
    </message>
    <message>
        <source>After a knock everyone else has one more whole turn, both steps. Nothing done in it counts as another knock.</source>
        <translation>After a knock everyone else has one more whole turn, both steps. Nothing done in it counts as another knock.</translation>
    </message>
    <message>
        <source>Choose your cards with 1 2 3 4 and those of the monte with Q W E R. Esc takes the choice back.</source>
        <translation>Choose your cards with 1 2 3 4 and those of the monte with Q W E R. Esc takes the choice back.</translation>
    </message>
</context>
<context>
    <name>MambassaWorth</name>
    <message>
        <source>four twos</source>
        <translation>four twos</translation>
    </message>
    <message>
        <source>four threes</source>
        <translation>four threes</translation>
    </message>
    <message>
        <source>four fours</source>
        <translation>four fours</translation>
    </message>
    <message>
        <source>four fives</source>
        <translation>four fives</translation>
    </message>
    <message>
        <source>four sixes</source>
        <translation>four sixes</translation>
    </message>
    <message>
        <source>four sevens</source>
        <translation>four sevens</translation>
    </message>
    <message>
        <source>four jacks</source>
        <translation>four jacks</translation>
    </message>
    <message>
        <source>four horses</source>
        <translation>four horses</translation>
    </message>
    <message>
        <source>four kings</source>
        <translation>four kings</translation>
    </message>
    <message>
        <source>Quarantuna in coins</source>
        <translation>Quarantuna in coins</translation>
    </message>
    <message>
        <source>Quarantuna in cups</source>
        <translation>Quarantuna in cups</translation>
    </message>
    <message>
        <source>Quarantuna in swords</source>
        <translation>Quarantuna in swords</translation>
    </message>
    <message>
        <source>Quarantuna in batons</source>
        <translation>Quarantuna in batons</translation>
    </message>
    <message>
        <source>Mambassa</source>
        <comment>four aces</comment>
        <translation>Mambassa</translation>
    </message>
    <message>
        <source>long sequence to the %1</source>
        <comment>four cards; %1 is an ace</comment>
        <translation>long sequence to the %1</translation>
    </message>
    <message>
        <source>long sequence to the %1</source>
        <comment>four cards; %1 is its top card</comment>
        <translation>long sequence to the %1</translation>
    </message>
</context>
<context>
    <name>MenuSheet</name>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>Go on playing</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Rules</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Settings</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>New match</translation>
    </message>
    <message>
        <source>Ctrl+N</source>
        <translation>Ctrl+N</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quit</translation>
    </message>
    <message>
        <source>Ctrl+Q</source>
        <translation>Ctrl+Q</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Start page</translation>
    </message>
    <message>
        <source>the match waits there</source>
        <translation>the match waits there</translation>
    </message>
    <message>
        <source>Turn the sounds on</source>
        <translation>Turn the sounds on</translation>
    </message>
    <message>
        <source>Turn the sounds off</source>
        <translation>Turn the sounds off</translation>
    </message>
    <message>
        <source>Guided deal</source>
        <translation>Guided deal</translation>
    </message>
    <message>
        <source>Teresa explains</source>
        <translation>Teresa explains</translation>
    </message>
    <message>
        <source>Give up the match</source>
        <translation>Give up the match</translation>
    </message>
    <message>
        <source>History</source>
        <translation>History</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistics</translation>
    </message>
</context>
<context>
    <name>MonteBoard</name>
    <message>
        <source>one of the dealer&apos;s cards</source>
        <translation>one of the dealer&apos;s cards</translation>
    </message>
    <message>
        <source>monte, card %1 of %2</source>
        <translation>monte, card %1 of %2</translation>
    </message>
</context>
<context>
    <name>MoveFigures</name>
    <message>
        <source>What the move was worth</source>
        <translation>What the move was worth</translation>
    </message>
    <message>
        <source>%1: %2 to lose a token</source>
        <comment>a move, and a percentage</comment>
        <translation>%1: %2 to lose a token</translation>
    </message>
    <message>
        <source>%1 may lose a token</source>
        <comment>%1 is a name; percentages follow</comment>
        <translation>%1 may lose a token</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>&apos;Better&apos; or &apos;Next best&apos;, and a move</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>NewMatchPage</name>
    <message>
        <source>At the table</source>
        <translation>At the table</translation>
    </message>
    <message>
        <source>Players at the table</source>
        <translation>Players at the table</translation>
    </message>
    <message>
        <source>Lay the usual table?</source>
        <translation>Lay the usual table?</translation>
    </message>
    <message>
        <source>Every rule and every seat is set back, names, portraits and levels too. House rules that you kept under a name stay.</source>
        <translation>Every rule and every seat is set back, names, portraits and levels too. House rules that you kept under a name stay.</translation>
    </message>
    <message>
        <source>Lay it</source>
        <translation>Lay it</translation>
    </message>
</context>
<context>
    <name>OutsideFile</name>
    <message>
        <source>it is too large; at most %1 are read</source>
        <comment>%1 is &apos;32 MiB&apos;</comment>
        <translation>it is too large; at most %1 are read</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>it is a folder</translation>
    </message>
    <message>
        <source>it is no file, but a device or a pipe</source>
        <translation>it is no file, but a device or a pipe</translation>
    </message>
</context>
<context>
    <name>OwnHand</name>
    <message>
        <source>Your hand</source>
        <translation>Your hand</translation>
    </message>
    <message>
        <source>your hand, card %1 of %2</source>
        <translation>your hand, card %1 of %2</translation>
    </message>
    <message>
        <source>You are out and watch the others</source>
        <translation>You are out and watch the others</translation>
    </message>
    <message>
        <source>seen</source>
        <comment>a card of yours that the others know</comment>
        <translation>seen</translation>
    </message>
    <message>
        <source>The hand at the foot</source>
        <translation>The hand at the foot</translation>
    </message>
    <message>
        <source>hand at the foot, card %1 of %2</source>
        <translation>hand at the foot, card %1 of %2</translation>
    </message>
    <message>
        <source>your hand, card %1 of %2, seen by the others</source>
        <translation>your hand, card %1 of %2, seen by the others</translation>
    </message>
</context>
<context>
    <name>PackBox</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Packs</name>
    <message>
        <source>Piacentine</source>
        <translation>Piacentine</translation>
    </message>
</context>
<context>
    <name>PathSlip</name>
    <message>
        <source>Write where it is, or choose below.</source>
        <translation>Write where it is, or choose below.</translation>
    </message>
    <message>
        <source>No match records in this folder (files ending in .petrangola).</source>
        <translation>No match records in this folder (files ending in .petrangola).</translation>
    </message>
    <message>
        <source>There is no file and no folder of that name.</source>
        <translation>There is no file and no folder of that name.</translation>
    </message>
    <message>
        <source>This is a folder: write a name for the file behind it.</source>
        <translation>This is a folder: write a name for the file behind it.</translation>
    </message>
    <message>
        <source>There is no such folder to write into.</source>
        <translation>There is no such folder to write into.</translation>
    </message>
    <message>
        <source>This is a file: choose a folder.</source>
        <translation>This is a file: choose a folder.</translation>
    </message>
    <message>
        <source>A file of that name is there already.</source>
        <translation>A file of that name is there already.</translation>
    </message>
    <message>
        <source>What is in this folder stays as it is.</source>
        <translation>What is in this folder stays as it is.</translation>
    </message>
    <message>
        <source>The folder will be made.</source>
        <translation>The folder will be made.</translation>
    </message>
    <message>
        <source>Take in matches from files</source>
        <translation>Take in matches from files</translation>
    </message>
    <message>
        <source>Save a copy of this match</source>
        <translation>Save a copy of this match</translation>
    </message>
    <message>
        <source>Save all matches shown in a folder</source>
        <translation>Save all matches shown in a folder</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Folder</translation>
    </message>
    <message>
        <source>File</source>
        <translation>File</translation>
    </message>
    <message>
        <source>File or folder</source>
        <translation>File or folder</translation>
    </message>
    <message>
        <source>No, go back</source>
        <translation>No, go back</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Write over it</source>
        <translation>Write over it</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Save</translation>
    </message>
    <message numerus="yes">
        <source>Take in %n file(s)</source>
        <translation>
            <numerusform>Take in %n file</numerusform>
            <numerusform>Take in %n files</numerusform>
        </translation>
    </message>
    <message>
        <source>Take it in</source>
        <translation>Take it in</translation>
    </message>
</context>
<context>
    <name>PeriodChoice</name>
    <message>
        <source>Period</source>
        <translation>Period</translation>
    </message>
    <message>
        <source>all</source>
        <comment>matches</comment>
        <translation>all</translation>
    </message>
    <message>
        <source>last year</source>
        <translation>last year</translation>
    </message>
    <message>
        <source>30 days</source>
        <translation>30 days</translation>
    </message>
    <message>
        <source>7 days</source>
        <translation>7 days</translation>
    </message>
</context>
<context>
    <name>PetrangolaChapters</name>
    <message>
        <source>In short</source>
        <translation>In short</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>The cards</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>The deal</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Your turn</translation>
    </message>
    <message>
        <source>The knock</source>
        <translation>The knock</translation>
    </message>
    <message>
        <source>Who wins</source>
        <translation>Who wins</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>House rules</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Words</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Keys</translation>
    </message>
</context>
<context>
    <name>PetrangolaEstimate</name>
    <message>
        <source>Expose the three</source>
        <translation>Expose the three</translation>
    </message>
    <message>
        <source>Keep the three and knock</source>
        <translation>Keep the three and knock</translation>
    </message>
    <message>
        <source>Three aces never pay.</source>
        <translation>Three aces never pay.</translation>
    </message>
    <message>
        <source>You play on with three cards that nobody has seen yet, and lose a token %1.</source>
        <comment>%1 is &apos;in one deal out of three&apos;</comment>
        <translation>You play on with three cards that nobody has seen yet, and lose a token %1.</translation>
    </message>
</context>
<context>
    <name>PetrangolaGuide</name>
    <message>
        <source>Welcome, I am Teresa. The cards are turned until the ace of coins comes up: whoever gets it deals first.</source>
        <translation>Welcome, I am Teresa. The cards are turned until the ace of coins comes up: whoever gets it deals first.</translation>
    </message>
    <message>
        <source>You deal: only you see these three. Expose them, and they are the monte; keep them, and that is a knock.</source>
        <translation>You deal: only you see these three. Expose them, and they are the monte; keep them, and that is a knock.</translation>
    </message>
    <message>
        <source>You hold a petrangola: %1. It beats all hands that are only counted. Now %2 looks at three more cards.</source>
        <translation>You hold a petrangola: %1. It beats all hands that are only counted. Now %2 looks at three more cards.</translation>
    </message>
    <message>
        <source>You have %1. Only cards of one suit count together: the ace 11, the figures 10, the others what they show. Now %2 looks at three more cards.</source>
        <translation>You have %1. Only cards of one suit count together: the ace 11, the figures 10, the others what they show. Now %2 looks at three more cards.</translation>
    </message>
    <message>
        <source>%1 lays the three open: this is the monte. In turn, going round to the right, everybody swaps cards with it.</source>
        <translation>%1 lays the three open: this is the monte. In turn, going round to the right, everybody swaps cards with it.</translation>
    </message>
    <message>
        <source>%1 keeps the three, which is a knock at once. The cards dealt before are the monte, and everybody else has just one turn.</source>
        <translation>%1 keeps the three, which is a knock at once. The cards dealt before are the monte, and everybody else has just one turn.</translation>
    </message>
    <message>
        <source>%1 knocks and keeps those three cards. Everybody else has one more turn, then the hands are shown.</source>
        <translation>%1 knocks and keeps those three cards. Everybody else has one more turn, then the hands are shown.</translation>
    </message>
    <message>
        <source>%1 stays: no change after the knock.</source>
        <translation>%1 stays: no change after the knock.</translation>
    </message>
    <message>
        <source>%1 changes all three cards: a shirt change, and that is a knock. Everybody else has one more turn.</source>
        <translation>%1 changes all three cards: a shirt change, and that is a knock. Everybody else has one more turn.</translation>
    </message>
    <message>
        <source>Your three lie open as the monte, and you pick up the cards dealt to you.</source>
        <translation>Your three lie open as the monte, and you pick up the cards dealt to you.</translation>
    </message>
    <message>
        <source>Now you have %1. See what the others take.</source>
        <translation>Now you have %1. See what the others take.</translation>
    </message>
    <message>
        <source>You have %1: of 100 hands %2 are weaker. That will do: knock, and you keep these cards.</source>
        <translation>You have %1: of 100 hands %2 are weaker. That will do: knock, and you keep these cards.</translation>
    </message>
    <message>
        <source>There is no pass, and each exchange would make your %1 worse: I would knock.</source>
        <translation>There is no pass, and each exchange would make your %1 worse: I would knock.</translation>
    </message>
    <message>
        <source>Look: the monte alone makes %1. Take all three: that is a shirt change, and a knock.</source>
        <translation>Look: the monte alone makes %1. Take all three: that is a shirt change, and a knock.</translation>
    </message>
    <message>
        <source>There is no pass: one exchanges or knocks. I would give the %1 for the %2; that leaves you %3.</source>
        <comment>cards; cards; a hand&apos;s worth</comment>
        <translation>There is no pass: one exchanges or knocks. I would give the %1 for the %2; that leaves you %3.</translation>
    </message>
    <message>
        <source>Your turn. Choose your %1 and, in the monte, the %2: that makes %3. It is a petrangola, and beats all hands that are only counted.</source>
        <comment>cards; cards; a hand&apos;s worth</comment>
        <translation>Your turn. Choose your %1 and, in the monte, the %2: that makes %3. It is a petrangola, and beats all hands that are only counted.</translation>
    </message>
    <message>
        <source>Your last turn. No exchange makes your %1 any better: stay.</source>
        <translation>Your last turn. No exchange makes your %1 any better: stay.</translation>
    </message>
    <message>
        <source>Your last turn: up to three cards, and it is no knock any more. I would give the %1 for the %2: that makes %3.</source>
        <comment>cards; cards; a hand&apos;s worth</comment>
        <translation>Your last turn: up to three cards, and it is no knock any more. I would give the %1 for the %2: that makes %3.</translation>
    </message>
    <message>
        <source>Whoever has none left is out, and the last one takes the plate. Now you know enough for a match of your own.</source>
        <translation>Whoever has none left is out, and the last one takes the plate. Now you know enough for a match of your own.</translation>
    </message>
    <message>
        <source>Nobody pays: three aces never do. %1</source>
        <comment>%1 are two sentences</comment>
        <translation>Nobody pays: three aces never do. %1</translation>
    </message>
</context>
<context>
    <name>PetrangolaNumbers</name>
    <message>
        <source>%1: %2. You paid: %3; another paid: %4; nobody paid: %5</source>
        <translation>%1: %2. You paid: %3; another paid: %4; nobody paid: %5</translation>
    </message>
    <message>
        <source>Hands and knocks</source>
        <translation>Hands and knocks</translation>
    </message>
    <message>
        <source>Petrangole at the showdown</source>
        <translation>Petrangole at the showdown</translation>
    </message>
    <message>
        <source>Petrangoloni, three aces</source>
        <translation>Petrangoloni, three aces</translation>
    </message>
    <message>
        <source>Your knocks</source>
        <translation>Your knocks</translation>
    </message>
    <message>
        <source>Knocks that you paid for</source>
        <translation>Knocks that you paid for</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a number, a percentage</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>How your knocks ended</source>
        <translation>How your knocks ended</translation>
    </message>
    <message>
        <source>Knocks</source>
        <translation>Knocks</translation>
    </message>
    <message>
        <source>you paid</source>
        <translation>you paid</translation>
    </message>
    <message>
        <source>another paid</source>
        <translation>another paid</translation>
    </message>
    <message>
        <source>nobody paid</source>
        <translation>nobody paid</translation>
    </message>
    <message>
        <source>Knock</source>
        <translation>Knock</translation>
    </message>
    <message>
        <source>Shirt change</source>
        <translation>Shirt change</translation>
    </message>
    <message>
        <source>Kept as dealer</source>
        <translation>Kept as dealer</translation>
    </message>
</context>
<context>
    <name>PetrangolaReplay</name>
    <message>
        <source>%1 re-entered</source>
        <translation>%1 re-entered</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>%1 left</translation>
    </message>
</context>
<context>
    <name>PetrangolaRules</name>
    <message>
        <source>with forty cards from Piacenza, three lives and a stake on the plate</source>
        <translation>with forty cards from Piacenza, three lives and a stake on the plate</translation>
    </message>
    <message>
        <source>Three cards in the hand, three on the table</source>
        <translation>Three cards in the hand, three on the table</translation>
    </message>
    <message>
        <source>Stake</source>
        <translation>Stake</translation>
    </message>
    <message>
        <source>What each puts into the pool, in play money</source>
        <translation>What each puts into the pool, in play money</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>The lives that everybody starts with, from 1 to 9</source>
        <translation>The lives that everybody starts with, from 1 to 9</translation>
    </message>
    <message>
        <source>Re-entries</source>
        <translation>Re-entries</translation>
    </message>
    <message>
        <source>How often one who is out may pay again and come back</source>
        <translation>How often one who is out may pay again and come back</translation>
    </message>
    <message>
        <source>Packs</source>
        <translation>Packs</translation>
    </message>
    <message>
        <source>One is enough for up to twelve players</source>
        <translation>One is enough for up to twelve players</translation>
    </message>
    <message>
        <source>More than twelve players need two</source>
        <translation>More than twelve players need two</translation>
    </message>
    <message>
        <source>by seats</source>
        <translation>by seats</translation>
    </message>
    <message>
        <source>Order of three of a kind</source>
        <translation>Order of three of a kind</translation>
    </message>
    <message>
        <source>Which is best after three aces</source>
        <translation>Which is best after three aces</translation>
    </message>
    <message>
        <source>low first</source>
        <translation>low first</translation>
    </message>
    <message>
        <source>kings first</source>
        <translation>kings first</translation>
    </message>
    <message>
        <source>Ace also low</source>
        <translation>Ace also low</translation>
    </message>
    <message>
        <source>3, 2 and ace of a suit are the lowest sequence</source>
        <translation>3, 2 and ace of a suit are the lowest sequence</translation>
    </message>
    <message>
        <source>Three of a kind first</source>
        <translation>Three of a kind first</translation>
    </message>
    <message>
        <source>Three of a kind beats a sequence</source>
        <translation>Three of a kind beats a sequence</translation>
    </message>
    <message>
        <source>Petrangola shown</source>
        <translation>Petrangola shown</translation>
    </message>
    <message>
        <source>Who knocks with three of a kind or a sequence lays it open at once</source>
        <translation>Who knocks with three of a kind or a sequence lays it open at once</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <comment>at the start</comment>
        <translation>
            <numerusform>%n token</numerusform>
            <numerusform>%n tokens</numerusform>
        </translation>
    </message>
    <message>
        <source>no re-entry</source>
        <translation>no re-entry</translation>
    </message>
    <message numerus="yes">
        <source>%n re-entry(s)</source>
        <translation>
            <numerusform>%n re-entry</numerusform>
            <numerusform>%n re-entries</numerusform>
        </translation>
    </message>
    <message>
        <source>stake %1</source>
        <translation>stake %1</translation>
    </message>
    <message numerus="yes">
        <source>%n pack(s)</source>
        <translation>
            <numerusform>%n pack</numerusform>
            <numerusform>%n packs</numerusform>
        </translation>
    </message>
    <message>
        <source>three of a kind first</source>
        <translation>three of a kind first</translation>
    </message>
    <message>
        <source>three kings before three 2s</source>
        <translation>three kings before three 2s</translation>
    </message>
    <message>
        <source>ace also low</source>
        <translation>ace also low</translation>
    </message>
    <message>
        <source>petrangola shown</source>
        <translation>petrangola shown</translation>
    </message>
    <message numerus="yes">
        <source>%n stake(s) make a pool of %1. Two packs are shuffled together.</source>
        <translation>
            <numerusform>%n stake makes a pool of %1. Two packs are shuffled together.</numerusform>
            <numerusform>%n stakes make a pool of %1. Two packs are shuffled together.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stake(s) make a pool of %1.</source>
        <translation>
            <numerusform>%n stake makes a pool of %1.</numerusform>
            <numerusform>%n stakes make a pool of %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The usual rules</source>
        <translation>The usual rules</translation>
    </message>
    <message>
        <source>A long evening</source>
        <translation>A long evening</translation>
    </message>
    <message>
        <source>Low ace</source>
        <translation>Low ace</translation>
    </message>
    <message>
        <source>Kings first</source>
        <translation>Kings first</translation>
    </message>
    <message>
        <source>Open knock</source>
        <translation>Open knock</translation>
    </message>
    <message>
        <source>Three of a kind first</source>
        <comment>the name of these rules</comment>
        <translation>Three of a kind first</translation>
    </message>
    <message>
        <source>Petrangola</source>
        <translation>Petrangola</translation>
    </message>
    <message>
        <source>Petrangola is a card game of the osterie between Romagna and the Marche: three cards in the hand, three on the table, and a knock when you dare.</source>
        <translation>Petrangola is a card game of the osterie between Romagna and the Marche: three cards in the hand, three on the table, and a knock when you dare.</translation>
    </message>
</context>
<context>
    <name>PetrangolaTable</name>
    <message>
        <source>You show a petrangola</source>
        <translation>You show a petrangola</translation>
    </message>
    <message>
        <source>%1 shows a petrangola</source>
        <translation>%1 shows a petrangola</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>a key</comment>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Expose</source>
        <translation>Expose</translation>
    </message>
    <message>
        <source>and pick up your three</source>
        <translation>and pick up your three</translation>
    </message>
    <message>
        <source>Keep and knock</source>
        <translation>Keep and knock</translation>
    </message>
    <message>
        <source>you stay with %1</source>
        <comment>%1 is a hand&apos;s worth</comment>
        <translation>you stay with %1</translation>
    </message>
    <message>
        <source>Re-enter</source>
        <translation>Re-enter</translation>
    </message>
    <message>
        <source>for %1</source>
        <translation>for %1</translation>
    </message>
    <message>
        <source>I&apos;m out</source>
        <comment>the answer</comment>
        <translation>I&apos;m out</translation>
    </message>
    <message>
        <source>and watch on</source>
        <translation>and watch on</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Stay</translation>
    </message>
    <message>
        <source>Shirt change</source>
        <translation>Shirt change</translation>
    </message>
    <message>
        <source>all three: %1</source>
        <comment>%1 is a hand&apos;s worth</comment>
        <translation>all three: %1</translation>
    </message>
    <message>
        <source>and knock with %1</source>
        <comment>%1 is a hand&apos;s worth</comment>
        <translation>and knock with %1</translation>
    </message>
    <message numerus="yes">
        <source>Exchange %n</source>
        <translation>
            <numerusform>Exchange %n</numerusform>
            <numerusform>Exchange %n</numerusform>
        </translation>
    </message>
    <message>
        <source>makes %1</source>
        <comment>%1 is a hand&apos;s worth</comment>
        <translation>makes %1</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Exchange</translation>
    </message>
    <message>
        <source>Here is the monte</source>
        <comment>said by the dealer who exposes</comment>
        <translation>Here is the monte</translation>
    </message>
    <message>
        <source>I keep them!</source>
        <comment>said by the dealer who keeps the three, which is a knock</comment>
        <translation>I keep them!</translation>
    </message>
    <message numerus="yes">
        <source>exchanges %n</source>
        <comment>what a seat just did, in a bubble</comment>
        <translation>
            <numerusform>exchanges %n</numerusform>
            <numerusform>exchanges %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Shirt change!</source>
        <comment>said with a knock</comment>
        <translation>Shirt change!</translation>
    </message>
    <message>
        <source>exchanges all three</source>
        <translation>exchanges all three</translation>
    </message>
    <message>
        <source>I knock!</source>
        <translation>I knock!</translation>
    </message>
    <message>
        <source>stays</source>
        <comment>what a seat just did, in a bubble</comment>
        <translation>stays</translation>
    </message>
    <message>
        <source>I&apos;m back in</source>
        <comment>said by a seat that re-enters</comment>
        <translation>I&apos;m back in</translation>
    </message>
    <message>
        <source>I&apos;m out</source>
        <comment>said by a seat that does not re-enter</comment>
        <translation>I&apos;m out</translation>
    </message>
    <message>
        <source>The ace of coins makes the first dealer: you</source>
        <translation>The ace of coins makes the first dealer: you</translation>
    </message>
    <message>
        <source>The ace of coins makes the first dealer: %1</source>
        <translation>The ace of coins makes the first dealer: %1</translation>
    </message>
    <message>
        <source>You deal: expose these three, or keep them?</source>
        <translation>You deal: expose these three, or keep them?</translation>
    </message>
    <message>
        <source>%1 deals and looks at three cards</source>
        <translation>%1 deals and looks at three cards</translation>
    </message>
    <message>
        <source>You are out of tokens</source>
        <translation>You are out of tokens</translation>
    </message>
    <message>
        <source>%1 may re-enter</source>
        <translation>%1 may re-enter</translation>
    </message>
    <message>
        <source>%1 has knocked already: say that you stay.</source>
        <translation>%1 has knocked already: say that you stay.</translation>
    </message>
    <message>
        <source>Nobody has knocked yet, and there is no pass: exchange a card or knock.</source>
        <translation>Nobody has knocked yet, and there is no pass: exchange a card or knock.</translation>
    </message>
    <message>
        <source>Choose a card of yours and one of the monte.</source>
        <translation>Choose a card of yours and one of the monte.</translation>
    </message>
    <message>
        <source>Choose as many cards of yours as of the monte.</source>
        <translation>Choose as many cards of yours as of the monte.</translation>
    </message>
    <message>
        <source>That cannot be done now.</source>
        <translation>That cannot be done now.</translation>
    </message>
    <message>
        <source>First expose the three cards or keep them.</source>
        <translation>First expose the three cards or keep them.</translation>
    </message>
    <message>
        <source>First %1 looks at three cards.</source>
        <translation>First %1 looks at three cards.</translation>
    </message>
    <message>
        <source>Three aces never pay.</source>
        <translation>Three aces never pay.</translation>
    </message>
    <message>
        <source>They share the lowest hand: %1.</source>
        <translation>They share the lowest hand: %1.</translation>
    </message>
    <message>
        <source>The lowest hand is yours: %1. That was your last token.</source>
        <translation>The lowest hand is yours: %1. That was your last token.</translation>
    </message>
    <message numerus="yes">
        <source>The lowest hand is yours: %1. You have %n left.</source>
        <translation>
            <numerusform>The lowest hand is yours: %1. You have %n left.</numerusform>
            <numerusform>The lowest hand is yours: %1. You have %n left.</numerusform>
        </translation>
    </message>
    <message>
        <source>The lowest hand: %1. That was the last token.</source>
        <translation>The lowest hand: %1. That was the last token.</translation>
    </message>
    <message numerus="yes">
        <source>The lowest hand: %1. There are %n left.</source>
        <translation>
            <numerusform>The lowest hand: %1. There is %n left.</numerusform>
            <numerusform>The lowest hand: %1. There are %n left.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has lost the last token and may pay another stake.</source>
        <translation>%1 has lost the last token and may pay another stake.</translation>
    </message>
    <message numerus="yes">
        <source>You have lost your last token. For another stake of %1 you come back with %n.</source>
        <comment>%n tokens</comment>
        <translation>
            <numerusform>You have lost your last token. For another stake of %1 you come back with %n token.</numerusform>
            <numerusform>You have lost your last token. For another stake of %1 you come back with %n tokens.</numerusform>
        </translation>
    </message>
    <message>
        <source>I keep them: %1!</source>
        <comment>%1 is the worth of the hand laid open</comment>
        <translation>I keep them: %1!</translation>
    </message>
    <message>
        <source>I knock: %1!</source>
        <comment>%1 is the worth of the hand laid open</comment>
        <translation>I knock: %1!</translation>
    </message>
    <message numerus="yes">
        <source>They share the lowest hand: %n point(s).</source>
        <translation>
            <numerusform>They share the lowest hand: %n point.</numerusform>
            <numerusform>They share the lowest hand: %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>You deal, and the three are %1: %2. Expose them, or keep them?</source>
        <comment>%1 are cards, %2 what they are worth as a hand</comment>
        <translation>You deal, and the three are %1: %2. Expose them, or keep them?</translation>
    </message>
    <message numerus="yes">
        <source>%n petrangola(s)</source>
        <translation>
            <numerusform>%n petrangola</numerusform>
            <numerusform>%n petrangole</numerusform>
        </translation>
    </message>
    <message>
        <source>Whoever gets the ace of coins deals first</source>
        <translation>Whoever gets the ace of coins deals first</translation>
    </message>
    <message>
        <source>Only you see these three</source>
        <translation>Only you see these three</translation>
    </message>
    <message>
        <source>Only the dealer sees these</source>
        <translation>Only the dealer sees these</translation>
    </message>
</context>
<context>
    <name>Phrases</name>
    <message>
        <source>face-down card</source>
        <translation>face-down card</translation>
    </message>
    <message>
        <source>2 of coins</source>
        <translation>2 of coins</translation>
    </message>
    <message>
        <source>3 of coins</source>
        <translation>3 of coins</translation>
    </message>
    <message>
        <source>4 of coins</source>
        <translation>4 of coins</translation>
    </message>
    <message>
        <source>5 of coins</source>
        <translation>5 of coins</translation>
    </message>
    <message>
        <source>6 of coins</source>
        <translation>6 of coins</translation>
    </message>
    <message>
        <source>7 of coins</source>
        <translation>7 of coins</translation>
    </message>
    <message>
        <source>jack of coins</source>
        <translation>jack of coins</translation>
    </message>
    <message>
        <source>horse of coins</source>
        <translation>horse of coins</translation>
    </message>
    <message>
        <source>king of coins</source>
        <translation>king of coins</translation>
    </message>
    <message>
        <source>ace of coins</source>
        <translation>ace of coins</translation>
    </message>
    <message>
        <source>2 of cups</source>
        <translation>2 of cups</translation>
    </message>
    <message>
        <source>3 of cups</source>
        <translation>3 of cups</translation>
    </message>
    <message>
        <source>4 of cups</source>
        <translation>4 of cups</translation>
    </message>
    <message>
        <source>5 of cups</source>
        <translation>5 of cups</translation>
    </message>
    <message>
        <source>6 of cups</source>
        <translation>6 of cups</translation>
    </message>
    <message>
        <source>7 of cups</source>
        <translation>7 of cups</translation>
    </message>
    <message>
        <source>jack of cups</source>
        <translation>jack of cups</translation>
    </message>
    <message>
        <source>horse of cups</source>
        <translation>horse of cups</translation>
    </message>
    <message>
        <source>king of cups</source>
        <translation>king of cups</translation>
    </message>
    <message>
        <source>ace of cups</source>
        <translation>ace of cups</translation>
    </message>
    <message>
        <source>2 of swords</source>
        <translation>2 of swords</translation>
    </message>
    <message>
        <source>3 of swords</source>
        <translation>3 of swords</translation>
    </message>
    <message>
        <source>4 of swords</source>
        <translation>4 of swords</translation>
    </message>
    <message>
        <source>5 of swords</source>
        <translation>5 of swords</translation>
    </message>
    <message>
        <source>6 of swords</source>
        <translation>6 of swords</translation>
    </message>
    <message>
        <source>7 of swords</source>
        <translation>7 of swords</translation>
    </message>
    <message>
        <source>jack of swords</source>
        <translation>jack of swords</translation>
    </message>
    <message>
        <source>horse of swords</source>
        <translation>horse of swords</translation>
    </message>
    <message>
        <source>king of swords</source>
        <translation>king of swords</translation>
    </message>
    <message>
        <source>ace of swords</source>
        <translation>ace of swords</translation>
    </message>
    <message>
        <source>2 of batons</source>
        <translation>2 of batons</translation>
    </message>
    <message>
        <source>3 of batons</source>
        <translation>3 of batons</translation>
    </message>
    <message>
        <source>4 of batons</source>
        <translation>4 of batons</translation>
    </message>
    <message>
        <source>5 of batons</source>
        <translation>5 of batons</translation>
    </message>
    <message>
        <source>6 of batons</source>
        <translation>6 of batons</translation>
    </message>
    <message>
        <source>7 of batons</source>
        <translation>7 of batons</translation>
    </message>
    <message>
        <source>jack of batons</source>
        <translation>jack of batons</translation>
    </message>
    <message>
        <source>horse of batons</source>
        <translation>horse of batons</translation>
    </message>
    <message>
        <source>king of batons</source>
        <translation>king of batons</translation>
    </message>
    <message>
        <source>ace of batons</source>
        <translation>ace of batons</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>the last two of a list</comment>
        <translation>%1 and %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>within a list</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>three aces</source>
        <translation>three aces</translation>
    </message>
    <message>
        <source>three twos</source>
        <translation>three twos</translation>
    </message>
    <message>
        <source>three threes</source>
        <translation>three threes</translation>
    </message>
    <message>
        <source>three fours</source>
        <translation>three fours</translation>
    </message>
    <message>
        <source>three fives</source>
        <translation>three fives</translation>
    </message>
    <message>
        <source>three sixes</source>
        <translation>three sixes</translation>
    </message>
    <message>
        <source>three sevens</source>
        <translation>three sevens</translation>
    </message>
    <message>
        <source>three jacks</source>
        <translation>three jacks</translation>
    </message>
    <message>
        <source>three horses</source>
        <translation>three horses</translation>
    </message>
    <message>
        <source>three kings</source>
        <translation>three kings</translation>
    </message>
    <message>
        <source>sequence to the %1</source>
        <comment>%1 is an ace</comment>
        <translation>sequence to the %1</translation>
    </message>
    <message>
        <source>sequence to the %1</source>
        <comment>%1 is its top card</comment>
        <translation>sequence to the %1</translation>
    </message>
    <message>
        <source>%1 in coins</source>
        <translation>%1 in coins</translation>
    </message>
    <message>
        <source>%1 in cups</source>
        <translation>%1 in cups</translation>
    </message>
    <message>
        <source>%1 in swords</source>
        <translation>%1 in swords</translation>
    </message>
    <message>
        <source>%1 in batons</source>
        <translation>%1 in batons</translation>
    </message>
    <message>
        <source>%1 €</source>
        <comment>an amount of play money</comment>
        <translation>%1 €</translation>
    </message>
</context>
<context>
    <name>PlaceCard</name>
    <message>
        <source>Portrait</source>
        <translation>Portrait</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>All the others too</source>
        <translation>All the others too</translation>
    </message>
    <message>
        <source>Lets everybody play as well as this one</source>
        <translation>Lets everybody play as well as this one</translation>
    </message>
    <message>
        <source>This is your place.</source>
        <translation>This is your place.</translation>
    </message>
    <message>
        <source>Who plays here, and how well</source>
        <translation>Who plays here, and how well</translation>
    </message>
    <message>
        <source>Choose the program that plays here</source>
        <translation>Choose the program that plays here</translation>
    </message>
</context>
<context>
    <name>Pool</name>
    <message>
        <source>Pool: %1</source>
        <translation>Pool: %1</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>The settings file could not be read. It was kept as %1, and the game starts with its usual settings.</source>
        <translation>The settings file could not be read. It was kept as %1, and the game starts with its usual settings.</translation>
    </message>
    <message>
        <source>Settings cannot be written to %1. They hold until the game is closed.</source>
        <translation>Settings cannot be written to %1. They hold until the game is closed.</translation>
    </message>
    <message>
        <source>%1 is no file, so no settings can be read from it or written to it. It was left as it is. Put it elsewhere and start the game again; until then what you choose holds until the game is closed.</source>
        <translation>%1 is no file, so no settings can be read from it or written to it. It was left as it is. Put it elsewhere and start the game again; until then what you choose holds until the game is closed.</translation>
    </message>
    <message>
        <source>The settings file %1 may not be read, and was left as it is. Give yourself the right to read it and start the game again; until then what you choose holds until the game is closed.</source>
        <translation>The settings file %1 may not be read, and was left as it is. Give yourself the right to read it and start the game again; until then what you choose holds until the game is closed.</translation>
    </message>
    <message>
        <source>The settings file %1 is far too large to be one, and was left as it is. Put it elsewhere and start the game again; until then what you choose holds until the game is closed.</source>
        <translation>The settings file %1 is far too large to be one, and was left as it is. Put it elsewhere and start the game again; until then what you choose holds until the game is closed.</translation>
    </message>
    <message>
        <source>Settings cannot be written: %1 is in the way, and the game cannot remove it. Remove it; until then what you choose holds until the game is closed.</source>
        <translation>Settings cannot be written: %1 is in the way, and the game cannot remove it. Remove it; until then what you choose holds until the game is closed.</translation>
    </message>
</context>
<context>
    <name>PresetLine</name>
    <message>
        <source>rename</source>
        <translation>rename</translation>
    </message>
    <message>
        <source>throw away</source>
        <translation>throw away</translation>
    </message>
</context>
<context>
    <name>PresetSlip</name>
    <message>
        <source>A mix of your own</source>
        <translation>A mix of your own</translation>
    </message>
    <message>
        <source>We play by</source>
        <translation>We play by</translation>
    </message>
    <message>
        <source>We play by: %1</source>
        <translation>We play by: %1</translation>
    </message>
</context>
<context>
    <name>Pressable</name>
    <message>
        <source>not possible now: %1</source>
        <translation>not possible now: %1</translation>
    </message>
    <message>
        <source>key: %1</source>
        <translation>key: %1</translation>
    </message>
    <message>
        <source>%1; key: %2</source>
        <translation>%1; key: %2</translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>no program is named</source>
        <translation>no program is named</translation>
    </message>
    <message>
        <source>the program has ended</source>
        <translation>the program has ended</translation>
    </message>
    <message>
        <source>no answer in time</source>
        <translation>no answer in time</translation>
    </message>
    <message>
        <source>a line that is too long</source>
        <translation>a line that is too long</translation>
    </message>
    <message>
        <source>it was not ready within 10 seconds</source>
        <translation>it was not ready within 10 seconds</translation>
    </message>
    <message>
        <source>a move against the rules</source>
        <translation>a move against the rules</translation>
    </message>
    <message>
        <source>“%1” was not found</source>
        <translation>“%1” was not found</translation>
    </message>
    <message>
        <source>“%1” is not a program that may be started</source>
        <translation>“%1” is not a program that may be started</translation>
    </message>
    <message>
        <source>it could not be started (%1)</source>
        <translation>it could not be started (%1)</translation>
    </message>
    <message>
        <source>it did not say within 10 seconds that it is ready, but “%1”</source>
        <translation>it did not say within 10 seconds that it is ready, but “%1”</translation>
    </message>
    <message>
        <source>This machine cannot keep a program from reading your files: seat only programs that you trust.</source>
        <translation>This machine cannot keep a program from reading your files: seat only programs that you trust.</translation>
    </message>
    <message>
        <source>This machine cannot keep a program off the network: seat only programs that you trust.</source>
        <translation>This machine cannot keep a program off the network: seat only programs that you trust.</translation>
    </message>
    <message>
        <source>This machine cannot keep a program from ending others that you have open.</source>
        <translation>This machine cannot keep a program from ending others that you have open.</translation>
    </message>
    <message>
        <source>This machine cannot limit how many processes a program starts.</source>
        <translation>This machine cannot limit how many processes a program starts.</translation>
    </message>
    <message>
        <source>what keeps programs in bounds is missing (%1): install the game anew</source>
        <translation>what keeps programs in bounds is missing (%1): install the game anew</translation>
    </message>
    <message>
        <source>This machine cannot hide from a program what else is running.</source>
        <translation>This machine cannot hide from a program what else is running.</translation>
    </message>
    <message>
        <source>This machine cannot give a program a folder for temporary files: one that needs it may not work.</source>
        <translation>This machine cannot give a program a folder for temporary files: one that needs it may not work.</translation>
    </message>
</context>
<context>
    <name>ProgramOffers</name>
    <message>
        <source>an example that comes with the game</source>
        <translation>an example that comes with the game</translation>
    </message>
    <message>
        <source>from your folder</source>
        <translation>from your folder</translation>
    </message>
</context>
<context>
    <name>ProgramSheet</name>
    <message>
        <source>A program plays for %1</source>
        <translation>A program plays for %1</translation>
    </message>
    <message>
        <source>It sees what its seat may see, and nothing else. If it misbehaves, the house plays for it and the log says why.</source>
        <translation>It sees what its seat may see, and nothing else. If it misbehaves, the house plays for it and the log says why.</translation>
    </message>
    <message>
        <source>Or any other, by its command line. A file can be dropped here.</source>
        <translation>Or any other, by its command line. A file can be dropped here.</translation>
    </message>
    <message>
        <source>Command line</source>
        <translation>Command line</translation>
    </message>
    <message>
        <source>Programs in the folder %1 are offered by name.</source>
        <translation>Programs in the folder %1 are offered by name.</translation>
    </message>
    <message>
        <source>How to write one</source>
        <translation>How to write one</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Try it</translation>
    </message>
    <message>
        <source>starts it, and says hello</source>
        <translation>starts it, and says hello</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
</context>
<context>
    <name>ProgramTrial</name>
    <message>
        <source>It was told hello. Waiting for its answer…</source>
        <translation>It was told hello. Waiting for its answer…</translation>
    </message>
    <message>
        <source>It is ready to play, but says no name.</source>
        <translation>It is ready to play, but says no name.</translation>
    </message>
    <message>
        <source>It is ready to play, and calls itself “%1”.</source>
        <translation>It is ready to play, and calls itself “%1”.</translation>
    </message>
    <message>
        <source>It cannot play: %1.</source>
        <comment>%1 is why, as in &apos;the program has ended&apos;</comment>
        <translation>It cannot play: %1.</translation>
    </message>
    <message>
        <source>It cannot play: %1. The last it wrote was: %2</source>
        <comment>%1 is why, %2 a program&apos;s words</comment>
        <translation>It cannot play: %1. The last it wrote was: %2</translation>
    </message>
</context>
<context>
    <name>ProofSheet</name>
    <message>
        <source>Check this match</source>
        <translation>Check this match</translation>
    </message>
    <message>
        <source>The match is played once more from the seed that fixed all its shuffles, with the cuts and the moves that were made.</source>
        <translation>The match is played once more from the seed that fixed all its shuffles, with the cuts and the moves that were made.</translation>
    </message>
    <message>
        <source>Sure: %1</source>
        <comment>%1 is what was checked and is right</comment>
        <translation>Sure: %1</translation>
    </message>
    <message>
        <source>Wrong: %1</source>
        <comment>%1 is what was checked and is not right</comment>
        <translation>Wrong: %1</translation>
    </message>
    <message>
        <source>Not checked: %1</source>
        <translation>Not checked: %1</translation>
    </message>
    <message>
        <source>It is not as it must be.</source>
        <translation>It is not as it must be.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
</context>
<context>
    <name>Record</name>
    <message>
        <source>cards such as &quot;AD&quot; or &quot;7S&quot;</source>
        <translation>cards such as &quot;AD&quot; or &quot;7S&quot;</translation>
    </message>
    <message>
        <source>this is no JSON object</source>
        <translation>this is no JSON object</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is missing: it must be %2</source>
        <translation>&quot;%1&quot; is missing: it must be %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is %2, but the seed, the cuts and the moves give %3</source>
        <translation>&quot;%1&quot; is %2, but the seed, the cuts and the moves give %3</translation>
    </message>
    <message>
        <source>a name and a kind for each seat</source>
        <translation>a name and a kind for each seat</translation>
    </message>
    <message>
        <source>the last line must be the seed; the match is not over</source>
        <translation>the last line must be the seed; the match is not over</translation>
    </message>
    <message>
        <source>the seed must be 64 hex digits</source>
        <translation>the seed must be 64 hex digits</translation>
    </message>
    <message>
        <source>this seed does not belong to the commitment in line 1</source>
        <translation>this seed does not belong to the commitment in line 1</translation>
    </message>
    <message>
        <source>the record ends before the match does</source>
        <translation>the record ends before the match does</translation>
    </message>
    <message>
        <source>this move is against the rules</source>
        <translation>this move is against the rules</translation>
    </message>
    <message>
        <source>the match is over here, but the record goes on</source>
        <translation>the match is over here, but the record goes on</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>the file is empty</translation>
    </message>
    <message>
        <source>this version does not know the game &quot;%1&quot;</source>
        <translation>this version does not know the game &quot;%1&quot;</translation>
    </message>
    <message>
        <source>the reading was cancelled</source>
        <translation>the reading was cancelled</translation>
    </message>
    <message>
        <source>this line is longer than any of a record</source>
        <translation>this line is longer than any of a record</translation>
    </message>
    <message>
        <source>%1 for %2 seats</source>
        <comment>numbers</comment>
        <translation>%1 for %2 seats</translation>
    </message>
    <message>
        <source>for %1 to %2 seats</source>
        <translation>for %1 to %2 seats</translation>
    </message>
</context>
<context>
    <name>RecordCheck</name>
    <message>
        <source>Checking…</source>
        <translation>Checking…</translation>
    </message>
    <message>
        <source>All is right: no card was moved, and nobody was favoured.</source>
        <translation>All is right: no card was moved, and nobody was favoured.</translation>
    </message>
    <message>
        <source>Line %1 is not as it must be: %2.</source>
        <translation>Line %1 is not as it must be: %2.</translation>
    </message>
    <message>
        <source>The record is whole and can be read.</source>
        <translation>The record is whole and can be read.</translation>
    </message>
    <message>
        <source>The seed is the one that was sealed before the first deal.</source>
        <translation>The seed is the one that was sealed before the first deal.</translation>
    </message>
    <message>
        <source>Each deal is the shuffle of that seed, cut where it was cut.</source>
        <translation>Each deal is the shuffle of that seed, cut where it was cut.</translation>
    </message>
    <message>
        <source>Each move was that seat&apos;s to make, and allowed.</source>
        <translation>Each move was that seat&apos;s to make, and allowed.</translation>
    </message>
    <message>
        <source>Who paid, tokens and pool add up to the end.</source>
        <translation>Who paid, tokens and pool add up to the end.</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <comment>%2 is what is wrong with it</comment>
        <translation>Line %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%n line</numerusform>
            <numerusform>%n lines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shuffle(s)</source>
        <translation>
            <numerusform>%n shuffle</numerusform>
            <numerusform>%n shuffles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n settlement(s): showdowns, re-entries and the end</source>
        <translation>
            <numerusform>%n settlement: showdowns, re-entries and the end</numerusform>
            <numerusform>%n settlements: showdowns, re-entries and the end</numerusform>
        </translation>
    </message>
    <message>
        <source>Checking… %1 %</source>
        <translation>Checking… %1 %</translation>
    </message>
</context>
<context>
    <name>RecordFiles</name>
    <message>
        <source>No match records (files ending in %1) are in %2.</source>
        <translation>No match records (files ending in %1) are in %2.</translation>
    </message>
    <message>
        <source>The folder %1 cannot be made. Choose another, or one where you may write.</source>
        <translation>The folder %1 cannot be made. Choose another, or one where you may write.</translation>
    </message>
    <message>
        <source>it cannot be read (%1)</source>
        <translation>it cannot be read (%1)</translation>
    </message>
    <message>
        <source>the match is not in the history any more</source>
        <translation>the match is not in the history any more</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a file, and what is wrong with it</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) written to %1.</source>
        <translation>
            <numerusform>%n match written to %1.</numerusform>
            <numerusform>%n matches written to %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) taken in.</source>
        <translation>
            <numerusform>%n match taken in.</numerusform>
            <numerusform>%n matches taken in.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n was (were) here already.</source>
        <comment>matches</comment>
        <translation>
            <numerusform>%n was here already.</numerusform>
            <numerusform>%n were here already.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n could not be written:</source>
        <comment>matches</comment>
        <translation>
            <numerusform>%n could not be written:</numerusform>
            <numerusform>%n could not be written:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) refused, nothing of them was taken:</source>
        <translation>
            <numerusform>%n file refused, nothing of it was taken:</numerusform>
            <numerusform>%n files refused, nothing of them was taken:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <comment>files that were refused</comment>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n match(es)…</source>
        <comment>so far</comment>
        <translation>
            <numerusform>%1 of %n match…</numerusform>
            <numerusform>%1 of %n matches…</numerusform>
        </translation>
    </message>
    <message>
        <source>its record is damaged</source>
        <translation>its record is damaged</translation>
    </message>
    <message>
        <source>%1 %2 % of this one</source>
        <comment>%1 is &apos;3 of 8 matches…&apos;, %2 a percentage</comment>
        <translation>%1 %2 % of this one</translation>
    </message>
    <message numerus="yes">
        <source>Stopped: %n file(s) left as they were.</source>
        <translation>
            <numerusform>Stopped: %n file left as it was.</numerusform>
            <numerusform>Stopped: %n files left as they were.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecordReading</name>
    <message>
        <source>One moment</source>
        <translation>One moment</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
</context>
<context>
    <name>RecordTrouble</name>
    <message>
        <source>This record cannot be shown</source>
        <translation>This record cannot be shown</translation>
    </message>
    <message>
        <source>The file was not changed. If somebody sent it, ask for it anew; a match that is over ends with the line of its seed.</source>
        <translation>The file was not changed. If somebody sent it, ask for it anew; a match that is over ends with the line of its seed.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
</context>
<context>
    <name>Reentry</name>
    <message>
        <source>Out of tokens</source>
        <translation>Out of tokens</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>Line %1: %2.</source>
        <comment>%2 is what is wrong with it</comment>
        <translation>Line %1: %2.</translation>
    </message>
    <message>
        <source>It cannot be opened: %1.</source>
        <translation>It cannot be opened: %1.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>%1 is a file&apos;s name, %2 what is wrong</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>The record can be followed up to line %1. Line %2: %3.</source>
        <translation>The record can be followed up to line %1. Line %2: %3.</translation>
    </message>
    <message>
        <source>Before the first deal</source>
        <translation>Before the first deal</translation>
    </message>
    <message>
        <source>Deal %1 of %2</source>
        <translation>Deal %1 of %2</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Step %1 of %2</translation>
    </message>
    <message>
        <source>½×</source>
        <comment>half the usual speed</comment>
        <translation>½×</translation>
    </message>
    <message>
        <source>%1×</source>
        <comment>times the usual speed</comment>
        <translation>%1×</translation>
    </message>
    <message>
        <source>Open hands, from %1&apos;s side</source>
        <translation>Open hands, from %1&apos;s side</translation>
    </message>
    <message>
        <source>As %1 saw it</source>
        <translation>As %1 saw it</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>&apos;Deal 3 of 9&apos;, &apos;Step 34 of 210&apos;</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>where a replay stands, and what happened last</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>The match is not in the history any more.</source>
        <translation>The match is not in the history any more.</translation>
    </message>
    <message>
        <source>The record of this match is damaged. It was left as it is; the other matches are not touched by it.</source>
        <translation>The record of this match is damaged. It was left as it is; the other matches are not touched by it.</translation>
    </message>
    <message>
        <source>Reading the record: %1 %</source>
        <translation>Reading the record: %1 %</translation>
    </message>
</context>
<context>
    <name>ReplayDeals</name>
    <message>
        <source>Deal %1</source>
        <translation>Deal %1</translation>
    </message>
    <message>
        <source>%1 deals</source>
        <comment>%1 is a name</comment>
        <translation>%1 deals</translation>
    </message>
</context>
<context>
    <name>ReplayStrip</name>
    <message>
        <source>Replay</source>
        <translation>Replay</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>&apos;Deal 3 of 9&apos;, &apos;Step 34 of 210&apos;</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>A step back</source>
        <translation>A step back</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>lets the replay run</comment>
        <translation>Play</translation>
    </message>
    <message>
        <source>Space</source>
        <comment>a key</comment>
        <translation>Space</translation>
    </message>
    <message>
        <source>A step forward</source>
        <translation>A step forward</translation>
    </message>
    <message>
        <source>Speed: %1</source>
        <translation>Speed: %1</translation>
    </message>
    <message>
        <source>%1: choose another</source>
        <translation>%1: choose another</translation>
    </message>
    <message>
        <source>View</source>
        <comment>whose side, and open hands or not</comment>
        <translation>View</translation>
    </message>
    <message>
        <source>View: %1</source>
        <translation>View: %1</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Figures</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Check</translation>
    </message>
    <message>
        <source>Check this match</source>
        <translation>Check this match</translation>
    </message>
</context>
<context>
    <name>ReplayedMatch</name>
    <message>
        <source>Player</source>
        <comment>a person who gave no name, in a replay</comment>
        <translation>Player</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between what happened in a deal</comment>
        <translation>; </translation>
    </message>
    <message>
        <source>%1 knocked</source>
        <translation>%1 knocked</translation>
    </message>
    <message>
        <source>nobody paid</source>
        <translation>nobody paid</translation>
    </message>
    <message numerus="yes">
        <source>%1 paid</source>
        <comment>%1 is one name or a list</comment>
        <translation>
            <numerusform>%1 paid</numerusform>
            <numerusform>%1 paid</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 won the match</source>
        <translation>%1 won the match</translation>
    </message>
    <message>
        <source>At each move it is told here how likely it was to lose a token with it.</source>
        <translation>At each move it is told here how likely it was to lose a token with it.</translation>
    </message>
    <message>
        <source>What %1 could reckon is told with open hands, or from that seat.</source>
        <translation>What %1 could reckon is told with open hands, or from that seat.</translation>
    </message>
    <message>
        <source>Imagining deals…</source>
        <translation>Imagining deals…</translation>
    </message>
    <message>
        <source>From %1 imagined deals</source>
        <comment>%1 is a number</comment>
        <translation>From %1 imagined deals</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>Better</translation>
    </message>
    <message>
        <source>Next best</source>
        <translation>Next best</translation>
    </message>
    <message>
        <source>%1: %2, %3 to lose a token. %4: %5, %6.</source>
        <comment>%1 name, %2 move, %3 percentage; %4 &apos;Better&apos; or &apos;Next best&apos;, %5 move, %6 percentage</comment>
        <translation>%1: %2, %3 to lose a token. %4: %5, %6.</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>Good</source>
        <translation>Good</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>Your moves in deal %1</source>
        <translation>Your moves in deal %1</translation>
    </message>
    <message>
        <source>Imagining deals…</source>
        <translation>Imagining deals…</translation>
    </message>
    <message>
        <source>No better move was there, from first to last.</source>
        <translation>No better move was there, from first to last.</translation>
    </message>
    <message numerus="yes">
        <source>With %n of your moves there was a better one.</source>
        <translation>
            <numerusform>With one of your moves there was a better one.</numerusform>
            <numerusform>With %n of your moves there was a better one.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>%1 is &apos;Lap 2&apos;, %2 a move</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>No better move was there.</source>
        <translation>No better move was there.</translation>
    </message>
    <message>
        <source>Better: %1</source>
        <comment>%1 is a move</comment>
        <translation>Better: %1</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <comment>%1 is &apos;Lap 2&apos;, %2 a move, %3 &apos;you lose a token 12 times in 100&apos;</comment>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>%1. %2, %3</source>
        <comment>%2 is &apos;Better: knock&apos;, %3 &apos;you lose a token 12 times in 100&apos;</comment>
        <translation>%1. %2, %3</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>two sentences</comment>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>ReviewEntry</name>
    <message>
        <source>Your hand</source>
        <translation>Your hand</translation>
    </message>
    <message>
        <source>The three you looked at</source>
        <translation>The three you looked at</translation>
    </message>
    <message>
        <source>The monte</source>
        <translation>The monte</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) more risk</source>
        <translation>
            <numerusform>%n point more risk</numerusform>
            <numerusform>%n points more risk</numerusform>
        </translation>
    </message>
    <message>
        <source>The four you looked at</source>
        <translation>The four you looked at</translation>
    </message>
    <message numerus="yes">
        <source>costliest mistake: %n point(s) more risk</source>
        <translation>
            <numerusform>costliest mistake: %n point more risk</numerusform>
            <numerusform>costliest mistake: %n points more risk</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReviewSheet</name>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
</context>
<context>
    <name>RuleKeys</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>RuleLines</name>
    <message>
        <source>yes</source>
        <translation>yes</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
</context>
<context>
    <name>RuleOptions</name>
    <message>
        <source>Game</source>
        <translation>Game</translation>
    </message>
</context>
<context>
    <name>RuleSheet</name>
    <message>
        <source>New match</source>
        <translation>New match</translation>
    </message>
    <message>
        <source>Sets every rule and every seat back to what is usual</source>
        <translation>Sets every rule and every seat back to what is usual</translation>
    </message>
    <message>
        <source>Deal the cards</source>
        <translation>Deal the cards</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Lay the usual table</source>
        <translation>Lay the usual table</translation>
    </message>
</context>
<context>
    <name>RuleTerm</name>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt;: %2</source>
        <translation>&lt;b&gt;%1&lt;/b&gt;: %2</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt;, &lt;i&gt;%2&lt;/i&gt;: %3</source>
        <translation>&lt;b&gt;%1&lt;/b&gt;, &lt;i&gt;%2&lt;/i&gt;: %3</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Guided deal</source>
        <translation>Guided deal</translation>
    </message>
    <message>
        <source>The rules of another game</source>
        <translation>The rules of another game</translation>
    </message>
</context>
<context>
    <name>Saving</name>
    <message numerus="yes">
        <source>Take %n match(es) from the copy of %1</source>
        <translation>
            <numerusform>Take one match from the copy of %1</numerusform>
            <numerusform>Take %n matches from the copy of %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Scene</name>
    <message>
        <source>three cards such as &quot;AD&quot; or &quot;7S&quot;</source>
        <translation>three cards such as &quot;AD&quot; or &quot;7S&quot;</translation>
    </message>
    <message>
        <source>four cards such as &quot;AD&quot; or &quot;7S&quot;</source>
        <translation>four cards such as &quot;AD&quot; or &quot;7S&quot;</translation>
    </message>
    <message>
        <source>a number for each seat</source>
        <translation>a number for each seat</translation>
    </message>
    <message>
        <source>the dealer</source>
        <translation>the dealer</translation>
    </message>
    <message>
        <source>more than 0 for some seat</source>
        <translation>more than 0 for some seat</translation>
    </message>
    <message>
        <source>the hand of every seat with a token</source>
        <translation>the hand of every seat with a token</translation>
    </message>
    <message>
        <source>no JSON object (at byte %1: %2)</source>
        <translation>no JSON object (at byte %1: %2)</translation>
    </message>
</context>
<context>
    <name>Seat</name>
    <message>
        <source>out of the match</source>
        <translation>out of the match</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n token</numerusform>
            <numerusform>%n tokens</numerusform>
        </translation>
    </message>
    <message>
        <source>to move</source>
        <translation>to move</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>dealer</translation>
    </message>
    <message>
        <source>has knocked</source>
        <translation>has knocked</translation>
    </message>
    <message>
        <source>%1, out</source>
        <comment>seat</comment>
        <translation>%1, out</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) face down</source>
        <translation>
            <numerusform>%n card face down</numerusform>
            <numerusform>%n cards face down</numerusform>
        </translation>
    </message>
    <message>
        <source>known: %1</source>
        <comment>cards that everybody saw go into a hand</comment>
        <translation>known: %1</translation>
    </message>
    <message>
        <source>your seat</source>
        <translation>your seat</translation>
    </message>
    <message numerus="yes">
        <source>%n seat(s) after yours</source>
        <comment>in the order of play</comment>
        <translation>
            <numerusform>%n seat after yours</numerusform>
            <numerusform>%n seats after yours</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; said: %2</source>
        <comment>a seat&apos;s place, and the words in its bubble</comment>
        <translation>%1; said: %2</translation>
    </message>
    <message>
        <source>the seat that you look from</source>
        <translation>the seat that you look from</translation>
    </message>
    <message numerus="yes">
        <source>%n seat(s) further</source>
        <comment>in the order of play</comment>
        <translation>
            <numerusform>%n seat further</numerusform>
            <numerusform>%n seats further</numerusform>
        </translation>
    </message>
    <message>
        <source>perhaps: %1</source>
        <comment>cards that everybody saw go into a hand, and that may have left it</comment>
        <translation>perhaps: %1</translation>
    </message>
    <message>
        <source>plays with %1</source>
        <comment>a seat, and the names of its partners</comment>
        <translation>plays with %1</translation>
    </message>
</context>
<context>
    <name>SeatRing</name>
    <message>
        <source>Those at the table</source>
        <translation>Those at the table</translation>
    </message>
</context>
<context>
    <name>SeatSetupModel</name>
    <message>
        <source>novice</source>
        <comment>an opponent&apos;s level</comment>
        <translation>novice</translation>
    </message>
    <message>
        <source>casual</source>
        <comment>an opponent&apos;s level</comment>
        <translation>casual</translation>
    </message>
    <message>
        <source>regular</source>
        <comment>an opponent&apos;s level</comment>
        <translation>regular</translation>
    </message>
    <message>
        <source>You</source>
        <comment>the person&apos;s seat, where no name was given</comment>
        <translation>You</translation>
    </message>
    <message>
        <source>a program…</source>
        <comment>who plays for an opponent</comment>
        <translation>a program…</translation>
    </message>
    <message>
        <source>choose one…</source>
        <comment>a program that plays</comment>
        <translation>choose one…</translation>
    </message>
    <message>
        <source>Plays it straight</source>
        <comment>an opponent&apos;s temperament</comment>
        <translation>Plays it straight</translation>
    </message>
    <message>
        <source>Knocks early</source>
        <comment>an opponent&apos;s temperament</comment>
        <translation>Knocks early</translation>
    </message>
    <message>
        <source>Knocks late</source>
        <comment>an opponent&apos;s temperament</comment>
        <translation>Knocks late</translation>
    </message>
    <message>
        <source>Never lets go of a card</source>
        <comment>an opponent&apos;s temperament</comment>
        <translation>Never lets go of a card</translation>
    </message>
    <message>
        <source>Leaves nothing good</source>
        <comment>an opponent&apos;s temperament</comment>
        <translation>Leaves nothing good</translation>
    </message>
    <message>
        <source>expert</source>
        <comment>an opponent&apos;s level</comment>
        <translation>expert</translation>
    </message>
</context>
<context>
    <name>Session</name>
    <message>
        <source>The match that was under way cannot be continued. Line %1 of its record: %2</source>
        <translation>The match that was under way cannot be continued. Line %1 of its record: %2</translation>
    </message>
</context>
<context>
    <name>SettingsCards</name>
    <message>
        <source>Cards and cloth</source>
        <translation>Cards and cloth</translation>
    </message>
    <message>
        <source>Cloth</source>
        <translation>Cloth</translation>
    </message>
    <message>
        <source>What the table is laid with</source>
        <translation>What the table is laid with</translation>
    </message>
    <message>
        <source>linen</source>
        <translation>linen</translation>
    </message>
    <message>
        <source>green</source>
        <translation>green</translation>
    </message>
    <message>
        <source>red</source>
        <translation>red</translation>
    </message>
    <message>
        <source>Card backs</source>
        <translation>Card backs</translation>
    </message>
    <message>
        <source>What is printed on the other side of the cards</source>
        <translation>What is printed on the other side of the cards</translation>
    </message>
    <message>
        <source>rosette</source>
        <translation>rosette</translation>
    </message>
    <message>
        <source>suns</source>
        <translation>suns</translation>
    </message>
    <message>
        <source>vine</source>
        <translation>vine</translation>
    </message>
    <message>
        <source>Size of the cards</source>
        <translation>Size of the cards</translation>
    </message>
    <message>
        <source>Yours and those of the monte</source>
        <translation>Yours and those of the monte</translation>
    </message>
    <message>
        <source>usual</source>
        <comment>size of the cards</comment>
        <translation>usual</translation>
    </message>
    <message>
        <source>larger</source>
        <translation>larger</translation>
    </message>
    <message>
        <source>largest</source>
        <translation>largest</translation>
    </message>
    <message>
        <source>Corner index</source>
        <translation>Corner index</translation>
    </message>
    <message>
        <source>Rank and suit in two corners of each card</source>
        <translation>Rank and suit in two corners of each card</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Settings</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
</context>
<context>
    <name>SettingsReading</name>
    <message>
        <source>Reading</source>
        <translation>Reading</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Language</translation>
    </message>
    <message>
        <source>Changes at once, even in the middle of a match</source>
        <translation>Changes at once, even in the middle of a match</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Size of the print</source>
        <translation>Size of the print</translation>
    </message>
    <message>
        <source>On every page and at the table</source>
        <translation>On every page and at the table</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
</context>
<context>
    <name>SettingsSound</name>
    <message>
        <source>Sound</source>
        <translation>Sound</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Sounds</translation>
    </message>
    <message>
        <source>Cards, knocks and coins</source>
        <translation>Cards, knocks and coins</translation>
    </message>
    <message>
        <source>Volume of the sounds</source>
        <translation>Volume of the sounds</translation>
    </message>
    <message>
        <source>Music</source>
        <translation>Music</translation>
    </message>
    <message>
        <source>From the back of the room</source>
        <translation>From the back of the room</translation>
    </message>
    <message>
        <source>Volume of the music</source>
        <translation>Volume of the music</translation>
    </message>
    <message>
        <source>Nothing is heard</source>
        <translation>Nothing is heard</translation>
    </message>
    <message>
        <source>M does the same</source>
        <translation>M does the same</translation>
    </message>
</context>
<context>
    <name>SettingsTable</name>
    <message>
        <source>At the table</source>
        <translation>At the table</translation>
    </message>
    <message>
        <source>The others think</source>
        <translation>The others think</translation>
    </message>
    <message>
        <source>How long they look at their cards</source>
        <translation>How long they look at their cards</translation>
    </message>
    <message>
        <source>relaxed</source>
        <translation>relaxed</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normal</translation>
    </message>
    <message>
        <source>brisk</source>
        <translation>brisk</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>at once</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Motion</translation>
    </message>
    <message>
        <source>Cards and tokens travel over the table; without it they are simply there</source>
        <translation>Cards and tokens travel over the table; without it they are simply there</translation>
    </message>
    <message>
        <source>Ask before a knock</source>
        <translation>Ask before a knock</translation>
    </message>
    <message>
        <source>It takes a second press to knock</source>
        <translation>It takes a second press to knock</translation>
    </message>
    <message>
        <source>Next deal by itself</source>
        <translation>Next deal by itself</translation>
    </message>
    <message>
        <source>After the showdown the cards are dealt again without a word from you</source>
        <translation>After the showdown the cards are dealt again without a word from you</translation>
    </message>
    <message>
        <source>Memory aid</source>
        <translation>Memory aid</translation>
    </message>
    <message>
        <source>Small pictures of the cards that everybody saw go into a hand</source>
        <translation>Small pictures of the cards that everybody saw go into a hand</translation>
    </message>
    <message>
        <source>Offer the guided deals</source>
        <translation>Offer the guided deals</translation>
    </message>
    <message>
        <source>On the start page: a first deal with somebody at your shoulder</source>
        <translation>On the start page: a first deal with somebody at your shoulder</translation>
    </message>
</context>
<context>
    <name>SettingsWindow</name>
    <message>
        <source>Window</source>
        <translation>Window</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Full screen</translation>
    </message>
    <message>
        <source>F11 does the same</source>
        <translation>F11 does the same</translation>
    </message>
</context>
<context>
    <name>ShelfGame</name>
    <message>
        <source>%1. %2</source>
        <comment>a line about a game, and facts of it</comment>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>ShelfSlip</name>
    <message>
        <source>Play</source>
        <translation>Play</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Rules</translation>
    </message>
    <message>
        <source>Guided deal</source>
        <translation>Guided deal</translation>
    </message>
</context>
<context>
    <name>Showdown</name>
    <message>
        <source>The cards are turned up</source>
        <translation>The cards are turned up</translation>
    </message>
</context>
<context>
    <name>Slide</name>
    <message>
        <source>silent</source>
        <translation>silent</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
</context>
<context>
    <name>StandingLine</name>
    <message>
        <source>%1 · %2</source>
        <comment>what became of a seat; deals played</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1. %2: %3</source>
        <translation>%1. %2: %3</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>place in an order, as 1. 2. 3.</comment>
        <translation>%1.</translation>
    </message>
</context>
<context>
    <name>StandingModel</name>
    <message>
        <source>You</source>
        <comment>the person at the table, as a name</comment>
        <translation>You</translation>
    </message>
    <message>
        <source>takes the pool</source>
        <translation>takes the pool</translation>
    </message>
    <message>
        <source>out in deal %1</source>
        <translation>out in deal %1</translation>
    </message>
    <message>
        <source>out</source>
        <comment>of the match</comment>
        <translation>out</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <comment>played by a seat</comment>
        <translation>
            <numerusform>%n deal</numerusform>
            <numerusform>%n deals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s) down</source>
        <comment>lost, over a match</comment>
        <translation>
            <numerusform>%n chip down</numerusform>
            <numerusform>%n chips down</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s) up</source>
        <comment>won, over a match</comment>
        <translation>
            <numerusform>%n chip up</numerusform>
            <numerusform>%n chips up</numerusform>
        </translation>
    </message>
    <message>
        <source>shares the pool</source>
        <translation>shares the pool</translation>
    </message>
    <message>
        <source>still in</source>
        <comment>the match</comment>
        <translation>still in</translation>
    </message>
    <message numerus="yes">
        <source>−%n point(s)</source>
        <comment>less than none</comment>
        <translation>
            <numerusform>−%n point</numerusform>
            <numerusform>−%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>AT THE OSTERIA WE PLAY</source>
        <translation>AT THE OSTERIA WE PLAY</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continue</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>New match</translation>
    </message>
    <message>
        <source>Ctrl+N</source>
        <translation>Ctrl+N</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Rules</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Settings</translation>
    </message>
    <message>
        <source>English</source>
        <translation>English</translation>
    </message>
    <message>
        <source>About the game</source>
        <translation>About the game</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quit</translation>
    </message>
    <message>
        <source>Ctrl+Q</source>
        <translation>Ctrl+Q</translation>
    </message>
    <message>
        <source>Guided deal</source>
        <translation>Guided deal</translation>
    </message>
    <message>
        <source>History</source>
        <translation>History</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistics</translation>
    </message>
    <message>
        <source>Other games</source>
        <translation>Other games</translation>
    </message>
    <message numerus="yes">
        <source>%n on the shelf</source>
        <comment>games</comment>
        <translation>
            <numerusform>%n on the shelf</numerusform>
            <numerusform>%n on the shelf</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>all</source>
        <comment>opponents</comment>
        <translation>all</translation>
    </message>
    <message numerus="yes">
        <source>Matches won, of the last %n</source>
        <translation>
            <numerusform>Matches won, of the last %n</numerusform>
            <numerusform>Matches won, of the last %n</numerusform>
        </translation>
    </message>
    <message>
        <source>At last %1, between %2 and %3 over time</source>
        <translation>At last %1, between %2 and %3 over time</translation>
    </message>
    <message>
        <source>Match %1, %2: %3 won</source>
        <translation>Match %1, %2: %3 won</translation>
    </message>
    <message numerus="yes">
        <source>Tokens lost a deal, in the last %n match(es)</source>
        <translation>
            <numerusform>Tokens lost a deal, in the last match</numerusform>
            <numerusform>Tokens lost a deal, in the last %n matches</numerusform>
        </translation>
    </message>
    <message>
        <source>Match %1, %2: %3 tokens a deal</source>
        <translation>Match %1, %2: %3 tokens a deal</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Matches</translation>
    </message>
    <message>
        <source>Matches played</source>
        <translation>Matches played</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Won</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a number, a percentage</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Place on average</source>
        <translation>Place on average</translation>
    </message>
    <message>
        <source>Re-entries</source>
        <translation>Re-entries</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Deals</translation>
    </message>
    <message>
        <source>Deals played</source>
        <translation>Deals played</translation>
    </message>
    <message>
        <source>Tokens lost</source>
        <translation>Tokens lost</translation>
    </message>
    <message>
        <source>Tokens lost a deal</source>
        <translation>Tokens lost a deal</translation>
    </message>
    <message>
        <source>Tokens gained</source>
        <translation>Tokens gained</translation>
    </message>
    <message>
        <source>Longest runs</source>
        <translation>Longest runs</translation>
    </message>
    <message>
        <source>Matches won in a row</source>
        <translation>Matches won in a row</translation>
    </message>
    <message>
        <source>Matches without a win</source>
        <translation>Matches without a win</translation>
    </message>
    <message>
        <source>Deals without paying</source>
        <translation>Deals without paying</translation>
    </message>
    <message numerus="yes">
        <source>Place %1: %n time(s), %2</source>
        <comment>how often a place was taken, and its share</comment>
        <translation>
            <numerusform>Place %1: %n time, %2</numerusform>
            <numerusform>Place %1: %n times, %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Places</translation>
    </message>
    <message>
        <source>Of these shared</source>
        <comment>matches won</comment>
        <translation>Of these shared</translation>
    </message>
    <message>
        <source>Drawn</source>
        <comment>matches</comment>
        <translation>Drawn</translation>
    </message>
</context>
<context>
    <name>StatisticsEmpty</name>
    <message>
        <source>Your matches are being counted.</source>
        <translation>Your matches are being counted.</translation>
    </message>
    <message>
        <source>No match of yours is like that.</source>
        <translation>No match of yours is like that.</translation>
    </message>
    <message>
        <source>No match played yet</source>
        <translation>No match played yet</translation>
    </message>
    <message>
        <source>Choose other opponents or a longer time.</source>
        <translation>Choose other opponents or a longer time.</translation>
    </message>
    <message>
        <source>Matches count from the moment when you started afresh.</source>
        <translation>Matches count from the moment when you started afresh.</translation>
    </message>
    <message>
        <source>Play one to its end, and its numbers stand here.</source>
        <translation>Play one to its end, and its numbers stand here.</translation>
    </message>
</context>
<context>
    <name>StatisticsFilters</name>
    <message>
        <source>Game</source>
        <translation>Game</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Opponents</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>Statistics</source>
        <translation>Statistics</translation>
    </message>
    <message>
        <source>Count all again</source>
        <translation>Count all again</translation>
    </message>
    <message>
        <source>Start afresh</source>
        <translation>Start afresh</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Count from now on only?</source>
        <translation>Count from now on only?</translation>
    </message>
    <message>
        <source>The statistics begin at zero. Your matches stay in the history, and all of them can be counted again later.</source>
        <translation>The statistics begin at zero. Your matches stay in the history, and all of them can be counted again later.</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) still to be counted…</source>
        <translation>
            <numerusform>%n match still to be counted…</numerusform>
            <numerusform>%n matches still to be counted…</numerusform>
        </translation>
    </message>
    <message>
        <source>Only your own matches since %1 are counted.</source>
        <translation>Only your own matches since %1 are counted.</translation>
    </message>
    <message>
        <source>Only your own matches are counted, not those from files.</source>
        <translation>Only your own matches are counted, not those from files.</translation>
    </message>
</context>
<context>
    <name>Stepper</name>
    <message>
        <source>Less: %1</source>
        <translation>Less: %1</translation>
    </message>
    <message>
        <source>More: %1</source>
        <translation>More: %1</translation>
    </message>
    <message>
        <source>not possible now</source>
        <translation>not possible now</translation>
    </message>
</context>
<context>
    <name>Stock</name>
    <message>
        <source>Stock</source>
        <translation>Stock</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left</source>
        <translation>
            <numerusform>%n card left</numerusform>
            <numerusform>%n cards left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Store</name>
    <message>
        <source>The file with your matches was damaged. It is kept as %1, and a new one was begun.</source>
        <translation>The file with your matches was damaged. It is kept as %1, and a new one was begun.</translation>
    </message>
    <message>
        <source>There is no room left on the disk. What was kept before stays; make room, and the match is kept again with the next move.</source>
        <translation>There is no room left on the disk. What was kept before stays; make room, and the match is kept again with the next move.</translation>
    </message>
    <message>
        <source>The file with your matches, %1, cannot be written: %2. What was kept before stays.</source>
        <translation>The file with your matches, %1, cannot be written: %2. What was kept before stays.</translation>
    </message>
    <message>
        <source>The game is already open in another window, and that one keeps the matches. Close it and try again, or play here without keeping anything.</source>
        <translation>The game is already open in another window, and that one keeps the matches. Close it and try again, or play here without keeping anything.</translation>
    </message>
    <message>
        <source>Your matches were last kept by a newer version of this game, and this one cannot read them. They were not touched: install the newer version again, or play here without keeping anything.</source>
        <translation>Your matches were last kept by a newer version of this game, and this one cannot read them. They were not touched: install the newer version again, or play here without keeping anything.</translation>
    </message>
    <message>
        <source>The file with your matches, %1, may not be written. Give yourself the right to write there and try again, or play without keeping anything.</source>
        <translation>The file with your matches, %1, may not be written. Give yourself the right to write there and try again, or play without keeping anything.</translation>
    </message>
    <message>
        <source>The file with your matches, %1, cannot be opened: %2. Try again, or play without keeping anything.</source>
        <translation>The file with your matches, %1, cannot be opened: %2. Try again, or play without keeping anything.</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <comment>of a match record; %2 is what is wrong</comment>
        <translation>line %1: %2</translation>
    </message>
    <message>
        <source>There is no room left on the disk to keep your matches. What was kept before stays: make room and try again, or play without keeping anything.</source>
        <translation>There is no room left on the disk to keep your matches. What was kept before stays: make room and try again, or play without keeping anything.</translation>
    </message>
    <message>
        <source>The file %1 is another program&apos;s database. It was not touched: move it elsewhere and try again, or play here without keeping anything.</source>
        <translation>The file %1 is another program&apos;s database. It was not touched: move it elsewhere and try again, or play here without keeping anything.</translation>
    </message>
    <message>
        <source>%1 is no file but a folder, a pipe or a device, so your matches cannot be kept there. Move it elsewhere and try again, or play here without keeping anything.</source>
        <translation>%1 is no file but a folder, a pipe or a device, so your matches cannot be kept there. Move it elsewhere and try again, or play here without keeping anything.</translation>
    </message>
    <message>
        <source>Not all of the file with your matches, %1, can be read: %2. What cannot be read is left out, and nothing was changed. Close the game and start it again: it then saves what can be read.</source>
        <translation>Not all of the file with your matches, %1, can be read: %2. What cannot be read is left out, and nothing was changed. Close the game and start it again: it then saves what can be read.</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) could be saved from it.</source>
        <translation>
            <numerusform>One match could be saved from it.</numerusform>
            <numerusform>%n matches could be saved from it.</numerusform>
        </translation>
    </message>
    <message>
        <source>No match could be saved from it.</source>
        <translation>No match could be saved from it.</translation>
    </message>
    <message numerus="yes">
        <source>%n entry (entries) could not be read.</source>
        <comment>of a damaged file</comment>
        <translation>
            <numerusform>One entry could not be read.</numerusform>
            <numerusform>%n entries could not be read.</numerusform>
        </translation>
    </message>
    <message>
        <source>More may be missing.</source>
        <translation>More may be missing.</translation>
    </message>
    <message>
        <source>The match that was under way is lost.</source>
        <translation>The match that was under way is lost.</translation>
    </message>
    <message>
        <source>The match that was under way is saved too.</source>
        <translation>The match that was under way is saved too.</translation>
    </message>
    <message numerus="yes">
        <source>The copy of %1 has %n match(es) more.</source>
        <translation>
            <numerusform>The copy of %1 has one match more.</numerusform>
            <numerusform>The copy of %1 has %n matches more.</numerusform>
        </translation>
    </message>
    <message>
        <source>it may not be changed</source>
        <comment>why a file cannot be opened or written</comment>
        <translation>it may not be changed</translation>
    </message>
    <message>
        <source>another program has it</source>
        <comment>why a file cannot be opened or written</comment>
        <translation>another program has it</translation>
    </message>
    <message>
        <source>it is damaged</source>
        <comment>why a file cannot be opened or written</comment>
        <translation>it is damaged</translation>
    </message>
    <message>
        <source>it cannot be reached</source>
        <comment>why a file cannot be opened or written</comment>
        <translation>it cannot be reached</translation>
    </message>
    <message>
        <source>the disk reports a fault</source>
        <comment>why a file cannot be opened or written</comment>
        <translation>the disk reports a fault</translation>
    </message>
    <message>
        <source>something unforeseen is wrong with it</source>
        <comment>why a file cannot be opened or written</comment>
        <translation>something unforeseen is wrong with it</translation>
    </message>
    <message numerus="yes">
        <source>When %n of them was (were) played is not known any more.</source>
        <comment>matches that could be saved</comment>
        <translation>
            <numerusform>When one of them was played is not known any more.</numerusform>
            <numerusform>When %n of them were played is not known any more.</numerusform>
        </translation>
    </message>
    <message>
        <source>The match that was under way is saved too, but without its last moves.</source>
        <translation>The match that was under way is saved too, but without its last moves.</translation>
    </message>
</context>
<context>
    <name>StoreDamage</name>
    <message>
        <source>the match of %1</source>
        <comment>that is damaged; %1 is a date</comment>
        <translation>the match of %1</translation>
    </message>
    <message>
        <source>a match of which not even the date can be read</source>
        <comment>that is damaged</comment>
        <translation>a match of which not even the date can be read</translation>
    </message>
    <message>
        <source>the house rules &quot;%1&quot;</source>
        <comment>that are damaged</comment>
        <translation>the house rules “%1”</translation>
    </message>
    <message>
        <source>what was chosen for the statistics</source>
        <comment>that is damaged</comment>
        <translation>what was chosen for the statistics</translation>
    </message>
    <message>
        <source>the match that was under way</source>
        <comment>that is damaged</comment>
        <translation>the match that was under way</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <comment>things that are damaged</comment>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message>
        <source>What was kept is damaged in places, and these are left out: %1. All else is as it was, and nothing was deleted.</source>
        <translation>What was kept is damaged in places, and these are left out: %1. All else is as it was, and nothing was deleted.</translation>
    </message>
    <message>
        <source>The match that was under way cannot go on: the file %1 that opens it is missing, or is not the right one. The match is kept until you begin another; to go on with it, put the file back and start the game again.</source>
        <translation>The match that was under way cannot go on: the file %1 that opens it is missing, or is not the right one. The match is kept until you begin another; to go on with it, put the file back and start the game again.</translation>
    </message>
    <message>
        <source>en</source>
        <comment>the code of this language, for dates</comment>
        <translation>en</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Enter</source>
        <comment>a key</comment>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Skip</translation>
    </message>
    <message>
        <source>on to the deal</source>
        <translation>on to the deal</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>New match</translation>
    </message>
    <message>
        <source>To the start page</source>
        <translation>To the start page</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Go on</translation>
    </message>
    <message>
        <source>to the next deal</source>
        <translation>to the next deal</translation>
    </message>
    <message>
        <source>Unhurried</source>
        <translation>Unhurried</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Fast</translation>
    </message>
    <message>
        <source>watch at the usual pace</source>
        <translation>watch at the usual pace</translation>
    </message>
    <message>
        <source>watch to the end without pauses</source>
        <translation>watch to the end without pauses</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Leave the table</translation>
    </message>
    <message>
        <source>Cut here</source>
        <translation>Cut here</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) go to the bottom</source>
        <translation>
            <numerusform>%n card goes to the bottom</numerusform>
            <numerusform>%n cards go to the bottom</numerusform>
        </translation>
    </message>
    <message>
        <source>choose cards to exchange</source>
        <translation>choose cards to exchange</translation>
    </message>
    <message numerus="yes">
        <source>choose %n more of the monte</source>
        <translation>
            <numerusform>choose %n more of the monte</numerusform>
            <numerusform>choose %n more of the monte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>choose %n more of yours</source>
        <translation>
            <numerusform>choose %n more of yours</numerusform>
            <numerusform>choose %n more of yours</numerusform>
        </translation>
    </message>
    <message>
        <source>Really knock?</source>
        <translation>Really knock?</translation>
    </message>
    <message>
        <source>once more to knock, Esc to think again</source>
        <translation>once more to knock, Esc to think again</translation>
    </message>
    <message>
        <source>Knock</source>
        <translation>Knock</translation>
    </message>
    <message>
        <source>Really knock? Once more to knock, Esc to think again.</source>
        <translation>Really knock? Once more to knock, Esc to think again.</translation>
    </message>
    <message>
        <source>%1’s program is at fault: the house plays for it</source>
        <translation>%1’s program is at fault: the house plays for it</translation>
    </message>
    <message>
        <source>The house plays for %1’s program from now on</source>
        <translation>The house plays for %1’s program from now on</translation>
    </message>
    <message>
        <source>%1. You hold %2: %3.</source>
        <comment>%1 is &apos;Deal 2&apos;, %2 cards, %3 what they are worth</comment>
        <translation>%1. You hold %2: %3.</translation>
    </message>
    <message>
        <source>%1. That makes %2.</source>
        <comment>%1 is a line such as &apos;You exchange 1: …&apos;, %2 a hand&apos;s worth</comment>
        <translation>%1. That makes %2.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a name, and what the hand is worth</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between the hands of the showdown</comment>
        <translation>; </translation>
    </message>
    <message>
        <source>The cards are turned up. %1.</source>
        <comment>%1 are names and hands</comment>
        <translation>The cards are turned up. %1.</translation>
    </message>
    <message>
        <source>The cards are turned up. The best hand and yours: %1.</source>
        <comment>%1 are names and hands</comment>
        <translation>The cards are turned up. The best hand and yours: %1.</translation>
    </message>
    <message>
        <source>Player</source>
        <comment>a person who gave no name, in a replay</comment>
        <translation>Player</translation>
    </message>
    <message>
        <source>You</source>
        <comment>the person at the table, as a name</comment>
        <translation>You</translation>
    </message>
    <message>
        <source>Cut the pack for %1</source>
        <translation>Cut the pack for %1</translation>
    </message>
    <message>
        <source>%1 cuts the pack</source>
        <translation>%1 cuts the pack</translation>
    </message>
    <message>
        <source>Your turn · deal %1, lap %2</source>
        <translation>Your turn · deal %1, lap %2</translation>
    </message>
    <message>
        <source>%3&apos;s turn · deal %1, lap %2</source>
        <translation>%3&apos;s turn · deal %1, lap %2</translation>
    </message>
    <message>
        <source>You knocked · last turn for %1</source>
        <translation>You knocked · last turn for %1</translation>
    </message>
    <message>
        <source>Your last turn: %1 knocked</source>
        <translation>Your last turn: %1 knocked</translation>
    </message>
    <message>
        <source>Last turn: %1 knocked</source>
        <translation>Last turn: %1 knocked</translation>
    </message>
    <message>
        <source>deal %1, your turn</source>
        <translation>deal %1, your turn</translation>
    </message>
    <message>
        <source>deal %1</source>
        <translation>deal %1</translation>
    </message>
    <message>
        <source>The deal is over: go on to the next.</source>
        <translation>The deal is over: go on to the next.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>The match is over.</translation>
    </message>
    <message>
        <source>First cut the pack.</source>
        <translation>First cut the pack.</translation>
    </message>
    <message>
        <source>First %1 cuts the pack.</source>
        <translation>First %1 cuts the pack.</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn.</source>
        <translation>It is %1&apos;s turn.</translation>
    </message>
    <message>
        <source>That cannot be done now.</source>
        <translation>That cannot be done now.</translation>
    </message>
    <message>
        <source>you</source>
        <comment>within a list of those who pay</comment>
        <translation>you</translation>
    </message>
    <message>
        <source>Nobody pays</source>
        <translation>Nobody pays</translation>
    </message>
    <message>
        <source>You lose a token</source>
        <translation>You lose a token</translation>
    </message>
    <message>
        <source>%1 loses a token</source>
        <translation>%1 loses a token</translation>
    </message>
    <message>
        <source>A token each from %1</source>
        <translation>A token each from %1</translation>
    </message>
    <message>
        <source>You win the match!</source>
        <translation>You win the match!</translation>
    </message>
    <message numerus="yes">
        <source>The pool of %1 is the winner&apos;s, after %n deal(s).</source>
        <translation>
            <numerusform>The pool of %1 is the winner&apos;s, after %n deal.</numerusform>
            <numerusform>The pool of %1 is the winner&apos;s, after %n deals.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The pool of %1 is yours, after %n deal(s).</source>
        <translation>
            <numerusform>The pool of %1 is yours, after %n deal.</numerusform>
            <numerusform>The pool of %1 is yours, after %n deals.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The pool of %1 is gone, after %n deal(s).</source>
        <translation>
            <numerusform>The pool of %1 is gone, after %n deal.</numerusform>
            <numerusform>The pool of %1 is gone, after %n deals.</numerusform>
        </translation>
    </message>
    <message>
        <source>to the showdown</source>
        <translation>to the showdown</translation>
    </message>
    <message>
        <source>Watch it again</source>
        <translation>Watch it again</translation>
    </message>
    <message>
        <source>There is no move of yours in this deal to look at.</source>
        <translation>There is no move of yours in this deal to look at.</translation>
    </message>
    <message>
        <source>Your moves can be looked at once the hands lie open.</source>
        <translation>Your moves can be looked at once the hands lie open.</translation>
    </message>
    <message>
        <source>Your moves come as soon as the hands lie open.</source>
        <translation>Your moves come as soon as the hands lie open.</translation>
    </message>
    <message>
        <source>Your turn. You have %1. In the monte: %2.</source>
        <comment>%1 is a hand&apos;s worth, %2 are cards</comment>
        <translation>Your turn. You have %1. In the monte: %2.</translation>
    </message>
    <message>
        <source>Your last turn: %1 knocked. You have %2. In the monte: %3.</source>
        <comment>%1 is a name, %2 a hand&apos;s worth, %3 are cards</comment>
        <translation>Your last turn: %1 knocked. You have %2. In the monte: %3.</translation>
    </message>
    <message numerus="yes">
        <source>Nobody has won, after %n deal(s).</source>
        <translation>
            <numerusform>Nobody has won, after %n deal.</numerusform>
            <numerusform>Nobody has won, after %n deals.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n deal(s).</source>
        <comment>the end of a match</comment>
        <translation>
            <numerusform>After %n deal.</numerusform>
            <numerusform>After %n deals.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The pool of %1 is divided, after %n deal(s).</source>
        <translation>
            <numerusform>The pool of %1 is divided, after %n deal.</numerusform>
            <numerusform>The pool of %1 is divided, after %n deals.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableHelp</name>
    <message>
        <source>Review</source>
        <translation>Review</translation>
    </message>
    <message>
        <source>Go through your moves of this deal</source>
        <translation>Go through your moves of this deal</translation>
    </message>
</context>
<context>
    <name>TokenPile</name>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n token</numerusform>
            <numerusform>%n tokens</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Troubles</name>
    <message>
        <source>A word about your settings</source>
        <translation>A word about your settings</translation>
    </message>
    <message>
        <source>A word about your matches</source>
        <translation>A word about your matches</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Try again</translation>
    </message>
    <message>
        <source>Play without keeping</source>
        <translation>Play without keeping</translation>
    </message>
    <message>
        <source>Do without them</source>
        <translation>Do without them</translation>
    </message>
</context>
<context>
    <name>Winners</name>
    <message>
        <source>drawn</source>
        <comment>a match</comment>
        <translation>drawn</translation>
    </message>
    <message>
        <source>you have won</source>
        <translation>you have won</translation>
    </message>
    <message>
        <source>%1 has won</source>
        <translation>%1 has won</translation>
    </message>
    <message>
        <source>you have won with %1</source>
        <translation>you have won with %1</translation>
    </message>
    <message>
        <source>%1 won</source>
        <comment>several names, of one side</comment>
        <translation>%1 won</translation>
    </message>
    <message>
        <source>shared with %1</source>
        <comment>a win of the person&apos;s</comment>
        <translation>shared with %1</translation>
    </message>
    <message>
        <source>shared by %1</source>
        <comment>a win; several names</comment>
        <translation>shared by %1</translation>
    </message>
    <message>
        <source>The match is drawn</source>
        <translation>The match is drawn</translation>
    </message>
    <message>
        <source>You win the match</source>
        <translation>You win the match</translation>
    </message>
    <message>
        <source>%1 wins the match</source>
        <translation>%1 wins the match</translation>
    </message>
    <message>
        <source>You and %1 win the match</source>
        <comment>one name or several</comment>
        <translation>You and %1 win the match</translation>
    </message>
    <message>
        <source>%1 win the match</source>
        <comment>several names, of one side</comment>
        <translation>%1 win the match</translation>
    </message>
    <message>
        <source>You share the win with %1</source>
        <translation>You share the win with %1</translation>
    </message>
    <message>
        <source>%1 share the win</source>
        <comment>several names</comment>
        <translation>%1 share the win</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Petrangola, an Italian card game, against computer opponents.</source>
        <translation>Petrangola, an Italian card game, against computer opponents.</translation>
    </message>
    <message>
        <source>The language of this run: en or it.</source>
        <translation>The language of this run: en or it.</translation>
    </message>
    <message>
        <source>Shuffle the first match with this seed of 64 hex digits, so that its deals can be repeated.</source>
        <translation>Shuffle the first match with this seed of 64 hex digits, so that its deals can be repeated.</translation>
    </message>
    <message>
        <source>Tell on standard output where the table stands, for programs that drive the window.</source>
        <translation>Tell on standard output where the table stands, for programs that drive the window.</translation>
    </message>
    <message>
        <source>Show the table that is written in this file.</source>
        <translation>Show the table that is written in this file.</translation>
    </message>
    <message>
        <source>unexpected argument &quot;%1&quot;; --help lists what there is</source>
        <translation>unexpected argument &quot;%1&quot;; --help lists what there is</translation>
    </message>
    <message>
        <source>no language &quot;%1&quot;; choose en or it</source>
        <translation>no language &quot;%1&quot;; choose en or it</translation>
    </message>
    <message>
        <source>the seed must be 64 hex digits</source>
        <translation>the seed must be 64 hex digits</translation>
    </message>
    <message>
        <source>the scene %1 cannot be shown: %2</source>
        <translation>the scene %1 cannot be shown: %2</translation>
    </message>
    <message>
        <source>there is no display to open a window on</source>
        <translation>there is no display to open a window on</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>Options:</translation>
    </message>
    <message>
        <source>Tell what can be asked for here, and end.</source>
        <translation>Tell what can be asked for here, and end.</translation>
    </message>
    <message>
        <source>Tell the version, and end.</source>
        <translation>Tell the version, and end.</translation>
    </message>
    <message>
        <source>language</source>
        <translation>language</translation>
    </message>
    <message>
        <source>hex</source>
        <translation>hex</translation>
    </message>
    <message>
        <source>file</source>
        <translation>file</translation>
    </message>
    <message>
        <source>unknown option &quot;%1&quot;; --help lists what there is</source>
        <translation>unknown option &quot;%1&quot;; --help lists what there is</translation>
    </message>
    <message>
        <source>Usage: %1 [options] [record]</source>
        <translation>Usage: %1 [options] [record]</translation>
    </message>
    <message>
        <source>A record is the file of a match that was played (NAME.petrangola); it is shown again.</source>
        <translation>A record is the file of a match that was played (NAME.petrangola); it is shown again.</translation>
    </message>
    <message>
        <source>Open a window of its own even where the game is open already.</source>
        <translation>Open a window of its own even where the game is open already.</translation>
    </message>
    <message>
        <source>the option &quot;%1&quot; lacks its value; --help tells what it wants</source>
        <translation>the option &quot;%1&quot; lacks its value; --help tells what it wants</translation>
    </message>
    <message>
        <source>the option &quot;%1&quot; takes no value; --help lists what there is</source>
        <translation>the option &quot;%1&quot; takes no value; --help lists what there is</translation>
    </message>
    <message>
        <source>Play match after match without a window or a person, and keep them in this folder instead of where yours are. For tests.</source>
        <translation>Play match after match without a window or a person, and keep them in this folder instead of where yours are. For tests.</translation>
    </message>
    <message>
        <source>folder</source>
        <translation>folder</translation>
    </message>
    <message>
        <source>--autoplay would play on with your own match: name another folder than the one where yours is kept</source>
        <translation>--autoplay would play on with your own match: name another folder than the one where yours is kept</translation>
    </message>
    <message>
        <source>Lay the table for this game: %1.</source>
        <translation>Lay the table for this game: %1.</translation>
    </message>
    <message>
        <source>name</source>
        <translation>name</translation>
    </message>
    <message>
        <source>no game &quot;%1&quot;; there are: %2</source>
        <translation>no game &quot;%1&quot;; there are: %2</translation>
    </message>
</context>
</TS>
