<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it_IT">
<context>
    <name>AboutPage</name>
    <message>
        <source>Version %1</source>
        <translation>Versione %1</translation>
    </message>
    <message>
        <source>The program</source>
        <translation>Il programma</translation>
    </message>
    <message>
        <source>Free software: GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>Software libero: GNU General Public License, versione 3 o successiva. Senza alcuna garanzia.</translation>
    </message>
    <message>
        <source>Cards, pictures, sounds and music</source>
        <translation>Carte, disegni, suoni e musica</translation>
    </message>
    <message>
        <source>Creative Commons Attribution-ShareAlike 4.0.</source>
        <translation>Creative Commons Attribuzione - Condividi allo stesso modo 4.0.</translation>
    </message>
    <message>
        <source>Made from Vollkorn and Cabin: SIL Open Font License 1.1.</source>
        <translation>Ricavati da Vollkorn e Cabin: SIL Open Font License 1.1.</translation>
    </message>
    <message>
        <source>Settings are kept in</source>
        <translation>Le impostazioni stanno in</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Typefaces</source>
        <translation>Caratteri</translation>
    </message>
    <message>
        <source>Matches are kept in</source>
        <translation>Le partite stanno in</translation>
    </message>
    <message>
        <source>Here they are played against opponents who see no more of the cards than you do.</source>
        <translation>Qui si gioca contro avversari che delle carte non vedono più di quanto vedi tu.</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
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
        <translation>Regole</translation>
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
        <translation>Pagina precedente</translation>
    </message>
    <message>
        <source>Turn the page</source>
        <translation>Volta pagina</translation>
    </message>
</context>
<context>
    <name>ChapterCards</name>
    <message>
        <source>The cards</source>
        <translation>Le carte</translation>
    </message>
    <message>
        <source>Forty cards from Piacenza: four suits of ten cards each.</source>
        <translation>Quaranta carte piacentine: quattro semi di dieci carte ciascuno.</translation>
    </message>
    <message>
        <source>Four suits</source>
        <translation>Quattro semi</translation>
    </message>
    <message>
        <source>Coins, cups, swords and batons. No suit is better than another.</source>
        <translation>Denari, coppe, spade e bastoni. Nessun seme vale più di un altro.</translation>
    </message>
    <message>
        <source>From low to high</source>
        <translation>Dalla più bassa alla più alta</translation>
    </message>
    <message>
        <source>From 2 to 7, then jack, horse, king and ace. There is no 8, 9 or 10: the 7 stands right below the jack.</source>
        <translation>Dal 2 al 7, poi fante, cavallo, re e asso. L’8, il 9 e il 10 non ci sono: il 7 sta subito sotto il fante.</translation>
    </message>
    <message>
        <source>What they are worth</source>
        <translation>Quanto valgono</translation>
    </message>
    <message>
        <source>11 points</source>
        <translation>11 punti</translation>
    </message>
    <message>
        <source>for an ace.</source>
        <translation>l’asso.</translation>
    </message>
    <message>
        <source>10 points</source>
        <translation>10 punti</translation>
    </message>
    <message>
        <source>for a king, a horse and a jack.</source>
        <translation>il re, il cavallo e il fante.</translation>
    </message>
    <message>
        <source>As printed</source>
        <translation>Il loro numero</translation>
    </message>
    <message>
        <source>2 to 7 count what they show.</source>
        <translation>le carte dal 2 al 7.</translation>
    </message>
    <message>
        <source>Only cards of one suit are added up, so the best total with three cards is 31: ace and two court cards.</source>
        <translation>Si sommano solo le carte dello stesso seme: con tre carte si arriva al massimo a 31, asso e due figure.</translation>
    </message>
    <message>
        <source>With more than twelve at the table two packs are shuffled together. Then equal cards exist twice, and a total may be above 31.</source>
        <translation>Se si è in più di dodici si mescolano insieme due mazzi. Allora ogni carta c’è due volte, e si può superare il 31.</translation>
    </message>
</context>
<context>
    <name>ChapterDeal</name>
    <message>
        <source>The deal</source>
        <translation>La smazzata</translation>
    </message>
    <message>
        <source>Everything goes to the right, counter-clockwise: the cards, the play, and the turn to deal.</source>
        <translation>Tutto gira verso destra, in senso antiorario: si danno le carte, si gioca e si passa il mazzo.</translation>
    </message>
    <message>
        <source>The first dealer</source>
        <translation>Il primo mazziere</translation>
    </message>
    <message>
        <source>Before the first deal, cards are turned up one at a time round the table. Whoever gets the ace of coins deals first.</source>
        <translation>Prima di cominciare si scoprono le carte una alla volta, in giro. Chi riceve l’asso di denari fa il mazziere.</translation>
    </message>
    <message>
        <source>Shuffle and cut</source>
        <translation>Mescolare e tagliare</translation>
    </message>
    <message>
        <source>The dealer shuffles and the player at the dealer&apos;s left cuts. When it is up to you, drag on the pack to choose the place.</source>
        <translation>Il mazziere mescola e chi gli sta a sinistra taglia. Quando tocca a te, trascina sul mazzo per scegliere dove.</translation>
    </message>
    <message>
        <source>Three cards each</source>
        <translation>Tre carte a testa</translation>
    </message>
    <message>
        <source>Everybody gets three cards together, face down, the dealer last. The dealer may not look at them yet.</source>
        <translation>Ognuno riceve tre carte in una volta, coperte; il mazziere per ultimo, e le sue non le può ancora guardare.</translation>
    </message>
    <message>
        <source>The dealer&apos;s choice</source>
        <translation>La scelta del mazziere</translation>
    </message>
    <message>
        <source>The dealer takes the next three cards, looks at them alone, and chooses:</source>
        <translation>Il mazziere prende le tre carte dopo, le guarda senza mostrarle e sceglie:</translation>
    </message>
    <message>
        <source>Expose them</source>
        <translation>Scoprirle</translation>
    </message>
    <message>
        <source>The three go face up: they are the monte. The dealer picks up the hand that was dealt, and play begins at the dealer&apos;s right.</source>
        <translation>Le tre carte si scoprono in tavola: sono il monte. Il mazziere prende in mano le sue, e comincia chi gli sta a destra.</translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>Tenerle</translation>
    </message>
    <message>
        <source>The three are the dealer&apos;s hand. The dealt cards, unseen until now, become the monte. This counts as the dealer&apos;s knock: all the others have a single turn.</source>
        <translation>Le tre carte sono la sua mano; quelle coperte, che nessuno ha visto, diventano il monte. Vale come bussata: gli altri hanno un turno solo.</translation>
    </message>
    <message>
        <source>To keep is bold: you need a hand that stands against everybody&apos;s one chance.</source>
        <translation>Per tenerle ci vuole coraggio: tutti gli altri hanno ancora un turno per superarti.</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Invio</translation>
    </message>
</context>
<context>
    <name>ChapterHouse</name>
    <message>
        <source>House rules</source>
        <translation>Varianti</translation>
    </message>
    <message>
        <source>Every table plays a little differently. What you have chosen for a new match is noted at the right, and stands out in dark where it is not the usual.</source>
        <translation>Ogni tavolo gioca a modo suo. A destra c’è quello che hai scelto per la nuova partita, in nero dove cambia dal solito.</translation>
    </message>
    <message>
        <source>Tokens at the start</source>
        <translation>Marche all’inizio</translation>
    </message>
    <message>
        <source>Three as a rule, from 1 to 9; five for a long evening.</source>
        <translation>Di regola tre, da 1 a 9; cinque per una serata lunga.</translation>
    </message>
    <message>
        <source>Re-entries</source>
        <translation>Rientri</translation>
    </message>
    <message>
        <source>Stake</source>
        <translation>Posta</translation>
    </message>
    <message>
        <source>What each puts into the pool, and pays again to come back.</source>
        <translation>Quanto mette ognuno nel piatto, e rimette chi rientra.</translation>
    </message>
    <message>
        <source>Packs</source>
        <translation>Mazzi</translation>
    </message>
    <message>
        <source>One for up to twelve players, two for more; a small table may take two as well. Equal cards then exist twice.</source>
        <translation>Uno fino a dodici giocatori, due se sono di più; anche in pochi se ne possono usare due. Con due mazzi ogni carta c’è due volte.</translation>
    </message>
    <message>
        <source>Low rank first: after the aces come the 2s, and the kings are last. Or in the order of the cards: kings first, 2s last.</source>
        <translation>Prima i bassi: dopo gli assi vengono i 2 e per ultimi i re. Oppure come le carte: prima i re, per ultimi i 2.</translation>
    </message>
    <message>
        <source>Ace also low</source>
        <translation>Asso anche basso</translation>
    </message>
    <message>
        <source>3, 2 and ace of one suit are a sequence too, the lowest. Ace, king, horse stays the highest.</source>
        <translation>Anche 3, 2 e asso di un seme sono una scala, la più bassa. Asso, re e cavallo resta la più alta.</translation>
    </message>
    <message>
        <source>Three of a kind stands above every sequence. Three aces are still the best.</source>
        <translation>Il tris vale più di ogni scala. I tre assi restano i migliori.</translation>
    </message>
    <message>
        <source>Petrangola shown</source>
        <translation>Petrangola scoperta</translation>
    </message>
    <message>
        <source>Whoever knocks with a petrangola or a petrangolone lays it face up at once. So does a dealer who keeps one, and a shirt change that makes one.</source>
        <translation>Chi bussa con una petrangola o un petrangolone scopre subito le carte. Lo stesso vale per il mazziere che se le tiene, e per chi ci arriva con il cambio camicia.</translation>
    </message>
    <message>
        <source>A match that is running keeps the rules it was started with.</source>
        <translation>Una partita già cominciata tiene le sue regole fino alla fine.</translation>
    </message>
    <message>
        <source>Order of three of a kind</source>
        <translation>Ordine dei tris</translation>
    </message>
    <message>
        <source>Three of a kind first</source>
        <translation>Il tris batte la scala</translation>
    </message>
    <message>
        <source>How often one may pay again and come back in a match, from none to three times.</source>
        <translation>Quante volte in una partita si può rimettere la posta e rientrare: da nessuna a tre.</translation>
    </message>
</context>
<context>
    <name>ChapterKeys</name>
    <message>
        <source>Keys</source>
        <translation>Tasti</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Al tavolo</translation>
    </message>
    <message>
        <source>your cards, from left to right</source>
        <translation>le tue carte, da sinistra a destra</translation>
    </message>
    <message>
        <source>the cards of the monte</source>
        <translation>le carte del monte</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Invio</translation>
    </message>
    <message>
        <source>change the shirt</source>
        <translation>cambiare camicia</translation>
    </message>
    <message>
        <source>take back what you have chosen</source>
        <translation>annullare la scelta</translation>
    </message>
    <message>
        <source>the log of all moves</source>
        <translation>il registro delle mosse</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>take back what you have chosen, then the menu</source>
        <translation>annullare la scelta, poi il menu</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Dappertutto</translation>
    </message>
    <message>
        <source>the rules, open at the page that fits</source>
        <translation>le regole, aperte alla pagina giusta</translation>
    </message>
    <message>
        <source>full screen</source>
        <translation>schermo intero</translation>
    </message>
    <message>
        <source>new match</source>
        <translation>nuova partita</translation>
    </message>
    <message>
        <source>quit</source>
        <translation>uscire</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>from one thing to the next; Enter or Space presses it</source>
        <translation>da un comando all’altro; Invio o Spazio per premerlo</translation>
    </message>
    <message>
        <source>between choices, round the table, and through this booklet</source>
        <translation>fra le scelte, intorno al tavolo e in questo libretto</translation>
    </message>
    <message>
        <source>back</source>
        <translation>indietro</translation>
    </message>
    <message>
        <source>the red ticket: exchange, cut, expose, go on</source>
        <translation>il biglietto rosso: cambiare, tagliare, scoprire, andare avanti</translation>
    </message>
    <message>
        <source>stay, in the last lap; or stay out</source>
        <translation>stare, nell’ultimo giro; o restare fuori</translation>
    </message>
    <message>
        <source>all sounds off, or on again</source>
        <translation>tutti i suoni spenti, o di nuovo accesi</translation>
    </message>
    <message>
        <source>the hint: for every move the chance to lose a token</source>
        <translation>il consiglio: per ogni mossa, quanto rischi di perdere una marca</translation>
    </message>
    <message>
        <source>after a deal, review your moves</source>
        <translation>dopo una smazzata, rivedi le tue mosse</translation>
    </message>
    <message>
        <source>knock; as dealer, keep the cards</source>
        <translation>bussare; da mazziere, tenere le carte</translation>
    </message>
    <message>
        <source>In a replay</source>
        <translation>Rivedendo una partita</translation>
    </message>
    <message>
        <source>Space</source>
        <comment>a key</comment>
        <translation>Spazio</translation>
    </message>
    <message>
        <source>let it run, or stop it</source>
        <translation>falla andare, o fermala</translation>
    </message>
    <message>
        <source>a step back or on</source>
        <translation>un passo indietro o avanti</translation>
    </message>
    <message>
        <source>PgUp PgDn</source>
        <comment>two keys, with a blank between</comment>
        <translation>PagSu PagGiù</translation>
    </message>
    <message>
        <source>a deal back or on</source>
        <translation>una smazzata indietro o avanti</translation>
    </message>
    <message>
        <source>Home End</source>
        <comment>two keys, with a blank between</comment>
        <translation>Inizio Fine</translation>
    </message>
    <message>
        <source>to the beginning, or to the end</source>
        <translation>all’inizio, o alla fine</translation>
    </message>
    <message>
        <source>faster, or slower</source>
        <translation>più in fretta, o più piano</translation>
    </message>
    <message>
        <source>choose a deal</source>
        <translation>scegli una smazzata</translation>
    </message>
    <message>
        <source>choose how you look on</source>
        <translation>scegli da dove guardare</translation>
    </message>
    <message>
        <source>all hands open, or only one</source>
        <translation>tutte le mani scoperte, o una sola</translation>
    </message>
    <message>
        <source>look from the next seat, or from that one</source>
        <translation>guarda dal posto dopo, o da quello</translation>
    </message>
    <message>
        <source>the figures: what each move risked</source>
        <translation>le cifre: quanto rischiava ogni mossa</translation>
    </message>
    <message>
        <source>check the match</source>
        <translation>controlla la partita</translation>
    </message>
    <message>
        <source>In the history</source>
        <translation>Nella storia</translation>
    </message>
    <message>
        <source>watch the chosen match again</source>
        <translation>rivedi la partita scelta</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Canc</translation>
    </message>
    <message>
        <source>throw it away</source>
        <translation>buttala via</translation>
    </message>
    <message>
        <source>after a match, watch it again</source>
        <translation>dopo una partita, rivedila</translation>
    </message>
    <message>
        <source>draw a card, where there is a stock</source>
        <translation>pescare una carta, dove c’è un mazzo</translation>
    </message>
</context>
<context>
    <name>ChapterKnock</name>
    <message>
        <source>The knock</source>
        <translation>La bussata</translation>
    </message>
    <message>
        <source>A knock on the wood means: these three will do. From now on the deal is nearly over.</source>
        <translation>Bussare sul legno vuol dire: queste tre mi bastano. Da lì in poi la smazzata è quasi finita.</translation>
    </message>
    <message>
        <source>Three ways to knock</source>
        <translation>Tre modi di bussare</translation>
    </message>
    <message>
        <source>Keep all three cards</source>
        <translation>Tenere tutte e tre le carte</translation>
    </message>
    <message>
        <source>In your turn, instead of an exchange.</source>
        <translation>Al tuo turno, invece di cambiare.</translation>
    </message>
    <message>
        <source>Change the shirt</source>
        <translation>Cambiare camicia</translation>
    </message>
    <message>
        <source>All three of yours for all three of the monte.</source>
        <translation>Tutte e tre le tue per tutte e tre quelle del monte.</translation>
    </message>
    <message>
        <source>As dealer, keep the three you looked at</source>
        <translation>Da mazziere, tenere le tre che hai visto</translation>
    </message>
    <message>
        <source>Then nobody has had a turn yet, and each has just one.</source>
        <translation>Nessuno ha ancora giocato, e gli altri hanno un turno solo.</translation>
    </message>
    <message>
        <source>The last lap</source>
        <translation>L’ultimo giro</translation>
    </message>
    <message>
        <source>Everyone but the one who knocked has one more turn, in order, and may exchange none, one, two or all three cards. Nothing done now counts as another knock.</source>
        <translation>Tutti tranne chi ha bussato giocano ancora una volta, in ordine: si può stare, o cambiare una, due o tre carte. Adesso nemmeno il cambio camicia è un’altra bussata.</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Stare</translation>
    </message>
    <message>
        <source>Exchange nothing. Possible only in the last lap.</source>
        <translation>Non cambiare niente. Si può solo nell’ultimo giro.</translation>
    </message>
    <message>
        <source>Then all hands are shown.</source>
        <translation>Poi si scoprono le carte.</translation>
    </message>
    <message>
        <source>An early knock catches the others unprepared; a late one comes when theirs are good too. You need not be best, only not worst.</source>
        <translation>Chi bussa presto coglie gli altri impreparati; più tardi anche le loro carte sono buone. Non serve essere i migliori: basta non essere gli ultimi.</translation>
    </message>
</context>
<context>
    <name>ChapterRanking</name>
    <message>
        <source>Who has the best hand</source>
        <translation>Chi ha la mano più alta</translation>
    </message>
    <message>
        <source>Petrangolone</source>
        <translation>Petrangolone</translation>
    </message>
    <message>
        <source>Three aces. It beats everything and wins you a token.</source>
        <translation>Tre assi: batte tutto e fa guadagnare una marca.</translation>
    </message>
    <message>
        <source>Sequence</source>
        <translation>Scala</translation>
    </message>
    <message>
        <source>Three in a row of one suit. The higher top card wins: ace, king, horse is the best, 4, 3, 2 the lowest.</source>
        <translation>Tre in fila dello stesso seme. Vince la carta più alta: asso-re-cavallo è la migliore, 4-3-2 la più bassa.</translation>
    </message>
    <message>
        <source>Three of a kind</source>
        <translation>Tris</translation>
    </message>
    <message>
        <source>Three alike. After the aces the lower rank wins: three 2s are best, three kings last.</source>
        <translation>Tre carte uguali. Dopo gli assi vince il più basso: primi i tre 2, ultimi i tre re.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>The best sum in a single suit: here 17 in swords.</source>
        <translation>La somma più alta in un seme solo: qui 17 a spade.</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Esempi</translation>
    </message>
    <message>
        <source>Two sequences: the jack is the higher top card. The 7 comes right below it.</source>
        <translation>Due scale: il fante è la carta più alta. Il 7 gli sta subito sotto.</translation>
    </message>
    <message>
        <source>Even the lowest sequence beats three of a kind. Only three aces stand above it.</source>
        <translation>Anche la scala più bassa batte il tris. Sopra ci sono solo i tre assi.</translation>
    </message>
    <message>
        <source>13 in swords beats the 11 of the lone ace.</source>
        <translation>13 a spade battono l’11 dell’asso da solo.</translation>
    </message>
    <message>
        <source>Three suits each, 10 points each: a tie.</source>
        <translation>Tre semi a testa, 10 punti a testa: pari.</translation>
    </message>
    <message>
        <source>31 in coins, the highest total, but no sequence: the horse is missing. Every three of a kind beats it.</source>
        <translation>31 a denari, il punteggio più alto, ma non è scala: manca il cavallo. Qualunque tris lo batte.</translation>
    </message>
    <message>
        <source>Sequences and three of a kind are called petrangole. Equal hands are equal: no suit decides.</source>
        <translation>Scale e tris si chiamano petrangole. Due mani uguali sono pari: il seme non conta.</translation>
    </message>
    <message>
        <source>Of two hands with three of a kind the lower rank wins.</source>
        <translation>Fra due tris vince il più basso.</translation>
    </message>
</context>
<context>
    <name>ChapterShort</name>
    <message>
        <source>In short</source>
        <translation>In breve</translation>
    </message>
    <message>
        <source>Three cards in your hand, three face up on the table: the monte. In turn, everybody exchanges cards with the monte to make a better hand.</source>
        <translation>Tre carte in mano, tre scoperte in tavola: il monte. A turno ognuno cambia carte con il monte per migliorare la sua mano.</translation>
    </message>
    <message>
        <source>Make your hand better</source>
        <translation>Migliora la mano</translation>
    </message>
    <message>
        <source>Give one or two cards and take as many from the monte. You want many points in one suit, three cards in a row, or three alike.</source>
        <translation>Lascia una o due carte e prendine altrettante dal monte. Cerca tanti punti in un seme, tre carte in fila o tre uguali.</translation>
    </message>
    <message>
        <source>Knock when it will do</source>
        <translation>Bussa quando ti basta</translation>
    </message>
    <message>
        <source>If you like your three cards, knock. The others have one more turn each.</source>
        <translation>Se le tue tre carte ti piacciono, bussa. Gli altri hanno ancora un turno a testa.</translation>
    </message>
    <message>
        <source>Show your cards</source>
        <translation>Si scoprono le carte</translation>
    </message>
    <message>
        <source>All hands are turned over. The worst one costs its owner a token.</source>
        <translation>Tutti mostrano la mano. Chi ha la più bassa perde una marca.</translation>
    </message>
    <message>
        <source>Stay in the game</source>
        <translation>Resta in gioco</translation>
    </message>
    <message>
        <source>Without a token you are out, or you pay the stake once more. The last one in takes the pool.</source>
        <translation>Senza marche sei fuori, oppure rimetti la posta e rientri. L’ultimo che resta prende il piatto.</translation>
    </message>
    <message>
        <source>For example</source>
        <translation>Per esempio</translation>
    </message>
    <message>
        <source>This hand is worth 21 in coins: 11 for the ace and 10 for the jack. The 5 of batons does not count.</source>
        <translation>Questa mano vale 21 a denari: 11 l’asso e 10 il fante. Il 5 di bastoni non conta.</translation>
    </message>
    <message>
        <source>Better still</source>
        <translation>Meglio ancora</translation>
    </message>
    <message>
        <source>Three in a row of one suit: a sequence. It beats any number of points.</source>
        <translation>Tre in fila dello stesso seme: una scala. Batte qualsiasi punteggio.</translation>
    </message>
    <message>
        <source>You cannot pass. If you do not want to exchange, you have to knock.</source>
        <translation>Non si può passare. Chi non vuole cambiare deve bussare.</translation>
    </message>
</context>
<context>
    <name>ChapterTokens</name>
    <message>
        <source>Tokens</source>
        <translation>Le marche</translation>
    </message>
    <message>
        <source>Tokens are lives. Each pays the stake into the pool and starts with three of them, or as many as the table has agreed.</source>
        <translation>Le marche sono vite. Ognuno mette la posta nel piatto e comincia con tre marche, o quante ha deciso il tavolo.</translation>
    </message>
    <message>
        <source>The worst hand pays</source>
        <translation>Paga la mano più bassa</translation>
    </message>
    <message>
        <source>After every deal the worst hand loses one token. If several are equally bad, each of them loses one.</source>
        <translation>A ogni smazzata chi ha la mano più bassa perde una marca. A pari mano, ne perdono una a testa.</translation>
    </message>
    <message>
        <source>Three aces earn</source>
        <translation>I tre assi guadagnano</translation>
    </message>
    <message>
        <source>A petrangolone wins its owner a token, even beyond the number at the start. It never loses one.</source>
        <translation>Il petrangolone fa guadagnare una marca, anche oltre quelle dell’inizio. E non ne perde mai.</translation>
    </message>
    <message>
        <source>Out, and back again</source>
        <translation>Fuori, e di nuovo dentro</translation>
    </message>
    <message>
        <source>Whoever loses the last token may pay a new stake at once and come back, usually once a match, with as many tokens as the poorest player still in.</source>
        <translation>Chi perde l’ultima marca può rimettere subito la posta e rientrare, di solito una volta a partita, con tante marche quante ne ha chi, fra quelli in gioco, ne ha meno.</translation>
    </message>
    <message>
        <source>The offer holds only right after the deal: who has been out for longer stays out. It also holds when just one player is left, so that the match is not over before everybody has declined.</source>
        <translation>Si può solo subito dopo la smazzata: chi è fuori da prima resta fuori. Si può anche quando rimane uno solo: la partita non è finita finché qualcuno può ancora rientrare.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>La fine</translation>
    </message>
    <message>
        <source>The last one in wins the match and takes the pool.</source>
        <translation>L’ultimo rimasto vince la partita e prende il piatto.</translation>
    </message>
    <message>
        <source>If all who are left lose their last token together, the dealer of that deal takes the pool, and nobody can come back.</source>
        <translation>Se tutti quelli rimasti perdono insieme l’ultima marca, il piatto va al mazziere di quella smazzata, e nessuno rientra.</translation>
    </message>
    <message>
        <source>The stakes are play money. Nothing can be won here but the match.</source>
        <translation>Le poste sono per finta. Qui si vince soltanto la partita.</translation>
    </message>
