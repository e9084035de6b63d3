// What the worker does for every game: opening it, several answers in one, giving up, ending a turn, recording.
import { greedyBot } from '@dejarik/bots';
import { below, playReplay, readReplay, readSeatRecord, type Replay, seeded } from '@dejarik/kernel';
import { describe, expect, it } from 'vitest';
import { Desk } from '../src/session/desk.ts';
import type { PageGame } from '../src/session/game.ts';
import { GAME_IDS, loadGame } from '../src/session/games.ts';
import type { GameId, LogEntry, Moment } from '../src/session/moment.ts';
import type { NewGame, SeatKind } from '../src/session/new-game.ts';
import { DEFAULT_PREFERENCES } from '../src/session/preferences.ts';
import type { Method, Requests } from '../src/session/protocol.ts';
import { open as openGame, type Played, playOn } from './support/playing.ts';

const setupFor = (page: PageGame, seed: string, seats: readonly SeatKind[]): NewGame => ({
  edition: page.edition,
  seed,
  decks: page.kit.starterDecks().map(({ name, cards }) => ({ name, cards })),
  seats,
});

/** Two people play the starter decks. */
const open = (page: PageGame, seed: string): Played =>
  openGame(page, setupFor(page, seed, ['human', 'human']), { preferences: { ...DEFAULT_PREFERENCES, every: false } });

/** Lets a bot answer for both until the question is of this kind. */
function playTo(page: PageGame, played: Played, kind: string): void {
  playOn(played, greedyBot(page.kit.game, { worlds: 1, depth: 12 }), ({ question }) => question?.kind === kind);
  if (played.now().question?.kind !== kind) throw new Error(`the game does not come to ${kind}`);
}

/** Two people's game after some answers. */
function halfway(page: PageGame, seed: string): Played {
  const played = open(page, seed);
  playOn(played, greedyBot(page.kit.game, { worlds: 1, depth: 12 }), ({ decision }) => decision > 20);
  return played;
}

/** A worker with a game in which the person sits in the second seat. */
async function atDesk(id: GameId, seats: readonly SeatKind[] = ['easy', 'human']) {
  const page = await loadGame(id);
  let last: Moment | null = null;
  const desk = new Desk((moment) => {
    last = moment;
  });
  const ask = async <M extends Method>(method: M, ...params: Requests[M]['params']): Promise<Requests[M]['result']> =>
    await desk.handle({ id: 0, method, params });
  await ask('start', { game: id, ...setupFor(page, 'at the desk', seats) });
  return { page, ask, now: (): Moment => last! };
}

const RULES: Readonly<Record<GameId, string>> = { swtcg: 'TCG-', 'young-jedi': 'YJ-', swccg: 'CCG-' };
/** A question that comes up in every turn. */
const IN_TURN: Readonly<Record<GameId, string>> = { swtcg: 'build', 'young-jedi': 'deploy', swccg: 'act' };

