/** The formats of organised play (TCG-FORMAT): which sets, and which kinds of cards, may be brought. */
import { type Deck, type DeckFault, formatFaults, type NamedSet, type PlayFormat } from '@dejarik/kernel';
import type { CardType } from '../cards/card.ts';

const list = (text: string): NamedSet[] =>
  text
    .trim()
    .split(/\s*\n\s*/u)
    .map((line) => {
      const [code = '', ...words] = line.split(' ');
      return { code, name: words.join(' ') };
    });

/** In the order of their numbers, from 1 on (TCG-FORMAT-06). */
export const EXPANSIONS: readonly NamedSet[] = list(`
  AOTC Attack of the Clones
  SR Sith Rising
  ANH A New Hope
  BOY Battle of Yavin
  JG Jedi Guardians
  ESB The Empire Strikes Back
  RAS Rogues and Scoundrels
  PM The Phantom Menace
  ROTJ Return of the Jedi
  ROTS Revenge of the Sith
  FOTR Fall of the Republic
  SAV Scum and Villainy
  BOE Battle of Endor
  RAW Clone Wars: Republic at War
  ION Invasion of Naboo
  BOH Battle of Hoth
  BH Legacy of the Force: Bounty Hunters
  MAND Legacy of the Force: Mandalorians
  SITH Legacy of the Force: Sith
  SMUG Legacy of the Force: Smugglers
  JEDI Legacy of the Force: Jedi
  RO2 Rule of Two
  TOR The Old Republic
  CWSO Clone Wars: Separatist Offensive
  RS Rogue Squadron
  ER Empire Rising
  EE Empire Eternal
  AGD The Clone Wars: A Galaxy Divided
  TDT The Dark Times
  CAD Clones and Droids
  TFA The Force Awakens
  VP The New Jedi Order: Vector Prime
  TAL The Old Republic: Tales and Legends
  SBS The New Jedi Order: Star by Star
  DAN The Old Republic: Days and Nights
  BL The Clone Wars: Battle Lines
  RO Rogue One
  BOSB Battle of Starkiller Base
  TLJ The Last Jedi
  SOR Spark of Rebellion
  BF Battlefront
  JK Jedi Knight
  TUF The New Jedi Order: The Unifying Force
  BOC Battle of Crait
  SOLO Solo
  KAE The Old Republic: Knights and Exiles
  TM The Mandalorian
  TROS The Rise of Skywalker
  AAA Apprentices and Assassins
  FOR Fires of Rebellion
  BOTS Battle of the Sarlacc
  TMW The Mandalorian Way
  BOBF Book of Boba Fett
  BAE Battle at Exegol
  ALTA A Long Time Ago
`);

/** Mini, promotional and other sets without a number: in no format unless an event puts them there (TCG-FORMAT-06). */
export const UNNUMBERED: readonly NamedSet[] = list(`
  IA Imperial Assault
  EAW Empire at War
  BEP Boonta Eve Podrace
  DOE Dynasty of Evil
  TEN 10th Anniversary
  15TH 15th Anniversary
  START Starter cards
  LEG Legacy
`);

const BY_WIZARDS = 10;
const VINTAGE = 16;

const codes = (expansions: readonly NamedSet[]): string[] => expansions.map(({ code }) => code);

const LEAST_OF_STANDARD = 5;
const MOST_OF_STANDARD = 8;

/** The newest sets after all these releases: the ninth would be one too many, and leaves the five newest (TCG-FORMAT-01). */
export function standardPool(releases: readonly string[]): string[] {
  let pool: string[] = [];
  for (const release of releases) {
    pool.push(release);
    if (pool.length > MOST_OF_STANDARD) pool = pool.slice(-LEAST_OF_STANDARD);
  }
  return pool;
}

/** A kind of card, by its type and, for some, a subtype. */
interface Kind {
  readonly type: CardType;
  readonly subtype?: string;
}

export interface FormatRules {
  /** Kinds of cards that are out. */
  readonly without: readonly Kind[];
}

/** What the Independent Development Committee brought into the game. */
const NEW_KINDS: readonly Kind[] = [
  { type: 'Multi-arena' },
  { type: 'Mission', subtype: 'Trap' },
  { type: 'Mission', subtype: 'Campaign' },
  { type: 'Equipment', subtype: 'Skill' },
  { type: 'Equipment', subtype: 'Trait' },
  { type: 'Resource' },
  { type: 'Event' },
  { type: 'Subordinate' },
];

