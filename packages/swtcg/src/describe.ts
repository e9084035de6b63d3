/** Options in words: what a player reads on a button, and what a scenario says. Made only when somebody reads them. */
import { counted, type Option } from '@dejarik/kernel';
import { ARENAS, title } from './cards/card.ts';
import { printAbility } from './language/print.ts';
import type { Voice } from './language/print-filter.ts';
import { costsWords } from './language/print-rule.ts';
import { wayOf } from './rules/play.ts';
import { BOMBARD, BUILD, ION_CANNON, SPACE } from './rules/state.ts';
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
    case 'ability': {
      const { index, amount } = wayOf(g.cards.abilities[option.target]!, option.n);
      return `${card}: ${amount > 0 ? `Evade ${amount}` : abilityText(g, option.target, index)}`;
    }
    case 'battle': {
      const ability = g.cards.abilities[option.target]!;
      return ability.modes.length < 2 ? `play ${card}` : `play ${card}: ${abilityText(g, option.target, option.n)}`;
    }
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
      return `deploy ${card}`;
    case 'stack':
      return `stack ${card} ${option.n === 0 ? 'on top of' : 'beneath'} ${target()}`;
    case 'rearrange':
      return `bring ${card} on top of ${target()}`;
    case 'complete':
      return `complete ${card}`;
    case 'return':
      return `return ${card} to battle`;
    case 'board':
      return `move ${card} onto ${target()}`;
    case 'disembark':
      return `move ${card} to the ${option.target === BUILD ? 'build zone' : 'Character arena'}`;
    case 'retreat':
      return `retreat ${card}`;
    case 'setUp':
      return `put out ${card}`;
    case 'partial':
      return `partly build ${card}`;
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
