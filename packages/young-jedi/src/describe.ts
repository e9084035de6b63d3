/** Options in words: what a player reads on a button, and what a scenario says. Made only when somebody reads them. */
import { counted, opponentOf } from '@dejarik/kernel';
import type { Ability } from './cards/ability.ts';
import { callName, nameOf, planetName, weaponName } from './naming.ts';
import { evenUpTo } from './rules/evenup.ts';
import { running } from './rules/flow.ts';
import type { FromDeck, LapOption, Option, QuestionKind, Swap } from './rules/questions.ts';
import { DECK, DISCARD, onPlanet } from './rules/state.ts';
import { abilityOf, defOf, deploysHidden, effectOf, type Table } from './rules/table.ts';

const forCounters = (n: number): string => (n === 0 ? 'for free' : `for ${counted(n, 'counter')}`);

export function describeOption(g: Table, option: Option): string {
  const s = g.state;
  const name = 'card' in option ? nameOf(g, option.card) : '';
  const asked = s.question?.kind;
  switch (option.kind) {
    case 'deploy':
      return `Deploy ${name}${isFaceDown(g)} to ${planetName(option.planet)} ${forCounters(option.cost)}`;
    case 'race':
      return `Enter ${name} in the Podrace ${forCounters(option.cost)}`;
    case 'locate':
      return `Play ${name} as the new location`;
    case 'launch':
      return `Launch ${name} into Hyperspace`;
    case 'lap':
      return lapText(g, option);
    case 'refuel':
      return `Refuel: draw ${counted(option.cards, 'card')} and play no more lap cards this turn`;
    case 'evacuate':
      return `Evacuate ${planetName(option.planet)}`;
    case 'raise':
      return `Use ${nameOf(g, option.effect)}: discard ${name} to spend up to ${raisedLimit(g, option.effect)} counters`;
    case 'look':
      return `Use ${name}: look at the top card of the opponent's deck`;
    case 'showHand':
      return `Use ${name}: show your hand and draw a card`;
    case 'putUnder':
      return `Use ${nameOf(g, option.effect)}: put ${name} under your deck`;
    case 'discardToDeploy': {
      const wanted = wantedOf(abilityOf(defOf(g, option.card), 'discardToDeploy'));
      return `Discard ${name} ${whereIs(g, option.card)} to deploy ${wanted} from your deck`;
    }
    case 'leave':
      return `Leave ${name} on top of the deck`;
    case 'under':
      return `Put ${name} under ${asked === 'topCard' ? "the opponent's" : 'your'} deck`;
    case 'draw':
      return 'Draw a card';
    case 'search':
      return `${name}: search your deck for ${searchedFor(g)}`;
    case 'decline':
      return `${name}: do not search your deck`;
    case 'fromDeck':
      return fromDeckText(g, option);
    case 'nothing':
      return nothingText(asked);
    case 'take':
      return `Take ${name} from your deck into hand`;
    case 'yes':
      return yesText(g, asked, name);
    case 'no':
      return noText(asked, name);
    case 'declare':
      return `Declare ${name} for the battle`;
    case 'plan':
      return `Put ${name} next in the plan`;
    case 'half':
      return option.form === s.def[option.card]
        ? `Use ${name} with ${counted(option.fighters, 'fighter')}`
        : `Use ${name} as ${callName(g.cards, option.form)}`;
    case 'ignore':
      return `Discard ${name} so that ${weaponName(g.cards, s.def[option.target]!)} counts for nothing`;
    case 'number':
      return `Use ${option.number} as the destiny number of ${name}`;
    case 'useDraw':
      return `Use the ${option.number} of ${callName(g.cards, running(s, 'destiny')?.drawn[option.draw] ?? -1)}`;
    case 'keep':
      return `Keep ${name} with destiny ${option.number}`;
    case 'redraw':
      return `Discard ${name} and draw destiny again`;
    case 'swap':
      return swapText(g, option);
    case 'replace':
      return `Count ${option.number} instead of ${drawText(g, askedSeat(g), option.draw)}`;
    case 'opponent':
      return `Compare with ${name}`;
    case 'duel':
      return `Challenge ${nameOf(g, option.target)} with ${name} using ${nameOf(g, option.weapon)}`;
    case 'stand':
      return `Face the challenge with ${name}`;
    case 'defend':
      return `Send ${name} into the duel instead`;
    case 'weapon':
      return `Use ${name} in the duel`;
    case 'noWeapon':
      return 'Use no weapon in the duel';
    case 'startBattle':
      return `Start a battle on ${planetName(s.current)}`;
    case 'attack':
      return `Attack with ${name} as ${option.number}`;
    case 'block':
      return `Block with ${name} as ${option.number}`;
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
      return `Discard ${name} to discard ${nameOf(g, option.target)}`;
    case 'nextPlanet':
      return `Go to ${name} from your ${whence(g, option.card)}`;
    case 'discard':
      return `Discard ${name}`;
    case 'pass':
      return passText(asked);
    case 'done':
      return doneText(g, asked);
  }
}

