/**
 * The numbers of a card as they are now: printed, changed by every text that reaches it (section 43 of the ledger); the
 * sum, its explanation and the count of used texts are callers of one function. Who pilots and steers it; Force icons
 * (section 6), presence and control (section 15), and power (CCG-BTL-17, 18) at a location.
 */
import { type Stat, STATS } from '../cards/card.ts';
import { type Definition, NO_NUMBER } from '../cards/catalogue.ts';
import { ONE } from '../exact.ts';
import type { RuleOf } from '../language/tree.ts';
import { partsAt, partsOf, sumOf } from './copies.ts';
import { isA, isCharacter, isIndoors, isPiece, isPieceWord, isStarship, isVehicle, word } from './kinds.ts';
import { isBlownAway, isSiege, locationsOn } from './layout.ts';
import { AT, CAPTIVE, CARGO, DRIVER, FORFEIT_0, HELD, isAboard, LOCATION, PASSENGER, PILOT } from './lies.ts';
import {
  cardsAt,
  cardsUpon,
  hasRule,
  isPresent,
  isTurned,
  live,
  otherSide,
  rulesAt,
  rulesOf,
  whereIs,
} from './live.ts';
import { isAbout, isLive, type LiveRule } from './speech.ts';
import { LIGHT, type State, TABLE } from './state.ts';
import { countOwn, defOf, isOff, isUndercover, type Table } from './table.ts';

/** Told of every part of a number: the rule it comes from (null: the print), and how it changes the number. */
export type Note = (rule: LiveRule | null, how: 'is' | 'add' | 'times', n: number) => void;
/** Told of each part of a sum, in thousandths, and of the card that it comes from; -1: what is printed. */
export type PartNote = (by: number, source: number) => void;

const STAT_IDS: { readonly [S in Stat]: number } = Object.fromEntries(STATS.map((stat, id) => [stat, id])) as never;

/** The number with all that changes it, in thousandths; below 0 as the sum says (CCG-OBJ-15), NO_NUMBER where there is none. */
export function numberOf(g: Table, card: number, stat: Stat): number {
  const l = live(g);
  const at = card * STATS.length + STAT_IDS[stat];
  const known = l.numbers[at]!;
  if (!Number.isNaN(known)) return known;
  if (!beginAsking(g, at)) return printed(g, card, stat);
  const before = l.passing;
  // What is not on the table changes its place without the board changing.
  l.passing = g.state.zone[card] !== TABLE;
  const n = workOut(g, card, stat, null);
  if (!l.passing) l.numbers[at] = n;
  l.passing ||= before;
  l.asking.pop();
  return n;
}

/** False: this very number is being worked out, by a text that makes it hang on itself. It then goes by what it is without texts. */
export function beginAsking({ live: l }: Table, key: number): boolean {
  const isAsked = l.asking.includes(key);
  if (isAsked) l.passing = true;
  else l.asking.push(key);
  return !isAsked;
}

/** Totals of a seat at a location are asked for beside the numbers of cards. */
const ABILITY = -1;
const POWER = -2;
const totalKey = (which: number, { seats }: State, seat: number, location: number): number =>
  which - 2 * (location * seats.length + seat);

/** The same, never below 0: how it is compared and added up. */
export const valueOf = (g: Table, card: number, stat: Stat): number => Math.max(0, numberOf(g, card, stat));

export const hasStat = (g: Table, card: number, stat: Stat): boolean => printed(g, card, stat) !== NO_NUMBER;

export function workOut(g: Table, card: number, stat: Stat, note: Note | null): number {
  const base = definedOr(g, card, stat, note);
  if (stat === 'maneuver' && base !== NO_NUMBER && g.state.zone[card] === TABLE && !isWorking(g, card)) return 0; // CCG-CAP-02, CCG-VEH-03
  const fixed = setTo(g, card, stat, note);
  if (fixed !== null) return fixed;
  if (base === NO_NUMBER) return NO_NUMBER;
  return changed(g, card, stat, base, note);
}

