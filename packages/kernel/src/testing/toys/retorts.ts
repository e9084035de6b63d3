/**
 * Retorts, a small game for tests of response windows: two to four seats, alone or in teams. In turn each seat claims
 * points or stations a herald. Whatever is played from a hand can be retorted by opponents, retorts too. Every herald
 * in play must proclaim a claim first and earns a point for it while there are any; who made a claim that came true
 * may draw a card, and whoever was foiled draws one. The team with most points at the end wins.
 */
import { column, dealDecks, emptyLists, lastNumberOf, shufflePile, UNKNOWN } from '../../cards.ts';
import { type Game, seatsOf, type Setup } from '../../game.ts';
import { hash } from '../../plain.ts';
import { DONE, flow } from '../../procedure.ts';
import { seeded } from '../../random.ts';
import { answering, newWindow, type ResponseRules, responseWindow, stageOf, windowShape } from '../../response.ts';
import { drawOf, eachForItself, opponentsOf, type Seat, victoryOf } from '../../seats.ts';
import * as stored from '../../stored.ts';
import { eventViews, witness } from '../../visibility.ts';
import { hiddenCards } from './hidden.ts';
import { clone, evaluate, tableOf, teamPoints } from './toy.ts';
import { deckOf, TWO_TEAMS } from './masks.ts';
import {
  type Action,
  CARDS,
  HERALD,
  isClaim,
  type Play,
  type Procedures,
  type Questions,
  RETORT,
  RETORTS_EVENTS,
  type RetortsEvent,
  type RetortsOption,
  type RetortsState,
  type RetortsTable,
  type Response,
  sees,
} from './retorts-table.ts';

export * from './retorts-table.ts';

const HAND_SIZE = 3;
const ROUNDS = 4;
const MOST_CARDS = 100;

const { procedure, procedures, call, returned, ask, answerTo } = flow<RetortsTable, Procedures, Questions>();

function tell(g: RetortsTable, kind: RetortsEvent['kind'], seat: number, card: number, change: () => void): void {
  const { state, events } = g;
  const event: RetortsEvent = { kind, seat, card, def: state.def[card] ?? UNKNOWN, witnesses: 0 };
  witness(g, event, sees);
  change();
  witness(g, event, sees);
  events?.push(event);
}

function draw(g: RetortsTable, seat: number): void {
  const s = g.state;
  const card = s.deck[seat]!.at(-1);
  if (card === undefined) return;
  tell(g, 'draw', seat, card, () => {
    s.deck[seat]!.pop();
    s.hand[seat]!.push(card);
    s.place[card] = 'hand';
  });
}

/** The card is played from the hand: from now on everybody sees it. */
function announced(g: RetortsTable, kind: Action['kind'], seat: number, chosen: number): Action {
  const s = g.state;
  const card = lastNumberOf(s, s.hand[seat]!, chosen);
  tell(g, 'announce', seat, card, () => {
    s.hand[seat]!.pop();
    s.place[card] = 'told';
  });
  return { kind, seat, card, rewarded: false };
}

function cancel(g: RetortsTable, by: number): void {
  const target = answering<Action>(g, 'answers');
  if (target === null) return;
  target.cancelled = true;
  tell(g, 'cancel', by, target.action.card, () => {
    g.state.place[target.action.card] = 'gone';
  });
}

export type RetortRules = ResponseRules<RetortsTable, Action, Response>;

export const RULES: RetortRules = {
  question: 'respond',
  pass: { kind: 'pass' },
  stages: [
    { name: 'proclaimed', is: 'required' },
    { name: 'retorted', is: 'optional' },
    { name: 'happens', is: 'happens' },
    { name: 'rewarded', is: 'optional' },
  ],
  order: ({ state }, w) => (stageOf(RULES, w) === 'rewarded' ? [w.action.seat] : opponentsOf(state, w.action.seat)),
  required: ({ state }, { action }) =>
    action.kind === 'claim' ? state.front.map((card): Response => ({ kind: 'proclaim', card })) : [],
  chooser: (_, { action }) => action.seat,
  optional({ state: s }, w, seat) {
    const { kind, rewarded } = w.action;
    if (stageOf(RULES, w) === 'rewarded')
      return kind === 'claim' && !rewarded && s.deck[seat]!.length > 0 ? [{ kind: 'draw' }] : null;
    // Whoever has cards might have a retort among them.
    if (kind === 'draw' || kind === 'proclaim' || s.hand[seat]!.length === 0) return null;
    return s.hand[seat]!.flatMap((card): Response[] => (s.def[card] === RETORT ? [{ kind: 'retort', card }] : []));
  },
  announce(g, response, seat) {
    if (response.kind === 'retort') return announced(g, 'retort', seat, response.card);
    if (response.kind !== 'proclaim') return { kind: 'draw', seat, card: -1, rewarded: false };
    return { kind: 'proclaim', seat: g.state.owner[response.card]!, card: response.card, rewarded: false };
  },
  happen(g, { kind, seat, card }) {
    const s = g.state;
    if (kind === 'draw') {
      answering<Action>(g, 'answers')!.action.rewarded = true;
      draw(g, seat);
      return;
    }
    tell(g, 'happen', seat, card, () => {
      if (kind === 'claim') s.points[seat]! += Number(CARDS[s.def[card]!]);
      else if (kind === 'station') s.front.push(card);
      else if (kind === 'proclaim' && s.bank > 0) {
        s.bank--;
        s.points[seat]!++;
      }
      if (kind !== 'proclaim') s.place[card] = kind === 'station' ? 'front' : 'gone';
    });
    if (kind === 'retort') cancel(g, seat);
  },
};