</context>
<context>
    <name>ChapterTurn</name>
    <message>
        <source>Your turn</source>
        <translation>Il tuo turno</translation>
    </message>
    <message>
        <source>When it is your turn you must do one of three things. There is no passing: if you are happy with your cards, you knock.</source>
        <translation>Quando tocca a te, devi fare una di queste tre cose. Non si può passare: se le tue carte ti vanno bene, bussi.</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Cambi</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Invio</translation>
    </message>
    <message>
        <source>Give one or two cards and take as many from the monte. Everybody sees what you leave and what you take.</source>
        <translation>Lasci una o due carte e ne prendi altrettante dal monte. Tutti vedono cosa lasci e cosa prendi.</translation>
    </message>
    <message>
        <source>Knock</source>
        <translation>Bussi</translation>
    </message>
    <message>
        <source>Keep your three cards. Everyone else plays once more, then the hands are shown.</source>
        <translation>Tieni le tue tre carte. Gli altri giocano ancora una volta, poi si scoprono le mani.</translation>
    </message>
    <message>
        <source>Change the shirt</source>
        <translation>Cambi camicia</translation>
    </message>
    <message>
        <source>Take the whole monte and leave your three cards. This counts as a knock.</source>
        <translation>Prendi tutto il monte e lasci le tue tre carte. Conta come una bussata.</translation>
    </message>
    <message>
        <source>How it is done here</source>
        <translation>Come si fa qui</translation>
    </message>
    <message>
        <source>Choose cards of your hand and as many of the monte, by click or by key. The red ticket tells what comes of it. Esc takes the choice back.</source>
        <translation>Scegli carte della tua mano e altrettante del monte, con un clic o con i tasti. Il biglietto rosso dice che mano ne viene. Esc annulla la scelta.</translation>
    </message>
    <message>
        <source>The 5 of batons goes, the 7 of coins comes: 21 becomes 28.</source>
        <translation>Via il 5 di bastoni, arriva il 7 di denari: da 21 a 28.</translation>
    </message>
    <message>
        <source>The cards you give stay in the monte, face up, and the next at your right may take them. Mind what you leave.</source>
        <translation>Le carte che lasci restano scoperte nel monte, e chi ti sta a destra le può prendere. Occhio a cosa lasci.</translation>
    </message>
</context>
<context>
    <name>ChapterWords</name>
    <message>
        <source>batons</source>
        <translation>bastoni</translation>
    </message>
    <message>
        <source>one of the four suits, with coins, cups and swords.</source>
        <translation>uno dei quattro semi, con denari, coppe e spade.</translation>
    </message>
    <message>
        <source>coins</source>
        <translation>denari</translation>
    </message>
    <message>
        <source>the suit of the golden suns. Its ace chooses the first dealer.</source>
        <translation>il seme dei soli d’oro. Il suo asso sceglie il primo mazziere.</translation>
    </message>
    <message>
        <source>cups</source>
        <translation>coppe</translation>
    </message>
    <message>
        <source>the suit of the goblets.</source>
        <translation>il seme dei calici.</translation>
    </message>
    <message>
        <source>cut</source>
        <translation>taglio</translation>
    </message>
    <message>
        <source>lifting part of the pack before the deal, to keep the dealer honest.</source>
        <translation>alzare una parte del mazzo prima di dare le carte, perché il mazziere resti onesto.</translation>
    </message>
    <message>
        <source>deal</source>
        <translation>smazzata</translation>
    </message>
    <message>
        <source>one round from the shuffle to the showdown.</source>
        <translation>da quando si mescola a quando si scoprono le carte.</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>mazziere</translation>
    </message>
    <message>
        <source>who shuffles, deals, and looks at three cards first.</source>
        <translation>chi mescola e dà le carte, e ne guarda tre prima di tutti.</translation>
    </message>
    <message>
        <source>horse</source>
        <translation>cavallo</translation>
    </message>
    <message>
        <source>the card between jack and king.</source>
        <translation>la carta fra il fante e il re.</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>fante</translation>
    </message>
    <message>
        <source>the lowest court card, right above the 7.</source>
        <translation>la figura più bassa, subito sopra il 7.</translation>
    </message>
    <message>
        <source>king</source>
        <translation>re</translation>
    </message>
    <message>
        <source>the highest court card, below the ace.</source>
        <translation>la figura più alta, sotto l’asso.</translation>
    </message>
    <message>
        <source>knock</source>
        <translation>bussata</translation>
    </message>
    <message>
        <source>keeping all three cards. One says: Busso!</source>
        <translation>tenere tutte e tre le carte. Si dice: Busso!</translation>
    </message>
    <message>
        <source>lap</source>
        <translation>giro</translation>
    </message>
    <message>
        <source>one turn for everybody.</source>
        <translation>un turno a testa.</translation>
    </message>
    <message>
        <source>match</source>
        <translation>partita</translation>
    </message>
    <message>
        <source>deals until one player is left.</source>
        <translation>tante smazzate, finché resta un giocatore solo.</translation>
    </message>
    <message>
        <source>monte</source>
        <translation>monte</translation>
    </message>
    <message>
        <source>the three cards face up in the middle.</source>
        <translation>le tre carte scoperte in mezzo.</translation>
    </message>
    <message>
        <source>petrangola</source>
        <translation>petrangola</translation>
    </message>
    <message>
        <source>three of a kind or a sequence; the game has its name from it.</source>
        <translation>un tris o una scala; da qui il nome del gioco.</translation>
    </message>
    <message>
        <source>petrangolone</source>
        <translation>petrangolone</translation>
    </message>
    <message>
        <source>three aces.</source>
        <translation>tre assi.</translation>
    </message>
    <message>
        <source>pool</source>
        <translation>piatto</translation>
    </message>
    <message>
        <source>all the stakes, on the plate.</source>
        <translation>tutte le poste messe insieme.</translation>
    </message>
    <message>
        <source>re-entry</source>
        <translation>rientro</translation>
    </message>
    <message>
        <source>paying the stake again after the last token is lost.</source>
        <translation>rimettere la posta dopo aver perso l’ultima marca.</translation>
    </message>
    <message>
        <source>sequence</source>
        <translation>scala</translation>
    </message>
    <message>
        <source>three cards in a row of one suit.</source>
        <translation>tre carte in fila dello stesso seme.</translation>
    </message>
    <message>
        <source>shirt change</source>
        <translation>cambio camicia</translation>
    </message>
    <message>
        <source>exchanging all three cards at once.</source>
        <translation>cambiare tutte e tre le carte in una volta.</translation>
    </message>
    <message>
        <source>stake</source>
        <translation>posta</translation>
    </message>
    <message>
        <source>what each pays to play.</source>
        <translation>quanto paga ognuno per giocare.</translation>
    </message>
    <message>
        <source>stay</source>
        <translation>stare</translation>
    </message>
    <message>
        <source>exchanging nothing in the last lap.</source>
        <translation>non cambiare niente nell’ultimo giro.</translation>
    </message>
    <message>
        <source>stock</source>
        <translation>mazzo</translation>
    </message>
    <message>
        <source>the cards that were not dealt.</source>
        <translation>le carte non date.</translation>
    </message>
    <message>
        <source>swords</source>
        <translation>spade</translation>
    </message>
    <message>
        <source>the suit of the blades.</source>
        <translation>il seme delle lame.</translation>
    </message>
    <message>
        <source>three of a kind</source>
        <translation>tris</translation>
    </message>
    <message>
        <source>three cards of one rank.</source>
        <translation>tre carte uguali.</translation>
    </message>
    <message>
        <source>token</source>
        <translation>marca</translation>
    </message>
    <message>
        <source>a life.</source>
        <translation>una vita.</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Parole</translation>
    </message>
</context>
<context>
    <name>Choice</name>
    <message>
        <source>not possible now</source>
        <translation>adesso non si può</translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message>
        <source>Teresa, who explains the game</source>
        <translation>Teresa, che spiega il gioco</translation>
    </message>
    <message>
        <source>Play on here</source>
        <translation>Gioca ancora qui</translation>
    </message>
    <message>
        <source>Skip the guide</source>
        <translation>Salta la guida</translation>
    </message>
    <message>
        <source>The match goes on without explanations</source>
        <translation>La partita va avanti senza spiegazioni</translation>
    </message>
    <message>
        <source>Go on</source>
        <comment>after what the coach said</comment>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Invio</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nuova partita</translation>
    </message>
</context>
<context>
    <name>Confirm</name>
    <message>
        <source>No, go back</source>
        <translation>No, torno indietro</translation>
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
        <translation>Dove tagliare il mazzo</translation>
    </message>
    <message>
        <source>lift %1, leave %2</source>
        <translation>ne alzi %1, ne lasci %2</translation>
    </message>
</context>
<context>
    <name>DealList</name>
    <message>
        <source>The deals of the match</source>
        <translation>Le smazzate della partita</translation>
    </message>
    <message>
        <source>The start</source>
        <translation>L&apos;inizio</translation>
    </message>
    <message>
        <source>Home</source>
        <comment>a key</comment>
        <translation>Inizio</translation>
    </message>
    <message>
        <source>%1 · here</source>
        <comment>a deal that lies on the table now</comment>
        <translation>%1 · qui</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>who deals; who knocked and who paid</comment>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>La fine</translation>
    </message>
    <message>
        <source>End</source>
        <comment>a key</comment>
        <translation>Fine</translation>
    </message>
    <message>
        <source>Earlier deals</source>
        <translation>Smazzate precedenti</translation>
    </message>
    <message>
        <source>Later deals</source>
        <translation>Smazzate successive</translation>
    </message>
</context>
<context>
    <name>EndOfMatch</name>
    <message>
        <source>Victory!</source>
        <translation>Vittoria!</translation>
    </message>
    <message>
        <source>To your health: tonight the wine is on the others.</source>
        <translation>Alla tua salute: stasera il vino lo pagano gli altri.</translation>
    </message>
    <message>
        <source>Final standing</source>
        <translation>Classifica finale</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Patta</translation>
    </message>
</context>
<context>
    <name>FileList</name>
    <message>
        <source>What is in this folder</source>
        <translation>Cosa c’è in questa cartella</translation>
    </message>
    <message>
        <source>‹ one folder up</source>
        <translation>‹ cartella superiore</translation>
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
        <translation>Prima volta a questo tavolo?</translation>
    </message>
    <message>
        <source>A guided deal, three minutes: Teresa tells you what to do, and why.</source>
        <translation>Una smazzata guidata, tre minuti: Teresa ti dice che cosa fare, e perché.</translation>
    </message>
    <message>
        <source>I can play already</source>
        <translation>So già giocare</translation>
    </message>
    <message>
        <source>Guided deal</source>
        <translation>Smazzata guidata</translation>
    </message>
</context>
<context>
    <name>FolderModel</name>
    <message>
        <source>one folder up</source>
        <translation>cartella superiore</translation>
    </message>
    <message>
        <source>folder %1</source>
        <translation>cartella %1</translation>
    </message>
    <message>
        <source>%1, of %2</source>
        <comment>a file and its date</comment>
        <translation>%1, del %2</translation>
    </message>
</context>
<context>
    <name>GameChoice</name>
    <message>
        <source>Game</source>
        <translation>Gioco</translation>
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
        <translation>%1 giocatori · circa %2 minuti · %3, %4 carte</translation>
    </message>
    <message>
        <source>What shall we play?</source>
        <translation>Che cosa si gioca?</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Giochi</translation>
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
        <translation>alle prime armi</translation>
    </message>
    <message>
        <source>casuals</source>
        <comment>opponents&apos; level</comment>
        <translation>se la cavano</translation>
    </message>
    <message>
        <source>regulars</source>
        <comment>opponents&apos; level</comment>
        <translation>in gamba</translation>
    </message>
    <message>
        <source>experts</source>
        <comment>opponents&apos; level</comment>
        <translation>maestri</translation>
    </message>
    <message>
        <source>programs</source>
        <comment>opponents</comment>
        <translation>programmi</translation>
    </message>
    <message>
        <source>mixed</source>
        <comment>opponents of different levels</comment>
        <translation>misti</translation>
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
        <translation>Indietro</translation>
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
        <translation>%1, il tuo posto</translation>
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
        <translation>%1 fa le carte e tu tagli. Scorri lungo il mazzo, o usa le frecce: un punto vale l’altro. Poi «Taglio qui».</translation>
    </message>
    <message>
        <source>%1 cuts the pack, then %2 deals.</source>
        <translation>%1 taglia il mazzo, poi %2 fa le carte.</translation>
    </message>
    <message>
        <source>%1 gives the %2 and takes the %3.</source>
        <comment>a name; cards; cards</comment>
        <translation>%1 dà %2 e prende %3.</translation>
    </message>
    <message>
        <source>%1 Everybody saw that: keep in mind who collects which suit.</source>
        <comment>%1 is a sentence</comment>
        <translation>%1 L’hanno visto tutti: tieni a mente chi raccoglie quale seme.</translation>
    </message>
    <message>
        <source>You stay with %1. Now see what the others do.</source>
        <translation>Stai con %1. Ora guarda che cosa fanno gli altri.</translation>
    </message>
    <message>
        <source>You have knocked with %1. Everybody else has one more turn, then the hands are shown.</source>
        <translation>Hai bussato con %1. Gli altri giocano ancora una volta, poi si scoprono le mani.</translation>
    </message>
    <message>
        <source>Your turn. Choose your %1 and, in the monte, the %2: that makes %3. Then “Exchange”.</source>
        <comment>cards; cards; a hand&apos;s worth</comment>
        <translation>Tocca a te. Scegli dalla tua mano %1 e dal monte %2: fai %3. Poi «Cambio».</translation>
    </message>
    <message>
        <source>Your turn again. I would give the %1 for the %2: that makes %3.</source>
        <comment>cards; cards; a hand&apos;s worth</comment>
        <translation>Tocca ancora a te. Io darei %1 per %2: fai %3.</translation>
    </message>
    <message>
        <source>Just so: press “Exchange”, and you have %1.</source>
        <translation>Proprio così: premi «Cambio», e hai %1.</translation>
    </message>
    <message>
        <source>That would make %1. I would give the %2 for the %3, which makes %4; but the hand is yours.</source>
        <comment>a hand&apos;s worth; cards; cards; a hand&apos;s worth</comment>
        <translation>Così faresti %1. Io darei %2 per %3, e fa %4; ma le carte sono tue.</translation>
    </message>
    <message>
        <source>This time yours is the lowest hand, %1, and it costs a token. %2</source>
        <comment>a hand&apos;s worth; two sentences</comment>
        <translation>Stavolta la mano più bassa è la tua, %1, e ti costa una marca. %2</translation>
    </message>
    <message>
        <source>%1 has the lowest hand, %2, and pays a token. %3</source>
        <comment>a name; a hand&apos;s worth; two sentences</comment>
        <translation>%1 ha la mano più bassa, %2, e paga una marca. %3</translation>
    </message>
    <message>
        <source>The lowest hands are equal: %1. Each pays a token. %2</source>
        <comment>names; two sentences</comment>
        <translation>Le mani più basse sono pari: %1. Pagano una marca ciascuno. %2</translation>
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
            <numerusform>%n marca</numerusform>
            <numerusform>%n marche</numerusform>
        </translation>
    </message>
    <message>
        <source>pays a token</source>
        <translation>paga una marca</translation>
    </message>
    <message>
        <source>gets a token</source>
        <translation>guadagna una marca</translation>
    </message>
    <message>
        <source>−1 token</source>
        <translation>−1 marca</translation>
    </message>
    <message>
        <source>+1 token</source>
        <translation>+1 marca</translation>
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
        <translation>+1 marca</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n marca</numerusform>
            <numerusform>%n marche</numerusform>
        </translation>
    </message>
    <message>
        <source>pays a token</source>
        <translation>paga una marca</translation>
    </message>
    <message>
        <source>gets a token</source>
        <translation>guadagna una marca</translation>
    </message>
    <message>
        <source>−1 token</source>
        <translation>−1 marca</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>Imagining deals…</source>
        <translation>Sto immaginando le smazzate…</translation>
    </message>
    <message>
        <source>From %1 imagined deals</source>
        <comment>%1 is a number</comment>
        <translation>Da %1 smazzate immaginate</translation>
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
        <translation>La mossa migliore.</translation>
    </message>
    <message>
        <source>Give</source>
        <comment>before the cards that an exchange gives</comment>
        <translation>Dai</translation>
    </message>
    <message>
        <source>take</source>
        <comment>before the cards that an exchange takes</comment>
        <translation>prendi</translation>
    </message>
    <message>
        <source>about %1</source>
        <comment>%1 is a percentage that still moves</comment>
        <translation>circa %1</translation>
    </message>
    <message>
        <source>then under</source>
        <comment>before the card that goes under the stock after an exchange</comment>
        <translation>poi sotto</translation>
    </message>
    <message>
        <source>Under the stock</source>
        <comment>before the card that goes there</comment>
        <translation>Sotto il mazzo</translation>
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
        <translation>Perdi una marca…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Moves, the best first</source>
        <translation>Mosse, dalla migliore</translation>
    </message>
</context>
<context>
    <name>HintTab</name>
    <message>
        <source>Close the hint</source>
        <translation>Chiudi il consiglio</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Consiglio</translation>
    </message>
    <message>
        <source>For every move the chance to lose a token</source>
        <translation>Per ogni mossa, quanto rischi di perdere una marca</translation>
    </message>
</context>
<context>
    <name>HintWords</name>
    <message>
        <source>in hardly any deal</source>
        <translation>in quasi nessuna smazzata</translation>
    </message>
    <message>
        <source>in one deal out of twenty</source>
        <translation>una volta su venti</translation>
    </message>
    <message>
        <source>in one deal out of ten</source>
        <translation>una volta su dieci</translation>
    </message>
    <message>
        <source>in one deal out of eight</source>
        <translation>una volta su otto</translation>
    </message>
    <message>
        <source>in one deal out of six</source>
        <translation>una volta su sei</translation>
    </message>
    <message>
        <source>in one deal out of five</source>
        <translation>una volta su cinque</translation>
    </message>
    <message>
        <source>in one deal out of four</source>
        <translation>una volta su quattro</translation>
    </message>
    <message>
        <source>in one deal out of three</source>
        <translation>una volta su tre</translation>
    </message>
    <message>
        <source>in two deals out of five</source>
        <translation>due volte su cinque</translation>
    </message>
    <message>
        <source>in one deal out of two</source>
        <translation>una volta su due</translation>
    </message>
    <message>
        <source>in three deals out of five</source>
        <translation>tre volte su cinque</translation>
    </message>
    <message>
        <source>in two deals out of three</source>
        <translation>due volte su tre</translation>
    </message>
    <message>
        <source>in three deals out of four</source>
        <translation>tre volte su quattro</translation>
    </message>
    <message>
        <source>in four deals out of five</source>
        <translation>quattro volte su cinque</translation>
    </message>
    <message>
        <source>in nine deals out of ten</source>
        <translation>nove volte su dieci</translation>
    </message>
    <message>
        <source>in nearly every deal</source>
        <translation>quasi sempre</translation>
    </message>
    <message>
        <source>in no deal</source>
        <translation>in nessuna smazzata</translation>
    </message>
    <message>
        <source>in every deal</source>
        <translation>sempre</translation>
    </message>
    <message>
        <source>under 1%</source>
        <translation>meno dell&apos;1%</translation>
    </message>
    <message>
        <source>over 99%</source>
        <translation>più del 99%</translation>
    </message>
    <message>
        <source>%1%</source>
        <comment>a percentage</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>you lose a token less than once in 100</source>
        <translation>perdi una marca meno di una volta su 100</translation>
    </message>
    <message numerus="yes">
        <source>you lose a token %n time(s) in 100</source>
        <translation>
            <numerusform>perdi una marca %n volta su 100</numerusform>
            <numerusform>perdi una marca %n volte su 100</numerusform>
        </translation>
    </message>
    <message>
        <source>the %1</source>
        <comment>%1 is an ace</comment>
        <translation>l&apos;%1</translation>
    </message>
    <message>
        <source>the %1</source>
        <comment>%1 is a card</comment>
        <translation>il %1</translation>
    </message>
    <message>
        <source>Knock</source>
        <comment>a move</comment>
        <translation>Bussa</translation>
    </message>
    <message>
        <source>Stay</source>
        <comment>a move</comment>
        <translation>Stai</translation>
    </message>
    <message>
        <source>Shirt change, and knock</source>
        <translation>Cambio camicia, e bussi</translation>
    </message>
    <message>
        <source>Shirt change</source>
        <translation>Cambio camicia</translation>
    </message>
    <message>
        <source>Give %1, take %2</source>
        <comment>%1 and %2 are cards with their articles</comment>
        <translation>Dai %1, prendi %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>With %1 you are last %2.</source>
        <comment>%1 is a hand&apos;s worth; %2 is &apos;in one deal out of three&apos;</comment>
        <translation>Con %1 resti ultimo %2.</translation>
    </message>
    <message>
        <source>After everybody&apos;s last turn you are last with %1 %2.</source>
        <comment>%1 is a hand&apos;s worth; %2 is &apos;in one deal out of three&apos;</comment>
        <translation>Dopo l&apos;ultimo giro degli altri, con %1 resti ultimo %2.</translation>
    </message>
    <message>
        <source>You go on with %1, and lose a token %2.</source>
        <comment>%1 is a hand&apos;s worth; %2 is &apos;in one deal out of three&apos;</comment>
        <translation>Vai avanti con %1, e perdi una marca %2.</translation>
    </message>
    <message>
        <source>Laid open now it would be last %1: the last turn helps the others.</source>
        <comment>it: your hand; %1 is &apos;in one deal out of three&apos;</comment>
        <translation>A carte scoperte adesso saresti ultimo %1: l&apos;ultimo giro aiuta gli altri.</translation>
    </message>
    <message>
        <source>The best move costs a token %1.</source>
        <comment>%1 is &apos;in one deal out of three&apos;</comment>
        <translation>La mossa migliore costa una marca %1.</translation>
    </message>
    <message>
        <source>Somebody else knocks before your next turn %1.</source>
        <comment>%1 is &apos;in one deal out of three&apos;</comment>
        <translation>Qualcun altro bussa prima che tocchi di nuovo a te %1.</translation>
    </message>
    <message>
        <source>%1, who is next, makes the best hand with what you give %2.</source>
        <comment>%2 is &apos;in one deal out of three&apos;</comment>
        <translation>%1, che gioca dopo di te, fa la mano migliore con quello che dai %2.</translation>
    </message>
    <message>
        <source>%1, who is next, makes the best hand with the card that you give %2.</source>
        <comment>%2 is &apos;in one deal out of three&apos;</comment>
        <translation>%1, che gioca dopo di te, fa la mano migliore con la carta che dai %2.</translation>
    </message>
    <message>
        <source>two coins</source>
        <translation>due denari</translation>
    </message>
    <message>
        <source>two cups</source>
        <translation>due coppe</translation>
    </message>
    <message>
        <source>two swords</source>
        <translation>due spade</translation>
    </message>
    <message>
        <source>two batons</source>
        <translation>due bastoni</translation>
    </message>
    <message>
        <source>three coins</source>
        <translation>tre denari</translation>
    </message>
    <message>
        <source>three cups</source>
        <translation>tre coppe</translation>
    </message>
    <message>
        <source>three swords</source>
        <translation>tre spade</translation>
    </message>
    <message>
        <source>three batons</source>
        <translation>tre bastoni</translation>
    </message>
    <message>
        <source>%1 took %2 and ends above you %3.</source>
        <comment>%1 is a name, %2 are cards; %3 is &apos;in one deal out of three&apos;</comment>
        <translation>%1 ha preso %2 e finisce sopra di te %3.</translation>
    </message>
    <message>
        <source>in one deal out of fifty</source>
        <translation>una volta su cinquanta</translation>
    </message>
    <message>
        <source>in one deal out of thirty</source>
        <translation>una volta su trenta</translation>
    </message>
    <message>
        <source>four coins</source>
        <translation>quattro denari</translation>
    </message>
    <message>
        <source>four cups</source>
        <translation>quattro coppe</translation>
    </message>
    <message>
        <source>four swords</source>
        <translation>quattro spade</translation>
    </message>
    <message>
        <source>four batons</source>
        <translation>quattro bastoni</translation>
    </message>
    <message>
        <source>As the dealer</source>
        <translation>Da mazziere</translation>
    </message>
    <message>
        <source>Last turn</source>
        <translation>Ultimo giro</translation>
    </message>
    <message>
        <source>Lap %1</source>
        <translation>Giro %1</translation>
    </message>
</context>
<context>
    <name>HistoryEmpty</name>
    <message>
        <source>No match played yet</source>
        <translation>Ancora nessuna partita</translation>
    </message>
    <message>
        <source>No match is like that.</source>
        <translation>Nessuna partita è così.</translation>
    </message>
    <message>
        <source>Each match that comes to its end is written down here, to be watched again.</source>
        <translation>Ogni partita finita viene scritta qui, e si può rivedere.</translation>
    </message>
    <message>
        <source>Choose another result, a longer time or another name.</source>
        <translation>Scegli un altro esito, un periodo più lungo o un altro nome.</translation>
    </message>
