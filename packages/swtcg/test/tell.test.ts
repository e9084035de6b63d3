import { LOCATION } from '../src/rules/state-expanded.ts';
import { below, Match, type Seat, seeded, type Viewed, viewerBit, viewersOf } from '@dejarik/kernel';
import { titleFinder } from '@dejarik/kernel/testing';
import { describe, expect, test } from 'vitest';
import { title } from '../src/cards/card.ts';
import { randomDeck } from '../src/decks/random.ts';
import { swtcg } from '../src/game.ts';
import { logLines } from '../src/log.ts';
import type { Event, EventKind, EventOf } from '../src/rules/event.ts';
import { sees } from '../src/rules/sight.ts';
import { BATTLE, DECK, GROUND, type State, UNDERNEATH } from '../src/rules/state.ts';
import type { Table } from '../src/rules/table.ts';
import { TWO_HEADED, VONG_FOR_LIGHT } from '../src/seats.ts';
import { describeEvent } from '../src/tell.ts';
import { eventsSeen } from '../src/visibility.ts';

const { viewEvent } = eventsSeen;

const game = swtcg();
const { cards } = game;
const defOf = (name: string): number => cards.byTitle.get(name)!.index;
const LUKE = defOf('Luke Skywalker (B)');
const TROOPER = defOf('Stormtrooper TK-421');
const [DARK_SEAT, LIGHT_SEAT, SPECTATOR] = viewersOf(game) as [number, number, number];

const lasting = cards.abilities.find((ability) => ability.program.some((op) => op.do === 'gets'))!;
const at = lasting.program.findIndex((op) => op.do === 'gets');

const EVERYBODY = -1;
/** Light's Luke in the Ground arena, seen by all. */
const card = { seat: LIGHT_SEAT, card: 0, def: LUKE, from: GROUND, witnesses: EVERYBODY };
const bySource = { source: 60, sourceDef: TROOPER };
const dice = [2, 4, 6];
const witnesses = EVERYBODY;
const seat = LIGHT_SEAT;

