/** The open question and its options in words; what tells two in the same words apart, and what else a player needs to know. */
import { byName, counted, marksOf, type Option as KernelOption, type Seen } from '@dejarik/kernel';
import { shown } from './exact.ts';
import { GUESSES } from './language/vocabulary.ts';
import { nameOf, PHASES, pileName, seating } from './naming.ts';
import { drainAmount } from './rules/drains.ts';
import { running } from './rules/flow.ts';
import { isVehicleSite } from './rules/kinds.ts';
import { placesFor } from './rules/layout.ts';
import { AT, BESIDE, CAPTIVE, INSERTED, LOCATION, SIDE_OF_TABLE } from './rules/lies.ts';
import { whereIs } from './rules/live.ts';
import { ASKED_TYPES } from './rules/operations-piles.ts';
import { cardOf, type GoTo, type Option, type QuestionKind } from './rules/questions.ts';
import { DESTINY, FORCE, HAND, pile as pileOf, PILES, TABLE } from './rules/state.ts';
import { defOf, type Table } from './rules/table.ts';

type Sentences = {
  readonly [K in Option['kind']]: (g: Table, option: Extract<Option, { readonly kind: K }>) => string;
};

const card =
  (before: string, after = '') =>
  (g: Table, option: { readonly card: number }): string =>
    `${before}${nameOf(g, option.card)}${after}`;

const SENTENCES: Sentences = {
  start: card('Start with '),
  none: () => 'Start with no location',
  activate: () => 'Activate Force',
  drain: (g, { card: at }) =>
    `Force drain at ${nameOf(g, at)} for ${shown(drainAmount(g, g.state.question?.seat ?? g.state.acting, at))}`,
  deploy: card('Deploy '),
  handOver: card('Hand over '),
  breakCover: card('Break cover of '),
  battle: card('Battle at '),
  attack: card('Attack '),
  move: (g, option) => `Move ${nameOf(g, option.card)} ${WAYS[option.way]}`,
  transit: card('Docking bay transit from '),
  moveDeathStar: card('Move '),
  draw: () => 'Draw a card',
  text: (g, { card: of, ability }) =>
    `${g.state.zone[of] === HAND ? 'Play' : 'Use'} ${nameOf(g, of)}: ${g.cards.texts[ability]?.words ?? ''}`,
  fire: card('Fire '),
  reactMove: card('React: move '),
  reactDeploy: card('React: deploy '),
  layBluff: card('Lay ', ' as a bluff card'),
  callBluff: (g, { card: of }) => `Turn over a bluff card at ${nameOf(g, g.state.on[of]!)}`,
  recall: card('Take ', ' back into hand'),
  leaveShip: card('Let ', ' leave the captured ship'),
  pass: () => 'Pass',
  number: (g, { n }) => NUMBERS[g.state.question?.kind ?? '']?.(n, g) ?? String(n),
  to: goText,
  parsec: (g, { parsec, orbit }) => (orbit < 0 ? `To parsec ${parsec}` : `Orbit ${nameOf(g, orbit)}`),
  pick: card('Choose '),
  done: () => 'Done',
  yes: (g) => (g.state.question?.kind === 'battleDestiny' ? 'Draw battle destiny' : 'Yes'),
  no: (g) => (g.state.question?.kind === 'battleDestiny' ? 'Draw none' : 'No'),
  hide: card('Hide '),
  pile: (g, { seat, pile }) => `Choose the ${pileName(pile)} of ${g.state.seats[seat]!.name}`,
  loseTop: (_, { pile }) =>
    pile === DESTINY ? 'Lose the card turned up for destiny' : `Lose the top card of the ${pileName(pile)}`,
  loseHand: card('Lose ', ' from hand'),
  forfeit: card('Forfeit '),
  forfeitFor: (g, option) => `Forfeit ${nameOf(g, option.card)} in place of ${nameOf(g, option.hit)}`,
  forfeitFromHand: card('Forfeit ', ' from hand'),
  first: card('', ' first'),
  onTop: card('', ' on top'),
};

