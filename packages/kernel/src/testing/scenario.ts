/** Scenarios: rulebook-like examples, each naming the rules it shows. Each game has a book of them. */
import type { Mode } from './play.ts';

export interface Scenario {
  readonly title: string;
  /** Ledger ids. */
  readonly rules: readonly string[];
  /** Throws what it fails with. `uses`: where to count how often each ability was used. */
  run(mode: Mode, uses?: Map<string, number>): void;
}

export interface ScenarioBook<P> {
  /** Writes one down. `rules`: the ledger ids it shows, separated by blanks. */
  readonly scenario: (title: string, rules: string, body: (t: P) => void) => void;
  readonly scenarios: () => readonly Scenario[];
}

/** `begin`: what a scenario of the game plays with. */
export function scenarioBook<P extends { finish(): void }>(
  begin: (mode: Mode, uses?: Map<string, number>) => P,
): ScenarioBook<P> {
  const written: Scenario[] = [];
  return {
    scenario(title, rules, body) {
      written.push({
        title,
        rules: rules.split(/\s+/u).filter((id) => id !== ''),
        run(mode, uses) {
          const play = begin(mode, uses);
          body(play);
          play.finish();
        },
      });
    },
    scenarios: () => written,
  };
}
