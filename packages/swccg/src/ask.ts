/** The open question in words, and what a player needs to know about its options. */
import { counted, type Seen } from '@dejarik/kernel';
import { marks } from './describe.ts';
import { shown } from './exact.ts';
import { nameOf, PHASES } from './naming.ts';
import { running } from './rules/flow.ts';
import { cardOf, type Option, type QuestionKind } from './rules/questions.ts';
import { FORCE, HAND, pile } from './rules/state.ts';
import { defOf, type Table } from './rules/table.ts';

type SeenTable = Seen<Table>;

/** What a player asks of a card in hand first. */
export function remark(g: SeenTable, option: Option): string {
  const card = cardOf(option);
  if (g.state.zone[card] !== HAND) return '';
  const { type, card: face } = defOf(g, card);
  const parts: string[] = [type];
  if (face.power !== null) parts.push(`power ${shown(face.power)}`);
  if (face.ability !== null) parts.push(`ability ${shown(face.ability)}`);
  if (face.forfeit !== null) parts.push(`forfeit ${shown(face.forfeit)}`);
  parts.push(`destiny ${face.destiny.map(shown).join('/')}`);
  return parts.join(', ');
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
  counted(pile(g.state, g.state.question!.seat, FORCE).length, 'Force', 'Force');

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

const HAPPENED: { readonly [on: string]: string } = {
  battle: 'the battle that was started',
  drain: 'the Force drain',
  wins: 'the outcome of the battle',
  mustLose: 'the loss of Force',
};

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
  arrange: () => 'Which lies on top in your pile?',
};

function loseText(g: SeenTable): string {
  const left = running(g.state, 'loseForce')?.n ?? 1;
  return `You lose ${left} Force. Which card? (${forceLeft(g)} in your Force Pile)`;
}

function damageText(g: SeenTable): string {
  const { battle, question } = g.state;
  const [attrition, damage] = [battle!.attritionLeft[question!.seat]!, battle!.damageLeft[question!.seat]!];
  return `Attrition ${shown(attrition)}, battle damage ${shown(damage)} left. What do you lose?`;
}
