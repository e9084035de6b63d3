/**
 * What every game must hold to, whatever its rules, shown on games played by chance. The checks are written once,
 * here; a game supplies setups and a way to exchange what a seat may not see.
 */
import { type Game, seatsOf, seenTable, type Setup } from '../game.ts';
import { Feed, Follower } from '../feed.ts';
import { Match } from '../match.ts';
import { hash } from '../plain.ts';
import { answer, concede, IllegalAnswer, type Position, type Table } from '../procedure.ts';
import { seeded } from '../random.ts';
import { playReplay, readReplay, record } from '../replay.ts';
import { viewersOf } from '../seats.ts';
import { byName } from '../words.ts';
import {
  at,
  ConformanceFailure,
  difference,
  type Line,
  messageOf,
  opening,
  playByChance,
  playLine,
  visit,
} from './line.ts';

export interface ConformanceOptions<S extends Position> {
  /** The same state with what this seat (-1: a spectator) may not see exchanged. */
  readonly scramble: (state: S, seat: number) => S;
  /** Questions of each game that are looked at closely. */
  readonly samples?: number;
  /** Answers played on from such a question to see whether two ways lead to the same. */
  readonly ahead?: number;
  /** Answers after which a game counts as endless. */
  readonly longest?: number;
}

export interface Check {
  readonly name: string;
  /** Returns how many cases it looked at; throws a ConformanceFailure at the first that is wrong. */
  readonly run: () => number;
}

type Fail = (decision: number, message: string) => never;

/** One game being checked: the game's rules, the line played, and how to complain. */
interface Subject<S extends Position, T extends Table<S>> {
  readonly game: Game<S, T>;
  readonly line: Line;
  readonly options: Required<Pick<ConformanceOptions<S>, 'ahead' | 'longest' | 'scramble'>>;
  readonly fail: Fail;
}

type Body = <S extends Position, T extends Table<S>>(subject: Subject<S, T>) => number;

const CHECKS = byName<Body>({
  'the decks of the setups are legal': decksAreLegal,
  'every answer leads on, to a question or to the end': leadsOn,
  'no invariant is broken at any question': isSound,
  'options are at least one, different, and for a seat of the game': optionsAreWellFormed,
  'every option is accepted, anything else refused without a trace': answersAreChecked,
  'a clone plays on as the original does': clonePlaysOn,
  'a stored and loaded state plays on as the original does': storedPlaysOn,
  'a replay gives the same hash at every step': replayReproduces,
  'undo leads back to the same state, and redo forth': undoAndRedo,
  'a view does not show what is hidden': viewHides,
  'a state dealt to fit a view fits it, is sound, and plays to the end': samplesFit,
  'options and events can be told to every viewer': tellsEverything,
  'a feed that is followed now and then tells the same as one that is read at once': feedsAgree,
  'the evaluation is between 0 and 1': evaluates,
  'the rollout policy answers legally, changes nothing, and comes to a judgement': rollsOut,
});

export function conformance<S extends Position, T extends Table<S>>(
  game: Game<S, T>,
  setups: readonly Setup[],
  { scramble, samples = 6, ahead = 12, longest = 5_000 }: ConformanceOptions<S>,
): Check[] {
  const lines: Line[] = [];
  const checks = Object.entries(CHECKS).filter(([, body]) => body !== rollsOut || game.rollout !== undefined);
  return checks.map(([name, body]) => ({
    name,
    run() {
      let cases = 0;
      setups.forEach((setup, i) => {
        const line = (lines[i] ??= playLine(game, setup, samples, longest));
        const fail: Fail = (decision, message) => {
          throw new ConformanceFailure(setup.seed, decision, message);
        };
        at(setup.seed, line.answers.length, () => {
          cases += body({ game, line, options: { ahead, longest, scramble }, fail });
        });
      });
      return cases;
    },
  }));
}

function decksAreLegal<S extends Position, T extends Table<S>>({ game, line, fail }: Subject<S, T>): number {
  const seats = seatsOf(game, line.setup);
  line.setup.decks.forEach((deck, seat) => {
    const faults = game.checkDeck(deck, seats[seat]!.side, line.setup.edition);
    if (faults.length > 0) fail(0, `the deck of seat ${seat}: ${faults.map(({ message }) => message).join('; ')}`);
  });
  return line.setup.decks.length;
}

/** Looks at every question and at the end. */
function everywhere<S extends Position, T extends Table<S>>(
  { game, line }: Subject<S, T>,
  look: (table: T, decision: number) => void,
): number {
  visit(game, line, [...line.hashes.keys()], look);
  return line.hashes.length;
}

