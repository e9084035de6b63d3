/** What Battle cards do when they resolve (YJ-FGT-11, 12). */
import { DONE, opponentOf } from '@dejarik/kernel';
import type { Ability } from '../cards/ability.ts';
import { numberOptions } from './destiny.ts';
import { about, showHand, tell, withOther } from './events.ts';
import { answerTo, ask, procedure } from './flow.ts';
import type { Camp } from './parts.ts';
import type { BattleCardMemory } from './procedures.ts';
import type { Questions } from './questions.ts';
import { holds } from './stats.ts';
import { countUse, defOf, type Table } from './table.ts';

export const battleCard = procedure('battleCard', {
  next(g, f) {
    const ability = textsOf(g, f)[f.at];
    return ability === undefined ? DONE : resolve(g, f, ability);
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
  onlyOpponent(g, f) {
    const { cards } = opposing(g, f);
    f.opponent = cards[0]!;
    if (cards.length === 1) return 'printed';
  },
  opponent(g, f) {
    const { cards } = opposing(g, f);
    ask(
      g,
      f.seat,
      'opponent',
      cards.map((card) => ({ kind: 'opponent', card })),
      campOf(g, f).battle,
    );
  },
  chosenOpponent(g, f) {
    f.opponent = answerTo(g, 'opponent').card;
  },
  printed(_g, f) {
    f.numbers = [];
  },
  /** The own number first, then the opponent's, each chosen by its player. */
  onlyNumber(g, f) {
    const numbers = new Set(defOf(g, compared(g, f)).destiny);
    if (numbers.size > 1) return;
    f.numbers.push(...numbers);
    return 'difference';
  },
  number(g, f) {
    const card = compared(g, f);
    ask(g, g.state.owner[card]!, 'printed', numberOptions(card, defOf(g, card).destiny), card);
  },
  chosenNumber(g, f) {
    f.numbers.push(answerTo(g, 'printed').number);
  },
  difference(g, f) {
    const [own, theirs] = f.numbers;
    if (theirs === undefined) return 'onlyNumber';
    if (theirs > own!) {
      campOf(g, f).bonus += theirs - own!;
      countUse(g, textsOf(g, f)[f.at]!);
    }
    return 'onward';
  },
});

const campOf = (g: Table, { seat }: BattleCardMemory): Camp => g.state.fight!.camps[seat]!;
const opposing = (g: Table, { seat }: BattleCardMemory): Camp => g.state.fight!.camps[opponentOf(g.state, seat)]!;
const textsOf = (g: Table, f: BattleCardMemory): readonly Ability[] => g.cards.cards[campOf(g, f).form]!.abilities;

/** The Character whose printed number is wanted next. */
const compared = (g: Table, f: BattleCardMemory): number =>
  f.numbers.length === 0 ? campOf(g, f).cards[0]! : f.opponent;

/** Returns the step to go on with, or nothing when something is asked. */
function resolve(g: Table, f: BattleCardMemory, ability: Ability): 'onward' | 'onlyOpponent' | undefined {
  const s = g.state;
  const camp = campOf(g, f);
  const { seat } = f;
  switch (ability.is) {
    case 'bonus':
      if (ability.on.when === 'handRevealed') {
        if (s.hand[seat]!.length === 0) return 'onward'; // YJ-BC-24
        const card = camp.battle;
        ask(
          g,
          seat,
          'showHand',
          [
            { kind: 'yes', card },
            { kind: 'no', card },
          ],
          card,
        );
        return undefined;
      }
      if (holds(g, s.fight!, seat, 0, ability.on)) {
        camp.bonus += ability.n;
        countUse(g, ability);
      }
      return 'onward';
    case 'stakes':
      camp.damageIfWon = ability.win;
      camp.damageIfLost = ability.lose;
      countUse(g, ability);
      return 'onward';
    case 'noBreakthrough':
      if (s.battle!.plan[seat]!.length === 0) {
        s.battle!.firm[seat] = true;
        countUse(g, ability);
      }
      return 'onward';
    case 'difference':
      return 'onlyOpponent';
    case 'swap': {
      const options = swaps(camp, opposing(g, f));
      if (options.length === 0) return 'onward';
      ask(g, seat, 'swap', [...options, { kind: 'pass' }], camp.battle);
      return undefined;
    }
    case 'damageAsDestiny': {
      const number = defOf(g, camp.cards[0]!).damage;
      if (camp.draws.length === 0) return 'onward';
      const options = camp.draws.map((_, draw): Questions['replace'] => ({ kind: 'replace', draw, number }));
      ask(g, seat, 'replace', [...options, { kind: 'pass' }], camp.battle);
      return undefined;
    }
    case 'use':
      countUse(g, ability);
      return 'onward';
    default:
      return 'onward';
  }
}

/** YJ-BC-21: each of the own numbers that is lower than one of the opponent's, with that one. */
function swaps(camp: Camp, enemy: Camp): Questions['swap'][] {
  const options: Questions['swap'][] = [];
  camp.draws.forEach((mine, own) => {
    enemy.draws.forEach((other, theirs) => {
      if (mine.n < other.n) options.push({ kind: 'swap', own, theirs, gain: other.n - mine.n });
    });
  });
  return options;
}

function decide(g: Table, f: BattleCardMemory, ability: Ability): void {
  const camp = campOf(g, f);
  switch (ability.is) {
    case 'bonus':
      if (answerTo(g, 'showHand').kind === 'no') return;
      showHand(g, f.seat);
      camp.bonus += ability.n;
      break;
    case 'damageAsDestiny': {
      const answer = answerTo(g, 'replace');
      if (answer.kind === 'pass') return;
      const { draw, number } = answer;
      camp.draws[draw] = { ...camp.draws[draw]!, n: number };
      tell(g, { ...about(g, 'replace', f.seat, camp.cards[0]!), number });
      break;
    }
    default: {
      const answer = answerTo(g, 'swap');
      if (answer.kind === 'pass') return;
      const enemy = opposing(g, f);
      const [mine, other] = [camp.draws[answer.own]!, enemy.draws[answer.theirs]!];
      camp.draws[answer.own] = { ...mine, n: other.n };
      enemy.draws[answer.theirs] = { ...other, n: mine.n };
      tell(g, { ...withOther(g, 'swap', f.seat, camp.cards[0]!, enemy.cards[0]!), gain: answer.gain });
    }
  }
  countUse(g, ability);
}
