/** `dejarik rules`: the rules of the ledger, and the scenarios that show each of them. */
import { brief, type Game } from '@dejarik/kernel';
import { isUnder, type Scenario } from '@dejarik/kernel/testing';
import { editionOf, gameNamed, scenariosOf } from './games.ts';
import { inScope, type LedgerRule, readLedger } from './ledger.ts';
import { Output, UserError, wrap } from './output.ts';
import type { Registry } from './registry.ts';

export interface RulesOptions {
  readonly game: string;
  readonly edition?: string;
  readonly json?: boolean;
}

const INDENT = '    ';
const MOST_NAMED = 5;

export async function rules(registry: Registry, id: string | undefined, options: RulesOptions): Promise<void> {
  const out = new Output(options);
  const { game } = await gameNamed(registry, options.game);
  const edition = editionOf(game, options.edition);
  const ledger = readLedger(game.id);
  const scenarios = await scenariosOf(registry, game.id);
  if (id === undefined)
    overview(
      out,
      ledger,
      edition,
      scenarios.filter((scenario) => isUnder(scenario, edition)),
    );
  else one(out, game, ledger, id, scenarios);
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

function one(
  out: Output,
  { editions }: Game,
  ledger: readonly LedgerRule[],
  id: string,
  scenarios: readonly Scenario[],
): void {
  const rule = ledger.find((known) => known.id === id.toUpperCase());
  if (rule === undefined) throw new UserError(`There is no rule ${brief(id)}. ${near(ledger, brief(id))}`);
  const shownBy = scenarios
    .filter((scenario) => scenario.rules.includes(rule.id))
    .map((scenario) => ({ title: scenario.title, failure: failureOf(scenario) }));
  out.data({ ...rule, scenarios: shownBy.map(({ title, failure }) => ({ title, passes: failure === null })) });
  const scope = rule.edition === null ? 'every edition' : `edition ${rule.edition}`;
  out.say(...wrap(`${rule.id} (${scope})  ${rule.text}`, out.width, INDENT), '');
  if (shownBy.length === 0)
    out.say(editions.some((edition) => inScope(rule, edition)) ? 'No scenario shows it.' : 'Not in scope yet.');
  for (const { title, failure } of shownBy)
    out.say(failure === null ? `shown by: ${title}` : `fails: ${title}: ${failure}`);
}

/** The chapter the id seems to be from, or the chapters there are. */
function near(ledger: readonly LedgerRule[], id: string): string {
  const chapter = id.toUpperCase().replace(/-?\d*$/u, '');
  const same = ledger.flatMap((rule) => (rule.id.startsWith(`${chapter}-`) ? [rule.id] : [])).sort();
  if (same.length > 0) return `${chapter} goes from ${same[0]} to ${same.at(-1)}.`;
  const chapters = [...new Set(ledger.map((rule) => rule.id.replace(/-\d+$/u, '')))];
  return `Ids look like ${chapters.slice(0, MOST_NAMED).join('-01, ')}-01.`;
}