</context>
<context>
    <name>HistoryFilters</name>
    <message>
        <source>Game</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Esito</translation>
    </message>
    <message>
        <source>all</source>
        <comment>matches</comment>
        <translation>tutte</translation>
    </message>
    <message>
        <source>won</source>
        <comment>matches</comment>
        <translation>vinte</translation>
    </message>
    <message>
        <source>lost</source>
        <comment>matches</comment>
        <translation>perse</translation>
    </message>
    <message>
        <source>Name of somebody at the table</source>
        <translation>Nome di chi sedeva al tavolo</translation>
    </message>
    <message>
        <source>search a name</source>
        <translation>cerca un nome</translation>
    </message>
</context>
<context>
    <name>HistoryFoot</name>
    <message>
        <source>Watch again</source>
        <translation>Rivedi</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Invio</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Salva una copia</translation>
    </message>
    <message>
        <source>Throw away</source>
        <translation>Butta via</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Canc</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Take in from files…</source>
        <translation>Prendi da file…</translation>
    </message>
    <message>
        <source>Save all shown…</source>
        <translation>Salva tutte queste…</translation>
    </message>
    <message>
        <source>Throw away all shown…</source>
        <translation>Butta via tutte queste…</translation>
    </message>
    <message>
        <source>Stop</source>
        <comment>taking in or writing matches</comment>
        <translation>Ferma</translation>
    </message>
</context>
<context>
    <name>HistoryList</name>
    <message>
        <source>Matches</source>
        <translation>Partite</translation>
    </message>
</context>
<context>
    <name>HistoryModel</name>
    <message>
        <source>You</source>
        <comment>the person, who gave no name</comment>
        <translation>Tu</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n other(s)</source>
        <comment>at a table</comment>
        <translation>
            <numerusform>%1 e un altro</numerusform>
            <numerusform>%1 e altri %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 won</source>
        <translation>ha vinto %1</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>the match, by the person</comment>
        <translation>Vinta</translation>
    </message>
    <message>
        <source>place %1 of %2</source>
        <translation>posto %1 su %2</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <comment>of a match</comment>
        <translation>
            <numerusform>%n smazzata</numerusform>
            <numerusform>%n smazzate</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, with %2</source>
        <comment>a game and who sat there</comment>
        <translation>%1, con %2</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>con %1</translation>
    </message>
    <message>
        <source>%1 (from a file)</source>
        <comment>a match that was imported</comment>
        <translation>%1 (da un file)</translation>
    </message>
    <message>
        <source>all</source>
        <comment>games</comment>
        <translation>tutti</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n partita</numerusform>
            <numerusform>%n partite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n match(es)</source>
        <translation>
            <numerusform>%1 su %n partita</numerusform>
            <numerusform>%1 su %n partite</numerusform>
        </translation>
    </message>
    <message>
        <source>Lost</source>
        <comment>the match, by the person</comment>
        <translation>Persa</translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message>
        <source>Throw this match away?</source>
        <translation>Buttare via questa partita?</translation>
    </message>
    <message>
        <source>Throw it away</source>
        <translation>Butta via</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Storia</translation>
    </message>
    <message>
        <source>Petrangola matches</source>
        <translation>Partite di Petrangola</translation>
    </message>
    <message numerus="yes">
        <source>Throw away %n match(es)?</source>
        <translation>
            <numerusform>Buttare via %n partita?</numerusform>
            <numerusform>Buttare via %n partite?</numerusform>
        </translation>
    </message>
    <message>
        <source>All that the list shows now go for good, and count in the statistics no more. Copies that you saved stay.</source>
        <translation>Tutte quelle che la lista mostra ora spariscono per sempre, e non contano più nelle statistiche. Le copie che hai salvato restano.</translation>
    </message>
    <message>
        <source>Throw them away</source>
        <translation>Butta via</translation>
    </message>
</context>
<context>
    <name>HouseRules</name>
    <message>
        <source>They need a name.</source>
        <translation>Ci vuole un nome.</translation>
    </message>
    <message>
        <source>That name belongs to the house. Choose another.</source>
        <translation>Questo nome è della casa. Scegline un altro.</translation>
    </message>
    <message>
        <source>Other rules have that name already.</source>
        <translation>Altre regole hanno già questo nome.</translation>
    </message>
    <message>
        <source>Write over the rules of that name?</source>
        <translation>Riscrivere le regole con questo nome?</translation>
    </message>
    <message>
        <source>Write over them</source>
        <translation>Riscrivi</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Regole della casa</translation>
    </message>
    <message>
        <source>Throw these rules away?</source>
        <translation>Buttare via queste regole?</translation>
    </message>
    <message>
        <source>Throw them away</source>
        <translation>Butta via</translation>
    </message>
    <message>
        <source>A new name for these rules:</source>
        <translation>Un nuovo nome per queste regole:</translation>
    </message>
    <message>
        <source>Keep the rules as they are set now, under a name:</source>
        <translation>Tieni le regole come sono adesso, con un nome:</translation>
    </message>
    <message>
        <source>New name of the rules</source>
        <translation>Nuovo nome delle regole</translation>
    </message>
    <message>
        <source>Name of the rules</source>
        <translation>Nome delle regole</translation>
    </message>
    <message>
        <source>The bar&apos;s rules</source>
        <translation>Regole del bar</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Rinomina</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Tieni</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
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
        <translation>«%1» deve essere %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is missing: it must be %2</source>
        <translation>manca «%1»: deve essere %2</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>un numero intero da %1 a %2</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true o false</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>un testo</translation>
    </message>
    <message>
        <source>one of: %1</source>
        <translation>una di queste parole: %1</translation>
    </message>
    <message>
        <source>a list of %1</source>
        <translation>una lista di %1</translation>
    </message>
    <message>
        <source>a list of %1 to %2</source>
        <translation>una lista da %1 a %2</translation>
    </message>
    <message>
        <source>an object in braces</source>
        <translation>un oggetto fra parentesi graffe</translation>
    </message>
</context>
<context>
    <name>LaidTable</name>
    <message>
        <source>Who sits at the table</source>
        <translation>Chi siede al tavolo</translation>
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
        <translation>Registro</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Non è ancora successo niente.</translation>
    </message>
    <message>
        <source>All moves of the match</source>
        <translation>Tutte le mosse della partita</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>Smazzata %1</translation>
    </message>
    <message>
        <source>Before the first deal</source>
        <translation>Prima delle carte</translation>
    </message>
</context>
<context>
    <name>LogModel</name>
    <message>
        <source>Deal %1</source>
        <translation>Smazzata %1</translation>
    </message>
    <message>
        <source>You deal first</source>
        <translation>Primo mazziere: tu</translation>
    </message>
    <message>
        <source>%1 deals first</source>
        <translation>Primo mazziere: %1</translation>
    </message>
    <message>
        <source>You expose the three</source>
        <translation>Scopri le tre carte</translation>
    </message>
    <message>
        <source>%1 exposes the three</source>
        <translation>%1 scopre le tre carte</translation>
    </message>
    <message>
        <source>You keep the three</source>
        <translation>Tieni le tre carte</translation>
    </message>
    <message>
        <source>%1 keeps the three</source>
        <translation>%1 tiene le tre carte</translation>
    </message>
    <message numerus="yes">
        <source>You exchange %n</source>
        <translation>
            <numerusform>Cambi %n</numerusform>
            <numerusform>Cambi %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 exchanges %n</source>
        <translation>
            <numerusform>%1 cambia %n</numerusform>
            <numerusform>%1 cambia %n</numerusform>
        </translation>
    </message>
    <message>
        <source>You change shirt</source>
        <translation>Cambi camicia</translation>
    </message>
    <message>
        <source>%1 changes shirt</source>
        <translation>%1 cambia camicia</translation>
    </message>
    <message>
        <source>You knock</source>
        <translation>Bussi</translation>
    </message>
    <message>
        <source>%1 knocks</source>
        <translation>%1 bussa</translation>
    </message>
    <message>
        <source>You stay</source>
        <translation>Stai</translation>
    </message>
    <message>
        <source>%1 stays</source>
        <translation>%1 sta</translation>
    </message>
    <message>
        <source>You lose a token</source>
        <translation>Perdi una marca</translation>
    </message>
    <message>
        <source>%1 loses a token</source>
        <translation>%1 perde una marca</translation>
    </message>
    <message>
        <source>You gain a token</source>
        <translation>Guadagni una marca</translation>
    </message>
    <message>
        <source>%1 gains a token</source>
        <translation>%1 guadagna una marca</translation>
    </message>
    <message>
        <source>You re-enter</source>
        <translation>Rientri</translation>
    </message>
    <message>
        <source>%1 re-enters</source>
        <translation>%1 rientra</translation>
    </message>
    <message>
        <source>You are out</source>
        <translation>Sei fuori</translation>
    </message>
    <message>
        <source>%1 is out</source>
        <translation>%1 è fuori</translation>
    </message>
    <message>
        <source>%1: %2 for %3</source>
        <comment>%1 is a line such as &apos;Bruno exchanges 2&apos;; the rest are cards</comment>
        <translation>%1: %2 per %3</translation>
    </message>
    <message>
        <source>%1; on the table: %2</source>
        <comment>%1 is a line such as &apos;Bruno exposes the three&apos;; %2 are cards</comment>
        <translation>%1; nel monte: %2</translation>
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
            <numerusform>%1: %2, ne resta %n</numerusform>
            <numerusform>%1: %2, ne restano %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 with %n token(s)</source>
        <comment>%1 is a line such as &apos;Bruno re-enters&apos;</comment>
        <translation>
            <numerusform>%1 con %n marca</numerusform>
            <numerusform>%1 con %n marche</numerusform>
        </translation>
    </message>
    <message>
        <source>The shuffles are sealed</source>
        <translation>Le mescolate sono sigillate</translation>
    </message>
    <message>
        <source>The seal is opened</source>
        <translation>Si apre il sigillo</translation>
    </message>
    <message>
        <source>The shuffles are sealed. The seed that fixes them has the SHA-256 %1</source>
        <translation>Le mescolate sono sigillate. Il codice segreto da cui nascono ha SHA-256 %1</translation>
    </message>
    <message>
        <source>The seal is opened. The seed of all shuffles was %1</source>
        <translation>Si apre il sigillo. Il codice segreto di tutte le mescolate era %1</translation>
    </message>
    <message>
        <source>%1: a program plays</source>
        <translation>%1: gioca un programma</translation>
    </message>
    <message>
        <source>The house plays for %1</source>
        <translation>La casa gioca per %1</translation>
    </message>
    <message>
        <source>The house plays on for %1</source>
        <translation>Ormai la casa gioca per %1</translation>
    </message>
    <message>
        <source>%1’s program: %2</source>
        <comment>%2 is what it wrote</comment>
        <translation>Programma di %1: %2</translation>
    </message>
    <message>
        <source>%1: a program plays, which calls itself “%2”</source>
        <translation>%1: gioca un programma, che si chiama «%2»</translation>
    </message>
    <message>
        <source>%1’s program gave no valid answer: %2. The house plays for it this time.</source>
        <comment>%2 is why, as in &apos;no answer in time&apos;</comment>
        <translation>Il programma di %1 non ha risposto a dovere: %2. Per stavolta gioca la casa.</translation>
    </message>
    <message>
        <source>%1’s program cannot be relied on: %2. From now on the house plays for it.</source>
        <comment>%2 is why, as in &apos;the program has ended&apos;</comment>
        <translation>Del programma di %1 non ci si può fidare: %2. D’ora in poi gioca la casa.</translation>
    </message>
    <message>
        <source>You expose the four</source>
        <translation>Scopri le quattro</translation>
    </message>
    <message>
        <source>%1 exposes the four</source>
        <translation>%1 scopre le quattro</translation>
    </message>
    <message>
        <source>You keep the four</source>
        <translation>Tieni le quattro</translation>
    </message>
    <message>
        <source>%1 keeps the four</source>
        <translation>%1 tiene le quattro</translation>
    </message>
    <message>
        <source>You draw a card</source>
        <translation>Peschi una carta</translation>
    </message>
    <message>
        <source>%1 draws a card</source>
        <translation>%1 pesca una carta</translation>
    </message>
    <message>
        <source>You draw none</source>
        <translation>Non peschi</translation>
    </message>
    <message>
        <source>%1 draws none</source>
        <translation>%1 non pesca</translation>
    </message>
    <message>
        <source>%1: %2; under the stock: %3</source>
        <comment>%1 is a line such as &apos;You draw a card&apos;; the rest are cards</comment>
        <translation>%1: %2; sotto il mazzo: %3</translation>
    </message>
</context>
<context>
    <name>LogSlip</name>
    <message>
        <source>Log</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>All moves of the match</source>
        <translation>Tutte le mosse della partita</translation>
    </message>
</context>
<context>
    <name>LogTab</name>
    <message>
        <source>Log</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>All moves of the match</source>
        <translation>Tutte le mosse della partita</translation>
    </message>
</context>
<context>
    <name>LookSheet</name>
    <message>
        <source>What do you want to see?</source>
        <translation>Che cosa vuoi vedere?</translation>
    </message>
    <message>
        <source>All hands · shown</source>
        <translation>Tutte le mani · ora</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>Tutte le mani</translation>
    </message>
    <message>
        <source>open before you; key: O</source>
        <translation>scoperte davanti a te; tasto: O</translation>
    </message>
    <message>
        <source>One hand</source>
        <translation>Una mano</translation>
    </message>
    <message>
        <source>One hand · shown</source>
        <translation>Una mano · ora</translation>
    </message>
    <message>
        <source>and nothing that this seat could not see</source>
        <translation>e nulla che da quel posto non si vedesse</translation>
    </message>
    <message>
        <source>From whose side</source>
        <translation>Dalla parte di chi</translation>
    </message>
    <message>
        <source>here now</source>
        <translation>ora sei qui</translation>
    </message>
    <message>
        <source>key: %1</source>
        <translation>tasto: %1</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Leave the match on the table?</source>
        <translation>Lasciare la partita in corso?</translation>
    </message>
    <message>
        <source>It ends here, and a new one begins.</source>
        <translation>Finisce qui, e ne comincia un’altra.</translation>
    </message>
    <message>
        <source>Deal the cards</source>
        <translation>Si comincia</translation>
    </message>
    <message>
        <source>Leave the match?</source>
        <translation>Lasciare la partita?</translation>
    </message>
    <message>
        <source>It ends here and is not kept.</source>
        <translation>Finisce qui e non viene salvata.</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Lascio il tavolo</translation>
    </message>
    <message>
        <source>Close the game?</source>
        <translation>Chiudere il gioco?</translation>
    </message>
    <message>
        <source>The match on the table ends here.</source>
        <translation>La partita in corso finisce qui.</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Esci</translation>
    </message>
    <message>
        <source>Sounds off</source>
        <translation>Senza suoni</translation>
    </message>
    <message>
        <source>Sounds on</source>
        <translation>Suoni riaccesi</translation>
    </message>
    <message>
        <source>It ends here, and the guided deal begins.</source>
        <translation>Finisce qui, e comincia la smazzata guidata.</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Fammi vedere</translation>
    </message>
    <message>
        <source>Play without keeping the match?</source>
        <translation>Giocare senza salvare la partita?</translation>
    </message>
    <message>
        <source>Play without keeping</source>
        <translation>Gioca senza salvare</translation>
    </message>
    <message>
        <source>Give up the match that was begun?</source>
        <translation>Abbandonare la partita iniziata?</translation>
    </message>
    <message>
        <source>Give up the match?</source>
        <translation>Abbandonare la partita?</translation>
    </message>
    <message>
        <source>Give it up</source>
        <translation>Abbandona</translation>
    </message>
    <message>
        <source>A word about your matches</source>
        <translation>Due parole sulle partite</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continua a giocare</translation>
    </message>
</context>
<context>
    <name>MambassaChapters</name>
    <message>
        <source>In short</source>
        <translation>In breve</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>La smazzata</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Il tuo turno</translation>
    </message>
    <message>
        <source>Who wins</source>
        <translation>Chi vince</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Le marche</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasti</translation>
    </message>
</context>
<context>
    <name>MambassaDeal</name>
    <message>
        <source>The deal</source>
        <translation>La smazzata</translation>
    </message>
    <message>
        <source>Two to eight play, best five, with one pack. Everything goes to the right, counter-clockwise.</source>
        <translation>Si gioca da due a otto, meglio in cinque, con un mazzo solo. Tutto gira verso destra, in senso antiorario.</translation>
    </message>
    <message>
        <source>The first dealer</source>
        <translation>Il primo mazziere</translation>
    </message>
    <message>
        <source>Before the first deal everybody draws a card. The highest deals; of equal ranks coins go before swords, cups and batons.</source>
        <translation>Prima della prima smazzata ognuno pesca una carta. Fa le carte la più alta; a pari valore denari vince su spade, coppe e bastoni.</translation>
    </message>
    <message>
        <source>Shuffle and cut</source>
        <translation>Mescolare e tagliare</translation>
    </message>
    <message>
        <source>The dealer shuffles and the player at the dealer&apos;s left cuts. When it is up to you, drag on the pack to choose the place.</source>
        <translation>Il mazziere mescola e chi gli sta a sinistra taglia. Quando tocca a te, trascina sul mazzo per scegliere dove.</translation>
    </message>
    <message>
        <source>Four cards each</source>
        <translation>Quattro carte a testa</translation>
    </message>
    <message>
        <source>Everybody gets four cards together, face down, the dealer last. The dealer may not look at them yet.</source>
        <translation>Ognuno riceve quattro carte insieme, coperte, il mazziere per ultimo. Il mazziere non può ancora guardarle.</translation>
    </message>
    <message>
        <source>The dealer&apos;s choice</source>
        <translation>La scelta del mazziere</translation>
    </message>
    <message>
        <source>The dealer takes the next four cards, looks at them alone, and chooses:</source>
        <translation>Il mazziere prende le quattro carte dopo, le guarda senza mostrarle e sceglie:</translation>
    </message>
    <message>
        <source>Expose them</source>
        <translation>Scoprirle</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Invio</translation>
    </message>
    <message>
        <source>The four go face up: they are the monte. The dealer picks up the hand that was dealt, and play begins at the dealer&apos;s right.</source>
        <translation>Le quattro carte si scoprono in tavola: sono il monte. Il mazziere prende in mano le sue, e comincia chi gli sta a destra.</translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>Tenerle</translation>
    </message>
    <message>
        <source>The four are the dealer&apos;s hand, and the dealt cards become the monte. This counts as the dealer&apos;s knock.</source>
        <translation>Le quattro carte sono la sua mano, e quelle coperte diventano il monte. Vale come bussata del mazziere.</translation>
    </message>
    <message>
        <source>What is left of the pack is the stock, face down. It is never empty: with eight at the table it has four cards.</source>
        <translation>Quel che resta è il mazzo, coperto. Non finisce mai: in otto al tavolo ha quattro carte.</translation>
    </message>
</context>
<context>
    <name>MambassaEstimate</name>
    <message>
        <source>%1, second step</source>
        <comment>%1 is &apos;Lap 2&apos; or &apos;Last turn&apos;</comment>
        <translation>%1, secondo passo</translation>
    </message>
    <message>
        <source>Expose the four</source>
        <translation>Esponi le quattro carte</translation>
    </message>
    <message>
        <source>Keep the four and knock</source>
        <translation>Tieni le quattro carte e bussa</translation>
    </message>
    <message>
        <source>Put %1 under the stock and draw</source>
        <comment>%1 is a card with its article</comment>
        <translation>Metti %1 sotto il mazzo e pesca</translation>
    </message>
    <message>
        <source>No exchange</source>
        <translation>Non cambiare</translation>
    </message>
    <message>
        <source>A Mambassa ends the play at once, and all the others pay.</source>
        <translation>Una Mambassa chiude subito il gioco, e pagano tutti gli altri.</translation>
    </message>
    <message>
        <source>A Quarantuna ends the play at once and takes a token.</source>
        <translation>Una Quarantuna chiude subito il gioco e prende una marca.</translation>
    </message>
    <message>
        <source>You play on with four cards that nobody has seen yet, and lose a token %1.</source>
        <comment>%1 is &apos;in one deal out of three&apos;</comment>
        <translation>Giochi con quattro carte che nessuno ha ancora visto, e perdi una marca %1.</translation>
    </message>
    <message>
        <source>With %1 under the stock the card that comes makes a better hand %2, and you lose a token %3.</source>
        <comment>%1 is a card with its article; %2 and %3 are &apos;in one deal out of three&apos;</comment>
        <translation>Con %1 sotto il mazzo, la carta che arriva migliora la mano %2, e perdi una marca %3.</translation>
    </message>
    <message>
        <source>%1, then knock</source>
        <comment>%1 is a hand&apos;s worth</comment>
        <translation>%1, poi bussa</translation>
    </message>
    <message>
        <source>%1, then stay</source>
        <comment>%1 is a hand&apos;s worth</comment>
        <translation>%1, poi stai</translation>
    </message>
