/**
 * A whole game of the Star Wars CCG from decks, between two people on one screen, in which all that is special about it
 * comes about: found beforehand by playing without a page, and then played on the page, answer by answer.
 */
import { Match, record } from '@dejarik/kernel';
import { expect, type Page } from '@playwright/test';
import { ccg } from '../../src/messages/swccg-en.ts';
import type { SavedGame } from '../../src/session/new-game.ts';
import {
  type CcgTable,
  EDITION,
  type Event,
  isAboard,
  type State,
  starWarsCcg,
} from '../../src/session/swccg/engine.ts';
import type { Choice, Moment } from '../../src/session/swccg/moment.ts';
import { starWarsCcgPage } from '../../src/session/swccg/page-game.ts';
import { open } from '../../test/support/playing.ts';
import { finger, type Hands, mouse, Player } from './player.ts';
import type { Offer, Sight } from './sight.ts';

const game = starWarsCcg();

type Cards = readonly (readonly [copies: number, title: string])[];

function deckOf(name: 'Dark' | 'Light', cards: Cards) {
  const idOf = (wanted: string): string =>
    game.cards.cards.find(({ title, side, card }) => title === wanted && side === Number(name === 'Light') && card)!
      .card.id;
  return { name, cards: cards.map(([copies, title]) => ({ id: idOf(title), copies })) };
}

/** Docking bays, ships to go aboard, weapons, vehicles that react, Interrupts and many a Sense. */
const LIGHT = deckOf('Light', [
  [3, 'Tatooine: Docking Bay 94'],
  [4, 'Yavin 4: Docking Bay'],
  [2, 'Tatooine'],
  [2, 'Tatooine: Mos Eisley'],
  [2, 'Tatooine: Cantina'],
  [6, 'Incom T-16 Skyhopper'],
  [4, 'Y-wing'],
  [9, 'Rebel Trooper'],
  [4, 'Obi-Wan Kenobi'],
  [2, 'Luke Skywalker'],
  [2, 'Han Solo'],
  [4, 'Blaster'],
  [2, "Han's Heavy Blaster Pistol"],
  [8, 'Sense'],
  [6, 'The Bith Shuffle'],
]);
const DARK = deckOf('Dark', [
  [2, 'Tatooine'],
  [2, 'Tatooine: Mos Eisley'],
  [2, 'Tatooine: Jundland Wastes'],
  [2, 'Tatooine: Cantina'],
  [4, 'Darth Vader'],
  [18, 'Stormtrooper'],
  [2, 'Grand Moff Tarkin'],
  [6, 'Imperial Blaster'],
  [8, 'Ommni Box'],
  [8, 'Sense'],
  [6, 'Trooper Charge'],
]);

/** What is done nearly always when it can be, in this order. */
const WANTED: readonly RegExp[] = [
  /^React/u,
  /^Fire /u,
  /^Choose /u,
  /^Play Sense/u,
  /^Docking bay transit/u,
  /^Aboard /u,
  /^Battle at/u,
];
const NEARLY_ALWAYS = 0.7;
/** How much anything else is liked. */
const LIKING: Readonly<Record<string, number>> = {
  activate: 60,
  drain: 30,
  deploy: 12,
  to: 8,
  yes: 6,
  draw: 2,
  pass: 2,
  done: 2,
  move: 0.6,
};

/** The same seed plays the same. */
function chances(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7f_ff_ff_ff;
    return state / 0x7f_ff_ff_ff;
  };
}

function choose(choices: readonly Choice[], chance: () => number): Choice {
  // Of several numbers the largest, which the page proposes.
  if (choices.every(({ kind }) => kind === 'number')) return choices.toSorted((a, b) => b.n - a.n)[0]!;
  for (const wanted of WANTED) {
    const found = choices.find(({ text }) => wanted.test(text));
    if (found !== undefined && chance() < NEARLY_ALWAYS) return found;
  }
  const likings = choices.map(({ kind }) => LIKING[kind] ?? 1);
  let left = chance() * likings.reduce((sum, liking) => sum + liking, 0);
  return choices[likings.findIndex((liking) => (left -= liking) < 0)] ?? choices[0]!;
}

interface Step {
  readonly decision: number;
  /** What is answered; null: whoever is asked takes the device to look at the own hand first. */
  readonly choice: Choice | null;
  /** Several answers read the same: this one of them. */
  readonly nth: number;
}

interface Course {
  readonly game: SavedGame;
  readonly steps: readonly Step[];
  readonly missing: readonly string[];
}

/** What has to come about, and has not. */
function missing(steps: readonly Step[], events: readonly Event[]): string[] {
  const taken = (...kinds: readonly string[]): boolean =>
    steps.some(({ choice }) => kinds.includes(choice?.kind ?? ''));
  const came: Readonly<Record<string, boolean>> = {
    'a deployment aboard a ship': events.some((event) => event.kind === 'deployed' && isAboard(event.as)),
    'a move through docking bays': taken('transit'),
    'a Force drain': taken('drain'),
    'a battle': taken('battle'),
    'a weapon': taken('fire'),
    'battle destiny': events.some((event) => event.kind === 'destiny' && event.draw === 'battle'),
    forfeits: taken('forfeit'),
    'an Interrupt canceled by Sense':
      steps.some(({ choice }) => choice?.text.startsWith('Play Sense')) &&
      events.some((event) => event.kind === 'cancelled' && game.cards.cards[event.def]?.type === 'Interrupt'),
    'a react': taken('reactMove', 'reactDeploy'),
  };
  return Object.keys(came).filter((what) => came[what] !== true);
}

