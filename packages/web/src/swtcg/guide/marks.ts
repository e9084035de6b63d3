/** What the guide points at: parts of the table by name, cards by title, or the answer that the step is about. */
import type { LessonStep } from '../../messages/lesson-en.ts';
import type { Choice, Moment } from '../../session/moment.ts';
import type { Facts } from '../../session/protocol.ts';

/** Where the parts of the table are. */
const PLACES = {
  arenas: '.arenas .arena',
  hand: '.bottom .fan',
  force: '.bottom .stat.force',
  points: '.bottom .stat.points',
  dice: '.side .dice',
  turn: '.side .phases',
  theirBuildZone: '.top .build-zone',
} as const;

type Place = keyof typeof PLACES;
type Mark = Place | 'answer' | { readonly card: string };

const card = (title: string): Mark => ({ card: title });

/** By step, what each page points at. A page that is not listed points at the answer. */
const MARKS: Partial<Record<LessonStep, readonly (readonly Mark[])[]>> = {
  hand: [['arenas'], ['hand'], ['answer']],
  setup: [['hand']],
  unitCard: [[card('Super Battle Droid 8EX')]],
  arenas: [['arenas']],
  turn: [['force'], ['points', 'dice']],
  deploy: [['theirBuildZone']],
  speed: [['turn'], [card('Droid Starfighter DFS-4CT'), card('Jedi Starfighter 3R3')]],
  attack: [['dice']],
  hits: [['dice']],
  ground: [[card('Droid Starfighter Wing')]],
  character: [[card('Republic Attack Gunship UH-478')]],
  evade: [['dice', card('Obi-Wan Kenobi (C)')]],
  check: [['arenas'], ['points']],
  retreat: [['answer'], ['answer']],
  bombard: [['dice']],
  almost: [['arenas']],
  free: [[], [card('Super Battle Droid 5TE')], []],
};

/** Answers that stand on buttons rather than on cards. */
const ON_BUTTONS: ReadonlySet<string> = new Set(['done', 'pass', 'stop', 'amount']);

const isSeen = (selector: string): boolean =>
  [...document.querySelectorAll<HTMLElement>(selector)].some((element) => element.offsetParent !== null);

function placesOfAnswer(choices: readonly Choice[]): string[] {
  const [choice] = choices;
  if (choice === undefined || choices.length > 1) return [];
  if (ON_BUTTONS.has(choice.kind)) return [`[data-choice="${choice.kind}"]`];
  // An attack is made by clicking its target. On a small screen the card may be folded away: then it is the button.
  const onTable = `[data-card="${choice.kind === 'attack' ? choice.target : choice.card}"]`;
  return [isSeen(onTable) ? onTable : '.ask .answer'];
}

/** The selectors of what this page of the step points at. */
export function pointsAt(step: string, page: number, moment: Moment, facts: ReadonlyMap<string, Facts>): string[] {
  const marks = (MARKS as Readonly<Record<string, readonly (readonly Mark[])[]>>)[step]?.[page] ?? ['answer'];
  return marks.flatMap((mark) => {
    if (mark === 'answer') return placesOfAnswer(moment.question?.choices ?? []);
    if (typeof mark === 'string') return [PLACES[mark]];
    const face = [...facts.values()].find(({ title }) => title === mark.card)?.id;
    return face === undefined ? [] : [`.arenas [data-face="${face}"]`];
  });
}
