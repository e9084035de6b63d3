/** The weapons step of a battle (CCG-BTL-08), and aiming a weapon. */
import { DONE, opponentOf } from '@dejarik/kernel';
import { textActions } from './actions.ts';
import { announce } from './announce.ts';
import { declareShot } from './firing.ts';
import { answerTo, ask, procedure } from './flow.ts';
import { forceOf } from './force.ts';
import { hasRule } from './live.ts';
import { hasPresence } from './presence.ts';
import type { Questions } from './questions.ts';
import { hand } from './state.ts';
import type { Table } from './table.ts';
import { fireCost, shotsLeft, targetsOf, weaponsOf } from './targeting.ts';

/** Stages of the step: of attacker and defender those that are fired before all others, then all that they want. */
const FIRST = 2;
const STAGES = 4;

export const weapons = procedure('weapons', {
  choose(g, f) {
    if (f.stage >= STAGES || isOver(g)) return DONE;
    const seat = f.stage % 2 === 0 ? f.seat : opponentOf(g.state, f.seat);
    const options = f.stage < FIRST ? firstWeapons(g, seat) : weaponOptions(g, seat);
    // Whether there is something to do must not tell what is in the hand.
    if (options.length === 0 && (f.stage < FIRST || hand(g.state, seat).length === 0)) {
      f.stage++;
      return 'choose';
    }
    ask(g, seat, 'weapons', [...options, { kind: 'done' }]);
  },
  act(g, f) {
    const seat = f.stage % 2 === 0 ? f.seat : opponentOf(g.state, f.seat);
    const option = answerTo(g, 'weapons');
    if (option.kind === 'done') f.stage++;
    else announce(g, seat, option);
    return 'choose';
  },
});

/** CCG-BTL-23. */
const isOver = (g: Table): boolean => {
  const b = g.state.battle!;
  return b.over || g.state.seats.some((_, seat) => !hasPresence(g, seat, b.at));
};

type Option = Questions['weapons'];

const fireOption = (card: number): Option => ({ kind: 'fire', card });

const firstWeapons = (g: Table, seat: number): Option[] =>
  weaponsOf(g, seat)
    .filter((card) => hasRule(g, card, 'firesFirst'))
    .map(fireOption);

const weaponOptions = (g: Table, seat: number): Option[] => [
  ...weaponsOf(g, seat)
    .filter((card) => !hasRule(g, card, 'firesFirst'))
    .map(fireOption),
  ...textActions(g, seat),
];

export const aim = procedure('aim', {
  target(g, f) {
    ask(
      g,
      f.seat,
      'target',
      targetsOf(g, f.weapon, f.sniper).map((card) => ({ kind: 'pick', card })),
      f.weapon,
    );
  },
  chosen(g, f) {
    const answer = answerTo(g, 'target');
    if (answer.kind === 'pick') f.target = answer.card;
  },
  shots(g, f) {
    // CCG-CARD-163: two shots, combined if the player likes.
    if (f.sniper || shotsLeft(g, f.weapon) < 2 || 2 * fireCost(g, f.weapon) > forceOf(g, f.seat)) {
      shoot(g, f, 1);
      return DONE;
    }
    ask(
      g,
      f.seat,
      'mode',
      [1, 2].map((n) => ({ kind: 'number', n })),
      f.weapon,
    );
  },
  together(g, f) {
    shoot(g, f, answerTo(g, 'mode').n);
    return DONE;
  },
});

interface Aimed {
  readonly seat: number;
  readonly weapon: number;
  readonly target: number;
  readonly each: number;
  readonly sniper: boolean;
}

function shoot(g: Table, { seat, weapon, target, each, sniper }: Aimed, times: number): void {
  const shots = new Array<number>(times).fill(weapon);
  declareShot(g, { seat, weapons: shots, target, targetLife: g.state.life[target]!, each, sniper });
}
