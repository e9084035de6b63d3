/** `dejarik rules`: the rules of the ledger, by id or by source, and the scenarios that show each of them. */
import { brief, type Game } from '@dejarik/kernel';
import { isUnder, type Scenario } from '@dejarik/kernel/testing';
import { editionOf, gameNamed, scenariosOf } from './games.ts';
import { inScope, isFrom, type LedgerRule, readLedger } from './ledger.ts';
import { Output, UserError, wrap } from './output.ts';
import type { Registry } from './registry.ts';

export interface RulesOptions {
  readonly game: string;
  readonly edition?: string;
  readonly json?: boolean;
}

const INDENT = '    ';
const MOST_NAMED = 5;

/** `wanted`: an id or a source; without it, all of them. */
export async function rules(registry: Registry, wanted: string | undefined, options: RulesOptions): Promise<void> {
  const out = new Output(options);
  const { game } = await gameNamed(registry, options.game);
  const edition = editionOf(game, options.edition);
  const ledger = readLedger(game.id);
  const scenarios = await scenariosOf(registry, game.id);
  if (wanted === undefined)
    overview(
      out,
      ledger,
      edition,
      scenarios.filter((scenario) => isUnder(scenario, edition)),
    );
  else named(out, game, ledger, wanted, scenarios);
}

/** The ids that at least one passing scenario names; scenarios that fail show nothing. */
function overview(out: Output, ledger: readonly LedgerRule[], edition: string, scenarios: readonly Scenario[]): void {
  const scope = ledger.filter((rule) => inScope(rule, edition));
  const shown = new Set<string>();
  let failed = 0;
  for (const scenario of scenarios) {
    const failure = failureOf(scenario);
    if (failure === null) for (const rule of scenario.rules) shown.add(rule);
    else {
      failed++;
      out.note(`Scenario "${scenario.title}" fails: ${failure}`);
    }
  }
  const missing = scope.filter((rule) => !shown.has(rule.id)).map((rule) => rule.id);
  out.data({ total: scope.length, shown: scope.length - missing.length, missing });
  for (const rule of scope)
    out.say(...wrap(`${shown.has(rule.id) ? ' ' : '!'} ${rule.id}  ${rule.text}`, out.width, INDENT));
  out.say(
    '',
    `${scope.length - missing.length} of ${scope.length} rules of the edition ${edition} are shown by ` +
      `${scenarios.length - failed} scenarios${missing.length === 0 ? '' : '; those marked ! are not'}.`,
  );
}

function failureOf(scenario: Scenario): string | null {
  try {
    scenario.run('plain');
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** The rule of this id, or all that were taken from this source; with what shows each of them. */
function named(
  out: Output,
  { editions }: Game,
  ledger: readonly LedgerRule[],
  wanted: string,
  scenarios: readonly Scenario[],
): void {
  const rule = ledger.find((known) => known.id === wanted.toUpperCase());
  const found = rule === undefined ? ledger.filter((known) => isFrom(known, wanted)) : [rule];
  if (found.length === 0) throw new UserError(`There is no rule ${brief(wanted)}. ${near(ledger, brief(wanted))}`);
  const failures = new Map(
    scenarios
      .filter(({ rules: shown }) => found.some(({ id }) => shown.includes(id)))
      .map((scenario) => [scenario, failureOf(scenario)]),
  );
  const told = found.map((known) => {
    const shownBy = [...failures].filter(([scenario]) => scenario.rules.includes(known.id));
    const scope = known.edition === null ? 'every edition' : `edition ${known.edition}`;
    out.say(...wrap(`${known.id} (${scope})  ${known.text}`, out.width, INDENT), '');
    if (shownBy.length === 0)
      out.say(editions.some((edition) => inScope(known, edition)) ? 'No scenario shows it.' : 'Not in scope yet.');
    for (const [{ title }, failure] of shownBy)
      out.say(failure === null ? `shown by: ${title}` : `fails: ${title}: ${failure}`);
    if (found.length > 1) out.say('');
    return { ...known, scenarios: shownBy.map(([{ title }, failure]) => ({ title, passes: failure === null })) };
  });
  out.data(rule === undefined ? told : told[0]);
}

/** The chapter the id seems to be from, or the chapters there are. */
function near(ledger: readonly LedgerRule[], id: string): string {
  const chapter = id.toUpperCase().replace(/-?\d*$/u, '');
  const same = ledger.flatMap((rule) => (rule.id.startsWith(`${chapter}-`) ? [rule.id] : [])).sort();
  if (same.length > 0) return `${chapter} goes from ${same[0]} to ${same.at(-1)}.`;
  const chapters = [...new Set(ledger.map((rule) => rule.id.replace(/-\d+$/u, '')))];
  const section = ledger.flatMap(({ sources }) => sources).find((source) => /\d/u.test(source));
  const example = section === undefined ? '' : `; what a source gave is found by its name, as in "${section}"`;
  return `Ids look like ${chapters.slice(0, MOST_NAMED).join('-01, ')}-01${example}.`;
}
