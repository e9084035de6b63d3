/** Fights and duels as they unfold: every number with where it comes from, told from the events. */
import { opponentOf } from '@dejarik/kernel';
import { idOf } from '../known.ts';
import { type Draw, FOR_POWER, type Part, powerParts, type SeenEvent, type SeenTable } from './engine.ts';
import type { PartView } from './views.ts';

type EventOf<K extends SeenEvent['kind']> = Extract<SeenEvent, { readonly kind: K }>;

export interface DrawView {
  readonly face: string | null;
  /** 0: its player has not chosen yet. */
  readonly n: number;
  /** 0 for the Battle card, 1 for the weapon, 2 for power. */
  readonly purpose: number;
  /** False: drawn, and not counted. */
  readonly counts: boolean;
}

export interface FightSide {
  readonly fighters: readonly string[];
  readonly weapons: readonly string[];
  /** Weapons that count for nothing. */
  readonly aside: readonly string[];
  readonly battleCards: readonly { readonly face: string; readonly works: boolean; readonly as: string | null }[];
  /** All but what is drawn. */
  readonly parts: readonly PartView[];
  readonly draws: readonly DrawView[];
  /** The sum once it is final, else null. */
  readonly power: number | null;
  readonly defeated: boolean;
  /** What it cost, and the cards that were lost for it. */
  readonly damage: number;
  readonly lost: readonly string[];
}

export interface FightView {
  /** Which event of the game it began with: a new number is a new fight. */
  readonly id: number;
  readonly duel: boolean;
  readonly ships: boolean;
  readonly planet: number;
  readonly attacker: number;
  /** Which fight of its battle it is, from 1. */
  readonly number: number;
  /** By seat. */
  readonly sides: readonly FightSide[];
  /** Null: not decided yet; -1: nobody. */
  readonly winner: number | null;
}

const NO_SIDE: FightSide = {
  fighters: [],
  weapons: [],
  aside: [],
  battleCards: [],
  parts: [],
  draws: [],
  power: null,
  defeated: false,
  damage: 0,
  lost: [],
};

const DESTINY = 'YJ-DST-01';
/** What a Battle card adds is known only when it resolves. */
const BY_BATTLE_CARD = 'YJ-CARD-21';

/** Follows the events of a game and says after each what the fight looks like. */
export class FightTeller {
  readonly #g: SeenTable;
  readonly #events: readonly SeenEvent[];
  #view: FightView | null = null;
  #number = 0;
  #battle = { ships: false, planet: -1 };
  /** Whoever takes damage now takes it for this fight. */
  #open = false;

  constructor(g: SeenTable, events: readonly SeenEvent[]) {
    this.#g = g;
    this.#events = events;
  }

  get view(): FightView | null {
    return this.#view;
  }

  /** Takes in the event with this number; tells whether the fight changed. */
  take(at: number): boolean {
    const before = this.#view;
    this.#take(this.#events[at]!, at);
    return this.#view !== before;
  }

  #take(e: SeenEvent, at: number): void {
    switch (e.kind) {
      case 'battle':
        this.#number = 0;
        this.#battle = { ships: e.ships, planet: e.planet };
        break;
      case 'fight':
        this.#begin(e, at);
        break;
      case 'duel':
        this.#beginDuel(e, at);
        break;
      case 'turn':
      case 'breakthrough':
      case 'battleEnds':
      case 'evacuated':
        this.#open = false;
        break;
      default:
        if (this.#open) this.#goOn(e, at);
    }
  }

