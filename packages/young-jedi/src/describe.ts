/** Options in words: what a player reads on a button, and what a scenario says. Made only when somebody reads them. */
import { byName, counted, type Frame, type Option } from '@dejarik/kernel';
import type { Ability } from './cards/ability.ts';
import { fullTitle, PLANETS } from './cards/card.ts';
import type { Catalogue, Definition } from './cards/catalogue.ts';
import { MOST_DRAWS } from './rules/battlecards.ts';
import { deploysHidden } from './rules/deploy.ts';
import { evenUpTo } from './rules/evenup.ts';
import { HANDLING } from './rules/podrace.ts';
import { DECK, DISCARD, enemyOf, onPlanet } from './rules/state.ts';
import { abilityOf, defOf, effectOf, type Table } from './rules/table.ts';

export const planetName = (planet: number): string => PLANETS[planet] ?? 'the planet';

const names = new WeakMap<Catalogue, string[]>();

/** The title, with the set where a side has different cards of that title. Prints of one card are called the same. */
export function callName(cards: Catalogue, def: number): string {
  let known = names.get(cards);
  if (known === undefined) {
    const nameFor = ({ card, side }: Definition): string => {
      const title = fullTitle(card);
      const originals = cards.cards.filter((other) => other.side === side && fullTitle(other.card) === title);
      if (originals.filter(({ card: { reprintOf } }) => reprintOf === null).length === 1) return title;
      return `${title} [${cards.byId.get(card.reprintOf ?? card.id)!.card.set}]`;
    };
    known = cards.cards.map(nameFor);
    names.set(cards, known);
  }
  return known[def] ?? 'a card';
}

/** A Weapon, or the one that is built into an Armed & Dangerous Character. */
export const weaponName = (cards: Catalogue, def: number): string =>
  cards.cards[def]?.armed === true ? `the built-in weapon of ${callName(cards, def)}` : callName(cards, def);

/** How the card is called at this table. */
export const nameOf = (g: Table, card: number): string =>
  card < 0 ? 'a card' : callName(g.cards, g.state.def[card] ?? -1);

const forCounters = (n: number): string => (n === 0 ? 'for free' : `for ${counted(n, 'counter')}`);

/** What the procedure that asks has in hand. */
interface Asking extends Frame {
  readonly ability?: number;
  readonly match?: number;
  readonly drawn?: readonly number[];
  readonly text?: number;
  readonly at?: number;
  readonly seat?: number;
}

const asking = (g: Table): Asking => g.state.frames.at(-1) as Asking;

