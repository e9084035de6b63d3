import { below, Match, type RandomState, seeded, type Viewed, viewerBit, viewersOf } from '@dejarik/kernel';
import { titleFinder } from '@dejarik/kernel/testing';
import { describe, expect, test } from 'vitest';
import { describeOption } from '../src/describe.ts';
import { logLines } from '../src/log.ts';
import { callName } from '../src/naming.ts';
import type { Event, EventKind } from '../src/rules/event.ts';
import { cardOf, type Option } from '../src/rules/questions.ts';
import { sees } from '../src/rules/sees.ts';
import { BATTLE, DARK, DECK, EVEN_UP, FOR_WEAPON, HAND, LIGHT, type State, TATOOINE } from '../src/rules/state.ts';
import type { Table } from '../src/rules/table.ts';
import { describeEvent } from '../src/tell.ts';
import { anyDecks, game } from './setups.ts';

const { cards } = game;
const indexOf = (name: string): number => cards.find(name)!.index;
const MAUL = indexOf('Darth Maul, Sith Lord');
const SABER = indexOf('Sith Lightsaber');
const QUI_GON = indexOf('Qui-Gon Jinn, Jedi Master');
const SITE = indexOf('Tatooine, Desert Landing Site (Dark)');

const EVERYBODY = viewerBit(-1) | viewerBit(DARK) | viewerBit(LIGHT);
const ONLY_DARK = viewerBit(DARK);

const seat = DARK;
const OF_CARD = { seat, card: 0, def: MAUL, witnesses: EVERYBODY };
const move = { ...OF_CARD, from: TATOOINE };
const both = { ...OF_CARD, other: 60, otherDef: QUI_GON };
const planet = { seat, planet: TATOOINE };
const side = (def: number, ...weaponDefs: number[]) => ({ cards: [0], defs: [def], weapons: [1], weaponDefs });

/** Something that happened, of every kind. The type makes a new kind show up here. */
const HAPPENED: { readonly [K in EventKind]: Omit<Extract<Event, { readonly kind: K }>, 'kind'> } = {
  draw: move,
  destiny: { ...move, purpose: FOR_WEAPON, number: 4 },
  lose: move,
  discard: move,
  deploy: { ...move, planet: TATOOINE, hidden: false, cost: 6 },
  race: { ...move, cost: 1 },
  launch: move,
  locate: move,
  turnUp: move,
  take: move,
  toHand: move,
  toDeck: move,
  under: move,
  shuffle: { seat },
  lap: { ...move, place: 3, handling: true },
  lapDone: { seat, n: 1 },
  thrust: { ...move, n: 1 },
  declare: move,
  duelDraw: move,
  duelPlay: { ...move, number: 3, block: false },
  control: { ...planet, surrendered: true },
  reveal: OF_CARD,
  first: { seat },
  turn: { seat, n: 1 },
  step: { seat, step: BATTLE },
  number: { ...OF_CARD, number: 4 },
  text: both,
  look: OF_CARD,
  show: { seat, cards: [0, 1], defs: [MAUL, SABER] },
  evacuate: { ...planet, n: 2 },
  intercept: planet,
  letGo: planet,
  evacuated: { ...planet, saved: true },
  battle: { ...planet, ships: false },
  declared: { seat, n: 1 },
  planned: { seat, n: 1 },
  fight: { seat, sides: [side(MAUL, SABER), side(QUI_GON)], witnesses: EVERYBODY },
  works: { ...OF_CARD, form: SABER },
  wasted: OF_CARD,
  ignored: OF_CARD,
  swap: { ...both, gain: 1 },
  replace: { ...OF_CARD, number: 1 },
  power: { seat, cards: [0], defs: [MAUL], n: 6, parts: [], witnesses: EVERYBODY },
  won: both,
  tied: both,
  defeated: OF_CARD,
  damage: { seat, n: 2 },
  breakthrough: { seat, n: 1 },
  battleEnds: { seat },
  duel: { ...both, weapon: 1, weaponDef: SABER },
  defends: { ...OF_CARD, weapon: -1, weaponDef: -1 },
  hit: { ...both, hits: 2 },
  duelEnds: { seat, hits: 1 },
  surrender: planet,
  handAside: { seat, n: 1 },
  result: { outcomes: ['won', 'lost'], reason: 'deck' },
};

const SILENT: ReadonlySet<EventKind> = new Set(['planned', 'battleEnds']);