</context>
<context>
    <name>MambassaGuide</name>
    <message>
        <source>Welcome, I am Teresa. Each of us has put a token into the pool and keeps three. Now everybody draws a card: the highest deals first.</source>
        <translation>Ciao, io sono Teresa. Ognuno ha messo una marca nel piatto e ne tiene tre. Ora ciascuno pesca una carta: chi ha la più alta fa il mazziere.</translation>
    </message>
    <message>
        <source>You deal: only you see these four. Expose them, and they are the monte; keep them, and that is a knock.</source>
        <translation>Fai tu le carte: queste quattro le vedi solo tu. Se le scopri sono il monte; se le tieni, è una bussata.</translation>
    </message>
    <message>
        <source>Two hands end the play at once: four aces, the Mambassa, and everybody else pays a token; ace, king, horse and jack of one suit, the Quarantuna, and a token comes out of the pool. Now %1 looks at four more cards.</source>
        <translation>Due mani chiudono subito il gioco: quattro assi, la Mambassa, e tutti gli altri pagano una marca; asso, re, cavallo e fante di un seme, la Quarantuna, e si prende una marca dal piatto. Ora %1 guarda altre quattro carte.</translation>
    </message>
    <message>
        <source>Four cards each. You have %1: that beats all hands that are only counted.</source>
        <translation>Quattro carte a testa. Hai %1: batte tutte le mani che contano solo i punti.</translation>
    </message>
    <message>
        <source>Four cards each. You have %1: cards of one suit are added up, the ace 11, the figures 10. Better are three or four of a rank, or in sequence in one suit.</source>
        <translation>Quattro carte a testa. Hai %1: si sommano le carte di un seme, l’asso 11, le figure 10. Valgono di più tre o quattro carte uguali, o in scala nello stesso seme.</translation>
    </message>
    <message>
        <source>%1 lays the four open: this is the monte. A turn has two steps: one exchanges cards with it, then one may draw a card from the stock.</source>
        <translation>%1 scopre le quattro carte: ecco il monte. Il turno ha due passi: prima si cambia con il monte, poi si può pescare dal mazzo.</translation>
    </message>
    <message>
        <source>%1 keeps the four, which is a knock at once. The cards dealt before are the monte, and everybody else has just one turn.</source>
        <translation>%1 si tiene le quattro carte, e così bussa subito. Le carte date prima fanno da monte, e gli altri giocano una volta sola.</translation>
    </message>
    <message>
        <source>%1 puts a card under the stock, and draws.</source>
        <translation>%1 mette una carta sotto il mazzo, e pesca.</translation>
    </message>
    <message>
        <source>The second step: %1 puts a card under the stock, face down, and takes the one on its top. Nobody else sees either of them.</source>
        <translation>Il secondo passo: %1 mette una carta coperta sotto il mazzo e prende quella in cima. Gli altri non vedono né l’una né l’altra.</translation>
    </message>
    <message>
        <source>%1 changes all four cards: a shirt change, and that is a knock. Everybody else has one more turn.</source>
        <translation>%1 cambia tutte e quattro le carte: è il cambio camicia, e vale una bussata. Gli altri giocano ancora una volta.</translation>
    </message>
    <message>
        <source>%1 has neither exchanged nor drawn: that is a knock. Everybody else has one more turn of two steps, then the hands are shown.</source>
        <translation>%1 non ha cambiato e non ha pescato: è una bussata. Gli altri hanno ancora un turno intero, poi si scoprono le mani.</translation>
    </message>
    <message>
        <source>%1 stays, and draws no card.</source>
        <translation>%1 sta, e non pesca.</translation>
    </message>
    <message>
        <source>Your four lie open as the monte, and you pick up the cards dealt to you.</source>
        <translation>Le tue quattro carte sono il monte, e prendi in mano quelle che ti eri dato.</translation>
    </message>
    <message>
        <source>You drew the %1, and nobody else saw it: now you have %2.</source>
        <comment>a card; a hand&apos;s worth</comment>
        <translation>Hai pescato %1, e l’hai vista solo tu: adesso hai %2.</translation>
    </message>
    <message>
        <source>Now you have %1: that was the first step.</source>
        <translation>Adesso hai %1: questo era il primo passo.</translation>
    </message>
    <message>
        <source>Your last turn. The monte alone makes %1: take all four.</source>
        <translation>L’ultimo giro. Il monte da solo fa %1: prendile tutte e quattro.</translation>
    </message>
    <message>
        <source>Look: the monte alone makes %1. Take all four: that is a shirt change, and a knock.</source>
        <translation>Guarda: il monte da solo fa %1. Prendile tutte e quattro: è il cambio camicia, e vale una bussata.</translation>
    </message>
    <message>
        <source>Your turn, and your luck: the %1 for the %2 makes a %3, which ends the play at once!</source>
        <comment>cards; cards; Mambassa or a Quarantuna</comment>
        <translation>Tocca a te, e che fortuna: con %1 per %2 fai %3, e il gioco si chiude subito!</translation>
    </message>
    <message>
        <source>Your last turn, both steps, and nothing in it is a knock any more. I would give the %1 for the %2: that makes %3.</source>
        <comment>cards; cards; a hand&apos;s worth</comment>
        <translation>L’ultimo giro, con tutti e due i passi, e niente vale più una bussata. Io darei %1 per %2: fai %3.</translation>
    </message>
    <message>
        <source>Your last turn. No exchange makes your %1 any better: “No exchange”, and then we look at the stock.</source>
        <translation>L’ultimo giro. Hai %1, e nessun cambio ti fa di meglio: «Non cambio», e poi vediamo se pescare.</translation>
    </message>
    <message>
        <source>You have %1: of 100 hands %2 are weaker. That will do: “No exchange”, and knock in the second step.</source>
        <translation>Hai %1: su 100 mani %2 sono più basse. Può bastare: «Non cambio», e al secondo passo bussa.</translation>
    </message>
    <message>
        <source>No exchange makes your %1 any better: “No exchange”, and then we look at the stock.</source>
        <translation>Hai %1, e nessun cambio ti fa di meglio: «Non cambio», e poi vediamo se pescare.</translation>
    </message>
    <message>
        <source>The second step. A draw would more likely spoil your %1 than better it: stay.</source>
        <translation>Il secondo passo. Hai %1, e pescando è più facile perderci che guadagnarci: stai.</translation>
    </message>
    <message>
        <source>The second step. Who neither exchanges nor draws knocks: do it now, with %1.</source>
        <translation>Il secondo passo. Chi non cambia e non pesca bussa: fallo adesso, con %1.</translation>
    </message>
    <message>
        <source>Just so: press “Draw a card”.</source>
        <translation>Proprio così: premi «Pesca una carta».</translation>
    </message>
    <message>
        <source>I would put the %1 away; but the hand is yours. Then “Draw a card”.</source>
        <translation>Io darei via %1; ma le carte sono tue. Poi «Pesca una carta».</translation>
    </message>
    <message>
        <source>The second step again. I would put the %1 under the stock, and draw.</source>
        <translation>Ancora il secondo passo. Io metterei sotto il mazzo %1, e pescherei.</translation>
    </message>
    <message>
        <source>The second step: you may draw. Choose your %1: it goes under the stock unseen, and you take the card on its top. Or you stay.</source>
        <translation>Il secondo passo: puoi pescare. Scegli la carta da dar via, %1: va coperta sotto il mazzo, e tu prendi quella in cima. Oppure stai.</translation>
    </message>
    <message>
        <source>No token leaves the table: the last one in takes the pool. Now you know enough for a match of your own.</source>
        <translation>Nessuna marca lascia il tavolo: l’ultimo che resta prende il piatto. Ora ne sai abbastanza per una partita tua.</translation>
    </message>
    <message>
        <source>A Mambassa! All the others pay a token, whatever they hold. %1</source>
        <comment>%1 are two sentences</comment>
        <translation>Una Mambassa! Tutti gli altri pagano una marca, qualunque cosa abbiano. %1</translation>
    </message>
    <message>
        <source>A Quarantuna! It takes a token out of the pool, and the lowest hand pays one. %1</source>
        <comment>%1 are two sentences</comment>
        <translation>Una Quarantuna! Prende una marca dal piatto, e la mano più bassa ne paga una. %1</translation>
    </message>
</context>
<context>
    <name>MambassaNumbers</name>
    <message>
        <source>Mambasse, four aces</source>
        <translation>Mambasse, quattro assi</translation>
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
        <translation>Chi ha la mano più alta</translation>
    </message>
    <message>
        <source>Mambassa · 44</source>
        <translation>Mambassa · 44</translation>
    </message>
    <message>
        <source>Four aces.</source>
        <translation>Quattro assi.</translation>
    </message>
    <message>
        <source>Quarantuna · 41</source>
        <translation>Quarantuna · 41</translation>
    </message>
    <message>
        <source>Ace, king, horse and jack of one suit. All of them are equal.</source>
        <translation>Asso, re, cavallo e fante dello stesso seme. Valgono tutte uguale.</translation>
    </message>
    <message>
        <source>Quartina · 40</source>
        <translation>Quartina · 40</translation>
    </message>
    <message>
        <source>Four of a kind: four 2s are best, four kings last.</source>
        <translation>Quattro carte uguali: i quattro 2 sono la migliore, i quattro re l’ultima.</translation>
    </message>
    <message>
        <source>Long sequence · 39½</source>
        <translation>Scala lunga · 39½</translation>
    </message>
    <message>
        <source>Four in a row of one suit. The higher top card wins, then the suit.</source>
        <translation>Quattro in fila dello stesso seme. Vince la carta più alta, poi il seme.</translation>
    </message>
    <message>
        <source>Three of a kind · 39</source>
        <translation>Tris · 39</translation>
    </message>
    <message>
        <source>Three aces are best, then three 2s, and so on to three kings.</source>
        <translation>I tre assi sono il migliore, poi i tre 2, e così via fino ai tre re.</translation>
    </message>
    <message>
        <source>Short sequence · 38½</source>
        <translation>Scala corta · 38½</translation>
    </message>
    <message>
        <source>Three in a row of one suit. The higher top card wins, then the suit.</source>
        <translation>Tre in fila dello stesso seme. Vince la carta più alta, poi il seme.</translation>
    </message>
    <message>
        <source>Points · up to 38</source>
        <translation>Punti · fino a 38</translation>
    </message>
    <message>
        <source>The best sum in a single suit: here 28 in coins. Equal sums tie.</source>
        <translation>La somma migliore in un solo seme: qui 28 a denari. A somma uguale è pari.</translation>
    </message>
    <message>
        <source>Where a suit decides, coins go before swords, then cups, then batons. A hand counts as the best thing that it holds.</source>
        <translation>Dove decide il seme, denari viene prima di spade, poi coppe, poi bastoni. Una mano vale la cosa migliore che contiene.</translation>
    </message>
</context>
<context>
    <name>MambassaReplay</name>
    <message>
        <source>Mambassa of %1</source>
        <translation>mambassa di %1</translation>
    </message>
    <message>
        <source>Quarantuna of %1</source>
        <translation>quarantuna di %1</translation>
    </message>
</context>
<context>
    <name>MambassaRules</name>
    <message>
        <source>Four cards in the hand, four on the table, and a draw</source>
        <translation>Quattro carte in mano, quattro in tavola, e si pesca</translation>
    </message>
    <message>
        <source>Value of a token</source>
        <translation>Valore di una marca</translation>
    </message>
    <message>
        <source>Everybody has four: one for the pool, and three lives</source>
        <translation>Ognuno ne ha quattro: una per il piatto e tre vite</translation>
    </message>
    <message>
        <source>tokens worth nothing</source>
        <translation>marche senza valore</translation>
    </message>
    <message>
        <source>%1 a token</source>
        <comment>%1 is an amount of money</comment>
        <translation>%1 a marca</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) make a pool of %1 before the first deal.</source>
        <translation>
            <numerusform>%n marca fa un piatto di %1 prima della prima smazzata.</numerusform>
            <numerusform>%n marche fanno un piatto di %1 prima della prima smazzata.</numerusform>
        </translation>
    </message>
    <message>
        <source>The usual rules</source>
        <translation>Le regole solite</translation>
    </message>
    <message>
        <source>Just for the game</source>
        <translation>Solo per giocare</translation>
    </message>
    <message>
        <source>Mambassa</source>
        <translation>Mambassa</translation>
    </message>
    <message>
        <source>with forty cards from Piacenza, four tokens and a stock to draw from</source>
        <translation>con quaranta carte piacentine, quattro marche e un mazzo da cui pescare</translation>
    </message>
    <message>
        <source>Mambassa is Petrangola’s sister, with four cards and a stock to draw from.</source>
        <translation>La mambassa è sorella della petrangola, con quattro carte e un mazzo da cui pescare.</translation>
    </message>
</context>
<context>
    <name>MambassaScene</name>
    <message>
        <source>a Mambassa or a Quarantuna</source>
        <translation>una Mambassa o una Quarantuna</translation>
    </message>
</context>
<context>
    <name>MambassaShort</name>
    <message>
        <source>Mambassa in short</source>
        <translation>La mambassa in breve</translation>
    </message>
    <message>
        <source>The sister of Petrangola with four cards in the hand and four face up on the table: the monte. Besides the exchange there is a draw.</source>
        <translation>La sorella della petrangola, con quattro carte in mano e quattro scoperte in tavola: il monte. Oltre allo scambio si può pescare.</translation>
    </message>
    <message>
        <source>Exchange, then draw</source>
        <translation>Cambia, poi pesca</translation>
    </message>
    <message>
        <source>In your turn exchange cards with the monte; then, if you like, put a card under the stock and take the one on its top.</source>
        <translation>Al tuo turno cambia carte con il monte; poi, se vuoi, metti una carta sotto il mazzo e prendi quella in cima.</translation>
    </message>
    <message>
        <source>Knock when it will do</source>
        <translation>Bussa quando ti basta</translation>
    </message>
    <message>
        <source>Who neither exchanges nor draws knocks. The others have one more turn each.</source>
        <translation>Chi non cambia e non pesca bussa. Gli altri hanno ancora un turno a testa.</translation>
    </message>
    <message>
        <source>Show your cards</source>
        <translation>Si scoprono le carte</translation>
    </message>
    <message>
        <source>All hands are turned over. The worst one costs its owner a token, which goes into the pool.</source>
        <translation>Si scoprono tutte le mani. La peggiore costa una marca, che va nel piatto.</translation>
    </message>
    <message>
        <source>Stay in the game</source>
        <translation>Resta in gioco</translation>
    </message>
    <message>
        <source>Without a token you are out for good. The last one in takes the pool.</source>
        <translation>Senza marche sei fuori, e non si rientra. L’ultimo che resta prende il piatto.</translation>
    </message>
    <message>
        <source>Mambassa</source>
        <translation>Mambassa</translation>
    </message>
    <message>
        <source>Four aces end the play at once, and everybody else pays a token.</source>
        <translation>Quattro assi chiudono subito il gioco, e tutti gli altri pagano una marca.</translation>
    </message>
    <message>
        <source>Quarantuna</source>
        <translation>Quarantuna</translation>
    </message>
    <message>
        <source>Ace, king, horse and jack of one suit end the play too, and take a token out of the pool.</source>
        <translation>Anche asso, re, cavallo e fante dello stesso seme chiudono il gioco, e prendono una marca dal piatto.</translation>
    </message>
    <message>
        <source>An ace counts 11, a king, a horse and a jack 10, the others what they show; only cards of one suit are added up.</source>
        <translation>L’asso vale 11, re, cavallo e fante 10, le altre quel che segnano; si sommano solo carte dello stesso seme.</translation>
    </message>
</context>
<context>
    <name>MambassaTable</name>
    <message>
        <source>You have a Mambassa</source>
        <translation>Hai la mambassa</translation>
    </message>
    <message>
        <source>%1 has a Mambassa</source>
        <translation>%1 ha la mambassa</translation>
    </message>
    <message>
        <source>You have a Quarantuna</source>
        <translation>Hai la quarantuna</translation>
    </message>
    <message>
        <source>%1 has a Quarantuna</source>
        <translation>%1 ha la quarantuna</translation>
    </message>
    <message numerus="yes">
        <source>%n rare hand(s)</source>
        <comment>Mambasse and Quarantune</comment>
        <translation>
            <numerusform>%n mano rara</numerusform>
            <numerusform>%n mani rare</numerusform>
        </translation>
    </message>
    <message>
        <source>Expose</source>
        <translation>Le scopro</translation>
    </message>
    <message>
        <source>and pick up your four</source>
        <translation>e prendi le tue quattro</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>a key</comment>
        <translation>Invio</translation>
    </message>
    <message>
        <source>Keep and knock</source>
        <translation>Le tengo e busso</translation>
    </message>
    <message>
        <source>you stay with %1</source>
        <comment>%1 is a hand&apos;s worth</comment>
        <translation>resti con %1</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Cambio</translation>
    </message>
    <message>
        <source>Shirt change</source>
        <translation>Cambio camicia</translation>
    </message>
    <message numerus="yes">
        <source>Exchange %n</source>
        <translation>
            <numerusform>Cambio %n</numerusform>
            <numerusform>Cambio %n</numerusform>
        </translation>
    </message>
    <message>
        <source>and knock with %1</source>
        <comment>%1 is a hand&apos;s worth</comment>
        <translation>e bussi con %1</translation>
    </message>
    <message>
        <source>makes %1</source>
        <comment>%1 is a hand&apos;s worth</comment>
        <translation>fai %1</translation>
    </message>
    <message>
        <source>No exchange</source>
        <translation>Non cambio</translation>
    </message>
    <message>
        <source>then draw a card or stay</source>
        <translation>poi peschi o resti</translation>
    </message>
    <message>
        <source>then draw a card or knock</source>
        <translation>poi peschi o bussi</translation>
    </message>
    <message>
        <source>all four: %1</source>
        <comment>%1 is a hand&apos;s worth</comment>
        <translation>tutte e quattro: %1</translation>
    </message>
    <message>
        <source>Draw a card</source>
        <translation>Pesca una carta</translation>
    </message>
    <message>
        <source>the %1 goes under the stock</source>
        <comment>%1 is a card</comment>
        <translation>sotto il mazzo: %1</translation>
    </message>
    <message>
        <source>choose the card to put away</source>
        <translation>scegli la carta da mettere sotto</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Sto</translation>
    </message>
    <message>
        <source>Choose a card of yours and one of the monte, or go on without an exchange.</source>
        <translation>Scegli una carta tua e una del monte, o vai avanti senza cambiare.</translation>
    </message>
    <message>
        <source>Choose the card of yours that goes under the stock.</source>
        <translation>Scegli la carta tua che va sotto il mazzo.</translation>
    </message>
    <message>
        <source>Who neither exchanges nor draws knocks. There is no pass.</source>
        <translation>Chi non cambia e non pesca bussa. Non si passa.</translation>
    </message>
    <message>
        <source>%1 has knocked already.</source>
        <translation>%1 ha già bussato.</translation>
    </message>
    <message>
        <source>Who has exchanged cannot knock in that turn: draw, or stay.</source>
        <translation>Chi ha cambiato non può bussare in quel turno: pesca o resta.</translation>
    </message>
    <message>
        <source>Here is the monte</source>
        <comment>said by the dealer who exposes</comment>
        <translation>Ecco il monte</translation>
    </message>
    <message>
        <source>I keep them!</source>
        <comment>said by the dealer who keeps the four, which is a knock</comment>
        <translation>Me le tengo!</translation>
    </message>
    <message numerus="yes">
        <source>exchanges %n</source>
        <comment>what a seat just did, in a bubble</comment>
        <translation>
            <numerusform>cambia %n</numerusform>
            <numerusform>cambia %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Shirt change!</source>
        <comment>said with a knock</comment>
        <translation>Cambio camicia!</translation>
    </message>
    <message>
        <source>exchanges all four</source>
        <translation>cambia tutte e quattro</translation>
    </message>
    <message>
        <source>draws</source>
        <comment>what a seat just did, in a bubble</comment>
        <translation>pesca</translation>
    </message>
    <message numerus="yes">
        <source>exchanges %n and draws</source>
        <comment>what a seat just did, in a bubble</comment>
        <translation>
            <numerusform>cambia %n e pesca</numerusform>
            <numerusform>cambia %n e pesca</numerusform>
        </translation>
    </message>
    <message>
        <source>I knock!</source>
        <translation>Busso!</translation>
    </message>
    <message>
        <source>stays</source>
        <comment>what a seat just did, in a bubble</comment>
        <translation>Sto così</translation>
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
            <numerusform>%n marca (%1)</numerusform>
            <numerusform>%n marche (%1)</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody draws a card: the highest deals first</source>
        <translation>Ognuno pesca una carta: la più alta fa le carte</translation>
    </message>
    <message>
        <source>Only you see these four</source>
        <translation>Queste quattro le vedi solo tu</translation>
    </message>
    <message>
        <source>Only the dealer sees these</source>
        <translation>Queste le vede solo il mazziere</translation>
    </message>
    <message>
        <source>The highest card makes the first dealer: you</source>
        <translation>La carta più alta fa il primo mazziere: tu</translation>
    </message>
    <message>
        <source>The highest card makes the first dealer: %1</source>
        <translation>La carta più alta fa il primo mazziere: %1</translation>
    </message>
    <message>
        <source>You deal: expose these four, or keep them?</source>
        <translation>Dai tu le carte: scopri queste quattro o le tieni?</translation>
    </message>
    <message>
        <source>%1 deals and looks at four cards</source>
        <translation>%1 dà le carte e ne guarda quattro</translation>
    </message>
    <message>
        <source>Second step: draw a card? · deal %1, lap %2</source>
        <translation>Ora peschi una carta? · smazzata %1, giro %2</translation>
    </message>
    <message>
        <source>%3 may draw · deal %1, lap %2</source>
        <translation>%3 può pescare · smazzata %1, giro %2</translation>
    </message>
    <message>
        <source>Last turn, second step: draw a card?</source>
        <translation>Ultimo turno: peschi una carta?</translation>
    </message>
    <message>
        <source>Last turn: %1 may draw</source>
        <translation>Ultimo turno: %1 può pescare</translation>
    </message>
    <message>
        <source>You deal, and the four are %1: %2. Expose them, or keep them?</source>
        <comment>%1 are cards, %2 what they are worth as a hand</comment>
        <translation>Dai tu le carte, e le quattro sono %1: %2. Le scopri o le tieni?</translation>
    </message>
    <message>
        <source>Second step. You have %1: %2. Put a card under the stock and draw another, or not?</source>
        <comment>%1 is a hand&apos;s worth, %2 are cards</comment>
        <translation>Secondo passo. Hai %1: %2. Metti una carta sotto il mazzo e ne peschi un’altra, o no?</translation>
    </message>
    <message>
        <source>Choose as many cards of yours as of the monte.</source>
        <translation>Scegli tante carte tue quante ne prendi dal monte.</translation>
    </message>
    <message>
        <source>That cannot be done now.</source>
        <translation>Adesso non si può.</translation>
    </message>
    <message>
        <source>First expose the four cards or keep them.</source>
        <translation>Prima scopri le quattro carte o tienile.</translation>
    </message>
    <message>
        <source>First %1 looks at four cards.</source>
        <translation>Prima %1 guarda quattro carte.</translation>
    </message>
    <message>
        <source>The exchange is over: draw a card, or stay.</source>
        <translation>Il cambio è fatto: pesca una carta o resta.</translation>
    </message>
    <message>
        <source>you</source>
        <comment>within a list of those who hold a Quarantuna</comment>
        <translation>te</translation>
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
        <translation>Hai i quattro assi: tutti gli altri pagano una marca.</translation>
    </message>
    <message>
        <source>%1 holds the four aces: everybody else pays a token.</source>
        <translation>%1 ha i quattro assi: tutti gli altri pagano una marca.</translation>
    </message>
    <message>
        <source>You hold ace, king, horse and jack of a suit, and take a token out of the pool.</source>
        <translation>Hai asso, re, cavallo e fante di un seme, e prendi una marca dal piatto.</translation>
    </message>
    <message>
        <source>Ace, king, horse and jack of a suit: a token out of the pool for %1.</source>
        <comment>%1 is one name or a list</comment>
        <translation>Asso, re, cavallo e fante di un seme: una marca dal piatto per %1.</translation>
    </message>
    <message>
        <source>They share the lowest hand: %1.</source>
        <translation>A pari con la mano più bassa: %1.</translation>
    </message>
    <message>
        <source>The lowest hand is yours: %1.</source>
        <translation>La mano più bassa è la tua: %1.</translation>
    </message>
    <message>
        <source>The lowest hand: %1.</source>
        <translation>La mano più bassa: %1.</translation>
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
        <translation>Le marche</translation>
    </message>
    <message>
        <source>Everybody has four tokens of a value that the table agrees on: one for the pool, and three lives. No token ever leaves the table.</source>
        <translation>Ognuno ha quattro marche, del valore che si stabilisce al tavolo: una per il piatto e tre vite. Nessuna marca lascia mai il tavolo.</translation>
    </message>
    <message>
        <source>The worst hand pays</source>
        <translation>Paga la mano più bassa</translation>
    </message>
    <message>
        <source>After every deal the worst hand pays one token into the pool. If several are equally bad, each of them pays one.</source>
        <translation>Dopo ogni smazzata la mano peggiore paga una marca al piatto. Se più d’una è ugualmente bassa, paga una marca ciascuna.</translation>
    </message>
    <message>
        <source>A Mambassa</source>
        <translation>La mambassa</translation>
    </message>
    <message>
        <source>Everybody else still in pays one token, whatever they hold.</source>
        <translation>Tutti gli altri in gioco pagano una marca, qualunque cosa abbiano.</translation>
    </message>
    <message>
        <source>A Quarantuna</source>
        <translation>La quarantuna</translation>
    </message>
    <message>
        <source>When hands are looked at</source>
        <translation>Quando si guardano le mani</translation>
    </message>
    <message>
        <source>When play begins, all together, and after each step of a turn. A Mambassa or a Quarantuna is declared at once: there is no choice.</source>
        <translation>Quando comincia il gioco, tutte insieme, e dopo ogni passo di un turno. Mambassa e quarantuna si dichiarano subito: non si può scegliere.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>La fine</translation>
    </message>
    <message>
        <source>Who has no token left is out and cannot come back. The last one in takes the pool.</source>
        <translation>Chi resta senza marche è fuori e non rientra. L’ultimo che resta prende il piatto.</translation>
    </message>
    <message>
        <source>If all who are left lose their last token together, the dealer of that deal takes the pool.</source>
        <translation>Se chi è rimasto perde insieme l’ultima marca, il piatto va al mazziere di quella smazzata.</translation>
    </message>
    <message>
        <source>The tokens stand for play money. Nothing can be won here but the match.</source>
        <translation>Le marche valgono soldi finti. Qui non si vince altro che la partita.</translation>
    </message>
    <message>
        <source>The worst hand pays one token, and the owner takes one out of the pool. Several that are found when play begins each take one, from the dealer&apos;s right on, for as long as the pool lasts.</source>
        <translation>La mano peggiore paga una marca, e chi ha la quarantuna ne prende una dal piatto. Se all’inizio ce ne sono più d’una, ciascuna ne prende una, a partire dalla destra del mazziere, finché nel piatto ce n’è.</translation>
    </message>
</context>
<context>
    <name>MambassaTurn</name>
    <message>
        <source>Your turn</source>
        <translation>Il tuo turno</translation>
    </message>
    <message>
        <source>A turn has two steps: the exchange with the monte, which all see, and the draw from the stock, which nobody else sees.</source>
        <translation>Un turno ha due passi: il cambio con il monte, che vedono tutti, e la pescata dal mazzo, che non vede nessun altro.</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Cambi</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Invio</translation>
    </message>
    <message>
        <source>Give none, one, two or three cards and take as many from the monte.</source>
        <translation>Dai nessuna, una, due o tre carte e prendine altrettante dal monte.</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Peschi</translation>
    </message>
    <message>
        <source>Put one card face down under the stock, then take the one on its top. Or stay with what you have.</source>
        <translation>Metti una carta coperta sotto il mazzo, poi prendi quella in cima. O resti con quel che hai.</translation>
    </message>
    <message>
        <source>The knock</source>
        <translation>La bussata</translation>
    </message>
    <message>
        <source>Neither exchange nor draw</source>
        <translation>Né cambiare né pescare</translation>
    </message>
    <message>
        <source>Let both steps pass: the key K, and once more.</source>
        <translation>Lascia passare tutti e due i passi: il tasto K, due volte.</translation>
    </message>
    <message>
        <source>Change the shirt</source>
        <translation>Cambiare camicia</translation>
    </message>
    <message>
        <source>All four of yours for all four of the monte, with the key C. There is no draw after it.</source>
        <translation>Tutte e quattro le tue per tutte e quattro quelle del monte, con il tasto C. Dopo non si pesca.</translation>
    </message>
    <message>
        <source>As dealer, keep the four you looked at</source>
        <translation>Da mazziere, tenere le quattro che hai guardato</translation>
    </message>
    <message>
        <source>Then nobody has had a turn yet, and each has just one.</source>
        <translation>Nessuno ha ancora giocato, e gli altri hanno un turno solo.</translation>
    </message>
    <message>
        <source>After a knock everyone else has one more whole turn, both steps. Nothing done in it counts as another knock.</source>
        <translation>Dopo una bussata tutti gli altri hanno ancora un turno intero, con tutti e due i passi. Niente di quel che fanno vale come un’altra bussata.</translation>
    </message>
    <message>
        <source>Choose your cards with 1 2 3 4 and those of the monte with Q W E R. Esc takes the choice back.</source>
        <translation>Scegli le tue carte con 1 2 3 4 e quelle del monte con Q W E R. Esc annulla la scelta.</translation>
    </message>
