/**
 * How often a player is asked with the usual stops, against all that the engine asks: one game of every pair of the shipped
 * decks, played by bots that activate all Force and drain wherever they can, as people do.
 */
import { accessTo, greedyBot } from '@dejarik/bots';
import { Match, seeded } from '@dejarik/kernel';
import { expect, test } from 'vitest';
import { knownFrom } from '../src/session/known.ts';
import { DEFAULT_PREFERENCES } from '../src/session/preferences.ts';
import { SwccgAssistant } from '../src/session/swccg/assistant.ts';
import {
  type CcgTable,
  DRAW,
  EDITION,
  type Event,
  MOVE,
  pile,
  RESERVE,
  running,
  type State,
  starWarsCcg,
  starWarsCcgKit,
} from '../src/session/swccg/engine.ts';

const game = starWarsCcg();
const decks = starWarsCcgKit(game).decks();
const ofSide = (side: string) => decks.filter((deck) => deck.side === side).map(({ name, cards }) => ({ name, cards }));
const PAIRS = ofSide('Dark').flatMap((dark) => ofSide('Light').map((light) => [dark, light]));
/** So many times fewer in all games together, and in each of them. */
const FEWER = 6;
const FEWER_EACH = 4.7;
const MOST = 6000;

interface Count {
  /** Questions of the engine. */
  asked: number;
  /** Those of them that a person is asked. */
  pressed: number;
  /** The same with what one press can do: all Force, all drains, a whole loss, so many draws, nothing more this turn. */
  presses: number;
  readonly kinds: Map<string, number>;
}

/** What is pressed for this answer: equal presses in a row are one. */
function pressOf({ question, turn, phase }: Pick<State, 'question' | 'turn' | 'phase'>, answer: number): string {
  const option = question!.options[answer]!;
  switch (option.kind) {
    // All Force, or a number of it; a card and where it goes by one drag; every drain; so many draws.
    case 'activate':
    case 'number':
      return `${turn} ${phase} number`;
    case 'deploy':
    case 'move':
      return `${turn} drag`;
    case 'to':
      return `${turn} dropped`;
    case 'drain':
      return `${turn} drain`;
    case 'draw':
      return `${turn} draws`;
    // Nothing more this turn.
    case 'pass':
      return phase === DRAW ? `${turn} draws` : `${turn} pass`;
    // All that is left of a loss comes from one pile.
    case 'loseTop':
      return `${turn} loses ${option.pile}`;
    default:
      return '';
  }
}

/** So many draws the page takes before the draw phase, in the press that passes all before it. */
const DRAWS_AHEAD = 3;

/** What one seat pressed last, and what was taken for the same press since. */
interface Last {
  press: string;
  /** Passes in a row. */
  passes: number;
  /** Cards drawn by the press that passed all before the draw phase. */
  draws: number;
  /** Cards in a row that were lost from one pile. */
  lost: number;
}

/** How many presses the answer adds to those before it. */
function pressesOf(state: State, answer: number, last: Last): number {
  const { question, acting, phase, turn } = state;
  const { kind } = question!.options[answer]!;
  const now = pressOf({ question, turn, phase }, answer);
  const before = { ...last };
  last.press = now;
  last.passes = now.endsWith('pass') ? (now === before.press ? before.passes + 1 : 1) : 0;
  last.lost = kind === 'loseTop' ? (now === before.press ? before.lost + 1 : 1) : 0;
  last.draws = kind === 'draw' && (before.draws > 0 || before.press.endsWith('pass')) ? before.draws + 1 : 0;
  if (!isOnePress(now, before.press)) {
    // One press loses all that is left, as far as the pile goes; less than that is pressed card by card.
    if (before.lost > 1 && isSameLoss(state, before.press)) return before.lost;
    // Whoever does something after all had passed chance by chance, unless it was up to the own moves.
    const wentToMoves = acting === question!.seat && phase >= MOVE;
    const passedOn = CHANCES.has(question!.kind) && before.passes > 1 && before.press.startsWith(`${turn} `);
    return passedOn && !wentToMoves ? before.passes : 1;
  }
  return last.draws === DRAWS_AHEAD + 1 ? 1 : 0;
}

