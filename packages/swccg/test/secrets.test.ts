// What one may not know is nowhere: not in the view, not in what is told.
import { answer, Match, opponentOf, run, seeded, SPECTATOR, UNKNOWN } from '@dejarik/kernel';
import { opening, playByChance } from '@dejarik/kernel/testing';
import { describe, expect, test } from 'vitest';
import { DARK, FORCE, hand, LIGHT, LOST, pile, RESERVE, type State, USED } from '../src/rules/state.ts';
import type { Table } from '../src/rules/table.ts';
import { type BoardSpec, buildBoard } from '../testing/board.ts';
import { gameWith } from '../testing/cards.ts';
import { anyDecks, game } from './setups.ts';

const VIEWERS = [DARK, LIGHT, SPECTATOR];
const tested = gameWith([]);

function tableOf(spec: BoardSpec): Table {
  const g = tested.table(buildBoard(tested.cards, spec));
  run(g);
  return g;
}
const seenBy = (g: Table, viewer: number): State => tested.view(g, viewer).state;

test('CCG-STA-01: what a player starts with is not known before both have chosen', () => {
  const [setup] = anyDecks(1);
  const choices = [0, 1].map((index) => {
    const g = opening(game, setup!);
    answer(g, DARK, index);
    expect(g.state.question?.seat).toBe(LIGHT);
    return [LIGHT, SPECTATOR].map((viewer) => JSON.stringify(game.view(g, viewer).state));
  });
  expect(choices[0]).toEqual(choices[1]);
});

describe('CCG-PIL: piles', () => {
  const spec: BoardSpec = {
    at: 'Dark controls',
    locations: { 'Dark Tatooine: Cantina': ['Darth Vader', 'Luke Skywalker'] },
    dark: { hand: ['Stormtrooper'], reserve: ['Tusken Raider'], force: ['Garindan'], used: ['Djas Puhr'] },
    light: { lost: ['Han Solo', 'Leia Organa', 'Chewbacca'], hand: ['BoShek'] },
  };

  test('CCG-PIL-04, 08: of a Lost Pile the top card is seen and nothing else, not even its size', () => {
    const g = tableOf(spec);
    const size = pile(g.state, LIGHT, LOST).length;
    expect(size).toBe(3);
    for (const viewer of VIEWERS) {
      const seen = seenBy(g, viewer);
      expect(pile(seen, LIGHT, LOST).map((card) => tested.cards.cards[seen.def[card]!]!.title)).toEqual(['Han Solo']);
    }
    // In whatever order the others lie there.
    const other = tableOf({ ...spec, light: { ...spec.light, lost: ['Han Solo', 'Chewbacca', 'Leia Organa'] } });
    for (const viewer of VIEWERS) expect(seenBy(other, viewer)).toEqual(seenBy(g, viewer));
  });

  test('CCG-PIL-10: the sizes of hand, Reserve Deck, Force Pile and Used Pile are open', () => {
    const g = tableOf(spec);
    for (const viewer of VIEWERS)
      for (const seat of [DARK, LIGHT])
        for (const zone of [RESERVE, FORCE, USED])
          expect(pile(seenBy(g, viewer), seat, zone).length).toBe(pile(g.state, seat, zone).length);
  });

  test('CCG-PIL-06, 07: a hand is its owner’s; own piles are known together, and not in their order', () => {
    const g = tableOf(spec);
    const [card] = hand(g.state, DARK);
    const inPiles = ['Tusken Raider', 'Garindan', 'Djas Puhr'];
    const hidden = [RESERVE, FORCE, USED].flatMap((zone) => pile(g.state, DARK, zone));
    const titlesSeen = (viewer: number): string[] => {
      const { def } = seenBy(g, viewer);
      return hidden.map((of) => tested.cards.cards[def[of]!]?.title ?? '');
    };
    expect(VIEWERS.map((viewer) => seenBy(g, viewer).def[card!] === UNKNOWN)).toEqual([false, true, true]);
    for (const title of inPiles) expect(titlesSeen(DARK)).toContain(title);
    for (const viewer of [LIGHT, SPECTATOR]) expect(new Set(titlesSeen(viewer))).toEqual(new Set(['']));
    const swapped = tableOf({ ...spec, dark: { ...spec.dark, force: ['Tusken Raider'], reserve: ['Garindan'] } });
    expect(seenBy(swapped, DARK)).toEqual(seenBy(g, DARK));
  });

  test('CCG-PIL-11: where another player’s card lies in a Reserve Deck is nobody’s to know', () => {
    const [top, bottom] = [true, false].map((isTop) => {
      const g = tableOf({ ...spec, light: { ...spec.light, hand: [], out: ['BoShek'] } });
      const s = g.state;
      const inserted = s.piles[LIGHT * 6 + 4]!.pop()!;
      s.zone[inserted] = RESERVE;
      if (isTop) pile(s, DARK, RESERVE).push(inserted);
      else pile(s, DARK, RESERVE).unshift(inserted);
      return g;
    });
    for (const viewer of VIEWERS) expect(seenBy(top!, viewer)).toEqual(seenBy(bottom!, viewer));
  });
});

test('nobody is told of a card that goes from hidden to hidden', () => {
  const [setup] = anyDecks(1);
  const match = new Match(game, game.start(setup!));
  const random = seeded('hidden');
  playByChance(match.table, random, 20_000, () => {});
  const quiet = new Set(['activateForce', 'useForce', 'drawCard']);
  let told = 0;
  for (const event of match.table.events ?? []) {
    if (!quiet.has(event.kind)) continue;
    const { seat } = event as { seat: number } & typeof event;
    for (const viewer of [opponentOf(match.state, seat), SPECTATOR]) {
      expect(game.viewEvent(event as never, viewer)).toMatchObject({ def: UNKNOWN });
      told++;
    }
  }
  expect(told).toBeGreaterThan(100);
});