function happened<K extends EventKind>(
  kind: K,
  parts: Partial<Omit<Extract<Event, { readonly kind: K }>, 'kind'>> = {},
): Event {
  return { kind, ...HAPPENED[kind], ...parts } as unknown as Event; // of this kind, as HAPPENED says
}

const viewed = (event: Event, viewer: number): Viewed<Event> => game.viewEvent(event, viewer)!;

const told = (event: Event, viewer: number = DARK): string => describeEvent(cards, viewed(event, viewer));

describe('the sentences', () => {
  test.each(Object.keys(HAPPENED) as EventKind[])('of %s', (kind) => {
    expect(told(happened(kind))).toMatch(SILENT.has(kind) ? /^$/u : /^[A-Z0-9].*\.$/u);
  });

  test('read like this', () => {
    expect(told(happened('deploy', { from: HAND }))).toBe(
      'Dark deploys Darth Maul, Sith Lord to Tatooine for 6 counters.',
    );
    expect(told(happened('deploy', { from: DECK, cost: 0 }))).toBe(
      'Dark deploys Darth Maul, Sith Lord from the deck to Tatooine for free.',
    );
    expect(told(happened('fight'))).toBe(
      'Darth Maul, Sith Lord with Sith Lightsaber fights Qui-Gon Jinn, Jedi Master.',
    );
    expect(told(happened('hit'))).toBe('Darth Maul, Sith Lord is hit: 2 of 6 hits.');
    expect(told(happened('lap'))).toBe('Dark plays Darth Maul, Sith Lord as 3 of the lap (handling).');
    expect(told(happened('control'))).toBe('Dark takes control of Tatooine, which was surrendered.');
    expect(told(happened('result'))).toBe('Light has no cards left in the deck: Dark wins.');
  });

  test('tell what a power is made of', () => {
    const parts = [
      { def: MAUL, n: 6, rule: 'YJ-CARD-10' },
      { def: SITE, n: 2, rule: 'YJ-CARD-11' },
      { def: MAUL, n: 1, rule: 'YJ-CARD-20' },
      { def: SABER, n: 2, rule: 'YJ-WPN-03' },
      { def: QUI_GON, n: 4, rule: 'YJ-DST-01' },
    ];
    expect(told(happened('power', { n: 15, parts }))).toBe(
      'Darth Maul, Sith Lord: power 6 + 2 (Desert Landing Site) + 1 (its text) + 2 (Sith Lightsaber) + 4 (destiny) = 15.',
    );
    expect(told(happened('power', { n: 6, parts: parts.slice(0, 1) }))).toBe('Darth Maul, Sith Lord: power 6.');
  });

  test('name a hidden card to its player only', () => {
    const hidden = happened('deploy', { hidden: true, from: HAND, witnesses: ONLY_DARK });
    expect(told(hidden)).toBe('Dark deploys Darth Maul, Sith Lord face down to Tatooine for 6 counters.');
    for (const viewer of [LIGHT, -1]) expect(told(hidden, viewer)).toBe('Dark deploys a card face down to Tatooine.');
    const drawn = happened('draw', { witnesses: ONLY_DARK });
    expect(told(drawn)).toBe('Dark draws Darth Maul, Sith Lord.');
    expect(told(drawn, LIGHT)).toBe('Dark draws a card.');
    const look = happened('look', { def: QUI_GON });
    expect(told(look)).toContain(': Qui-Gon Jinn, Jedi Master.');
    expect(told(look, LIGHT)).toBe("Dark looks at the top card of Light's deck.");
  });

  test('a hand that is shown is shown to those who play', () => {
    const shown = happened('show');
    for (const viewer of [DARK, LIGHT]) expect(told(shown, viewer)).toContain('Darth Maul, Sith Lord');
    expect(told(shown, -1)).toBe('Dark shows the hand.');
  });
});