/** Of a loss of Force or of battle damage there is more to pay, and in the pile there were cards for it. */
function isSameLoss(state: State, before: string): boolean {
  const { question, turn, battle } = state;
  const { seat, kind } = question!;
  const isLosing = kind === 'lose' ? (running(state, 'loseForce')?.lost ?? 0) > 0 : kind === 'damage';
  if (!isLosing || !before.startsWith(`${turn} loses`)) return false;
  if (kind === 'damage' && battle!.damageLeft[seat] === 0) return false;
  return pile(state, seat, Number(before.split(' ')[2])).length > 0;
}

const CHANCES: ReadonlySet<string> = new Set(['act', 'respond', 'weapons']);

const isOnePress = (now: string, last: string): boolean =>
  (now !== '' && now === last && !now.endsWith('drag')) ||
  (now.endsWith('dropped') && last.endsWith('drag')) ||
  // Nothing more this turn, said before the draw phase, holds in it too.
  (now.endsWith('draws') && last === now.replace('draws', 'pass'));

/** All Force is activated and every drain made, as people do. */
function plainly({ question, phase }: State): number | null {
  const wanted = question!.options.findIndex(({ kind }) => kind === 'activate' || kind === 'drain');
  if (wanted >= 0) return wanted;
  return question!.kind === 'activate' && phase === 1 ? 0 : null;
}

/** Plays one game of two bots, each with the assistant that a person would have. */
function play(pair: (typeof PAIRS)[number], seed: string, count: Count): void {
  const match = Match.start<State, CcgTable>(game, { edition: EDITION, seed, decks: pair });
  const bot = greedyBot<State, CcgTable>(game, { worlds: 1, depth: 8 });
  const random = seeded(seed);
  const assistants = [new SwccgAssistant(), new SwccgAssistant()];
  const last: Last[] = [0, 1].map(() => ({ press: '', passes: 0, draws: 0, lost: 0 }));
  for (let n = 0; match.state.question !== null && n < MOST; n++) {
    const { seat, kind } = match.state.question;
    const view = game.view(match.table, seat);
    const known = knownFrom<State, CcgTable, Event>(game, { view, events: [], decision: n });
    const assistant = assistants[seat]!;
    const automatic = assistant.automatic(known, DEFAULT_PREFERENCES);
    count.asked++;
    if (automatic === null) {
      count.pressed++;
      count.kinds.set(kind, (count.kinds.get(kind) ?? 0) + 1);
    }
    const answer = automatic ?? plainly(match.state) ?? bot.choose(accessTo(game, match.table), random);
    assistant.note(known, answer);
    if (automatic === null) {
      count.presses += pressesOf(match.state, answer, last[seat]!);
      const said = match.state.question.options[answer]!;
      if (said.kind === 'drain') assistant.passUntil(known, 'drains');
      if (said.kind === 'loseTop' && said.pile === RESERVE && kind === 'lose') assistant.passUntil(known, 'losses');
    }
    match.repeat(answer);
  }
}

const told = ({ asked, pressed, presses, kinds }: Count): string =>
  `${(asked / presses).toFixed(1)} times: ${asked} questions, ${pressed} to answer, ${presses} presses (${[...kinds].map(([kind, n]) => `${kind} ${n}`).join(', ')})`;

test('a player is asked far less often than the engine asks', () => {
  const counts = PAIRS.map((pair, i) => {
    const count: Count = { asked: 0, pressed: 0, presses: 0, kinds: new Map() };
    play(pair, `presses ${i}`, count);
    console.info(`${pair.map(({ name }) => name).join(' against ')}: ${told(count)}`);
    return count;
  });
  const sum = (what: 'asked' | 'presses'): number => counts.reduce((n, count) => n + count[what], 0);
  console.info(`All together: ${(sum('asked') / sum('presses')).toFixed(2)} times`);
  expect(sum('asked') / sum('presses')).toBeGreaterThan(FEWER);
  expect(Math.min(...counts.map(({ asked, presses }) => asked / presses))).toBeGreaterThan(FEWER_EACH);
});
