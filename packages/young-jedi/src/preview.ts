/** What a battle plan would bring to each of its fights, as far as its own cards tell: for people who lay one. */
import type { Definition } from './cards/catalogue.ts';
import { drawsIn, type Meeting, meetings } from './meeting.ts';
import { declaredCards, hasFighter, troops } from './rules/battle.ts';
import type { Part } from './rules/event.ts';
import { type Fight, newFight } from './rules/parts.ts';
import { takeUpWeapons, turnOver, workingCards } from './rules/reveal.ts';
import { powerParts, userBox } from './rules/stats.ts';
import { cloneState } from './rules/state.ts';
import { defOf, type Table } from './rules/table.ts';

/** One fight of a plan, before anybody knows the opponent. */
export interface PlannedFight {
  readonly fighters: readonly number[];
  /** The Battle card that will work and as which definition, or -1; and those that will not. */
  readonly battle: number;
  readonly form: number;
  readonly wasted: readonly number[];
  readonly weapons: readonly number[];
  /** Weapons that only some opponents let them use. */
  readonly perhaps: readonly number[];
  readonly aside: readonly number[];
  readonly parts: readonly Part[];
  /** Destiny cards to be drawn. */
  readonly draws: number;
  /** What it comes to against each opponent in sight who draws none. */
  readonly meetings: readonly Meeting[];
}

interface PlanPreview {
  readonly fights: readonly PlannedFight[];
  /** Cards after the last fighter: nobody uses them. */
  readonly left: readonly number[];
}

const plainFight = (g: Table): Fight => {
  const { ships, planet, attacker } = g.state.battle!;
  return newFight(g.state.seats.length, { duel: false, ships, planet, attacker });
};

/** The plan turned over fight by fight, on a copy of the table, and whom each fight may meet. */
export const previewPlan = (g: Table, seat: number, order: readonly number[]): PlanPreview =>
  turnedOver(g, seat, order, meetings);

const nobody = (): readonly Meeting[] => [];

/** `meet`: what is to be known of a fight's opponents, before its Weapons are taken up. */
function turnedOver(
  g: Table,
  seat: number,
  order: readonly number[],
  meet: typeof meetings | typeof nobody,
): PlanPreview {
  const trial: Table = { ...g, state: cloneState(g.state), events: null, uses: null };
  const battle = trial.state.battle!;
  battle.plan[seat] = order.slice();
  battle.fights[seat] = 0;
  const fights: PlannedFight[] = [];
  while (hasFighter(trial, battle, seat)) {
    const fight = plainFight(trial);
    const working = workingCards(trial, fight, seat)[0] ?? null;
    turnOver(trial, fight, seat, working);
    const met = meet(trial, fight, seat);
    takeUpWeapons(trial, fight, seat);
    fights.push({ ...plannedFight(trial, fight, seat), meetings: met });
  }
  return { fights, left: battle.plan[seat].slice() };
}

function plannedFight(g: Table, fight: Fight, seat: number): Omit<PlannedFight, 'meetings'> {
  const camp = fight.camps[seat]!;
  const user = defOf(g, camp.cards[0]!);
  const perhaps = camp.aside.filter((weapon) => mightUse(user, defOf(g, weapon)));
  return {
    fighters: camp.cards,
    battle: camp.battle,
    form: camp.form,
    wasted: camp.battleCards.filter((card) => card !== camp.battle),
    weapons: camp.weapons,
    perhaps,
    aside: camp.aside.filter((weapon) => !perhaps.includes(weapon)),
    parts: powerParts(g, fight, seat),
    draws: drawsIn(g, fight, seat),
  };
}

/** A user box that counts against some opponents only. */
const mightUse = (user: Definition, weapon: Definition): boolean =>
  user.type === 'Character' &&
  !user.armed &&
  weapon.boxes.some((box) => box.against !== null && box.who.includes[user.index] === 1);

