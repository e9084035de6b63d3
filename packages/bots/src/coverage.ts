/** Plays until every ability of every card was used: what nothing ever uses, nothing ever tested. */
import {
  type AbilityCatalogue,
  below,
  type Game,
  type Position,
  type RandomState,
  type Seat,
  seatsOf,
  seeded,
  shuffle,
  type Table,
} from '@dejarik/kernel';
import { MOST_DECISIONS, playGame } from './playout.ts';

export interface SetCoverage {
  readonly set: string;
  readonly cards: number;
  readonly playable: number;
  readonly abilities: number;
  readonly used: number;
}

export interface CoverageReport {
  readonly sets: readonly SetCoverage[];
  /** Abilities that no game used, each with its card. */
  readonly unused: readonly { readonly card: string; readonly text: string }[];
  readonly games: number;
  readonly faults: number;
}

export interface CoverageOptions {
  readonly edition: string;
  readonly seed: number | string;
  /** Who sits at the table; without it, the game's usual seats. */
  readonly seats?: readonly Seat[];
  /** Gives up after so many games. */
  readonly mostGames: number;
  /** Counts of uses from elsewhere, scenarios for instance, by the ability's number. */
  readonly uses?: readonly number[];
  onProgress?(games: number, unused: number): void;
}

/** Games of any cards before the decks are stacked with what is still to be tried. */
const WARM_UP = 200;
const PROGRESS_EVERY = 100;

export function coverage<S extends Position, T extends Table<S>>(
  game: Game<S, T>,
  options: CoverageOptions,
): CoverageReport {
  const catalogue = game.abilities?.(options.edition);
  if (catalogue === undefined) throw new Error(`the game ${game.id} does not say what its cards can do`);
  const tables = options.seats === undefined ? (catalogue.tables ?? [game.seats]) : [seatsOf(game, options)];
  const uses = catalogue.abilities.map((_, ability) => options.uses?.[ability] ?? 0);
  const unused = (): number[] => uses.flatMap((n, ability) => (n === 0 ? [ability] : []));
  let games = 0;
  let faults = 0;
  let open = unused();
  while (open.length > 0 && games < options.mostGames) {
    const random = seeded(`${options.seed}/${games}`);
    const seats = tables[games % tables.length]!;
    const wanted = games < WARM_UP ? [] : wantedCards(catalogue, open, random);
    const decks = seats.map(({ side }) => catalogue.deck(side, random, wanted));
    const setup = { edition: options.edition, seed: `${options.seed}/${games}`, seats, decks };
    const choose = curious(game, catalogue, uses, random);
    faults += playGame(game, setup, { choose, watch: (table) => void (table.uses = uses), most: MOST_DECISIONS }).faults
      .length;
    open = unused();
    if (++games % PROGRESS_EVERY === 0) options.onProgress?.(games, open.length);
  }
  return {
    sets: bySet(catalogue, uses),
    unused: open.flatMap((ability) => catalogue.abilities[ability] ?? []),
    games,
    faults,
  };
}

/** The cards of abilities that were never used, in any order, so that each is first in some deck. */
function wantedCards<T extends Table>(
  catalogue: AbilityCatalogue<T>,
  open: readonly number[],
  random: RandomState,
): string[] {
  const wanted = [...new Set(open.map((ability) => catalogue.abilities[ability]?.card ?? ''))];
  shuffle(random, wanted);
  return wanted;
}

/**
 * Takes what brings an unused ability closer; else half the time what the rollout policy would do, half the time
 * anything. In every second game it is not keen, because some cards do what they do only where nobody plays them.
 */
function curious<S extends Position, T extends Table<S>>(
  game: Game<S, T>,
  catalogue: AbilityCatalogue<T>,
  uses: readonly number[],
  random: RandomState,
): (table: T) => number {
  const keen = below(random, 2) === 0;
  return (table) => {
    const { question, failed } = table.state;
    const options = question?.options ?? [];
    const offered = options.flatMap((_, index) => (failed.includes(index) ? [] : [index]));
    const any = offered[below(random, offered.length)] ?? 0;
    if (keen && below(random, 8) > 0) {
      const fresh = offered.filter((index) => {
        const option = options[index];
        return option !== undefined && catalogue.usedBy(table, option).some((ability) => uses[ability] === 0);
      });
      if (fresh.length > 0) return fresh[below(random, fresh.length)] ?? any;
    }
    if (game.rollout === undefined || below(random, 2) === 0) return any;
    const usual = game.rollout.choose(table);
    return failed.includes(usual) ? any : usual;
  };
}

function bySet<T extends Table>(catalogue: AbilityCatalogue<T>, uses: readonly number[]): SetCoverage[] {
  return catalogue.sets().map(({ set, cards, playable }) => {
    const own = new Set(cards);
    const abilities = catalogue.abilities.flatMap(({ card }, ability) => (own.has(card) ? [ability] : []));
    const used = abilities.filter((ability) => (uses[ability] ?? 0) > 0).length;
    return { set, cards: cards.length, playable, abilities: abilities.length, used };
  });
}
