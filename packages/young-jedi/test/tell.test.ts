import { below, Match, type Option, type RandomState, seeded } from '@dejarik/kernel';
import { describe, expect, test } from 'vitest';
import { callName, describeOption } from '../src/describe.ts';
import { logLines } from '../src/log.ts';
import { type Event, type EventKind, event } from '../src/rules/events.ts';
import { sees } from '../src/rules/sees.ts';
import { DECK, HAND, type State, TATOOINE } from '../src/rules/state.ts';
import type { Table } from '../src/rules/table.ts';
import { describeEvent } from '../src/tell.ts';
import { anyDecks, game } from './setups.ts';

const { cards } = game;
const indexOf = (name: string): number => cards.find(name)!.index;
const MAUL = indexOf('Darth Maul, Sith Lord');
const SABER = indexOf('Sith Lightsaber');
const QUI_GON = indexOf('Qui-Gon Jinn, Jedi Master');
const SITE = indexOf('Tatooine, Desert Landing Site (Dark)');

/** Every kind of event: whether the log has a sentence for it. The type makes a new kind show up here. */
const KINDS: Readonly<Record<EventKind, 'told' | 'silent'>> = {
  draw: 'told',
  destiny: 'told',
  lose: 'told',
  discard: 'told',
  deploy: 'told',
  race: 'told',
  launch: 'told',
  locate: 'told',
  turnUp: 'told',
  take: 'told',
  toHand: 'told',
  toDeck: 'told',
  under: 'told',
  shuffle: 'told',
  lap: 'told',
  lapDone: 'told',
  thrust: 'told',
  declare: 'told',
  duelDraw: 'told',
  duelPlay: 'told',
  control: 'told',
  reveal: 'told',
  first: 'told',
  turn: 'told',
  step: 'told',
  number: 'told',
  text: 'told',
  look: 'told',
  show: 'told',
  evacuate: 'told',
  intercept: 'told',
  letGo: 'told',
  evacuated: 'told',
  battle: 'told',
  declared: 'told',
  planned: 'silent',
  fight: 'told',
  works: 'told',
  wasted: 'told',
  ignored: 'told',
  swap: 'told',
  replace: 'told',
  power: 'told',
  won: 'told',
  tied: 'told',
  defeated: 'told',
  damage: 'told',
  breakthrough: 'told',
  battleEnds: 'silent',
  duel: 'told',
  defends: 'told',
  hit: 'told',
  duelEnds: 'told',
  surrender: 'told',
  handAside: 'told',
  result: 'told',
};

const EVERYBODY = 7;
const ONLY_DARK = 1;

function happened(kind: EventKind, parts: Partial<Event> = {}): Event {
  const base = { ...event(kind, 0, 0, 60, 1, TATOOINE), def: MAUL, otherDef: QUI_GON, seen: EVERYBODY, from: TATOOINE };
  return { ...base, ...parts };
}

const told = (kind: EventKind, parts: Partial<Event> = {}, seat = 0): string =>
  describeEvent(cards, happened(kind, parts), seat);

describe('the sentences', () => {
  test.each(Object.entries(KINDS))('%s is %s', (kind, how) => {
    const parts = kind === 'fight' ? { defs: [MAUL, -1, QUI_GON] } : {};
    expect(told(kind as EventKind, parts)).toMatch(how === 'silent' ? /^$/u : /^[A-Z0-9].*\.$/u);
  });

  test('read like this', () => {
    expect(told('deploy', { n: 0, from: HAND, cost: 6 })).toBe(
      'Dark deploys Darth Maul, Sith Lord to Tatooine for 6 counters.',
    );
    expect(told('deploy', { n: 0, from: DECK, cost: 0 })).toBe(
      'Dark deploys Darth Maul, Sith Lord from the deck to Tatooine for free.',
    );
    expect(told('fight', { defs: [MAUL, -1, QUI_GON, -1, SABER, -1] })).toBe(
      'Darth Maul, Sith Lord with Sith Lightsaber fights Qui-Gon Jinn, Jedi Master.',
    );
    expect(told('hit', { n: 2 })).toBe('Darth Maul, Sith Lord is hit: 2 of 6 hits.');
    expect(told('lap', { n: 3, other: 1 })).toBe('Dark plays Darth Maul, Sith Lord as 3 of the lap (handling).');
    expect(told('control', { n: 1 })).toBe('Dark takes control of Tatooine, which was surrendered.');
    expect(told('result', { reason: 'deck' })).toBe('Light has no cards left in the deck: Dark wins.');
  });

  test('tell what a power is made of', () => {
    const parts = [
      { def: MAUL, n: 6, rule: 'YJ-CARD-10' },
      { def: SITE, n: 2, rule: 'YJ-CARD-11' },
      { def: MAUL, n: 1, rule: 'YJ-CARD-20' },
      { def: SABER, n: 2, rule: 'YJ-WPN-03' },
      { def: QUI_GON, n: 4, rule: 'YJ-DST-01' },
    ];
    expect(told('power', { n: 15, parts })).toBe(
      'Darth Maul, Sith Lord: power 6 + 2 (Desert Landing Site) + 1 (its text) + 2 (Sith Lightsaber) + 4 (destiny) = 15.',
    );
    expect(told('power', { n: 6, parts: parts.slice(0, 1) })).toBe('Darth Maul, Sith Lord: power 6.');
  });

  test('name a hidden card to its player only', () => {
    const hidden = { n: 1, from: HAND, seen: ONLY_DARK, cost: 6 };
    expect(told('deploy', hidden, 0)).toBe('Dark deploys Darth Maul, Sith Lord face down to Tatooine for 6 counters.');
    for (const seat of [1, -1]) expect(told('deploy', hidden, seat)).toBe('Dark deploys a card face down to Tatooine.');
    expect(told('draw', { seen: ONLY_DARK }, 0)).toBe('Dark draws Darth Maul, Sith Lord.');
    expect(told('draw', { seen: ONLY_DARK }, 1)).toBe('Dark draws a card.');
    expect(told('look', { def: QUI_GON, seen: ONLY_DARK }, 0)).toContain(': Qui-Gon Jinn, Jedi Master.');
    expect(told('look', { def: QUI_GON, seen: ONLY_DARK }, 1)).toBe("Dark looks at the top card of Light's deck.");
  });
});