</context>
<context>
    <name>MambassaWorth</name>
    <message>
        <source>four twos</source>
        <translation>quattro due</translation>
    </message>
    <message>
        <source>four threes</source>
        <translation>quattro tre</translation>
    </message>
    <message>
        <source>four fours</source>
        <translation>quattro quattro</translation>
    </message>
    <message>
        <source>four fives</source>
        <translation>quattro cinque</translation>
    </message>
    <message>
        <source>four sixes</source>
        <translation>quattro sei</translation>
    </message>
    <message>
        <source>four sevens</source>
        <translation>quattro sette</translation>
    </message>
    <message>
        <source>four jacks</source>
        <translation>quattro fanti</translation>
    </message>
    <message>
        <source>four horses</source>
        <translation>quattro cavalli</translation>
    </message>
    <message>
        <source>four kings</source>
        <translation>quattro re</translation>
    </message>
    <message>
        <source>Quarantuna in coins</source>
        <translation>quarantuna a denari</translation>
    </message>
    <message>
        <source>Quarantuna in cups</source>
        <translation>quarantuna a coppe</translation>
    </message>
    <message>
        <source>Quarantuna in swords</source>
        <translation>quarantuna a spade</translation>
    </message>
    <message>
        <source>Quarantuna in batons</source>
        <translation>quarantuna a bastoni</translation>
    </message>
    <message>
        <source>Mambassa</source>
        <comment>four aces</comment>
        <translation>Mambassa</translation>
    </message>
    <message>
        <source>long sequence to the %1</source>
        <comment>four cards; %1 is an ace</comment>
        <translation>scala lunga all’%1</translation>
    </message>
    <message>
        <source>long sequence to the %1</source>
        <comment>four cards; %1 is its top card</comment>
        <translation>scala lunga al %1</translation>
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
        <translation>Continua a giocare</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>Ctrl+N</source>
        <translation>Ctrl+N</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Esci</translation>
    </message>
    <message>
        <source>Ctrl+Q</source>
        <translation>Ctrl+Q</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Pagina iniziale</translation>
    </message>
    <message>
        <source>the match waits there</source>
        <translation>la partita ti aspetta</translation>
    </message>
    <message>
        <source>Turn the sounds on</source>
        <translation>Riaccendi i suoni</translation>
    </message>
    <message>
        <source>Turn the sounds off</source>
        <translation>Spegni i suoni</translation>
    </message>
    <message>
        <source>Guided deal</source>
        <translation>Smazzata guidata</translation>
    </message>
    <message>
        <source>Teresa explains</source>
        <translation>spiega Teresa</translation>
    </message>
    <message>
        <source>Give up the match</source>
        <translation>Abbandona la partita</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Storia</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiche</translation>
    </message>
</context>
<context>
    <name>MonteBoard</name>
    <message>
        <source>one of the dealer&apos;s cards</source>
        <translation>una delle carte del mazziere</translation>
    </message>
    <message>
        <source>monte, card %1 of %2</source>
        <translation>monte, carta %1 di %2</translation>
    </message>
</context>
<context>
    <name>MoveFigures</name>
    <message>
        <source>What the move was worth</source>
        <translation>Quanto valeva la mossa</translation>
    </message>
    <message>
        <source>%1: %2 to lose a token</source>
        <comment>a move, and a percentage</comment>
        <translation>%1: %2 di perdere una marca</translation>
    </message>
    <message>
        <source>%1 may lose a token</source>
        <comment>%1 is a name; percentages follow</comment>
        <translation>%1 perde una marca…</translation>
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
        <translation>Al tavolo</translation>
    </message>
    <message>
        <source>Players at the table</source>
        <translation>Giocatori al tavolo</translation>
    </message>
    <message>
        <source>Lay the usual table?</source>
        <translation>Apparecchiare come al solito?</translation>
    </message>
    <message>
        <source>Every rule and every seat is set back, names, portraits and levels too. House rules that you kept under a name stay.</source>
        <translation>Tutte le regole e tutti i posti tornano come al solito, anche nomi, ritratti e livelli. Le regole della casa che hai salvato con un nome restano.</translation>
    </message>
    <message>
        <source>Lay it</source>
        <translation>Apparecchia</translation>
    </message>
</context>
<context>
    <name>OutsideFile</name>
    <message>
        <source>it is too large; at most %1 are read</source>
        <comment>%1 is &apos;32 MiB&apos;</comment>
        <translation>è troppo grande: se ne leggono al massimo %1</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>è una cartella</translation>
    </message>
    <message>
        <source>it is no file, but a device or a pipe</source>
        <translation>non è un file, ma un dispositivo o una pipe</translation>
    </message>
</context>
<context>
    <name>OwnHand</name>
    <message>
        <source>Your hand</source>
        <translation>La tua mano</translation>
    </message>
    <message>
        <source>your hand, card %1 of %2</source>
        <translation>la tua mano, carta %1 di %2</translation>
    </message>
    <message>
        <source>You are out and watch the others</source>
        <translation>Sei fuori e guardi gli altri</translation>
    </message>
    <message>
        <source>seen</source>
        <comment>a card of yours that the others know</comment>
        <translation>vista</translation>
    </message>
    <message>
        <source>The hand at the foot</source>
        <translation>La mano in primo piano</translation>
    </message>
    <message>
        <source>hand at the foot, card %1 of %2</source>
        <translation>mano in primo piano, carta %1 di %2</translation>
    </message>
    <message>
        <source>your hand, card %1 of %2, seen by the others</source>
        <translation>la tua mano, carta %1 di %2, vista dagli altri</translation>
    </message>
</context>
<context>
    <name>PackBox</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n carte</numerusform>
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
        <translation>Scrivi dov’è, o scegli qui sotto.</translation>
    </message>
    <message>
        <source>No match records in this folder (files ending in .petrangola).</source>
        <translation>In questa cartella non ci sono verbali di partite (file che finiscono in .petrangola).</translation>
    </message>
    <message>
        <source>There is no file and no folder of that name.</source>
        <translation>Non c’è né un file né una cartella con questo nome.</translation>
    </message>
    <message>
        <source>This is a folder: write a name for the file behind it.</source>
        <translation>Questa è una cartella: scrivi dopo di essa un nome per il file.</translation>
    </message>
    <message>
        <source>There is no such folder to write into.</source>
        <translation>Questa cartella non c’è: non si può scrivere lì.</translation>
    </message>
    <message>
        <source>This is a file: choose a folder.</source>
        <translation>Questo è un file: scegli una cartella.</translation>
    </message>
    <message>
        <source>A file of that name is there already.</source>
        <translation>Un file con questo nome c’è già.</translation>
    </message>
    <message>
        <source>What is in this folder stays as it is.</source>
        <translation>Quello che c’è in questa cartella resta com’è.</translation>
    </message>
    <message>
        <source>The folder will be made.</source>
        <translation>La cartella verrà creata.</translation>
    </message>
    <message>
        <source>Take in matches from files</source>
        <translation>Prendi partite da file</translation>
    </message>
    <message>
        <source>Save a copy of this match</source>
        <translation>Salva una copia di questa partita</translation>
    </message>
    <message>
        <source>Save all matches shown in a folder</source>
        <translation>Salva tutte queste partite in una cartella</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Cartella</translation>
    </message>
    <message>
        <source>File</source>
        <translation>File</translation>
    </message>
    <message>
        <source>File or folder</source>
        <translation>File o cartella</translation>
    </message>
    <message>
        <source>No, go back</source>
        <translation>No, torno indietro</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Write over it</source>
        <translation>Sovrascrivi</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salva</translation>
    </message>
    <message numerus="yes">
        <source>Take in %n file(s)</source>
        <translation>
            <numerusform>Prendi %n file</numerusform>
            <numerusform>Prendi %n file</numerusform>
        </translation>
    </message>
    <message>
        <source>Take it in</source>
        <translation>Prendila</translation>
    </message>
</context>
<context>
    <name>PeriodChoice</name>
    <message>
        <source>Period</source>
        <translation>Periodo</translation>
    </message>
    <message>
        <source>all</source>
        <comment>matches</comment>
        <translation>tutte</translation>
    </message>
    <message>
        <source>last year</source>
        <translation>ultimo anno</translation>
    </message>
    <message>
        <source>30 days</source>
        <translation>30 giorni</translation>
    </message>
    <message>
        <source>7 days</source>
        <translation>7 giorni</translation>
    </message>
</context>
<context>
    <name>PetrangolaChapters</name>
    <message>
        <source>In short</source>
        <translation>In breve</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>Le carte</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>La smazzata</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Il turno</translation>
    </message>
    <message>
        <source>The knock</source>
        <translation>La bussata</translation>
    </message>
    <message>
        <source>Who wins</source>
        <translation>Chi vince</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Le marche</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Varianti</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Parole</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasti</translation>
    </message>
</context>
<context>
    <name>PetrangolaEstimate</name>
    <message>
        <source>Expose the three</source>
        <translation>Esponi le tre carte</translation>
    </message>
    <message>
        <source>Keep the three and knock</source>
        <translation>Tieni le tre carte e bussa</translation>
    </message>
    <message>
        <source>Three aces never pay.</source>
        <translation>I tre assi non pagano mai.</translation>
    </message>
    <message>
        <source>You play on with three cards that nobody has seen yet, and lose a token %1.</source>
        <comment>%1 is &apos;in one deal out of three&apos;</comment>
        <translation>Giochi con tre carte che nessuno ha ancora visto, e perdi una marca %1.</translation>
    </message>
</context>
<context>
    <name>PetrangolaGuide</name>
    <message>
        <source>Welcome, I am Teresa. The cards are turned until the ace of coins comes up: whoever gets it deals first.</source>
        <translation>Ciao, io sono Teresa. Si girano le carte finché esce l’asso di denari: chi lo riceve fa il mazziere.</translation>
    </message>
    <message>
        <source>You deal: only you see these three. Expose them, and they are the monte; keep them, and that is a knock.</source>
        <translation>Fai tu le carte: queste tre le vedi solo tu. Se le scopri sono il monte; se le tieni, è una bussata.</translation>
    </message>
    <message>
        <source>You hold a petrangola: %1. It beats all hands that are only counted. Now %2 looks at three more cards.</source>
        <translation>Hai una petrangola: %1. Batte tutte le mani che contano solo i punti. Ora %2 guarda altre tre carte.</translation>
    </message>
    <message>
        <source>You have %1. Only cards of one suit count together: the ace 11, the figures 10, the others what they show. Now %2 looks at three more cards.</source>
        <translation>Hai %1. Si sommano solo le carte dello stesso seme: l’asso 11, le figure 10, le altre quel che segnano. Ora %2 guarda altre tre carte.</translation>
    </message>
    <message>
        <source>%1 lays the three open: this is the monte. In turn, going round to the right, everybody swaps cards with it.</source>
        <translation>%1 scopre le tre carte: ecco il monte. A turno, girando verso destra, ognuno ci scambia le sue.</translation>
    </message>
    <message>
        <source>%1 keeps the three, which is a knock at once. The cards dealt before are the monte, and everybody else has just one turn.</source>
        <translation>%1 si tiene le tre carte, e così bussa subito. Le carte date prima fanno da monte, e gli altri giocano una volta sola.</translation>
    </message>
    <message>
        <source>%1 knocks and keeps those three cards. Everybody else has one more turn, then the hands are shown.</source>
        <translation>%1 bussa e tiene le sue tre carte. Gli altri giocano ancora una volta, poi si scoprono le mani.</translation>
    </message>
    <message>
        <source>%1 stays: no change after the knock.</source>
        <translation>%1 sta: dopo la bussata non cambia niente.</translation>
    </message>
    <message>
        <source>%1 changes all three cards: a shirt change, and that is a knock. Everybody else has one more turn.</source>
        <translation>%1 cambia tutte e tre le carte: è il cambio camicia, e vale una bussata. Gli altri giocano ancora una volta.</translation>
    </message>
    <message>
        <source>Your three lie open as the monte, and you pick up the cards dealt to you.</source>
        <translation>Le tue tre carte sono il monte, e prendi in mano quelle che ti eri dato.</translation>
    </message>
    <message>
        <source>Now you have %1. See what the others take.</source>
        <translation>Adesso hai %1. Guarda che cosa prendono gli altri.</translation>
    </message>
    <message>
        <source>You have %1: of 100 hands %2 are weaker. That will do: knock, and you keep these cards.</source>
        <translation>Hai %1: su 100 mani %2 sono più basse. Può bastare: bussa, e ti tieni queste carte.</translation>
    </message>
    <message>
        <source>There is no pass, and each exchange would make your %1 worse: I would knock.</source>
        <translation>Passare non si può, e ogni cambio peggiora i tuoi %1: io busserei.</translation>
    </message>
    <message>
        <source>Look: the monte alone makes %1. Take all three: that is a shirt change, and a knock.</source>
        <translation>Guarda: il monte da solo fa %1. Prendile tutte e tre: è il cambio camicia, e vale una bussata.</translation>
    </message>
    <message>
        <source>There is no pass: one exchanges or knocks. I would give the %1 for the %2; that leaves you %3.</source>
        <comment>cards; cards; a hand&apos;s worth</comment>
        <translation>Passare non si può: si cambia o si bussa. Io darei %1 per %2; ti resta %3.</translation>
    </message>
    <message>
        <source>Your turn. Choose your %1 and, in the monte, the %2: that makes %3. It is a petrangola, and beats all hands that are only counted.</source>
        <comment>cards; cards; a hand&apos;s worth</comment>
        <translation>Tocca a te. Scegli dalla tua mano %1 e dal monte %2: fai %3. È una petrangola, e batte tutte le mani che contano solo i punti.</translation>
    </message>
    <message>
        <source>Your last turn. No exchange makes your %1 any better: stay.</source>
        <translation>L’ultimo giro. Hai %1, e nessun cambio ti fa di meglio: stai.</translation>
    </message>
    <message>
        <source>Your last turn: up to three cards, and it is no knock any more. I would give the %1 for the %2: that makes %3.</source>
        <comment>cards; cards; a hand&apos;s worth</comment>
        <translation>L’ultimo giro: puoi cambiare fino a tre carte, e non è più una bussata. Io darei %1 per %2: fai %3.</translation>
    </message>
    <message>
        <source>Whoever has none left is out, and the last one takes the plate. Now you know enough for a match of your own.</source>
        <translation>Chi le perde tutte è fuori, e l’ultimo che resta prende il piatto. Ora ne sai abbastanza per una partita tua.</translation>
    </message>
    <message>
        <source>Nobody pays: three aces never do. %1</source>
        <comment>%1 are two sentences</comment>
        <translation>Non paga nessuno: tre assi non pagano mai. %1</translation>
    </message>
</context>
<context>
    <name>PetrangolaNumbers</name>
    <message>
        <source>%1: %2. You paid: %3; another paid: %4; nobody paid: %5</source>
        <translation>%1: %2. Hai pagato tu: %3; ha pagato un altro: %4; nessuno ha pagato: %5</translation>
    </message>
    <message>
        <source>Hands and knocks</source>
        <translation>Mani e bussate</translation>
    </message>
    <message>
        <source>Petrangole at the showdown</source>
        <translation>Petrangole a carte scoperte</translation>
    </message>
    <message>
        <source>Petrangoloni, three aces</source>
        <translation>Petrangoloni, tre assi</translation>
    </message>
    <message>
        <source>Your knocks</source>
        <translation>Le tue bussate</translation>
    </message>
    <message>
        <source>Knocks that you paid for</source>
        <translation>Bussate che hai pagato tu</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a number, a percentage</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>How your knocks ended</source>
        <translation>Come sono finite le tue bussate</translation>
    </message>
    <message>
        <source>Knocks</source>
        <translation>Bussate</translation>
    </message>
    <message>
        <source>you paid</source>
        <translation>hai pagato tu</translation>
    </message>
    <message>
        <source>another paid</source>
        <translation>ha pagato un altro</translation>
    </message>
    <message>
        <source>nobody paid</source>
        <translation>nessuno ha pagato</translation>
    </message>
    <message>
        <source>Knock</source>
        <translation>Bussi</translation>
    </message>
    <message>
        <source>Shirt change</source>
        <translation>Cambio camicia</translation>
    </message>
    <message>
        <source>Kept as dealer</source>
        <translation>Tenute da mazziere</translation>
    </message>
</context>
<context>
    <name>PetrangolaReplay</name>
    <message>
        <source>%1 re-entered</source>
        <translation>%1 è rientrato</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>%1 è uscito</translation>
    </message>
</context>
<context>
    <name>PetrangolaRules</name>
    <message>
        <source>with forty cards from Piacenza, three lives and a stake on the plate</source>
        <translation>con quaranta carte piacentine, tre marche e la posta nel piatto</translation>
    </message>
    <message>
        <source>Three cards in the hand, three on the table</source>
        <translation>Tre carte in mano, tre in tavola</translation>
    </message>
    <message>
        <source>Stake</source>
        <translation>Posta</translation>
    </message>
    <message>
        <source>What each puts into the pool, in play money</source>
        <translation>Quanto mette ognuno nel piatto, in soldi finti</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Marche</translation>
    </message>
    <message>
        <source>The lives that everybody starts with, from 1 to 9</source>
        <translation>Le vite con cui si comincia, da 1 a 9</translation>
    </message>
    <message>
        <source>Re-entries</source>
        <translation>Rientri</translation>
    </message>
    <message>
        <source>How often one who is out may pay again and come back</source>
        <translation>Quante volte si può rimettere la posta e rientrare</translation>
    </message>
    <message>
        <source>Packs</source>
        <translation>Mazzi</translation>
    </message>
    <message>
        <source>One is enough for up to twelve players</source>
        <translation>Fino a dodici giocatori ne basta uno</translation>
    </message>
    <message>
        <source>More than twelve players need two</source>
        <translation>Per più di dodici giocatori ne servono due</translation>
    </message>
    <message>
        <source>by seats</source>
        <translation>secondo i posti</translation>
    </message>
    <message>
        <source>Order of three of a kind</source>
        <translation>Ordine dei tris</translation>
    </message>
    <message>
        <source>Which is best after three aces</source>
        <translation>Dopo i tre assi, quale vale di più</translation>
    </message>
    <message>
        <source>low first</source>
        <translation>prima i 2</translation>
    </message>
    <message>
        <source>kings first</source>
        <translation>prima i re</translation>
    </message>
    <message>
        <source>Ace also low</source>
        <translation>Asso anche basso</translation>
    </message>
    <message>
        <source>3, 2 and ace of a suit are the lowest sequence</source>
        <translation>3, 2 e asso di un seme sono la scala più bassa</translation>
    </message>
    <message>
        <source>Three of a kind first</source>
        <translation>Il tris batte la scala</translation>
    </message>
    <message>
        <source>Three of a kind beats a sequence</source>
        <translation>Tre carte uguali valgono più di tre in fila</translation>
    </message>
    <message>
        <source>Petrangola shown</source>
        <translation>Petrangola scoperta</translation>
    </message>
    <message>
        <source>Who knocks with three of a kind or a sequence lays it open at once</source>
        <translation>Chi bussa con un tris o una scala scopre subito le carte</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <comment>at the start</comment>
        <translation>
            <numerusform>%n marca</numerusform>
            <numerusform>%n marche</numerusform>
        </translation>
    </message>
    <message>
        <source>no re-entry</source>
        <translation>niente rientri</translation>
    </message>
    <message numerus="yes">
        <source>%n re-entry(s)</source>
        <translation>
            <numerusform>%n rientro</numerusform>
            <numerusform>%n rientri</numerusform>
        </translation>
    </message>
    <message>
        <source>stake %1</source>
        <translation>posta %1</translation>
    </message>
    <message numerus="yes">
        <source>%n pack(s)</source>
        <translation>
            <numerusform>%n mazzo</numerusform>
            <numerusform>%n mazzi</numerusform>
        </translation>
    </message>
    <message>
        <source>three of a kind first</source>
        <translation>il tris batte la scala</translation>
    </message>
    <message>
        <source>three kings before three 2s</source>
        <translation>tre re prima di tre 2</translation>
    </message>
    <message>
        <source>ace also low</source>
        <translation>asso anche basso</translation>
    </message>
    <message>
        <source>petrangola shown</source>
        <translation>petrangola scoperta</translation>
    </message>
    <message numerus="yes">
        <source>%n stake(s) make a pool of %1. Two packs are shuffled together.</source>
        <translation>
            <numerusform>Con %n posta il piatto è di %1. Si mescolano insieme due mazzi.</numerusform>
            <numerusform>Con %n poste il piatto è di %1. Si mescolano insieme due mazzi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stake(s) make a pool of %1.</source>
        <translation>
            <numerusform>Con %n posta il piatto è di %1.</numerusform>
            <numerusform>Con %n poste il piatto è di %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The usual rules</source>
        <translation>Le regole solite</translation>
    </message>
    <message>
        <source>A long evening</source>
        <translation>Una serata lunga</translation>
    </message>
    <message>
        <source>Low ace</source>
        <translation>Asso basso</translation>
    </message>
    <message>
        <source>Kings first</source>
        <translation>Prima i re</translation>
    </message>
    <message>
        <source>Open knock</source>
        <translation>Bussata scoperta</translation>
    </message>
    <message>
        <source>Three of a kind first</source>
        <comment>the name of these rules</comment>
        <translation>Prima i tris</translation>
    </message>
    <message>
        <source>Petrangola</source>
        <translation>Petrangola</translation>
    </message>
    <message>
        <source>Petrangola is a card game of the osterie between Romagna and the Marche: three cards in the hand, three on the table, and a knock when you dare.</source>
        <translation>La petrangola è un gioco d’osteria fra la Romagna e le Marche: tre carte in mano, tre in tavola, e si bussa quando si ha il coraggio.</translation>
    </message>
