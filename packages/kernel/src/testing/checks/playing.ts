/** The game goes on from any question by any of its answers and no others, and comes to an end. */
import { seatsOf } from '../../game.ts';
import { hash } from '../../plain.ts';
import { answer, concede, IllegalAnswer, type Position, type Table } from '../../procedure.ts';
import type { Result, Seat } from '../../seats.ts';
import { messageOf, visit } from '../line.ts';
import { everywhere, type Subject } from './subject.ts';

export function decksAreLegal<S extends Position, T extends Table<S>>({ game, line, fail }: Subject<S, T>): number {
  const seats = seatsOf(game, line.setup);
  line.setup.decks.forEach((deck, seat) => {
    const faults = game.checkDeck(deck, seats[seat]!.side, line.setup.edition);
    if (faults.length > 0) fail(0, `the deck of seat ${seat}: ${faults.map(({ message }) => message).join('; ')}`);
  });
  return line.setup.decks.length;
}

/** What is wrong with a result at a table of these seats; null: nothing. */
function resultFault(seats: readonly Seat[], { outcomes }: Result): string | null {
  if (outcomes.length !== seats.length) return `${seats.length} seats have ${outcomes.length} outcomes`;
  for (const [seat, outcome] of outcomes.entries())
    if (outcome !== outcomes[seats.findIndex(({ team }) => team === seats[seat]!.team)])
      return `seat ${seat} has another outcome than its team`;
  return null;
}

export function leadsOn<S extends Position, T extends Table<S>>(subject: Subject<S, T>): number {
  const { line, fail } = subject;
  return everywhere(subject, ({ state }, decision) => {
    const { question, result } = state;
    if ((question === null) === (result === null)) fail(decision, 'there is not one of a question and a result');
    if (decision > 0 && line.hashes[decision] === line.hashes[decision - 1])
      fail(decision, 'the answer changed nothing');
    if (result === null) return;
    if (result.reason === 'loop' || result.reason === 'fault') fail(decision, `the game ended by a ${result.reason}`);
    const wrong = resultFault(state.seats, result);
    if (wrong !== null) fail(decision, wrong);
  });
}

export function isSound<S extends Position, T extends Table<S>>(subject: Subject<S, T>): number {
  return everywhere(subject, (table, decision) => {
    const broken = subject.game.violations(table);
    if (broken.length > 0) subject.fail(decision, broken.join('; '));
  });
}

export function optionsAreWellFormed<S extends Position, T extends Table<S>>(subject: Subject<S, T>): number {
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

export function answersAreChecked<S extends Position, T extends Table<S>>({ game, line, fail }: Subject<S, T>): number {
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
        const { result } = other.state;
        if (result?.outcomes[seat] !== 'lost') fail(decision, `seat ${seat} conceded and has not lost`);
        const wrong = result && resultFault(seats, result);
        if (wrong !== null) fail(decision, `after the concession of seat ${seat}, ${wrong}`);
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