const game = procedure('game', {
  shuffle(g) {
    for (const deck of g.state.deck) shufflePile(g.state, deck, g.state.random);
  },
  deal(g) {
    for (const seat of g.state.seats.keys()) for (let i = 0; i < HAND_SIZE; i++) draw(g, seat);
  },
  turns(g) {
    const s = g.state;
    if (s.turn >= ROUNDS * s.seats.length) return 'end';
    call(g, 'turn', { seat: s.turn++ % s.seats.length });
    return 'turns';
  },
  end(g) {
    const s = g.state;
    const teams = [...new Set(s.seats.map(({ team }) => team))].sort((a, b) => teamPoints(s, b) - teamPoints(s, a));
    const isAlone = teamPoints(s, teams[0]!) > teamPoints(s, teams[1]!);
    s.result = isAlone ? victoryOf(s.seats, teams[0]!, 'points') : drawOf(s.seats, 'points');
  },
});

const playsOf = (s: RetortsState, seat: number): Play[] =>
  s.hand[seat]!.flatMap((card): Play[] => {
    const def = s.def[card]!;
    return def === HERALD ? [{ kind: 'station', card }] : isClaim(def) ? [{ kind: 'claim', card }] : [];
  });

const turn = procedure('turn', {
  draw(g, f) {
    draw(g, f.seat);
  },
  choose(g, f) {
    if (g.state.hand[f.seat]!.length === 0) return DONE;
    ask(g, f.seat, 'turn', [...playsOf(g.state, f.seat), { kind: 'rest' }]);
  },
  announce(g, f) {
    const play = answerTo(g, 'turn');
    if (play.kind === 'rest') return DONE;
    call(g, 'answers', newWindow(announced(g, play.kind, f.seat, play.card)));
  },
  foiled(g, f) {
    if (!returned(g, 'answers')) draw(g, f.seat);
  },
});

function start(setup: Setup): RetortsState {
  const seats = seatsOf(retorts, setup);
  const indexOf = (id: string): number | undefined => (CARDS.includes(id) ? CARDS.indexOf(id) : undefined);
  const { def, owner, decks } = dealDecks(setup, seats.length, indexOf, MOST_CARDS, 'Retorts');
  return {
    seats,
    frames: [{ proc: 'game', step: 0 }],
    question: null,
    failed: [],
    result: null,
    random: seeded(setup.seed),
    turn: 0,
    def,
    owner,
    place: def.map(() => 'deck'),
    deck: decks,
    hand: emptyLists(seats.length),
    front: [],
    points: column(seats.length, 0),
    bank: seats.length,
  };
}

const { view, sample, scrambled, dealtAnew } = hiddenCards(sees, (state) => retorts.table(state), CARDS.length);
export { dealtAnew, scrambled };

/** The stage at which what was announced happens. */
const HAPPENS = RULES.stages.findIndex(({ is }) => is === 'happens');

/** Where the card of a window has to be until it happens. */
function isReady(s: RetortsState, { kind, seat, card }: Action): boolean {
  const def = s.def[card] ?? UNKNOWN;
  if (kind === 'draw') return card === -1;
  if (s.owner[card] !== seat || s.place[card] !== (kind === 'proclaim' ? 'front' : 'told')) return false;
  return kind === 'claim' ? isClaim(def) : def === (kind === 'retort' ? RETORT : HERALD);
}

function violations({ state: s }: RetortsTable): string[] {
  const found: string[] = [];
  const windows = s.frames.filter((frame) => frame.proc === 'answers');
  const open = windows.filter(({ stage, cancelled }) => stage <= HAPPENS && !cancelled);
  s.def.forEach((_, card) => {
    const place = s.place[card]!;
    const owner = s.owner[card]!;
    const lists = [...s.deck, ...s.hand, s.front].flat().filter((other) => other === card).length;
    const list =
      place === 'deck' ? s.deck[owner]! : place === 'hand' ? s.hand[owner]! : place === 'front' ? s.front : [];
    if (lists !== (place === 'told' || place === 'gone' ? 0 : 1)) found.push(`card ${card} is in ${lists} places`);
    else if (lists === 1 && !list.includes(card)) found.push(`card ${card} is not where it says`);
    if (place === 'told' && !open.some(({ action }) => action.card === card))
      found.push(`card ${card} was told to nobody`);
  });
  for (const { action } of open)
    if (!isReady(s, action)) found.push(`the ${action.kind} of seat ${action.seat} has no card`);
  windows.forEach(({ action }, place) => {
    const first = place === 0;
    if (first !== (action.kind === 'claim' || action.kind === 'station'))
      found.push(`a ${action.kind} answers nothing`);
  });
  if (new Set(s.seats.map(({ team }) => team)).size < 2) found.push('nobody plays against anybody');
  return found;
}

