/** Sealed and draft: boosters, what is lent, and decks of what there is. */
import { type Deck, type LimitedPlay, seeded } from '@dejarik/kernel';
import { deckFromPool, draftPools, eventDeckFaults, openPack, sealedPool, startDraft } from '@dejarik/tournament';
import { DOTS, PLANETS } from '../src/cards/card.ts';
import { organisedPlay } from '../src/decks/limited.ts';
import { youngJedi } from '../src/game.ts';
import { fail, scenario, shippedCatalogue } from '../src/testing/index.ts';

const RULE = 'YJ-DECK-15';
const LEAST = 24;
const limited = (): LimitedPlay => organisedPlay(shippedCatalogue()).limited ?? fail('there are no boosters');
const definition = (id: string) => shippedCatalogue().byId.get(id)!;
const cardsOf = ({ cards }: Deck) =>
  cards.flatMap(({ id, copies }) => Array.from({ length: copies }, () => definition(id)));

const faults = (deck: Deck, side: number, pool: readonly string[], leastCards = LEAST): string[] =>
  eventDeckFaults(
    { game: youngJedi(shippedCatalogue()), limited: limited(), edition: 'faq', leastCards, rule: RULE },
    deck,
    side,
    pool,
  ).map(({ rule }) => rule);

scenario('Boosters have a rare card, three uncommon and seven common ones', RULE, (t) => {
  t.is(
    limited()
      .packs.map(({ id }) => id)
      .join(),
    'MDM,TJC,BON,DOTF,BEP',
  );
  for (const pack of limited().packs) {
    const cards = openPack(limited(), pack, seeded(pack.id));
    t.is(new Set(cards).size, 11);
    const rarities = cards.map((id) => definition(id).card.rarity.replace('Ultra-', '')[0]);
    t.is(rarities.join(''), 'RUUUCCCCCCC');
  }
});

scenario('A deck of opened boosters has the Locations that are lent, and any number of each colour', RULE, (t) => {
  const pool = sealedPool(
    limited(),
    Array.from({ length: 6 }, () => limited().packs[0]!),
    seeded('sealed'),
  );
  for (const side of [0, 1]) {
    const deck = deckFromPool(limited(), pool, side, LEAST);
    t.is(faults(deck, side, pool), []);
    t.is(cardsOf(deck).length, LEAST);
    t.is(faults(deck, side, pool, LEAST + 1), [RULE]);
    t.is(faults(deck, 1 - side, pool), ['YJ-CARD-02']);
    const places = cardsOf(deck).filter(({ type }) => type === 'Location');
    t.is([places.length, new Set(places.map(({ planet }) => planet)).size], [PLANETS.length, PLANETS.length]);
    // They are lent once, and not to be left out.
    const [place] = places;
    const without = deck.cards.filter(({ id }) => id !== place!.card.id);
    t.is(faults({ ...deck, cards: without }, side, pool, 1), ['YJ-DECK-03']);
    t.is(faults({ ...deck, cards: [...without, { id: place!.card.id, copies: 2 }] }, side, pool), [RULE]);
  }
});

scenario('Bots draft some of every colour', RULE, (t) => {
  const packs = ['MDM', 'TJC', 'BON', 'MDM', 'TJC', 'BON'].map((id) => limited().packs.find((pack) => pack.id === id)!);
  for (const pool of draftPools(limited(), startDraft(limited(), packs, 4, seeded('draft'))))
    for (const side of [0, 1]) {
      const deck = deckFromPool(limited(), pool, side, LEAST);
      t.is(faults(deck, side, pool), []);
      const dots = new Set(cardsOf(deck).flatMap(({ card }) => card.dots));
      t.is(
        DOTS.filter((dot) => !dots.has(dot)),
        [],
      );
    }
});