const WAYS: { readonly [W in Extract<Option, { readonly kind: 'move' }>['way']]: string } = {
  landspeed: 'by landspeed',
  hyperspeed: 'by hyperspeed',
  squad: 'with a squad',
  shuttle: 'by shuttling',
  transfer: 'to another ship',
  embark: 'aboard or ashore',
  seat: 'to another seat',
};

const NUMBERS = byName<(n: number, g: Table) => string>({
  activate: (n) => `Activate ${n} Force`,
  destinyNumber: (n) => `Destiny ${n}`,
  guess: (n) => GUESSES[n] ?? '',
  mode: modeText,
});

/** What a number stands for: shots at once, a type of card, or a side. */
function modeText(n: number, { state: { frames, seats, question } }: Table): string {
  if (frames.at(-1)?.proc === 'aim') return n === 1 ? 'One shot' : `${n} shots at once`;
  return question!.options.length > seats.length ? (ASKED_TYPES[n] ?? '') : seats[n]!.name;
}

function goText(g: Table, { on, as, cost, way }: GoTo): string {
  const price = `${cost === 0 ? 'for free' : `for ${cost} Force`}${way === undefined ? '' : `, way ${way}`}`;
  if (as === LOCATION)
    return isVehicleSite(g, g.state.question?.about ?? -1) ? `With ${nameOf(g, on)}` : placeText(g, on);
  if (as === INSERTED) return `Into the other player's Reserve Deck ${price}`;
  if (as >= BESIDE) return `Beside the Lost Pile of ${g.state.seats[as - BESIDE]!.name} ${price}`;
  if (as === SIDE_OF_TABLE || on < 0) return `On the table ${price}`;
  if (as === AT) return `To ${nameOf(g, on)} ${price}`;
  const seat = as === CAPTIVE ? 'as captive' : seating(as)?.offered;
  return seat === undefined ? `On ${nameOf(g, on)} ${price}` : `Aboard ${nameOf(g, on)} ${seat} ${price}`;
}

/** A place among the locations of a system. */
function placeText(g: Table, place: number): string {
  const { group } = placesFor(g, g.state.question?.about ?? -1);
  const cards = g.state.groups[group] ?? [];
  const [left, right] = [cards[place - 1], cards[place]];
  if (left === undefined) return right === undefined ? 'On the table' : `Left of ${nameOf(g, right)}`;
  return right === undefined ? `Right of ${nameOf(g, left)}` : `Between ${nameOf(g, left)} and ${nameOf(g, right)}`;
}

export const describeOption = (g: Table, option: Option): string =>
  (SENTENCES[option.kind] as (g: Table, option: Option) => string)(g, option);

/** What tells each option of the open question from another in the same words. */
export const marks = (g: Table): string[] =>
  marksOf(
    g.state.question!.options,
    (option) => describeOption(g, option as Option),
    (option) => placeMark(g, cardOf(option as Option)),
    (one, other) => isCopy(g, one, other),
  );

/** The same done with another copy of a card in a hand or a pile: nobody can care which. */
export function isCopy({ state: { def, zone } }: Table, one: KernelOption, other: KernelOption): boolean {
  const [a, b] = [cardOf(one as Option), cardOf(other as Option)];
  if (a < 0 || b < 0 || def[a] !== def[b] || zone[a] !== zone[b] || zone[a]! >= PILES) return false;
  return JSON.stringify({ ...one, card: 0 }) === JSON.stringify({ ...other, card: 0 });
}

/** Which of two cards of one name: the one that is on this card, or at this location. */
function placeMark(g: Table, of: number): string {
  const s = g.state;
  if (of < 0 || s.zone[of] !== TABLE || s.as[of] === LOCATION) return '';
  const at = whereIs(g, of);
  if (s.as[of] === AT || s.on[of]! < 0) return at < 0 ? '' : `at ${nameOf(g, at)}`;
  return `with ${nameOf(g, s.on[of]!)}${at < 0 || at === s.on[of] ? '' : ` at ${nameOf(g, at)}`}`;
}

// Questions.

type SeenTable = Seen<Table>;

const REMARKED = ['power', 'ability', 'forfeit'] as const;

