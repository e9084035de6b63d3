// What the worker does for every game: opening it, several answers in one, giving up, ending a turn, recording.
import { accessTo, greedyBot } from '@dejarik/bots';
import { playReplay, seeded } from '@dejarik/kernel';
import { describe, expect, it } from 'vitest';
import type { PageGame } from '../src/session/game.ts';
import { loadGame } from '../src/session/games.ts';
import type { GameId, Moment } from '../src/session/moment.ts';
import { Session } from '../src/session/session.ts';
import { DEFAULT_WISHES } from '../src/session/wishes.ts';

const GAMES: readonly GameId[] = ['swtcg', 'young-jedi'];
const MANY = 2000;

interface Played {
  readonly session: Session;
  readonly now: () => Moment;
}

/** Two people play the starter decks. */
function open(game: PageGame, seed: string): Played {
  let last: Moment | null = null;
  const [dark, light] = game.kit.starterDecks();
  const setup = { edition: game.edition, seed, decks: [dark!, light!], seats: ['human', 'human'] } as const;
  const publish = (moment: Moment): void => {
    last = moment;
  };
  const session = new Session(game, setup, [null, null], publish, { ...DEFAULT_WISHES, every: false });
  session.advance();
  return { session, now: () => last! };
}

/** Lets a bot answer for both until the question is of this kind. */
function playTo(game: PageGame, { session, now }: Played, kind: string): void {
  const bot = greedyBot(game.kit.game, { worlds: 1, depth: 12 });
  const random = seeded('player');
  for (let n = 0; now().question?.kind !== kind; n++) {
    if (n > MANY || now().question === null) throw new Error(`the game does not come to ${kind}`);
    session.answer(now().decision, bot.choose(accessTo(game.kit.game, session.match.table), random));
  }
}

describe.each(GAMES)('%s', (id) => {
  it('says which game a moment is of, and tells its log', async () => {
    const { now } = open(await loadGame(id), 'a moment');
    expect(now().game).toBe(id);
    expect(now().log.more.length).toBeGreaterThan(0);
    for (const { rule } of now().log.more) expect(rule ?? 'TCG-').toMatch(id === 'swtcg' ? /^TCG-/u : /^(?:YJ|TCG)-/u);
  });

  it('is given up by the one who looks at the table, and the record says so', async () => {
    const game = await loadGame(id);
    const { session, now } = open(game, 'conceding');
    const loser = now().viewer;
    session.concede();
    expect(now().result).toEqual({ winner: 1 - loser, reason: 'concession' });
    const { replay } = session.saved();
    expect(playReplay(game.kit.game, replay).state.result).toEqual(now().result);
    // Nobody gives up a game that is over.
    session.concede();
    expect(session.saved().replay.answers).toEqual(replay.answers);
  });

  it('goes on after it was saved', async () => {
    const game = await loadGame(id);
    const played = open(game, 'saved');
    playTo(game, played, id === 'swtcg' ? 'build' : 'deploy');
    let again: Moment | null = null;
    Session.resume(game, played.session.saved(), [null, null], (moment) => (again = moment)).advance();
    expect(again).toMatchObject({ decision: played.now().decision, question: played.now().question });
  });
});

it.each(['chess', 'constructor', '__proto__'])('knows no game %s', async (id) => {
  await expect(loadGame(id)).rejects.toThrow(`there is no game ${id}`);
});

describe('several answers in one', () => {
  const planAt = async (): Promise<Played & { readonly cards: readonly number[] }> => {
    const game = await loadGame('young-jedi');
    for (let n = 0; ; n++) {
      const played = open(game, `plan ${n}`);
      playTo(game, played, 'plan');
      const moment = played.now();
      const cards = (moment.game === 'young-jedi' && moment.battle?.plan?.order) || [];
      if (cards.length > 2) return { ...played, cards };
    }
  };

  it('lay a whole battle plan', async () => {
    const { session, now, cards } = await planAt();
    const { decision, viewer } = now();
    session.answerAll(
      decision,
      cards.map((card) => ({ kind: 'plan', card })),
    );
    expect(session.match.answers.length).toBeGreaterThanOrEqual(decision + cards.length - 1);
    expect({ kind: now().question?.kind, viewer: now().viewer }).not.toEqual({ kind: 'plan', viewer });
  });

  it('stop where one does not fit, and are ignored when they come too late', async () => {
    const { session, now, cards } = await planAt();
    const { decision } = now();
    const plan = (card: number) => ({ kind: 'plan', card });
    session.answerAll(decision, [plan(-7)]);
    expect(now().decision).toBe(decision);
    session.answerAll(decision, [plan(cards[0]!), plan(-7), plan(cards[1]!)]);
    expect(now().decision).toBe(decision + 1);
    session.answerAll(decision, [plan(cards[1]!)]);
    expect(now().decision).toBe(decision + 1);
  });

  it('are taken back as one', async () => {
    const { session, now, cards } = await planAt();
    const { decision, canUndo } = now();
    expect(canUndo).toBe(false);
    session.answerAll(
      decision,
      cards.slice(0, 2).map((card) => ({ kind: 'plan', card })),
    );
    expect(now()).toMatchObject({ decision: decision + 2, canUndo: true });
    session.undo();
    expect(now()).toMatchObject({ decision, canUndo: false });
  });
});

describe('ending a turn of Young Jedi', () => {
  it('asks nothing more of the player in this turn', async () => {
    const game = await loadGame('young-jedi');
    const played = open(game, 'ending');
    playTo(game, played, 'deploy');
    const { turn, viewer } = played.now();
    played.session.passUntil('turn');
    expect(played.now()).toMatchObject({ turn: turn + 1, viewer: 1 - viewer });
    // In the next turn of the same player everything is asked again.
    played.session.passUntil('turn');
    expect(played.now()).toMatchObject({ turn: turn + 2, viewer });
  });
});
