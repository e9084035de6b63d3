/**
 * Prepares the guided first game: a real game with the two starter decks, which lie in a known order, and whose first
 * answers are written down in the guide's script.
 */
import { byName, Match, shuffle } from '@dejarik/kernel';
import { DRAWS, FIRST_PLANET, SCRIPT } from '../../young-jedi/guide/script.ts';
import { prepare } from '../lesson.ts';
import type { NewGame } from '../session.ts';
import { callName, EDITION, nameOf, type State, starterDecks, type YjTable, type YoungJedi } from './engine.ts';

/** With this seed Dark goes first. */
const SEED = 'first game';
const DARK = 0;
const LIGHT = 1;
/** The side that is taught. */
const PLAYER = 'Light';
/** Nobody has an Effect to fetch. */
const UNSAID = byName<string>({ fetchEffect: 'nothing' });

/** The guided game for the player of this side. */
export function lesson(game: YoungJedi, side: string): NewGame {
  if (side !== PLAYER) throw new Error(`the first game is for the ${PLAYER} side, not ${side}`);
  const decks = starterDecks(game.cards);
  const start = beforeFirstPlanet(game, game.start({ edition: EDITION, seed: SEED, decks }));
  lay(start, DARK, beforeShuffle(start, ordered(game, start, DARK, [FIRST_PLANET, ...DRAWS[DARK]])));
  lay(start, LIGHT, ordered(game, start, LIGHT, DRAWS[LIGHT]));
  const script = prepare(silent(game, game.clone(start)), SCRIPT, { nameOf, unsaid: UNSAID });
  return { edition: EDITION, seed: SEED, decks, seats: ['easy', 'human'], start, script };
}

const silent = (game: YoungJedi, from: State): Match<State, YjTable> =>
  new Match<State, YjTable>(game, from, { events: false, keep: false });

/** The state in which Dark is about to choose the first planet: nothing has been drawn, nothing asked. */
function beforeFirstPlanet(game: YoungJedi, from: State): State {
  const { state, table } = silent(game, from);
  const setup = state.frames.at(-1)!;
  if (state.question?.kind !== 'firstPlanet' || state.question.seat !== DARK)
    throw new Error('the lesson does not begin with the planet that Dark chooses');
  setup.step = table.procedures[setup.proc]!.stepAt.get('choosePlanet')!;
  state.question = null;
  return state;
}

/** The cards of a deck from the bottom up, with the named ones on top, the first one uppermost. */
function ordered(game: YoungJedi, state: State, seat: number, titles: readonly string[]): number[] {
  const rest = state.deck[seat]!.map((card) => state.def[card]!);
  const top = titles.map((wanted) => {
    const at = rest.findIndex((def) => callName(game.cards, def) === wanted);
    if (at < 0) throw new Error(`the lesson's deck has no ${wanted} left`);
    return rest.splice(at, 1)[0]!;
  });
  return [...rest, ...top.toReversed()];
}

/** Dark takes the first planet, which lies on top, and shuffles: how the others lie so that this brings them in order. */
function beforeShuffle({ random }: State, wanted: readonly number[]): number[] {
  const from = Array.from({ length: wanted.length - 1 }, (_, i) => i);
  shuffle(random.slice(), from);
  const before = wanted.slice();
  for (const [to, at] of from.entries()) before[at] = wanted[to]!;
  return before;
}

function lay(state: State, seat: number, defs: readonly number[]): void {
  for (const [i, card] of state.deck[seat]!.entries()) state.def[card] = defs[i]!;
}
