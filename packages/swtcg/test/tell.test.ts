import { below, Match, seeded } from '@dejarik/kernel';
import { describe, expect, test } from 'vitest';
import { title } from '../src/cards/card.ts';
import { randomDeck } from '../src/decks/random.ts';
import { swtcg } from '../src/game.ts';
import { logLines } from '../src/log.ts';
import { type Event, type EventKind, event } from '../src/rules/events.ts';
import { GROUND, HAND, type State } from '../src/rules/state.ts';
import type { Table } from '../src/rules/table.ts';
import { describeEvent } from '../src/tell.ts';
import { sees } from '../src/view.ts';

const game = swtcg();
const { cards } = game;
const defOf = (name: string): number => cards.byTitle.get(name)!.index;
const LUKE = defOf('Luke Skywalker (B)');
const TROOPER = defOf('Stormtrooper TK-421');

/** Every kind of event: whether the log has a sentence for it. The type makes a new kind show up here. */
const KINDS: Readonly<Record<EventKind, 'told' | 'silent'>> = {
  draw: 'told',
  force: 'told',
  points: 'told',
  tap: 'told',
  untap: 'told',
  damage: 'told',
  counters: 'told',
  buildCounters: 'told',
  layDown: 'told',
  layOpen: 'told',
  setUp: 'told',
  deploy: 'told',
  stack: 'told',
  rearrange: 'told',
  reveal: 'told',
  return: 'told',
  enter: 'told',
  retreat: 'told',
  board: 'told',
  disembark: 'told',
  discard: 'told',
  toHand: 'told',
  toBottom: 'told',
  shuffle: 'told',
  show: 'told',
  turn: 'told',
  phase: 'told',
  buildStep: 'told',
  retreatStep: 'told',
  battleStep: 'told',
  mulligan: 'told',
  stop: 'told',
  attack: 'told',
  newDefender: 'told',
  noRoll: 'told',
  roll: 'told',
  reroll: 'told',
  hits: 'told',
  attackEnds: 'silent',
  play: 'told',
  trigger: 'told',
  prevent: 'told',
  gets: 'told',
  look: 'told',
  contest: 'told',
  bid: 'told',
  wonContest: 'told',
  skip: 'told',
  expire: 'silent',
  result: 'told',
};

const EVERYBODY = 7;

function happened(kind: EventKind, parts: Partial<Event> = {}): Event {
  const base = { ...event(kind, 1, 0, 60, 1, GROUND), def: LUKE, otherDef: TROOPER, seen: EVERYBODY, from: GROUND };
  return { ...base, dice: [2, 4, 6], defs: [TROOPER], ...parts };
}

const told = (kind: EventKind, parts: Partial<Event> = {}, seat = 1): string =>
  describeEvent(cards, happened(kind, parts), seat);

describe('the sentences', () => {
  test.each(Object.entries(KINDS))('%s is %s', (kind, how) => {
    const lasting = cards.abilities.find((ability) => ability.program.some((op) => op.do === 'gets'))!;
    const at = lasting.program.findIndex((op) => op.do === 'gets');
    const parts = kind === 'gets' ? { n: lasting.id, to: at } : {};
    const sentence = told(kind as EventKind, parts);
    expect(sentence).toMatch(how === 'silent' ? /^$/u : /^[A-Z0-9].*\.$/u);
  });

  test('read like this', () => {
    expect(told('attack', { n: 0 })).toBe('Luke Skywalker (B) attacks Stormtrooper TK-421.');
    expect(told('roll')).toBe('Light rolls 2, 4, 6.');
    expect(told('roll', { card: -1, dice: [3] })).toBe('Light rolls 3 for build points.');
    expect(told('hits', { n: 2, other: 0 })).toBe('2 hits.');
    expect(told('hits', { n: 1, other: 2 })).toBe('1 hit, and 2 more by Critical Hit.');
    expect(told('prevent', { to: 1, other: 0 })).toBe('Luke Skywalker (B) evades 1 damage.');
    const hurt = { def: TROOPER, otherDef: LUKE, n: 2 };
    expect(told('damage', hurt)).toBe('Stormtrooper TK-421 takes 2 damage from Luke Skywalker (B).');
    expect(told('force', { seat: 0, card: -1, n: 4 })).toBe('Dark gains 4 Force.');
    expect(told('force', { n: -2 })).toBe('Light pays 2 Force.');
    expect(told('force', { n: -2, def: TROOPER })).toBe('Light loses 2 Force.');
  });

  test('name a drawn card to its player only', () => {
    const drawn = { seen: 2, from: HAND };
    expect(told('draw', drawn, 1)).toBe('Light draws Luke Skywalker (B).');
    expect(told('draw', drawn, 0)).toBe('Light draws a card.');
    expect(told('draw', drawn, -1)).toBe('Light draws a card.');
  });

  test('name the cards of a hand to the one who looks only', () => {
    expect(told('look', {}, 1)).toBe('Light looks at the enemy hand: Stormtrooper TK-421.');
    expect(told('look', {}, 0)).toBe('Light looks at the enemy hand.');
  });
});