/** How often the hand is looked at where the table alone is in the open. */
const LOOKS = 0.5;
const LOOKING: ReadonlySet<string> = new Set(['act', 'respond']);

/** Longer games show no more. */
const MOST = 400;

/** Plays one game without a page, the way the page would have it played. */
function courseOf(n: number): Course {
  const setup = { edition: EDITION, seed: `course ${n}`, decks: [DARK, LIGHT] };
  const saved: SavedGame = {
    replay: record(Match.start<State, CcgTable>(game, setup), setup),
    seats: ['human', 'human'],
  };
  const played = open<State, CcgTable, Event, Moment>(starWarsCcgPage(), saved);
  const chance = chances(n + 7);
  const steps: Step[] = [];
  for (let moment = played.now(); moment.result === null; moment = played.now()) {
    const { question, decision } = moment;
    if (question === null || steps.length > MOST) break;
    const mayLook = moment.covered?.hand === true && LOOKING.has(question.kind);
    if (mayLook && chance() < LOOKS && played.session.lookAtHand(question.seat, decision)) {
      steps.push({ decision, choice: null, nth: 0 });
      continue;
    }
    const choice = choose(question.choices, chance);
    const same = question.choices.filter(({ kind, text }) => kind === choice.kind && text === choice.text);
    steps.push({ decision, choice, nth: same.indexOf(choice) });
    if (choice.kind === 'draw') played.session.passUntil('draw 1');
    else played.answer(choice.index);
  }
  const { match } = played.table;
  return {
    game: saved,
    steps,
    missing: played.now().result === null ? ['an end'] : missing(steps, match.table.events ?? []),
  };
}

/** About one game in two hundred has it all; the search begins at one that had, so that it takes long only after a change. */
const FIRST = 355;
const GAMES = 800;

let found: Course | null = null;

export function wholeCourse(): Course {
  for (let n = FIRST; found === null && n < FIRST + GAMES; n++) {
    const course = courseOf(n);
    if (course.missing.length === 0) found = course;
  }
  if (found === null) throw new Error('in no game everything came about');
  return found;
}

/** Whether the answer with this name is the choice. */
function isNamed(name: string, { kind, text, n }: Choice): boolean {
  if (kind === 'number') return new RegExp(String.raw`\b${n}$`, 'u').test(name) || name === String(n);
  if (kind === 'to') return name === ccg.toPlace(text) || name.startsWith(`${ccg.toPlace(text)} (`);
  if (kind === 'battle') return name === ccg.battleHere(text) || name === text;
  if (kind === 'draw') return name === ccg.draws(1);
  return name === text || name.startsWith(`${text} (`) || name.startsWith(`${text}: `) || text.startsWith(`${name}: `);
}

const PRIMARY: ReadonlySet<string> = new Set(['pass', 'done']);

/** The answer itself if it stands there, or else the card that leads to it. */
function offerFor(choice: Choice, nth: number, { offers, selected }: Sight): Offer | undefined {
  const answers = offers.filter(({ what, kind }) => what === 'answer' && (kind === choice.kind || kind === 'choose'));
  if (PRIMARY.has(choice.kind)) return answers.find(({ kind }) => kind === choice.kind);
  const shown = answers.find(({ card }) => card === choice.card && card >= 0);
  if (shown !== undefined) return shown;
  const named = answers.filter(({ name }) => isNamed(name, choice));
  if (choice.kind === 'activate' && answers[0] !== undefined) return answers[0];
  return (
    named[nth] ??
    named[0] ??
    offers.find(({ what, card }) => what === 'card' && card === choice.card && card !== selected)
  );
}

/** Cards to be picked before an answer can be read. */
const PICKS = 3;

/** Whoever is asked in the open takes the device. */
async function takeDevice(page: Page, hands: Hands): Promise<void> {
  const look = page.locator('.in-the-open button');
  await (hands === mouse || hands === finger ? look.click() : look.press('Enter'));
  await page.locator('main.hand-over').waitFor();
}

/** Plays the course on the page, from its first answer to its end. */
export async function playCourse(page: Page, hands: Hands, { steps }: Course): Promise<void> {
  const player = new Player(page, hands);
  const table = (): Promise<Sight> => player.playUntil(({ screen }) => screen === 'table');
  let sight = await table();
  for (const { decision, choice, nth } of steps) {
    expect(sight.decision, `before "${choice?.text}"`).toBe(decision);
    if (choice === null) {
      await takeDevice(page, hands);
      sight = await table();
    } else
      for (let picks = 0; sight.decision === decision && sight.screen === 'table'; picks++) {
        const offer = picks > PICKS ? undefined : offerFor(choice, nth, sight);
        if (offer === undefined) throw new Error(notOffered(choice, sight));
        sight = await player.take(offer, sight);
      }
    if (sight.screen !== 'table' && sight.screen !== 'result') sight = await table();
  }
  expect(sight.screen).toBe('result');
}

const notOffered = ({ kind, text }: Choice, { title, offers }: Sight): string =>
  `"${kind}: ${text}" is not offered at "${title}": ${offers.map((offer) => `${offer.what} ${offer.kind} ${offer.name}`).join('; ')}`;