function leadsOn<S extends Position, T extends Table<S>>(subject: Subject<S, T>): number {
  const { line, fail } = subject;
  return everywhere(subject, ({ state }, decision) => {
    const { question, result } = state;
    if ((question === null) === (result === null)) fail(decision, 'there is not one of a question and a result');
    if (decision > 0 && line.hashes[decision] === line.hashes[decision - 1])
      fail(decision, 'the answer changed nothing');
    if (result === null) return;
    if (result.reason === 'loop' || result.reason === 'fault') fail(decision, `the game ended by a ${result.reason}`);
    if (result.outcomes.length !== state.seats.length)
      fail(decision, `${state.seats.length} seats have ${result.outcomes.length} outcomes`);
    for (const [seat, outcome] of result.outcomes.entries())
      if (outcome !== result.outcomes[state.seats.findIndex(({ team }) => team === state.seats[seat]!.team)])
        fail(decision, `seat ${seat} has another outcome than its team`);
  });
}

function isSound<S extends Position, T extends Table<S>>(subject: Subject<S, T>): number {
  return everywhere(subject, (table, decision) => {
    const broken = subject.game.violations(table);
    if (broken.length > 0) subject.fail(decision, broken.join('; '));
  });
}

function optionsAreWellFormed<S extends Position, T extends Table<S>>(subject: Subject<S, T>): number {
  const { fail } = subject;
  return everywhere(subject, ({ state: { question, seats } }, decision) => {
    if (question === null) return;
    const { seat, kind, options } = question;
    if (seats[seat] === undefined) fail(decision, `seat ${seat} is asked ${kind}`);
    if (options.length === 0) fail(decision, `the question ${kind} has no options`);
    const seen = new Set<string>();
    for (const option of options) {
      const text = JSON.stringify(option);
      if (JSON.stringify(JSON.parse(text)) !== text) fail(decision, `the option ${text} of ${kind} is not plain data`);
      if (seen.has(text)) fail(decision, `the option ${text} of ${kind} is there twice`);
      seen.add(text);
    }
  });
}

function answersAreChecked<S extends Position, T extends Table<S>>({ game, line, fail }: Subject<S, T>): number {
  let cases = 0;
  visit(game, line, line.samples, (table, decision) => {
    const { seats, question } = table.state;
    const { seat: asked, options } = question!;
    options.forEach((option, index) => {
      const other = game.table(game.clone(table.state));
      const given = JSON.stringify(option);
      try {
        answer(other, asked, index);
      } catch (error) {
        fail(decision, `option ${index}, ${given}, fails: ${messageOf(error)}`);
      }
      const broken = game.violations(other);
      if (broken.length > 0) fail(decision, `after option ${index}, ${given}: ${broken.join('; ')}`);
      cases++;
    });
    if (table.concede !== undefined)
      for (const seat of seats.keys()) {
        const other = game.table(game.clone(table.state));
        concede(other, seat);
        if (other.state.result?.outcomes[seat] !== 'lost') fail(decision, `seat ${seat} conceded and has not lost`);
        cases++;
      }
    const refused = (what: string, attempt: () => void): void => {
      try {
        attempt();
      } catch (error) {
        if (!(error instanceof IllegalAnswer)) throw error;
        cases++;
        return;
      }
      fail(decision, `${what} was accepted`);
    };
    const count = options.length;
    for (const index of [-1, -2, count, count + 1_000, 0.5, Number.NaN])
      refused(`option ${index} of ${count}`, () => answer(table, asked, index));
    for (const seat of [-1, ...seats.keys(), seats.length])
      if (seat !== asked) refused(`an answer of seat ${seat}`, () => answer(table, seat, 0));
    for (const seat of [-1, seats.length, 0.5]) refused(`the concession of seat ${seat}`, () => concede(table, seat));
    if (hash(table.state) !== line.hashes[decision])
      fail(decision, 'a refused answer, or one to a clone, changed the state');
  });
  return cases;
}

/** Something that stands at a question of the line: a table, or a match. */
interface Player<S extends Position> {
  readonly state: S;
  answer(index: number): void;
}

const atTable = <S extends Position>(table: Table<S>): Player<S> => ({
  state: table.state,
  answer: (index) => answer(table, table.state.question!.seat, index),
});

const atMatch = <S extends Position, T extends Table<S>>(match: Match<S, T>): Player<S> => ({
  get state() {
    return match.state;
  },
  answer: (index) => match.repeat(index),
});

