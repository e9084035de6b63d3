// Every game comes to an end, however it is played: surplus counters, cards that come and go and wounds that heal
// do not keep it alive.
import { below, Match, type Option, seeded } from '@dejarik/kernel';
import { describe, expect, test } from 'vitest';
import { shippedPairs } from '../src/decks/shipped.ts';
import { swtcg } from '../src/game.ts';

const game = swtcg();
const MOST_DECISIONS = 20_000;

type Player = (options: readonly Option[], n: number) => number;

const players: readonly (readonly [string, Player])[] = [
  ['the first option', () => 0],
  ['the last option', (options) => options.length - 1],
  ['the first option and the last in turn', (options, n) => (n % 2 === 0 ? 0 : options.length - 1)],
  ['any option', by('any option')],
  ['any option but passing', by('but passing', new Set(['pass', 'done', 'stop', 'skip', 'decline']))],
];

function by(seed: string, avoided: ReadonlySet<string> = new Set()): Player {
  const random = seeded(seed);
  return (options) => {
    const liked = [...options.keys()].filter((index) => !avoided.has(options[index]!.kind));
    return liked.length === 0 ? below(random, options.length) : liked[below(random, liked.length)]!;
  };
}

describe.each(shippedPairs(game.cards).map((decks) => [decks.map(({ name }) => name).join(' and '), decks] as const))(
  '%s',
  (_, decks) => {
    test.each(players)('come to an end when both always take %s', (_name, player) => {
      const match = Match.start(game, { edition: 'nh', seed: 1, decks }, { events: false, keep: false });
      let n = 0;
      while (match.state.question !== null && n < MOST_DECISIONS)
        match.repeat(player(match.state.question.options, n++));
      expect(match.state.result, `after ${n} decisions, in turn ${match.state.turn}`).not.toBeNull();
    });
  },
);
