/** The open question in words, and what a player needs to know about its options. */
import { counted, marksOf, opponentOf, type Option as KernelOption, type Seen } from '@dejarik/kernel';
import { PLANETS } from './cards/card.ts';
import { describeOption } from './describe.ts';
import { nameOf, planetName, seatName } from './naming.ts';
import { countersLeft } from './rules/deployment.ts';
import { evenUpTo } from './rules/evenup.ts';
import { cardOf, type Option, type QuestionKind } from './rules/questions.ts';
import { DECK, HAND, onPlanet } from './rules/state.ts';
import { defOf, type Table } from './rules/table.ts';
import { powerThere } from './strength.ts';

type SeenTable = Seen<Table>;

/** What a player asks of a card in hand, or of one that goes into the battle plan, first. */
export function remark(g: SeenTable, option: Option): string {
  const card = cardOf(option);
  const zone = g.state.zone[card] ?? -1;
  const inHand = zone === HAND;
  if (!inHand && option.kind !== 'plan') return '';
  const def = defOf(g, card);
  const parts: string[] = [def.type];
  if (def.fighter) parts.push(`power ${powerThere(g, def, inHand ? g.state.current : zone)}`, `damage ${def.damage}`);
  if (inHand) parts.push(`destiny ${def.destiny.join('/')}`);
  return parts.join(', ');
}

/** What tells each option of the open question from another in the same words. */
export function marks(g: Table): string[] {
  // The options of this game's question are this game's.
  return marksOf(
    g.state.question!.options,
    (option) => describeOption(g, option as Option),
    (option) => placeMark(g, option as Option),
    (one, other) => isCopy(g, one, other),
  );
}

export const mark = (g: SeenTable, option: Option): string => marks(g)[g.state.question!.options.indexOf(option)] ?? '';

const withoutCard = (option: Option): string => JSON.stringify({ ...option, card: 0 });

/** The same done with another copy of a card in hand, or in a deck that is looked at: nobody can care which. */
export function isCopy({ state: { def, zone } }: Table, one: KernelOption, other: KernelOption): boolean {
  const [a, b] = [cardOf(one as Option), cardOf(other as Option)];
  return (
    def[a] === def[b] &&
    zone[a] === zone[b] &&
    (zone[a] === HAND || zone[a] === DECK) &&
    withoutCard(one as Option) === withoutCard(other as Option)
  );
}

/** Which of two cards of one name: the one that lies face down, or elsewhere. */
function placeMark(g: Table, option: Option): string {
  const card = cardOf(option);
  const zone = g.state.zone[card] ?? -1;
  if (!onPlanet(zone)) return '';
  return g.state.down[card] === 1 ? `${PLANETS[zone]}, face down` : PLANETS[zone]!;
}

export function questionText(g: SeenTable): string {
  const { kind, about, seat } = g.state.question!;
  return QUESTIONS[kind](g, nameOf(g, about), seat);
}

/** What passing gives away at this question. */
export function leaves(g: SeenTable): string | null {
  const { kind, seat, options } = g.state.question!;
  switch (kind) {
    case 'duel':
    case 'battle':
    case 'battleCards':
    case 'ignore':
    case 'search':
    case 'intercept':
    case 'evenUp':
      return null;
    case 'deploy':
      return options.some(isWorthStaying) ? counted(countersLeft(g, seat), 'counter') : null;
    default:
      return 'what you could choose';
  }
}

/** A player who ends the Deploy step could still have spent counters, or raced on. */
const isWorthStaying = (option: Option): boolean =>
  option.kind === 'lap' ||
  option.kind === 'refuel' ||
  ((option.kind === 'deploy' || option.kind === 'race') && option.cost > 0);

function planText(g: SeenTable, _name: string, seat: number): string {
  const plan = g.state.battle!.plan[seat]!.map((card) => defOf(g, card).card.title);
  if (plan.length > 0) return `Your battle plan: ${plan.join(' > ')}. What comes next?`;
  return 'Your battle plan: Battle cards and Weapons before whoever uses them, the first fight first. What comes first?';
}

const enemyName = (g: SeenTable, seat: number): string => seatName(g, opponentOf(g.state, seat));

/** A sentence for each question: about which card it is, and who is asked. */
const QUESTIONS: { readonly [K in QuestionKind]: (g: SeenTable, name: string, seat: number) => string } = {
  firstPlanet: () => 'You go first. At which Location does the game begin?',
  nextPlanet: () => 'To which Location do you go on?',
  fetchEffect: () => 'Which Effect do you take from your deck?',
  deploy: (g, _, seat) => `Your Deploy step, ${counted(countersLeft(g, seat), 'counter')} left. What do you do?`,
  topCard: (g, name, seat) => `The top card of ${enemyName(g, seat)}'s deck is ${name}. What becomes of it?`,
  search: (_, name) => `${name}: do you search your deck?`,
  fromDeck: (_, name) => `${name}: which card do you deploy from your deck?`,
  takeFromDeck: (_, name) => `${name}: which card do you take from your deck?`,
  underOrDraw: (_, name) => `${name}: do you draw a card, or put one from your hand under your deck?`,
  draw: (_, name) => `${name}: do you draw a card?`,
  discardLap: (_, name) => `${name}: do you discard the opponent's last lap card?`,
  renewHand: (_, name) => `${name}: do you exchange three cards of your hand?`,
  giveUp: () => 'Which card of your hand do you discard?', // whose text it is lies in the discard pile by now
  mustDiscard: (_, name) => `${name} makes you discard. Which card?`,
  intercept: (g, _, seat) =>
    `${enemyName(g, seat)} evacuates ${planetName(g.state.evacuating)}. Do your Starships attack?`,
  duel: () => 'Do you start a duel?',
  defend: (_, name) => `${name} starts a duel. Who fights it?`,
  duelWeapon: (_, name) => `With which weapon does ${name} fight?`,
  duelAttack: () => 'With which card do you attack?',
  duelBlock: (g, name) => `The attack is ${name} as ${g.state.duel!.n}. Do you block it?`,
  duelText: (_, name) => `${name} has scored a hit. Do you use its dueling text?`,
  battle: (g) => `Do you start a battle on ${planetName(g.state.current)}?`,
  battleCards: () => 'Which Battle cards go into your plan?',
  plan: planText,
  half: (_, name) => `${name}: as which card do you use it?`,
  ignore: (_, name) => `${name}: do you discard it so that an opposing weapon counts for nothing?`,
  number: (_, name) => `${name}: which of its destiny numbers counts?`,
  printed: (_, name) => `${name}: which of its destiny numbers counts?`,
  useNumber: (_, name) => `${name}: which of the numbers do you use?`,
  redraw: (_, name) => `${name}: do you draw again?`,
  opponent: (_, name) => `${name}: with whom do you compare?`,
  showHand: (_, name) => `${name}: do you show your hand?`,
  swap: (_, name) => `${name}: which destiny numbers do you swap?`,
  replace: (_, name) => `${name}: which destiny number do you replace?`,
  evenUp: (g, _, seat) => `Before you even up to ${counted(evenUpTo(g, seat), 'card')}: what do you do?`,
  discardDown: (g, _, seat) => `You have more than ${counted(evenUpTo(g, seat), 'card')}. Which one do you discard?`,
};
