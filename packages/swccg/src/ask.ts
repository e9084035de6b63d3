/** The open question in words, and what a player needs to know about its options. */
import type { Seen } from '@dejarik/kernel';
import { shown } from './exact.ts';
import { marks } from './describe.ts';
import { nameOf, PHASES } from './naming.ts';
import { cardOf, type Option, type QuestionKind } from './rules/questions.ts';
import { HAND } from './rules/state.ts';
import { defOf, type Table } from './rules/table.ts';

type SeenTable = Seen<Table>;

const QUESTIONS: { readonly [K in QuestionKind]: (g: SeenTable, name: string) => string } = {
  start: () => 'With which location do you start?',
  act: ({ state }) => `Your action in the ${PHASES[state.phase]} phase?`,
  respond: () => 'Do you answer that?',
  activate: () => 'How much Force do you activate?',
  where: (_, name) => `Where does ${name} go?`,
  parsec: () => 'Where does the Death Star go?',
  target: (_, name) => `${name}: whom or what?`,
  along: (_, name) => `Who goes along with ${name}?`,
  found: (_, name) => `${name}: which card?`,
  number: (_, name) => `${name}: how much?`,
  mode: (_, name) => `${name}: which way?`,
  may: (_, name) => `${name}: do you want that?`,
  lose: () => 'Which card do you lose?',
  battleDestiny: () => 'Do you draw battle destiny?',
  weapons: () => 'Which weapon do you fire?',
  damage: ({ state: { battle, question } }) => {
    const left = (of: readonly number[] | undefined): string => shown(of?.[question!.seat] ?? 0);
    return `Attrition ${left(battle?.attritionLeft)}, battle damage ${left(battle?.damageLeft)}: what do you give?`;
  },
  destinyNumber: (_, name) => `${name}: which number counts?`,
  order: () => 'Which comes first?',
};

export function questionText(g: SeenTable): string {
  const { kind, about } = g.state.question!;
  return QUESTIONS[kind](g, nameOf(g, about));
}

/** What a player asks of a card in hand first. */
export function remark(g: SeenTable, option: Option): string {
  const card = cardOf(option);
  if (card < 0 || g.state.zone[card] !== HAND) return '';
  const { type, destiny } = defOf(g, card);
  return `${type}, destiny ${destiny.map(shown).join('/')}`;
}

export const mark = (g: SeenTable, option: Option): string => marks(g)[g.state.question!.options.indexOf(option)] ?? '';
