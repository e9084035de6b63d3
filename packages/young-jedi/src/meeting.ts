/** What a planned fight comes to against each opponent in sight, whoever of them it will be: for people who lay a plan. */
import { opponentOf } from '@dejarik/kernel';
import { troops } from './rules/battle.ts';
import { cloneFight, type Fight } from './rules/parts.ts';
import { applyForcePush, isWorking, takeUpWeapons, weaponDraws } from './rules/reveal.ts';
import { holds, isPushed, power, userBox } from './rules/stats.ts';
import type { State } from './rules/state.ts';
import { defOf, type Table } from './rules/table.ts';

/** A fight of the plan against one opponent, who has neither Weapon nor Battle card. */
export interface Meeting {
  readonly opponent: number;
  /** How many destiny cards the own side draws, and what they have to come to for it to win. */
  readonly draws: number;
  readonly needs: number;
  /** A Weapon lies there that the opponent could use. */
  readonly mayBeArmed: boolean;
  /** A text of the own side may still change what is drawn, or add to it. */
  readonly about: boolean;
}

/** Destiny cards that the side draws in the fight (YJ-FGT-04 to 09). */
export function drawsIn(g: Table, fight: Fight, seat: number): number {
  const { form, cards } = fight.camps[seat]!;
  const byCard = form < 0 ? 0 : (g.cards.cards[form]!.by.draws?.[0]?.n ?? 0);
  const byPower = cards.filter((card) => defOf(g, card).power < 0 || defOf(g, card).starfighter).length;
  return byCard + byPower + weaponDraws(g, fight, seat);
}

/** The cards of the seat that the viewer sees. */
function inSight({ state: s }: Table, seat: number): number[] {
  const known = ({ def }: State, card: number): boolean => def[card]! >= 0;
  return troops(s, s.battle!, seat).filter((card) => known(s, card));
}

/** `fight`: the own side as its plan was turned over, before Weapons are taken up: some serve only against some. */
export function meetings(g: Table, fight: Fight, seat: number): Meeting[] {
  return inSight(g, opponentOf(g.state, seat))
    .filter((card) => defOf(g, card).fighter)
    .flatMap((opponent) => meet(g, cloneFight(fight), seat, opponent) ?? []);
}

/** Null: the opponent draws too, from a deck that only its owner knows. */
function meet(g: Table, fight: Fight, seat: number, opponent: number): Meeting | null {
  const enemy = opponentOf(g.state, seat);
  fight.camps[enemy]!.cards = [opponent];
  takeUpWeapons(g, fight, seat);
  applyForcePush(g, fight);
  if (drawsIn(g, fight, enemy) > 0) return null;
  const weapons = inSight(g, enemy).filter((card) => defOf(g, card).type === 'Weapon');
  const canUse = (weapon: number): boolean =>
    userBox(g, fight, enemy, defOf(g, opponent), defOf(g, weapon)) !== null && !isPushed(g, fight, enemy);
  return {
    opponent,
    draws: drawsIn(g, fight, seat),
    needs: power(g, fight, enemy) - power(g, fight, seat) - bonusOf(g, fight, seat) + 1,
    mayBeArmed: weapons.some(canUse),
    about: mayChange(g, fight, seat),
  };
}

/** What the Battle card adds for certain when it resolves. */
function bonusOf(g: Table, fight: Fight, seat: number): number {
  const camp = fight.camps[seat]!;
  if (!isWorking(g, camp)) return 0;
  let sum = 0;
  for (const ability of g.cards.cards[camp.form]!.abilities)
    if (ability.is === 'bonus' && holds(g, fight, seat, 0, ability.on)) sum += ability.n;
  return sum;
}

/** What is decided in the fight: a draw taken back or exchanged, a hand shown, printed numbers compared, a weapon ignored. */
function mayChange(g: Table, fight: Fight, seat: number): boolean {
  const camp = fight.camps[seat]!;
  const card = isWorking(g, camp) ? g.cards.cards[camp.form]!.abilities : [];
  const own = [...camp.cards, ...camp.weapons].flatMap((each) => defOf(g, each).abilities);
  return (
    card.some(
      (ability) =>
        ability.is === 'damageAsDestiny' ||
        ability.is === 'difference' ||
        (ability.is === 'bonus' && ability.on.when === 'handRevealed'),
    ) || own.some(({ is }) => is === 'redraw' || is === 'drawTwo' || is === 'ignoreWeapon')
  );
}
