/** Sealed and draft: boosters, and decks of what is in them. */
import { type Deck, seeded } from '@dejarik/kernel';
import { deckFromPool, draftPools, eventDeckFaults, openPack, sealedPool, startDraft } from '@dejarik/tournament';
import { canStartAlone } from '../src/cards/card.ts';
import { organisedPlay } from '../src/decks/limited.ts';
import { starWarsCcg } from '../src/game.ts';
import { scenario } from '../testing/index.ts';

const RULE = 'CCG-DCK-09';
const LEAST = 30;
const game = starWarsCcg();
const { limited } = organisedPlay(game.cards);
const cardOf = (id: string) => game.cards.byId.get(id)!.card;

const faults = (deck: Deck, side: number, pool: readonly string[], leastCards = LEAST): string[] =>
  eventDeckFaults({ game, limited, edition: '1996', leastCards, rule: RULE }, deck, side, pool).map(({ rule }) => rule);

scenario('Boosters have a rare card, three uncommon and eleven common ones, by their sheets', RULE, (t) => {
  t.is(limited.packs.map(({ id }) => id).join(), 'PRE,ANH');
  for (const pack of limited.packs) {
    const cards = openPack(limited, pack, seeded(pack.id));
    t.is(new Set(cards).size, 15);
    t.is(cards.map((id) => cardOf(id).rarity[0]).join(''), 'RUUUCCCCCCCCCCC');
  }
  for (const { rarity, times } of limited.cards) t.is(String(times), rarity.slice(1));
});

scenario('A deck of a pool is of one side and as large as the event says', RULE, (t) => {
  const random = seeded('pools');
  const sealed = sealedPool(
    limited,
    Array.from({ length: 6 }, () => limited.packs[0]!),
    random,
  );
  const drafted = draftPools(
    limited,
    startDraft(
      limited,
      [0, 1, 0, 1, 0, 1].map((i) => limited.packs[i]!),
      4,
      random,
    ),
  );
  for (const pool of [sealed, ...drafted])
    for (const side of [0, 1]) {
      const deck = deckFromPool(limited, pool, side, LEAST);
      t.is(faults(deck, side, pool), []);
      t.is(faults(deck, side, pool, LEAST + 1), [RULE]);
      t.is(faults(deck, 1 - side, pool), ['CCG-DCK-02']);
      const [first] = deck.cards;
      t.is(faults({ ...deck, cards: [{ id: first!.id, copies: pool.length }] }, side, pool), [RULE]);
      // Locations that can start come first, each of them once: by them all else is paid for.
      const places = deck.cards.filter(({ id }) => canStartAlone(cardOf(id)));
      const own = new Set(pool.filter((id) => limited.isFor(id, side) && canStartAlone(cardOf(id))));
      t.is([places.length, places.every(({ copies }) => copies === 1)], [Math.min(6, own.size), true]);
    }
});
