/** A sealed or draft event at one table: who is asked, what each may know, and what is kept of it. */
import type { LimitedPlay } from '@dejarik/kernel';
import { describe, expect, test } from 'vitest';
import {
  checkLimitedEvent,
  drafterAsked,
  eventDeckFaults,
  limitedDeck,
  type LimitedEvent,
  type LimitedSettings,
  newLimitedEvent,
  seenBy,
  take,
  TournamentError,
  withDeck,
} from '../src/index.ts';

const game: LimitedPlay = {
  cards: Array.from({ length: 60 }, (_, i) => ({ id: `c${i}`, set: 'ONE', rarity: i % 4 === 0 ? 'R' : 'C' })),
  packs: [
    {
      id: 'ONE',
      name: 'First',
      sets: ['ONE'],
      slots: [
        { rarities: ['R'], count: 1 },
        { rarities: ['C'], count: 4 },
      ],
    },
  ],
  isFor: (card, side) => Number(card.slice(1)) % 2 === side,
  rules: { sealed: 'SEALED', draft: 'DRAFT' },
  waived: ['SIZE'],
};
const SIDES = 2;

const person = (name: string) => ({ name, bot: false });
const bot = (name: string) => ({ name, bot: true });

const begin = (settings: Partial<LimitedSettings> = {}): LimitedEvent =>
  newLimitedEvent(game, SIDES, {
    mode: 'draft',
    seed: 'event',
    packs: ['ONE', 'ONE'],
    leastCards: 3,
    players: [person('Ahsoka'), bot('B'), person('Cassian'), bot('D')],
    ...settings,
  });

/** Everybody takes the first card; `look` is called before each pick. */
function draftAll(start: LimitedEvent, look: (event: LimitedEvent, seat: number) => void = () => {}): LimitedEvent {
  let event = start;
  for (let seat = drafterAsked(event); seat !== null; seat = drafterAsked(event)) {
    look(event, seat);
    event = take(game, event, seat, 0);
  }
  return event;
}

describe('a draft of people and bots', () => {
  test('asks the people one after another, and the bots take theirs when all have', () => {
    const start = begin();
    expect(drafterAsked(start)).toBe(0);
    const first = take(game, start, 0, 1);
    expect(drafterAsked(first)).toBe(2);
    // Nothing has moved yet, so the second picker learns nothing of the first one's card.
    expect(first.draft).toEqual(start.draft);
    const second = take(game, first, 2, 0);
    expect(drafterAsked(second)).toBe(0);
    expect(second.draft.pools.map((pool) => pool.length)).toEqual([1, 1, 1, 1]);
    expect(second.draft.pools[0]).toEqual([start.draft.packs[0]![1]]);
    expect(second.draft.pools[2]).toEqual([start.draft.packs[2]![0]]);
    // A bot takes the rare card.
    expect(game.cards.find(({ id }) => id === second.draft.pools[1]![0])!.rarity).toBe('R');
  });

  test('ends with as many cards for each, and none lost', () => {
    const start = begin();
    const all = [...start.draft.packs, ...start.draft.sealed.flat()].flat().toSorted();
    const end = draftAll(start);
    expect(drafterAsked(end)).toBeNull();
    expect(end.draft.pools.map((pool) => pool.length)).toEqual([10, 10, 10, 10]);
    expect(end.draft.pools.flat().toSorted()).toEqual(all);
  });

  test('shows a player the own pool, and a pack only while it is theirs to take from', () => {
    draftAll(begin(), (event, asked) => {
      for (const seat of event.players.keys()) {
        const seen = seenBy(game, event, seat);
        expect(seen.pack).toEqual(seat === asked ? event.draft.packs[seat] : []);
        expect(seen.pool).toEqual(event.draft.pools[seat]);
        expect(Object.keys(seen)).toEqual(['pack', 'pool', 'decks']);
      }
    });
  });

  test('lets nobody take out of turn, or what is not there', () => {
    const start = begin();
    expect(() => take(game, start, 2, 0)).toThrow(TournamentError);
    expect(() => take(game, start, 1, 0)).toThrow(TournamentError);
    expect(() => take(game, start, 0, 5)).toThrow('no such card');
    expect(() => take(game, start, 0, -1)).toThrow('no such card');
    expect(() => take(game, draftAll(start), 0, 0)).toThrow(TournamentError);
  });

  test('needs people, boosters and names', () => {
    expect(() => begin({ players: [bot('A'), bot('B')] })).toThrow('has to be a person');
    expect(() => begin({ players: [person('A')] })).toThrow('2 to 16 players');
    expect(() => begin({ players: [person('A'), bot('a')] })).toThrow('Two players are called');
    expect(() => begin({ packs: [] })).toThrow('boosters');
    expect(() => begin({ packs: ['TWO'] })).toThrow('There is no booster "TWO"');
    expect(() => begin({ leastCards: 0 })).toThrow('least size');
  });
});

