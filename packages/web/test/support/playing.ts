/** Games without a page: a table at this device, and the people at it. */
import { accessTo, type Bot } from '@dejarik/bots';
import { type GameEvent, type Position, type RandomState, seeded, type Table } from '@dejarik/kernel';
import { type Bots, botsFor } from '../../src/session/bots.ts';
import type { PageGame } from '../../src/session/game.ts';
import { LocalTable } from '../../src/session/local-table.ts';
import type { Moment, MomentBase } from '../../src/session/moment.ts';
import { type NewGame, newGameOf, type SavedGame } from '../../src/session/new-game.ts';
import type { Preferences } from '../../src/session/preferences.ts';
import { Session } from '../../src/session/session.ts';

export interface Played<
  S extends Position = Position,
  T extends Table<S> = Table<S>,
  E extends GameEvent = GameEvent,
  M extends MomentBase = Moment,
> {
  readonly table: LocalTable<S, T>;
  readonly session: Session<S, T, E, M>;
  /** Every moment that was published. */
  readonly shown: readonly M[];
  /** The moment that was published last. */
  readonly now: () => M;
  /** Answers for whoever is asked. */
  readonly answer: (index: number) => boolean;
}

export interface Opening<S extends Position = Position> {
  readonly preferences?: Preferences;
  readonly bots?: Bots<S>;
  /** Hears of each moment as it is published. */
  readonly watch?: (moment: MomentBase) => void;
}

/** Opens a new game, or one that was saved. */
export function open<S extends Position, T extends Table<S>, E extends GameEvent, M extends MomentBase>(
  page: PageGame<S, T, E, M>,
  from: NewGame | SavedGame,
  { preferences, bots, watch = () => {} }: Opening<S> = {},
): Played<S, T, E, M> {
  const setup = 'replay' in from ? newGameOf(from) : from;
  const stored = 'replay' in from ? from.replay.commands : [];
  const shown: M[] = [];
  const publish = (moment: M): void => {
    shown.push(moment);
    watch(moment);
  };
  const { game } = page.kit;
  const table = new LocalTable<S, T>(game, setup, stored, bots ?? botsFor<S, T>(game, setup.seats));
  const session = new Session<S, T, E, M>(page, table, {
    seats: setup.seats,
    publish,
    guide: table,
    stored,
    ...(preferences === undefined ? {} : { preferences }),
  });
  session.begin();
  const now = (): M => shown.at(-1)!;
  const answer = (index: number): boolean => session.answer(now().question?.seat ?? -1, now().decision, index);
  return { table, session, shown, now, answer };
}

const MANY = 3000;

/** Lets a bot answer for the people until this is so, or the game is over. */
export function playOn<S extends Position, T extends Table<S>, E extends GameEvent, M extends MomentBase>(
  { table, now, answer }: Played<S, T, E, M>,
  bot: Bot<S>,
  isThere: (moment: M) => boolean = () => false,
  random: RandomState = seeded('player'),
): void {
  for (let n = 0; !isThere(now()) && now().result === null; n++) {
    if (n > MANY) throw new Error('the game does not come to that');
    const { match } = table;
    if (!answer(bot.choose(accessTo(match.game, match.table), random))) throw new Error('the answer was not taken');
  }
}