</context>
<context>
    <name>PetrangolaTable</name>
    <message>
        <source>You show a petrangola</source>
        <translation>Scopri una petrangola</translation>
    </message>
    <message>
        <source>%1 shows a petrangola</source>
        <translation>%1 scopre una petrangola</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>a key</comment>
        <translation>Invio</translation>
    </message>
    <message>
        <source>Expose</source>
        <translation>Le scopro</translation>
    </message>
    <message>
        <source>and pick up your three</source>
        <translation>e prendi le tue tre</translation>
    </message>
    <message>
        <source>Keep and knock</source>
        <translation>Le tengo e busso</translation>
    </message>
    <message>
        <source>you stay with %1</source>
        <comment>%1 is a hand&apos;s worth</comment>
        <translation>resti con %1</translation>
    </message>
    <message>
        <source>Re-enter</source>
        <translation>Rientro</translation>
    </message>
    <message>
        <source>for %1</source>
        <translation>per %1</translation>
    </message>
    <message>
        <source>I&apos;m out</source>
        <comment>the answer</comment>
        <translation>Sono fuori</translation>
    </message>
    <message>
        <source>and watch on</source>
        <translation>e resti a guardare</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Sto</translation>
    </message>
    <message>
        <source>Shirt change</source>
        <translation>Cambio camicia</translation>
    </message>
    <message>
        <source>all three: %1</source>
        <comment>%1 is a hand&apos;s worth</comment>
        <translation>tutte e tre: %1</translation>
    </message>
    <message>
        <source>and knock with %1</source>
        <comment>%1 is a hand&apos;s worth</comment>
        <translation>e bussi con %1</translation>
    </message>
    <message numerus="yes">
        <source>Exchange %n</source>
        <translation>
            <numerusform>Cambio %n</numerusform>
            <numerusform>Cambio %n</numerusform>
        </translation>
    </message>
    <message>
        <source>makes %1</source>
        <comment>%1 is a hand&apos;s worth</comment>
        <translation>fai %1</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Cambio</translation>
    </message>
    <message>
        <source>Here is the monte</source>
        <comment>said by the dealer who exposes</comment>
        <translation>Ecco il monte</translation>
    </message>
    <message>
        <source>I keep them!</source>
        <comment>said by the dealer who keeps the three, which is a knock</comment>
        <translation>Me le tengo!</translation>
    </message>
    <message numerus="yes">
        <source>exchanges %n</source>
        <comment>what a seat just did, in a bubble</comment>
        <translation>
            <numerusform>cambia %n</numerusform>
            <numerusform>cambia %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Shirt change!</source>
        <comment>said with a knock</comment>
        <translation>Cambio camicia!</translation>
    </message>
    <message>
        <source>exchanges all three</source>
        <translation>cambia tutte e tre</translation>
    </message>
    <message>
        <source>I knock!</source>
        <translation>Busso!</translation>
    </message>
    <message>
        <source>stays</source>
        <comment>what a seat just did, in a bubble</comment>
        <translation>Sto così</translation>
    </message>
    <message>
        <source>I&apos;m back in</source>
        <comment>said by a seat that re-enters</comment>
        <translation>Rientro!</translation>
    </message>
    <message>
        <source>I&apos;m out</source>
        <comment>said by a seat that does not re-enter</comment>
        <translation>Sono fuori</translation>
    </message>
    <message>
        <source>The ace of coins makes the first dealer: you</source>
        <translation>L’asso di denari fa il primo mazziere: tocca a te</translation>
    </message>
    <message>
        <source>The ace of coins makes the first dealer: %1</source>
        <translation>L’asso di denari fa il primo mazziere: %1</translation>
    </message>
    <message>
        <source>You deal: expose these three, or keep them?</source>
        <translation>Dai tu le carte: queste tre le scopri o le tieni?</translation>
    </message>
    <message>
        <source>%1 deals and looks at three cards</source>
        <translation>%1 dà le carte e ne guarda tre</translation>
    </message>
    <message>
        <source>You are out of tokens</source>
        <translation>Non hai più marche</translation>
    </message>
    <message>
        <source>%1 may re-enter</source>
        <translation>%1 può rientrare</translation>
    </message>
    <message>
        <source>%1 has knocked already: say that you stay.</source>
        <translation>Ha già bussato %1: se non cambi niente, di’ «Sto».</translation>
    </message>
    <message>
        <source>Nobody has knocked yet, and there is no pass: exchange a card or knock.</source>
        <translation>Nessuno ha ancora bussato e non si passa: cambia una carta o bussa.</translation>
    </message>
    <message>
        <source>Choose a card of yours and one of the monte.</source>
        <translation>Scegli una carta tua e una del monte.</translation>
    </message>
    <message>
        <source>Choose as many cards of yours as of the monte.</source>
        <translation>Scegli tante carte tue quante ne prendi dal monte.</translation>
    </message>
    <message>
        <source>That cannot be done now.</source>
        <translation>Adesso non si può.</translation>
    </message>
    <message>
        <source>First expose the three cards or keep them.</source>
        <translation>Prima scopri le tre carte o tienile.</translation>
    </message>
    <message>
        <source>First %1 looks at three cards.</source>
        <translation>Prima %1 guarda le tre carte.</translation>
    </message>
    <message>
        <source>Three aces never pay.</source>
        <translation>I tre assi non pagano mai.</translation>
    </message>
    <message>
        <source>They share the lowest hand: %1.</source>
        <translation>A pari con la mano più bassa: %1.</translation>
    </message>
    <message>
        <source>The lowest hand is yours: %1. That was your last token.</source>
        <translation>La mano più bassa è la tua: %1. Era la tua ultima marca.</translation>
    </message>
    <message numerus="yes">
        <source>The lowest hand is yours: %1. You have %n left.</source>
        <translation>
            <numerusform>La mano più bassa è la tua: %1. Te ne resta %n.</numerusform>
            <numerusform>La mano più bassa è la tua: %1. Te ne restano %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>The lowest hand: %1. That was the last token.</source>
        <translation>La mano più bassa: %1. Era l’ultima marca.</translation>
    </message>
    <message numerus="yes">
        <source>The lowest hand: %1. There are %n left.</source>
        <translation>
            <numerusform>La mano più bassa: %1. Gliene resta %n.</numerusform>
            <numerusform>La mano più bassa: %1. Gliene restano %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has lost the last token and may pay another stake.</source>
        <translation>%1 ha perso l’ultima marca e può rimettere la posta.</translation>
    </message>
    <message numerus="yes">
        <source>You have lost your last token. For another stake of %1 you come back with %n.</source>
        <comment>%n tokens</comment>
        <translation>
            <numerusform>Hai perso l’ultima marca. Rimettendo la posta di %1 rientri con %n marca.</numerusform>
            <numerusform>Hai perso l’ultima marca. Rimettendo la posta di %1 rientri con %n marche.</numerusform>
        </translation>
    </message>
    <message>
        <source>I keep them: %1!</source>
        <comment>%1 is the worth of the hand laid open</comment>
        <translation>Me le tengo: %1!</translation>
    </message>
    <message>
        <source>I knock: %1!</source>
        <comment>%1 is the worth of the hand laid open</comment>
        <translation>Busso: %1!</translation>
    </message>
    <message numerus="yes">
        <source>They share the lowest hand: %n point(s).</source>
        <translation>
            <numerusform>Hanno la mano più bassa, pari: %n punto.</numerusform>
            <numerusform>Hanno la mano più bassa, pari: %n punti.</numerusform>
        </translation>
    </message>
    <message>
        <source>You deal, and the three are %1: %2. Expose them, or keep them?</source>
        <comment>%1 are cards, %2 what they are worth as a hand</comment>
        <translation>Dai tu le carte, e le tre sono %1: %2. Le scopri o le tieni?</translation>
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
        <translation>Chi trova l’asso di denari fa il mazziere</translation>
    </message>
    <message>
        <source>Only you see these three</source>
        <translation>Queste tre le vedi solo tu</translation>
    </message>
    <message>
        <source>Only the dealer sees these</source>
        <translation>Queste le vede solo il mazziere</translation>
    </message>
</context>
<context>
    <name>Phrases</name>
    <message>
        <source>face-down card</source>
        <translation>carta coperta</translation>
    </message>
    <message>
        <source>2 of coins</source>
        <translation>due di denari</translation>
    </message>
    <message>
        <source>3 of coins</source>
        <translation>tre di denari</translation>
    </message>
    <message>
        <source>4 of coins</source>
        <translation>quattro di denari</translation>
    </message>
    <message>
        <source>5 of coins</source>
        <translation>cinque di denari</translation>
    </message>
    <message>
        <source>6 of coins</source>
        <translation>sei di denari</translation>
    </message>
    <message>
        <source>7 of coins</source>
        <translation>sette di denari</translation>
    </message>
    <message>
        <source>jack of coins</source>
        <translation>fante di denari</translation>
    </message>
    <message>
        <source>horse of coins</source>
        <translation>cavallo di denari</translation>
    </message>
    <message>
        <source>king of coins</source>
        <translation>re di denari</translation>
    </message>
    <message>
        <source>ace of coins</source>
        <translation>asso di denari</translation>
    </message>
    <message>
        <source>2 of cups</source>
        <translation>due di coppe</translation>
    </message>
    <message>
        <source>3 of cups</source>
        <translation>tre di coppe</translation>
    </message>
    <message>
        <source>4 of cups</source>
        <translation>quattro di coppe</translation>
    </message>
    <message>
        <source>5 of cups</source>
        <translation>cinque di coppe</translation>
    </message>
    <message>
        <source>6 of cups</source>
        <translation>sei di coppe</translation>
    </message>
    <message>
        <source>7 of cups</source>
        <translation>sette di coppe</translation>
    </message>
    <message>
        <source>jack of cups</source>
        <translation>fante di coppe</translation>
    </message>
    <message>
        <source>horse of cups</source>
        <translation>cavallo di coppe</translation>
    </message>
    <message>
        <source>king of cups</source>
        <translation>re di coppe</translation>
    </message>
    <message>
        <source>ace of cups</source>
        <translation>asso di coppe</translation>
    </message>
    <message>
        <source>2 of swords</source>
        <translation>due di spade</translation>
    </message>
    <message>
        <source>3 of swords</source>
        <translation>tre di spade</translation>
    </message>
    <message>
        <source>4 of swords</source>
        <translation>quattro di spade</translation>
    </message>
    <message>
        <source>5 of swords</source>
        <translation>cinque di spade</translation>
    </message>
    <message>
        <source>6 of swords</source>
        <translation>sei di spade</translation>
    </message>
    <message>
        <source>7 of swords</source>
        <translation>sette di spade</translation>
    </message>
    <message>
        <source>jack of swords</source>
        <translation>fante di spade</translation>
    </message>
    <message>
        <source>horse of swords</source>
        <translation>cavallo di spade</translation>
    </message>
    <message>
        <source>king of swords</source>
        <translation>re di spade</translation>
    </message>
    <message>
        <source>ace of swords</source>
        <translation>asso di spade</translation>
    </message>
    <message>
        <source>2 of batons</source>
        <translation>due di bastoni</translation>
    </message>
    <message>
        <source>3 of batons</source>
        <translation>tre di bastoni</translation>
    </message>
    <message>
        <source>4 of batons</source>
        <translation>quattro di bastoni</translation>
    </message>
    <message>
        <source>5 of batons</source>
        <translation>cinque di bastoni</translation>
    </message>
    <message>
        <source>6 of batons</source>
        <translation>sei di bastoni</translation>
    </message>
    <message>
        <source>7 of batons</source>
        <translation>sette di bastoni</translation>
    </message>
    <message>
        <source>jack of batons</source>
        <translation>fante di bastoni</translation>
    </message>
    <message>
        <source>horse of batons</source>
        <translation>cavallo di bastoni</translation>
    </message>
    <message>
        <source>king of batons</source>
        <translation>re di bastoni</translation>
    </message>
    <message>
        <source>ace of batons</source>
        <translation>asso di bastoni</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>the last two of a list</comment>
        <translation>%1 e %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>within a list</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>three aces</source>
        <translation>tre assi</translation>
    </message>
    <message>
        <source>three twos</source>
        <translation>tre due</translation>
    </message>
    <message>
        <source>three threes</source>
        <translation>tre tre</translation>
    </message>
    <message>
        <source>three fours</source>
        <translation>tre quattro</translation>
    </message>
    <message>
        <source>three fives</source>
        <translation>tre cinque</translation>
    </message>
    <message>
        <source>three sixes</source>
        <translation>tre sei</translation>
    </message>
    <message>
        <source>three sevens</source>
        <translation>tre sette</translation>
    </message>
    <message>
        <source>three jacks</source>
        <translation>tre fanti</translation>
    </message>
    <message>
        <source>three horses</source>
        <translation>tre cavalli</translation>
    </message>
    <message>
        <source>three kings</source>
        <translation>tre re</translation>
    </message>
    <message>
        <source>sequence to the %1</source>
        <comment>%1 is an ace</comment>
        <translation>scala all’%1</translation>
    </message>
    <message>
        <source>sequence to the %1</source>
        <comment>%1 is its top card</comment>
        <translation>scala al %1</translation>
    </message>
    <message>
        <source>%1 in coins</source>
        <translation>%1 a denari</translation>
    </message>
    <message>
        <source>%1 in cups</source>
        <translation>%1 a coppe</translation>
    </message>
    <message>
        <source>%1 in swords</source>
        <translation>%1 a spade</translation>
    </message>
    <message>
        <source>%1 in batons</source>
        <translation>%1 a bastoni</translation>
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
        <translation>Ritratto</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>All the others too</source>
        <translation>Così anche gli altri</translation>
    </message>
    <message>
        <source>Lets everybody play as well as this one</source>
        <translation>Dà a tutti lo stesso livello</translation>
    </message>
    <message>
        <source>This is your place.</source>
        <translation>Questo è il tuo posto.</translation>
    </message>
    <message>
        <source>Who plays here, and how well</source>
        <translation>Chi gioca qui, e quanto è bravo</translation>
    </message>
    <message>
        <source>Choose the program that plays here</source>
        <translation>Scegli il programma che gioca qui</translation>
    </message>
</context>
<context>
    <name>Pool</name>
    <message>
        <source>Pool: %1</source>
        <translation>Piatto: %1</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>The settings file could not be read. It was kept as %1, and the game starts with its usual settings.</source>
        <translation>Non si è potuto leggere il file delle impostazioni. Resta conservato come %1, e il gioco parte con le impostazioni solite.</translation>
    </message>
    <message>
        <source>Settings cannot be written to %1. They hold until the game is closed.</source>
        <translation>Non si possono scrivere le impostazioni in %1. Valgono finché il gioco resta aperto.</translation>
    </message>
    <message>
        <source>%1 is no file, so no settings can be read from it or written to it. It was left as it is. Put it elsewhere and start the game again; until then what you choose holds until the game is closed.</source>
        <translation>%1 non è un file: non vi si possono né leggere né scrivere impostazioni. È stato lasciato com&apos;è. Spostalo altrove e riavvia il gioco; fino ad allora quello che scegli vale finché il gioco resta aperto.</translation>
    </message>
    <message>
        <source>The settings file %1 may not be read, and was left as it is. Give yourself the right to read it and start the game again; until then what you choose holds until the game is closed.</source>
        <translation>Manca il permesso di leggere il file delle impostazioni %1, che è stato lasciato com&apos;è. Concediti il permesso di leggerlo e riavvia il gioco; fino ad allora quello che scegli vale finché il gioco resta aperto.</translation>
    </message>
    <message>
        <source>The settings file %1 is far too large to be one, and was left as it is. Put it elsewhere and start the game again; until then what you choose holds until the game is closed.</source>
        <translation>Il file %1 è troppo grande per essere un file di impostazioni ed è stato lasciato com&apos;è. Spostalo altrove e riavvia il gioco; fino ad allora quello che scegli vale finché il gioco resta aperto.</translation>
    </message>
    <message>
        <source>Settings cannot be written: %1 is in the way, and the game cannot remove it. Remove it; until then what you choose holds until the game is closed.</source>
        <translation>Non si possono scrivere le impostazioni: %1 è d&apos;impiccio e il gioco non riesce a toglierlo. Toglilo; fino ad allora quello che scegli vale finché il gioco resta aperto.</translation>
    </message>
</context>
<context>
    <name>PresetLine</name>
    <message>
        <source>rename</source>
        <translation>rinomina</translation>
    </message>
    <message>
        <source>throw away</source>
        <translation>butta via</translation>
    </message>
</context>
<context>
    <name>PresetSlip</name>
    <message>
        <source>A mix of your own</source>
        <translation>Un misto tutto tuo</translation>
    </message>
    <message>
        <source>We play by</source>
        <translation>Si gioca con</translation>
    </message>
    <message>
        <source>We play by: %1</source>
        <translation>Si gioca con: %1</translation>
    </message>
</context>
<context>
    <name>Pressable</name>
    <message>
        <source>not possible now: %1</source>
        <translation>adesso non si può: %1</translation>
    </message>
    <message>
        <source>key: %1</source>
        <translation>tasto: %1</translation>
    </message>
    <message>
        <source>%1; key: %2</source>
        <translation>%1; tasto: %2</translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>no program is named</source>
        <translation>non è indicato nessun programma</translation>
    </message>
    <message>
        <source>the program has ended</source>
        <translation>il programma si è chiuso</translation>
    </message>
    <message>
        <source>no answer in time</source>
        <translation>nessuna risposta in tempo</translation>
    </message>
    <message>
        <source>a line that is too long</source>
        <translation>una riga troppo lunga</translation>
    </message>
    <message>
        <source>it was not ready within 10 seconds</source>
        <translation>non era pronto entro 10 secondi</translation>
    </message>
    <message>
        <source>a move against the rules</source>
        <translation>una mossa contro le regole</translation>
    </message>
    <message>
        <source>“%1” was not found</source>
        <translation>«%1» non si trova</translation>
    </message>
    <message>
        <source>“%1” is not a program that may be started</source>
        <translation>«%1» non è un programma che si possa avviare</translation>
    </message>
    <message>
        <source>it could not be started (%1)</source>
        <translation>non si è potuto avviare (%1)</translation>
    </message>
    <message>
        <source>it did not say within 10 seconds that it is ready, but “%1”</source>
        <translation>in 10 secondi non ha detto di essere pronto, ma «%1»</translation>
    </message>
    <message>
        <source>This machine cannot keep a program from reading your files: seat only programs that you trust.</source>
        <translation>Questo computer non può impedire a un programma di leggere i tuoi file: fai sedere solo programmi di cui ti fidi.</translation>
    </message>
    <message>
        <source>This machine cannot keep a program off the network: seat only programs that you trust.</source>
        <translation>Questo computer non può tenere un programma fuori dalla rete: fai sedere solo programmi di cui ti fidi.</translation>
    </message>
    <message>
        <source>This machine cannot keep a program from ending others that you have open.</source>
        <translation>Questo computer non può impedire a un programma di chiuderne altri che hai aperti.</translation>
    </message>
    <message>
        <source>This machine cannot limit how many processes a program starts.</source>
        <translation>Questo computer non può limitare quanti processi avvia un programma.</translation>
    </message>
    <message>
        <source>what keeps programs in bounds is missing (%1): install the game anew</source>
        <translation>manca ciò che tiene a bada i programmi (%1): installa di nuovo il gioco</translation>
    </message>
    <message>
        <source>This machine cannot hide from a program what else is running.</source>
        <translation>Questo computer non può nascondere a un programma quali altri sono in esecuzione.</translation>
    </message>
    <message>
        <source>This machine cannot give a program a folder for temporary files: one that needs it may not work.</source>
        <translation>Questo computer non può dare a un programma una cartella per i file temporanei: se gli serve, potrebbe non funzionare.</translation>
    </message>
</context>
<context>
    <name>ProgramOffers</name>
    <message>
        <source>an example that comes with the game</source>
        <translation>un esempio che viene col gioco</translation>
    </message>
    <message>
        <source>from your folder</source>
        <translation>dalla tua cartella</translation>
    </message>
</context>
<context>
    <name>ProgramSheet</name>
    <message>
        <source>A program plays for %1</source>
        <translation>Per %1 gioca un programma</translation>
    </message>
    <message>
        <source>It sees what its seat may see, and nothing else. If it misbehaves, the house plays for it and the log says why.</source>
        <translation>Vede solo ciò che può vedere il suo posto. Se si comporta male gioca la casa, e il registro dice perché.</translation>
    </message>
    <message>
        <source>Or any other, by its command line. A file can be dropped here.</source>
        <translation>Oppure un altro, con la sua riga di comando. Si può anche trascinare qui un file.</translation>
    </message>
    <message>
        <source>Command line</source>
        <translation>Riga di comando</translation>
    </message>
    <message>
        <source>Programs in the folder %1 are offered by name.</source>
        <translation>I programmi nella cartella %1 compaiono qui per nome.</translation>
    </message>
    <message>
        <source>How to write one</source>
        <translation>Come scriverne uno</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Provalo</translation>
    </message>
    <message>
        <source>starts it, and says hello</source>
        <translation>lo avvia e lo saluta</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
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
        <translation>Salutato. Si aspetta la sua risposta…</translation>
    </message>
    <message>
        <source>It is ready to play, but says no name.</source>
        <translation>È pronto a giocare, ma non dice come si chiama.</translation>
    </message>
    <message>
        <source>It is ready to play, and calls itself “%1”.</source>
        <translation>È pronto a giocare, e si chiama «%1».</translation>
    </message>
    <message>
        <source>It cannot play: %1.</source>
        <comment>%1 is why, as in &apos;the program has ended&apos;</comment>
        <translation>Non può giocare: %1.</translation>
    </message>
    <message>
        <source>It cannot play: %1. The last it wrote was: %2</source>
        <comment>%1 is why, %2 a program&apos;s words</comment>
        <translation>Non può giocare: %1. L’ultima cosa che ha scritto: %2</translation>
    </message>
</context>
<context>
    <name>ProofSheet</name>
    <message>
        <source>Check this match</source>
        <translation>Controlla questa partita</translation>
    </message>
    <message>
        <source>The match is played once more from the seed that fixed all its shuffles, with the cuts and the moves that were made.</source>
        <translation>La partita viene rigiocata dal codice segreto che fissava tutte le mescolate, con le alzate e le mosse che furono fatte.</translation>
    </message>
    <message>
        <source>Sure: %1</source>
        <comment>%1 is what was checked and is right</comment>
        <translation>In regola: %1</translation>
    </message>
    <message>
        <source>Wrong: %1</source>
        <comment>%1 is what was checked and is not right</comment>
        <translation>Non torna: %1</translation>
    </message>
    <message>
        <source>Not checked: %1</source>
        <translation>Non controllato: %1</translation>
    </message>
    <message>
        <source>It is not as it must be.</source>
        <translation>Qualcosa non torna.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
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
        <translation>carte come &quot;AD&quot; o &quot;7S&quot;</translation>
    </message>
    <message>
        <source>this is no JSON object</source>
        <translation>questo non è un oggetto JSON</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is missing: it must be %2</source>
        <translation>&quot;%1&quot; manca: deve essere %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is %2, but the seed, the cuts and the moves give %3</source>
        <translation>&quot;%1&quot; è %2, ma il codice segreto, le alzate e le mosse danno %3</translation>
    </message>
    <message>
        <source>a name and a kind for each seat</source>
        <translation>un nome e un tipo per ogni posto</translation>
    </message>
    <message>
        <source>the last line must be the seed; the match is not over</source>
        <translation>l&apos;ultima riga deve essere il codice segreto; la partita non è finita</translation>
    </message>
    <message>
        <source>the seed must be 64 hex digits</source>
        <translation>il codice segreto deve avere 64 cifre esadecimali</translation>
    </message>
    <message>
        <source>this seed does not belong to the commitment in line 1</source>
        <translation>questo codice segreto non corrisponde al sigillo della riga 1</translation>
    </message>
    <message>
        <source>the record ends before the match does</source>
        <translation>il verbale finisce prima della partita</translation>
    </message>
    <message>
        <source>this move is against the rules</source>
        <translation>questa mossa è contro le regole</translation>
    </message>
    <message>
        <source>the match is over here, but the record goes on</source>
        <translation>qui la partita è finita, ma il verbale continua</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>il file è vuoto</translation>
    </message>
    <message>
        <source>this version does not know the game &quot;%1&quot;</source>
        <translation>questa versione non conosce il gioco &quot;%1&quot;</translation>
    </message>
    <message>
        <source>the reading was cancelled</source>
        <translation>la lettura è stata annullata</translation>
    </message>
    <message>
        <source>this line is longer than any of a record</source>
        <translation>questa riga è più lunga di qualsiasi riga di un verbale</translation>
    </message>
    <message>
        <source>%1 for %2 seats</source>
        <comment>numbers</comment>
        <translation>%1 per %2 posti</translation>
    </message>
    <message>
        <source>for %1 to %2 seats</source>
        <translation>per %1-%2 posti</translation>
    </message>
</context>
<context>
    <name>RecordCheck</name>
    <message>
        <source>Checking…</source>
        <translation>Controllo…</translation>
    </message>
    <message>
        <source>All is right: no card was moved, and nobody was favoured.</source>
        <translation>Tutto in regola: nessuna carta è stata spostata e nessuno è stato favorito.</translation>
    </message>
    <message>
        <source>Line %1 is not as it must be: %2.</source>
        <translation>La riga %1 non è come dev&apos;essere: %2.</translation>
    </message>
    <message>
        <source>The record is whole and can be read.</source>
        <translation>Il verbale è intero e si legge.</translation>
    </message>
    <message>
        <source>The seed is the one that was sealed before the first deal.</source>
        <translation>Il codice segreto è quello sigillato prima della prima smazzata.</translation>
    </message>
    <message>
        <source>Each deal is the shuffle of that seed, cut where it was cut.</source>
        <translation>Ogni smazzata è la mescolata di quel codice, alzata dove fu alzata.</translation>
    </message>
    <message>
        <source>Each move was that seat&apos;s to make, and allowed.</source>
        <translation>Ogni mossa toccava a chi l&apos;ha fatta, ed era permessa.</translation>
    </message>
    <message>
        <source>Who paid, tokens and pool add up to the end.</source>
        <translation>Chi ha pagato, le marche e il piatto tornano fino alla fine.</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <comment>%2 is what is wrong with it</comment>
        <translation>Riga %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%n riga</numerusform>
            <numerusform>%n righe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shuffle(s)</source>
        <translation>
            <numerusform>%n mescolata</numerusform>
            <numerusform>%n mescolate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n mossa</numerusform>
            <numerusform>%n mosse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n settlement(s): showdowns, re-entries and the end</source>
        <translation>
            <numerusform>%n conto: scoperte, rientri e finale</numerusform>
            <numerusform>%n conti: scoperte, rientri e finale</numerusform>
        </translation>
    </message>
    <message>
        <source>Checking… %1 %</source>
        <translation>Controllo… %1 %</translation>
    </message>