test('in a sealed event everybody has a pool at once, and nothing is taken', () => {
  const event = begin({ mode: 'sealed' });
  expect(drafterAsked(event)).toBeNull();
  expect(event.draft.pools.map((pool) => pool.length)).toEqual([10, 10, 10, 10]);
  expect(new Set(event.draft.pools.map(String)).size).toBe(4);
});

describe('decks', () => {
  const event = draftAll(begin());
  const rules = {
    game: {
      checkDeck: () => [
        { rule: 'SIZE', message: 'too small' },
        { rule: 'SIDE', message: 'of two sides' },
      ],
    },
    limited: game,
    edition: 'x',
    leastCards: 3,
    rule: 'EVENT',
  };

  test('are of the pool: the event judges by its own rules and by those that it does not waive', () => {
    const [one, two] = event.draft.pools[0]!;
    const cards = (...ids: readonly string[]) => ({ name: '', cards: ids.map((id) => ({ id, copies: 1 })) });
    const judge = (deck: ReturnType<typeof cards>): string[] =>
      eventDeckFaults(rules, deck, 0, event.draft.pools[0]!).map(({ rule }) => rule);
    expect(judge(cards(...event.draft.pools[0]!.slice(0, 3)))).toEqual(['SIDE']);
    expect(judge(cards(one!, two!))).toEqual(['EVENT', 'SIDE']);
    expect(judge(cards(one!, two!, 'elsewhere'))).toEqual(['EVENT', 'SIDE']);
  });

  test('are the player’s own, or else the best of the pool', () => {
    const own = { name: 'Mine', cards: [{ id: event.draft.pools[0]![0]!, copies: 1 }] };
    const built = withDeck(event, 0, 1, own);
    expect(limitedDeck(game, built, 0, 1)).toEqual(own);
    expect(limitedDeck(game, built, 2, 1).cards.every(({ id }) => event.draft.pools[2]!.includes(id))).toBe(true);
    expect(seenBy(game, built, 0).decks).toEqual([null, own]);
    expect(seenBy(game, built, 2).decks).toEqual([null, null]);
    expect(() => withDeck(event, 4, 0, own)).toThrow(TournamentError);
    expect(() => withDeck(event, 0, 2, own)).toThrow(TournamentError);
    expect(() => withDeck(event, 0, 0, { name: '', cards: [{ id: 'c1', copies: -1 }] })).toThrow('no deck');
  });
});

describe('what was kept', () => {
  const middle = take(game, begin(), 0, 0);
  const check = (value: unknown): LimitedEvent => checkLimitedEvent(game, SIDES, value);

  test('comes back as it was and goes on', () => {
    const back = check(JSON.parse(JSON.stringify(middle)));
    expect(back).toEqual(middle);
    expect(draftAll(back)).toEqual(draftAll(middle));
  });

  test('is refused when something is wrong with it', () => {
    const { draft } = middle;
    for (const spoiled of [
      null,
      5,
      [],
      {},
      { ...middle, version: 2 },
      { ...middle, mode: 'constructed' },
      { ...middle, players: [...middle.players, bot('E')] },
      { ...middle, draft: { ...draft, pools: [['__proto__'], [], [], []] } },
      { ...middle, draft: { ...draft, packs: draft.packs.map((pack, i) => (i === 1 ? pack.slice(1) : pack)) } },
      { ...middle, draft: { ...draft, packs: draft.packs.map(() => []) } },
      { ...middle, chosen: [9, null, null, null] },
      { ...middle, chosen: [null, 0, null, null] },
      { ...middle, decks: [[], [], [], []] },
    ])
      expect(() => check(spoiled)).toThrow(TournamentError);
  });
});
