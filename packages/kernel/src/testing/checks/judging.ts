/** What those who think ahead are given: states that fit a view, what a position is worth, how to play it on. */
import { hash } from '../../plain.ts';
import { answer, type Position, type Table } from '../../procedure.ts';
import { seeded } from '../../random.ts';
import { difference, messageOf, playByChance, visit } from '../line.ts';
import type { Subject } from './subject.ts';

/** For the seat that is asked: whoever thinks about the future has a question to answer. */
export function samplesFit<S extends Position, T extends Table<S>>({
  game,
  line,
  options,
  fail,
}: Subject<S, T>): number {
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

export function evaluates<S extends Position, T extends Table<S>>({ game, line, fail }: Subject<S, T>): number {
  visit(game, line, line.samples, (table, decision) => {
    for (const seat of table.state.seats.keys()) {
      const value = game.evaluate(table, seat);
      if (!(value >= 0 && value <= 1)) fail(decision, `the position is worth ${value} for seat ${seat}`);
    }
  });
  return line.samples.length * line.setup.decks.length;
}

export function rollsOut<S extends Position, T extends Table<S>>({ game, line, options, fail }: Subject<S, T>): number {
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