describe.each(GAME_IDS)('%s', (id) => {
  it('says which game a moment is of, and tells its log', async () => {
    const { now, shown } = halfway(await loadGame(id), 'a moment');
    expect(now().game).toBe(id);
    const log = shown.flatMap((moment) => moment.log.more);
    expect(log.length).toBeGreaterThan(0);
    for (const { rule } of log) expect(rule ?? RULES[id]).toMatch(new RegExp(`^${RULES[id]}`, 'u'));
  });

  it('is given up by the one who looks at the table, and the record says so', async () => {
    const page = await loadGame(id);
    const { session, table, now } = open(page, 'conceding');
    const loser = now().viewer;
    expect(session.concede(loser)).toBe(true);
    expect(now().result).toEqual({
      outcomes: now().sides.map(({ seat }) => (seat === loser ? 'lost' : 'won')),
      reason: 'concession',
    });
    const { replay } = table.saved();
    expect(playReplay(page.kit.game, replay).match.state.result).toEqual(now().result);
    // Nobody gives up a game that is over.
    expect(session.concede(loser)).toBe(false);
    expect(table.saved().replay.commands).toEqual(replay.commands);
  });

  it('goes on after it was saved', async () => {
    const page = await loadGame(id);
    const played = open(page, 'saved');
    playTo(page, played, IN_TURN[id]);
    const again = openGame(page, played.table.saved()).now();
    expect(again).toMatchObject({ decision: played.now().decision, question: played.now().question });
  });

  it.each(['one', 'two', 'three'])(
    'tells the log bit by bit as it would tell it at once, whoever looks and whatever is taken back: game %s',
    async (seed) => {
      const page = await loadGame(id);
      const played = openGame(page, setupFor(page, seed, ['human', 'human']));
      const random = seeded(seed);
      let log: readonly LogEntry[] = [];
      let shown = 0;
      const read = (): void => {
        for (; shown < played.shown.length; shown++) {
          const { keep, more } = played.shown[shown]!.log;
          log = [...log.slice(0, keep), ...more];
        }
        const whole = page.kit.logLines(played.session.known.events).map(({ text }) => text);
        expect(log.map(({ text }) => text)).toEqual(whole);
        const decisions = log.map(({ decision }) => decision);
        expect(decisions).toEqual(decisions.toSorted((a, b) => a - b));
        expect(decisions.at(-1) ?? 0).toBeLessThanOrEqual(played.now().decision);
      };
      let undone = 0;
      for (let n = 0; n < 150 && played.now().result === null; n++) {
        const { viewer, canUndo, question } = played.now();
        if (canUndo && below(random, 2) === 0 && played.session.undo(viewer)) undone++;
        else played.answer(question!.choices[below(random, question!.choices.length)]!.index);
        read();
      }
      expect(undone).toBeGreaterThan(0);
    },
  );

  it('takes no answer that is not offered, and none for another seat: nobody can make the opponent concede', async () => {
    const { ask, now } = await atDesk(id);
    const { decision, viewer } = now();
    for (const index of [-1, -2, -3, 9999, 0.5]) expect(await ask('answer', viewer, decision, index)).toBe(false);
    for (const seat of [0, -1, 2]) {
      expect(await ask('answer', seat, decision, 0)).toBe(false);
      expect(await ask('concede', seat)).toBe(false);
      expect(await ask('undo', seat)).toBe(false);
    }
    expect(await ask('answer', viewer, decision - 1, 0)).toBe(false);
    expect(now()).toMatchObject({ decision, result: null });
  });

  it('hands out, while it is on, no more than the one who looks at it knows', async () => {
    const { page, ask, now } = await atDesk(id);
    const record = JSON.stringify(await ask('record'));
    expect(record).not.toContain('at the desk');
    const own = readSeatRecord(record)!;
    expect(own.seat).toBe(now().viewer);
    const { def, owner } = own.view as unknown as Readonly<Record<'def' | 'owner', readonly number[]>>;
    expect(def.some((each, card) => owner[card] !== own.seat && each === -1)).toBe(true);
    // It opens, with the eyes of that seat.
    const info = await ask('openReplay', record);
    const places = page.kit.game.seats.map(({ side, team }) => ({ side, team }));
    expect(info).toEqual({ game: id, decisions: 0, problem: -1, stop: null, places, viewer: own.seat });
    const { decision, viewer, turn, sides } = now();
    expect(await ask('replayAt', 0, own.seat)).toMatchObject({ decision, viewer, turn, sides, question: null });
    const { keep, more } = now().log;
    expect(await ask('replayLog', own.seat)).toHaveLength(keep + more.length);
    // When it is over, the whole game is there.
    expect(await ask('concede', now().viewer)).toBe(true);
    const replay = readReplay(JSON.stringify(await ask('record')));
    expect(playReplay(page.kit.game, replay).match.state.result).toEqual(now().result);
  });

  it('is looked through from each seat, and says where a record stops', async () => {
    const { page, ask } = await atDesk(id);
    const played = halfway(page, 'recorded');
    playTo(page, played, IN_TURN[id]); // nobody shows a card just now
    const { replay } = played.table.saved();
    const places = page.kit.game.seats.map(({ side, team }) => ({ side, team }));
    const whole = await ask('openReplay', JSON.stringify({ ...replay, problem: { decision: 1 } }));
    expect(whole).toEqual({
      game: id,
      decisions: replay.commands.length,
      problem: 1,
      stop: null,
      places,
      viewer: null,
    });
    const log = await ask('replayLog', 0);
    expect(log.at(-1)!.decision).toBeLessThanOrEqual(replay.commands.length);
    for (const viewer of [0, 1, -1]) {
      const { sides } = await ask('replayAt', replay.commands.length, viewer);
      const isOpen = (seat: number): boolean => sides[seat]!.hand.some(({ face }) => face !== null);
      expect([isOpen(0), isOpen(1)]).toEqual([viewer === 0, viewer === 1]);
    }
    await expect(ask('replayLog', 2)).rejects.toThrow('nobody looks on as 2');
    const [card] = Object.keys(replay.cards);
    const other: Replay = {
      ...replay,
      catalogue: 'older',
      cards: { ...replay.cards, [card!]: 'older' },
      course: replay.course.map((n, i) => (i === replay.course.length - 1 ? n + 1 : n)),
    };
    const { decisions, stop } = await ask('openReplay', JSON.stringify(other));
    expect(decisions).toBeLessThan(replay.commands.length);
    expect(stop).toContain(card);
  });

  it('is resumed as far as it still goes with other cards, and says which card changed', async () => {
    const { page, ask, now } = await atDesk(id);
    const played = halfway(page, 'older');
    const saved = played.table.saved();
    const { replay } = saved;
    const [card] = Object.keys(replay.cards);
    const changed = (course: Replay['course']): Replay => ({
      ...replay,
      catalogue: 'older',
      cards: { ...replay.cards, [card!]: 'older' },
      course,
    });
    expect(await ask('resume', { ...saved, replay: changed(replay.course) })).toEqual({ stop: null });
    expect(now().decision).toBe(played.now().decision);
    const { stop } = await ask('resume', { ...saved, replay: changed([replay.course[0]!, -1]) });
    expect(stop).toContain(card);
    expect(now().decision).toBeLessThan(played.now().decision);
    await expect(ask('resume', { ...saved, replay: changed(replay.course.map(() => -1)) })).rejects.toThrow(card);
  });
});