/** Gives the line's answers from this decision on, comparing the hash at every step. */
function follow<S extends Position, T extends Table<S>>(
  { game, line, options, fail }: Subject<S, T>,
  player: Player<S>,
  decision: number,
): void {
  const end = Math.min(decision + options.ahead, line.answers.length);
  for (let step = decision; ; step++) {
    if (hash(player.state) !== line.hashes[step]) {
      const right = opening(game, line.setup);
      for (const index of line.answers.slice(0, step)) answer(right, right.state.question!.seat, index);
      const what = difference(player.state, right.state) ?? 'the hashes differ';
      fail(decision, `${step - decision} answers on: ${what}`);
    }
    if (step === end) return;
    player.answer(line.answers[step]!);
  }
}

function clonePlaysOn<S extends Position, T extends Table<S>>(subject: Subject<S, T>): number {
  const { game, line, fail } = subject;
  visit(game, line, line.samples, (table, decision) => {
    follow(subject, atTable(game.table(game.clone(table.state))), decision);
    if (hash(table.state) !== line.hashes[decision]) fail(decision, 'playing on with a clone changed the original');
  });
  return line.samples.length;
}

function storedPlaysOn<S extends Position, T extends Table<S>>(subject: Subject<S, T>): number {
  const { game, line } = subject;
  visit(game, line, line.samples, (table, decision) => {
    follow(subject, atTable(game.table(JSON.parse(JSON.stringify(table.state)) as S)), decision);
  });
  return line.samples.length;
}

function replayReproduces<S extends Position, T extends Table<S>>({ game, line, fail }: Subject<S, T>): number {
  const match = Match.start(game, line.setup, { events: false, keep: false });
  for (const index of line.answers) match.repeat(index);
  let step = 0;
  playReplay(game, readReplay(JSON.stringify(record(match, line.setup))), ({ state }) => {
    if (hash(state) !== line.hashes[step]) fail(step, 'the replay is in another state');
    step++;
  });
  if (step !== line.hashes.length) fail(step, `the replay has ${step} steps, not ${line.hashes.length}`);
  return step;
}

function undoAndRedo<S extends Position, T extends Table<S>>(subject: Subject<S, T>): number {
  const { game, line, fail } = subject;
  const quick = Match.start(game, line.setup, { events: false });
  const listening = Match.start(game, line.setup, { keep: false });
  for (const match of [quick, listening]) for (const index of line.answers) match.repeat(index);
  const told = listening.events.slice();
  for (const decision of line.samples.toReversed()) {
    at(line.setup.seed, decision, () => {
      quick.undo(decision);
      follow(subject, atMatch(quick), decision);
    });
  }
  const decision = line.samples[0] ?? 0;
  quick.undo(decision);
  listening.undo(decision);
  if (listening.hash() !== quick.hash()) fail(decision, 'undo with and without snapshots leads to different states');
  for (const index of line.answers.slice(decision)) listening.repeat(index);
  const what = difference(listening.events, told, 'events');
  if (what !== null) fail(decision, `after undo and redo ${what}`);
  return line.samples.length + 1;
}

function viewHides<S extends Position, T extends Table<S>>({ game, line, options, fail }: Subject<S, T>): number {
  visit(game, line, line.samples, (table, decision) => {
    for (const seat of viewersOf(table.state)) {
      const seen = game.view(table, seat);
      if (hash(table.state) !== line.hashes[decision]) fail(decision, `looking from seat ${seat} changed the state`);
      // What is to come is hidden in any game.
      const other = { ...options.scramble(table.state, seat), random: seeded('other') };
      const what = difference(seen, game.view(game.table(other), seat));
      if (what !== null) fail(decision, `the view of seat ${seat} tells what is hidden: ${what}`);
      const { question } = seen.state;
      if (question !== null && question.seat !== seat && question.options.length > 0)
        fail(decision, `the view of seat ${seat} shows what seat ${question.seat} may answer`);
      const stored: unknown = JSON.parse(JSON.stringify(seen));
      const lost = difference(seen, stored);
      if (lost !== null) fail(decision, `the view of seat ${seat} is not plain data: ${lost}`);
    }
  });
  return line.samples.length * (line.setup.decks.length + 1);
}

