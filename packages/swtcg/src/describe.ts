/** Options in words: what a player reads on a button, and what a scenario says. Made only when somebody reads them. */
import { counted } from '@dejarik/kernel';
import { ARENAS, title } from './cards/card.ts';
import type { Voice } from './language/print-filter.ts';
import { costsWords } from './language/print-rule.ts';
import { printAbility } from './language/print.ts';
import type { Mode } from './language/meaning.ts';
import type { Ability } from './language/tree.ts';
import { costsToComplete } from './rules/building.ts';
import { buildCost, extraAbilityCost, extraBattleCost } from './rules/costs.ts';
import type { Accept, Attack, Either, Option, PayUpkeep, PlayAbility, PlayBattleCard, Stack } from './rules/options.ts';
import { sees } from './rules/sight.ts';
import { countersNeeded, standing } from './rules/stacks.ts';
import { isLocationZone, LOCATION, SUPPLY } from './rules/state-expanded.ts';
import { BUILD, CHARACTER, DISCARD, HAND, ON_TOP, PLAYED, SETUP, SPACE } from './rules/state.ts';
import { defOf, type Table } from './rules/table.ts';

export const nameOf = (g: Table, card: number): string => title(defOf(g, card).card);

/** What the seat that is asked may call the card. */
function calledBy(g: Table, card: number): string {
  const { question, zone, down, counters } = g.state;
  const hidden = zone[card] === BUILD && down[card] === 1 && question !== null && !sees(g.state, question.seat, card);
  return hidden ? `the face-down card with ${counted(counters[card]!, 'build counter')}` : nameOf(g, card);
}

const enhancementText = ({ enhanced }: Mode): string =>
  enhanced === undefined ? '' : ` ${printAbility(enhanced, 'Character')}`;

/** The text of an ability, or of one of the ways it can be played. */
export function abilityText(g: Table, id: number, way = 0): string {
  const ability = g.cards.abilities[id]!;
  const text = printAbility(ability.line ?? ability.tree, 'Character');
  if (ability.modes.length < 2) return text;
  const { tree, modes } = ability;
  const enhancement = enhancementText(modes[way]!);
  return (tree.is === 'activated' ? printAbility(ofWay(tree, way), 'Character') : text) + enhancement;
}

type Activated = Extract<Ability, { readonly is: 'activated' }>;

/** Of several options the one that this way takes. */
function ofWay(tree: Activated, way: number): Activated {
  const [first] = tree.body;
  return first?.do === 'either' ? { ...tree, body: first.options[way % first.options.length]! } : tree;
}

/** The keyword by which that arena is attacked from another one. */
export const cannonAgainst = (arena: number): string =>
  arena === SPACE ? 'Ion Cannon' : arena === CHARACTER ? 'Barrage' : 'Bombard';

function describeAttack(g: Table, { unit, target, cannon }: Attack): string {
  const sentence = `${nameOf(g, unit)} attacks ${nameOf(g, target)}`;
  if (cannon === 0) return sentence;
  return `${sentence} with ${cannonAgainst(g.state.zone[target]!)} ${cannon}`;
}

