/**
 * Prepares the guided first game: a real game with the two starter decks, which lie in a known order, and whose first
 * answers are written down in the guide's script.
 */
import { byName } from '@dejarik/kernel';
import { DRAWS, FIRST_PLANET, SCRIPT } from '../../young-jedi/guide/script.ts';
import { checkTaught, layFirst, prepare, silentMatch } from '../lesson.ts';
import type { NewGame } from '../new-game.ts';
import {
  callName,
  DARK,
  EDITION,
  nameOf,
  type Option,
  type State,
  starterDecks,
  type YjTable,
  type YoungJedi,
} from './engine.ts';
import { pointed } from './question.ts';

/** With this seed Dark goes first. */
const SEED = 'the first game';
/** Nobody has an Effect to fetch, and Dark no Battle card for its last droid. */
const UNSAID = byName<string>({ fetchEffect: 'nothing', battleCards: 'done' });

/** The guided game for the player of this side. */
export function lesson(game: YoungJedi, side: string): NewGame {
  checkTaught(side);
  const decks = starterDecks(game.cards);
  const start = beforeFirstTurn(game, game.start({ edition: EDITION, seed: SEED, decks }));
  for (const [seat, titles] of DRAWS.entries()) {
    const cards = [...start.hand[seat]!, ...start.deck[seat]!.toReversed()];
    layFirst(start, cards, titles, (def) => callName(game.cards, def));
  }
  const script = prepare(game, start, SCRIPT, {
    nameOf,
    pointed: (option) => pointed(option as Option),
    unsaid: UNSAID,
  });
  return { edition: EDITION, seed: SEED, decks, seats: ['easy', 'human'], start, script };
}

/** The state in which Dark is about to deploy its first card: the planet is chosen, the hands are dealt. */
function beforeFirstTurn(game: YoungJedi, from: State): State {
  const match = silentMatch<State, YjTable>(game, from);
  const { state, table } = match;
  while (state.question !== null && state.question.kind !== 'deploy') {
    const { kind, options } = state.question;
    const isMeant = (option: Option): boolean =>
      kind === 'firstPlanet' ? nameOf(table, pointed(option).card) === FIRST_PLANET : option.kind === UNSAID[kind];
    match.repeat(options.findIndex(isMeant));
  }
  if (state.question?.seat !== DARK) throw new Error('the lesson does not begin with a turn of Dark');
  const frame = state.frames.at(-1)!;
  frame.step = table.procedures.get(frame.proc)!.stepAt.get('choose')!;
  state.question = null;
  return state;
}
