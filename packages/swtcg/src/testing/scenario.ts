/** Scenarios: rulebook-like examples, each naming the rules it shows. */
import { type Mode, Play } from './play.ts';

export interface Scenario {
  readonly title: string;
  /** Ledger ids. */
  readonly rules: readonly string[];
  readonly body: (t: Play) => void;
}

const registered: Scenario[] = [];

/** `rules`: the ledger ids it shows, separated by blanks. */
export function scenario(title: string, rules: string, body: (t: Play) => void): void {
  registered.push({ title, rules: rules.split(/\s+/u).filter((id) => id !== ''), body });
}

export const scenarios = (): readonly Scenario[] => registered;

/** Runs one; throws what it fails with. */
export function runScenario({ body }: Scenario, mode: Mode, uses?: Map<string, number>): void {
  const play = new Play(mode, uses);
  body(play);
  play.finish();
}