export function describeOption(g: Table, option: Option): string {
  const called = (card: number): string => calledBy(g, card);
  switch (option.kind) {
    case 'attack':
      return describeAttack(g, option);
    case 'skip':
      return `${called(option.unit)} does not attack`;
    case 'ability':
      return `${called(option.unit)}: ${describeAbility(g, option)}`;
    case 'battle':
      return `play ${called(option.card)}${describeBattleCard(g, option)}`;
    case 'pass':
      return g.state.phase === SETUP ? 'pass, and leave it to your partner' : option.kind;
    case 'done':
    case 'stop':
      return option.kind;
    case 'draw':
      return 'draw a card';
    case 'event':
      return `play the Event ${called(option.card)}`;
    case 'discardAll':
      return 'discard the cards set aside';
    case 'returnAll':
      return 'return the cards set aside to the deck';
    case 'build':
      return `build ${called(option.card)}`;
    case 'counters':
      return `add build counters to ${called(option.card)}`;
    case 'amount':
      return `${option.n}`;
    case 'bid':
      return `bid ${option.n}`;
    case 'range':
      return `from ${option.from} to ${option.to}`;
    case 'deploy': {
      const price = forCounters(g, option.card, countersNeeded(g, option.card, -1, ON_TOP));
      const doomed = option.standing < 0 ? '' : g.edition.secondVersions ? ONE_STAYS : DOOMED;
      if (option.to === BUILD) return `bring ${called(option.card)} into the build zone${price}${doomed}`;
      return `deploy ${called(option.card)}${whichArena(g, option.card, option.to)}${price}${doomed}`;
    }
    case 'stack': {
      const place = option.place === ON_TOP ? 'on top of' : 'beneath';
      return `stack ${called(option.card)} ${place} ${nameOf(g, option.unit)}${stackPrice(g, option)}`;
    }
    case 'rearrange':
      return `bring ${called(option.card)} on top of ${nameOf(g, option.unit)}${forPoints(option.points)}`;
    case 'complete': {
      const price = forCounters(g, option.card, buildCost(g, option.card));
      const { modes } = defOf(g, option.card).play!;
      const enhanced = option.way === undefined ? '' : `: ${printAbility(modes[option.way]!.enhanced!, 'Mission')}`;
      return `complete ${called(option.card)}${price}${alsoCosts(g, option.card)}${enhanced}`;
    }
    case 'finish': {
      const place = option.place === ON_TOP ? 'on top of' : 'beneath';
      const where =
        option.unit >= 0
          ? ` ${place} ${nameOf(g, option.unit)}`
          : option.to === BUILD
            ? ' in the build zone'
            : (locationPlace(option.to) ?? whichArena(g, option.card, option.to));
      const doomed = option.unit < 0 && standing(g, option.card) >= 0 ? ONE_STAYS : '';
      const also = alsoCosts(g, option.card);
      if (option.ability === defOf(g, option.card).completion?.id)
        return `complete ${called(option.card)}${where}${forPoints(option.points ?? 0)}${doomed}${also}`;
      const price = option.ability < 0 ? `for ${option.force} Force` : `by ${abilityText(g, option.ability)}`;
      const points = option.points === undefined ? '' : counted(option.points, 'build point');
      const besides =
        option.ability < 0
          ? `${points === '' ? '' : `, and ${points}`}${also}`
          : [points, also.slice(2)].map((more) => (more === '' ? '' : ` And ${more}.`)).join('');
      const { way } = option;
      const line = way === undefined ? '' : enhancementText(defOf(g, option.card).play!.modes[way]!);
      const enhanced = line !== '' && option.ability < 0 ? `:${line}` : line;
      if (doomed !== '' && option.ability >= 0)
        return `complete ${called(option.card)}${where}${doomed}, ${price}${besides}`;
      return `complete ${called(option.card)}${where} ${price}${doomed}${besides}${enhanced}`;
    }
    case 'spring':
      return `complete ${called(option.card)}: ${abilityText(g, option.ability, option.way)}`;
    case 'place': {
      const where = locationPlace(option.to) ?? '';
      const price = forCounters(g, option.card, buildCost(g, option.card));
      return `complete ${called(option.card)}${where}${price}${option.points > 0 ? `, and ${counted(option.points, 'build point')}` : ''}`;
    }
    case 'equip':
      return `equip ${nameOf(g, option.onto)} with ${called(option.card)}${equipPrice(g, option.card)}`;
    case 'detach':
      return `take ${called(option.card)} off ${nameOf(g, g.state.on[option.card]!)}`;
    case 'shift':
      return `move ${called(option.unit)} to the ${ARENAS[option.to]} arena`;
    case 'changeSpeed':
      return `${called(option.unit)} gets ${option.n > 0 ? '+' : ''}${option.n} speed`;
    case 'upkeep':
      return `upkeep of ${called(option.card)}: ${upkeepWords(g, option)}`;
    case 'giveUp': {
      const which = g.state.zone[option.card] === PLAYED ? 'the new ' : '';
      return `discard ${which}${called(option.card)}${option.force > 0 ? ` for ${option.force} Force` : ''}`;
    }
    case 'return':
      return `return ${called(option.unit)} to battle${whichArena(g, option.unit, option.arena)}`;
    case 'board':
      return `move ${called(option.unit)} onto ${nameOf(g, option.onto)}`;
    case 'disembark':
      return `move ${called(option.unit)} to the ${option.to === BUILD ? 'build zone' : 'Character arena'}`;
    case 'retreat':
      return `retreat ${called(option.unit)}${option.pilot === undefined ? '' : ` with ${called(option.pilot)}`}`;
    case 'setUp':
      return `put out ${called(option.card)}${whichArena(g, option.card, option.arena)}, cost ${defOf(g, option.card).cost}`;
    case 'partial':
      return `partly build ${called(option.card)} with ${g.edition.setup.anyCounters ? 'up to ' : ''}${counted(option.counters, 'build counter')}`;
    case 'mulligan':
      return `exchange ${called(option.card)}`;
    case 'accept':
      return `yes${offeredPrice(g, option)} (${called(option.card)})`;
    case 'decline':
      return `no (${called(option.card)})`;
    case 'arena':
      return ARENAS[option.arena]!;
    case 'order':
      return `${called(option.unit)} first`;
    case 'trigger':
      return `${called(option.card)}: ${abilityText(g, option.ability)}`;
    case 'either':
      return eitherText(g, option);
    case 'deflect':
      return `deal ${option.n} damage to ${called(option.unit)}`;
    case 'divide':
      return `${option.hits} of the hits to ${called(option.unit)}`;
    case 'moveDamage':
      return `move 1 damage counter from ${called(option.unit)} to ${nameOf(g, option.to)}`;
    case 'ram':
      return `${called(option.unit)} into ${nameOf(g, option.target)}`;
    case 'die':
      return `reroll die ${option.die + 1} showing ${option.shows}`;
    case 'heal':
      return `remove 1 damage counter from ${called(option.unit)}`;
    case 'contest':
      return `contest ${called(option.unit)} first`;
    case 'discardSeen':
    case 'sabotage':
      return `discard ${called(option.card)}`;
    case 'choose':
    case 'discard':
    case 'tap':
    case 'bottom':
    case 'search':
    case 'putBack':
      return `${option.kind} ${called(option.card)}`;
  }
}