function shapeOf(seats: number, cards: number): stored.Shape<RetortsState> {
  const seat = stored.int(0, seats - 1);
  const card = stored.int(0, cards - 1);
  const lists = stored.list(stored.list(card), seats);
  const respond: stored.KindShapes<Response> = { retort: { card }, proclaim: { card }, draw: {}, pass: {} };
  const action = stored.fields<Action>({
    kind: stored.oneOf('claim', 'station', 'retort', 'proclaim', 'draw'),
    seat,
    card: stored.int(-1, cards - 1),
    rewarded: stored.oneOf(true, false),
  });
  return {
    def: stored.list(stored.int(0, CARDS.length - 1), cards),
    ...stored.positionShape<Procedures, Questions>(PROCEDURES, seats, {
      frames: { game: {}, turn: { seat }, answers: windowShape(RULES, action, stored.kinds<Response>(respond)) },
      questions: { turn: { claim: { card }, station: { card }, rest: {} }, respond },
    }),
    turn: stored.int(0, ROUNDS * seats),
    owner: stored.list(seat, cards),
    place: stored.list(stored.oneOf('deck', 'hand', 'told', 'front', 'gone'), cards),
    deck: lists,
    hand: lists,
    front: stored.list(card),
    points: stored.list(stored.int(0, 1_000), seats),
    bank: stored.int(0, seats),
  };
}

const proceduresBy = (rules: RetortRules): RetortsTable['procedures'] =>
  procedures({ game, turn, answers: responseWindow('answers', rules) });
const PROCEDURES = proceduresBy(RULES);

const TWO: readonly Seat[] = eachForItself(['West', 'East']).map((seat) => ({ ...seat, side: 0 }));
const THREE: readonly Seat[] = eachForItself(['West', 'North', 'East']).map((seat) => ({ ...seat, side: 0 }));

export const retorts: Game<RetortsState, RetortsTable, RetortsEvent> = {
  id: 'retorts',
  name: 'Retorts',
  editions: ['only'],
  sides: ['Retorts'],
  seats: TWO,
  otherSeats: [THREE, TWO_TEAMS],
  victories: ['points'],
  cardsVersion: 'retorts-1',
  cardVersion: (id) => (CARDS.includes(id) ? hash(id) : null),
  cardsAt: (s) => [...new Set(s.def.map((def) => CARDS[def]!))],
  checkDeck: (deck) =>
    deck.cards.length > 0 ? [] : [{ rule: 'RETORTS-DECK', message: `the deck ${deck.name} has no cards` }],
  start,
  checkState(value) {
    const claimed = value as Partial<RetortsState> | null;
    const shape = shapeOf(claimed?.seats?.length ?? 0, claimed?.def?.length ?? 0);
    return stored.checkedState(shape, value, (state) => stored.unplayable(retorts, state));
  },
  table: (state) => tableOf(state, PROCEDURES),
  clone,
  view,
  ...eventViews(RETORTS_EVENTS),
  sample,
  evaluate,
  rollout: { choose: () => 0, isSettled: ({ state }, from) => state.turn !== from.turn },
  violations,
  describeOption: ({ state: s }, option) => describeOption(s, option as RetortsOption),
  describeEvent: ({ kind, seat, def }) => `seat ${seat}: ${kind} ${CARDS[def] ?? 'a card'}`,
};

function describeOption(s: RetortsState, option: RetortsOption): string {
  if (!('card' in option)) return option.kind;
  const text = `${option.kind} ${CARDS[s.def[option.card]!]}`;
  return option.kind === 'proclaim' ? `${text} of ${s.seats[s.owner[option.card]!]!.name}` : text;
}

/** The game with other rules about responses. */
export function retortsWith(change: Partial<RetortRules>): typeof retorts {
  const changed = proceduresBy({ ...RULES, ...change });
  return { ...retorts, table: (state) => tableOf(state, changed) };
}

const ORDINARY = '1 2 3 3 retort retort retort herald 2 1 retort 2';

/** A table of so many seats; four play two against two. */
export const retortSetup = (seed: number | string, seats: 2 | 3 | 4, ...decks: string[]): Setup => {
  const table = seats === 2 ? TWO : seats === 3 ? THREE : TWO_TEAMS;
  return { edition: 'only', seed, seats: table, decks: table.map((_, seat) => deckOf(decks[seat] ?? ORDINARY)) };
};