describe('what is learned', () => {
  const lesson = (event: Event, viewer: number): string => game.lessonOf(viewed(event, viewer), viewer);

  test('draws and decks cannot be unlearned, by nobody', () => {
    for (const viewer of [DARK, LIGHT]) {
      for (const kind of ['draw', 'destiny', 'lose', 'duelDraw'] as const)
        expect(lesson(happened(kind), viewer)).toBe('draw');
      for (const kind of ['look', 'show', 'shuffle', 'take', 'reveal', 'fight'] as const)
        expect(lesson(happened(kind), viewer)).toBe('hidden');
    }
  });

  test('what the other does shows a card or an intention; what one does oneself, nothing', () => {
    for (const kind of ['deploy', 'race', 'launch', 'locate', 'discard', 'turnUp', 'lap', 'duelPlay'] as const) {
      expect(lesson(happened(kind), LIGHT)).toBe('hidden');
      expect(lesson(happened(kind, { witnesses: ONLY_DARK }), LIGHT)).toBe('intention');
      expect(lesson(happened(kind), DARK)).toBe('nothing');
    }
    for (const kind of ['declared', 'planned', 'intercept', 'letGo', 'defends', 'battle', 'duel'] as const) {
      expect(lesson(happened(kind), LIGHT)).toBe('intention');
      expect(lesson(happened(kind), DARK)).toBe('nothing');
    }
  });

  test('some events are loud, some mere bookkeeping', () => {
    const weights = Map.groupBy(Object.keys(HAPPENED) as EventKind[], (kind) =>
      game.weightOf(viewed(happened(kind), DARK)),
    );
    expect(weights.get('loud')).toEqual(['deploy', 'control', 'evacuate', 'battle', 'duel']);
    expect(weights.get('quiet')).toEqual(['toDeck', 'shuffle', 'duelDraw', 'step', 'battleEnds']);
  });
});

describe('the log', () => {
  const linesOf = (viewer: number, ...events: Event[]) =>
    logLines(
      cards,
      events.map((event) => viewed(event, viewer)),
    );
  const lines = (viewer: number, ...events: Event[]): string[] => linesOf(viewer, ...events).map(({ text }) => text);

  test('says together what belongs together', () => {
    const lose = happened('lose', { from: DECK });
    expect(lines(-1, happened('damage'), lose, happened('lose', { from: DECK, def: SABER }))).toEqual([
      'Dark takes 2 damage: Darth Maul, Sith Lord and Sith Lightsaber.',
    ]);
    const drawn = happened('draw', { from: DECK, witnesses: ONLY_DARK });
    expect(lines(DARK, drawn, drawn)).toEqual(['Dark draws Darth Maul, Sith Lord (2).']);
    expect(lines(LIGHT, drawn, drawn)).toEqual(['Dark draws 2 cards.']);
    expect(lines(-1, happened('destiny', { number: 0 }), happened('number'))).toEqual([
      'Dark draws Darth Maul, Sith Lord for the weapon: 4.',
    ]);
  });

  test('names the cards of its lines, and their rules', () => {
    const { id } = cards.cards[MAUL]!.card;
    const saber = cards.cards[SABER]!.card.id;
    const drawn = happened('draw', { from: DECK, witnesses: ONLY_DARK });
    expect(linesOf(DARK, drawn)).toMatchObject([{ cards: [id], rule: 'YJ-EVN-02' }]);
    expect(linesOf(LIGHT, drawn)).toMatchObject([{ cards: [], rule: 'YJ-EVN-02' }]);
    expect(linesOf(LIGHT, happened('damage'), happened('lose'), happened('lose', { def: SABER }))).toMatchObject([
      { cards: [id, saber], rule: 'YJ-DMG-01' },
    ]);
    expect(linesOf(LIGHT, happened('turn'))).toMatchObject([{ cards: [], rule: null }]);
  });

  test('leaves out what goes without saying', () => {
    expect(lines(-1, happened('take', { from: DECK }), happened('shuffle'))).toEqual([
      'Dark takes Darth Maul, Sith Lord from the deck into hand.',
    ]);
    expect(lines(LIGHT, happened('declare', { from: HAND, witnesses: ONLY_DARK }), happened('declared'))).toEqual([
      'Dark has 1 Battle card in the plan.',
    ]);
    expect(lines(-1, happened('step'), happened('step', { step: EVEN_UP }), happened('draw'))).toEqual([
      'Even Up step.',
      'Dark draws Darth Maul, Sith Lord.',
    ]);
  });

  test('indents what belongs to a fight, also when it is read in parts', () => {
    const events = (['fight', 'power', 'breakthrough', 'damage'] as const).map((kind) => viewed(happened(kind), -1));
    const depths = (from: number): number[] => logLines(cards, events, from).map(({ depth }) => depth);
    expect(depths(0)).toEqual([0, 1, 0, 0]);
    expect(depths(1)).toEqual([1, 0, 0]);
  });
});

// What a viewer may not see is in no sentence, and different options have different ones.

