/**
 * Masks, a small game for the kernel's tests: three seats, cards laid face down, no dice. In each round every seat
 * lays a card and may look at one that another seat laid; then all are turned up, and the highest that is alone
 * takes a point. Who has most points at the end wins. Three kinds of card are broken on purpose; see `FAULTY`.
 */
import {
  ask,
  below,
  call,
  copy,
  copyFrames,
  type Deck,
  type Frame,
  type Game,
  type GameEvent,
  happen,
  option,
  type Option,
  type Position,
  procedure,
  procedures,
  type RandomState,
  seeded,
  type Setup,
  shuffle,
  type Stages,
  type Step,
  type Table,
  type View,
} from '../src/index.ts';

const SEATS = [0, 1, 2];
const SOUND = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];
/** A bomb throws when it is laid, a fuse only in a round in which a spark was laid. */
const FAULTY = ['spark', 'fuse', 'bomb'];
export const CARDS: readonly string[] = [...SOUND, ...FAULTY];
const HAND_SIZE = 3;
const UNKNOWN = -1;

type Place = 'deck' | 'hand' | 'laid' | 'open' | 'gone';

export interface ToyState extends Position {
  /** One entry a card: what it is, whose it is, where it is, who has looked at it (a bit a seat). */
  def: number[];
  owner: number[];
  place: Place[];
  seen: number[];
  deck: number[][];
  hand: number[][];
  /** The card each seat laid this round, or -1. */
  laid: number[];
  points: number[];
  round: number;
  /** Means nothing; broken variants of the game scribble here. */
  note: number;
}

export interface ToyEvent extends GameEvent {
  readonly kind: 'draw' | 'lay' | 'look' | 'turnUp' | 'score' | 'clear';
  readonly seat: number;
  readonly card: number;
  readonly def: number;
}

export type ToyTable = Table<ToyState>;

const toyEvent = (g: ToyTable, kind: ToyEvent['kind'], seat: number, card: number): ToyEvent => ({
  kind,
  seat,
  card,
  def: card < 0 ? UNKNOWN : g.state.def[card]!,
});

const stages: Stages<ToyTable, ToyEvent> = {
  edit: (_, events) => events,
  commit(g, e) {
    const s = g.state;
    if (e.kind === 'draw') {
      s.deck[e.seat]!.pop();
      s.hand[e.seat]!.push(e.card);
      s.place[e.card] = 'hand';
    } else if (e.kind === 'lay') {
      s.hand[e.seat]!.pop();
      s.laid[e.seat] = e.card;
      s.place[e.card] = 'laid';
    } else if (e.kind === 'look') s.seen[e.card]! |= 1 << e.seat;
    else if (e.kind === 'turnUp') s.place[e.card] = 'open';
    else if (e.kind === 'score') s.points[e.seat]!++;
    else s.place[e.card] = 'gone';
    g.events?.push(e);
  },
  trigger() {},
  /** Once all are open the highest that is alone scores, and the table is cleared. */
  settle(g) {
    const open = g.state.laid;
    if (!open.every((card) => card >= 0 && g.state.place[card] === 'open')) return [];
    const ranks = open.map((card) => g.state.def[card]!);
    const alone = ranks.filter((rank) => ranks.indexOf(rank) === ranks.lastIndexOf(rank));
    const best = alone.length === 0 ? -1 : ranks.indexOf(Math.max(...alone));
    const clear = SEATS.map((seat) => toyEvent(g, 'clear', seat, open[seat]!));
    return best < 0 ? clear : [toyEvent(g, 'score', best, open[best]!), ...clear];
  },
};

const occur = (g: ToyTable, ...events: ToyEvent[]): void => happen(g, stages, events);

function draw(g: ToyTable, seat: number): void {
  const card = g.state.deck[seat]!.at(-1);
  if (card !== undefined) occur(g, toyEvent(g, 'draw', seat, card));
}

/** Whatever leaves a hand leaves by its last number, so that the number tells nothing. */
function lay(g: ToyTable, seat: number, card: number): void {
  const s = g.state;
  const door = s.hand[seat]!.at(-1)!;
  [s.def[card], s.def[door]] = [s.def[door]!, s.def[card]!];
  const id = CARDS[s.def[door]]!;
  const sparked = s.laid.some((other) => other >= 0 && CARDS[s.def[other]!] === 'spark');
  occur(g, toyEvent(g, 'lay', seat, door));
  if (id === 'bomb' || (id === 'fuse' && sparked)) throw new Error(`the ${id} went off`);
}

