/** The cards on the table as one viewer sees them. */
import { idOf } from '../known.ts';
import {
  AT,
  CAPTIVE,
  defOf,
  FORCE,
  generation,
  HAND,
  hasStat,
  HELD,
  HIT,
  isAboard,
  isWorking,
  LOCATION,
  LOST,
  numberOf,
  OFF,
  ONE,
  OUT,
  pile,
  RESERVE,
  SIDE_OF_TABLE,
  type SeenTable,
  shown,
  type Stat,
  STATS,
  TABLE,
  UNDER,
  UNDERCOVER,
  USED,
  workOut,
} from './engine.ts';
import { SHOWN_STATS } from './facts.ts';

/** A number of a card as it is now. `change`: against what is printed. */
export interface NumberView {
  readonly stat: Stat;
  readonly text: string;
  readonly change: -1 | 0 | 1;
}

/** `+2` to a number of the card that carries it. */
export interface AddedView {
  readonly stat: Stat;
  readonly text: string;
}

export type MarkName =
  | 'hit'
  | 'undercover'
  | 'off'
  | 'captive'
  | 'held'
  | 'unpiloted'
  | 'moved'
  | 'drained'
  | 'battled';

/** A card as the viewer sees it; `face` is the card's id in the catalogue, or null when it is hidden. */
export interface CardView {
  readonly card: number;
  readonly face: string | null;
  /** Whose it is now. */
  readonly seat: number;
  readonly as: number;
  readonly numbers: readonly NumberView[];
  readonly marks: readonly MarkName[];
  /** What it adds to the numbers of what it lies on or is aboard of. */
  readonly adds: readonly AddedView[];
  /** What is aboard it, attached to it, beneath it: in this order. */
  readonly with: readonly CardView[];
}

/** A card that is only known by its face: in a hand, on a pile. */
export interface HeldView {
  readonly card: number;
  readonly face: string | null;
}

export interface SideView {
  readonly seat: number;
  readonly hand: readonly HeldView[];
  readonly reserve: number;
  readonly force: number;
  readonly used: number;
  /** Force that it may activate in its turn. */
  readonly generates: number;
  /** Only the top card of a Lost Pile is known, and no number (CCG-PIL-04, CCG-PIL-10). */
  readonly lost: HeldView | null;
  readonly out: readonly HeldView[];
  /** Effects and the like on its half of the table, at no location. */
  readonly effects: readonly CardView[];
}

export const faceOf = ({ cards, state }: SeenTable, card: number): string | null => idOf(cards, state.def[card]);

const PRINTED_AT = new Map(STATS.map((stat, i) => [stat, i]));

/** What one viewer sees of the table, as the page draws it. */
export class TableViewer {
  readonly g: SeenTable;
  /** The cards that lie on, in or under each card. */
  readonly #with = new Map<number, number[]>();

  constructor(g: SeenTable) {
    this.g = g;
    const { zone, as, on } = g.state;
    for (let card = 0; card < zone.length; card++) {
      if ((zone[card] !== TABLE && zone[card] !== UNDER) || on[card]! < 0 || as[card] === LOCATION) continue;
      const there = this.#with.get(on[card]!);
      if (there === undefined) this.#with.set(on[card]!, [card]);
      else there.push(card);
    }
  }

  held(card: number): HeldView {
    return { card, face: faceOf(this.g, card) };
  }

  /** The cards that lie at, on, in or under it. */
  cardsWith(host: number): readonly number[] {
    return this.#with.get(host) ?? [];
  }

  card(card: number, adds: readonly AddedView[] = []): CardView {
    const s = this.g.state;
    const carried = this.cardsWith(card).toSorted((a, b) => rankOf(this.g, a) - rankOf(this.g, b));
    return {
      ...this.held(card),
      seat: s.controller[card]!,
      as: s.as[card]!,
      numbers: s.zone[card] === TABLE ? this.numbers(card) : [],
      marks: s.zone[card] === TABLE ? this.#marks(card) : [],
      adds,
      with: this.#carried(card, carried),
    };
  }

  /** What a card carries, each with what it adds to it. */
  #carried(host: number, carried: readonly number[]): CardView[] {
    if (carried.length === 0) return [];
    const { g } = this;
    const added = new Map<number, AddedView[]>();
    if (g.state.zone[host] === TABLE && g.state.as[host] !== LOCATION && faceOf(g, host) !== null)
      for (const stat of SHOWN_STATS.filter((each) => hasStat(g, host, each)))
        workOut(g, host, stat, (rule, how, n) => {
          if (rule === null || how !== 'add' || n === 0) return;
          const text = `${n < 0 ? '−' : '+'}${shown(Math.abs(n))}`;
          added.set(rule.source, [...(added.get(rule.source) ?? []), { stat, text }]);
        });
    return carried.map((each) => this.card(each, added.get(each)));
  }

  numbers(card: number): NumberView[] {
    const { g } = this;
    if (faceOf(g, card) === null) return [];
    return SHOWN_STATS.flatMap((stat): NumberView[] => {
      if (stat === 'parsec' || !hasStat(g, card, stat)) return [];
      const n = Math.max(0, numberOf(g, card, stat));
      const printed = defOf(g, card).numbers[PRINTED_AT.get(stat)!]!;
      const change = printed < 0 ? 0 : Math.sign(n - printed);
      return [{ stat, text: shown(n), change: change as NumberView['change'] }];
    });
  }

  #marks(card: number): MarkName[] {
    const { g } = this;
    const { flags, as, moved, drained, battled, turn } = g.state;
    const marks: MarkName[] = [];
    if ((flags[card]! & HIT) !== 0) marks.push('hit');
    if ((flags[card]! & UNDERCOVER) !== 0) marks.push('undercover');
    if ((flags[card]! & OFF) !== 0) marks.push('off');
    if (as[card] === CAPTIVE) marks.push('captive');
    if (as[card] === HELD) marks.push('held');
    if (as[card] === AT && faceOf(g, card) !== null && !isWorking(g, card)) marks.push('unpiloted');
    if (turn > 0 && as[card] !== LOCATION) {
      if (moved[card] === turn) marks.push('moved');
      if (drained[card] === turn) marks.push('drained');
      if (battled[card] === turn) marks.push('battled');
    }
    return marks;
  }

  side(seat: number): SideView {
    const { g } = this;
    const s = g.state;
    const lost = pile(s, seat, LOST).at(-1);
    const effects = s.zone.flatMap((zone, card) =>
      zone === TABLE && (s.as[card] === SIDE_OF_TABLE || s.as[card]! > HELD) && s.side[card] === seat ? [card] : [],
    );
    return {
      seat,
      hand: pile(s, seat, HAND).map((card) => this.held(card)),
      reserve: pile(s, seat, RESERVE).length,
      force: pile(s, seat, FORCE).length,
      used: pile(s, seat, USED).length,
      generates: generation(g, seat),
      lost: lost === undefined ? null : this.held(lost),
      out: pile(s, seat, OUT).map((card) => this.held(card)),
      effects: effects.map((card) => this.card(card)),
    };
  }
}

/** Weapons and devices first, then who is aboard by seat, then Effects and what is not in play. */
function rankOf(g: SeenTable, card: number): number {
  const { zone, as } = g.state;
  const { type } = defOf(g, card);
  if (zone[card] === UNDER) return 100 + as[card]!;
  if (type === 'Weapon') return 0;
  if (type === 'Device') return 1;
  return isAboard(as[card]!) ? 2 + as[card]! : 50;
}

/** In whole numbers where they are whole. */
export const told = (n: number): string => shown(Math.max(0, n));
export const whole = (n: number): number => n / ONE;