/** One of every kind: a kind that is new does not compile without one. */
const EXAMPLES: { readonly [K in EventKind]: EventOf<K> } = {
  draw: { kind: 'draw', ...card, from: DECK },
  force: { kind: 'force', seat, witnesses, n: 4, cause: 'turn', source: -1, sourceDef: -1 },
  points: { kind: 'points', seat, witnesses, n: 3, cause: 'roll', source: -1, sourceDef: -1 },
  tap: { kind: 'tap', ...card },
  untap: { kind: 'untap', ...card },
  damage: { kind: 'damage', ...card, ...bySource, n: 1 },
  counters: { kind: 'counters', ...card, n: -1 },
  buildCounters: { kind: 'buildCounters', ...card, n: 2 },
  layDown: { kind: 'layDown', ...card },
  layOpen: { kind: 'layOpen', ...card },
  setUp: { kind: 'setUp', ...card, to: GROUND },
  deploy: { kind: 'deploy', ...card, to: GROUND },
  stack: { kind: 'stack', ...card, unit: 1, unitDef: LUKE, place: UNDERNEATH },
  rearrange: { kind: 'rearrange', ...card, unit: 1, unitDef: LUKE, place: 0 },
  reveal: { kind: 'reveal', ...card },
  return: { kind: 'return', ...card, to: GROUND },
  enter: { kind: 'enter', ...card, to: GROUND },
  retreat: { kind: 'retreat', ...card },
  board: { kind: 'board', ...card, unit: 1, unitDef: TROOPER, place: 0 },
  disembark: { kind: 'disembark', ...card, to: GROUND },
  discard: { kind: 'discard', ...card, ...bySource, cause: 'other' },
  toHand: { kind: 'toHand', ...card },
  toBottom: { kind: 'toBottom', ...card },
  toPile: { kind: 'toPile', ...card },
  toSupply: { kind: 'toSupply', ...card },
  shuffle: { kind: 'shuffle', seat, witnesses },
  show: { kind: 'show', ...card },
  place: { kind: 'place', ...card, to: LOCATION + GROUND },
  shift: { kind: 'shift', ...card, to: GROUND },
  attach: { kind: 'attach', ...card, unit: 1, unitDef: TROOPER, place: 0 },
  detach: { kind: 'detach', ...card },
  control: { kind: 'control', ...card },
  tokens: { kind: 'tokens', ...card, n: 2, token: 'credit' },
  outOfPlay: { kind: 'outOfPlay', ...card, down: 0, group: { id: 1, kind: 'set aside', ability: -1, source: -1 } },
  turn: { kind: 'turn', witnesses, turn: 2 },
  phase: { kind: 'phase', witnesses, phase: BATTLE },
  buildStep: { kind: 'buildStep', seat, witnesses, n: 3 },
  retreatStep: { kind: 'retreatStep', seat, witnesses },
  battleStep: { kind: 'battleStep', witnesses, arena: GROUND },
  mulligan: { kind: 'mulligan', seat, witnesses, n: 2 },
  stop: { kind: 'stop', seat, witnesses },
  attack: { kind: 'attack', ...card, target: 60, targetDef: TROOPER, cannon: 0 },
  newDefender: { kind: 'newDefender', ...card, attacker: 60, attackerDef: TROOPER },
  noRoll: { kind: 'noRoll', ...card },
  disrupted: { kind: 'disrupted', ...card },
  roll: { kind: 'roll', ...card, rollFor: 'attack', dice },
  reroll: { kind: 'reroll', ...card, n: 1, dice },
  addDice: { kind: 'addDice', ...card, n: 1, dice },
  turnDie: { kind: 'turnDie', ...card, n: 1, dice },
  hits: { kind: 'hits', ...card, hits: 2, critical: 0, dice },
  attackEnds: { kind: 'attackEnds', ...card },
  play: { kind: 'play', ...card, ability: 0 },
  trigger: { kind: 'trigger', ...card, ability: 0 },
  prevent: { kind: 'prevent', ...card, ...bySource, n: 1, evaded: false },
  gets: { kind: 'gets', seat, witnesses, ...bySource, ability: lasting.id, at, units: [60], defs: [TROOPER] },
  look: { kind: 'look', seat, witnesses, at: 'hand', n: 1, defs: [TROOPER] },
  contest: { kind: 'contest', ...card, rival: 60, rivalDef: LUKE },
  bid: { kind: 'bid', seat, witnesses, n: 3 },
  wonContest: { kind: 'wonContest', ...card, rival: 60, rivalDef: LUKE, bid: 3 },
  skip: { kind: 'skip', ...card },
  expire: { kind: 'expire', witnesses },
  result: { kind: 'result', witnesses, reason: 'arenas', winners: [LIGHT_SEAT], conceding: -1 },
};

const SILENT: ReadonlySet<EventKind> = new Set(['attackEnds', 'expire']);

const happened = <K extends EventKind>(kind: K, parts: Partial<EventOf<K>> = {}): EventOf<K> => ({
  ...EXAMPLES[kind],
  ...parts,
});

const viewed = (event: Event, viewer = LIGHT_SEAT): Viewed<Event> => viewEvent(event, viewer)!;

const told = <K extends EventKind>(kind: K, parts: Partial<EventOf<K>> = {}, viewer = LIGHT_SEAT): string =>
  describeEvent(cards, viewed(happened(kind, parts), viewer));

