/**
 * Prepares the guided first game: a real game with the two starter decks, which lie in a known order, and whose first
 * answers are written down in the guide's script.
 */
import { byName, Match } from '@dejarik/kernel';
import { DRAWS, FIRST_PLANET, SCRIPT } from '../../young-jedi/guide/script.ts';
import { prepare } from '../lesson.ts';
import type { NewGame } from '../session.ts';
import { callName, EDITION, nameOf, type State, starterDecks, type YjTable, type YoungJedi } from './engine.ts';

/** With this seed Dark goes first. */
const SEED = 'first game';
const DARK = 0;
/** The side that is taught. */
const PLAYER = 'Light';
/** Nobody has an Effect to fetch. */
const UNSAID = byName<string>({ fetchEffect: 'nothing' });

/** The guided game for the player of this side. */
export function lesson(game: YoungJedi, side: string): NewGame {
  if (side !== PLAYER) throw new Error(`the first game is for the ${PLAYER} side, not ${side}`);
  const decks = starterDecks(game.cards);
  const start = beforeFirstTurn(game, game.start({ edition: EDITION, seed: SEED, decks }));
  for (const [seat, titles] of DRAWS.entries()) lay(game, start, seat, titles);
  const script = prepare(silent(game, game.clone(start)), SCRIPT, { nameOf, unsaid: UNSAID });
  return { edition: EDITION, seed: SEED, decks, seats: ['easy', 'human'], start, script };
}

const silent = (game: YoungJedi, from: State): Match<State, YjTable> =>
  new Match<State, YjTable>(game, from, { events: false, keep: false });

/** The state in which Dark is about to deploy its first card: the planet is chosen, the hands are dealt. */
function beforeFirstTurn(game: YoungJedi, from: State): State {
  const match = silent(game, from);
  const { state, table } = match;
  while (state.question !== null && state.question.kind !== 'deploy') {
    const { kind, options } = state.question;
    match.answer(
      options.findIndex((option) =>
        kind === 'firstPlanet' ? nameOf(table, option.card) === FIRST_PLANET : option.kind === UNSAID[kind],
      ),
    );
  }
  if (state.question?.seat !== DARK) throw new Error('the lesson does not begin with a turn of Dark');
  const step = state.frames.at(-1)!;
  step.step = table.procedures[step.proc]!.stepAt.get('choose')!;
  state.question = null;
  return state;
}

/** Lays the seat's hand and deck so that these cards are drawn first, in this order. */
function lay(game: YoungJedi, state: State, seat: number, titles: readonly string[]): void {
  const cards = [...state.hand[seat]!, ...state.deck[seat]!.toReversed()];
  const rest = cards.map((card) => state.def[card]!);
  const first = titles.map((wanted) => {
    const at = rest.findIndex((def) => callName(game.cards, def) === wanted);
    if (at < 0) throw new Error(`the lesson's deck has no ${wanted} left`);
    return rest.splice(at, 1)[0]!;
  });
  for (const [i, def] of [...first, ...rest].entries()) state.def[cards[i]!] = def;
}