/** Drawing is worth about this much power. */
const A_DRAW = 3.4;

const worth = ({ parts, draws }: Pick<PlannedFight, 'parts' | 'draws'>): number =>
  parts.reduce((sum, { n }) => sum + n, 0) + draws * A_DRAW;

/** Everything the seat has for the battle, in an order in which Weapons and Battle cards come into use. */
export function suggestPlan(g: Table, seat: number): number[] {
  const battle = g.state.battle!;
  const all = [...troops(g.state, battle, seat), ...declaredCards(g.state, seat)];
  const fighters = all.filter((card) => defOf(g, card).fighter);
  const weapons = all.filter((card) => defOf(g, card).type === 'Weapon');
  const held = arm(g, seat, fighters, weapons);
  const spare = weapons.filter((weapon) => ![...held.values()].includes(weapon));
  let order = fighters.flatMap((card) => (held.has(card) ? [held.get(card)!, card] : [card]));
  const wasted: number[] = [];
  for (const card of declaredCards(g.state, seat)) {
    const better = withBattleCard(g, seat, order, card);
    if (better === null) wasted.push(card);
    else order = better;
  }
  return [...order, ...wasted, ...spare];
}

/** Each Weapon to the one it helps most. */
function arm(g: Table, seat: number, fighters: readonly number[], weapons: readonly number[]): Map<number, number> {
  const fight = plainFight(g);
  const pairs = weapons.flatMap((weapon) =>
    fighters.flatMap((fighter) => {
      const box = userBox(g, fight, seat, defOf(g, fighter), defOf(g, weapon));
      return box === null ? [] : [{ weapon, fighter, value: box.power + box.draws * A_DRAW }];
    }),
  );
  const held = new Map<number, number>();
  const used = new Set<number>();
  for (const { weapon, fighter } of pairs.sort((a, b) => b.value - a.value)) {
    if (used.has(weapon) || held.has(fighter)) continue;
    used.add(weapon);
    held.set(fighter, weapon);
  }
  return held;
}

/** A fighter with what lies before it. */
type Group = readonly number[];

function groupsOf(g: Table, order: readonly number[]): Group[] {
  const groups: number[][] = [];
  let open: number[] = [];
  for (const card of order) {
    open.push(card);
    if (!defOf(g, card).fighter) continue;
    groups.push(open);
    open = [];
  }
  return groups;
}

const working = ({ fights }: PlanPreview): number[] => fights.flatMap(({ battle }) => (battle < 0 ? [] : [battle]));

/** The order with the Battle card where it works and gives most, or null: it works nowhere without another failing. */
function withBattleCard(g: Table, seat: number, order: readonly number[], battleCard: number): number[] | null {
  const needed = [...working(turnedOver(g, seat, order, nobody)), battleCard];
  let best: number[] | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const trial of trials(g, groupsOf(g, order), battleCard)) {
    const preview = turnedOver(g, seat, trial, nobody);
    const works = working(preview);
    const value = preview.fights.reduce((sum, fight) => sum + worth(fight), 0);
    if (value <= most || !needed.every((card) => works.includes(card))) continue;
    best = trial;
    most = value;
  }
  return best;
}

/** Before each fighter; and, for those that need two, with each other fighter moved up behind it. */
function* trials(g: Table, groups: readonly Group[], battleCard: number): Generator<number[]> {
  for (let i = 0; i < groups.length; i++) {
    yield groups.flatMap((group, at) => (at === i ? [battleCard, ...group] : group));
    for (let j = 0; j < groups.length; j++) {
      if (j === i || groups[j]!.some((card) => defOf(g, card).battle)) continue;
      const partner = groups[j]!.at(-1)!;
      const freed = groups[j]!.slice(0, -1); // its Weapons have no user any more
      const rest = groups.flatMap((group, at) => (at === i ? [battleCard, ...group, partner] : at === j ? [] : group));
      yield [...rest, ...freed];
    }
  }
}
