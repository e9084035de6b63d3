/** Sealed and draft events at the page's desk: by either edition, from the boosters to a game. */
import { describe, expect, it } from 'vitest';
import { Desk } from '../src/session/desk.ts';
import type { LimitedUpdate, NewLimited } from '../src/session/limited.ts';
import { LocalTable } from '../src/session/local-table.ts';
import type { Method, Requests } from '../src/session/protocol.ts';
import { swtcgPage } from '../src/session/swtcg/page-game.ts';

const desk = (): (<M extends Method>(
  method: M,
  ...params: Requests[M]['params']
) => Promise<Requests[M]['result']>) => {
  const opened = new Desk(() => {});
  return async (method, ...params) => opened.handle({ id: 0, method, params });
};

const person = (name: string) => ({ name, bot: false });
const bot = (name: string) => ({ name, bot: true });

const setup = (fields: Partial<NewLimited> = {}): NewLimited => ({
  game: 'swtcg',
  edition: 'nh',
  mode: 'draft',
  seed: 'draft',
  packs: ['AOTC', 'SR', 'ANH'],
  leastCards: 11,
  players: [person('Ahsoka'), person('Bail'), bot('C'), bot('D')],
  ...fields,
});

describe.each(['nh', 'x'])('by the edition %s', (edition) => {
  it('is drafted, built and played', async () => {
    const ask = desk();
    let update: LimitedUpdate = await ask('limitedOpen', setup({ edition }));
    for (let seat = update.table.asked; seat !== null; seat = update.table.asked)
      update = await ask('limitedTake', seat, update.table.taken, 0);
    expect(update.table.taken).toBe(33);
    // The bots have taken enough of both sides for decks by the event's rules.
    const page = swtcgPage();
    for (const seat of [2, 3])
      for (const side of [0, 1]) {
        const deck = await ask('limitedSuggest', seat, side);
        expect(await ask('limitedFaults', seat, side, deck)).toEqual([]);
      }
    const deck = await ask('limitedSuggest', 0, 1);
    update = await ask('limitedDeck', 0, 1, deck);
    expect(update.table.built[0]).toEqual([false, true]);
    const match = { seat: 0, side: 1, opponent: 2, level: 'easy', seed: 'match' } as const;
    const { decks, seats } = await ask('limitedMatch', match);
    expect(seats).toEqual(['easy', 'human']);
    expect(decks[1]).toEqual({ ...deck, name: 'Ahsoka' });
    const table = new LocalTable(page.kit.game, { edition, seed: 'match', decks, seats: ['easy', 'easy'] });
    table.follow([], () => {});
    expect(table.match.state.result).not.toBeNull();
  });
});

describe.each([
  ['young-jedi', 'faq', 'MDM', 11, 6],
  ['swccg', '1996', 'PRE', 15, 0],
] as const)('in %s', (game, edition, booster, size, lent) => {
  it('is drafted, built of what was taken and lent, and begun', async () => {
    const ask = desk();
    expect((await ask('boosters', game)).find(({ id }) => id === booster)?.cards).toBe(size);
    const players = [person('Ahsoka'), bot('B'), bot('C'), bot('D')];
    const packs = Array.from({ length: 6 }, () => booster);
    let update = await ask('limitedOpen', setup({ game, edition, packs, players, leastCards: 20 }));
    expect((await ask('limitedSeat', 0)).pool).toEqual([]);
    for (let taken = 0; update.table.asked === 0; taken++) update = await ask('limitedTake', 0, taken, 0);
    expect((await ask('limitedSeat', 0)).pool).toHaveLength(6 * size + lent);
    for (const side of [0, 1])
      expect(await ask('limitedFaults', 0, side, await ask('limitedSuggest', 0, side))).toEqual([]);
    const { decks } = await ask('limitedMatch', { seat: 0, side: 1, opponent: 2, level: 'easy', seed: 'match' });
    expect(decks.map(({ name }) => name)).toEqual(['C', 'Ahsoka']);
  });
});

it('tells of a pack only whom it lies before, and of nobody but people', async () => {
  const ask = desk();
  const { table, kept } = await ask('limitedOpen', setup());
  const packs = kept.event.draft.packs.map((pack) => pack.join());
  expect(packs.some((pack) => JSON.stringify(table).includes(pack.split(',')[0]!))).toBe(false);
  expect((await ask('limitedSeat', 0)).pack.join()).toBe(packs[0]);
  expect((await ask('limitedSeat', 1)).pack).toEqual([]);
  await expect(ask('limitedSeat', 2)).rejects.toThrow('nobody here');
  // Pressed twice, a card is taken once.
  const once = await ask('limitedTake', 0, 0, 3);
  const twice = await ask('limitedTake', 0, 0, 3);
  expect(twice).toEqual(once);
  expect((await ask('limitedSeat', 1)).pack.join()).toBe(packs[1]);
});

it('goes on where it was kept, and refuses what cannot be', async () => {
  const ask = desk();
  const opened = await ask('limitedOpen', setup());
  const { kept } = await ask('limitedTake', 0, 0, 1);
  const back = await desk()('limitedResume', JSON.parse(JSON.stringify(kept)) as typeof kept);
  expect(back.kept).toEqual(kept);
  expect(back.table).toEqual({ ...opened.table, asked: 1 });
  const resume = (value: unknown): Promise<LimitedUpdate> => desk()('limitedResume', value as typeof kept);
  await expect(resume({ ...kept, edition: 'none' })).rejects.toThrow('edition');
  await expect(resume({ ...kept, event: {} })).rejects.toThrow('no sealed or draft event');
  await expect(resume({ ...kept, game: 'young-jedi' })).rejects.toThrow('no such edition');
  expect((await ask('boosters', 'swtcg')).map(({ id, cards }) => [id, cards])).toEqual([
    ['AOTC', 11],
    ['SR', 11],
    ['ANH', 11],
  ]);
});