  #begin(e: EventOf<'fight'>, at: number): void {
    this.#number++;
    const sides = e.sides.map(({ defs, weaponDefs }, seat) => ({
      ...NO_SIDE,
      fighters: this.#ids(defs),
      weapons: this.#ids(weaponDefs),
      parts: this.#foreknown(at, seat),
    }));
    this.#start(at, e.seat, false, sides);
  }

  #beginDuel(e: EventOf<'duel'>, at: number): void {
    this.#number = 0;
    const { seats } = this.#g.state;
    const challenged = opponentOf(this.#g.state, e.seat);
    const sides = seats.map((_, seat) => {
      if (seat === e.seat) return { ...NO_SIDE, fighters: this.#ids([e.def]), weapons: this.#ids([e.weaponDef]) };
      return seat === challenged ? { ...NO_SIDE, fighters: this.#ids([e.otherDef]) } : NO_SIDE;
    });
    this.#start(at, e.seat, true, sides);
  }

  #start(at: number, attacker: number, duel: boolean, sides: readonly FightSide[]): void {
    this.#open = true;
    this.#view = {
      id: at,
      duel,
      ships: !duel && this.#battle.ships,
      planet: this.#battle.planet,
      attacker,
      number: this.#number,
      sides,
      winner: null,
    };
  }

  #goOn(e: SeenEvent, at: number): void {
    switch (e.kind) {
      case 'works':
      case 'wasted': {
        const as = e.kind === 'works' && e.form !== e.def ? this.#id(e.form) : null;
        const card = { face: this.#id(e.def), works: e.kind === 'works', as };
        this.#change(e.seat, ({ battleCards }) => ({ battleCards: [...battleCards, card] }));
        break;
      }
      case 'ignored':
        this.#change(e.seat, ({ fighters, weapons, aside }) => {
          const face = this.#id(e.def);
          if (fighters.includes(face)) return {}; // its built-in weapon: the fighter stays
          return { weapons: without(weapons, face), aside: [...aside, face] };
        });
        break;
      case 'defends':
        this.#change(e.seat, () => ({ fighters: this.#ids([e.def]), weapons: this.#ids([e.weaponDef]) }));
        break;
      case 'destiny':
        if (e.card < 0) break;
        this.#change(e.seat, ({ draws }) => ({
          draws: [...draws, { face: this.#id(e.def), n: e.number, purpose: e.purpose, counts: true }],
        }));
        break;
      case 'number':
        this.#changeDraw(e.seat, (draw) => ({ ...draw, n: e.number }));
        break;
      case 'discard':
        // A destiny card that is discarded at once is drawn again.
        if (this.#isRedraw(e, at)) this.#changeDraw(e.seat, (draw) => ({ ...draw, counts: false }));
        break;
      case 'power':
        this.#change(e.seat, (side) => this.#summedUp(side, e));
        break;
      case 'won':
        this.#view = { ...this.#view!, winner: e.seat };
        break;
      case 'tied':
        this.#view = { ...this.#view!, winner: -1 };
        break;
      case 'duelEnds':
        this.#view = { ...this.#view!, winner: e.seat < 0 ? -1 : opponentOf(this.#g.state, e.seat) };
        break;
      case 'defeated':
        this.#change(e.seat, () => ({ defeated: true }));
        break;
      case 'damage':
        if (this.#view!.winner !== null) this.#change(e.seat, ({ damage }) => ({ damage: damage + e.n }));
        break;
      case 'lose':
        if (this.#view!.winner !== null && e.card >= 0)
          this.#change(e.seat, ({ lost }) => ({ lost: [...lost, this.#id(e.def)] }));
        break;
      default:
        break;
    }
  }

  #isRedraw(e: EventOf<'discard'>, at: number): boolean {
    const before = this.#events[at - 1];
    return before?.kind === 'destiny' && before.def === e.def && before.seat === e.seat;
  }

  #changeDraw(seat: number, to: (draw: DrawView) => DrawView): void {
    this.#change(seat, ({ draws }) => {
      const last = draws.at(-1);
      return last === undefined ? {} : { draws: [...draws.slice(0, -1), to(last)] };
    });
  }

  #change(seat: number, to: (side: FightSide) => Partial<FightSide>): void {
    const view = this.#view!;
    const side = view.sides[seat]!;
    this.#view = { ...view, sides: view.sides.with(seat, { ...side, ...to(side) }) };
  }

  /** The final parts: what was drawn takes the numbers that counted in the end. */
  #summedUp(side: FightSide, { n, parts: told }: EventOf<'power'>): Partial<FightSide> {
    const parts = partsOf(this.#g, told);
    return {
      power: n,
      parts: parts.filter(({ rule }) => rule !== DESTINY),
      draws: counted(
        side.draws,
        parts.filter(({ rule }) => rule === DESTINY),
      ),
    };
  }

  /** What counts from the start; the later sum says it, if there is one already. */
  #foreknown(at: number, seat: number): PartView[] {
    for (let i = at + 1; i < this.#events.length; i++) {
      const e = this.#events[i]!;
      if (e.kind === 'fight' || e.kind === 'turn') return [];
      if (e.kind === 'power' && e.seat === seat)
        return partsOf(this.#g, e.parts).filter(({ rule }) => rule !== DESTINY && rule !== BY_BATTLE_CARD);
    }
    return [];
  }

  #id(def: number): string {
    return idOf(this.#g.cards, def) ?? '';
  }

  /** What is not there has no id. */
  #ids(defs: readonly number[]): string[] {
    return defs.flatMap((def) => idOf(this.#g.cards, def) ?? []);
  }
}

