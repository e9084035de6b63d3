/**
 * Masks, a small game for tests: three seats or two against two, cards laid face down, no dice. In each round every
 * seat lays a card and may look at one that another seat laid; then all are turned up, and the highest that is alone
 * takes a point. The team with most points at the end wins. Three kinds of card are broken on purpose; see `FAULTY`.
 */
import { column, dealDecks, emptyLists, lastNumberOf, shufflePile, UNKNOWN } from '../../cards.ts';
import { type Deck, type Game, seatsOf, type Setup } from '../../game.ts';
import { hash } from '../../plain.ts';
import { collect, flow, type Step } from '../../procedure.ts';
import { seeded } from '../../random.ts';
import { drawOf, eachForItself, type Seat, viewerBit, victoryOf } from '../../seats.ts';
import * as stored from '../../stored.ts';
import { eventViews, type Viewed, witness } from '../../visibility.ts';
import { happen, type Stages } from '../../window.ts';

import { hiddenCards } from './hidden.ts';
import { clone, evaluate, tableOf, teamPoints } from './toy.ts';
import {
  CARDS,
  type Lay,
  type Look,
  MASKS_EVENTS,
  type MasksEvent,
  type MasksOption,
  type MasksState,
  type MasksTable,
  type Procedures,
  type Questions,
  sees,
  SOUND,
} from './masks-table.ts';

export * from './masks-table.ts';

const HAND_SIZE = 3;
const MOST_CARDS = 100;

const { procedure, procedures, call, ask, answerTo } = flow<MasksTable, Procedures, Questions>();

const masksEvent = (g: MasksTable, kind: MasksEvent['kind'], seat: number, card: number): MasksEvent => ({
  kind,
  seat,
  card,
  def: card < 0 ? UNKNOWN : g.state.def[card]!,
  witnesses: 0,
});

const stages: Stages<MasksTable, MasksEvent> = {
  edit: (_, events) => events,
  commit(g, e) {
    const s = g.state;
    witness(g, e, sees);
    if (e.kind === 'draw') {
      s.deck[e.seat]!.pop();
      s.hand[e.seat]!.push(e.card);
      s.place[e.card] = 'hand';
    } else if (e.kind === 'lay') {
      s.hand[e.seat]!.pop();
      s.laid[e.seat] = e.card;
      s.place[e.card] = 'laid';
    } else if (e.kind === 'look') s.seenBy[e.card]! |= viewerBit(e.seat);
    else if (e.kind === 'turnUp') s.place[e.card] = 'open';
    else if (e.kind === 'score') s.points[e.seat]!++;
    else s.place[e.card] = 'gone';
    witness(g, e, sees);
    g.events?.push(e);
  },
  trigger() {},
  /** Once all are open the highest that is alone scores, and the table is cleared. */
  settle(g) {
    const laid = g.state.laid;
    if (!laid.every((card) => card >= 0 && g.state.place[card] === 'open')) return [];
    const ranks = laid.map((card) => g.state.def[card]!);
    const alone = ranks.filter((rank) => ranks.indexOf(rank) === ranks.lastIndexOf(rank));
    const best = alone.length === 0 ? -1 : ranks.indexOf(Math.max(...alone));
    const clear = laid.map((card, seat) => masksEvent(g, 'clear', seat, card));
    return best < 0 ? clear : [masksEvent(g, 'score', best, laid[best]!), ...clear];
  },
};

const occur = (g: MasksTable, ...events: MasksEvent[]): void => happen(g, stages, events);

function draw(g: MasksTable, seat: number): void {
  const card = g.state.deck[seat]!.at(-1);
  if (card !== undefined) occur(g, masksEvent(g, 'draw', seat, card));
}

function lay(g: MasksTable, seat: number, chosen: number): void {
  const s = g.state;
  const card = lastNumberOf(s, s.hand[seat]!, chosen);
  const id = CARDS[s.def[card]!]!;
  const sparked = s.laid.some((other) => other >= 0 && CARDS[s.def[other]!] === 'spark');
  occur(g, masksEvent(g, 'lay', seat, card));
  if (id === 'bomb' || (id === 'fuse' && sparked)) throw new Error(`the ${id} went off`);
}

