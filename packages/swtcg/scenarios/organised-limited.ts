import { type LimitedPlay, seeded } from '@dejarik/kernel';
import {
  deckFromPool,
  draftPools,
  eventDeckFaults,
  isDrafted,
  limitedFaults,
  pick,
  sealedPool,
  startDraft,
} from '@dejarik/tournament';
import { organisedPlay } from '../src/decks/limited.ts';
import { DARK, LIGHT } from '../src/rules/state.ts';
import { fail, gameWith, scenarioX } from '../src/testing/index.ts';

const limited = (): LimitedPlay => organisedPlay(gameWith().cards).limited ?? fail('there are no boosters');

/** So many boosters of a set. */
const boosters = (set: string, count: number) => {
  const pack = limited().packs.find(({ id }) => id === set) ?? fail(`there is no booster ${set}`);
  return Array.from({ length: count }, () => pack);
};

const facts = (id: string) => gameWith().cards.byId.get(id)!.card;

scenarioX('Sealed decks are built from opened boosters, as many and as large as the event says', 'TCG-MODE-02', (t) => {
  const pool = sealedPool(limited(), boosters('AOTC', 6), seeded('sealed'));
  t.is(pool.length, 66);
  for (let from = 0; from < pool.length; from += 11) {
    const pack = pool.slice(from, from + 11);
    t.is(pack.map((id) => facts(id).rarity).join(''), 'RUUUCCCCCCC');
    t.is(new Set(pack).size, 11);
  }
  t.is(new Set(pool.map((id) => facts(id).set)), new Set(['AOTC']));
  t.is(sealedPool(limited(), boosters('SR', 2), seeded('sealed')).length, 22);

  for (const side of [DARK, LIGHT]) {
    const deck = deckFromPool(limited(), pool, side, 24);
    t.is(limitedFaults(deck, pool, 24, 'TCG-MODE-02'), []);
    for (const { id } of deck.cards) t.is(['Neutral', side === DARK ? 'Dark' : 'Light'].includes(facts(id).side), true);
    // The least number of cards is the event's.
    t.is(limitedFaults(deck, pool, 25, 'TCG-MODE-02'), [
      { rule: 'TCG-MODE-02', message: 'the deck has 24 cards; at this event it needs at least 25' },
    ]);
  }
  // How many cards and units every other deck needs is not asked here; which sides it may have is.
  const rules = { game: gameWith(), limited: limited(), edition: 'x', leastCards: 24, rule: 'TCG-MODE-02' };
  const dark = deckFromPool(limited(), pool, DARK, 24);
  t.is(eventDeckFaults(rules, dark, DARK, pool), []);
  t.is(
    eventDeckFaults(rules, dark, LIGHT, pool).map(({ rule }) => rule),
    ['TCG-DECK-19'],
  );
  t.is(gameWith().checkDeck(dark, DARK, 'x').length > 0, true);
  const [first] = pool;
  const twice = { name: '', cards: [{ id: first!, copies: pool.filter((id) => id === first).length + 1 }] };
  t.is(limitedFaults(twice, pool, 1, 'TCG-MODE-02').length, 1);
});

scenarioX('Drafters take one card at a time and pass the rest on, left, right and left', 'TCG-MODE-03', (t) => {
  let draft = startDraft(limited(), boosters('AOTC', 3), 4, seeded('draft'));
  const [opened] = [draft.packs];
  t.is(
    opened.map((pack) => pack.length),
    [11, 11, 11, 11],
  );
  draft = pick(draft, [0, 1, 2, 3]);
  t.is(draft.pools, [[opened[0]![0]], [opened[1]![1]], [opened[2]![2]], [opened[3]![3]]]);
  // Seat 2 is to the left of seat 1: what seat 1 left lies there now.
  t.is(draft.packs[1], opened[0]!.slice(1));
  t.is(draft.packs[0], opened[3]!.toSpliced(3, 1));
  for (let n = 0; n < 10; n++) draft = pick(draft, [0, 0, 0, 0]);
  t.is([draft.opened, draft.packs[0]!.length], [2, 11]);
  const second = draft.packs;
  draft = pick(draft, [0, 0, 0, 0]);
  t.is(draft.packs[0], second[1]!.slice(1));
  for (let n = 0; n < 10; n++) draft = pick(draft, [0, 0, 0, 0]);
  const third = draft.packs;
  draft = pick(draft, [0, 0, 0, 0]);
  t.is(draft.packs[1], third[0]!.slice(1));
  for (let n = 0; n < 10; n++) draft = pick(draft, [0, 0, 0, 0]);
  t.is(isDrafted(draft), true);
  t.is(
    draft.pools.map((pool) => pool.length),
    [33, 33, 33, 33],
  );
});

scenarioX('Bots draft what they can make decks of', 'TCG-MODE-03', (t) => {
  const pools = draftPools(limited(), startDraft(limited(), boosters('ANH', 6), 8, seeded('bots')));
  for (const pool of pools)
    for (const side of [DARK, LIGHT]) {
      const deck = deckFromPool(limited(), pool, side, 24);
      t.is(limitedFaults(deck, pool, 24, 'TCG-MODE-03'), []);
      for (const type of ['Space', 'Ground', 'Character']) {
        const units = deck.cards.filter(({ id }) => facts(id).type === type);
        t.is(units.reduce((sum, { copies }) => sum + copies, 0) >= 3, true, `${type} units`);
      }
    }
});
