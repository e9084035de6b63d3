/** Nonsense in states that were sound: one place changed. Whatever stands in a state, its violations are told in sentences. */
import type { Game, Setup } from '../game.ts';
import { copy } from '../plain.ts';
import type { Position, Table } from '../procedure.ts';
import { below, type RandomState, seeded } from '../random.ts';
import { StoredStateError } from '../stored.ts';
import type { Check } from './conformance.ts';
import { opening, playByChance } from './line.ts';

type Holder = Record<string | number, unknown>;

/** Numbers that no state should hold anywhere. */
const NO_NUMBERS: readonly number[] = [0.5, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
/** Numbers that are somewhere too small or too large, or point to another card. */
const ODD_NUMBERS: readonly number[] = [
  -1_000_000,
  -7,
  -2,
  ...Array.from({ length: 15 }, (_, n) => n - 1),
  60,
  119,
  120,
  10_000,
  2 ** 40,
];

interface Corrupted<S> {
  readonly state: S;
  /** The parts that lead to the place. */
  readonly path: readonly (string | number)[];
  readonly to: unknown;
}

/** Every place where a number or a list stands. */
function places(value: unknown, path: readonly (string | number)[] = []): (readonly (string | number)[])[] {
  if (typeof value === 'number') return [path];
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.entries(value).flatMap(([key, part]) => places(part, [...path, key]));
  return Array.isArray(value) ? [path, ...inside] : inside;
}

/** The state with a number or a list somewhere in it changed by chance. */
function corrupted<S extends object>(state: S, random: RandomState): Corrupted<S> {
  const all = places(state);
  const path = all[below(random, all.length)]!;
  const other = copy(state);
  const key = path.at(-1)!;
  let holder = other as Holder;
  for (const step of path.slice(0, -1)) holder = holder[step] as Holder;
  const before = holder[key];
  const numbers = [...NO_NUMBERS, ...ODD_NUMBERS];
  const some = numbers[below(random, numbers.length)]!;
  const to = Array.isArray(before) ? [[], [...(before as unknown[]), some], before.slice(1)][below(random, 3)] : some;
  holder[key] = to;
  return { state: other, path, to };
}

/** What is said are sentences, and something is said of what is no number; inside frames every procedure has its own. */
function isToldOf<S>({ path, to }: Corrupted<S>, sentences: readonly string[]): boolean {
  if (!sentences.every((sentence) => /^\w.*\w$/u.test(sentence))) return false;
  const isNone = typeof to === 'number' && NO_NUMBERS.includes(to);
  return !isNone || path[0] === 'frames' || sentences.length > 0;
}

export interface Nonsense<S> {
  /** How many states were taken. */
  readonly states: number;
  /** One of them, anew each time. */
  readonly stateOf: (n: number) => S;
  readonly violations: (state: S) => readonly string[];
  readonly checks: readonly Check[];
}

const NO_STATES: readonly unknown[] = [null, undefined, 7, 'state', [], {}, { def: 'x' }, { def: [], seats: [] }];

/** Parts of a state that no game has, whichever it is. */
const SPOILT: Readonly<
  Record<'a procedure' | 'a seat too many' | 'an edition', (state: Position) => Partial<Position>>
> = {
  'a procedure': ({ frames: [first, ...others] }) => ({ frames: [{ ...first!, proc: 'toString' }, ...others] }),
  'a seat too many': ({ seats }) => ({ seats: [...seats, seats[0]!] }),
  'an edition': () => ({ edition: 'constructor' }) as Partial<Position>,
};

function isRefused<S extends Position, T extends Table<S>>(game: Game<S, T>, value: unknown): boolean {
  try {
    game.checkState(value);
    return false;
  } catch (error) {
    if (error instanceof StoredStateError) return true;
    throw error;
  }
}

/** Every so many of them are taken back: all of the question is asked anew. */
const BACK = 17;
/** Every so many decisions a state is taken out of a game. */
const EACH = 23;
const LONGEST = 5_000;
const TRIES = 3_000;

/** States from the middle of these games by chance, and what must hold for them and for what is made of them. */
export function nonsense<S extends Position, T extends Table<S>>(
  game: Game<S, T>,
  setups: readonly Setup[],
): Nonsense<S> {
  const texts = setups.flatMap((setup) => {
    const table = opening(game, setup);
    const found: string[] = [];
    let n = 0;
    playByChance(table, seeded(setup.seed), LONGEST, () => {
      if (n++ % EACH === 0) found.push(JSON.stringify(table.state));
    });
    return found;
  });
  const stateOf = (n: number): S => JSON.parse(texts[n % texts.length]!) as S;
  const violations = (state: S): readonly string[] => game.violations(game.table(state));
  return {
    states: texts.length,
    stateOf,
    violations,
    checks: [
      {
        name: 'no state is called wrong that was played',
        run() {
          for (const n of texts.keys()) {
            const [wrong] = violations(stateOf(n));
            if (wrong !== undefined) throw new Error(`state ${n}: ${wrong}`);
          }
          return texts.length;
        },
      },
      {
        name: 'nonsense anywhere leads to sentences, never to a fault',
        run() {
          for (let n = 0; n < TRIES; n++) {
            const random = seeded(`nonsense ${n}`);
            const spoilt = corrupted(stateOf(below(random, texts.length)), random);
            const told = violations(spoilt.state);
            if (!isToldOf(spoilt, told))
              throw new Error(`${n}: ${spoilt.path.join('.')} ${String(spoilt.to)}: ${told.join()}`);
          }
          return TRIES;
        },
      },
      {
        name: 'what was played is taken back as it is',
        run() {
          const taken = [...texts.keys()].filter((n) => n % BACK === 0);
          for (const n of taken) {
            const [before, after] = [texts[n], JSON.stringify(game.checkState(stateOf(n)))];
            if (before !== after) throw new Error(`state ${n} comes back as another`);
          }
          return taken.length;
        },
      },
      {
        name: 'what no game knows is refused',
        run() {
          const spoilt = Object.entries(SPOILT).map(([what, parts]) => [
            what,
            { ...stateOf(40), ...parts(stateOf(40)) },
          ]);
          const wrong = [...NO_STATES.map((value) => [JSON.stringify(value), value]), ...spoilt] as const;
          for (const [what, value] of wrong) if (!isRefused(game, value)) throw new Error(`${String(what)} is taken`);
          return wrong.length;
        },
      },
    ],
  };
}