const game = procedure('game', {
  shuffle(g) {
    for (const deck of g.state.deck) shufflePile(g.state, deck, g.state.random);
  },
  deal(g) {
    for (const seat of g.state.seats.keys()) for (let i = 0; i < HAND_SIZE; i++) draw(g, seat);
  },
  rounds(g) {
    if (g.state.hand.every((hand) => hand.length === 0)) return 'end';
    call(g, 'round', { seat: 0 });
    return 'rounds';
  },
  end(g) {
    const s = g.state;
    const teams = [...new Set(s.seats.map(({ team }) => team))].sort((a, b) => teamPoints(s, b) - teamPoints(s, a));
    const isAlone = teamPoints(s, teams[0]!) > teamPoints(s, teams[1]!);
    s.result = isAlone ? victoryOf(s.seats, teams[0]!, 'points') : drawOf(s.seats, 'points');
  },
});

export const round = procedure('round', {
  start(g) {
    g.state.round++;
    g.state.laid = column(g.state.seats.length, -1);
  },
  lay(g, f) {
    const options = g.state.hand[f.seat]!.map((card): Lay => ({ kind: 'lay', card }));
    if (options.length === 0) return 'next';
    ask(g, f.seat, 'lay', options);
  },
  laid(g, f) {
    lay(g, f.seat, answerTo(g, 'lay').card);
  },
  look(g, f) {
    const others = g.state.laid.filter((card, seat) => card >= 0 && seat !== f.seat);
    if (others.length === 0) return 'next';
    ask(g, f.seat, 'look', [{ kind: 'pass' }, ...others.map((card): Look => ({ kind: 'look', card }))]);
  },
  looked(g, f) {
    const answer = answerTo(g, 'look');
    if (answer.kind === 'look') occur(g, masksEvent(g, 'look', f.seat, answer.card));
  },
  next(g, f) {
    if (++f.seat < g.state.seats.length) return 'lay';
  },
  turnUp(g) {
    const s = g.state;
    const seats = [...s.seats.keys()];
    const laid = seats.filter((seat) => s.laid[seat]! >= 0);
    occur(g, ...laid.map((seat) => masksEvent(g, 'turnUp', seat, s.laid[seat]!)));
    for (const seat of seats) draw(g, seat);
  },
});

const PROCEDURES = procedures({ game, round });

function start(setup: Setup): MasksState {
  const seats = seatsOf(masks, setup);
  const indexOf = (id: string): number | undefined => (CARDS.includes(id) ? CARDS.indexOf(id) : undefined);
  const { def, owner, decks } = dealDecks(setup, seats.length, indexOf, MOST_CARDS, 'Masks');
  return {
    seats,
    frames: [{ proc: 'game', step: 0 }],
    question: null,
    failed: [],
    result: null,
    random: seeded(setup.seed),
    def,
    owner,
    place: def.map(() => 'deck'),
    seenBy: column(def.length, 0),
    deck: decks,
    hand: emptyLists(seats.length),
    laid: column(seats.length, -1),
    points: column(seats.length, 0),
    round: 0,
    note: 0,
  };
}

const { view, sample, scrambled, dealtAnew } = hiddenCards(sees, (state) => masks.table(state), SOUND.length);
export { dealtAnew, scrambled };

function violations({ state: s }: MasksTable): string[] {
  const found: string[] = [];
  const count = (lists: readonly (readonly number[])[], card: number): number =>
    lists.flat().filter((other) => other === card).length;
  s.def.forEach((def, card) => {
    const [deck, hand, laid] = [count(s.deck, card), count(s.hand, card), count([s.laid], card)];
    const place = s.place[card]!;
    const here = place === 'deck' ? deck : place === 'hand' ? hand : laid;
    if (CARDS[def] === undefined) found.push(`card ${card} is none of the game's`);
    // What is gone may lie there still, as the card that was laid this round.
    if (deck + hand + laid !== 1 && (place !== 'gone' || deck + hand + laid > 1))
      found.push(`card ${card} is in ${deck + hand + laid} places`);
    else if (here !== 1 && place !== 'gone') found.push(`card ${card} is not where it says`);
  });
  for (const seat of s.seats.keys())
    if ([...s.deck[seat]!, ...s.hand[seat]!].some((card) => s.owner[card] !== seat))
      found.push(`seat ${seat} has cards of others`);
  if (s.points.reduce((sum, n) => sum + n, 0) > s.round) found.push('more points than rounds');
  return found;
}

