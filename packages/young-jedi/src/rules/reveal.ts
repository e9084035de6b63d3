/** What a plan shows for a fight: its fighters, the Battle card that works, the Weapons in use (YJ-FGT-01, 02). */
import { opponentOf } from '@dejarik/kernel';
import type { Use } from '../cards/ability.ts';
import type { Definition } from '../cards/catalogue.ts';
import { about, tell } from './events.ts';
import type { Battle, Camp, Fight } from './parts.ts';
import { isPushed, userBox, usesBuiltIn } from './stats.ts';
import { countUse, currentLocation, defOf, noteHalf, type Table } from './table.ts';

/** YJ-BC-26: a Battle card for one who uses certain Weapons gives nothing when one of them is ignored. */
const lacksWeapons = ({ uses }: Definition, { weapons }: Camp): boolean =>
  uses.length > 0 && uses.every((use) => use.weapons.length > weapons.length);

/** Whether the side has a Battle card that resolves. */
export const isWorking = (g: Table, camp: Camp): boolean =>
  camp.form >= 0 && !lacksWeapons(g.cards.cards[camp.form]!, camp);

/** What lies on top of a plan: Battle cards and Weapons, then fighters in a row. */
interface Front {
  readonly battleCards: number[];
  readonly weapons: number[];
  readonly fighters: number[];
}

function frontOf(g: Table, plan: readonly number[]): Front {
  const front: Front = { battleCards: [], weapons: [], fighters: [] };
  for (const card of plan) {
    const def = defOf(g, card);
    if (def.fighter) front.fighters.push(card);
    else if (front.fighters.length > 0) break;
    else if (def.battle) front.battleCards.push(card);
    else front.weapons.push(card);
  }
  return front;
}

/** A way to use a Battle card: as which definition, with how many of the fighters. */
export interface Working {
  readonly card: number;
  readonly form: Definition;
  readonly use: Use;
}

/** The Battle card on top of the plan that is legal for the fighters behind it, as each of its halves and groups. */
export function workingCards(g: Table, fight: Fight, seat: number): Working[] {
  const b = g.state.battle!;
  const front = frontOf(g, b.plan[seat]!);
  const found: Working[] = [];
  for (const card of front.battleCards) {
    const def = defOf(g, card);
    const forms = def.halves.length > 0 ? def.halves.filter(({ type }) => type === 'Battle') : [def];
    for (const form of forms)
      for (const use of form.uses) {
        const known = found.some((other) => other.form === form && other.use.members.length === use.members.length);
        if (!known && fits(g, fight, b, seat, front, use)) found.push({ card, form, use });
      }
    if (found.length > 0) return found; // YJ-BC-04: the first that is legal works
  }
  return found;
}

function fits(g: Table, fight: Fight, b: Battle, seat: number, front: Front, use: Use): boolean {
  const n = use.members.length;
  if (front.fighters.length < n) return false;
  if (use.first && b.fights[seat]! > 0) return false; // YJ-BC-12
  if (use.planet >= 0 && use.planet !== fight.planet) return false;
  if (use.location >= 0 && (b.ships || use.location !== fight.planet * 3 + currentLocation(g))) return false;
  const group = front.fighters.slice(0, n).map((card) => defOf(g, card));
  if (n > 1 && group.filter(({ armed }) => armed).length > 1) return false; // YJ-ARM-11
  if (use.titles === 'stack' && !(group[0]!.stackable && group.every(({ title }) => title === group[0]!.title)))
    return false;
  if (use.titles === 'different' && new Set(group.map(({ title }) => title)).size < n) return false;
  if (use.weapons.length > 0 && pickWeapons(g, fight, seat, group[0]!, front.weapons, use) === null) return false;
  return seated(use, group, 0, 0);
}

/** Whether each member can be found among the group, in whatever order. */
function seated(use: Use, group: readonly Definition[], member: number, taken: number): boolean {
  if (member === use.members.length) return true;
  for (let i = 0; i < group.length; i++)
    if ((taken & (1 << i)) === 0 && use.members[member]!.includes[group[i]!.index] === 1)
      if (seated(use, group, member + 1, taken | (1 << i))) return true;
  return false;
}

/** YJ-WPN-09: one Weapon of each named kind, usable by the character. */
function pickWeapons(
  g: Table,
  fight: Fight,
  seat: number,
  user: Definition,
  weapons: readonly number[],
  use: Use,
): number[] | null {
  const picked: number[] = [];
  for (const what of use.weapons) {
    const weapon = weapons.find((card) => {
      const def = defOf(g, card);
      return !picked.includes(card) && what.includes[def.index] === 1 && userBox(g, fight, seat, user, def) !== null;
    });
    if (weapon === undefined) return null;
    picked.push(weapon);
  }
  return picked;
}

