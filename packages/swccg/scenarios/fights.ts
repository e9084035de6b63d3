/** Battles for scenarios: made-up fighters without text, and the way through a battle. */
import type { BoardSpec } from '../testing/board.ts';
import type { Play } from '../testing/play.ts';

type Seat = 'Dark' | 'Light';

const fighter = (name: string, side: Seat, power: number, ability: number, forfeit: number): string =>
  `${name}   ${side} Character - ${side === 'Dark' ? 'Imperial' : 'Rebel'}   C1\ndestiny 1   deploy 1   power ${power}   ability ${ability}   forfeit ${forfeit}`;

/** Guard 3/2/3 and Captain 5/4/4 of Dark; Scout 2/2/2, Hero 6/4/5 and Dummy 0/1/1 of Light; two sites without text. */
const CARDS = [
  fighter('Guard', 'Dark', 3, 2, 3),
  fighter('Captain', 'Dark', 5, 4, 4),
  fighter('Clerk', 'Dark', 0, 1, 1),
  fighter('Scout', 'Light', 2, 2, 2),
  fighter('Hero', 'Light', 6, 4, 5),
  fighter('Dummy', 'Light', 0, 1, 1),
  'Field   Light Location - Site   C1\ndestiny 0   Light 1   Dark 1\nexterior   planet',
  'Hall   Light Location - Site   C1\ndestiny 0   Light 1   Dark 1\ninterior',
  'Orbit   Light Location - System   C1\ndestiny 0   Light 1   Dark 1   parsec 3',
];

/** Dark's battle phase (unless told) with these cards at the Field, and at other places if there are any. */
export function field(t: Play, here: readonly string[], more: Partial<BoardSpec> = {}): void {
  t.board({
    at: 'Dark battles',
    ...more,
    locations: { Field: here, ...more.locations },
    cards: [...CARDS, ...(more.cards ?? [])],
  });
}

/** Nobody responds and no weapon is fired, until this is asked (of this seat). */
export function on(t: Play, kind: string, seat?: Seat): void {
  for (let i = 0; i < 80; i++) {
    const { question } = t.state;
    if (question === null) throw new Error(`${kind} is not asked: the game is over`);
    if (question.kind === kind && (seat === undefined || t.nameOfSeat(question.seat) === seat)) return;
    if (question.kind === 'respond') t.answer('Pass');
    else if (question.kind === 'weapons') t.answer('Done');
    else throw new Error(`${kind} is not asked, but ${question.kind}: ${t.options.join(', ')}`);
  }
}

/** The rest of the battle up to its damage, or to its end: battle destiny is drawn by those who may, or by none. */
export function fight(t: Play, draws = true): void {
  for (;;) {
    const kind = t.state.question?.kind;
    if (kind === 'respond') t.answer('Pass');
    else if (kind === 'weapons') t.answer('Done');
    else if (kind === 'battleDestiny') t.answer(draws ? 'Draw battle destiny' : 'Draw none');
    else return;
  }
}

/** Total power of both in the last battle: Dark, Light. */
export const totals = (t: Play): number[] =>
  t
    .events('power')
    .slice(-2)
    .map(({ n }) => n / 1000);

/** Attrition and battle damage that the seat still has to meet. */
export function owed(t: Play, seat: Seat): [number, number] {
  const { battle } = t.state;
  const at = seat === 'Dark' ? 0 : 1;
  return battle === null ? [0, 0] : [battle.attritionLeft[at]! / 1000, battle.damageLeft[at]! / 1000];
}

export const isInBattle = (t: Play, name: string): boolean => t.state.battle?.cards.includes(t.find(name)) ?? false;

/** How many draws of battle destiny were made in the battle so far. */
export const drawn = (t: Play, seat: Seat): number => t.state.battle?.draws[seat === 'Dark' ? 0 : 1]!.length ?? 0;

/** The function of a card that says these words, as soon as its player can play it. */
export function play(t: Play, seat: Seat, title: string, words: string): void {
  for (let i = 0; i < 40; i++) {
    const { question } = t.state;
    if (question === null || question.kind === 'battleDestiny') throw new Error(`${title} is not offered`);
    const option = t.options.find((full) => full.startsWith(`Play ${title}`) && full.includes(words));
    if (option !== undefined && t.nameOfSeat(question.seat) === seat) {
      t.answer(option);
      return;
    }
    t.answer(question.kind === 'weapons' ? 'Done' : 'Pass');
  }
}

/** Nobody responds any more, and this is offered to none of them. */
export function never(t: Play, what: string): void {
  while (t.state.question?.kind === 'respond') {
    t.doesNotOffer(what);
    t.pass();
  }
}

/** Nobody responds any more. */
export function passAll(t: Play): void {
  while (t.state.question?.kind === 'respond') t.pass();
}