describe('the log', () => {
  const lines = (seat: number, ...events: Event[]): string[] => logLines(cards, events, seat).map(({ text }) => text);

  test('says together what belongs together', () => {
    const lose = happened('lose', { from: DECK });
    expect(lines(-1, happened('damage', { n: 2, card: -1 }), lose, { ...lose, def: SABER })).toEqual([
      'Dark takes 2 damage: Darth Maul, Sith Lord and Sith Lightsaber.',
    ]);
    const drawn = happened('draw', { from: DECK, seen: ONLY_DARK });
    expect(lines(0, drawn, drawn)).toEqual(['Dark draws Darth Maul, Sith Lord (2).']);
    expect(lines(1, drawn, drawn)).toEqual(['Dark draws 2 cards.']);
    expect(lines(-1, happened('destiny', { n: 0, to: 1 }), happened('number', { n: 4 }))).toEqual([
      'Dark draws Darth Maul, Sith Lord for the weapon: 4.',
    ]);
  });

  test('leaves out what goes without saying', () => {
    expect(lines(-1, happened('take', { from: DECK }), happened('shuffle', { card: -1 }))).toEqual([
      'Dark takes Darth Maul, Sith Lord from the deck into hand.',
    ]);
    expect(lines(1, happened('declare', { from: HAND, seen: ONLY_DARK }), happened('declared', { card: -1 }))).toEqual([
      'Dark has 1 Battle card in the plan.',
    ]);
    expect(lines(-1, happened('step', { n: 2 }), happened('step', { n: 3 }), happened('draw'))).toEqual([
      'Even Up step.',
      'Dark draws Darth Maul, Sith Lord.',
    ]);
  });

  test('indents what belongs to a fight, also when it is read in parts', () => {
    const events = [happened('fight'), happened('power'), happened('breakthrough'), happened('damage', { card: -1 })];
    const depths = (from: number): number[] => logLines(cards, events, -1, from).map(({ depth }) => depth);
    expect(depths(0)).toEqual([0, 1, 0, 0]);
    expect(depths(1)).toEqual([1, 0, 0]);
  });
});

// What a viewer may not see is in no sentence, and different options have different ones.

const TITLES = [...new Set(cards.cards.map(({ index }) => callName(cards, index)))].sort((a, b) => b.length - a.length);
const found = new Map<string, readonly string[]>();

/** The titles in a sentence; of two that overlap, the longer. */
function titlesIn(sentence: string): readonly string[] {
  let known = found.get(sentence);
  if (known === undefined) {
    const list: string[] = [];
    let rest = sentence;
    for (const name of TITLES)
      if (rest.includes(name)) {
        list.push(name);
        rest = rest.replaceAll(name, '|');
      }
    known = list;
    found.set(sentence, known);
  }
  return known;
}

const VIEWERS = [0, 1, -1] as const;

/** What a card says of itself: its title, those of its halves, and its built-in weapon. */
const FACES = cards.cards.map(({ index, card, halves }) => [
  callName(cards, index),
  card.weapon,
  ...halves.map((half) => callName(cards, half.index)),
]);

const visible = (s: State, seat: number): Set<string> =>
  new Set(s.def.flatMap((def, card) => (sees(s, seat, card) ? FACES[def]! : [])));