function printed(g: Table, card: number, stat: Stat): number {
  const def = defOf(g, card);
  if (stat === 'destiny') return def.destiny[0] ?? 0;
  const n = def.numbers[STAT_IDS[stat]]!;
  return n === NO_NUMBER ? (lentNumber(g, card, def, stat) ?? n) : n;
}

/** CCG-HOL-03: a dejarik at a holosite has its destiny number for all; the Death Star's parsec is where it is. */
function lentNumber(g: Table, card: number, def: Definition, stat: Stat): number | null {
  if (stat === 'parsec') return def.title === 'Death Star' ? g.state.parsec * ONE : null;
  return (stat === 'power' || stat === 'ability' || stat === 'forfeit') && isPiece(g, card) ? def.destiny[0]! : null;
}

/** The printed number, or what the card's own text says it is (CCG-ACT-34). */
function definedOr(g: Table, card: number, stat: Stat, note: Note | null): number {
  const def = defOf(g, card);
  let n = printed(g, card, stat);
  if (n === NO_NUMBER && def.card.byText.some((given) => given === stat)) n = 0;
  if (n > 0 && isDoubled(g, card)) n *= 2;
  note?.(null, 'is', n);
  if (g.state.zone[card] !== TABLE) return n;
  for (const entry of rulesOf(g, 'defined')) {
    if (entry.rule.stat !== stat || !isAbout(g, entry, entry.rule.who, card) || !isLive(g, entry)) continue;
    n = Math.max(g.speech.amount(g, entry, entry.rule.n), (entry.rule.least ?? 0) * ONE);
    note?.(entry, 'is', n);
  }
  return n;
}

/** CCG-MOD-06: a value that is set cannot be changed; of two settings the lower counts. */
function setTo(g: Table, card: number, stat: Stat, note: Note | null): number | null {
  let n: number | null = stat === 'forfeit' && (g.state.flags[card]! & FORFEIT_0) !== 0 ? 0 : null;
  for (const entry of rulesOf(g, 'set')) {
    const { stats, who, n: to } = entry.rule;
    if (!stats.includes(stat) || !isAbout(g, entry, who, card) || !isLive(g, entry)) continue;
    if (n !== null && to * ONE >= n) continue;
    n = to * ONE;
    note?.(entry, 'is', n);
  }
  return n;
}

/** CCG-MOD-05: in the order in which they began. */
function changed(g: Table, card: number, stat: Stat, base: number, note: Note | null): number {
  const isOfIt = (entry: LiveRule<RuleOf<'stat'>>): boolean =>
    entry.rule.stats.includes(stat) && isAbout(g, entry, entry.rule.who, card);
  let n = base;
  for (const { entry, n: by } of partsOf(g, 'stat', isOfIt)) {
    const { rule, source } = entry;
    if (rule.rule === 'times') {
      n *= rule.by;
      note?.(entry, 'times', rule.by);
    } else {
      // CCG-CARD-070: the pilot adds twice as much.
      const more = stat === 'power' && rule.who === 'ship' && hasRule(g, source, 'pilotTwice') ? 2 * by : by;
      n += more;
      note?.(entry, 'add', more);
    }
  }
  return n;
}

/** Whether the card is of the kind, by print or by a skill that a text gives it. */
export function isKind(g: Table, card: number, kind: number): boolean {
  if (defOf(g, card).is[kind] === 1) {
    if (kind === UTINNI_EFFECT && hasRule(g, card, 'plainEffect')) return false; // CCG-CARD-139
    return isPieceWord(kind) || !isPiece(g, card); // CCG-HOL-05
  }
  for (const entry of rulesOf(g, 'skill'))
    if (word(entry.rule.skill) === kind && isAbout(g, entry, entry.rule.who, card) && isLive(g, entry)) return true;
  return (kind === GOLD_PILOT && flies(g, card, /gold/iu)) || (kind === RED_PILOT && flies(g, card, /red/iu));
}

