/** Options in words: what a player reads on a button, and what a scenario says. Made only when somebody reads them. */
import { counted, type Option } from '@dejarik/kernel';
import { ARENAS, title } from './cards/card.ts';
import { printAbility } from './language/print.ts';
import type { Voice } from './language/print-filter.ts';
import { costsWords } from './language/print-rule.ts';
import { extraAbilityCost, extraBattleCost } from './rules/costs.ts';
import { wayOf } from './rules/play.ts';
import { countersNeeded, ON_TOP } from './rules/stacks.ts';
import { BOMBARD, BUILD, HAND, ION_CANNON, SETUP, SPACE } from './rules/state.ts';
import { defOf, type Table } from './rules/table.ts';
import { sees } from './view.ts';

export const nameOf = (g: Table, card: number): string =>
  card < 0 || g.state.def[card]! < 0 ? 'a card' : title(defOf(g, card).card);

/** What the seat that is asked may call the card. */
function calledBy(g: Table, card: number): string {
  const { question, zone, down, counters } = g.state;
  const hidden = zone[card] === BUILD && down[card] === 1 && question !== null && !sees(g.state, question.seat, card);
  return hidden ? `the face-down card with ${counted(counters[card]!, 'build counter')}` : nameOf(g, card);
}

/** The text of an ability, or of one of the ways it can be played. */
export function abilityText(g: Table, id: number, mode = 0): string {
  const ability = g.cards.abilities[id]!;
  const text = printAbility(ability.tree, 'Character');
  if (ability.modes.length < 2) return text;
  const { tree } = ability;
  if (tree.is !== 'activated' || tree.body[0]?.do !== 'either') return text;
  return printAbility({ ...tree, body: tree.body[0].options[mode]! }, 'Character');
}

function describeAttack(g: Table, option: Option): string {
  const sentence = `${nameOf(g, option.card)} attacks ${nameOf(g, option.target)}`;
  if (option.n === 0) return sentence;
  const mode = g.state.zone[option.card] === SPACE ? BOMBARD : ION_CANNON;
  return `${sentence} with ${mode === BOMBARD ? 'Bombard' : 'Ion Cannon'} ${option.n}`;
}

export function describeOption(g: Table, option: Option): string {
  const card = calledBy(g, option.card);
  const target = (): string => nameOf(g, option.target);
  switch (option.kind) {
    case 'attack':
      return describeAttack(g, option);
    case 'skip':
      return `${card} does not attack`;
    case 'ability':
      return `${card}: ${describeAbility(g, option)}`;
    case 'battle':
      return `play ${card}${describeBattleCard(g, option)}`;
    case 'pass':
    case 'done':
    case 'stop':
      return option.kind;
    case 'build':
      return `build ${card}`;
    case 'counters':
      return `add build counters to ${card}`;
    case 'amount':
    case 'bid':
      return option.kind === 'bid' ? `bid ${option.n}` : `${option.n}`;
    case 'range':
      return `from ${option.target} to ${option.n}`;
    case 'deploy':
      return `deploy ${card}${forCounters(g, option.card, countersNeeded(g, option.card, -1, ON_TOP))}${option.target < 0 ? '' : DOOMED}`;
    case 'stack': {
      const place = option.n === ON_TOP ? 'on top of' : 'beneath';
      return `stack ${card} ${place} ${target()}${stackPrice(g, option)}`;
    }
    case 'rearrange':
      return `bring ${card} on top of ${target()}${forPoints(option.n)}`;
    case 'complete':
      return `complete ${card}${forCounters(g, option.card, defOf(g, option.card).cost)}${alsoCosts(g, option.card)}`;
    case 'return':
      return `return ${card} to battle`;
    case 'board':
      return `move ${card} onto ${target()}`;
    case 'disembark':
      return `move ${card} to the ${option.target === BUILD ? 'build zone' : 'Character arena'}`;
    case 'retreat':
      return `retreat ${card}`;
    case 'setUp':
      return `put out ${card}, cost ${defOf(g, option.card).cost}`;
    case 'partial':
      return `partly build ${card} with ${counted(option.n, 'build counter')}`;
    case 'mulligan':
      return `exchange ${card}`;
    case 'accept':
      return `yes${offeredPrice(g, option)} (${card})`;
    case 'decline':
      return `no (${card})`;
    case 'arena':
      return ARENAS[option.target]!;
    case 'order':
      return `${card} first`;
    case 'trigger':
      return `${card}: ${abilityText(g, option.target)}`;
    case 'either':
      return eitherText(g, option);
    case 'deflect':
      return `deal ${option.n} damage to ${card}`;
    case 'divide':
      return `${option.n} of the hits to ${card}`;
    case 'moveDamage':
      return `move 1 damage counter from ${card} to ${target()}`;
    case 'ram':
      return `${card} into ${target()}`;
    case 'die':
      return `reroll die ${option.n + 1} showing ${option.target}`;
    case 'heal':
      return `remove 1 damage counter from ${card}`;
    case 'contest':
      return `contest ${card} first`;
    default:
      return `${option.kind === 'discardSeen' || option.kind === 'sabotage' ? 'discard' : option.kind} ${card}`;
  }
}