describe('the sentences', () => {
  test.each(Object.keys(EXAMPLES) as EventKind[])('of %s', (kind) => {
    expect(told(kind)).toMatch(SILENT.has(kind) ? /^$/u : /^[A-Z0-9].*\.$/u);
  });

  test('read like this', () => {
    expect(told('attack')).toBe('Luke Skywalker (B) attacks Stormtrooper TK-421.');
    expect(told('roll')).toBe('Light rolls 2, 4, 6.');
    expect(told('roll', { card: -1, rollFor: 'build', dice: [3] })).toBe('Light rolls 3 for build points.');
    expect(told('hits')).toBe('2 hits.');
    expect(told('hits', { hits: 1, critical: 2 })).toBe('1 hit, and 2 more by Critical Hit.');
    expect(told('prevent', { evaded: true })).toBe('Luke Skywalker (B) evades 1 damage.');
    expect(told('damage', { n: 2 })).toBe('Luke Skywalker (B) takes 2 damage from Stormtrooper TK-421.');
    expect(told('force', { seat: DARK_SEAT })).toBe('Dark gains 4 Force.');
    expect(told('force', { n: -2, cause: 'cost' })).toBe('Light pays 2 Force.');
    expect(told('force', { n: -2, cause: 'effect' })).toBe('Light loses 2 Force.');
    expect(told('points', { n: -2, cause: 'unspent' })).toBe('Light leaves 2 build points unspent.');
    expect(told('result')).toBe('Light controls two arenas and wins.');
    expect(told('result', { reason: 'concession', conceding: DARK_SEAT })).toBe('Dark concedes: Light wins.');
  });

  test('name a drawn card to its player only', () => {
    const drawn = { witnesses: viewerBit(LIGHT_SEAT) };
    expect(told('draw', drawn)).toBe('Light draws Luke Skywalker (B).');
    expect(told('draw', drawn, DARK_SEAT)).toBe('Light draws a card.');
    expect(told('draw', drawn, SPECTATOR)).toBe('Light draws a card.');
  });

  test('name the cards of a hand to the one who looks only', () => {
    expect(told('look')).toBe('Light looks at the enemy hand: Stormtrooper TK-421.');
    expect(told('look', {}, DARK_SEAT)).toBe('Light looks at the enemy hand.');
    expect(told('look', {}, SPECTATOR)).toBe('Light looks at the enemy hand.');
  });
});

describe('the log', () => {
  const log = (...events: Event[]) =>
    logLines(
      cards,
      events.map((e) => viewed(e, SPECTATOR)),
    );
  const lines = (...events: Event[]): string[] => log(...events).map(({ text }) => text);

  test('says together what belongs together', () => {
    expect(lines(happened('tap'), happened('attack'), happened('roll'), happened('hits'))).toEqual([
      'Luke Skywalker (B) attacks Stormtrooper TK-421.',
      'Light rolls 2, 4, 6: 2 hits.',
    ]);
    expect(lines(happened('points', { n: -2, cause: 'spent' }), happened('deploy'))).toEqual([
      'Light deploys Luke Skywalker (B) for 2 build points.',
    ]);
    expect(lines(happened('draw', { witnesses: 0 }), happened('draw', { witnesses: 0 }))).toEqual([
      'Setup.',
      'Light draws 2 cards.',
    ]);
    expect(lines(happened('force'), happened('force', { seat: DARK_SEAT }))).toEqual(['Both sides gain 4 Force.']);
  });

  test('names the players of the table that is played', () => {
    const linesAt = (seats: readonly Seat[], ...events: Event[]): string[] =>
      logLines(
        cards,
        events.map((e) => viewed(e, SPECTATOR)),
        0,
        seats,
      ).map(({ text }) => text);
    const gain = (n: number) => (whose: number) => happened('force', { seat: whose, n });
    expect(linesAt(TWO_HEADED, ...[0, 1, 2, 3].map(gain(4)))).toEqual(['All players gain 4 Force.']);
    expect(linesAt(TWO_HEADED, ...[0, 1, 2].map(gain(4)), gain(5)(3))).toEqual([
      'Dark A, Dark B and Light A gain 4 Force.',
      'Light B gains 5 Force.',
    ]);
    expect(linesAt(TWO_HEADED, happened('retreatStep', { seat: 2 }))).toEqual(["Light A and Light B's retreat step."]);
    expect(linesAt(TWO_HEADED, happened('result', { reason: 'arenas', winners: [0, 1], conceding: -1 }))).toEqual([
      'Dark A and Dark B control two arenas and win.',
    ]);
    expect(linesAt(VONG_FOR_LIGHT, gain(4)(1))).toEqual(['Yuuzhan Vong gains 4 Force.']);
    expect(linesAt(VONG_FOR_LIGHT, gain(4)(0), gain(4)(1))).toEqual(['Both sides gain 4 Force.']);
  });

  test('indents what belongs to an attack, also when it is read in parts', () => {
    const events = [happened('attack'), happened('roll'), happened('attackEnds'), happened('skip')];
    const depths = (from: number): number[] =>
      logLines(
        cards,
        events.map((e) => viewed(e)),
        from,
      ).map(({ depth }) => depth);
    expect(depths(0)).toEqual([0, 1, 0]);
    expect(depths(1)).toEqual([1, 0]);
  });

  test('has the cards that a line names and the rule behind it', () => {
    const [attack, roll] = log(happened('attack'), happened('roll'), happened('hits'));
    const ids = [LUKE, TROOPER].map((def) => cards.cards[def]!.card.id);
    expect(attack).toMatchObject({ cards: ids, rule: 'TCG-ATTACK-01' });
    expect(roll).toMatchObject({ cards: [], rule: 'TCG-ATTACK-09' });
    const [deployed] = log(happened('points', { n: -2, cause: 'spent' }), happened('deploy'));
    expect(deployed).toMatchObject({ cards: [ids[0]], rule: 'TCG-BUILD-06' });
    const [drawn] = log(happened('layDown', { witnesses: 0 }));
    expect(drawn).toMatchObject({ cards: [], rule: 'TCG-BUILD-01' });
    expect(log(happened('untap'))[0]?.rule).toBeNull();
  });
});

