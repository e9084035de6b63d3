/** Power and DAMAGE in a fight, added up from everything that counts (YJ-FGT-13, YJ-DMG-02 to 06). */
import { opponentOf } from '@dejarik/kernel';
import type { Ability, Condition, UserBox, Who } from '../cards/ability.ts';
import type { Definition } from '../cards/catalogue.ts';
import type { Part } from './event.ts';
import type { Camp, Fight } from './parts.ts';
import { PLANET_COUNT, type State } from './state.ts';
import { cardsAt, countUse, currentLocation, defOf, effectAt, effectsAt, progressOf, type Table } from './table.ts';

type Add = (def: number, n: number, rule: string, ability?: Ability) => void;

/** One side's power, as it stands. */
export function power(g: Table, fight: Fight, seat: number): number {
  let sum = 0;
  addUp(g, fight, seat, (_def, n) => {
    sum += n;
  });
  return sum;
}

/** The same, each part with where it comes from. */
export function powerParts(g: Table, fight: Fight, seat: number): Part[] {
  const parts: Part[] = [];
  addUp(g, fight, seat, (def, n, rule) => {
    if (n !== 0) parts.push({ def, n, rule });
  });
  return parts;
}

/** The same, noting which texts had a part in it. */
export function finalPower(g: Table, fight: Fight, seat: number): number {
  let sum = 0;
  addUp(g, fight, seat, (_def, n, _rule, ability) => {
    sum += n;
    if (ability !== undefined) countUse(g, ability);
  });
  return sum;
}

function addUp(g: Table, fight: Fight, seat: number, add: Add): void {
  const s = g.state;
  const camp = fight.camps[seat]!;
  const location = fight.ships || fight.planet !== s.current ? -1 : currentLocation(g);
  for (let i = 0; i < camp.cards.length; i++) {
    const def = defOf(g, camp.cards[i]!);
    if (def.power > 0) add(def.index, def.power, 'YJ-CARD-10');
    if (location >= 0 && def.planet === fight.planet && def.bonus[location]! > 0)
      add(s.def[s.locations.at(-1)!]!, def.bonus[location]!, 'YJ-CARD-11');
    for (const ability of def.abilities) {
      if (ability.is === 'power' && holds(g, fight, seat, i, ability.on))
        add(def.index, ability.n, 'YJ-CARD-20', ability);
      else if (ability.is === 'builtIn' && usesBuiltIn(g, fight, seat, camp.cards[i]!))
        add(def.index, ability.power, 'YJ-ARM-03', ability);
    }
  }
  for (let i = 0; i < camp.weapons.length; i++) {
    const def = defOf(g, camp.weapons[i]!);
    if (camp.dots[i]! > 0) add(def.index, camp.dots[i]!, 'YJ-WPN-03');
  }
  for (const draw of camp.draws) add(draw.def, draw.n, 'YJ-DST-01');
  if (camp.bonus !== 0) add(camp.form, camp.bonus, 'YJ-CARD-21');
  eachAura(g, fight, seat, (source, ability) => {
    if (ability.power === 0) return;
    const n = camp.cards.filter((_, i) => reaches(g, fight, seat, i, source, ability)).length;
    if (n > 0) add(g.state.def[source]!, n * ability.power, 'YJ-EFF-05', ability);
  });
}

type Aura = Extract<Ability, { readonly is: 'aura' }>;

/** Every text of another card that changes the numbers of this seat's fighters. */
function eachAura(g: Table, fight: Fight, seat: number, found: (source: number, ability: Aura) => void): void {
  const s = g.state;
  for (let owner = 0; owner < s.seats.length; owner++) {
    for (let planet = 0; planet < PLANET_COUNT; planet++)
      for (const card of cardsAt(s, owner, planet)) {
        const auras = s.down[card] === 1 ? undefined : defOf(g, card).by.aura;
        if (auras !== undefined)
          for (const ability of auras) if (counts(s, fight, seat, owner, planet, ability)) found(card, ability);
      }
    const effect = effectAt(g, owner, fight.planet);
    if (effect?.by.aura !== undefined)
      for (const ability of effect.by.aura)
        if (counts(s, fight, seat, owner, fight.planet, ability)) found(effectsAt(s, owner, fight.planet)[0]!, ability);
  }
}

/** Whose cards, where, and in whose turn. */
function counts(s: State, fight: Fight, seat: number, owner: number, planet: number, aura: Aura): boolean {
  if ((aura.whose === 'yours') !== (owner === seat)) return false;
  if (aura.reach === 'here' && planet !== fight.planet) return false;
  if (aura.reach === 'current' && planet !== s.current) return false;
  if (aura.turn !== 'any' && (aura.turn === 'yours') !== (s.acting === owner)) return false;
  if (aura.evacuatingHere && (s.evacuating !== planet || fight.attacker === seat)) return false;
  return !aura.duel || fight.duel;
}

function reaches(g: Table, fight: Fight, seat: number, i: number, source: number, aura: Aura): boolean {
  const camp = fight.camps[seat]!;
  const card = camp.cards[i]!;
  if (aura.who.includes[g.state.def[card]!] !== 1) return false;
  if (aura.duel && card === source) return false; // YJ-DUEL-33: any other Jedi
  return aura.using === null || (i === 0 && uses(g, camp, aura.using));
}

/** Whether the side uses a Weapon card of this kind; built-in weapons are none (YJ-ARM-13). */
const uses = (g: Table, camp: Camp, what: Who): boolean =>
  camp.weapons.some((weapon) => what.includes[g.state.def[weapon]!] === 1);

