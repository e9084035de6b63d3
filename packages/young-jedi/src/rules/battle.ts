/** A battle: Battle cards, plans, fights one after another, breakthrough (YJ-BP-01 to 11, YJ-BRK-01 to 05). */
import { ask, call, type Frame, type Option, option, procedure } from '@dejarik/kernel';
import { event, happen, takeDamage, tell } from './events.ts';
import { beginFight } from './fight.ts';
import { type Battle, enemyOf, PLAN, type State } from './state.ts';
import { cardsAt, defOf, hasCharacter, isHidden, ownerOf, type Table } from './table.ts';
import { runTexts } from './texts.ts';

/** Battles and duels need an open table: nothing hidden on the planet, Characters on both sides (YJ-HID-07, YJ-BP-01). */
export function mayFight(g: Table): boolean {
  const s = g.state;
  return [0, 1].every((seat) => !isHidden(s, seat, s.current) && hasCharacter(g, seat, s.current));
}

interface BattleFrame extends Frame {
  /** Whose turn it is to declare or to plan. */
  seat: number;
}

export function beginBattle(g: Table, attacker: number, ships: boolean, planet: number): void {
  const s = g.state;
  s.battle = {
    attacker,
    ships,
    planet,
    plan: [[], []],
    fights: [0, 0],
    staying: [NOBODY, NOBODY],
    firm: [false, false],
  };
  tell(g, event('battle', attacker, -1, -1, ships ? 1 : 0, planet));
  call(g, { proc: 'battle', step: 0, seat: attacker } as BattleFrame);
}

export const NOBODY: Battle['staying'][number] = { card: -1, weapons: [], form: -1 };

/** Everything of the seat that goes into its plan (YJ-BP-03, 09; YJ-SHP-06). */
export function troops(s: State, battle: Battle, seat: number): number[] {
  return battle.ships ? s.hyperspace[seat]! : cardsAt(s, seat, battle.planet);
}

export function declaredCards(s: State, seat: number): number[] {
  const found: number[] = [];
  for (let card = 0; card < s.def.length; card++)
    if (s.zone[card] === PLAN && ownerOf(s, card) === seat) found.push(card);
  return found;
}

/** What the seat has not yet put into its plan. */
function unplanned(s: State, battle: Battle, seat: number): number[] {
  const plan = battle.plan[seat]!;
  return [...troops(s, battle, seat), ...declaredCards(s, seat)].filter((card) => !plan.includes(card));
}

export const hasFighter = (g: Table, battle: Battle, seat: number): boolean =>
  battle.plan[seat]!.some((card) => defOf(g, card).fighter);

export const battle = procedure<Table, BattleFrame>('battle', {
  /** YJ-BC-02: the attacker first; the number is known to both, the cards are not. */
  declare(g, f) {
    const options: Option[] = [];
    for (const card of g.state.hand[f.seat]!) if (defOf(g, card).battle) options.push(option('declare', card));
    options.push(option('done'));
    ask(g, f.seat, 'battleCards', options);
  },
  declared(g, f) {
    const { kind, card } = g.state.answer!;
    if (kind === 'declare') {
      happen(g, event('declare', f.seat, card));
      return 'declare';
    }
    tell(g, event('declared', f.seat, -1, -1, declaredCards(g.state, f.seat).length));
    if (f.seat === g.state.battle!.attacker) {
      f.seat = enemyOf(f.seat);
      return 'declare';
    }
    f.seat = g.state.battle!.attacker;
  },
  /** YJ-BP-04, 05: card by card, the first fight first; after a Weapon comes no Battle card. */
  plan(g, f) {
    const s = g.state;
    const b = s.battle!;
    const plan = b.plan[f.seat]!;
    const rest = unplanned(s, b, f.seat);
    if (!rest.some((card) => defOf(g, card).fighter)) {
      plan.push(...rest);
      return 'planned';
    }
    const last = plan.at(-1);
    const afterWeapon = last !== undefined && defOf(g, last).type === 'Weapon';
    const options: Option[] = [];
    for (const card of rest)
      if (!(afterWeapon && defOf(g, card).battle)) options.push(option('plan', card, -1, plan.length));
    if (rest.length === 1) {
      plan.push(rest[0]!);
      return 'planned';
    }
    ask(g, f.seat, 'plan', options);
  },
  planOne(g, f) {
    g.state.battle!.plan[f.seat]!.push(g.state.answer!.card);
    return 'plan';
  },
  planned(g, f) {
    tell(g, event('planned', f.seat, -1, -1, g.state.battle!.plan[f.seat]!.length));
    if (f.seat === g.state.battle!.attacker) {
      f.seat = enemyOf(f.seat);
      return 'plan';
    }
  },
  /** YJ-BP-07: the first fighters of both plans, then the next, until one side has none left. */
  nextFight(g) {
    const b = g.state.battle!;
    if (!ready(g, b, 0) || !ready(g, b, 1)) return 'breakthrough';
    beginFight(g);
  },
  afterFight(g) {
    runTexts(g);
  },
  again() {
    return 'nextFight';
  },
  /** YJ-BRK-01 to 05: 1 damage for each attacking Character without an opponent. */
  breakthrough(g) {
    const b = g.state.battle!;
    const defender = enemyOf(b.attacker);
    const through = b.plan[b.attacker]!.filter((card) => defOf(g, card).fighter).length;
    if (b.ships || through === 0) return;
    if (b.firm[defender]) {
      tell(g, event('breakthrough', defender, -1, -1, 0));
      return;
    }
    tell(g, event('breakthrough', defender, -1, -1, through));
    takeDamage(g, defender, through);
  },
  /** YJ-BC-06, YJ-BP-08. */
  end(g) {
    const s = g.state;
    for (const seat of [0, 1])
      for (const card of declaredCards(s, seat)) {
        tell(g, event('wasted', seat, card));
        happen(g, event('discard', seat, card));
      }
    s.battle = null;
    tell(g, event('battleEnds', s.acting));
  },
});

/** Whether the seat has somebody for another fight. */
const ready = (g: Table, b: Battle, seat: number): boolean => b.staying[seat]!.card >= 0 || hasFighter(g, b, seat);
