/** English: the first screen. */
import { byName } from '@dejarik/kernel/words';

const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long ago that is. */
function ago(time: number): string {
  if (time < 2 * MINUTE) return 'just now';
  if (time < HOUR) return `${Math.floor(time / MINUTE)} minutes ago`;
  if (time < DAY) return `${plural(Math.floor(time / HOUR), 'hour')} ago`;
  return `${plural(Math.floor(time / DAY), 'day')} ago`;
}

export const home = {
  play: {
    title: 'Play',
    game: 'Choose a game',
    now: 'Play now',
    chosen: 'Chosen',
    goOn: 'Go on with your game',
    goOnShort: 'Go on',
    inProgress: 'You are in the middle of a game',
    keepsWaiting: (game: string) => `A game of ${game} is waiting for you. Start a new one, and it goes on waiting.`,
    tooMany: (n: number) =>
      `${n} games are waiting: that is as many as are kept. Go on with one of them, or remove one.`,
    goOnThere: 'Go on with it',
    startNew: 'Start a new one',
    side: 'Your side',
    opponent: 'Against',
    opponents: { easy: 'Computer, easy', normal: 'Computer, normal', human: 'Two people, one screen' },
    opponentAbout: {
      easy: 'looks at what lies before it',
      normal: 'thinks a few moves ahead',
      human: 'hands stay hidden while the device changes hands',
    },
    deck: 'Your deck',
    decks: 'The decks',
    allDecks: 'all decks',
    theirDeck: 'The opponent’s deck',
    deckOf: (side: string) => `The ${side} deck`,
    ready: 'Ready to play',
    more: 'More: opponent’s deck, draft, solo',
    moreShort: 'More',
    done: 'Done',
    edition: 'Edition',
    seed: 'Seed',
    seedHint: 'empty: a new game each time',
    first: 'New here?',
    learn: 'Learn in a guided first game',
    against: (deck: string, opponent: string) => `${deck} against ${opponent}`,
    rivals: { easy: 'the easy computer', normal: 'the computer', human: 'somebody at this screen' },
    firstTime: 'Easy until you have won once.',
    broken: (fault: string) => `Not legal: ${fault}`,
    illegal: 'This deck breaks the rules of deck building',
    illegalDecks: 'These decks break the rules of deck building',
    illegalHint: 'It can be played all the same, but not in a tournament.',
    change: 'Change the deck',
    another: 'Choose another deck',
    anyway: 'Play it all the same',
    ownDeck: (name: string) => `${name} (yours)`,
  },
  waiting: {
    yours: 'Your move',
    theirs: 'Waiting for the others',
    title: 'Waiting for you',
    others: 'Also waiting',
    guided: 'Guided game',
    players: (mine: string, theirs: string) => `${mine} against ${theirs}`,
    left: (time: number) => `Left ${ago(time)}`,
    board: 'The table in small',
    remove: 'Remove',
    removeSure: 'Remove it for good',
    keep: 'Keep it',
    unreadable: 'This game cannot be opened',
    unreadableHint: (why: string) => `${why} Nothing of it was deleted.`,
    save: 'Save it as a file',
    new: 'New game',
    asLast: (opponent: string) => `against ${opponent}, as last time`,
    change: 'Change',
    back: 'Back to your game',
    faceDown: 'a face-down card',
    more: (n: number) => `+${n}`,
  },
  past: {
    title: 'Last games',
    all: (n: number) => `all ${n}`,
    watch: 'Watch',
    watchGame: (deck: string) => `Watch ${deck}`,
    about: (deck: string, turns: string, when: string) => `${deck}, ${turns}, ${when}`,
    glance: 'At a glance',
    statistics: 'statistics',
    rate: (won: number, all: number) => `${won} of ${all} won`,
    ratio: (won: number, all: number) => `${won} / ${all}`,
    as: (side: string) => `as ${side}`,
    streaks: { won: 'won in a row', lost: 'lost in a row', drawn: 'drawn in a row' },
    today: 'today',
    yesterday: 'yesterday',
  },
  /** How a game stands, in a headline and a sentence. */
  stands: {
    turn: (n: number, what: string) => (n === 0 ? what : `Turn ${n}, ${what}`),
    setup: 'Before the first turn',
    you: 'You',
    sentence: (...parts: readonly string[]) => `${parts.filter((part) => part !== '').join('. ')}.`,
    holds: (who: string, what: string) => `${who} ${who === 'You' ? 'hold' : 'holds'} ${what}`,
    allOpen: 'Everything is still open',
    needsOne: (who: string) => `${who} ${who === 'You' ? 'need' : 'needs'} one more`,
    both: 'contested',
    nobody: 'nobody there',
    holding: (who: string) => (who === 'You' ? 'You hold it' : `${who} holds it`),
    aboutToStrike: (name: string) => `${name} is about to strike`,
    wins: (who: string) => `${who} ${who === 'You' ? 'win' : 'wins'} if it stays like this`,
    battleFor: (place: string) => `The battle for ${place}`,
    force: (mine: number, other: string, theirs: number) => `You have ${mine} cards of life left, ${other} ${theirs}`,
    ahead: (who: string, n: number) => `${who} ${who === 'You' ? 'are' : 'is'} ${n} Force ahead`,
    even: 'Neck and neck',
    planets: byName<string>({ won: 'won', current: 'fought for now', open: 'still to come' }),
    wonBy: (who: string) => (who === 'You' ? 'You won it' : `${who} won it`),
    fightFor: (planet: string) => `The fight for ${planet}`,
    lastPlanet: (planet: string) => `It all comes down to ${planet}`,
  },
} as const;