/** The whole text with its cost; of Evade also how much of it is used, and what effects add to the price. */
function describeAbility(g: Table, { target, n }: Option): string {
  const ability = g.cards.abilities[target]!;
  const { index, amount } = wayOf(ability, n);
  const whole = abilityText(g, target, index);
  const text =
    amount > 0
      ? whole.replace(/Evade (?<most>\d+)/u, (evade, most) =>
          Number(most) > amount ? `Evade ${amount} and no more` : evade,
        )
      : whole;
  const extra = extraAbilityCost(g, g.state.question!.seat);
  return `${text}${extra > 0 ? ` It costs ${extra} Force more.` : ''}`;
}

function describeBattleCard(g: Table, { target, n }: Option): string {
  const ability = g.cards.abilities[target]!;
  const extra = extraBattleCost(g);
  if (ability.modes.length > 1)
    return `: ${abilityText(g, target, n)}${extra > 0 ? ` It costs ${extra} Force more.` : ''}`;
  const [cost, ...others] = ability.costs;
  if (others.length === 0 && (cost === undefined || (cost.is === 'force' && typeof cost.n === 'number'))) {
    const force = extra + (cost?.is === 'force' && typeof cost.n === 'number' ? cost.n : 0);
    return force > 0 ? ` for ${force} Force` : '';
  }
  return `: ${costsWords(ability.costs, 'pay', PLAIN_VOICE)}${extra > 0 ? `, and pay ${extra} Force` : ''}`;
}

const forPoints = (n: number): string => (n > 0 ? ` for ${counted(n, 'build point')}` : '');

/** From hand points pay; face down, the counters that lie on the card. */
const forCounters = (g: Table, card: number, n: number): string =>
  g.state.zone[card] === HAND || n === 0
    ? forPoints(n)
    : ` for its ${counted(g.state.counters[card]!, 'build counter')}`;

const stackPrice = (g: Table, { card, target, n }: Option): string =>
  g.state.phase === SETUP ? '' : forCounters(g, card, countersNeeded(g, card, target, n));

/** A second one of its kind does not stay (TCG-UNIQ-03). */
const DOOMED = ', to be discarded at once: one is in play';

function alsoCosts(g: Table, card: number): string {
  const costs = defOf(g, card).play?.costs ?? [];
  return costs.length === 0 ? '' : `; ${costsWords(costs, 'pay', PLAIN_VOICE)}`;
}

const PLAIN_VOICE: Voice = { self: 'this unit', quote: (ability) => printAbility(ability, 'Character') };

/** What saying yes costs: `, pay 3 Force`. */
function offeredPrice(g: Table, { target, n }: Option): string {
  const offer = g.cards.abilities[target]?.program[n];
  return offer?.do !== 'offer' || offer.costs.length === 0 ? '' : `, ${costsWords(offer.costs, 'pay', PLAIN_VOICE)}`;
}

const FREE = /^Free -> /u;

/** The way that an "Either: … Or: …" goes. */
function eitherText(g: Table, option: Option): string {
  const { tree } = g.cards.abilities[option.target]!;
  const body = 'body' in tree ? tree.body.find((effect) => effect.do === 'either') : undefined;
  if (body?.do !== 'either') return `way ${option.n + 1}`;
  return printAbility({ is: 'activated', when: [], costs: [], body: body.options[option.n]! }, 'Character').replace(
    FREE,
    '',
  );
}