interface RoundFrame extends Frame {
  seat: number;
}

const game = procedure<ToyTable>('game', {
  shuffle(g) {
    for (const seat of SEATS) {
      const defs = g.state.deck[seat]!.map((card) => g.state.def[card]!);
      shuffle(g.state.random, defs);
      g.state.deck[seat]!.forEach((card, i) => {
        g.state.def[card] = defs[i]!;
      });
    }
  },
  deal(g) {
    for (const seat of SEATS) for (let i = 0; i < HAND_SIZE; i++) draw(g, seat);
  },
  rounds(g) {
    if (g.state.hand.every((hand) => hand.length === 0)) return 'end';
    const frame: RoundFrame = { proc: 'round', step: 0, seat: 0 };
    call(g, frame);
    return 'rounds';
  },
  end(g) {
    const most = Math.max(...g.state.points);
    const first = g.state.points.indexOf(most);
    g.state.result = { winner: first === g.state.points.lastIndexOf(most) ? first : -1, reason: 'points' };
  },
});

const round = procedure<ToyTable, RoundFrame>('round', {
  start(g) {
    g.state.round++;
    g.state.laid = [-1, -1, -1];
  },
  lay(g, f) {
    const options = g.state.hand[f.seat]!.map((card) => option('lay', card));
    if (options.length === 0) return 'next';
    ask(g, f.seat, 'lay', options);
  },
  laid(g, f) {
    lay(g, f.seat, g.state.answer!.card);
  },
  look(g, f) {
    const others = g.state.laid.filter((card, seat) => card >= 0 && seat !== f.seat);
    if (others.length === 0) return 'next';
    ask(g, f.seat, 'look', [option('pass'), ...others.map((card) => option('look', card))]);
  },
  looked(g, f) {
    const { kind, card } = g.state.answer!;
    if (kind === 'look') occur(g, toyEvent(g, 'look', f.seat, card));
  },
  next(_, f) {
    if (++f.seat < SEATS.length) return 'lay';
  },
  turnUp(g) {
    const laid = SEATS.filter((seat) => g.state.laid[seat]! >= 0);
    occur(g, ...laid.map((seat) => toyEvent(g, 'turnUp', seat, g.state.laid[seat]!)));
    for (const seat of SEATS) draw(g, seat);
  },
});

function start({ seed, decks }: Setup): ToyState {
  if (decks.length !== SEATS.length) throw new Error(`Masks is played with 3 decks; ${decks.length} were given`);
  const def: number[] = [];
  const owner: number[] = [];
  decks.forEach((deck, seat) => {
    for (const { id, copies } of deck.cards)
      for (let i = 0; i < copies; i++) {
        if (!CARDS.includes(id)) throw new Error(`Masks has no card ${id}`);
        def.push(CARDS.indexOf(id));
        owner.push(seat);
      }
  });
  return {
    frames: [{ proc: 'game', step: 0 }],
    question: null,
    answer: null,
    failed: [],
    result: null,
    random: seeded(seed),
    def,
    owner,
    place: def.map(() => 'deck'),
    seen: def.map(() => 0),
    deck: SEATS.map((seat) => owner.flatMap((own, card) => (own === seat ? [card] : []))),
    hand: [[], [], []],
    laid: [-1, -1, -1],
    points: [0, 0, 0],
    round: 0,
    note: 0,
  };
}

export function sees(s: ToyState, seat: number, card: number): boolean {
  if (s.place[card] === 'deck') return false;
  if (s.place[card] === 'hand') return s.owner[card] === seat;
  if (s.place[card] === 'laid') return s.owner[card] === seat || (seat >= 0 && (s.seen[card]! & (1 << seat)) !== 0);
  return true;
}

const hiddenOf = (s: ToyState, owner: number, seat: number): number[] =>
  s.def.flatMap((_, card) => (s.owner[card] === owner && !sees(s, seat, card) ? [card] : []));

const clone = (s: ToyState): ToyState => ({ ...copy(s), frames: copyFrames(s.frames) });

