/**
 * The response window: what is announced can be answered before it happens, and after. A response is itself announced
 * and has a window of its own, so that the last to come is the first to happen. Which stages a window has, who is
 * asked first, what can be answered and what happens are the game's; the order of things is everybody's.
 *
 * The other kind of window, for what nobody can answer by a choice, is in `window.ts` and runs at once.
 */
import { hash } from './plain.ts';
import {
  answered,
  ask,
  call,
  DONE,
  makeProcedure,
  type Option,
  type Procedure,
  type Step,
  type Table,
} from './procedure.ts';
import { type Check, int, list, oneOf, type Shape } from './stored.ts';

/**
 * `required`: responses that have to be made, each once; `optional`: seat by seat until all have passed in a row;
 * `happens`: what was announced comes true, unless it was cancelled.
 */
export interface ResponseStage {
  readonly name: string;
  readonly is: 'required' | 'optional' | 'happens';
}

/** A window under way: what was announced, how far it is, and whether it will happen or has. */
export interface Window<Action, O extends Option = Option> {
  readonly action: Action;
  /** The number of the stage. */
  stage: number;
  cancelled: boolean;
  happened: boolean;
  /** Required responses made in this stage. */
  made: O[];
  /** How often seats were asked in this stage, and how many passed in a row. */
  asked: number;
  passes: number;
}

export const newWindow = <Action, O extends Option>(action: Action): Window<Action, O> => ({
  action,
  stage: 0,
  cancelled: false,
  happened: false,
  made: [],
  asked: 0,
  passes: 0,
});

export interface ResponseRules<T extends Table, Action, O extends Option> {
  /** The kind of the question at which responses are chosen. */
  readonly question: string;
  readonly pass: O;
  readonly stages: readonly ResponseStage[];
  /** The seats that may respond, the first to be asked first. */
  order(table: T, window: Window<Action, O>): readonly number[];
  /** The responses that have to be made at this stage. */
  required(table: T, window: Window<Action, O>): readonly O[];
  /** Who says in which order required responses are made when there are several. */
  chooser(table: T, window: Window<Action, O>): number;
  /** What the seat may respond with; null: it is not asked. Whether it is asked must follow from public facts. */
  optional(table: T, window: Window<Action, O>, seat: number): readonly O[] | null;
  /**
   * The response is announced and paid for: what it will do when it happens. `seat` is -1 for a required one. Null: the
   * game has called a procedure that announces it, and opens its window when all about it is chosen.
   */
  announce(table: T, response: O, seat: number): Action | null;
  happen(table: T, action: Action): void;
}

/** The check of a stored window's frame, for a game's actions and responses. */
export const windowShape = <T extends Table, A, O extends Option>(
  { stages }: Pick<ResponseRules<T, A, O>, 'stages'>,
  action: Check,
  response: Check,
): Shape<Window<A, O>> => ({
  action,
  stage: int(0, stages.length),
  cancelled: oneOf(true, false),
  happened: oneOf(true, false),
  made: list(response),
  asked: int(0, MOST_ASKED),
  passes: int(0, MOST_ASKED),
});

/** More than a window is ever answered. */
const MOST_ASKED = 10_000;

export const stageOf = <T extends Table, A, O extends Option>(
  { stages }: ResponseRules<T, A, O>,
  window: Window<A, O>,
): string => stages[window.stage]?.name ?? '';

/** The procedure of a game's response windows. It returns whether what was announced happened. */
export function responseWindow<T extends Table, A, O extends Option>(
  name: string,
  rules: ResponseRules<T, A, O>,
): Procedure {
  type W = Window<A, O>;
  const announce = (g: T, response: O, seat: number): void => {
    const action = rules.announce(g, response, seat);
    if (action !== null) call(g, name, newWindow<A, O>(action));
  };
  const steps = {
    stage(g, w) {
      const stage = rules.stages[w.stage];
      if (stage === undefined || w.cancelled) return DONE;
      w.made = [];
      w.asked = 0;
      w.passes = 0;
      if (stage.is !== 'happens') return stage.is;
      w.stage++;
      w.happened = true;
      rules.happen(g, w.action);
      return 'stage';
    },
    required(g, w) {
      const made = new Set(w.made.map((response) => hash(response)));
      const due = w.cancelled ? [] : rules.required(g, w).filter((response) => !made.has(hash(response)));
      if (due.length === 0) return 'next';
      if (due.length > 1) {
        ask(g, rules.chooser(g, w), rules.question, due);
        return;
      }
      w.made.push(due[0]!);
      announce(g, due[0]!, -1);
      return 'required';
    },
    ordered(g, w) {
      const response = answered(g.handover, rules.question) as O;
      w.made.push(response);
      announce(g, response, -1);
      return 'required';
    },
    optional(g, w) {
      const order = rules.order(g, w);
      while (!w.cancelled && w.passes < order.length) {
        const seat = order[w.asked % order.length]!;
        const responses = rules.optional(g, w, seat);
        if (responses !== null) {
          ask(g, seat, rules.question, [...responses, rules.pass]);
          return;
        }
        w.asked++;
        w.passes++;
      }
      return 'next';
    },
    chosen(g, w) {
      const response = answered(g.handover, rules.question) as O;
      const order = rules.order(g, w);
      const seat = order[w.asked++ % order.length]!;
      if (response.kind === rules.pass.kind) w.passes++;
      else {
        w.passes = 0;
        announce(g, response, seat);
      }
      return 'optional';
    },
    next(_, w) {
      w.stage++;
      return 'stage';
    },
  } satisfies Record<string, Step<T, W, 'stage' | 'required' | 'optional' | 'next'>>;
  return makeProcedure(name, steps, (w: W) => w.happened);
}

/**
 * What is being answered by the action that happens now: the window outside its own. A response that cancels sets
 * `cancelled` there.
 */
export function answering<A, O extends Option = Option>(table: Table, name: string): Window<A, O> | null {
  const { frames } = table.state;
  let own = false;
  for (let i = frames.length - 1; i >= 0; i--) {
    if (frames[i]!.proc !== name) continue;
    if (own) return frames[i] as unknown as Window<A, O>;
    own = true;
  }
  return null;
}
