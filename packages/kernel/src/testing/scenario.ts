/** Scenarios: rulebook-like examples, each naming the rules it shows. Each game has a book of them. */
import type { Mode } from './play.ts';

export interface Scenario {
  readonly title: string;
  /** Ledger ids. */
  readonly rules: readonly string[];
  /** The edition it is played by; undefined: whichever. */
  readonly edition: string | undefined;
  /** Throws what it fails with. `uses`: where to count how often each ability was used. */
  run(mode: Mode, uses?: Map<string, number>): void;
}

/** Writes a scenario down. `rules`: the ledger ids it shows, separated by blanks. */
type Write<P> = (title: string, rules: string, body: (t: P) => void) => void;

export interface ScenarioBook<P> {
  readonly scenario: Write<P>;
  /** Writes scenarios that are played by each of these editions. */
  readonly scenarioUnder: (...editions: readonly string[]) => Write<P>;
  readonly scenarios: () => readonly Scenario[];
}

/** Whether it shows what it names of this edition. */
export const isUnder = ({ edition }: Scenario, wanted: string): boolean => edition === undefined || edition === wanted;

/** `begin`: what a scenario of the game plays with. `usual`: the edition of scenarios that name none. */
export function scenarioBook<P extends { finish(): void }>(
  begin: (mode: Mode, uses?: Map<string, number>, edition?: string) => P,
  usual?: string,
): ScenarioBook<P> {
  const written: Scenario[] = [];
  const write = (edition: string | undefined, ...[title, rules, body]: Parameters<Write<P>>): void => {
    written.push({
      title,
      rules: rules.split(/\s+/u).filter((id) => id !== ''),
      edition,
      run(mode, uses) {
        const play = begin(mode, uses, edition);
        body(play);
        play.finish();
      },
    });
  };
  return {
    scenario: (...scenario) => write(usual, ...scenario),
    scenarioUnder:
      (...editions) =>
      (...scenario) => {
        for (const edition of editions) write(edition, ...scenario);
      },
    scenarios: () => written,
  };
}