/** Takes the cards of the fight off the plan. `working`: the Battle card in use, or null. */
export function turnOver(g: Table, fight: Fight, seat: number, working: Working | null): void {
  const b = g.state.battle!;
  const camp = fight.camps[seat]!;
  const front = frontOf(g, b.plan[seat]!);
  const fighters = front.fighters.slice(0, working?.use.members.length ?? 1);
  camp.cards = fighters;
  camp.battleCards = front.battleCards;
  camp.aside = front.weapons;
  if (working !== null) {
    camp.battle = working.card;
    camp.form = working.form.index;
    noteHalf(g, defOf(g, working.card), working.form);
    for (const card of fighters) for (const ability of defOf(g, card).by.countsAs ?? []) countUse(g, ability);
    camp.weapons =
      working.use.weapons.length > 0
        ? pickWeapons(g, fight, seat, defOf(g, fighters[0]!), front.weapons, working.use)!
        : [];
  }
  b.plan[seat] = b.plan[seat]!.slice(front.battleCards.length + front.weapons.length + fighters.length);
  b.fights[seat] = b.fights[seat]! + 1;
}

/** The fighter that stays from the fight before, with its Weapons and no Battle card (YJ-BC-15). */
export function stay(g: Table, fight: Fight, seat: number): void {
  const b = g.state.battle!;
  const { card, weapons, form } = b.staying[seat]!;
  const camp = fight.camps[seat]!;
  camp.cards = [card];
  camp.aside = [...weapons];
  camp.stays = form;
}

/** YJ-WPN-02, 06, 08: which of the revealed Weapons is used; the others are set aside. */
export function takeUpWeapons(g: Table, fight: Fight, seat: number): void {
  const camp = fight.camps[seat]!;
  const user = defOf(g, camp.cards[0]!);
  const form = camp.form < 0 ? null : g.cards.cards[camp.form]!;
  for (const ability of form?.by.noWeaponHere ?? []) countUse(g, ability);
  const barred = form?.by.noWeaponHere !== undefined || camp.cards.some((card) => defOf(g, card).armed); // YJ-BC-28, YJ-ARM-10
  const both = camp.weapons;
  const candidates = barred ? [] : both.length > 0 ? both : camp.aside.toReversed();
  const used: number[] = [];
  camp.dots = [];
  camp.cubes = [];
  for (const weapon of candidates) {
    const box = userBox(g, fight, seat, user, defOf(g, weapon));
    if (box === null) continue;
    used.push(weapon);
    camp.dots.push(box.power);
    camp.cubes.push(box.draws);
    if (both.length === 0) break; // YJ-WPN-04: only one
  }
  camp.weapons = used;
  camp.aside = camp.aside.filter((weapon) => !used.includes(weapon));
}

/** The weapons of a side give nothing in this fight and are not lost in it (YJ-WPN-16). */
function ignoreWeapons(g: Table, fight: Fight, seat: number): void {
  const camp = fight.camps[seat]!;
  for (const weapon of camp.weapons) tell(g, about(g, 'ignored', seat, weapon));
  camp.aside.push(...camp.weapons);
  camp.weapons = [];
  camp.dots = [];
  camp.cubes = [];
}

/** YJ-BC-26, 27: at the reveal; what one push takes away does not make the other one work. */
export function applyForcePush(g: Table, fight: Fight): void {
  const pushed: number[] = [];
  for (let seat = 0; seat < fight.camps.length; seat++) if (isPushed(g, fight, seat)) pushed.push(seat);
  for (const seat of pushed) {
    const form = g.cards.cards[fight.camps[opponentOf(g.state, seat)]!.form]!;
    for (const ability of form.by.forcePush ?? []) countUse(g, ability);
    ignoreWeapons(g, fight, seat);
  }
}

/** A Weapon's built-in counterpart: destiny draws of Armed & Dangerous Characters (YJ-ARM-03, 05). */
export function weaponDraws(g: Table, fight: Fight, seat: number): number {
  const camp = fight.camps[seat]!;
  let n = camp.cubes.reduce((sum, cubes) => sum + cubes, 0);
  for (const card of camp.cards)
    if (usesBuiltIn(g, fight, seat, card)) for (const ability of defOf(g, card).by.builtIn ?? []) n += ability.draws;
  return n;
}
