// The way back of a long game: dense where players go back, sparse before, and quick everywhere.
import { describe, expect, test } from 'vitest';
import { below, Match, seeded, type Setup } from '../src/index.ts';
import { Milestones } from '../src/milestones.ts';
import { masks } from '../src/testing/index.ts';

const { TWO_TEAMS } = masks;

/** After so many commands, each of which was offered. */
function after(commands: number): Milestones<number> {
  const kept = new Milestones<number>();
  for (let at = 0; at < commands; at++) if (kept.isDue(at)) kept.set(at, at);
  return kept;
}

describe('milestones', () => {
  test('lie close together in the latest part and far apart before', () => {
    const kept = after(1000);
    expect(kept.size).toBeLessThan(1000 / 100 + 5);
    for (let at = 0; at < 1000; at++) {
      const near = kept.before(at)!;
      expect(near.value).toBe(near.at);
      expect(at - near.at).toBeGreaterThanOrEqual(0);
      expect(at - near.at).toBeLessThan(at >= 1000 - 128 ? 32 : 128);
    }
  });

  test('are all kept while a game is short', () => {
    expect(after(160).size).toBe(5);
  });

  test('are forgotten with the line they were of', () => {
    const kept = after(1000);
    kept.forgetAfter(500);
    expect(kept.before(999)!.at).toBe(384);
    kept.forgetAfter(0);
    expect([kept.size, kept.before(999)!.at]).toEqual([1, 0]);
    kept.forgetAfter(-1);
    expect(kept.before(999)).toBeNull();
  });
});

/** How often the game has gone on after an answer. */
let steps = 0;

/** Masks in which a player may look at one card after the other. */
const curious = masks.withStep('looked', (before) => (g, f) => {
  steps++;
  const hasLooked = g.handover.answer?.kind === 'look';
  const next = before(g, f);
  return hasLooked ? 'look' : next;
});

/** The largest decks, two against two. */
const LONG: Setup = {
  edition: 'only',
  seed: 'long',
  seats: TWO_TEAMS,
  decks: TWO_TEAMS.map(() => masks.deckOf(Array.from({ length: 25 }, (_, n) => String(1 + (n % 9))).join(' '))),
};

describe('in a long game', () => {
  const match = Match.start(curious, LONG);
  const random = seeded('long');
  const hashes = [match.hash()];
  while (match.state.question !== null) {
    const { seat, options } = match.state.question;
    match.answer(seat, options.length === 1 || below(random, 12) === 0 ? 0 : 1 + below(random, options.length - 1));
    hashes.push(match.hash());
  }

  test('every decision is found again, with its events', () => {
    expect(hashes.length).toBeGreaterThan(800);
    for (let decision = 0; decision < hashes.length; decision++) {
      const table = match.at(decision);
      expect(table.events).toEqual(match.events.slice(0, table.events!.length));
      const there = new Match(curious, table.state, { events: false });
      expect(there.hash()).toBe(hashes[decision]);
    }
  });

  test('the longest way back is a part of the game, played once more', () => {
    const stepsTo = (decision: number): number => {
      const before = steps;
      match.at(decision);
      return steps - before;
    };
    const longest = Math.max(...[...hashes.keys()].map(stepsTo));
    expect(longest).toBeGreaterThan(50);
    expect(longest).toBeLessThanOrEqual(128);
  });

  test('going back far and on again leads the same way', () => {
    const commands = match.commands.slice();
    for (const decision of [800, 513, 500, 250, 129, 128, 127, 97, 33, 5, 0]) {
      match.undo(decision);
      expect(match.hash()).toBe(hashes[decision]);
      for (const command of commands.slice(decision)) match.repeat(command);
      expect(match.hash()).toBe(hashes.at(-1));
    }
  });
});