/** A player knows which cards are left in the own deck, not their order. */
function view({ state: s }: ToyTable, seat: number): View<ToyState> {
  const seen = clone(s);
  for (const owner of SEATS) {
    const hidden = hiddenOf(s, owner, seat);
    const known = hidden.map((card) => (owner === seat ? s.def[card]! : UNKNOWN)).sort((a, b) => a - b);
    hidden.forEach((card, i) => {
      seen.def[card] = known[i]!;
    });
  }
  if (s.question !== null && s.question.seat !== seat) seen.question = { ...s.question, options: [], about: -1 };
  return { seat, state: { ...seen, answer: null, random: [0, 0, 0, 0] } };
}

function sample({ seat, state }: View<ToyState>, random: RandomState): ToyState {
  const s = clone(state);
  s.random = seeded(below(random, 1_000_000));
  s.def = s.def.map((def) => (def === UNKNOWN ? below(random, SOUND.length) : def));
  const hidden = hiddenOf(state, seat, seat);
  const defs = hidden.map((card) => s.def[card]!);
  shuffle(random, defs);
  hidden.forEach((card, i) => {
    s.def[card] = defs[i]!;
  });
  return s;
}

/** The same state with what this seat cannot see dealt in another order. */
export function scrambled(s: ToyState, seat: number): ToyState {
  const other = clone(s);
  for (const owner of SEATS) {
    const hidden = hiddenOf(s, owner, seat);
    hidden.forEach((card, i) => {
      other.def[card] = s.def[hidden[(i + 1) % hidden.length]!]!;
    });
  }
  return other;
}

function violations({ state: s }: ToyTable): string[] {
  const found: string[] = [];
  s.def.forEach((def, card) => {
    const lists = [...s.deck, ...s.hand, s.laid].filter((list) => list.includes(card)).length;
    if (CARDS[def] === undefined) found.push(`card ${card} is none of the game's`);
    if (s.place[card] !== 'gone' && lists !== 1) found.push(`card ${card} is in ${lists} places`);
  });
  if (s.points.reduce((sum, n) => sum + n, 0) > s.round) found.push('more points than rounds');
  return found;
}

function describeOption({ state: s }: ToyTable, { kind, card }: Option): string {
  if (kind === 'pass') return 'pass';
  return kind === 'lay' ? `lay ${CARDS[s.def[card]!]}` : `look at the card of seat ${s.owner[card]}`;
}

function describeEvent(event: GameEvent, seat: number): string {
  const { kind, seat: actor, def } = event as ToyEvent;
  const secret = kind === 'draw' || kind === 'lay' || kind === 'look';
  return `seat ${actor}: ${kind} ${secret && actor !== seat ? 'a card' : CARDS[def]}`;
}

export const toy: Game<ToyState, ToyTable> = {
  id: 'masks',
  name: 'Masks',
  editions: ['only'],
  seats: ['West', 'North', 'East'],
  cardsVersion: 'masks-1',
  checkDeck: (deck) =>
    deck.cards.length > 0 ? [] : [{ rule: 'MASKS-DECK', message: `the deck ${deck.name} has no cards` }],
  start,
  table: (state) => ({ state, procedures: procedures(game, round), events: null }),
  clone,
  view,
  sample,
  evaluate: ({ state }, seat) => (1 + state.points[seat]!) / (3 + state.points.reduce((sum, n) => sum + n, 0)),
  quick: { answer: () => 0, settled: ({ state }, from) => state.round !== from.round },
  violations,
  describeOption,
  describeEvent,
};

/** A deck of these cards, named by blanks between them. */
const deckOf = (ids: string): Deck => ({
  name: ids,
  cards: ids.split(' ').map((id) => ({ id, copies: 1 })),
});

const ORDINARY = deckOf('1 2 3 4 5 6 7 8 9 9 7 5');

export const setupOf = (seed: number | string, ...decks: string[]): Setup => ({
  edition: 'only',
  seed,
  decks: decks.length === 0 ? [ORDINARY, ORDINARY, ORDINARY] : decks.map(deckOf),
});

type RoundStep = Step<ToyTable, RoundFrame>;

/** The game with another step in place of one of a round. */
export function withStep(name: string, change: (before: RoundStep) => RoundStep): Game<ToyState, ToyTable> {
  const steps = [...round.steps] as unknown as RoundStep[];
  const at = round.stepAt.get(name)!;
  steps[at] = change(steps[at]!);
  const changed = procedures(game, { ...round, steps });
  return { ...toy, table: (state) => ({ ...toy.table(state), procedures: changed }) };
}
