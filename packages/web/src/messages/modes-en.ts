/** English: the ways to play that stand apart from the first screen. Only who takes one of them loads it. */
import type { Mode } from '@dejarik/tournament';

const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

const YOU = 'You';
const verb = (who: string, plain: string, third = `${plain}s`): string => (who === YOU ? plain : third);
const inSentence = (who: string): string =>
  who.startsWith('Player') ? who : who.charAt(0).toLowerCase() + who.slice(1);

/** How it is settled who plays which side. */
export type SideWay = 'bid' | 'die' | 'agreed';

type Limited = Exclude<Mode, 'constructed'>;

const MODES: Readonly<Record<Limited, string>> = { draft: 'Draft', sealed: 'Sealed' };
const MODES_ABOUT: Readonly<Record<Limited, string>> = {
  draft: 'Everybody opens a booster, takes a card and passes the rest on.',
  sealed: 'Everybody opens boosters and keeps what is in them.',
};

export const modeMessages = {
  back: 'Play',
  limited: {
    title: 'Draft and sealed',
    lead: 'Open boosters, build a deck from what you get, and play it against the others at the table: bots, or people on this screen.',
    modes: MODES,
    modesAbout: MODES_ABOUT,
    mode: 'How the cards are shared out',
    people: 'People, one on each line',
    you: 'You',
    bots: 'Bots',
    bot: (n: number) => `Bot ${n}`,
    count: (people: number, bots: number) => `${plural(people, 'person', 'people')}, ${plural(bots, 'bot')}`,
    packs: 'Boosters for each',
    booster: 'Booster',
    inTurn: 'one set after the other',
    boosterOf: (name: string, cards: number) => `${name} (${plural(cards, 'card')})`,
    least: 'Least size of a deck',
    usual: (n: number) => `as usual: ${n}`,
    start: 'Open the boosters',
    close: 'End this event',
    closeSure: 'End it and forget it here',
    closeWarning: 'Pools and decks of this event are then gone.',
    keep: 'Keep it',
    handOver: (name: string) => `Hand the device to ${name}`,
    handOverHint: 'What the others took stays hidden.',
    ready: (name: string) => `I am ${name}`,
    pick: (pack: number, packs: number, card: number) => `Booster ${pack} of ${packs}, card ${card}`,
    from: (name: string, left: number) => `${name}: ${plural(left, 'card')} in the pack. Choose one and take it.`,
    takeCard: (title: string) => `Take ${title}`,
    chooseFirst: 'Choose a card',
    pool: (n: number) => `Your cards so far: ${n}`,
    nothing: 'Nothing yet.',
    build: (name: string) => `${name}: decks`,
    yours: 'Your decks',
    buildLead: (pool: number, least: number) =>
      `Your pool has ${plural(pool, 'card')}. A deck is made of cards of the pool, has one side and at least ${plural(least, 'card')}.`,
    deckOf: (side: string) => `${side} deck`,
    inPool: (n: number) => `${plural(n, 'card')} of the pool`,
    built: (n: number) => `${plural(n, 'card')} in the deck`,
    notBuilt: 'not built yet',
    buildDeck: (side: string) => `Build the ${side} deck`,
    changeDeck: (side: string) => `Change the ${side} deck`,
    suggest: 'Suggest a deck',
    clear: 'Take everything out',
    backToTable: 'Back to the table',
    play: 'Play',
    side: 'Your deck',
    opponent: 'Against',
    level: 'The bot plays',
    levels: { easy: 'easy', normal: 'normal' } as Readonly<Record<'easy' | 'normal', string>>,
    best: (name: string, side: string) => `${name} has built no ${side} deck yet and plays the best of the pool.`,
    begin: 'Begin the game',
    unready: 'Build a legal deck for this side first.',
    who: 'Who has the device?',
    whoLead: 'Each builds decks unseen by the others.',
    another: 'Hand the device to another player',
    status: (name: string, decks: readonly string[]) =>
      decks.length === 0 ? `${name}: no deck yet` : `${name}: ${decks.join(' and ')}`,
  },
  troig: {
    title: 'Two-Headed Troig',
    lead: 'Two against two. Partners see each other’s hands and share 50 build points before the first turn; the primary player of a team decides for it.',
    teams: (side: string) => `${side} team`,
    primary: 'primary player',
    who: (seat: string) => `Who plays ${seat}`,
    kinds: { human: 'a person', easy: 'Computer, easy', normal: 'Computer, normal' },
    deck: (seat: string) => `Deck of ${seat}`,
    begin: 'Begin the game',
    nobody: 'Nobody at this screen plays: you watch.',
  },
  bid: {
    title: 'Bid for sides',
    lead: 'By the Expanded Rulebook: who wants a side very much starts with fewer build points for it. The other side starts with all.',
    ways: {
      bid: 'Bid for it',
      die: 'By die',
      agreed: 'As agreed',
    } as Readonly<Record<SideWay, string>>,
    waysAbout: {
      bid: 'In turn you name a side and fewer and fewer build points, until one lets go.',
      die: 'The highest die chooses a side. Both start with all build points.',
      agreed: 'You say who plays what. Both start with all build points.',
    } as Readonly<Record<SideWay, string>>,
    way: 'Who plays which side',
    deck: (side: string) => `${side} deck`,
    leftOut: (n: number) =>
      `${plural(n, 'deck')} of yours ${n === 1 ? 'is' : 'are'} not legal by this rulebook and not offered.`,
    against: 'Against',
    rivals: { human: 'another person at this screen', easy: 'the computer, easy', normal: 'the computer, normal' },
    sideOf: (who: string) => (who === YOU ? 'Your side' : `Side of ${who}`),
    open: { bid: 'Throw the die and bid', die: 'Throw the die', agreed: 'Settle the sides' } as Readonly<
      Record<SideWay, string>
    >,
    thinking: 'The computer tries both decks…',
    two: ['Player 1', 'Player 2'],
    alone: [YOU, 'The computer'],
    thrown: (who: readonly string[], dice: readonly (readonly [number, number])[]) =>
      `The die shows ${dice.map(([one, other]) => `${one} for ${inSentence(who[0]!)}, ${other} for ${inSentence(who[1]!)}`).join('; again: ')}.`,
    opens: (who: string) => `${who} ${verb(who, 'open')} the bidding.`,
    chooses: (who: string) => `${who} ${verb(who, 'choose')} the side.`,
    takes: (side: string) => `Take ${side}`,
    turn: (who: string) => (who === YOU ? 'Your bid' : `${who}’s bid`),
    bids: 'Bids so far',
    bid: (who: string, points: number, side: string) => `${who}: ${points} for ${side}`,
    first: (most: number) => `Name a side and ${most} build points or fewer.`,
    stands: (who: string, points: number, side: string, other: string, most: number) =>
      `${who} ${verb(who, 'have', 'has')} ${side} for ${plural(points, 'build point')}. Go below that, or let go: ${other} starts with ${most}.`,
    points: 'Build points',
    fewer: 'One fewer',
    more: 'One more',
    bidFor: (points: string, side: string) => `${points} for ${side}`,
    letGo: 'Let go',
    lets: (who: string) => `${who} ${verb(who, 'let')} go.`,
    settled: 'The sides are settled',
    plays: (who: string, side: string, deck: string, points?: number) => {
      const starts = points === undefined ? '' : ` and ${verb(who, 'start')} with ${plural(points, 'build point')}`;
      return `${who} ${verb(who, 'play')} ${side} with ${deck}${starts}.`;
    },
    begin: 'Begin the game',
    again: 'Start over',
  },
  solo: {
    title: 'Flying Solo',
    lead: 'One player and no decks: units are laid out for both sides, the opponent’s at least as costly as yours in each arena, and the first turn begins.',
    side: 'Your side',
    against: 'The opponent’s side',
    units: 'Units in each arena',
    piles: 'Draw piles',
    pileSizes: { 0: 'none', 12: '12 cards each', 24: '24 cards each, a longer game' } as Readonly<
      Record<number, string>
    >,
    plays: 'The other side is played by',
    players: { alone: 'you, as the rulebook has it', easy: 'the computer, easy', normal: 'the computer, normal' },
    deal: 'Lay out by chance',
    match: 'Match the opponent to yours',
    clear: 'Clear the table',
    begin: 'Begin the game',
    who: { you: 'You', opponent: 'Opponent' },
    side2: (who: string, side: string) => `${who} (${side})`,
    add: (who: string, arena: string) => `Add a ${arena} unit: ${who}`,
    addHint: 'Add a unit…',
    take: (title: string) => `Take away ${title}`,
    onto: (title: string) => `More onto ${title}: stack, Pilots, Equipment`,
    ontoShort: 'More',
    extras: { under: 'Card beneath', pilots: 'Pilot', equipment: 'Equipment' },
    none: 'add…',
    cost: (own: number, other: number) => `Cost: you ${own}, opponent ${other}`,
    pileCosts: (own: number, other: number) => `The draw piles cost ${own} (you) and ${other} (opponent) together.`,
    event: 'Event',
    resource: 'Resource',
    location: 'Location',
    noCard: 'none',
    ready: 'The layout keeps the rules.',
  },
} as const;