/** In every format that has their sets. */
const BANNED = ['Duel of the Fates', 'Holoprojection Chamber', 'Kessel System', 'Ugnaught'];
const RESTRICTED = [
  'Lost in the Asteroids',
  'Lull in the Fighting',
  'Peace on Naboo',
  'Chewbacca (G)',
  "Han's Promise",
  "Falcon's Needs",
  'Blockade',
];
const BANNED_IN_WOTC = ['Blockade', 'Padmé Amidala (H)'];

const format = (
  id: string,
  name: string,
  rule: string,
  sets: readonly string[],
  {
    banned = [],
    restricted = [],
    without = [],
  }: Partial<Record<'banned' | 'restricted', string[]>> & Partial<FormatRules> = {},
): PlayFormat<FormatRules> => ({
  id,
  name,
  rule,
  sets,
  banned: [...BANNED, ...banned],
  restricted: [...RESTRICTED, ...restricted],
  rules: { without },
});

/** The eras with their sets as players have them; the rulebook names no sets, so whoever runs an event may give others (`withSets`). */
const ERAS: ReadonlyMap<string, readonly string[]> = new Map([
  ['Old Republic', ['RO2', 'TOR', 'TAL', 'DAN', 'KAE']],
  ['Republic', ['FOTR', 'RAW', 'ION', 'CWSO', 'AGD', 'CAD', 'BL']],
  ['Rebellion', ['SAV', 'BOE', 'BOH', 'TDT', 'RO', 'SOR', 'BF', 'SOLO', 'FOR', 'BOTS']],
  ['New Republic', ['RS', 'ER', 'EE', 'VP', 'SBS', 'JK', 'TUF']],
  ['Resistance', ['TFA', 'BOSB', 'TLJ', 'BOC', 'TROS', 'BAE']],
  ['Legacy', ['BH', 'MAND', 'SITH', 'SMUG', 'JEDI']],
]);

export interface FormatData {
  readonly expansions?: readonly NamedSet[];
  readonly eras?: ReadonlyMap<string, readonly string[]>;
}

/** The formats by these expansions and eras (TCG-FORMAT-01 to TCG-FORMAT-06). */
export function formatsBy({ expansions = EXPANSIONS, eras = ERAS }: FormatData = {}): PlayFormat<FormatRules>[] {
  const all = codes(expansions);
  return [
    format('standard', 'Standard', 'TCG-FORMAT-01', standardPool(all), {
      banned: [
        'A Long Time Ago',
        'End of the Saga',
        'In a Galaxy Far, Far Away....',
        'The Saga Continues',
        'Aki-Aki Festival Celebrants',
        'Star Wars',
        'The Time Has Come!',
        'Gamorrean Commander',
        'Great Pit of Carkoon',
        'Saw Gerrera (C)',
        'Close All The Doors',
      ],
      restricted: ['The Story Lives Forever', 'Situational Sensors'],
    }),
    format('vintage', 'Vintage', 'TCG-FORMAT-03', all.slice(0, VINTAGE), {
      banned: [...BANNED_IN_WOTC, 'Nien Nunb (A)', 'R2-D2 (J)', 'Death Star II (D)'],
      restricted: [
        'Hotwire',
        'Blockaded Naboo',
        'Q2 Hold-out Blaster',
        'Price of Serenity',
        'Coruscant Emergency Ship',
        "Luke's X-Wing (E)",
      ],
      without: NEW_KINDS,
    }),
    format('galaxy', 'Galaxy', 'TCG-FORMAT-04', all),
    format('wotc', 'WOTC Only', 'TCG-FORMAT-04', all.slice(0, BY_WIZARDS), { banned: BANNED_IN_WOTC }),
    format('idc', 'IDC Only', 'TCG-FORMAT-04', all.slice(BY_WIZARDS)),
    ...[...eras].map(([era, sets]) =>
      format(era.toLowerCase().replaceAll(' ', '-'), `${era} Era`, 'TCG-FORMAT-05', sets),
    ),
  ];
}

interface FormatCard {
  readonly set: string;
  readonly title: string;
  readonly type: string;
  readonly subtypes: readonly string[];
}

/** What keeps a deck out of the format, beyond the rules of every deck. */
export const faultsInFormat = (
  cardOf: (id: string) => FormatCard | undefined,
  deck: Deck,
  wanted: PlayFormat<FormatRules>,
): DeckFault[] =>
  formatFaults(wanted, deck, cardOf, ({ title, type, subtypes }) => {
    const out = wanted.rules.without.find(
      (kind) => kind.type === type && (kind.subtype === undefined || subtypes.includes(kind.subtype)),
    );
    return out === undefined ? null : `${title} is a ${out.subtype ?? out.type} card; ${wanted.name} is without those`;
  });