const askedSeat = (g: Table): number => g.state.question?.seat ?? -1;

const isFaceDown = (g: Table): string => (deploysHidden(g.state, askedSeat(g)) ? ' face down' : '');

function lapText(g: Table, { card, number, handling }: LapOption): string {
  const needed = g.state.laps[askedSeat(g)]!.length + 1;
  const name = nameOf(g, card);
  return handling
    ? `Play ${name}, a ${number}, as ${needed} of the lap (handling)`
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

const searchedFor = (g: Table): string => wantedOf(g.cards.abilities[running(g.state, 'search')?.ability ?? -1]);

function fromDeckText(g: Table, { card, cost }: FromDeck): string {
  const name = nameOf(g, card);
  if (defOf(g, card).type === 'Starship') return `Launch ${name} from your deck into Hyperspace`;
  if ((running(g.state, 'search')?.match ?? -1) >= 0)
    return `Enter ${name} from your deck in the Podrace ${forCounters(cost)}`;
  return `Deploy ${name} from your deck${isFaceDown(g)} to ${planetName(g.state.current)} ${forCounters(cost)}`;
}

function nothingText(asked: QuestionKind | undefined): string {
  if (asked === 'fromDeck') return 'Deploy nothing from your deck and take 1 damage';
  return asked === 'fetchEffect' ? 'Take no Effect from your deck' : 'Take nothing from your deck';
}

function passText(asked: QuestionKind | undefined): string {
  switch (asked) {
    case 'duel':
      return 'Start no duel';
    case 'battle':
      return 'Start no battle';
    case 'ignore':
      return 'Let all weapons count';
    case 'swap':
      return 'Swap no destiny numbers';
    case 'replace':
      return 'Let all destiny numbers stand';
    default:
      return 'Pass';
  }
}

function noText(asked: QuestionKind | undefined, name: string): string {
  switch (asked) {
    case 'draw':
      return `${name}: draw no card`;
    case 'discardLap':
      return `${name}: leave the opponent's lap alone`;
    case 'renewHand':
      return `Keep ${name} and your hand`;
    case 'showHand':
      return 'Keep your hand hidden';
    case 'duelText':
      return `Do not use the dueling text of ${name}`;
    default:
      return 'No';
  }
}

function yesText(g: Table, asked: QuestionKind | undefined, name: string): string {
  switch (asked) {
    case 'draw':
      return `${name}: draw a card`;
    case 'discardLap':
      return `${name}: discard the opponent's last lap card`;
    case 'renewHand':
      return `Discard ${name} and 3 cards from hand to draw 3 cards`;
    case 'showHand':
      return `Show your hand for ${shownBonus(g)} power`;
    case 'duelText':
      return `${name}: ${duelText(g.cards.abilities[running(g.state, 'duel')?.text ?? -1])}`;
    default:
      return `Yes (${name})`;
  }
}

/** What the Battle card adds for a hand that is shown. */
function shownBonus(g: Table): string {
  const form = g.state.fight!.camps[askedSeat(g)]!.form;
  const ability = g.cards.cards[form]?.abilities[running(g.state, 'battleCard')?.at ?? -1];
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

function swapText(g: Table, { own, theirs }: Swap): string {
  const seat = askedSeat(g);
  return `Swap ${drawText(g, seat, own)} for ${drawText(g, opponentOf(g.state, seat), theirs)}`;
}

const whereIs = (g: Table, card: number): string => {
  const zone = g.state.zone[card]!;
  return onPlanet(zone) ? `on ${planetName(zone)}` : 'in Hyperspace';
};

function whence(g: Table, card: number): string {
  const zone = g.state.zone[card];
  return zone === DECK ? 'deck' : zone === DISCARD ? 'discard pile' : 'hand';
}

function doneText(g: Table, asked: QuestionKind | undefined): string {
  switch (asked) {
    case 'deploy':
      return 'End the Deploy step';
    case 'battleCards':
      return 'Declare no more Battle cards';
    default:
      return `Even up to ${counted(evenUpTo(g, askedSeat(g)), 'card')} and end the turn`;
  }
}
