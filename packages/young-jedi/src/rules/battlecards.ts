/** What Battle cards do when they resolve (YJ-FGT-11, 12). */
import { ask, call, type Frame, type Option, option, procedure } from '@dejarik/kernel';
import type { Ability } from '../cards/ability.ts';
import type { Definition } from '../cards/catalogue.ts';
import { showHand } from './deploy.ts';
import { numberOptions } from './destiny.ts';
import { event, tell } from './events.ts';
import { holds } from './stats.ts';
import { type Camp, enemyOf } from './state.ts';
import { countUse, defOf, type Table } from './table.ts';

interface ResolveFrame extends Frame {
  readonly seat: number;
  /** The next of the card's texts. */
  at: number;
  /** The opponent that was picked (YJ-BC-19), and the printed numbers that were chosen. */
  opponent: number;
  numbers: number[];
}

export function resolveBattleCard(g: Table, seat: number): void {
  const camp = g.state.fight!.camps[seat]!;
  if (camp.form >= 0 && !lacksWeapons(g.cards.cards[camp.form]!, camp))
    call(g, { proc: 'battleCard', step: 0, seat, at: 0, opponent: -1, numbers: [] } as ResolveFrame);
}

export const battleCard = procedure<Table, ResolveFrame>('battleCard', {
  next(g, f) {
    const ability = textsOf(g, f)[f.at];
    if (ability === undefined) return 'done';
    return resolve(g, f, ability);
  },
  decided(g, f) {
    decide(g, f, textsOf(g, f)[f.at]!);
    return 'onward';
  },
  onward(_g, f) {
    f.at++;
    return 'next';
  },
  /** YJ-BC-19, 22, YJ-TWO-02: one opponent is picked, and two-number Characters have one number chosen. */
  opponent(g, f) {
    const { cards } = g.state.fight!.camps[enemyOf(f.seat)]!;
    f.opponent = cards[0]!;
    if (cards.length === 1) return 'ownNumber';
    ask(
      g,
      f.seat,
      'opponent',
      cards.map((card) => option('opponent', card)),
      g.state.fight!.camps[f.seat]!.battle,
    );
  },
  chosenOpponent(g, f) {
    f.opponent = g.state.answer!.card;
  },
  ownNumber(g, f) {
    const card = g.state.fight!.camps[f.seat]!.cards[0]!;
    const { destiny } = defOf(g, card);
    if (new Set(destiny).size === 1) {
      f.numbers = [destiny[0]!];
      return 'theirNumber';
    }
    ask(g, f.seat, 'printed', numberOptions(card, destiny), card);
  },
  chosenOwn(g, f) {
    f.numbers = [g.state.answer!.n];
  },
  theirNumber(g, f) {
    const { destiny } = defOf(g, f.opponent);
    if (new Set(destiny).size === 1) {
      f.numbers.push(destiny[0]!);
      return 'difference';
    }
    ask(g, enemyOf(f.seat), 'printed', numberOptions(f.opponent, destiny), f.opponent);
  },
  chosenTheirs(g, f) {
    f.numbers.push(g.state.answer!.n);
  },
  difference(g, f) {
    const camp = g.state.fight!.camps[f.seat]!;
    const difference = f.numbers[1]! - f.numbers[0]!;
    if (difference > 0) {
      camp.bonus += difference;
      countUse(g, textsOf(g, f)[f.at]!);
    }
    return 'onward';
  },
});

/** YJ-BC-26: a Battle card for one who uses certain Weapons gives nothing when one of them is ignored. */
const lacksWeapons = ({ uses }: Definition, { weapons }: Camp): boolean =>
  uses.length > 0 && uses.every((use) => use.weapons.length > weapons.length);

const campOf = (g: Table, f: ResolveFrame): Camp => g.state.fight!.camps[f.seat]!;
const textsOf = (g: Table, f: ResolveFrame): readonly Ability[] => g.cards.cards[campOf(g, f).form]!.abilities;

/** Returns the step to go on with, or nothing when something is asked. */
function resolve(g: Table, f: ResolveFrame, ability: Ability): 'onward' | 'opponent' | undefined {
  const s = g.state;
  const fight = s.fight!;
  const camp = campOf(g, f);
  const { seat } = f;
  switch (ability.is) {
    case 'bonus':
      if (ability.on.when === 'handRevealed') {
        if (s.hand[seat]!.length === 0) return 'onward'; // YJ-BC-24
        ask(g, seat, 'showHand', [option('yes', camp.battle), option('no', camp.battle)], camp.battle);
        return undefined;
      }
      if (holds(g, fight, seat, 0, ability.on)) {
        camp.bonus += ability.n;
        countUse(g, ability);
      }
      return 'onward';
    case 'stakes':
      camp.stakes = [ability.win, ability.lose];
      countUse(g, ability);
      return 'onward';
    case 'noBreakthrough':
      if (s.battle!.plan[seat]!.length === 0) {
        s.battle!.firm[seat] = true;
        countUse(g, ability);
      }
      return 'onward';
    case 'difference':
      return 'opponent';
    case 'swap': {
      const options = swaps(camp, fight.camps[enemyOf(seat)]!);
      if (options.length === 0) return 'onward';
      ask(g, seat, 'swap', [...options, option('pass')], camp.battle);
      return undefined;
    }
    case 'damageAsDestiny': {
      const { damage } = defOf(g, camp.cards[0]!);
      if (camp.draws.length === 0) return 'onward';
      const options = camp.draws.map((_, i) => option('replace', -1, i, damage));
      ask(g, seat, 'replace', [...options, option('pass')], camp.battle);
      return undefined;
    }
    case 'use':
      countUse(g, ability);
      return 'onward';
    default:
      return 'onward';
  }
}

/** More draws than this no side makes in one fight. */
export const MOST_DRAWS = 16;

/** YJ-BC-21: each of the own numbers that is lower than one of the opponent's, with that one. */
function swaps(own: Camp, theirs: Camp): Option[] {
  const options: Option[] = [];
  own.draws.forEach((mine, i) => {
    theirs.draws.forEach((other, j) => {
      if (mine.n < other.n) options.push(option('swap', -1, i * MOST_DRAWS + j, other.n - mine.n));
    });
  });
  return options;
}

function decide(g: Table, f: ResolveFrame, ability: Ability): void {
  const s = g.state;
  const { kind, target, n } = s.answer!;
  const camp = campOf(g, f);
  if (kind === 'no' || kind === 'pass') return;
  countUse(g, ability);
  if (ability.is === 'bonus') {
    showHand(g, f.seat);
    camp.bonus += ability.n;
  } else if (kind === 'replace') {
    camp.draws[target] = { ...camp.draws[target]!, n };
    tell(g, event('replace', f.seat, camp.cards[0], -1, n));
  } else {
    const theirs = s.fight!.camps[enemyOf(f.seat)]!;
    const [i, j] = [Math.floor(target / MOST_DRAWS), target % MOST_DRAWS];
    const [mine, other] = [camp.draws[i]!, theirs.draws[j]!];
    camp.draws[i] = { ...mine, n: other.n };
    theirs.draws[j] = { ...other, n: mine.n };
    tell(g, event('swap', f.seat, camp.cards[0], theirs.cards[0], n));
  }
}
