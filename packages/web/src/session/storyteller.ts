/**
 * Works out the story of a finished game from its record, a little at a time, so that nothing else waits for it. Only
 * the chance to win is judged at the true table; all that is told is made from what everybody at the table could see.
 */
import {
  type Game,
  type GameEvent,
  Match,
  type Position,
  seenTable,
  SPECTATOR,
  type Replay,
  type Table,
  type Viewed,
  winnersOf,
} from '@dejarik/kernel';
import type { Chronicle, Chronicler, PageGame } from './game.ts';
import { wholeLog } from './log.ts';
import type { LogEntry, MomentBase } from './moment.ts';
import { greatestSwing, type Sample, type Story, type Turn, type Turning, turningPoint } from './story.ts';

/** Lines of what came of it, at most. */
const MOST_LINES = 2;

export class Storyteller<S extends Position, T extends Table<S>, E extends GameEvent, M extends MomentBase> {
  readonly #page: Pick<PageGame<S, T, E, M>, 'kit' | 'certainty'>;
  readonly #game: Game<S, T, E>;
  readonly #replay: Replay;
  readonly #match: Match<S, T>;
  readonly #chronicle: Chronicle<T, E>;
  readonly #samples: (Sample & { readonly events: number })[] = [];
  readonly #events: Viewed<E>[] = [];
  /** After which decision each of them had happened. */
  readonly #decisions: number[] = [];
  readonly #seat: number;
  #turn = 0;
  #told = 0;
  #story: Story | null = null;

  /** `seat`: whose chance is judged. */
  static async of<S extends Position, T extends Table<S>, E extends GameEvent, M extends MomentBase>(
    page: PageGame<S, T, E, M>,
    replay: Replay,
    seat: number,
  ): Promise<Storyteller<S, T, E, M>> {
    return new Storyteller(page, await page.chronicler(), replay, seat);
  }

  private constructor(page: PageGame<S, T, E, M>, chronicler: Chronicler<T, E>, replay: Replay, seat: number) {
    this.#page = page;
    this.#game = page.kit.game;
    this.#replay = replay;
    this.#seat = seat;
    const { game } = page.kit;
    const first = replay.start === undefined ? game.start(replay) : game.checkState(replay.start);
    this.#match = new Match<S, T>(game, first, { keep: false });
    this.#chronicle = chronicler.chronicle(this.#seen());
    this.#note();
  }

  /** Goes on for about so many milliseconds by this clock; the story once it is done. */
  tell(time: number, clock: () => number): Story | null {
    const until = clock() + time;
    while (this.#story === null) {
      const command = this.#replay.commands[this.#match.commands.length];
      if (command === undefined || this.#match.state.result !== null) this.#story = this.#finish();
      else {
        this.#match.repeat(command);
        this.#note();
      }
      if (clock() >= until) break;
    }
    return this.#story;
  }

  #seen() {
    return seenTable(this.#game, this.#game.view(this.#match.table, SPECTATOR));
  }

  #note(): void {
    const { events, state, table, commands } = this.#match;
    for (const event of events.slice(this.#told)) {
      const viewed = this.#game.viewEvent(event as E, SPECTATOR);
      if (viewed === null) continue;
      this.#events.push(viewed);
      this.#decisions.push(commands.length);
      this.#chronicle.saw(viewed);
    }
    this.#told = events.length;
    const isOver = state.result !== null;
    const turn = state.turn ?? 0;
    const seen = this.#seen();
    if (turn !== this.#turn || isOver) this.#chronicle.turnOver(seen, this.#turn);
    if (isOver || this.#chronicle.isCalm(seen)) {
      const chance = isOver
        ? this.#game.evaluate(table, this.#seat)
        : surer(this.#game.evaluate(table, this.#seat), this.#page.certainty);
      this.#samples.push({
        decision: commands.length,
        turn: isOver ? this.#turn : turn,
        chance,
        events: this.#events.length,
      });
    }
    this.#turn = turn;
  }

  #finish(): Story {
    const { state } = this.#match;
    const won = state.result !== null && winnersOf(state.result).length > 0;
    const turn = (won ? turningPoint : greatestSwing)(this.#samples);
    return {
      ...this.#chronicle.tell(),
      seat: this.#seat,
      samples: this.#samples.map(({ decision, turn: of, chance }) => ({ decision, turn: of, chance })),
      turning: turn === null ? null : this.#turning(turn),
    };
  }

  #turning({ at, isLast }: Turn): Turning | null {
    const [before, after] = [this.#samples[at - 1]!, this.#samples[at]!];
    const { kit } = this.#page;
    const from = before.events;
    const to = after.events;
    const log = wholeLog({ kit, table: this.#match.state }, this.#events, (event) => event);
    // Here each entry says which event it tells.
    const entries = log.filter(
      ({ decision, level }) => decision >= from && decision < to && level !== 'turn' && level !== 'phase',
    );
    const scene = largestScene(entries);
    const [opener, ...rest] = scene;
    if (opener === undefined) return null;
    const first = opener.decision;
    const last = scene.at(-1)!.decision;
    const dice = this.#chronicle.diceOf(this.#events.slice(first, last + 1));
    const outcome = rest.filter(({ decision }) => dice === null || !('dice' in this.#events[decision]!));
    const shown = [opener, ...outcome.slice(-MOST_LINES)];
    return {
      decision: this.#decisions[first]!,
      turn: after.turn,
      from: before.chance,
      to: after.chance,
      isLast,
      lines: shown.map(({ text }) => text),
      cards: [...new Set(shown.flatMap(({ cards }) => cards))],
      dice,
    };
  }
}

/** A game's own evaluation is careful; so many times as sure as that, it comes true as often as it says. */
export const surer = (chance: number, times: number): number => {
  const odds = (chance / (1 - chance)) ** times;
  return chance >= 1 ? 1 : odds / (1 + odds);
};

/** A line that names more cards is a list, of what is tidied up mostly. */
const MOST_NAMED = 3;
const isList = ([first]: readonly LogEntry[]): boolean => first!.cards.length > MOST_NAMED;

/**
 * What belongs together and takes the most lines: an attack with its dice and damage, a fight, a battle. What begins with
 * a long list of cards makes no headline, as long as there is anything else.
 */
export function largestScene(entries: readonly LogEntry[]): readonly LogEntry[] {
  const scenes: LogEntry[][] = [];
  for (const entry of entries)
    if (entry.depth === 0 || scenes.length === 0) scenes.push([entry]);
    else scenes.at(-1)!.push(entry);
  const told = scenes.every(isList) ? scenes : scenes.filter((scene) => !isList(scene));
  return told.reduce<readonly LogEntry[]>((best, scene) => (scene.length >= best.length ? scene : best), []);
}
