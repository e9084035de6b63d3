/** English: the result of a game, and how it went. */
import { byName } from '@dejarik/kernel/words';
import type { Deed, Luck } from '../session/story.ts';

const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

const ordinal = (n: number): string => {
  const teen = n % 100 > 10 && n % 100 < 14;
  return `${n}${teen ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th')}`;
};

const mean = ({ draws, lucky }: Luck): string => (lucky / draws).toFixed(1);

/** Whose something is: the viewer's, or a side's. */
const whose = (who: string | null): string => (who === null ? 'Your' : `${who}’s`);

/** What a game says of how it went. */
export interface StoryTexts {
  readonly chart: string;
  /** Above one of the numbers of the chart, for those who read it as a table. */
  readonly measure: string;
  /** The places of which it is told who held them. */
  readonly places: readonly string[];
  readonly held: string;
  readonly deeds: string;
  /** `names`: of those that were beaten; `who`: null for the viewer. */
  readonly deed: (deed: Deed, names: readonly string[], who: string | null) => string;
  /** `who`: null for the viewer. */
  readonly luck: (luck: Luck, who: string | null) => string;
  readonly board: string;
}

const beatenBy = (word: string, { beat, fell }: Deed, names: readonly string[]): string => {
  const most = beat.length > 2 ? 1 : 2;
  const more = beat.length - most;
  const beaten = listed([...names.slice(0, most), ...(more > 0 ? [`${more} more`] : [])]);
  return [beaten === '' ? '' : `${word} ${beaten}`, fell > 0 ? `fell on turn ${fell}` : '']
    .filter((part) => part !== '')
    .join('; ');
};

/** "Battle Droid: Pilot", whatever division it is of: there is little room. */
const withoutSubtitle = (title: string): string => title.split(', ')[0]!;

const destiny: StoryTexts['luck'] = (luck, who) =>
  `${whose(who)} destiny: ${mean(luck)} on average, ${plural(luck.draws, 'draw')}.`;

export const storyTexts: Readonly<Record<'swtcg' | 'young-jedi' | 'swccg', StoryTexts>> = {
  swtcg: {
    chart: 'Damage per turn',
    measure: 'damage',
    places: ['Space', 'Ground', 'Character'],
    held: 'Below each turn: who held Space, Ground and Character at its end.',
    deeds: 'Damage dealt by',
    deed: (deed, names) => beatenBy('felled', deed, names),
    luck: ({ draws, lucky }, who) =>
      `${whose(who)} dice: ${lucky} of ${draws} showed 4+; chance says ${Math.round(draws / 2)}.`,
    board: 'The last board',
  },
  'young-jedi': {
    chart: 'Cards left in the deck',
    measure: 'cards left',
    places: ['Tatooine', 'Coruscant', 'Naboo'],
    held: 'Below each turn: who controlled Tatooine, Coruscant and Naboo at its end.',
    deeds: 'Fights won by',
    deed: (deed, titles) => beatenBy('beat', deed, titles.map(withoutSubtitle)),
    luck: destiny,
    board: 'The planets at the end',
  },
  swccg: {
    chart: 'Life Force',
    measure: 'Life Force',
    places: [],
    held: '',
    deeds: 'Force lost at',
    deed: (_, __, who) => `to ${who === null ? 'your' : `${who}’s`} drains and battles`,
    luck: destiny,
    board: 'The places at the end',
  },
};

export const resultTexts = {
  when: (turn: number, minutes: number | null) =>
    minutes === null
      ? turn === 0
        ? 'Before the first turn'
        : `Turn ${turn}`
      : `${turn === 0 ? 'Before the first turn' : `Turn ${turn}`}, ${minutes === 0 ? 'under a minute' : plural(minutes, 'minute')}`,
  /** `who`: null for the viewer. */
  holds: (places: readonly string[], who: string | null) =>
    `${listed(places)} ${places.length === 1 ? 'is' : 'are'} ${who === null ? 'yours' : `${who}’s`} at the end of the turn.`,
  /** `who`: null for the viewer. */
  controls: (places: readonly string[], who: string | null) =>
    `${who === null ? 'You control' : `${who} controls`} ${listed(places)}.`,
  cameBack: (turn: number, mine: boolean, who: string) =>
    mine ? `You were ahead for good from turn ${turn} on.` : `${who} was ahead for good from turn ${turn} on.`,
  ledAll: (mine: boolean, who: string) => (mine ? 'You were ahead all the way.' : `${who} was ahead all the way.`),
  ranOut: byName<(who: string | null) => string>({
    deck: (who) => `${who === null ? 'Your' : `${who}’s`} deck has run out.`,
    'life force': (who) => `${who === null ? 'You have' : `${who} has`} no Life Force left.`,
    concession: (who) => `${who === null ? 'You' : who} gave the game up.`,
  }),
  swap: 'Swap sides',
  replay: 'Replay',
  turning: (turn: number) => `What decided it, turn ${turn}`,
  largest: (turn: number) => `The largest step, turn ${turn}`,
  swing: (turn: number) => `The largest swing, turn ${turn}`,
  chance: (who: string | null) => `${who === null ? 'your' : `${who}’s`} chance to win`,
  percent: (chance: number) => `${Math.round(chance * 100)}%`,
  leadsTo: 'then',
  judged: 'As the computer judges the table; it is counted after the game.',
  watch: 'Watch this moment',
  telling: 'Working out how it went…',
  noStory: 'How it went cannot be told.',
  noDeeds: 'Nobody stood out.',
  dice: (dice: readonly number[]) => `Dice: ${dice.join(', ')}`,
  turnColumn: 'Turn',
  heldColumn: (place: string) => `Held ${place}`,
  nobody: 'nobody',
  held: (who: string | null) => (who === null ? 'you hold' : `${who} holds`),
  contested: 'contested',
  empty: 'empty',
  games: (n: number, won: number, row: number) =>
    `your ${ordinal(n)} game, ${won} won${row > 1 ? `, ${row} in a row` : ''}`,
  units: (names: readonly string[]) => (names.length === 0 ? 'none' : listed(names)),
  mine: 'Yours',
} as const;
