/** Counts what each card did in a game, and who of renown was seen in it. */
import type { Chapters, Deed, Luck } from './story.ts';

interface Counted {
  readonly seat: number;
  readonly def: number;
  n: number;
  readonly beat: number[];
  fell: number;
}

/** So many are told. */
const MOST_DEEDS = 4;
const MOST_HEROES = 3;

export class Deeds {
  readonly #idOf: (def: number) => string | null;
  readonly #counted = new Map<string, Counted>();
  readonly #luck: { draws: number; lucky: number }[];
  /** By seat: those who were seen, and how well known they are. */
  readonly #seen: Map<number, number>[];

  constructor(seats: number, idOf: (def: number) => string | null) {
    this.#idOf = idOf;
    this.#luck = Array.from({ length: seats }, () => ({ draws: 0, lucky: 0 }));
    this.#seen = Array.from({ length: seats }, () => new Map());
  }

  #of(seat: number, def: number): Counted {
    const key = `${seat} ${def}`;
    const counted = this.#counted.get(key) ?? { seat, def, n: 0, beat: [], fell: 0 };
    this.#counted.set(key, counted);
    return counted;
  }

  add(seat: number, def: number, n: number): void {
    if (def >= 0) this.#of(seat, def).n += n;
  }

  beats(seat: number, def: number, other: number): void {
    if (def >= 0 && other >= 0) this.#of(seat, def).beat.push(other);
  }

  falls(seat: number, def: number, turn: number): void {
    if (def >= 0) this.#of(seat, def).fell = turn;
  }

  /** What chance gave: so many dice or draws, and what they came to. */
  draws(seat: number, draws: number, lucky: number): void {
    const luck = this.#luck[seat];
    if (luck === undefined) return;
    luck.draws += draws;
    luck.lucky += lucky;
  }

  /** `renown`: whoever has more of it comes first. */
  meets(seat: number, def: number, renown: number): void {
    if (def >= 0) this.#seen[seat]?.set(def, renown);
  }

  tell(): Pick<Chapters, 'deeds' | 'luck' | 'heroes'> {
    const idsOf = (defs: readonly number[]): string[] => [...new Set(defs.flatMap((def) => this.#idOf(def) ?? []))];
    const nOf = (seat: number, def: number): number => this.#counted.get(`${seat} ${def}`)?.n ?? 0;
    const deeds = [...this.#counted.values()]
      .filter(({ n }) => n > 0)
      .sort((a, b) => b.n - a.n)
      .flatMap(({ seat, def, n, beat, fell }): Deed[] => {
        const card = this.#idOf(def);
        return card === null ? [] : [{ seat, card, n, beat: idsOf(beat), fell }];
      });
    return {
      deeds: deeds.slice(0, MOST_DEEDS),
      luck: this.#luck.map((luck, seat): Luck => ({ seat, ...luck })).filter(({ draws }) => draws > 0),
      heroes: this.#seen.map((seen, seat) => {
        const order = [...seen].sort(([a, one], [b, other]) => other - one || nOf(seat, b) - nOf(seat, a));
        return idsOf(order.map(([def]) => def)).slice(0, MOST_HEROES);
      }),
    };
  }
}