const UTINNI_EFFECT = word('Utinni Effect');
const GOLD_PILOT = word('Gold Squadron pilot');
const RED_PILOT = word('Red Squadron pilot');

/** CCG-CARD-015, 020: whoever pilots a starfighter of that name belongs to the squadron. */
function flies(g: Table, card: number, name: RegExp): boolean {
  const s = g.state;
  if (s.zone[card] !== TABLE || s.as[card] !== PILOT) return false;
  return isA(g, s.on[card]!, 'starfighter') && name.test(defOf(g, s.on[card]!).title);
}

const PILOT_SKILL = word('pilot');
export const isPilot = (g: Table, card: number): boolean => isKind(g, card, PILOT_SKILL);

/** Permanent pilots, unless a text took them away. */
export function permanentPilots(g: Table, ship: number): number {
  const { pilots } = defOf(g, ship);
  if (pilots === 0 || hasRule(g, ship, 'noPilot')) return 0;
  countOwn(g, ship, 'permanentPilot');
  return pilots;
}

/** CCG-SQD-05: a squadron needs three of what others need one of. */
const neededAboard = (g: Table, ship: number): number => (isA(g, ship, 'squadron') ? 3 : 1);

const isCrewed = (g: Table, ship: number, crew: readonly number[]): boolean =>
  permanentPilots(g, ship) + crew.length >= neededAboard(g, ship);

/** CCG-CAP-02, 03: somebody pilots or drives it, and no Undercover spy, who does nothing for the opponent. */
export const isPiloted = (g: Table, ship: number): boolean =>
  isCrewed(
    g,
    ship,
    crewOf(g, ship).filter((card) => !isUndercover(g, card)),
  );

/** CCG-SPY-09: nobody else pilots the starship, so that an Undercover spy flies it for the spy's own player. */
export const isFlownBySpy = (g: Table, ship: number): boolean =>
  isStarship(g, ship) && !isPiloted(g, ship) && isCrewed(g, ship, crewOf(g, ship));

/** The characters in the pilots' and drivers' seats. */
export const crewOf = (g: Table, ship: number): number[] =>
  cardsUpon(g, ship).filter((card) => g.state.as[card] === PILOT || g.state.as[card] === DRIVER);

/** Whether a starship or vehicle can use power and maneuver: with a crew (CCG-CAP-04: creatures need none), outdoors (CCG-VEH-03). */
export function isWorking(g: Table, card: number): boolean {
  const s = g.state;
  if (isStarship(g, card)) return isPiloted(g, card);
  if (!isVehicle(g, card)) return true;
  if (s.as[card] === AT && isIndoors(g, s.on[card]!)) return false;
  return isA(g, card, 'creature vehicle') || isPiloted(g, card);
}

/** CCG-CARD-009: every number of a card is doubled, wherever the card is. */
export function isDoubled(g: Table, card: number): boolean {
  const { name } = defOf(g, card);
  return rulesOf(g, 'doubled').some((entry) => {
    const { who } = entry.rule;
    return typeof who !== 'string' && who.kinds.some((kind) => kind.includes(name)) && isLive(g, entry);
  });
}

/** CCG-SHP-03, CCG-CAP-14: nav computers of the ship itself, unless a text took it away, and of the droids aboard. */
export function navComputers(g: Table, ship: number): number {
  const { nav } = defOf(g, ship).card.icons;
  const brought = cardsUpon(g, ship).filter((card) => isAstromech(g, card) && isAboard(g.state.as[card]!)).length;
  return brought + (nav > 0 && hasRule(g, ship, 'noNav') ? 0 : nav);
}

/** CCG-CAP-15: Brainiac works as one too. */
export const isAstromech = (g: Table, card: number): boolean => isCharacter(g, card) && isA(g, card, 'nav computer');