const titlesIn = titleFinder(cards.cards.map(({ index }) => callName(cards, index)));

const VIEWERS = viewersOf(game);

/** What a card says of itself: its title, those of its halves, and its built-in weapon. */
const FACES = cards.cards.map(({ index, card, halves }) => [
  callName(cards, index),
  card.weapon,
  ...halves.map((half) => callName(cards, half.index)),
]);

const visible = (s: State, viewer: number): Set<string> =>
  new Set(s.def.flatMap((def, number) => (sees(s, viewer, number) ? FACES[def]! : [])));

/** Shown to all for a moment, or to the one who looks. */
const SHOWN: ReadonlySet<EventKind> = new Set(['destiny', 'take', 'reveal']);

function isShown(e: Event, viewer: number, name: string): boolean {
  if (e.kind === 'show') return viewer >= 0 && e.defs.some((def) => callName(cards, def) === name);
  if (!(SHOWN.has(e.kind) || (e.kind === 'look' && viewer === e.seat))) return false;
  return 'def' in e && callName(cards, e.def) === name;
}

/** Reads every sentence as it happens: what it tells a viewer who saw the card neither right before nor right after. */
function watch(g: Table, kinds: Set<string>): string[] {
  const leaks: string[] = [];
  const all = (): Set<string>[] => VIEWERS.map((viewer) => visible(g.state, viewer));
  let before = all();
  const events = g.events!;
  const push = events.push.bind(events);
  events.push = (...happening) => {
    const after = all();
    for (const e of happening as Event[]) {
      kinds.add(e.kind);
      VIEWERS.forEach((viewer, i) => {
        const sentence = told(e, viewer);
        for (const name of titlesIn(sentence))
          if (!(before[i]!.has(name) || after[i]!.has(name) || isShown(e, viewer, name)))
            leaks.push(`seat ${viewer}, ${e.kind}: ${sentence}`);
      });
    }
    before = after;
    return push(...happening);
  };
  return leaks;
}

/** The lines of the log say no more than the sentences of their events do, and name the cards that they list. */
function logLeaks(events: readonly Event[]): string[] {
  return VIEWERS.flatMap((viewer) => {
    const known = new Set(events.flatMap((e) => titlesIn(told(e, viewer))));
    const own = events.map((e) => viewed(e, viewer));
    return logLines(cards, own).flatMap(({ text, cards: named }) => {
      const titles = titlesIn(text);
      const listed = new Set(named.flatMap((id) => FACES[cards.byId.get(id)!.index]!));
      const unlisted = titles.filter((name) => !listed.has(name));
      const leaked = titles.filter((name) => !known.has(name));
      return [...unlisted, ...leaked].map((name) => `seat ${viewer}, ${name}: ${text}`);
    });
  });
}

/** What two options of one question have to have in common to be the same for whoever chooses. */
function sameness({ state: s }: Table, option: Option): string {
  const face = (number: number): string => {
    const { card: printed, index } = cards.cards[s.def[number]!]!;
    return `${printed.reprintOf ?? cards.cards[index]!.card.id} in ${s.zone[number]}`;
  };
  if (option.kind === 'swap') return `swap ${option.gain}`;
  if (option.kind === 'replace' || option.kind === 'useDraw') return `${option.kind} ${option.number}`;
  const others = Object.entries(option).filter(([key]) => key !== 'card');
  const parts = others.map(([key, part]) => (key === 'target' || key === 'weapon' ? face(part) : part));
  return cardOf(option) < 0 ? parts.join(', ') : [face(cardOf(option)), ...parts].join(', ');
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
const SOUGHT: ReadonlySet<string> = new Set([
  'race',
  'lap',
  'declare',
  'duel',
  'startBattle',
  'attack',
  'block',
  'swap',
  'replace',
]);
const SHUNNED: ReadonlySet<string> = new Set(['surrender', 'discardHand', 'evacuate']);

/** Chance alone also hardly makes a plan that works. */
function someAnswer(g: Table, random: RandomState): number {
  const { kind, options } = g.state.question!;
  if (kind === 'plan' && below(random, 5) > 0) return game.rollout!.choose(g);
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
      match.repeat(someAnswer(match.table, random));
    }
    expect(leaks).toEqual([]);
    expect(logLeaks(match.events as readonly Event[])).toEqual([]);
    expect(match.faults).toEqual([]);
  }
  expect(kinds.size).toBeGreaterThan(50);
});