/** The whole text with its cost; of Evade and Absorb also how much of it is used, and what effects add to the price. */
function describeAbility(g: Table, { ability, way, amount }: PlayAbility): string {
  const whole = abilityText(g, ability, way);
  const text =
    amount > 0
      ? whole.replace(/(?<keyword>Evade|Absorb) (?<most>\d+)/u, (played, keyword, most) =>
          Number(most) > amount ? `${keyword} ${amount} and no more` : played,
        )
      : whole;
  const extra = extraAbilityCost(g, g.state.question!.seat);
  return `${text}${extra > 0 ? ` It costs ${extra} Force more.` : ''}`;
}

function describeBattleCard(g: Table, { card, ability: id, way }: PlayBattleCard): string {
  const { ways } = defOf(g, card);
  const ability = g.cards.abilities[id]!;
  const { mode } = ways[way]!;
  const extra = extraBattleCost(g, card, mode.meditated !== undefined);
  const several =
    ways.filter((other) => (other.mode.meditated === undefined) === (mode.meditated === undefined)).length > 1;
  const ofText = way - ways.findIndex((other) => other.ability === ability);
  if (mode.meditated !== undefined) {
    const { tree } = ability;
    const what =
      several && tree.is === 'activated' ? ` ${printAbility({ ...ofWay(tree, ofText), costs: [] }, 'Battle')}` : '';
    return ` by ${printAbility(mode.meditated, 'Battle')}${what}${enhancementText(mode)}${extra > 0 ? ` It costs ${extra} Force more.` : ''}`;
  }
  if (several) return `: ${abilityText(g, id, ofText)}${extra > 0 ? ` It costs ${extra} Force more.` : ''}`;
  const [cost, ...others] = ability.costs;
  if (others.length === 0 && (cost === undefined || (cost.is === 'force' && typeof cost.n === 'number'))) {
    const force = extra + (cost?.is === 'force' && typeof cost.n === 'number' ? cost.n : 0);
    return force > 0 ? ` for ${force} Force` : '';
  }
  return `: ${costsWords(ability.costs, 'pay', PLAIN_VOICE)}${extra > 0 ? `, and pay ${extra} Force` : ''}`;
}