/** What a player asks of a card in hand first. */
export function remark(g: SeenTable, option: Option): string {
  const of = cardOf(option);
  if (g.state.zone[of] !== HAND) return '';
  const { type, card: face } = defOf(g, of);
  const numbers = REMARKED.flatMap((stat) => (face[stat] === null ? [] : [`${stat} ${shown(face[stat])}`]));
  return [type, ...numbers, `destiny ${face.destiny.map(shown).join('/')}`].join(', ');
}

export const mark = (g: SeenTable, option: Option): string => marks(g)[g.state.question!.options.indexOf(option)] ?? '';

export function questionText(g: SeenTable): string {
  const { kind, about } = g.state.question!;
  return QUESTIONS[kind](g, nameOf(g, about));
}

/** What passing gives away at this question. */
export function leaves(g: SeenTable): string | null {
  const { kind, options } = g.state.question!;
  if (kind === 'act' && options.some((option) => option.kind === 'activate')) return 'the Force you could activate';
  return kind === 'act' || kind === 'respond' || kind === 'weapons' ? null : 'what you could choose';
}

const forceLeft = (g: SeenTable): string =>
  counted(pileOf(g.state, g.state.question!.seat, FORCE).length, 'Force', 'Force');

function actText(g: SeenTable): string {
  const { acting, phase, seats, question } = g.state;
  const whose = acting === question!.seat ? 'Your' : `${seats[acting]!.name}'s`;
  return `${whose} ${PHASES[phase]} phase, ${forceLeft(g)}. What do you do?`;
}

/** What is answered: the latest thing that happened. */
function respondText(g: SeenTable): string {
  const just = g.state.just.at(-1);
  if (just === undefined) return `Do you answer? You have ${forceLeft(g)}.`;
  const what =
    just.card >= 0 && g.state.def[just.card]! >= 0 ? nameOf(g, just.card) : (HAPPENED[just.on] ?? 'what just happened');
  return `Do you answer ${what}? You have ${forceLeft(g)}.`;
}

const HAPPENED = byName({
  battle: 'the battle that was started',
  drain: 'the Force drain',
  wins: 'the outcome of the battle',
  mustLose: 'the loss of Force',
});

/** A sentence for each question: about which card it is. */
const QUESTIONS: { readonly [K in QuestionKind]: (g: SeenTable, name: string) => string } = {
  start: () => 'With which location do you start?',
  act: actText,
  respond: respondText,
  activate: () => 'How much Force do you activate?',
  where: (_, name) => `${name}: where does it go?`,
  parsec: () => 'Where does the Death Star go?',
  target: (_, name) => `${name}: which card?`,
  along: (_, name) => `${name}: who goes along?`,
  found: (_, name) => `${name}: which card do you take?`,
  number: (_, name) => `${name}: how many?`,
  guess: (_, name) => `${name}: of which type is the card?`,
  hide: (_, name) => `${name}: which card goes under it?`,
  mode: (_, name) => `${name}: which of its effects?`,
  pile: (_, name) => `${name}: which pile?`,
  may: (_, name) => `${name}: do you do it?`,
  lose: loseText,
  battleDestiny: () => 'Do you draw battle destiny?',
  weapons: () => 'Which weapon do you fire?',
  damage: damageText,
  destinyNumber: (_, name) => `${name}: which destiny number counts?`,
  order: () => 'Which comes first?',
  arrange: arrangeText,
};

function arrangeText({ state: { question, zone } }: SeenTable): string {
  const [first] = question!.options;
  return `Which lies on top in your ${pileName(zone[first === undefined ? -1 : cardOf(first)] ?? -1)}?`;
}

function loseText(g: SeenTable): string {
  const left = running(g.state, 'loseForce')?.n ?? 1;
  return `You lose ${left} Force. Which card? (${forceLeft(g)} in your Force Pile)`;
}

function damageText(g: SeenTable): string {
  const { battle, question } = g.state;
  const [attrition, damage] = [battle!.attritionLeft[question!.seat]!, battle!.damageLeft[question!.seat]!];
  return `Attrition ${shown(attrition)}, battle damage ${shown(damage)} left. What do you lose?`;
}