export const canNavigate = (g: Table, ship: number): boolean => navComputers(g, ship) >= neededAboard(g, ship);

// At a location.

/** The icons of a side there (CCG-LOC-27), with what texts add. */
export function iconsAt(g: Table, location: number, side: number): number {
  if (isBlownAway(g.state, location)) return 0; // CCG-BLW-02
  const own = defOf(g, location).icons[isTurned(g, location) ? otherSide(side) : side]!;
  const added = partsAt(g, 'icons', location, -1, ({ rule }) => (rule.side === 'Light') === (side === LIGHT));
  return Math.max(0, own + sumOf(added) / ONE);
}

/** CCG-FRC-01: the Force that the seat may activate: its icons, and one for itself. */
export function generation(g: Table, seat: number): number {
  const { side } = g.state.seats[seat]!;
  let n = 1 + sumOf(partsOf(g, 'generate', (entry) => entry.seat === seat)) / ONE;
  for (const location of locationsOn(g.state))
    if (rulesAt(g, 'noGeneration', location, seat).length === 0) n += iconsAt(g, location, side);
  return n;
}

/** The ability that a card brings to its location: of a ship, its permanent pilots'; of a creature vehicle, its own. */
function abilityAt(g: Table, card: number): number {
  if (isCharacter(g, card) || isA(g, card, 'creature vehicle') || isPiece(g, card)) return valueOf(g, card, 'ability');
  return permanentPilots(g, card) > 0 ? defOf(g, card).pilotAbility : 0;
}

/** CCG-PRS-05 to 09, 14: whether the card gives presence where it is. */
export function givesPresence(g: Table, card: number): boolean {
  const { zone, as, on } = g.state;
  if (zone[card] !== TABLE || isOff(g, card) || isUndercover(g, card)) return false;
  if (as[card] === AT) return true;
  const ride = on[card]!;
  if (as[ride] !== AT) return false;
  // Passengers inside an enclosed vehicle at a site too (CCG-PRS-09), but not aboard a starship (CCG-PRS-06).
  return as[card] === PILOT || as[card] === DRIVER || (as[card] === PASSENGER && !isStarship(g, ride));
}

/** CCG-BTL-10, CCG-CRE-09, 13: so much ability is worth a destiny draw. */
export const ABILITY_FOR_DESTINY = 4 * ONE;

/** CCG-BTL-11: whether the card's ability counts for battle destiny. */
export const countsInBattle = (g: Table, card: number): boolean =>
  givesPresence(g, card) && (g.state.as[card] !== PASSENGER || !isA(g, g.state.on[card]!, 'enclosed'));

/** The total ability of the seat's cards there, among those that count. */
export function totalAbility(
  g: Table,
  seat: number,
  location: number,
  counts: (g: Table, card: number) => boolean = givesPresence,
): number {
  const s = g.state;
  const siege = isSiege(s, location);
  let total = 0;
  for (const card of cardsAt(g, location))
    if (s.controller[card] === seat && (siege ? isBesieging(s, card) : counts(g, card))) total += abilityAt(g, card);
  if (total === 0 || !beginAsking(g, totalKey(ABILITY, s, seat, location))) return total;
  total += sumOf(partsAt(g, 'totalAbility', location, seat));
  g.live.asking.pop();
  return Math.max(0, total);
}

/** Aboard a captured starship all count who can fight, or who do (CCG-TRB-05). */
const isBesieging = (s: State, card: number): boolean =>
  s.battle === null ? s.battled[card] !== s.turn : s.battle.cards.includes(card);

/** CCG-PRS-01. */
export const hasPresence = (g: Table, seat: number, location: number): boolean =>
  location >= 0 && totalAbility(g, seat, location) >= ONE;

/** CCG-PRS-02. */
export const controls = (g: Table, seat: number, location: number): boolean =>
  g.state.seats.every((_, other) => hasPresence(g, other, location) === (other === seat));