/** Said of a unit that could be in several. */
const whichArena = (g: Table, card: number, arena = -1): string =>
  defOf(g, card).arenas.length < 2 ? '' : ` in the ${ARENAS[arena]} arena`;

const forPoints = (n: number): string => (n > 0 ? ` for ${counted(n, 'build point')}` : '');

/** Where a Location goes that is completed, or that it stays nowhere (TCG-LOC-06). */
const locationPlace = (zone: number): string | undefined =>
  isLocationZone(zone)
    ? ` in the ${ARENAS[zone - LOCATION]} arena`
    : zone === DISCARD
      ? ', to be discarded,'
      : undefined;

/** From hand points pay; face down, the counters that lie on the card. */
const forCounters = (g: Table, card: number, n: number): string =>
  g.state.zone[card] === HAND || n === 0
    ? forPoints(n)
    : ` for its ${counted(g.state.counters[card]!, 'build counter')}`;

const stackPrice = (g: Table, { card, unit, place }: Stack): string =>
  g.state.phase === SETUP || g.state.zone[card] === SUPPLY
    ? ''
    : forCounters(g, card, countersNeeded(g, card, unit, place));

/** A second one of its kind does not stay (TCG-UNIQ-03). */
const DOOMED = ', to be discarded at once: one is in play';
function upkeepWords(g: Table, { ability, way }: PayUpkeep): string {
  const { tree } = g.cards.abilities[ability]!;
  return tree.is === 'upkeep' ? costsWords(tree.ways[way]!, 'pay', PLAIN_VOICE) : '';
}
/** TCG-UNIQ-04 */
const ONE_STAYS = ', and one of the two is discarded';

function alsoCosts(g: Table, card: number): string {
  const costs = costsToComplete(g, card);
  return costs.length === 0 ? '' : `; ${costsWords(costs, 'pay', PLAIN_VOICE)}`;
}

function equipPrice(g: Table, card: number): string {
  const costs = defOf(g, card).equip?.costs ?? [];
  return costs.length === 0 ? '' : `: ${costsWords(costs, 'pay', PLAIN_VOICE)}`;
}

const PLAIN_VOICE: Voice = { self: 'this unit', quote: (ability) => printAbility(ability, 'Character') };

/** What saying yes costs: `, pay 3 Force`. */
function offeredPrice(g: Table, { ability, at }: Accept): string {
  const offer = g.cards.abilities[ability]?.program[at];
  return offer?.do !== 'offer' || offer.costs.length === 0 ? '' : `, ${costsWords(offer.costs, 'pay', PLAIN_VOICE)}`;
}

const FREE = /^Free -> /u;

/** The way that an "Either: … Or: …" goes. */
function eitherText(g: Table, { ability, way }: Either): string {
  const { tree } = g.cards.abilities[ability]!;
  const either = 'body' in tree ? tree.body.find((effect) => effect.do === 'either') : undefined;
  const body = either?.do === 'either' ? either.options[way] : undefined;
  if (body === undefined) return `way ${way + 1}`;
  return printAbility({ is: 'activated', when: [], costs: [], body }, 'Character').replace(FREE, '');
}