// What a viewer may not see is not in any sentence.

const titlesIn = titleFinder(cards.cards.map(({ card: face }) => title(face)));

const visible = (s: State, viewer: number): Set<string> =>
  new Set(s.def.flatMap((def, number) => (sees(s, viewer, number) ? [title(cards.cards[def]!.card)] : [])));

/** Shown to all for a moment out of a deck, or only looked at; and texts of abilities, which may name other cards. */
const SHOWN: ReadonlySet<EventKind> = new Set(['show', 'look', 'play', 'trigger', 'gets']);

/** Titles and ids that a sentence or line tells a viewer and that the viewer saw neither before nor after. */
function leaks(g: Table, from: number, before: readonly Set<string>[]): string[] {
  const list: string[] = [];
  viewersOf(g.state).forEach((viewer, i) => {
    const after = visible(g.state, viewer);
    const knows = (name: string): boolean => before[i]!.has(name) || after.has(name);
    const events = g.events!.slice(from).flatMap((e) => viewEvent(e, viewer) ?? []);
    for (const e of events) {
      if (SHOWN.has(e.kind)) continue;
      const sentence = describeEvent(cards, e);
      if (!titlesIn(sentence).every(knows)) list.push(`viewer ${viewer}, ${e.kind}: ${sentence}`);
    }
    for (const { text, cards: named, event } of logLines(cards, events)) {
      if (SHOWN.has(events[event]!.kind)) continue;
      const titles = [...titlesIn(text), ...named.map((id) => title(cards.byId.get(id)!.card))];
      if (!titles.every(knows)) list.push(`viewer ${viewer}, log: ${text} (${named.join()})`);
    }
  });
  return list;
}

test('no sentence names a card that is hidden from its reader, in 200 games', () => {
  const kinds = new Set<string>();
  for (let seed = 0; seed < 200; seed++) {
    const random = seeded(seed);
    const decks = game.sides.map((_, side) => randomDeck(cards, side, random));
    const match = Match.start(game, { edition: 'nh', seed, decks }, { keep: false });
    let from = 0;
    const looked = () => viewersOf(match.state).map((viewer) => visible(match.state, viewer));
    let before = looked();
    for (let n = 0; n < 3000 && match.state.question !== null; n++) {
      const { options } = match.state.question;
      const left = options.flatMap((_, i) => (match.state.failed.includes(i) ? [] : [i]));
      match.repeat(left[below(random, left.length)]!);
      expect(leaks(match.table, from, before)).toEqual([]);
      for (const e of match.events.slice(from)) kinds.add(e.kind);
      from = match.events.length;
      before = looked();
    }
  }
  expect(kinds.size).toBeGreaterThan(40);
});