</context>
<context>
    <name>RecordFiles</name>
    <message>
        <source>No match records (files ending in %1) are in %2.</source>
        <translation>In %2 non ci sono verbali di partite (file che finiscono in %1).</translation>
    </message>
    <message>
        <source>The folder %1 cannot be made. Choose another, or one where you may write.</source>
        <translation>La cartella %1 non si può creare. Scegline un’altra, o una dove puoi scrivere.</translation>
    </message>
    <message>
        <source>it cannot be read (%1)</source>
        <translation>non si può leggere (%1)</translation>
    </message>
    <message>
        <source>the match is not in the history any more</source>
        <translation>la partita non è più nella storia</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a file, and what is wrong with it</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) written to %1.</source>
        <translation>
            <numerusform>%n partita scritta in %1.</numerusform>
            <numerusform>%n partite scritte in %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) taken in.</source>
        <translation>
            <numerusform>%n partita presa.</numerusform>
            <numerusform>%n partite prese.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n was (were) here already.</source>
        <comment>matches</comment>
        <translation>
            <numerusform>%n c’era già.</numerusform>
            <numerusform>%n c’erano già.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n could not be written:</source>
        <comment>matches</comment>
        <translation>
            <numerusform>%n non si è potuta scrivere:</numerusform>
            <numerusform>%n non si sono potute scrivere:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) refused, nothing of them was taken:</source>
        <translation>
            <numerusform>%n file rifiutato, non ne è stato preso nulla:</numerusform>
            <numerusform>%n file rifiutati, non ne è stato preso nulla:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <comment>files that were refused</comment>
        <translation>
            <numerusform>e un altro</numerusform>
            <numerusform>e altri %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n match(es)…</source>
        <comment>so far</comment>
        <translation>
            <numerusform>%1 su %n partita…</numerusform>
            <numerusform>%1 su %n partite…</numerusform>
        </translation>
    </message>
    <message>
        <source>its record is damaged</source>
        <translation>la sua registrazione è danneggiata</translation>
    </message>
    <message>
        <source>%1 %2 % of this one</source>
        <comment>%1 is &apos;3 of 8 matches…&apos;, %2 a percentage</comment>
        <translation>%1 %2 % di questa</translation>
    </message>
    <message numerus="yes">
        <source>Stopped: %n file(s) left as they were.</source>
        <translation>
            <numerusform>Fermato: %n file lasciato com’era.</numerusform>
            <numerusform>Fermato: %n file lasciati com’erano.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecordReading</name>
    <message>
        <source>One moment</source>
        <translation>Un momento</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
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
        <translation>Questo verbale non si può mostrare</translation>
    </message>
    <message>
        <source>The file was not changed. If somebody sent it, ask for it anew; a match that is over ends with the line of its seed.</source>
        <translation>Il file non è stato toccato. Se te l&apos;ha mandato qualcuno, fattelo rimandare: una partita finita termina con la riga del codice segreto.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
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
        <translation>Senza marche</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>Line %1: %2.</source>
        <comment>%2 is what is wrong with it</comment>
        <translation>Riga %1: %2.</translation>
    </message>
    <message>
        <source>It cannot be opened: %1.</source>
        <translation>Non si può aprire: %1.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>%1 is a file&apos;s name, %2 what is wrong</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>The record can be followed up to line %1. Line %2: %3.</source>
        <translation>Il verbale si può seguire fino alla riga %1. Riga %2: %3.</translation>
    </message>
    <message>
        <source>Before the first deal</source>
        <translation>Prima delle carte</translation>
    </message>
    <message>
        <source>Deal %1 of %2</source>
        <translation>Smazzata %1 di %2</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Passo %1 di %2</translation>
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
        <translation>Carte scoperte, dalla parte di %1</translation>
    </message>
    <message>
        <source>As %1 saw it</source>
        <translation>Come la vedeva %1</translation>
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
        <translation>La partita non è più nella storia.</translation>
    </message>
    <message>
        <source>The record of this match is damaged. It was left as it is; the other matches are not touched by it.</source>
        <translation>La registrazione di questa partita è danneggiata. È stata lasciata com&apos;è; le altre partite non ne risentono.</translation>
    </message>
    <message>
        <source>Reading the record: %1 %</source>
        <translation>Lettura del verbale: %1 %</translation>
    </message>
</context>
<context>
    <name>ReplayDeals</name>
    <message>
        <source>Deal %1</source>
        <translation>Smazzata %1</translation>
    </message>
    <message>
        <source>%1 deals</source>
        <comment>%1 is a name</comment>
        <translation>mazziere %1</translation>
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
        <translation>Un passo indietro</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>lets the replay run</comment>
        <translation>Avvia</translation>
    </message>
    <message>
        <source>Space</source>
        <comment>a key</comment>
        <translation>Spazio</translation>
    </message>
    <message>
        <source>A step forward</source>
        <translation>Un passo avanti</translation>
    </message>
    <message>
        <source>Speed: %1</source>
        <translation>Velocità: %1</translation>
    </message>
    <message>
        <source>%1: choose another</source>
        <translation>%1: scegline un&apos;altra</translation>
    </message>
    <message>
        <source>View</source>
        <comment>whose side, and open hands or not</comment>
        <translation>Vista</translation>
    </message>
    <message>
        <source>View: %1</source>
        <translation>Vista: %1</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Cifre</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Controlla</translation>
    </message>
    <message>
        <source>Check this match</source>
        <translation>Controlla questa partita</translation>
    </message>
</context>
<context>
    <name>ReplayedMatch</name>
    <message>
        <source>Player</source>
        <comment>a person who gave no name, in a replay</comment>
        <translation>Giocatore</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between what happened in a deal</comment>
        <translation>; </translation>
    </message>
    <message>
        <source>%1 knocked</source>
        <translation>%1 ha bussato</translation>
    </message>
    <message>
        <source>nobody paid</source>
        <translation>nessuno ha pagato</translation>
    </message>
    <message numerus="yes">
        <source>%1 paid</source>
        <comment>%1 is one name or a list</comment>
        <translation>
            <numerusform>%1 ha pagato</numerusform>
            <numerusform>%1 hanno pagato</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 won the match</source>
        <translation>%1 ha vinto la partita</translation>
    </message>
    <message>
        <source>At each move it is told here how likely it was to lose a token with it.</source>
        <translation>A ogni mossa qui si legge quanto era probabile perderci una marca.</translation>
    </message>
    <message>
        <source>What %1 could reckon is told with open hands, or from that seat.</source>
        <translation>Quel che poteva calcolare %1 si vede a carte scoperte, o dal suo posto.</translation>
    </message>
    <message>
        <source>Imagining deals…</source>
        <translation>Sto immaginando le smazzate…</translation>
    </message>
    <message>
        <source>From %1 imagined deals</source>
        <comment>%1 is a number</comment>
        <translation>Da %1 smazzate immaginate</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>Meglio</translation>
    </message>
    <message>
        <source>Next best</source>
        <translation>Seconda scelta</translation>
    </message>
    <message>
        <source>%1: %2, %3 to lose a token. %4: %5, %6.</source>
        <comment>%1 name, %2 move, %3 percentage; %4 &apos;Better&apos; or &apos;Next best&apos;, %5 move, %6 percentage</comment>
        <translation>%1: %2, %3 di perdere una marca. %4: %5, %6.</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>Good</source>
        <translation>Va bene</translation>
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
        <translation>Le tue mosse nella smazzata %1</translation>
    </message>
    <message>
        <source>Imagining deals…</source>
        <translation>Sto immaginando le smazzate…</translation>
    </message>
    <message>
        <source>No better move was there, from first to last.</source>
        <translation>Non c&apos;era di meglio, dalla prima all&apos;ultima.</translation>
    </message>
    <message numerus="yes">
        <source>With %n of your moves there was a better one.</source>
        <translation>
            <numerusform>In %n mossa c&apos;era di meglio.</numerusform>
            <numerusform>In %n mosse c&apos;era di meglio.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>%1 is &apos;Lap 2&apos;, %2 a move</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>No better move was there.</source>
        <translation>Non c&apos;era una mossa migliore.</translation>
    </message>
    <message>
        <source>Better: %1</source>
        <comment>%1 is a move</comment>
        <translation>Meglio: %1</translation>
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
        <translation>La tua mano</translation>
    </message>
    <message>
        <source>The three you looked at</source>
        <translation>Le tre che hai guardato</translation>
    </message>
    <message>
        <source>The monte</source>
        <translation>Il monte</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) more risk</source>
        <translation>
            <numerusform>%n punto di rischio in più</numerusform>
            <numerusform>%n punti di rischio in più</numerusform>
        </translation>
    </message>
    <message>
        <source>The four you looked at</source>
        <translation>Le quattro che hai guardato</translation>
    </message>
    <message numerus="yes">
        <source>costliest mistake: %n point(s) more risk</source>
        <translation>
            <numerusform>errore più caro: %n punto di rischio in più</numerusform>
            <numerusform>errore più caro: %n punti di rischio in più</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReviewSheet</name>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
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
        <translation>sì</translation>
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
        <translation>Gioco</translation>
    </message>
</context>
<context>
    <name>RuleSheet</name>
    <message>
        <source>New match</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>Sets every rule and every seat back to what is usual</source>
        <translation>Rimette ogni regola e ogni posto come al solito</translation>
    </message>
    <message>
        <source>Deal the cards</source>
        <translation>Si comincia</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Invio</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Lay the usual table</source>
        <translation>Apparecchia come al solito</translation>
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
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Guided deal</source>
        <translation>Smazzata guidata</translation>
    </message>
    <message>
        <source>The rules of another game</source>
        <translation>Le regole di un altro gioco</translation>
    </message>
</context>
<context>
    <name>Saving</name>
    <message numerus="yes">
        <source>Take %n match(es) from the copy of %1</source>
        <translation>
            <numerusform>Prendi una partita dalla copia del %1</numerusform>
            <numerusform>Prendi %n partite dalla copia del %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Scene</name>
    <message>
        <source>three cards such as &quot;AD&quot; or &quot;7S&quot;</source>
        <translation>tre carte come &quot;AD&quot; o &quot;7S&quot;</translation>
    </message>
    <message>
        <source>four cards such as &quot;AD&quot; or &quot;7S&quot;</source>
        <translation>quattro carte, come &quot;AD&quot; o &quot;7S&quot;</translation>
    </message>
    <message>
        <source>a number for each seat</source>
        <translation>un numero per ogni posto</translation>
    </message>
    <message>
        <source>the dealer</source>
        <translation>il mazziere</translation>
    </message>
    <message>
        <source>more than 0 for some seat</source>
        <translation>più di 0 per almeno un posto</translation>
    </message>
    <message>
        <source>the hand of every seat with a token</source>
        <translation>la mano di ogni posto con una marca</translation>
    </message>
    <message>
        <source>no JSON object (at byte %1: %2)</source>
        <translation>nessun oggetto JSON (al byte %1: %2)</translation>
    </message>
</context>
<context>
    <name>Seat</name>
    <message>
        <source>out of the match</source>
        <translation>fuori dalla partita</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n marca</numerusform>
            <numerusform>%n marche</numerusform>
        </translation>
    </message>
    <message>
        <source>to move</source>
        <translation>di turno</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>mazziere</translation>
    </message>
    <message>
        <source>has knocked</source>
        <translation>ha bussato</translation>
    </message>
    <message>
        <source>%1, out</source>
        <comment>seat</comment>
        <translation>%1, fuori</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) face down</source>
        <translation>
            <numerusform>%n carta coperta</numerusform>
            <numerusform>%n carte coperte</numerusform>
        </translation>
    </message>
    <message>
        <source>known: %1</source>
        <comment>cards that everybody saw go into a hand</comment>
        <translation>si sa: %1</translation>
    </message>
    <message>
        <source>your seat</source>
        <translation>il tuo posto</translation>
    </message>
    <message numerus="yes">
        <source>%n seat(s) after yours</source>
        <comment>in the order of play</comment>
        <translation>
            <numerusform>%n posto dopo il tuo</numerusform>
            <numerusform>%n posti dopo il tuo</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; said: %2</source>
        <comment>a seat&apos;s place, and the words in its bubble</comment>
        <translation>%1; ha detto: %2</translation>
    </message>
    <message>
        <source>the seat that you look from</source>
        <translation>il posto da cui guardi</translation>
    </message>
    <message numerus="yes">
        <source>%n seat(s) further</source>
        <comment>in the order of play</comment>
        <translation>
            <numerusform>%n posto più in là</numerusform>
            <numerusform>%n posti più in là</numerusform>
        </translation>
    </message>
    <message>
        <source>perhaps: %1</source>
        <comment>cards that everybody saw go into a hand, and that may have left it</comment>
        <translation>forse: %1</translation>
    </message>
    <message>
        <source>plays with %1</source>
        <comment>a seat, and the names of its partners</comment>
        <translation>gioca con %1</translation>
    </message>
</context>
<context>
    <name>SeatRing</name>
    <message>
        <source>Those at the table</source>
        <translation>Chi siede al tavolo</translation>
    </message>
</context>
<context>
    <name>SeatSetupModel</name>
    <message>
        <source>novice</source>
        <comment>an opponent&apos;s level</comment>
        <translation>alle prime armi</translation>
    </message>
    <message>
        <source>casual</source>
        <comment>an opponent&apos;s level</comment>
        <translation>se la cava</translation>
    </message>
    <message>
        <source>regular</source>
        <comment>an opponent&apos;s level</comment>
        <translation>in gamba</translation>
    </message>
    <message>
        <source>You</source>
        <comment>the person&apos;s seat, where no name was given</comment>
        <translation>Tu</translation>
    </message>
    <message>
        <source>a program…</source>
        <comment>who plays for an opponent</comment>
        <translation>un programma…</translation>
    </message>
    <message>
        <source>choose one…</source>
        <comment>a program that plays</comment>
        <translation>scegline uno…</translation>
    </message>
    <message>
        <source>Plays it straight</source>
        <comment>an opponent&apos;s temperament</comment>
        <translation>Gioca pulito</translation>
    </message>
    <message>
        <source>Knocks early</source>
        <comment>an opponent&apos;s temperament</comment>
        <translation>Bussa presto</translation>
    </message>
    <message>
        <source>Knocks late</source>
        <comment>an opponent&apos;s temperament</comment>
        <translation>Bussa tardi</translation>
    </message>
    <message>
        <source>Never lets go of a card</source>
        <comment>an opponent&apos;s temperament</comment>
        <translation>Non molla le carte</translation>
    </message>
    <message>
        <source>Leaves nothing good</source>
        <comment>an opponent&apos;s temperament</comment>
        <translation>Non lascia niente di buono</translation>
    </message>
    <message>
        <source>expert</source>
        <comment>an opponent&apos;s level</comment>
        <translation>esperto</translation>
    </message>
</context>
<context>
    <name>Session</name>
    <message>
        <source>The match that was under way cannot be continued. Line %1 of its record: %2</source>
        <translation>La partita in corso non si può riprendere. Riga %1 del verbale: %2</translation>
    </message>
</context>
<context>
    <name>SettingsCards</name>
    <message>
        <source>Cards and cloth</source>
        <translation>Carte e tovaglia</translation>
    </message>
    <message>
        <source>Cloth</source>
        <translation>Tovaglia</translation>
    </message>
    <message>
        <source>What the table is laid with</source>
        <translation>Che cosa copre il tavolo</translation>
    </message>
    <message>
        <source>linen</source>
        <translation>di lino</translation>
    </message>
    <message>
        <source>green</source>
        <translation>verde</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rossa</translation>
    </message>
    <message>
        <source>Card backs</source>
        <translation>Dorso</translation>
    </message>
    <message>
        <source>What is printed on the other side of the cards</source>
        <translation>Il disegno dall’altra parte delle carte</translation>
    </message>
    <message>
        <source>rosette</source>
        <translation>rosone</translation>
    </message>
    <message>
        <source>suns</source>
        <translation>soli</translation>
    </message>
    <message>
        <source>vine</source>
        <translation>tralci</translation>
    </message>
    <message>
        <source>Size of the cards</source>
        <translation>Grandezza delle carte</translation>
    </message>
    <message>
        <source>Yours and those of the monte</source>
        <translation>Le tue e quelle del monte</translation>
    </message>
    <message>
        <source>usual</source>
        <comment>size of the cards</comment>
        <translation>solite</translation>
    </message>
    <message>
        <source>larger</source>
        <translation>più grandi</translation>
    </message>
    <message>
        <source>largest</source>
        <translation>le più grandi</translation>
    </message>
    <message>
        <source>Corner index</source>
        <translation>Indice negli angoli</translation>
    </message>
    <message>
        <source>Rank and suit in two corners of each card</source>
        <translation>Valore e seme in due angoli di ogni carta</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
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
        <translation>Lettura</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Lingua</translation>
    </message>
    <message>
        <source>Changes at once, even in the middle of a match</source>
        <translation>Cambia subito, anche a partita in corso</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Sistema</translation>
    </message>
    <message>
        <source>Size of the print</source>
        <translation>Caratteri</translation>
    </message>
    <message>
        <source>On every page and at the table</source>
        <translation>Su ogni pagina e al tavolo</translation>
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
        <translation>Suono</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Rumori</translation>
    </message>
    <message>
        <source>Cards, knocks and coins</source>
        <translation>Carte, bussate e monete</translation>
    </message>
    <message>
        <source>Volume of the sounds</source>
        <translation>Volume dei rumori</translation>
    </message>
    <message>
        <source>Music</source>
        <translation>Musica</translation>
    </message>
    <message>
        <source>From the back of the room</source>
        <translation>Dal fondo della sala</translation>
    </message>
    <message>
        <source>Volume of the music</source>
        <translation>Volume della musica</translation>
    </message>
    <message>
        <source>Nothing is heard</source>
        <translation>Non si sente niente</translation>
    </message>
    <message>
        <source>M does the same</source>
        <translation>Anche con M</translation>
    </message>
</context>
<context>
    <name>SettingsTable</name>
    <message>
        <source>At the table</source>
        <translation>Al tavolo</translation>
    </message>
    <message>
        <source>The others think</source>
        <translation>Gli altri pensano</translation>
    </message>
    <message>
        <source>How long they look at their cards</source>
        <translation>Quanto ci mettono a giocare</translation>
    </message>
    <message>
        <source>relaxed</source>
        <translation>con calma</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normale</translation>
    </message>
    <message>
        <source>brisk</source>
        <translation>in fretta</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>subito</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Movimento</translation>
    </message>
    <message>
        <source>Cards and tokens travel over the table; without it they are simply there</source>
        <translation>Carte e marche si muovono sul tavolo; senza, sono subito al loro posto</translation>
    </message>
    <message>
        <source>Ask before a knock</source>
        <translation>Conferma la bussata</translation>
    </message>
    <message>
        <source>It takes a second press to knock</source>
        <translation>Per bussare bisogna premere due volte</translation>
    </message>
    <message>
        <source>Next deal by itself</source>
        <translation>Prossima smazzata da sola</translation>
    </message>
    <message>
        <source>After the showdown the cards are dealt again without a word from you</source>
        <translation>Scoperte le mani, si ridanno le carte senza aspettarti</translation>
    </message>
    <message>
        <source>Memory aid</source>
        <translation>Promemoria</translation>
    </message>
    <message>
        <source>Small pictures of the cards that everybody saw go into a hand</source>
        <translation>In piccolo, le carte che tutti hanno visto prendere</translation>
    </message>
    <message>
        <source>Offer the guided deals</source>
        <translation>Proponi le smazzate guidate</translation>
    </message>
    <message>
        <source>On the start page: a first deal with somebody at your shoulder</source>
        <translation>Nella pagina iniziale: con qualcuno che ti guarda le carte</translation>
    </message>
</context>
<context>
    <name>SettingsWindow</name>
    <message>
        <source>Window</source>
        <translation>Finestra</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Schermo intero</translation>
    </message>
    <message>
        <source>F11 does the same</source>
        <translation>Anche con F11</translation>
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
        <translation>Si gioca</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Invio</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Guided deal</source>
        <translation>Smazzata guidata</translation>
    </message>
</context>
<context>
    <name>Showdown</name>
    <message>
        <source>The cards are turned up</source>
        <translation>Si scoprono le carte</translation>
    </message>
</context>
<context>
    <name>Slide</name>
    <message>
        <source>silent</source>
        <translation>muto</translation>
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
        <translation>Tu</translation>
    </message>
    <message>
        <source>takes the pool</source>
        <translation>prende il piatto</translation>
    </message>
    <message>
        <source>out in deal %1</source>
        <translation>fuori alla smazzata %1</translation>
    </message>
    <message>
        <source>out</source>
        <comment>of the match</comment>
        <translation>fuori</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <comment>played by a seat</comment>
        <translation>
            <numerusform>%n smazzata</numerusform>
            <numerusform>%n smazzate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n punti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s) down</source>
        <comment>lost, over a match</comment>
        <translation>
            <numerusform>perde %n fiche</numerusform>
            <numerusform>perde %n fiches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s) up</source>
        <comment>won, over a match</comment>
        <translation>
            <numerusform>vince %n fiche</numerusform>
            <numerusform>vince %n fiches</numerusform>
        </translation>
    </message>
    <message>
        <source>shares the pool</source>
        <translation>divide il piatto</translation>
    </message>
    <message>
        <source>still in</source>
        <comment>the match</comment>
        <translation>ancora in gioco</translation>
    </message>
    <message numerus="yes">
        <source>−%n point(s)</source>
        <comment>less than none</comment>
        <translation>
            <numerusform>−%n punto</numerusform>
            <numerusform>−%n punti</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>AT THE OSTERIA WE PLAY</source>
        <translation>ALL’OSTERIA SI GIOCA A</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>Ctrl+N</source>
        <translation>Ctrl+N</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>English</source>
        <translation>Italiano</translation>
    </message>
    <message>
        <source>About the game</source>
        <translation>Informazioni</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Esci</translation>
    </message>
    <message>
        <source>Ctrl+Q</source>
        <translation>Ctrl+Q</translation>
    </message>
    <message>
        <source>Guided deal</source>
        <translation>Smazzata guidata</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Storia</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiche</translation>
    </message>
    <message>
        <source>Other games</source>
        <translation>Altri giochi</translation>
    </message>
    <message numerus="yes">
        <source>%n on the shelf</source>
        <comment>games</comment>
        <translation>
            <numerusform>%n sullo scaffale</numerusform>
            <numerusform>%n sullo scaffale</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>all</source>
        <comment>opponents</comment>
        <translation>tutti</translation>
    </message>
    <message numerus="yes">
        <source>Matches won, of the last %n</source>
        <translation>
            <numerusform>Partite vinte, sull’ultima</numerusform>
            <numerusform>Partite vinte, sulle ultime %n</numerusform>
        </translation>
    </message>
    <message>
        <source>At last %1, between %2 and %3 over time</source>
        <translation>Ora %1; nel tempo tra %2 e %3</translation>
    </message>
    <message>
        <source>Match %1, %2: %3 won</source>
        <translation>Partita %1, %2: %3 vinte</translation>
    </message>
    <message numerus="yes">
        <source>Tokens lost a deal, in the last %n match(es)</source>
        <translation>
            <numerusform>Marche perse a smazzata, nell’ultima partita</numerusform>
            <numerusform>Marche perse a smazzata, nelle ultime %n partite</numerusform>
        </translation>
    </message>
    <message>
        <source>Match %1, %2: %3 tokens a deal</source>
        <translation>Partita %1, %2: %3 marche a smazzata</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partite</translation>
    </message>
    <message>
        <source>Matches played</source>
        <translation>Partite giocate</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vinte</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a number, a percentage</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Place on average</source>
        <translation>Posto in media</translation>
    </message>
    <message>
        <source>Re-entries</source>
        <translation>Rientri</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Smazzate</translation>
    </message>
    <message>
        <source>Deals played</source>
        <translation>Smazzate giocate</translation>
    </message>
    <message>
        <source>Tokens lost</source>
        <translation>Marche perse</translation>
    </message>
    <message>
        <source>Tokens lost a deal</source>
        <translation>Marche perse a smazzata</translation>
    </message>
    <message>
        <source>Tokens gained</source>
        <translation>Marche guadagnate</translation>
    </message>
    <message>
        <source>Longest runs</source>
        <translation>Serie più lunghe</translation>
    </message>
    <message>
        <source>Matches won in a row</source>
        <translation>Partite vinte di fila</translation>
    </message>
    <message>
        <source>Matches without a win</source>
        <translation>Partite senza vittoria</translation>
    </message>
    <message>
        <source>Deals without paying</source>
        <translation>Smazzate senza pagare</translation>
    </message>
    <message numerus="yes">
        <source>Place %1: %n time(s), %2</source>
        <comment>how often a place was taken, and its share</comment>
        <translation>
            <numerusform>Posto %1: %n volta, %2</numerusform>
            <numerusform>Posto %1: %n volte, %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Piazzamenti</translation>
    </message>
    <message>
        <source>Of these shared</source>
        <comment>matches won</comment>
        <translation>Di cui divise</translation>
    </message>
    <message>
        <source>Drawn</source>
        <comment>matches</comment>
        <translation>Patte</translation>
    </message>
</context>
<context>
    <name>StatisticsEmpty</name>
    <message>
        <source>Your matches are being counted.</source>
        <translation>Le tue partite si stanno contando.</translation>
    </message>
    <message>
        <source>No match of yours is like that.</source>
        <translation>Nessuna tua partita è così.</translation>
    </message>
    <message>
        <source>No match played yet</source>
        <translation>Ancora nessuna partita</translation>
    </message>
    <message>
        <source>Choose other opponents or a longer time.</source>
        <translation>Scegli altri avversari o un periodo più lungo.</translation>
    </message>
    <message>
        <source>Matches count from the moment when you started afresh.</source>
        <translation>Le partite contano da quando hai ricominciato da capo.</translation>
    </message>
    <message>
        <source>Play one to its end, and its numbers stand here.</source>
        <translation>Giocane una fino in fondo, e qui ci saranno i suoi numeri.</translation>
    </message>