/** CCG-PRS-12: nobody has presence there, and no spy is there. */
export const isUnoccupied = (g: Table, location: number): boolean =>
  g.state.seats.every((_, seat) => !hasPresence(g, seat, location)) &&
  cardsAt(g, location).every((card) => !isUndercover(g, card));

/** CCG-PRS-15, 16, 18: none of its player's other characters or cards with ability is present with it. */
export function isAlone(g: Table, card: number): boolean {
  const { controller } = g.state;
  return !cardsAt(g, g.live.where[card]!).some(
    (other) =>
      other !== card &&
      controller[other] === controller[card] &&
      isPresent(g, other) &&
      !isUndercover(g, other) &&
      (isCharacter(g, other) || abilityAt(g, other) > 0),
  );
}

/** Whether the card lies at the location as something that can be counted there: not held, captive or in a hold. */
export function isActive(g: Table, card: number): boolean {
  const s = g.state;
  if (s.zone[card] !== TABLE || isOff(g, card)) return false;
  for (let at = card; at >= 0 && s.as[at] !== LOCATION; at = s.on[at]!)
    if (s.as[at] === CAPTIVE || s.as[at] === HELD || (s.as[at] === CARGO && at !== card)) return false;
  return true;
}

/** What the card adds to its player's power at its location: nothing aboard a ship, nothing unpiloted. */
export function powerIn(g: Table, card: number): number {
  const s = g.state;
  if (isUndercover(g, card)) return 0;
  if (isPiece(g, card) || (s.battle !== null && isSiege(s, s.battle.at))) return valueOf(g, card, 'power');
  if (isStarship(g, card) || isVehicle(g, card))
    return s.as[card] === AT && isWorking(g, card) ? valueOf(g, card, 'power') : 0;
  if (!isCharacter(g, card)) return 0;
  if (s.as[card] === AT) return valueOf(g, card, 'power');
  // Riders of open vehicles fight for themselves (CCG-VEH-05, 06).
  const ship = s.on[card]!;
  return isAboard(s.as[card]!) && s.as[ship] === AT && isVehicle(g, ship) && !isA(g, ship, 'enclosed')
    ? valueOf(g, card, 'power')
    : 0;
}

/** The seat's power at a location: its cards there, or those of them that fight. `noted`: of what is no card's own. */
export function totalPower(g: Table, seat: number, at: number, among?: readonly number[], noted?: PartNote): number {
  let total = 0;
  for (const card of among ?? cardsAt(g, at))
    if (g.state.controller[card] === seat && (among !== undefined || isActive(g, card))) total += powerIn(g, card);
  total += groupBonus(g, seat, at, among ?? cardsAt(g, at), noted);
  return Math.max(0, total + powerBonus(g, seat, at, noted));
}

/** A group of n has power n(n+1)/2 together, and each of them 1 (CCG-CARD-044, 064). */
function groupBonus(g: Table, seat: number, location: number, among: readonly number[], noted?: PartNote): number {
  const [entry] = rulesOf(g, 'grouped');
  if (entry === undefined) return 0;
  let n = 0;
  for (const card of among)
    if (g.state.controller[card] === seat && whereIs(g, card) === location && powerIn(g, card) > 0)
      if (g.speech.fits(g, entry, entry.rule.what, card)) n++;
  const more = n > 1 && isLive(g, entry) ? ((n * (n - 1)) / 2) * ONE : 0;
  noted?.(more, entry.source);
  return more;
}

/** CCG-MOD-07: what changes the total changes no single card. */
function powerBonus(g: Table, seat: number, location: number, noted?: PartNote): number {
  if (!beginAsking(g, totalKey(POWER, g.state, seat, location))) return 0;
  const parts = [...partsAt(g, 'totalPower', location, seat), ...partsAt(g, 'morePower', location, seat)];
  g.live.asking.pop();
  for (const { n, source } of parts) noted?.(n, source);
  return sumOf(parts);
}