const fightsAgainst = (g: Table, fight: Fight, seat: number, who: Who): boolean =>
  fight.camps[opponentOf(g.state, seat)]!.cards.some((card) => who.includes[g.state.def[card]!] === 1);

/** Whether a Force Push of the enemy takes this side's weapons (YJ-BC-26, YJ-ARM-05). */
export function isPushed(g: Table, fight: Fight, seat: number): boolean {
  const enemy = fight.camps[opponentOf(g.state, seat)]!;
  if (enemy.form < 0 || enemy.weapons.length > 0) return false;
  if (g.cards.cards[enemy.form]!.by.forcePush === undefined) return false;
  return !enemy.cards.some((card) => defOf(g, card).armed);
}

/** Whether an Armed & Dangerous Character has the use of its weapon (YJ-ARM-05, YJ-WPN-16). */
export const usesBuiltIn = (g: Table, fight: Fight, seat: number, card: number): boolean =>
  defOf(g, card).armed && !fight.camps[seat]!.disarmed.includes(card) && !isPushed(g, fight, seat);

/** Whether the number counts for the card in this place of the side's fighters. */
export function holds(g: Table, fight: Fight, seat: number, i: number, on: Condition): boolean {
  const s = g.state;
  const camp = fight.camps[seat]!;
  switch (on.when) {
    case 'always':
      return true;
    case 'fighting':
      return fightsAgainst(g, fight, seat, on.who);
    case 'dueling':
      return fight.duel && fightsAgainst(g, fight, seat, on.who);
    case 'using':
      return i === 0 && uses(g, camp, on.what);
    case 'usingBattleCard':
      return isNamed(g, camp.form, on.name) || isNamed(g, camp.stays, on.name);
    case 'hasFought':
      return s.fought.some((def) => on.who.includes[def] === 1);
    case 'youControlled':
      return s.control[on.planet] === seat;
    case 'opponentControlled':
      return s.control.includes(opponentOf(g.state, seat));
    case 'pilotFoughtOrThrusted':
      return (s.acting === seat && s.lapsPlayed > 0) || s.fought.some((def) => isOwnRacer(g, seat, def));
    case 'leadsRace':
      return s.race[seat]!.length > 0 && progressOf(s, seat) > progressOf(s, opponentOf(g.state, seat));
    case 'opponentControlsNotSurrendered':
      return s.control.some((by, planet) => by === opponentOf(g.state, seat) && s.surrendered[planet] === 0);
    case 'evacuating':
      return (
        s.evacuating >= 0 &&
        fight.attacker !== seat &&
        cardsAt(s, seat, s.evacuating).some((card) => s.down[card] === 0 && on.who.includes[s.def[card]!] === 1) // YJ-SHP-21: the hidden stay unseen
      );
    case 'atPlanet':
      return fight.planet === on.planet;
    case 'handRevealed':
      return false; // a Battle card asks for it when it resolves
  }
}

const isOwnRacer = (g: Table, seat: number, def: number): boolean => {
  const { racer, side } = g.cards.cards[def]!;
  return racer && side === g.state.seats[seat]!.side;
};

/** A Combo or Double Impact card is used as the cards it is made of (YJ-CMB-03). */
const isNamed = (g: Table, form: number, name: string): boolean =>
  form >= 0 && g.cards.cards[form]!.card.title.split(' & ').includes(name);

/** The user box that counts if this Character uses the Weapon in this fight, or null (YJ-WPN-01, 02). */
export function userBox(g: Table, fight: Fight, seat: number, user: Definition, weapon: Definition): UserBox | null {
  if (user.type !== 'Character' || user.armed || isDisarmed(g, fight, seat, user)) return null;
  for (const ability of user.by.mayUse ?? [])
    if (ability.what.includes[weapon.index] === 1) {
      countUse(g, ability);
      return weapon.boxes[0] ?? null;
    }
  for (const box of weapon.boxes) {
    if (box.who.includes[user.index] !== 1 || (fight.duel && !box.duel)) continue;
    if (box.against === null || fightsAgainst(g, fight, seat, box.against)) return box;
  }
  return null;
}

/** Gungan Energy Shield (YJ-WPN-15). */
function isDisarmed(g: Table, fight: Fight, seat: number, user: Definition): boolean {
  const shield = effectAt(g, opponentOf(g.state, seat), fight.planet)?.by.noWeapons;
  if (shield === undefined) return false;
  for (const ability of shield)
    if (ability.is === 'noWeapons' && ability.who.includes[user.index] === 1) {
      countUse(g, ability);
      return true;
    }
  return false;
}

/** What losing this card costs its owner (YJ-DMG-03, 04). */
export function damageOf(g: Table, fight: Fight, seat: number, i: number): number {
  const camp = fight.camps[seat]!;
  const def = defOf(g, camp.cards[i]!);
  let damage = def.damage;
  for (const ability of def.abilities)
    if (ability.is === 'damage' && holds(g, fight, seat, i, ability.on)) {
      damage += ability.n;
      countUse(g, ability);
    }
  eachAura(g, fight, seat, (source, ability) => {
    if (ability.damage === 0 || !reaches(g, fight, seat, i, source, ability)) return;
    damage += ability.damage;
    countUse(g, ability);
  });
  if (def.type === 'Character')
    for (const winner of fight.camps[opponentOf(g.state, seat)]!.cards)
      for (const ability of defOf(g, winner).by.victimsDamage ?? [])
        if (ability.is === 'victimsDamage') {
          damage += ability.n;
          countUse(g, ability);
        }
  return Math.max(0, damage);
}
