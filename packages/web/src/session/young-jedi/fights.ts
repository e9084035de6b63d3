/** Fights and duels as they unfold: every number with where it comes from, told from the events. */
import { type Draw, type Event, enemyOf, FOR_POWER, powerParts, type YjTable, type YoungJedi } from './engine.ts';
import { idOf, type PartView } from './views.ts';

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
  readonly sides: readonly [FightSide, FightSide];
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
  readonly #game: YoungJedi;
  readonly #events: readonly Event[];
  #view: FightView | null = null;
  #number = 0;
  #battle = { ships: false, planet: -1 };
  /** Whoever takes damage now takes it for this fight. */
  #open = false;

  constructor(game: YoungJedi, events: readonly Event[]) {
    this.#game = game;
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

  #take(e: Event, at: number): void {
    switch (e.kind) {
      case 'battle':
        this.#number = 0;
        this.#battle = { ships: e.n === 1, planet: e.to };
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

  #begin(e: Event, at: number): void {
    const groups: number[][] = [[]];
    for (const def of e.defs ?? [])
      if (def < 0) groups.push([]);
      else groups.at(-1)!.push(def);
    const [own = [], theirs = [], weapons = [], theirWeapons = []] = groups;
    const side = (seat: number, fighters: readonly number[], used: readonly number[]): FightSide => ({
      ...NO_SIDE,
      fighters: this.#ids(fighters),
      weapons: this.#ids(used),
      parts: this.#foreknown(at, seat),
    });
    const attacker = side(e.seat, own, weapons);
    const defender = side(enemyOf(e.seat), theirs, theirWeapons);
    this.#number++;
    this.#start(at, e.seat, false, [attacker, defender]);
  }

  #beginDuel(e: Event, at: number): void {
    this.#number = 0;
    const side = (def: number, weapons: readonly number[]): FightSide => ({
      ...NO_SIDE,
      fighters: this.#ids([def]),
      weapons: this.#ids(weapons),
    });
    this.#start(at, e.seat, true, [side(e.def, e.defs ?? []), side(e.otherDef, [])]);
  }

  #start(at: number, attacker: number, duel: boolean, [own, theirs]: readonly [FightSide, FightSide]): void {
    this.#open = true;
    this.#view = {
      id: at,
      duel,
      ships: !duel && this.#battle.ships,
      planet: this.#battle.planet,
      attacker,
      number: this.#number,
      sides: attacker === 0 ? [own, theirs] : [theirs, own],
      winner: null,
    };
  }

  #goOn(e: Event, at: number): void {
    switch (e.kind) {
      case 'works':
      case 'wasted':
        this.#change(e.seat, ({ battleCards }) => ({ battleCards: [...battleCards, this.#battleCard(e)] }));
        break;
      case 'ignored':
        this.#change(e.seat, ({ fighters, weapons, aside }) => {
          const face = this.#id(e.def);
          if (fighters.includes(face)) return {}; // its built-in weapon: the fighter stays
          return { weapons: without(weapons, face), aside: [...aside, face] };
        });
        break;
      case 'defends':
        this.#change(e.seat, () => ({ fighters: [this.#id(e.def)], weapons: this.#ids(e.defs ?? []) }));
        break;
      case 'destiny':
        if (e.card < 0) break;
        this.#change(e.seat, ({ draws }) => ({
          draws: [...draws, { face: this.#id(e.def), n: e.n, purpose: e.to, counts: true }],
        }));
        break;
      case 'number':
        this.#changeDraw(e, (draw) => ({ ...draw, n: e.n }));
        break;
      case 'discard':
        // A destiny card that is discarded at once is drawn again.
        if (this.#isRedraw(e, at)) this.#changeDraw(e, (draw) => ({ ...draw, counts: false }));
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
        this.#view = { ...this.#view!, winner: e.seat < 0 ? -1 : enemyOf(e.seat) };
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

  #isRedraw(e: Event, at: number): boolean {
    const before = this.#events[at - 1];
    return before?.kind === 'destiny' && before.def === e.def && before.seat === e.seat;
  }

  #changeDraw(e: Event, to: (draw: DrawView) => DrawView): void {
    this.#change(e.seat, ({ draws }) => {
      const last = draws.at(-1);
      return last === undefined ? {} : { draws: [...draws.slice(0, -1), to(last)] };
    });
  }

  #change(seat: number, to: (side: FightSide) => Partial<FightSide>): void {
    const view = this.#view!;
    const side = view.sides[seat as 0 | 1];
    const sides = view.sides.with(seat, { ...side, ...to(side) }) as [FightSide, FightSide];
    this.#view = { ...view, sides };
  }

  #battleCard(e: Event): FightSide['battleCards'][number] {
    const form = e.defs?.[0] ?? e.def;
    return { face: this.#id(e.def), works: e.kind === 'works', as: form === e.def ? null : this.#id(form) };
  }

  /** The final parts: what was drawn takes the numbers that counted in the end. */
  #summedUp(side: FightSide, e: Event): Partial<FightSide> {
    const parts = this.#parts(e);
    return {
      power: e.n,
      parts: parts.filter(({ rule }) => rule !== DESTINY),
      draws: counted(
        side.draws,
        parts.filter(({ rule }) => rule === DESTINY),
      ),
    };
  }

  #parts(e: Event): PartView[] {
    return (e.parts ?? []).map(({ def, n, rule }) => ({ face: idOf(this.#game, def), n, rule }));
  }

  /** What counts from the start; the later sum says it, if there is one already. */
  #foreknown(at: number, seat: number): PartView[] {
    for (let i = at + 1; i < this.#events.length; i++) {
      const e = this.#events[i]!;
      if (e.kind === 'fight' || e.kind === 'turn') return [];
      if (e.kind === 'power' && e.seat === seat)
        return this.#parts(e).filter(({ rule }) => rule !== DESTINY && rule !== BY_BATTLE_CARD);
    }
    return [];
  }

  #id(def: number): string {
    return idOf(this.#game, def) ?? '';
  }

  #ids(defs: readonly number[]): string[] {
    return defs.map((def) => this.#id(def));
  }
}

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
export function lastFights(game: YoungJedi, g: YjTable, events: readonly Event[]): FightView[] {
  const at = events.findLastIndex(({ kind }) => kind === 'fight' || kind === 'duel');
  if (at < 0) return [];
  const teller = new FightTeller(game, events);
  const fights = new Map<number, FightView>();
  for (let i = battleBefore(events, at); i < events.length; i++)
    if (teller.take(i)) fights.set(teller.view!.id, teller.view!);
  const views = [...fights.values()];
  const last = views.pop();
  return last === undefined ? [] : [...views, withOpenNumbers(game, g, last)];
}

/** Where the telling has to begin so that the event with this number is understood. */
export const battleBefore = (events: readonly Event[], at: number): number =>
  Math.max(
    0,
    events.findLastIndex(({ kind }, i) => i <= at && (kind === 'battle' || kind === 'duel')),
  );

/** In the middle of a fight the table itself knows best. */
function withOpenNumbers(game: YoungJedi, g: YjTable, view: FightView): FightView {
  const { fight } = g.state;
  if (fight === null || view.winner !== null || view.sides.every(({ power }) => power !== null)) return view;
  const sides = view.sides.map((side, seat) => {
    const camp = fight.camps[seat]!;
    if (camp.cards.length === 0) return side;
    const parts = powerParts(g, fight, seat)
      .filter(({ rule }) => rule !== DESTINY)
      .map(({ def, n, rule }) => ({ face: idOf(game, def), n, rule }));
    return { ...side, parts, draws: openDraws(game, camp.draws, side.draws) };
  }) as [FightSide, FightSide];
  return { ...view, planet: fight.planet, sides };
}

/** What counts so far, and what was drawn and is not settled yet. */
function openDraws(game: YoungJedi, settled: readonly Draw[], told: readonly DrawView[]): DrawView[] {
  const known = settled.map(({ def, n, purpose }) => ({ face: idOf(game, def), n, purpose, counts: true }));
  return [...known, ...told.filter(({ counts }) => counts).slice(known.length)];
}
