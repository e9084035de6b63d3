/** What each viewer is shown and told: nothing hidden, always in words, and the same however it is fetched. */
import { Feed, Follower } from '../../feed.ts';
import { seenTable } from '../../game.ts';
import { Match } from '../../match.ts';
import { hash } from '../../plain.ts';
import type { Position, Table } from '../../procedure.ts';
import { seeded } from '../../random.ts';
import { viewersOf } from '../../seats.ts';
import { difference, visit } from '../line.ts';
import type { Subject } from './subject.ts';

export function viewHides<S extends Position, T extends Table<S>>({
  game,
  line,
  options,
  fail,
}: Subject<S, T>): number {
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

export function tellsEverything<S extends Position, T extends Table<S>>({ game, line, fail }: Subject<S, T>): number {
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
export function feedsAgree<S extends Position, T extends Table<S>>({ game, line, fail }: Subject<S, T>): number {
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
