/** Choosing sides by the Expanded Rulebook (TCG-PREP-04 to 06, TCG-PREP-13). */
import { seeded } from '@dejarik/kernel';
import { YUUZHAN_VONG } from '../../src/cards/card.ts';
import { type Auction, bid, highestDie, letGo, openAuction, whyNotBid } from '../../src/choosing-sides.ts';
import { EDITIONS, EXPANDED } from '../../src/editions.ts';
import { starterDecks } from '../../src/decks/shipped.ts';
import { DARK, LIGHT } from '../../src/rules/state.ts';
import { VONG_FOR_DARK } from '../../src/seats.ts';
import { fail, type Play, scenarioBoth, scenarioX } from '../../src/testing/index.ts';
import { catalogueWith } from '../../src/testing/board.ts';

const SIDES = [DARK, LIGHT];

const message = (attempt: () => unknown): string => {
  try {
    attempt();
  } catch (error) {
    return (error as Error).message;
  }
  return fail('nothing was refused');
};

/** What each seat begins a game with. */
function startedWith(t: Play, handicaps: readonly number[], seats?: typeof VONG_FOR_DARK): number[] {
  const decks = starterDecks(catalogueWith());
  t.start({ seed: 1, decks, handicaps, ...(seats === undefined ? {} : { seats }) });
  return t.state.points.slice();
}

scenarioX('Bids go down until one player gives up: 29, 27, 26', 'TCG-PREP-04 TCG-PREP-05', (t) => {
  let auction: Auction = openAuction(EXPANDED, SIDES, 1);
  for (const points of [29, 27, 26]) auction = bid(auction, DARK, points);
  t.is(
    auction.bids.map(({ player, points }) => [player, points]),
    [
      [1, 29],
      [0, 27],
      [1, 26],
    ],
  );
  t.is(auction.turn, 0);
  for (const points of [27, 26, 26.5, -1]) t.is(whyNotBid(auction, DARK, points)?.rule.startsWith('TCG-PREP-0'), true);
  const { sideOf, handicaps } = letGo(auction);
  t.is(
    [sideOf, handicaps],
    [
      [LIGHT, DARK],
      [26, 30],
    ],
  );
  t.is(startedWith(t, handicaps), [26, 30]);
});

scenarioX('The winner has the side that was named, at the figure named; the other starts at 30', 'TCG-PREP-04', (t) => {
  const opened = openAuction(EXPANDED, SIDES, 0);
  t.is(whyNotBid(opened, LIGHT, 31)?.rule, 'TCG-PREP-04');
  const auction = bid(bid(opened, LIGHT, 30), LIGHT, 22);
  const { sideOf, handicaps } = letGo(auction);
  t.is(
    [sideOf, handicaps],
    [
      [DARK, LIGHT],
      [30, 22],
    ],
  );
  t.is(startedWith(t, handicaps), [30, 22]);
  // Whoever opens it names a figure.
  t.is(message(() => letGo(opened)).includes('TCG-PREP-04'), true);
  // No more than one side is bid down, and not above what everybody has.
  for (const wrong of [[26, 26], [31, 30], [26], [2.5, 30], [-1, 30]])
    t.is(message(() => startedWith(t, wrong)).includes('build points to start with'), true, String(wrong));
});

scenarioX('Of equal figures the one for the earlier side stands', 'TCG-PREP-06', (t) => {
  const order = (sides: readonly number[], first: number, second: number): string | undefined =>
    whyNotBid(bid(openAuction(EXPANDED, sides, 0), first, 28), second, 28)?.rule;
  t.is(order(SIDES, LIGHT, DARK), undefined);
  t.is(order(SIDES, DARK, LIGHT), 'TCG-PREP-06');
  t.is(order(SIDES, DARK, DARK), 'TCG-PREP-06');
  t.is(order([LIGHT, YUUZHAN_VONG], LIGHT, YUUZHAN_VONG), undefined);
  t.is(order([LIGHT, YUUZHAN_VONG], YUUZHAN_VONG, LIGHT), 'TCG-PREP-06');
  t.is(order([YUUZHAN_VONG, DARK], YUUZHAN_VONG, DARK), undefined);
  const auction = bid(bid(openAuction(EXPANDED, SIDES, 0), LIGHT, 28), DARK, 28);
  t.is(letGo(auction), { sideOf: [LIGHT, DARK], handicaps: [28, 30] });
  // The points are those of the seats in side order, whoever sits there.
  const vong = letGo(bid(openAuction(EXPANDED, [LIGHT, YUUZHAN_VONG], 1), LIGHT, 25));
  t.is(vong, { sideOf: [YUUZHAN_VONG, LIGHT], handicaps: [30, 25] });
  t.is(startedWith(t, vong.handicaps, VONG_FOR_DARK), [30, 25]);
});

scenarioX(
  'The highest die settles who has a side, or who opens the auction; equal dice are thrown again',
  'TCG-PREP-13 TCG-PREP-04',
  (t) => {
    const seen = new Set<number>();
    let again = 0;
    for (let seed = 0; seed < 60; seed++) {
      const { dice, highest } = highestDie(seeded(seed));
      const [mine, other] = dice.at(-1)!;
      t.is(highest === 0 ? mine > other : other > mine, true);
      t.is(
        dice.slice(0, -1).every(([a, b]) => a === b),
        true,
      );
      again += dice.length - 1;
      seen.add(highest);
      t.is(openAuction(EXPANDED, SIDES, highest).turn, highest);
    }
    t.is([seen.size, again > 0], [2, true]);
  },
);

scenarioBoth('Sides are bid for by the Expanded Rulebook alone', { nh: 'TCG-PREP-03', x: 'TCG-PREP-04' }, (t) => {
  const edition = EDITIONS.find(({ id }) => id === t.edition)!;
  /** The outcome, or in a word why there is none. */
  const tried = (attempt: () => unknown): unknown => {
    try {
      return attempt();
    } catch (error) {
      return /TCG-PREP-03|not bid for/u.exec((error as Error).message)?.[0];
    }
  };
  const { handicaps } = letGo(bid(openAuction(EXPANDED, SIDES, 0), DARK, 26));
  t.is(
    tried(() => openAuction(edition, SIDES, 0).most),
    t.by<unknown>({ nh: 'TCG-PREP-03', x: 30 }),
  );
  t.is(
    tried(() => startedWith(t, handicaps).join()),
    t.by({ nh: 'not bid for', x: '26,30' }),
  );
});