const partsOf = ({ cards }: SeenTable, parts: readonly Part[]): PartView[] =>
  parts.map(({ def, n, rule }) => ({ face: idOf(cards, def), n, rule }));

const without = (faces: readonly string[], face: string): string[] => {
  const at = faces.indexOf(face);
  return at < 0 ? faces.slice() : faces.toSpliced(at, 1);
};

/** Each draw with the number that was added for it; those that no number was added for do not count. */
function counted(draws: readonly DrawView[], parts: readonly PartView[]): DrawView[] {
  const left = parts.slice();
  const found = draws.map((draw) => {
    const at = left.findIndex(({ face }) => face === draw.face);
    if (at < 0) return { ...draw, counts: false };
    const [part] = left.splice(at, 1);
    return { ...draw, n: part!.n, counts: true };
  });
  return [...found, ...left.map(({ face, n }) => ({ face, n, purpose: FOR_POWER, counts: true }))];
}

/** The fights of the last battle, or the last duel; one that is going on with the numbers as they stand. */
export function lastFights(g: SeenTable, events: readonly SeenEvent[]): FightView[] {
  const at = events.findLastIndex(({ kind }) => kind === 'fight' || kind === 'duel');
  if (at < 0) return [];
  const teller = new FightTeller(g, events);
  const fights = new Map<number, FightView>();
  for (let i = battleBefore(events, at); i < events.length; i++)
    if (teller.take(i)) fights.set(teller.view!.id, teller.view!);
  const views = [...fights.values()];
  const last = views.pop();
  return last === undefined ? [] : [...views, withOpenNumbers(g, last)];
}

/** Where the telling has to begin so that the event with this number is understood. */
export const battleBefore = (events: readonly SeenEvent[], at: number): number =>
  Math.max(
    0,
    events.findLastIndex(({ kind }, i) => i <= at && (kind === 'battle' || kind === 'duel')),
  );

/** In the middle of a fight the table itself knows best. */
function withOpenNumbers(g: SeenTable, view: FightView): FightView {
  const { fight } = g.state;
  if (fight === null || view.winner !== null || view.sides.every(({ power }) => power !== null)) return view;
  const sides = view.sides.map((side, seat) => {
    const camp = fight.camps[seat]!;
    if (camp.cards.length === 0) return side;
    const parts = partsOf(
      g,
      powerParts(g, fight, seat).filter(({ rule }) => rule !== DESTINY),
    );
    return { ...side, parts, draws: openDraws(g, camp.draws, side.draws) };
  });
  return { ...view, planet: fight.planet, sides };
}

/** What counts so far, and what was drawn and is not settled yet. */
function openDraws({ cards }: SeenTable, settled: readonly Draw[], told: readonly DrawView[]): DrawView[] {
  const known = settled.map(({ def, n, purpose }) => ({ face: idOf(cards, def), n, purpose, counts: true }));
  return [...known, ...told.filter(({ counts }) => counts).slice(known.length)];
}
