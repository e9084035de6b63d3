/**
 * What every game must hold to, whatever its rules, shown on games played by chance. The checks are written once,
 * in `checks`; a game supplies setups and a way to exchange what a seat may not see.
 */
import type { Game, Setup } from '../game.ts';
import type { Position, Table } from '../procedure.ts';
import { byName } from '../words.ts';
import { evaluates, rollsOut, samplesFit } from './checks/judging.ts';
import { answersAreChecked, decksAreLegal, isSound, leadsOn, optionsAreWellFormed } from './checks/playing.ts';
import { clonePlaysOn, isPlainData, replayReproduces, storedPlaysOn, undoAndRedo } from './checks/repeating.ts';
import type { Body, ConformanceOptions, Fail } from './checks/subject.ts';
import { feedsAgree, tellsEverything, viewHides } from './checks/viewing.ts';
import { at, ConformanceFailure, type Line, playLine } from './line.ts';

export type { ConformanceOptions } from './checks/subject.ts';

export interface Check {
  readonly name: string;
  /** Returns how many cases it looked at; throws a ConformanceFailure at the first that is wrong. */
  readonly run: () => number;
}

const CHECKS = byName<Body>({
  'the decks of the setups are legal': decksAreLegal,
  'every answer leads on, to a question or to the end': leadsOn,
  'no invariant is broken at any question': isSound,
  'options are at least one, different, and for a seat of the game': optionsAreWellFormed,
  'every option is accepted, anything else refused without a trace': answersAreChecked,
  'every state is plain data': isPlainData,
  'a clone plays on as the original does': clonePlaysOn,
  'a stored state is accepted when it is loaded, and plays on as the original does': storedPlaysOn,
  'a replay gives the same hash at every step': replayReproduces,
  'undo leads back to the same state, and redo forth': undoAndRedo,
  'a view does not show what is hidden': viewHides,
  'a state dealt to fit a view fits it, is sound, and plays to the end': samplesFit,
  'options and events can be told to every viewer': tellsEverything,
  'a feed that is followed now and then tells the same as one that is read at once': feedsAgree,
  'the evaluation is between 0 and 1': evaluates,
  'the rollout policy answers legally, changes nothing, and comes to a judgement': rollsOut,
});

export function conformance<S extends Position, T extends Table<S>>(
  game: Game<S, T>,
  setups: readonly Setup[],
  { scramble, samples = 6, ahead = 12, longest = 5_000 }: ConformanceOptions<S>,
): Check[] {
  const lines: Line[] = [];
  const checks = Object.entries(CHECKS).filter(([, body]) => body !== rollsOut || game.rollout !== undefined);
  return checks.map(([name, body]) => ({
    name,
    run() {
      let cases = 0;
      setups.forEach((setup, i) => {
        const line = (lines[i] ??= playLine(game, setup, samples, longest));
        const fail: Fail = (decision, message) => {
          throw new ConformanceFailure(setup.seed, decision, message);
        };
        at(setup.seed, line.answers.length, () => {
          cases += body({ game, line, options: { ahead, longest, scramble }, fail });
        });
      });
      return cases;
    },
  }));
}