function shapeOf(seats: number, cards: number): stored.Shape<MasksState> {
  const card = stored.int(0, cards - 1);
  const lists = stored.list(stored.list(card), seats);
  return {
    def: stored.list(stored.int(0, CARDS.length - 1), cards),
    ...stored.positionShape<Procedures, Questions>(PROCEDURES, seats, {
      frames: { game: {}, round: { seat: stored.int(0, seats - 1) } },
      questions: { lay: { lay: { card } }, look: { look: { card }, pass: {} } },
    }),
    turn: stored.absent,
    owner: stored.list(stored.int(0, seats - 1), cards),
    place: stored.list(stored.oneOf('deck', 'hand', 'laid', 'open', 'gone'), cards),
    seenBy: stored.list(stored.int(0, 2 ** (seats + 1)), cards),
    deck: lists,
    hand: lists,
    laid: stored.list(stored.int(-1, cards - 1), seats),
    points: stored.list(stored.int(0, cards), seats),
    round: stored.int(0, cards),
    note: stored.int(-1000, 1000),
  };
}

export const THREE: readonly Seat[] = eachForItself(['West', 'North', 'East']).map((seat) => ({ ...seat, side: 0 }));
export const TWO_TEAMS: readonly Seat[] = ['West', 'North', 'East', 'South'].map((name, place) => ({
  name,
  side: 0,
  team: place % 2,
}));

export const masks: Game<MasksState, MasksTable, MasksEvent> = {
  id: 'masks',
  name: 'Masks',
  editions: ['only'],
  sides: ['Masks'],
  seats: THREE,
  otherSeats: [TWO_TEAMS],
  victories: ['points'],
  cardsVersion: 'masks-1',
  cardVersion: (id) => (CARDS.includes(id) ? hash(id) : null),
  cardsAt: (s) => [...new Set(s.def.map((def) => CARDS[def]!))],
  checkDeck: (deck) =>
    deck.cards.length > 0 ? [] : [{ rule: 'MASKS-DECK', message: `the deck ${deck.name} has no cards` }],
  start,
  checkState(value) {
    const claimed = value as Partial<MasksState> | null;
    const shape = shapeOf(claimed?.seats?.length ?? 0, claimed?.def?.length ?? 0);
    return stored.checkedState(shape, value, (state) => stored.unplayable(masks, state));
  },
  table: (state) => tableOf(state, PROCEDURES),
  clone,
  view,
  ...eventViews(MASKS_EVENTS),
  sample,
  evaluate,
  rollout: { choose: () => 0, isSettled: ({ state }, from) => state.round !== from.round },
  violations,
  describeOption: ({ state: s }, option) => describeOption(s, option as MasksOption),
  describeEvent,
};

function describeOption(s: MasksState, option: MasksOption): string {
  if (option.kind === 'pass') return 'pass';
  if (option.kind === 'lay') return `lay ${CARDS[s.def[option.card]!]}`;
  return `look at the card of ${s.seats[s.owner[option.card]!]!.name}`;
}

function describeEvent({ kind, seat, def }: Viewed<MasksEvent>): string {
  return `seat ${seat}: ${kind} ${CARDS[def] ?? 'a card'}`;
}

/** A deck of these cards, named by blanks between them. */
export const deckOf = (ids: string): Deck => ({
  name: ids,
  cards: ids.split(' ').map((id) => ({ id, copies: 1 })),
});

export const ORDINARY = '1 2 3 4 5 6 7 8 9 9 7 5';

export const setupOf = (seed: number | string, ...decks: string[]): Setup => ({
  edition: 'only',
  seed,
  decks: (decks.length === 0 ? [ORDINARY, ORDINARY, ORDINARY] : decks).map(deckOf),
});

/** The same game for two against two. */
export const teamSetup = (seed: number | string): Setup => ({
  edition: 'only',
  seed,
  seats: TWO_TEAMS,
  decks: TWO_TEAMS.map(() => deckOf(ORDINARY)),
});

type RoundStep = Step<MasksTable, { seat: number }>;

/** The game with another step in place of one of a round. */
export function withStep(
  name: (typeof round.stepNames)[number],
  change: (before: RoundStep) => RoundStep,
): Game<MasksState, MasksTable, MasksEvent> {
  const steps = round.steps.slice() as unknown as RoundStep[];
  const at = round.stepAt.get(name)!;
  steps[at] = change(steps[at]!);
  const changed = collect([game, { ...round, steps }]);
  return { ...masks, table: (state) => tableOf(state, changed) };
}