/** For the seat that is asked: whoever thinks about the future has a question to answer. */
function samplesFit<S extends Position, T extends Table<S>>({ game, line, options, fail }: Subject<S, T>): number {
  visit(game, line, line.samples, (table, decision) => {
    const { seat } = table.state.question!;
    const seen = game.view(table, seat);
    const before = hash(seen);
    const deal = (): S => game.sample(seen, seeded(`deal ${line.setup.seed} ${decision}`));
    const dealt = game.table(deal());
    if (hash(seen) !== before) fail(decision, 'dealing changed the view');
    if (hash(deal()) !== hash(dealt.state)) fail(decision, 'the same chance deals another state');
    const broken = game.violations(dealt);
    if (broken.length > 0) fail(decision, `dealt to fit the view of seat ${seat}: ${broken.join('; ')}`);
    const what = difference(game.view(dealt, seat), seen);
    if (what !== null) fail(decision, `the state dealt to fit the view of seat ${seat} looks otherwise: ${what}`);
    try {
      playByChance(dealt, seeded(`play ${line.setup.seed} ${decision}`), options.longest, () => {
        const wrong = game.violations(dealt);
        if (wrong.length > 0) throw new Error(wrong.join('; '));
      });
    } catch (error) {
      fail(decision, `played on from a dealt state: ${messageOf(error)}`);
    }
  });
  return line.samples.length;
}

function tellsEverything<S extends Position, T extends Table<S>>({ game, line, fail }: Subject<S, T>): number {
  const check = (decision: number, text: string, what: () => string): void => {
    if (/\b(?:undefined|null|NaN)\b|\[object/u.test(text)) fail(decision, `"${text}" tells ${what()}`);
  };
  let cases = 0;
  visit(game, line, line.samples, (table, decision) => {
    const { seat, options: list } = table.state.question!;
    const seen = seenTable(game, game.view(table, seat));
    for (const entry of list) {
      const text = game.describeOption(table, entry);
      check(decision, text, () => JSON.stringify(entry));
      const told = game.describeOption(seen, entry);
      if (told !== text) fail(decision, `the seat asked reads "${told}" where the option is "${text}"`);
      cases++;
    }
  });
  const match = Match.start(game, line.setup, { keep: false });
  line.answers.forEach((index, decision) => {
    const before = match.events.length;
    match.repeat(index);
    for (const event of match.events.slice(before))
      for (const viewer of viewersOf(match.state)) {
        const viewed = game.viewEvent(event, viewer);
        if (viewed === null) continue;
        check(decision, game.describeEvent(viewed), () => JSON.stringify(viewed));
        const lost = difference(viewed, JSON.parse(JSON.stringify(viewed)));
        if (lost !== null) fail(decision, `what viewer ${viewer} knows of ${event.kind} is not plain data: ${lost}`);
        cases++;
      }
  });
  return cases;
}

/** Undo in between included: what was taken back is gone from both. */
function feedsAgree<S extends Position, T extends Table<S>>({ game, line, fail }: Subject<S, T>): number {
  const match = Match.start(game, line.setup);
  const viewers = viewersOf(match.state);
  const feeds = viewers.map((viewer) => new Feed(match, viewer));
  const followers = viewers.map(() => new Follower<S>());
  line.answers.forEach((index, decision) => {
    match.repeat(index);
    if (decision % 7 === 3) {
      match.undo(Math.max(0, decision - 4));
      for (const again of line.answers.slice(match.commands.length, decision + 1)) match.repeat(again);
    }
    feeds.forEach((feed, i) => {
      if ((decision + i) % 3 > 0 && decision < line.answers.length - 1) return;
      const follower = followers[i]!;
      follower.take(feed.sync(follower.version));
      const whole = new Feed(match, feed.viewer).sync();
      const what = difference(follower.events, whole.events, 'events') ?? difference(follower.view, whole.view, 'view');
      if (what !== null) fail(decision, `followed by viewer ${feed.viewer}: ${what}`);
    });
  });
  return line.answers.length;
}

function evaluates<S extends Position, T extends Table<S>>({ game, line, fail }: Subject<S, T>): number {
  visit(game, line, line.samples, (table, decision) => {
    for (const seat of table.state.seats.keys()) {
      const value = game.evaluate(table, seat);
      if (!(value >= 0 && value <= 1)) fail(decision, `the position is worth ${value} for seat ${seat}`);
    }
  });
  return line.samples.length * line.setup.decks.length;
}

function rollsOut<S extends Position, T extends Table<S>>({ game, line, options, fail }: Subject<S, T>): number {
  const policy = game.rollout!;
  visit(game, line, line.samples, (table, decision) => {
    const played = game.table(game.clone(table.state));
    let left = options.longest;
    do {
      const before = hash(played.state);
      const { options: offered } = played.state.question!;
      const index = policy.choose(played);
      if (hash(played.state) !== before) fail(decision, 'thinking about the answer changed the state');
      if (offered[index] === undefined) fail(decision, `the answer ${index} is none of ${offered.length}`);
      if (left-- === 0) fail(decision, 'it never comes to a judgement');
      answer(played, played.state.question!.seat, index);
    } while (played.state.question !== null && !policy.isSettled(played, table.state));
  });
  return line.samples.length;
}
