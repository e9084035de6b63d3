/** Laying a battle plan so that its Battle cards and Weapons come into use: for rollouts, which do not search. */
import type { Use } from './cards/ability.ts';
import type { Definition } from './cards/catalogue.ts';
import { type Battle, newFight } from './rules/parts.ts';
import { userBox } from './rules/stats.ts';
import { currentLocation, defOf, type Table } from './rules/table.ts';

type Fits = (card: number) => boolean;

/** The cards laid last: Battle cards, then Weapons, then fighters, as for one fight. */
interface Group {
  readonly battleCards: number[];
  readonly weapons: number[];
  readonly fighters: number[];
}

function lastGroup(g: Table, plan: readonly number[]): Group {
  const group: Group = { battleCards: [], weapons: [], fighters: [] };
  for (const card of plan.toReversed()) {
    const def = defOf(g, card);
    if (def.fighter) {
      if (group.weapons.length > 0 || group.battleCards.length > 0) break;
      group.fighters.unshift(card);
    } else if (def.type === 'Weapon') {
      if (group.battleCards.length > 0) break;
      group.weapons.unshift(card);
    } else group.battleCards.unshift(card);
  }
  return group;
}

const formsOf = (def: Definition): readonly Definition[] =>
  def.halves.length === 0 ? [def] : def.halves.filter(({ type }) => type === 'Battle');

/**
 * What has to come next for the cards laid last to be of use, or null where they wait for nothing. `rest`: what is
 * still to be laid.
 */
export function wantedNext(g: Table, seat: number, rest: readonly number[]): Fits | null {
  const battle = g.state.battle!;
  const group = lastGroup(g, battle.plan[seat]!);
  for (const card of group.battleCards)
    for (const form of formsOf(defOf(g, card)))
      for (const use of form.uses) {
        const missing = isPlace(g, battle, use) ? missingFor(g, use, group) : null;
        if (missing === null) continue;
        if (group.weapons.length > 0 || group.fighters.length > 0) return missing;
        // One Weapon for the first fighter goes before it.
        const users = rest.filter(missing);
        return (next) => missing(next) || users.some((user) => canUse(g, battle, seat, user, next));
      }
  const weapon = group.weapons.at(-1);
  if (weapon === undefined || group.fighters.length > 0) return null;
  return (card) => canUse(g, battle, seat, card, weapon);
}

/** Whether the Weapon is of use to the card in this battle. */
export function canUse(
  g: Table,
  { ships, planet, attacker }: Battle,
  seat: number,
  card: number,
  weapon: number,
): boolean {
  const user = defOf(g, card);
  if (!user.fighter) return false;
  const fight = newFight(g.state.seats.length, { duel: false, ships, planet, attacker });
  return userBox(g, fight, seat, user, defOf(g, weapon)) !== null;
}

/** Whether these fighters and Weapons include those that the Battle card needs. */
export function isPlayable(g: Table, battleCard: number, rest: readonly number[]): boolean {
  const battle = g.state.battle!;
  return formsOf(defOf(g, battleCard)).some(({ uses }) =>
    uses.some((use) => {
      if (!isPlace(g, battle, use)) return false;
      const group: Group = { battleCards: [battleCard], weapons: [], fighters: [] };
      for (let missing = missingFor(g, use, group); missing !== null; missing = missingFor(g, use, group)) {
        const next = rest.find((card) => !group.fighters.includes(card) && missing(card));
        if (next === undefined) return false;
        (defOf(g, next).fighter ? group.fighters : group.weapons).push(next);
      }
      return true;
    }),
  );
}

const isPlace = (g: Table, { ships, planet }: Battle, use: Use): boolean =>
  (use.planet < 0 || use.planet === planet) &&
  (use.location < 0 || (!ships && use.location === planet * 3 + currentLocation(g)));

/** Which cards bring the group closer to this use; null: it is complete, or spoilt. */
function missingFor(g: Table, use: Use, { weapons, fighters }: Group): Fits | null {
  const includes = (who: Use['members'][number], card: number): boolean => who.includes[g.state.def[card]!] === 1;
  const places = use.members.slice();
  for (const fighter of fighters) {
    const place = places.findIndex((who) => includes(who, fighter));
    if (place < 0) return null;
    places.splice(place, 1);
  }
  if (places.length === 0) return null;
  const kind = use.weapons.find((what) => !weapons.some((weapon) => includes(what, weapon)));
  if (fighters.length === 0 && kind !== undefined) return (card) => includes(kind, card);
  const titles = fighters.map((fighter) => defOf(g, fighter).title);
  return (card) => {
    const { fighter, title, stackable } = defOf(g, card);
    if (!fighter || !places.some((who) => includes(who, card))) return false;
    if (use.titles === 'stack') return stackable && titles.every((other) => other === title);
    return use.titles === 'any' || !titles.includes(title);
  };
}
