/** Bidding for sides on the page: refusals, the computer's bids, and a game that keeps what was bid. */
import type { Deck } from '@dejarik/kernel';
import { describe, expect, test } from 'vitest';
import type { AuctionRequests, Lowest, Opening } from '../src/session/swtcg/auction.ts';
import { newGameOf, type NewGame } from '../src/session/new-game.ts';
import { openRecording } from '../src/session/recording.ts';
import type { Moment } from '../src/session/swtcg/moment.ts';
import { swtcgPage } from '../src/session/swtcg/page-game.ts';
import { repeatOf, swapped } from '../src/shell/repeat.ts';
import { open } from './support/playing.ts';

const DARK = 0;
const LIGHT = 1;
const page = swtcgPage();
const mode = await page.modes!.get('auction')!();
const ask = <R extends keyof AuctionRequests>(what: R, about: AuctionRequests[R]['about']) =>
  mode.ask(what, about) as AuctionRequests[R]['result'];

const deckCalled = (name: string): Deck => page.kit.decks().find((deck) => deck.name === name)!;
const decks = [deckCalled('Iron Foundry'), deckCalled('Reach Outriders')];
const opened = (seed: string, computer = false): Opening => ask('open', { decks, computer, seed });

describe('the bidding', () => {
  test('a die says who opens it (TCG-PREP-13)', () => {
    const openers = new Set<number>();
    for (let seed = 0; seed < 12; seed++) {
      const { throws, auction, lowest } = opened(String(seed));
      expect(auction).toMatchObject({ turn: throws.highest, sides: [DARK, LIGHT], most: 30, bids: [] });
      expect(lowest).toBeNull();
      openers.add(throws.highest);
    }
    expect(openers.size).toBe(2);
  });

  test('what is no bid is refused with its rule, and nothing changes (TCG-PREP-04, TCG-PREP-06)', () => {
    const { auction } = opened('1');
    const first = ask('bid', { auction, side: DARK, points: 28 });
    expect(first.refused).toBeNull();
    for (const [side, points, rule] of [
      [DARK, 29, 'TCG-PREP-04'],
      [DARK, 2.5, 'TCG-PREP-04'],
      [LIGHT, 28, 'TCG-PREP-06'],
    ] as const) {
      const refused = ask('bid', { auction: first.auction, side, points });
      expect(refused.refused?.rule).toBe(rule);
      expect(refused.auction).toEqual(first.auction);
    }
    expect(() => ask('letGo', auction)).toThrow('TCG-PREP-04');
    expect(ask('letGo', first.auction).handicaps).toEqual([28, 30]);
  });
});

describe('the computer', () => {
  const bidding = (lowest: Lowest, seed: string, rival: number, turn: number): readonly string[] => {
    let { auction } = opened('1');
    auction = { ...auction, turn };
    const told: string[] = [];
    for (;;) {
      const last = auction.bids.at(-1);
      const next =
        auction.turn === 1
          ? ask('computer', { auction, lowest, seed })
          : ask('bid', { auction, side: rival, points: (last?.points ?? 30) - 1 }).auction;
      if (next === null) return told;
      auction = next;
      const { player, side, points } = auction.bids.at(-1)!;
      told.push(`${player} ${side} ${points}`);
    }
  };

  test('goes down in small steps, and no further than it means to', () => {
    for (let seed = 0; seed < 20; seed++)
      for (const turn of [0, 1]) {
        const bids = bidding([30, 24], String(seed), LIGHT, turn).map((text) => text.split(' ').map(Number));
        for (const [i, [player, side, points]] of bids.entries()) {
          const before = bids[i - 1]?.[2] ?? 31;
          if (player !== 1) continue;
          expect(side).toBe(LIGHT);
          expect(points).toBeGreaterThanOrEqual(24);
          expect(before - points!).toBeGreaterThanOrEqual(1);
          expect(before - points!).toBeLessThanOrEqual(3);
        }
        expect(bids.at(-1)![0]).toBe(0);
      }
  });

  test('leaves the side that it does not want to whoever bids for it', () => {
    expect(bidding([30, 24], 'any', DARK, 0)).toEqual(['0 0 29']);
  });

  test('opens even where both decks seem equal to it', () => {
    expect(bidding([30, 30], 'any', LIGHT, 1)).toEqual(['1 1 30', '0 1 29']);
  });

  test('wants the deck that wins more, by the same chance the same', () => {
    const lowest = ['a', 'b', 'c'].map((seed) => opened(seed, true).lowest!);
    for (const figures of lowest) {
      expect(Math.max(...figures)).toBe(30);
      expect(Math.min(...figures)).toBeGreaterThanOrEqual(22);
    }
    expect(opened('a', true)).toEqual(opened('a', true));
    // Without a unit nobody wins.
    const battle = page.facts().find(({ side, type }) => side === 'Dark' && type === 'Battle')!;
    const weak: Deck = { name: 'Weak', cards: [{ id: battle.id, copies: 60 }] };
    const { lowest: against } = ask('open', { decks: [weak, decks[1]!], computer: true, seed: 'weak' });
    expect(against).toEqual([30, 22]);
  });
});

const SETUP: NewGame = { edition: 'x', seed: 'bid', decks, seats: ['easy', 'human'], handicaps: [30, 24] };

describe('a game whose sides were bid for', () => {
  const limits = ({ setup }: Moment): readonly number[] | undefined => setup?.limits;
  const toSetup = (from: Parameters<typeof open>[1]) => {
    const played = open(page, from);
    while (played.now().setup === null) played.answer(played.now().question!.choices.at(-1)!.index);
    return played;
  };

  test('begins with the lower figure, is kept with it and goes on with it', () => {
    const played = toSetup(SETUP);
    expect(limits(played.now())).toEqual([30, 24]);
    const saved = JSON.parse(JSON.stringify(played.table.saved())) as ReturnType<typeof played.table.saved>;
    expect(saved.replay.handicaps).toEqual([30, 24]);
    expect(newGameOf(saved).handicaps).toEqual([30, 24]);
    const again = toSetup(saved);
    expect(limits(again.now())).toEqual([30, 24]);
    expect(again.table.match.hash()).toBe(played.table.match.hash());
  });

  test('is dealt again with it, also with the sides exchanged', () => {
    const { table } = toSetup(SETUP);
    const request = repeatOf(table.saved())!;
    expect(request.handicaps).toEqual([30, 24]);
    expect(swapped(request)).toMatchObject({ handicaps: [30, 24], seats: ['human', 'easy'] });
  });

  test('is replayed with it, and played on from there', async () => {
    const { table } = toSetup(SETUP);
    const { info, from } = await openRecording(JSON.stringify(table.saved().replay), () =>
      Promise.resolve(page as never),
    );
    expect(info.stop).toBeNull();
    expect(from!.setup.handicaps).toEqual([30, 24]);
  });
});