export function describeOption(g: Table, option: Option): string {
  const { kind, card, target, n } = option;
  const s = g.state;
  const name = nameOf(g, card);
  switch (kind) {
    case 'deploy':
      return `Deploy ${name}${isFaceDown(g)} to ${planetName(target)} ${forCounters(n)}`;
    case 'race':
      return `Enter ${name} in the Podrace ${forCounters(n)}`;
    case 'locate':
      return `Play ${name} as the new location`;
    case 'launch':
      return `Launch ${name} into Hyperspace`;
    case 'lap':
      return lapText(g, option);
    case 'refuel':
      return `Refuel: draw ${counted(n, 'card')} and play no more lap cards this turn`;
    case 'evacuate':
      return `Evacuate ${planetName(target)}`;
    case 'raise':
      return `Use ${nameOf(g, target)}: discard ${name} to spend up to ${raisedLimit(g, target)} counters`;
    case 'look':
      return `Use ${name}: look at the top card of the opponent's deck`;
    case 'showHand':
      return `Use ${name}: show your hand and draw a card`;
    case 'putUnder':
      return `Use ${nameOf(g, target)}: put ${name} under your deck`;
    case 'discardToDeploy':
      return `Discard ${name} ${whereIs(g, card)} to deploy ${wantedOf(abilityOf(defOf(g, card), 'discardToDeploy'))} from your deck`;
    case 'leave':
      return `Leave ${name} on top of the deck`;
    case 'under':
      return `Put ${name} under ${s.question?.kind === 'topCard' ? "the opponent's" : 'your'} deck`;
    case 'draw':
      return 'Draw a card';
    case 'search':
      return `${name}: search your deck for ${searchedFor(g)}`;
    case 'decline':
      return `${name}: do not search your deck`;
    case 'fromDeck':
      return fromDeckText(g, option);
    case 'nothing':
      return NOTHING[s.question?.kind ?? ''] ?? 'Take nothing from your deck';
    case 'take':
      return `Take ${name} from your deck into hand`;
    case 'yes':
      return yesText(g, card);
    case 'no':
      return NO[s.question?.kind ?? '']?.(name) ?? 'No';
    case 'declare':
      return `Declare ${name} for the battle`;
    case 'plan':
      return `Put ${name} next in the plan`;
    case 'half':
      return target === s.def[card]
        ? `Use ${name} with ${counted(n, 'fighter')}`
        : `Use ${name} as ${callName(g.cards, target)}`;
    case 'ignore':
      return `Discard ${name} so that ${weaponName(g.cards, s.def[target]!)} counts for nothing`;
    case 'number':
      return card >= 0
        ? `Use ${n} as the destiny number of ${name}`
        : `Use the ${n} of ${callName(g.cards, asking(g).drawn?.[target] ?? -1)}`;
    case 'keep':
      return `Keep ${name} with destiny ${n}`;
    case 'redraw':
      return `Discard ${name} and draw destiny again`;
    case 'swap':
      return swapText(g, target);
    case 'replace':
      return `Count ${n} instead of ${drawText(g, askedSeat(g), target)}`;
    case 'opponent':
      return `Compare with ${name}`;
    case 'duel':
      return `Challenge ${nameOf(g, target)} with ${name} using ${nameOf(g, n)}`;
    case 'stand':
      return `Face the challenge with ${name}`;
    case 'defend':
      return `Send ${name} into the duel instead`;
    case 'weapon':
      return `Use ${name} in the duel`;
    case 'noWeapon':
      return 'Use no weapon in the duel';
    case 'attack':
      return card < 0 ? `Start a battle on ${planetName(s.current)}` : `Attack with ${name} as ${n}`;
    case 'block':
      return `Block with ${name} as ${n}`;
    case 'takeHit':
      return 'Take the hit';
    case 'intercept':
      return `Intercept the evacuation of ${planetName(s.evacuating)}`;
    case 'letGo':
      return `Do not intercept the evacuation of ${planetName(s.evacuating)}`;
    case 'surrender':
      return `Surrender ${planetName(s.current)}`;
    case 'discardHand':
      return `Discard your whole hand, then draw ${counted(evenUpTo(g, s.acting), 'card')}`;
    case 'discardLocation':
      return `Discard ${name} from hand`;
    case 'discardDiamond':
      return `Discard ${name} to discard ${nameOf(g, target)}`;
    case 'nextPlanet':
      return `Go to ${name} from your ${placeOf(g, card)}`;
    case 'discard':
      return `Discard ${name}`;
    case 'pass':
      return PASS[s.question?.kind ?? ''] ?? 'Pass';
    case 'done':
      return doneText(g);
    default:
      throw new Error(`an option of the kind ${kind} has no sentence`);
  }
}

const askedSeat = (g: Table): number => g.state.question?.seat ?? -1;

const isFaceDown = (g: Table): string => (deploysHidden(g.state, askedSeat(g)) ? ' face down' : '');

function lapText(g: Table, { card, n }: Option): string {
  const needed = g.state.laps[askedSeat(g)]!.length + 1;
  const name = nameOf(g, card);
  return n > HANDLING
    ? `Play ${name}, a ${n - HANDLING}, as ${needed} of the lap (handling)`
    : `Play ${name} as ${needed} of the lap`;
}

const raisedLimit = (g: Table, effect: number): number =>
  abilityOf(effectOf(defOf(g, effect)), 'limitByDiscard')?.n ?? 0;

/** Whom or what a text lets a player deploy. */
function wantedOf(ability: Ability | undefined): string {
  if (ability === undefined) return 'a card';
  if (ability.is === 'lightsaberFor') return ability.what.phrase;
  return 'who' in ability ? ability.who.phrase : 'the matching pilot or Podracer';
}