describe('the log', () => {
  const lines = (...events: Event[]): string[] => logLines(cards, events, -1).map(({ text }) => text);

  test('says together what belongs together', () => {
    const attack = happened('attack', { n: 0 });
    expect(lines(happened('tap'), attack, happened('roll'), happened('hits', { n: 2, other: 0 }))).toEqual([
      'Luke Skywalker (B) attacks Stormtrooper TK-421.',
      'Light rolls 2, 4, 6: 2 hits.',
    ]);
    expect(lines(happened('points', { n: -2 }), happened('deploy'))).toEqual([
      'Light deploys Luke Skywalker (B) for 2 build points.',
    ]);
    expect(lines(happened('draw', { seen: 0 }), happened('draw', { seen: 0 }))).toEqual([
      'Setup.',
      'Light draws 2 cards.',
    ]);
  });

  test('indents what belongs to an attack, also when it is read in parts', () => {
    const events = [happened('attack'), happened('roll'), happened('attackEnds'), happened('skip')];
    const depths = (from: number): number[] => logLines(cards, events, -1, from).map(({ depth }) => depth);
    expect(depths(0)).toEqual([0, 1, 0]);
    expect(depths(1)).toEqual([1, 0]);
  });
});

// What a viewer may not see is not in any sentence.

const TITLES = cards.cards.map(({ card }) => title(card)).sort((a, b) => b.length - a.length);
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

const visible = (s: State, seat: number): Set<string> =>
  new Set(s.def.flatMap((def, card) => (sees(s, seat, card) ? [title(cards.cards[def]!.card)] : [])));

/** Shown to all for a moment, or only looked at; and texts of abilities, which may name other cards. */
const SHOWN: ReadonlySet<EventKind> = new Set(['show', 'layOpen', 'look', 'play', 'trigger', 'gets']);

/** Titles that a sentence tells a viewer and that the viewer saw neither before nor after. */
function leaks(g: Table, from: number, before: readonly Set<string>[]): string[] {
  const list: string[] = [];
  const events = (g.events as Event[]).slice(from);
  VIEWERS.forEach((seat, i) => {
    const after = visible(g.state, seat);
    for (const e of events) {
      const sentence = describeEvent(cards, e, seat);
      if (SHOWN.has(e.kind)) continue;
      for (const name of titlesIn(sentence))
        if (!before[i]!.has(name) && !after.has(name)) list.push(`seat ${seat}, ${e.kind}: ${sentence}`);
    }
    for (const { text, event: at } of logLines(cards, events, seat))
      if (events[at]!.kind === 'draw' || events[at]!.kind === 'layDown')
        for (const name of titlesIn(text))
          if (!after.has(name) && !before[i]!.has(name)) list.push(`seat ${seat}, log: ${text}`);
  });
  return list;
}

test('no sentence names a card that is hidden from its reader, in 200 games', () => {
  const kinds = new Set<string>();
  for (let seed = 0; seed < 200; seed++) {
    const random = seeded(seed);
    const decks = [randomDeck(cards, 0, random), randomDeck(cards, 1, random)];
    const match = Match.start(game, { edition: 'nh', seed, decks }, { keep: false });
    let from = 0;
    let before = VIEWERS.map((seat) => visible(match.state, seat));
    for (let n = 0; n < 3000 && match.state.question !== null; n++) {
      const { options } = match.state.question;
      const left = options.flatMap((_, i) => (match.state.failed.includes(i) ? [] : [i]));
      match.answer(left[below(random, left.length)]!);
      expect(leaks(match.table, from, before)).toEqual([]);
      for (const e of match.events.slice(from)) kinds.add(e.kind);
      from = match.events.length;
      before = VIEWERS.map((seat) => visible(match.state, seat));
    }
  }
  expect(kinds.size).toBeGreaterThan(40);
});
