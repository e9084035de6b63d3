/**
 * How playouts go on: by a look at the numbers, never by thinking ahead. Bots play positions on with it to see what an
 * option leads to, so it has to be quick more than clever.
 */
import { bestIndex, type Question, type RolloutPolicy } from '@dejarik/kernel';
import type { Option } from './rules/options.ts';
import { effectiveKeyword, health, power } from './rules/query.ts';
import { NO_ATTACK, SETUP, type State } from './rules/state.ts';
import { arenaUnits, defOf, type Table } from './rules/table.ts';

export const rollout: RolloutPolicy<State, Table> = {
  choose,
  isSettled: ({ state }, from) => state.question === null || hasComeOut(state, state.question, from),
};

function choose(g: Table): number {
  const question = g.state.question!;
  const { options, kind } = question;
  switch (kind) {
    case 'unitTurn':
    case 'steer':
    case 'doubleStrike':
      return bestAttack(g, options);
    case 'setup':
      return bestToPutOut(g, options);
    case 'howMany':
      return neededCounters(g, question);
    case 'chance':
    case 'build':
    case 'retreat':
    case 'mulligan':
    case 'die':
    case 'heal':
      return options.length - 1; // pass, done
    default:
      return 0;
  }
}

/** Whether what was decided at `from` has had its effect. */
function hasComeOut(s: State, { kind }: Question, from: State): boolean {
  const before = from.question?.kind ?? '';
  if (from.phase === SETUP) return s.phase !== SETUP;
  if (s.turn !== from.turn) return true;
  if (before === 'retreat') return false; // until the battles of the turn are fought
  if (s.phase !== from.phase) return true;
  if (from.battleIn < 0) return kind === 'retreat' || s.acting !== from.acting;
  // A chance outside an attack is for what lasts: the rest of the battle step shows it.
  if (before === 'chance' && from.attackStage === NO_ATTACK) return s.battleIn !== from.battleIn;
  return s.attackStage === NO_ATTACK && (kind === 'chance' || kind === 'unitTurn' || kind === 'order');
}

/** The attack that promises most: a kill if one is likely, of the dearest unit; else the most of a unit's health. */
function bestAttack(g: Table, options: readonly Option[]): number {
  return bestIndex(options, (option) => {
    if (option.kind !== 'attack') return Number.NEGATIVE_INFINITY;
    const { unit, target, cannon } = option;
    const dice = (cannon > 0 ? cannon : power(g, unit)) - effectiveKeyword(g, target, 'Shields');
    const hits = (Math.max(0, dice) * (7 - g.edition.hit + effectiveKeyword(g, unit, 'Accuracy'))) / 6;
    const left = Math.max(1, health(g, target) - g.state.damage[target]!);
    return defOf(g, target).cost * Math.min(1, hits / left);
  });
}

/** The dearest unit that fits, in an arena that is empty if there is one. */
function bestToPutOut(g: Table, options: readonly Option[]): number {
  let best = options.length - 1;
  let most = 0;
  for (let i = 0; i < options.length; i++) {
    const option = options[i]!;
    let value = 0;
    if (option.kind === 'setUp') {
      const isEmpty = arenaUnits(g.state, g.state.question!.seat, option.arena).length === 0;
      value = 2 + defOf(g, option.card).cost + (isEmpty ? 10 : 0);
    } else if (option.kind === 'stack') value = 5;
    else if (option.kind === 'partial') value = 1;
    if (value > most) {
      most = value;
      best = i;
    }
  }
  return best;
}

/** As many counters as the card still lacks. */
function neededCounters(g: Table, { about, options }: Question<Option>): number {
  const lacking = defOf(g, about).cost - g.state.counters[about]!;
  const enough = options.findIndex(
    (option) => (option.kind === 'amount' && option.n >= lacking) || (option.kind === 'range' && option.to >= lacking),
  );
  return enough < 0 ? options.length - 1 : enough;
}
