// A waiting game is shown as its player may know it, and never more.
import { Match, record, SPECTATOR } from '@dejarik/kernel';
import { describe, expect, it } from 'vitest';
import { Desk } from '../src/session/desk.ts';
import { loadGame } from '../src/session/games.ts';
import type { GameId, Moment } from '../src/session/moment.ts';
import type { SavedGame, SeatKind } from '../src/session/new-game.ts';

/** A game in which the first answer was given so often. */
async function left(id: GameId, seats: readonly SeatKind[], answers = 30): Promise<SavedGame> {
  const { kit, edition } = await loadGame(id);
  const decks = kit.starterDecks().map(({ name, cards }) => ({ name, cards }));
  const setup = { edition, seed: 'left', decks };
  const match = Match.start(kit.game, setup);
  for (let n = 0; n < answers && match.state.question !== null; n++) match.repeat(0);
  return { replay: record(match, setup), seats };
}

const peek = (saved: SavedGame): Promise<Moment> =>
  new Desk(() => {}).handle({ id: 1, method: 'peek', params: [saved] }) as Promise<Moment>;

const handsOf = (moment: Moment): readonly (readonly (string | null)[])[] =>
  moment.sides.map(({ hand }) => hand.map(({ face }) => face));

describe.each(['swtcg', 'young-jedi', 'swccg'] as const)('a waiting game of %s', (id) => {
  it('is seen with the eyes of the one person who plays', async () => {
    const moment = await peek(await left(id, ['normal', 'human']));
    expect(moment.viewer).toBe(1);
    const [theirs, mine] = handsOf(moment);
    expect(mine!.length).toBeGreaterThan(0);
    expect(mine).not.toContain(null);
    expect(theirs!.every((face) => face === null)).toBe(true);
  });

  it('is seen with nobody’s eyes where several play', async () => {
    const moment = await peek(await left(id, ['human', 'human']));
    expect(moment.viewer).toBe(SPECTATOR);
    expect(
      handsOf(moment)
        .flat()
        .every((face) => face === null),
    ).toBe(true);
    expect(moment.question?.choices ?? []).toEqual([]);
  });

  it('that does not go with the cards there are is refused', async () => {
    const saved = await left(id, ['normal', 'human']);
    await expect(peek({ ...saved, replay: { ...saved.replay, commands: [99_999], course: [] } })).rejects.toThrow(
      /option|answer|decision/u,
    );
  });
});