const searchedFor = (g: Table): string => wantedOf(g.cards.abilities[asking(g).ability ?? -1]);

function fromDeckText(g: Table, { card, target, n }: Option): string {
  const name = nameOf(g, card);
  if (defOf(g, card).type === 'Starship') return `Launch ${name} from your deck into Hyperspace`;
  if ((asking(g).match ?? -1) >= 0) return `Enter ${name} from your deck in the Podrace ${forCounters(n)}`;
  return `Deploy ${name} from your deck${isFaceDown(g)} to ${planetName(target)} ${forCounters(n)}`;
}

const NOTHING = byName<string>({
  fromDeck: 'Deploy nothing from your deck and take 1 damage',
  fetchEffect: 'Take no Effect from your deck',
});

const PASS = byName<string>({
  duel: 'Start no duel',
  battle: 'Start no battle',
  ignore: 'Let all weapons count',
  swap: 'Swap no destiny numbers',
  replace: 'Let all destiny numbers stand',
});

const NO = byName<(name: string) => string>({
  draw: (name) => `${name}: draw no card`,
  discardLap: (name) => `${name}: leave the opponent's lap alone`,
  renewHand: (name) => `Keep ${name} and your hand`,
  showHand: () => 'Keep your hand hidden',
  duelText: (name) => `Do not use the dueling text of ${name}`,
});

function yesText(g: Table, card: number): string {
  const name = nameOf(g, card);
  switch (g.state.question?.kind) {
    case 'draw':
      return `${name}: draw a card`;
    case 'discardLap':
      return `${name}: discard the opponent's last lap card`;
    case 'renewHand':
      return `Discard ${name} and 3 cards from hand to draw 3 cards`;
    case 'showHand':
      return `Show your hand for ${shownBonus(g)} power`;
    case 'duelText':
      return `${name}: ${duelText(g.cards.abilities[asking(g).text ?? -1])}`;
    default:
      return `Yes (${name})`;
  }
}

/** What the Battle card adds for a hand that is shown. */
function shownBonus(g: Table): string {
  const form = g.state.fight!.camps[askedSeat(g)]!.form;
  const ability = g.cards.cards[form]?.abilities[asking(g).at ?? -1];
  return ability?.is === 'bonus' ? `+${ability.n}` : 'more';
}

function duelText(ability: Ability | undefined): string {
  switch (ability?.is) {
    case 'duelRemoveHit':
      return 'remove a hit from your Character';
    case 'duelExtraHit':
      return `${ability.discard ? 'discard it to score' : 'score'} ${counted(ability.n, 'hit')} more`;
    case 'duelDraw':
      return `${ability.discard ? 'discard it to draw' : 'draw'} ${counted(ability.n, 'card')} into your dueling hand`;
    default:
      return 'use its dueling text';
  }
}

function drawText(g: Table, seat: number, at: number): string {
  const draw = g.state.fight!.camps[seat]!.draws[at]!;
  return `the ${draw.n} of ${callName(g.cards, draw.def)}`;
}

function swapText(g: Table, target: number): string {
  const seat = askedSeat(g);
  const [own, theirs] = [Math.floor(target / MOST_DRAWS), target % MOST_DRAWS];
  return `Swap ${drawText(g, seat, own)} for ${drawText(g, enemyOf(seat), theirs)}`;
}

const whereIs = (g: Table, card: number): string => {
  const zone = g.state.zone[card]!;
  return onPlanet(zone) ? `on ${planetName(zone)}` : 'in Hyperspace';
};

function placeOf(g: Table, card: number): string {
  const zone = g.state.zone[card];
  return zone === DECK ? 'deck' : zone === DISCARD ? 'discard pile' : 'hand';
}

function doneText(g: Table): string {
  switch (g.state.question?.kind) {
    case 'deploy':
      return 'End the Deploy step';
    case 'battleCards':
      return 'Declare no more Battle cards';
    default:
      return `Even up to ${counted(evenUpTo(g, askedSeat(g)), 'card')} and end the turn`;
  }
}