it.each(['chess', 'constructor', '__proto__'])('knows no game %s', async (id) => {
  await expect(loadGame(id)).rejects.toThrow(`there is no game ${id}`);
});

it('explains nothing of a card that the viewer does not see', async () => {
  const { ask, now } = await atDesk('swtcg');
  const { sides, viewer } = now();
  const NOTHING = { speed: [], power: [], health: [] };
  const hidden = sides.filter(({ seat }) => seat !== viewer).flatMap(({ hand }) => hand);
  expect(hidden.length).toBeGreaterThan(0);
  for (const { card, face } of hidden) {
    expect(face).toBeNull();
    expect(await ask('askGame', 'explain', card)).toEqual(NOTHING);
  }
  for (const card of [-1, 10_000, 0.5, '3', null]) expect(await ask('askGame', 'explain', card)).toEqual(NOTHING);
  await expect(ask('askGame', 'plan', [])).rejects.toThrow('has no answer');
});

describe('several answers in one', () => {
  const planAt = async (): Promise<Played & { readonly cards: readonly number[] }> => {
    const page = await loadGame('young-jedi');
    for (let n = 0; ; n++) {
      const played = open(page, `plan ${n}`);
      playTo(page, played, 'plan');
      const moment = played.now();
      const cards = (moment.game === 'young-jedi' && moment.battle?.plan?.order) || [];
      if (cards.length > 2) return { ...played, cards };
    }
  };
  const plan = (card: number) => ({ kind: 'plan', card });

  it('lay a whole battle plan', async () => {
    const { session, table, now, cards } = await planAt();
    const { decision, viewer } = now();
    expect(session.answerAll(viewer, decision, cards.map(plan))).toBe(true);
    expect(table.match.commands.length).toBeGreaterThanOrEqual(decision + cards.length - 1);
    expect({ kind: now().question?.kind, viewer: now().viewer }).not.toEqual({ kind: 'plan', viewer });
  });

  it('stop where one does not fit, and are ignored when they come too late', async () => {
    const { session, now, cards } = await planAt();
    const { decision, viewer } = now();
    expect(session.answerAll(viewer, decision, [plan(-7)])).toBe(false);
    expect(session.answerAll(viewer, decision, [])).toBe(false);
    expect(now().decision).toBe(decision);
    expect(session.answerAll(viewer, decision, [plan(cards[0]!), plan(-7), plan(cards[1]!)])).toBe(true);
    expect(now().decision).toBe(decision + 1);
    expect(session.answerAll(viewer, decision, [plan(cards[1]!)])).toBe(false);
    expect(now().decision).toBe(decision + 1);
  });

  it('are taken back as one', async () => {
    const { session, now, cards } = await planAt();
    const { decision, viewer, canUndo } = now();
    expect(canUndo).toBe(false);
    session.answerAll(viewer, decision, cards.slice(0, 2).map(plan));
    expect(now()).toMatchObject({ decision: decision + 2, canUndo: true });
    expect(session.undo(viewer)).toBe(true);
    expect(now()).toMatchObject({ decision, canUndo: false });
  });
});

describe('ending a turn of Young Jedi', () => {
  it('asks nothing more of the player in this turn', async () => {
    const page = await loadGame('young-jedi');
    const played = open(page, 'ending');
    playTo(page, played, 'deploy');
    const { turn, viewer } = played.now();
    played.session.passUntil('turn');
    expect(played.now().turn).toBe(turn + 1);
    expect(played.now().viewer).not.toBe(viewer);
    // In the next turn of the same player everything is asked again.
    played.session.passUntil('turn');
    expect(played.now()).toMatchObject({ turn: turn + 2, viewer });
  });
});