/** Shown to all for a moment, or to the one who looks. */
const SHOWN: ReadonlySet<EventKind> = new Set(['destiny', 'take', 'reveal', 'show']);

const isShown = ({ kind, seat, def, defs }: Event, viewer: number, name: string): boolean =>
  (SHOWN.has(kind) || (kind === 'look' && viewer === seat)) &&
  [def, ...(defs ?? [])].some((index) => callName(cards, index) === name);

/** Reads every sentence as it happens: what it tells a viewer who saw the card neither right before nor right after. */
function watch(g: Table, kinds: Set<string>): string[] {
  const leaks: string[] = [];
  const all = (): Set<string>[] => VIEWERS.map((seat) => visible(g.state, seat));
  let before = all();
  const events = g.events!;
  const push = events.push.bind(events);
  events.push = (...happening) => {
    const after = all();
    for (const e of happening as Event[]) {
      kinds.add(e.kind);
      VIEWERS.forEach((seat, i) => {
        const sentence = describeEvent(cards, e, seat);
        for (const name of titlesIn(sentence))
          if (!(before[i]!.has(name) || after[i]!.has(name) || isShown(e, seat, name)))
            leaks.push(`seat ${seat}, ${e.kind}: ${sentence}`);
      });
    }
    before = after;
    return push(...happening);
  };
  return leaks;
}

/** The lines of the log say no more than the sentences of their events do. */
function logLeaks(events: readonly Event[]): string[] {
  return VIEWERS.flatMap((seat) => {
    const known = new Set(events.flatMap((e) => titlesIn(describeEvent(cards, e, seat))));
    return logLines(cards, events, seat).flatMap(({ text }) =>
      titlesIn(text).flatMap((name) => (known.has(name) ? [] : [`seat ${seat}: ${text}`])),
    );
  });
}

/** What two options of one question have to have in common to be the same for whoever chooses. */
function sameness({ state: s }: Table, { kind, card, target, n }: Option): string {
  const face = (number: number): string => {
    if (number < 0 || number >= s.def.length) return `${number}`;
    const { card: printed, index } = cards.cards[s.def[number]!]!;
    return `${printed.reprintOf ?? cards.cards[index]!.card.id} in ${s.zone[number]}`;
  };
  if (kind === 'swap' || kind === 'replace' || (kind === 'number' && card < 0)) return `${kind} ${n}`;
  if (kind === 'discardDiamond') return [kind, face(card), face(target)].join(', ');
  return [kind, face(card), kind === 'duel' ? `${face(target)} ${face(n)}` : `${target} ${n}`].join(', ');
}

function alike(g: Table): string[] {
  const sentences = new Map<string, string>();
  return g.state.question!.options.flatMap((option) => {
    const sentence = describeOption(g, option);
    const same = sameness(g, option);
    const other = sentences.get(sentence);
    sentences.set(sentence, same);
    const wrong =
      other === undefined
        ? !/^[A-Z0-9].*\w[!?)\].]?$/u.test(sentence) || sentence.includes('undefined')
        : other !== same;
    return wrong ? [`${sentence}: ${same}; ${other}`] : [];
  });
}

/** What chance alone hardly gets to: races, duels, battles with Battle cards; and planets that are fought for. */
const SOUGHT: ReadonlySet<string> = new Set(['race', 'lap', 'declare', 'duel', 'attack', 'block', 'swap', 'replace']);
const SHUNNED: ReadonlySet<string> = new Set(['surrender', 'discardHand', 'evacuate']);

/** Chance alone also hardly makes a plan that works. */
function someAnswer(g: Table, random: RandomState): number {
  const { kind, options } = g.state.question!;
  if (kind === 'plan' && below(random, 5) > 0) return game.quick!.answer(g);
  const indices = [...options.keys()];
  const sought = indices.filter((i) => SOUGHT.has(options[i]!.kind));
  const unshunned = indices.filter((i) => !SHUNNED.has(options[i]!.kind));
  const among = [indices, unshunned, unshunned, sought, sought][below(random, 5)]!;
  return (among.length > 0 ? among : unshunned)[below(random, Math.max(1, among.length))]!;
}

test('no sentence names a hidden card, and no two different options read the same, in 200 games', () => {
  const kinds = new Set<string>();
  for (const setup of anyDecks(200)) {
    const random = seeded(`${setup.seed} told`);
    const match = Match.start(game, setup, { keep: false });
    const leaks = watch(match.table, kinds);
    for (const e of match.events) kinds.add(e.kind);
    for (let n = 0; n < 3000 && match.state.question !== null; n++) {
      expect(alike(match.table)).toEqual([]);
      match.answer(someAnswer(match.table, random));
    }
    expect(leaks).toEqual([]);
    expect(logLeaks(match.events as readonly Event[])).toEqual([]);
    expect(match.faults).toEqual([]);
  }
  expect(kinds.size).toBeGreaterThan(50);
});