</context>
<context>
    <name>StatisticsFilters</name>
    <message>
        <source>Game</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Avversari</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>Statistics</source>
        <translation>Statistiche</translation>
    </message>
    <message>
        <source>Count all again</source>
        <translation>Conta di nuovo tutto</translation>
    </message>
    <message>
        <source>Start afresh</source>
        <translation>Ricomincia da capo</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Count from now on only?</source>
        <translation>Contare solo da adesso?</translation>
    </message>
    <message>
        <source>The statistics begin at zero. Your matches stay in the history, and all of them can be counted again later.</source>
        <translation>Le statistiche ripartono da zero. Le tue partite restano nella storia, e più avanti si possono contare di nuovo tutte.</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) still to be counted…</source>
        <translation>
            <numerusform>%n partita ancora da contare…</numerusform>
            <numerusform>%n partite ancora da contare…</numerusform>
        </translation>
    </message>
    <message>
        <source>Only your own matches since %1 are counted.</source>
        <translation>Si contano le tue partite dal %1.</translation>
    </message>
    <message>
        <source>Only your own matches are counted, not those from files.</source>
        <translation>Si contano le partite giocate da te, non quelle prese da file.</translation>
    </message>
</context>
<context>
    <name>Stepper</name>
    <message>
        <source>Less: %1</source>
        <translation>Meno: %1</translation>
    </message>
    <message>
        <source>More: %1</source>
        <translation>Più: %1</translation>
    </message>
    <message>
        <source>not possible now</source>
        <translation>adesso non si può</translation>
    </message>
</context>
<context>
    <name>Stock</name>
    <message>
        <source>Stock</source>
        <translation>Mazzo</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n carte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Store</name>
    <message>
        <source>The file with your matches was damaged. It is kept as %1, and a new one was begun.</source>
        <translation>Il file delle partite era danneggiato. È conservato come %1, e se ne è iniziato uno nuovo.</translation>
    </message>
    <message>
        <source>There is no room left on the disk. What was kept before stays; make room, and the match is kept again with the next move.</source>
        <translation>Il disco è pieno. Quello che era salvato resta; fai spazio, e con la prossima mossa la partita torna a essere salvata.</translation>
    </message>
    <message>
        <source>The file with your matches, %1, cannot be written: %2. What was kept before stays.</source>
        <translation>Non si può scrivere il file delle partite, %1: %2. Quello che era salvato resta.</translation>
    </message>
    <message>
        <source>The game is already open in another window, and that one keeps the matches. Close it and try again, or play here without keeping anything.</source>
        <translation>Il gioco è già aperto in un’altra finestra, ed è quella che salva le partite. Chiudila e riprova, oppure gioca qui senza salvare niente.</translation>
    </message>
    <message>
        <source>Your matches were last kept by a newer version of this game, and this one cannot read them. They were not touched: install the newer version again, or play here without keeping anything.</source>
        <translation>Le tue partite sono state salvate da una versione più nuova del gioco, e questa non le sa leggere. Non sono state toccate: installa di nuovo la versione più nuova, oppure gioca qui senza salvare niente.</translation>
    </message>
    <message>
        <source>The file with your matches, %1, may not be written. Give yourself the right to write there and try again, or play without keeping anything.</source>
        <translation>Non hai il permesso di scrivere il file delle partite, %1. Concediti il permesso e riprova, oppure gioca senza salvare niente.</translation>
    </message>
    <message>
        <source>The file with your matches, %1, cannot be opened: %2. Try again, or play without keeping anything.</source>
        <translation>Non si può aprire il file delle partite, %1: %2. Riprova, oppure gioca senza salvare niente.</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <comment>of a match record; %2 is what is wrong</comment>
        <translation>riga %1: %2</translation>
    </message>
    <message>
        <source>There is no room left on the disk to keep your matches. What was kept before stays: make room and try again, or play without keeping anything.</source>
        <translation>Il disco è pieno e le partite non si possono salvare. Quello che era salvato resta: fai spazio e riprova, oppure gioca senza salvare niente.</translation>
    </message>
    <message>
        <source>The file %1 is another program&apos;s database. It was not touched: move it elsewhere and try again, or play here without keeping anything.</source>
        <translation>Il file %1 è il database di un altro programma. Non è stato toccato: spostalo altrove e riprova, oppure gioca qui senza salvare niente.</translation>
    </message>
    <message>
        <source>%1 is no file but a folder, a pipe or a device, so your matches cannot be kept there. Move it elsewhere and try again, or play here without keeping anything.</source>
        <translation>%1 non è un file ma una cartella, una pipe o un dispositivo, e le tue partite non si possono salvare lì. Spostalo altrove e riprova, oppure gioca qui senza salvare niente.</translation>
    </message>
    <message>
        <source>Not all of the file with your matches, %1, can be read: %2. What cannot be read is left out, and nothing was changed. Close the game and start it again: it then saves what can be read.</source>
        <translation>Il file con le tue partite, %1, non si può leggere per intero: %2. Quello che non si legge viene tralasciato, e nulla è stato cambiato. Chiudi il gioco e riavvialo: salverà quello che si può leggere.</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) could be saved from it.</source>
        <translation>
            <numerusform>Se n&apos;è salvata una partita.</numerusform>
            <numerusform>Se ne sono salvate %n partite.</numerusform>
        </translation>
    </message>
    <message>
        <source>No match could be saved from it.</source>
        <translation>Non se n&apos;è potuta salvare nessuna partita.</translation>
    </message>
    <message numerus="yes">
        <source>%n entry (entries) could not be read.</source>
        <comment>of a damaged file</comment>
        <translation>
            <numerusform>Una voce non si è potuta leggere.</numerusform>
            <numerusform>%n voci non si sono potute leggere.</numerusform>
        </translation>
    </message>
    <message>
        <source>More may be missing.</source>
        <translation>Può darsi che manchi dell&apos;altro.</translation>
    </message>
    <message>
        <source>The match that was under way is lost.</source>
        <translation>La partita in corso è andata persa.</translation>
    </message>
    <message>
        <source>The match that was under way is saved too.</source>
        <translation>Anche la partita in corso è salva.</translation>
    </message>
    <message numerus="yes">
        <source>The copy of %1 has %n match(es) more.</source>
        <translation>
            <numerusform>La copia del %1 ha una partita in più.</numerusform>
            <numerusform>La copia del %1 ha %n partite in più.</numerusform>
        </translation>
    </message>
    <message>
        <source>it may not be changed</source>
        <comment>why a file cannot be opened or written</comment>
        <translation>non è permesso modificarlo</translation>
    </message>
    <message>
        <source>another program has it</source>
        <comment>why a file cannot be opened or written</comment>
        <translation>lo tiene un altro programma</translation>
    </message>
    <message>
        <source>it is damaged</source>
        <comment>why a file cannot be opened or written</comment>
        <translation>è danneggiato</translation>
    </message>
    <message>
        <source>it cannot be reached</source>
        <comment>why a file cannot be opened or written</comment>
        <translation>non è raggiungibile</translation>
    </message>
    <message>
        <source>the disk reports a fault</source>
        <comment>why a file cannot be opened or written</comment>
        <translation>il disco segnala un guasto</translation>
    </message>
    <message>
        <source>something unforeseen is wrong with it</source>
        <comment>why a file cannot be opened or written</comment>
        <translation>c&apos;è un guasto imprevisto</translation>
    </message>
    <message numerus="yes">
        <source>When %n of them was (were) played is not known any more.</source>
        <comment>matches that could be saved</comment>
        <translation>
            <numerusform>Di una non si sa più quando fu giocata.</numerusform>
            <numerusform>Di %n non si sa più quando furono giocate.</numerusform>
        </translation>
    </message>
    <message>
        <source>The match that was under way is saved too, but without its last moves.</source>
        <translation>Anche la partita in corso è salva, ma senza le ultime mosse.</translation>
    </message>
</context>
<context>
    <name>StoreDamage</name>
    <message>
        <source>the match of %1</source>
        <comment>that is damaged; %1 is a date</comment>
        <translation>la partita di %1</translation>
    </message>
    <message>
        <source>a match of which not even the date can be read</source>
        <comment>that is damaged</comment>
        <translation>una partita di cui non si legge nemmeno la data</translation>
    </message>
    <message>
        <source>the house rules &quot;%1&quot;</source>
        <comment>that are damaged</comment>
        <translation>le regole di casa «%1»</translation>
    </message>
    <message>
        <source>what was chosen for the statistics</source>
        <comment>that is damaged</comment>
        <translation>quello che era stato scelto per le statistiche</translation>
    </message>
    <message>
        <source>the match that was under way</source>
        <comment>that is damaged</comment>
        <translation>la partita che era in corso</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <comment>things that are damaged</comment>
        <translation>
            <numerusform>e ancora %n</numerusform>
            <numerusform>e ancora %n</numerusform>
        </translation>
    </message>
    <message>
        <source>What was kept is damaged in places, and these are left out: %1. All else is as it was, and nothing was deleted.</source>
        <translation>Quello che era conservato è danneggiato in qualche punto, e viene tralasciato: %1. Tutto il resto è com&apos;era, e nulla è stato cancellato.</translation>
    </message>
    <message>
        <source>The match that was under way cannot go on: the file %1 that opens it is missing, or is not the right one. The match is kept until you begin another; to go on with it, put the file back and start the game again.</source>
        <translation>La partita che era in corso non può continuare: il file %1 che la apre manca o non è quello giusto. La partita resta conservata finché non ne cominci un&apos;altra; per continuarla rimetti il file al suo posto e riavvia il gioco.</translation>
    </message>
    <message>
        <source>en</source>
        <comment>the code of this language, for dates</comment>
        <translation>it</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Enter</source>
        <comment>a key</comment>
        <translation>Invio</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Salta</translation>
    </message>
    <message>
        <source>on to the deal</source>
        <translation>e si danno le carte</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>To the start page</source>
        <translation>Torna all’inizio</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>to the next deal</source>
        <translation>alla prossima smazzata</translation>
    </message>
    <message>
        <source>Unhurried</source>
        <translation>Con calma</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Alla svelta</translation>
    </message>
    <message>
        <source>watch at the usual pace</source>
        <translation>guarda al passo di prima</translation>
    </message>
    <message>
        <source>watch to the end without pauses</source>
        <translation>guarda senza pause</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Lascio il tavolo</translation>
    </message>
    <message>
        <source>Cut here</source>
        <translation>Taglio qui</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) go to the bottom</source>
        <translation>
            <numerusform>%n carta va sotto</numerusform>
            <numerusform>%n carte vanno sotto</numerusform>
        </translation>
    </message>
    <message>
        <source>choose cards to exchange</source>
        <translation>scegli le carte</translation>
    </message>
    <message numerus="yes">
        <source>choose %n more of the monte</source>
        <translation>
            <numerusform>ancora %n dal monte</numerusform>
            <numerusform>ancora %n dal monte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>choose %n more of yours</source>
        <translation>
            <numerusform>ancora %n delle tue</numerusform>
            <numerusform>ancora %n delle tue</numerusform>
        </translation>
    </message>
    <message>
        <source>Really knock?</source>
        <translation>Bussi davvero?</translation>
    </message>
    <message>
        <source>once more to knock, Esc to think again</source>
        <translation>premi ancora per bussare</translation>
    </message>
    <message>
        <source>Knock</source>
        <translation>Busso</translation>
    </message>
    <message>
        <source>Really knock? Once more to knock, Esc to think again.</source>
        <translation>Bussi davvero? Premi ancora per bussare, Esc per ripensarci.</translation>
    </message>
    <message>
        <source>%1’s program is at fault: the house plays for it</source>
        <translation>Il programma di %1 sbaglia: gioca la casa</translation>
    </message>
    <message>
        <source>The house plays for %1’s program from now on</source>
        <translation>D’ora in poi per %1 gioca la casa</translation>
    </message>
    <message>
        <source>%1. You hold %2: %3.</source>
        <comment>%1 is &apos;Deal 2&apos;, %2 cards, %3 what they are worth</comment>
        <translation>%1. Hai in mano %2: %3.</translation>
    </message>
    <message>
        <source>%1. That makes %2.</source>
        <comment>%1 is a line such as &apos;You exchange 1: …&apos;, %2 a hand&apos;s worth</comment>
        <translation>%1. Ora hai %2.</translation>
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
        <translation>Si scoprono le carte. %1.</translation>
    </message>
    <message>
        <source>The cards are turned up. The best hand and yours: %1.</source>
        <comment>%1 are names and hands</comment>
        <translation>Si scoprono le carte. La mano migliore e la tua: %1.</translation>
    </message>
    <message>
        <source>Player</source>
        <comment>a person who gave no name, in a replay</comment>
        <translation>Giocatore</translation>
    </message>
    <message>
        <source>You</source>
        <comment>the person at the table, as a name</comment>
        <translation>Tu</translation>
    </message>
    <message>
        <source>Cut the pack for %1</source>
        <translation>Taglia il mazzo a %1</translation>
    </message>
    <message>
        <source>%1 cuts the pack</source>
        <translation>%1 taglia il mazzo</translation>
    </message>
    <message>
        <source>Your turn · deal %1, lap %2</source>
        <translation>Tocca a te · smazzata %1, giro %2</translation>
    </message>
    <message>
        <source>%3&apos;s turn · deal %1, lap %2</source>
        <translation>Tocca a %3 · smazzata %1, giro %2</translation>
    </message>
    <message>
        <source>You knocked · last turn for %1</source>
        <translation>Hai bussato · ultimo giro: tocca a %1</translation>
    </message>
    <message>
        <source>Your last turn: %1 knocked</source>
        <translation>Ultimo giro, tocca a te: ha bussato %1</translation>
    </message>
    <message>
        <source>Last turn: %1 knocked</source>
        <translation>Ultimo giro: ha bussato %1</translation>
    </message>
    <message>
        <source>deal %1, your turn</source>
        <translation>smazzata %1, tocca a te</translation>
    </message>
    <message>
        <source>deal %1</source>
        <translation>smazzata %1</translation>
    </message>
    <message>
        <source>The deal is over: go on to the next.</source>
        <translation>La smazzata è finita: passa alla prossima.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>La partita è finita.</translation>
    </message>
    <message>
        <source>First cut the pack.</source>
        <translation>Prima taglia il mazzo.</translation>
    </message>
    <message>
        <source>First %1 cuts the pack.</source>
        <translation>Prima %1 taglia il mazzo.</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn.</source>
        <translation>Tocca a %1.</translation>
    </message>
    <message>
        <source>That cannot be done now.</source>
        <translation>Adesso non si può.</translation>
    </message>
    <message>
        <source>you</source>
        <comment>within a list of those who pay</comment>
        <translation>te</translation>
    </message>
    <message>
        <source>Nobody pays</source>
        <translation>Non paga nessuno</translation>
    </message>
    <message>
        <source>You lose a token</source>
        <translation>Perdi una marca</translation>
    </message>
    <message>
        <source>%1 loses a token</source>
        <translation>%1 perde una marca</translation>
    </message>
    <message>
        <source>A token each from %1</source>
        <translation>Una marca a testa da %1</translation>
    </message>
    <message>
        <source>You win the match!</source>
        <translation>Hai vinto la partita!</translation>
    </message>
    <message numerus="yes">
        <source>The pool of %1 is the winner&apos;s, after %n deal(s).</source>
        <translation>
            <numerusform>Il piatto di %1 va al vincitore, dopo %n smazzata.</numerusform>
            <numerusform>Il piatto di %1 va al vincitore, dopo %n smazzate.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The pool of %1 is yours, after %n deal(s).</source>
        <translation>
            <numerusform>Il piatto di %1 è tuo, dopo %n smazzata.</numerusform>
            <numerusform>Il piatto di %1 è tuo, dopo %n smazzate.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The pool of %1 is gone, after %n deal(s).</source>
        <translation>
            <numerusform>Il piatto di %1 è andato, dopo %n smazzata.</numerusform>
            <numerusform>Il piatto di %1 è andato, dopo %n smazzate.</numerusform>
        </translation>
    </message>
    <message>
        <source>to the showdown</source>
        <translation>si scoprono le carte</translation>
    </message>
    <message>
        <source>Watch it again</source>
        <translation>Rivedi la partita</translation>
    </message>
    <message>
        <source>There is no move of yours in this deal to look at.</source>
        <translation>In questa smazzata non c&apos;è nessuna tua mossa da rivedere.</translation>
    </message>
    <message>
        <source>Your moves can be looked at once the hands lie open.</source>
        <translation>Le tue mosse si rivedono quando le carte sono scoperte.</translation>
    </message>
    <message>
        <source>Your moves come as soon as the hands lie open.</source>
        <translation>Le tue mosse arrivano appena le carte sono scoperte.</translation>
    </message>
    <message>
        <source>Your turn. You have %1. In the monte: %2.</source>
        <comment>%1 is a hand&apos;s worth, %2 are cards</comment>
        <translation>Tocca a te. Hai %1. Nel monte: %2.</translation>
    </message>
    <message>
        <source>Your last turn: %1 knocked. You have %2. In the monte: %3.</source>
        <comment>%1 is a name, %2 a hand&apos;s worth, %3 are cards</comment>
        <translation>Ultimo giro, tocca a te: ha bussato %1. Hai %2. Nel monte: %3.</translation>
    </message>
    <message numerus="yes">
        <source>Nobody has won, after %n deal(s).</source>
        <translation>
            <numerusform>Nessuno ha vinto, dopo %n smazzata.</numerusform>
            <numerusform>Nessuno ha vinto, dopo %n smazzate.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n deal(s).</source>
        <comment>the end of a match</comment>
        <translation>
            <numerusform>Dopo %n smazzata.</numerusform>
            <numerusform>Dopo %n smazzate.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The pool of %1 is divided, after %n deal(s).</source>
        <translation>
            <numerusform>Il piatto di %1 si divide, dopo %n smazzata.</numerusform>
            <numerusform>Il piatto di %1 si divide, dopo %n smazzate.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableHelp</name>
    <message>
        <source>Review</source>
        <translation>Rivedi</translation>
    </message>
    <message>
        <source>Go through your moves of this deal</source>
        <translation>Riguarda le tue mosse di questa smazzata</translation>
    </message>
</context>
<context>
    <name>TokenPile</name>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n marca</numerusform>
            <numerusform>%n marche</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Troubles</name>
    <message>
        <source>A word about your settings</source>
        <translation>Due parole sulle impostazioni</translation>
    </message>
    <message>
        <source>A word about your matches</source>
        <translation>Due parole sulle partite</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Riprova</translation>
    </message>
    <message>
        <source>Play without keeping</source>
        <translation>Gioca senza salvare</translation>
    </message>
    <message>
        <source>Do without them</source>
        <translation>Fai senza</translation>
    </message>
</context>
<context>
    <name>Winners</name>
    <message>
        <source>drawn</source>
        <comment>a match</comment>
        <translation>patta</translation>
    </message>
    <message>
        <source>you have won</source>
        <translation>hai vinto</translation>
    </message>
    <message>
        <source>%1 has won</source>
        <translation>ha vinto %1</translation>
    </message>
    <message>
        <source>you have won with %1</source>
        <translation>hai vinto con %1</translation>
    </message>
    <message>
        <source>%1 won</source>
        <comment>several names, of one side</comment>
        <translation>hanno vinto %1</translation>
    </message>
    <message>
        <source>shared with %1</source>
        <comment>a win of the person&apos;s</comment>
        <translation>vittoria divisa con %1</translation>
    </message>
    <message>
        <source>shared by %1</source>
        <comment>a win; several names</comment>
        <translation>vittoria divisa tra %1</translation>
    </message>
    <message>
        <source>The match is drawn</source>
        <translation>La partita è patta</translation>
    </message>
    <message>
        <source>You win the match</source>
        <translation>Vinci la partita</translation>
    </message>
    <message>
        <source>%1 wins the match</source>
        <translation>%1 vince la partita</translation>
    </message>
    <message>
        <source>You and %1 win the match</source>
        <comment>one name or several</comment>
        <translation>Tu e %1 vincete la partita</translation>
    </message>
    <message>
        <source>%1 win the match</source>
        <comment>several names, of one side</comment>
        <translation>%1 vincono la partita</translation>
    </message>
    <message>
        <source>You share the win with %1</source>
        <translation>Dividi la vittoria con %1</translation>
    </message>
    <message>
        <source>%1 share the win</source>
        <comment>several names</comment>
        <translation>%1 si dividono la vittoria</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Petrangola, an Italian card game, against computer opponents.</source>
        <translation>Petrangola, il gioco di carte, contro avversari del computer.</translation>
    </message>
    <message>
        <source>The language of this run: en or it.</source>
        <translation>La lingua di questa volta: en o it.</translation>
    </message>
    <message>
        <source>Shuffle the first match with this seed of 64 hex digits, so that its deals can be repeated.</source>
        <translation>Mescola la prima partita con questo seme di 64 cifre esadecimali, così che le smazzate si possano ripetere.</translation>
    </message>
    <message>
        <source>Tell on standard output where the table stands, for programs that drive the window.</source>
        <translation>Dice sull’uscita standard come sta il tavolo, per i programmi che guidano la finestra.</translation>
    </message>
    <message>
        <source>Show the table that is written in this file.</source>
        <translation>Mostra il tavolo descritto in questo file.</translation>
    </message>
    <message>
        <source>unexpected argument &quot;%1&quot;; --help lists what there is</source>
        <translation>argomento inatteso «%1»; --help dice quali ci sono</translation>
    </message>
    <message>
        <source>no language &quot;%1&quot;; choose en or it</source>
        <translation>la lingua «%1» non c’è; scegli en o it</translation>
    </message>
    <message>
        <source>the seed must be 64 hex digits</source>
        <translation>il codice segreto deve avere 64 cifre esadecimali</translation>
    </message>
    <message>
        <source>the scene %1 cannot be shown: %2</source>
        <translation>la scena %1 non si può mostrare: %2</translation>
    </message>
    <message>
        <source>there is no display to open a window on</source>
        <translation>non c’è uno schermo su cui aprire la finestra</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>Opzioni:</translation>
    </message>
    <message>
        <source>Tell what can be asked for here, and end.</source>
        <translation>Dice che cosa si può chiedere qui, e finisce.</translation>
    </message>
    <message>
        <source>Tell the version, and end.</source>
        <translation>Dice la versione, e finisce.</translation>
    </message>
    <message>
        <source>language</source>
        <translation>lingua</translation>
    </message>
    <message>
        <source>hex</source>
        <translation>esadecimale</translation>
    </message>
    <message>
        <source>file</source>
        <translation>file</translation>
    </message>
    <message>
        <source>unknown option &quot;%1&quot;; --help lists what there is</source>
        <translation>opzione sconosciuta «%1»; --help elenca quelle che ci sono</translation>
    </message>
    <message>
        <source>Usage: %1 [options] [record]</source>
        <translation>Uso: %1 [opzioni] [verbale]</translation>
    </message>
    <message>
        <source>A record is the file of a match that was played (NAME.petrangola); it is shown again.</source>
        <translation>Un verbale è il file di una partita giocata (NOME.petrangola): viene rivista.</translation>
    </message>
    <message>
        <source>Open a window of its own even where the game is open already.</source>
        <translation>Apre una finestra in più anche se il gioco è già aperto.</translation>
    </message>
    <message>
        <source>the option &quot;%1&quot; lacks its value; --help tells what it wants</source>
        <translation>all&apos;opzione «%1» manca il valore; --help dice quale ci vuole</translation>
    </message>
    <message>
        <source>the option &quot;%1&quot; takes no value; --help lists what there is</source>
        <translation>l&apos;opzione «%1» non vuole un valore; --help elenca quelle che ci sono</translation>
    </message>
    <message>
        <source>Play match after match without a window or a person, and keep them in this folder instead of where yours are. For tests.</source>
        <translation>Gioca una partita dopo l&apos;altra senza finestra e senza nessuno, e le conserva in questa cartella invece che dove stanno le tue. Serve per le prove.</translation>
    </message>
    <message>
        <source>folder</source>
        <translation>cartella</translation>
    </message>
    <message>
        <source>--autoplay would play on with your own match: name another folder than the one where yours is kept</source>
        <translation>--autoplay andrebbe avanti con la tua partita: indica una cartella diversa da quella dove è conservata</translation>
    </message>
    <message>
        <source>Lay the table for this game: %1.</source>
        <translation>Prepara il tavolo di questo gioco: %1.</translation>
    </message>
    <message>
        <source>name</source>
        <translation>nome</translation>
    </message>
    <message>
        <source>no game &quot;%1&quot;; there are: %2</source>
        <translation>nessun gioco &quot;%1&quot;; ci sono: %2</translation>
    </message>
</context>
</TS>
