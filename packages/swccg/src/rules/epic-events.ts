/** Section 30 of the ledger: the Epic Events, Attack Run (CCG-EPC-02 to 10, 16) and Commence Primary Ignition (11 to 14). */
import { DONE, type Reason } from '@dejarik/kernel';
import { ONE } from '../exact.ts';
import { partsOf, sumOf } from './copies.ts';
import { note, toPlace } from './events.ts';
import { answerTo, ask, beginDestiny, beginLoss, chosenCard, drawnNumber, procedure } from './flow.ts';
import { forceOf, useForce } from './force.ts';
import { isA, isStarship, isSystem } from './kinds.ts';
import { deathStarOf, groupOf, isBlownAway, locationsOn, systemOf, trenchOf } from './layout.ts';
import { leavePlay, loseCard } from './leaving.ts';
import { AT, HIT, ON } from './lies.ts';
import { cardsInPlay, rulesThat } from './live.ts';
import { setFlag } from './moves.ts';
import { reach } from './occasions.ts';
import { blowAway } from './places.ts';
import type { Procedures } from './procedures.ts';
import { crewOf, hasPresence, isPiloted, valueOf } from './query.ts';
import { numbers, ofEach, picks, picksOrDone } from './questions.ts';
import { defOf, enemyOf, type Table } from './table.ts';
import { chancesAgainst, fireCost } from './targeting.ts';
import { declareShot, standIns } from './weapons.ts';

/** What texts add to the total. */
const epicBonus = (g: Table, event: string): number =>
  sumOf(partsOf(g, 'epicTotal', ({ rule }) => rule.event === event));

/** How many sites of the system are on the table. */
const sitesOf = (g: Table, system: string): number =>
  locationsOn(g.state).filter((at) => !isSystem(g, at) && systemOf(g, at) === system).length;

/** The Rebel Base of this pool. */
const REBEL_BASE = 'Yavin 4';

/** A system is blown away, and its player loses Force for it. */
function destroy(g: Table, system: number, by: number): void {
  const { seat, n } = blowAway(g, system, by);
  if (seat >= 0) beginLoss(g, seat, n);
}

const ATTACK_RUN = 'Attack Run';
const COMPUTER = 'Targeting Computer';
const MOST = 3;
export const NEEDED_TO_HIT = 15 * ONE;
const BY_COMPUTER = 3 * ONE;
const MANEUVER = 5 * ONE;
export const DRAWS = 2;

type Memory = Procedures['attackRun']['memory'];

/** CCG-EPC-02: the Trench and the Death Star are there, and somebody can go in. */
export function attackRunReason(g: Table, seat: number): Reason | null {
  const deathStar = deathStarOf(g);
  if (deathStar < 0 || trenchOf(g) < 0 || isBlownAway(g.state, deathStar))
    return { rule: 'CCG-EPC-02', why: 'there is no Trench to run' };
  return entering(g, seat, 'starfighter').length === 0
    ? { rule: 'CCG-EPC-03', why: 'no starfighter at the Death Star can enter the Trench' }
    : null;
}

/** CCG-EPC-03, 10: those at the Death Star that have not moved. */
const entering = (g: Table, seat: number, kind: 'starfighter' | 'TIE'): number[] =>
  standingAt(g, seat, deathStarOf(g)).filter(
    (card) => isA(g, card, kind) && g.state.moved[card] !== g.state.turn && isPiloted(g, card),
  );

/** The seat's starships in the Trench. */
export const runnersOf = (g: Table, seat: number): number[] =>
  standingAt(g, seat, trenchOf(g)).filter((card) => isStarship(g, card));

const standingAt = (g: Table, seat: number, at: number): number[] =>
  cardsInPlay(g).filter(
    (card) => g.state.controller[card] === seat && g.state.on[card] === at && g.state.as[card] === AT,
  );

const leadsOf = (g: Table, seat: number): number[] =>
  runnersOf(g, seat).filter((ship) => carriedBy(g, ship).some((card) => isA(g, card, 'proton torpedoes')));

const carriedBy = (g: Table, bearer: number): number[] =>
  cardsInPlay(g).filter((card) => g.state.on[card] === bearer && g.state.as[card] === ON);

const carries = (g: Table, bearer: number, name: string): boolean =>
  carriedBy(g, bearer).some((card) => defOf(g, card).name === name);

/** Whether the lead starfighter has a matching pilot (CCG-TRM-08). */
export function isLeadMatched(g: Table): boolean {
  const lead = g.state.attackRun?.lead ?? -1;
  if (lead < 0) return false;
  const { card: ship, name } = defOf(g, lead);
  return crewOf(g, lead).some(
    (pilot) => ship.matches.includes(defOf(g, pilot).name) || defOf(g, pilot).card.matches.includes(name),
  );
}

export const attackRun = procedure('attackRun', {
  // Enter Trench.
  enter(g, f) {
    return offerToEnter(g, f, f.seat, 'starfighter') ? undefined : 'pursue';
  },
  entered(g, f) {
    return goIn(g, f, f.seat) ? 'enter' : undefined;
  },
  pursue(g, f) {
    if (runnersOf(g, f.seat).length === 0) return 'over';
    f.entered = 0;
  },
  follow(g, f) {
    return offerToEnter(g, f, enemyOf(g, f.seat), 'TIE') ? undefined : 'regroup';
  },
  followed(g, f) {
    return goIn(g, f, enemyOf(g, f.seat)) ? 'follow' : undefined;
  },
  // Provide Cover.
  regroup(g) {
    g.state.attackRun = { lead: -1 };
  },
  lead(g, f) {
    const leads = leadsOf(g, f.seat);
    if (leads.length === 0) return 'check'; // CCG-EPC-05
    ask(g, f.seat, 'target', picks(leads), f.card);
  },
  named(g) {
    g.state.attackRun!.lead = chosenCard(g);
  },
  cover: announceRun,
  fire(g, f) {
    if (isLeadless(g, f)) return 'regroup';
    const weapons = gunsOf(g, f);
    if (weapons.length === 0) return 'lastCover';
    ask(g, enemyOf(g, f.seat), 'weapons', [...ofEach('fire', weapons), { kind: 'done' }]);
  },
  weapon(g, f) {
    const answer = answerTo(g, 'weapons');
    if (answer.kind !== 'fire') return 'lastCover';
    f.weapon = answer.card;
    f.fired.push(answer.card);
  },
  aim(g, f) {
    ask(g, enemyOf(g, f.seat), 'target', picks(targetsOf(g, f, f.weapon)), f.weapon);
  },
  shoot(g, f) {
    const target = chosenCard(g);
    const targetLife = g.state.life[target]!;
    declareShot(g, { seat: enemyOf(g, f.seat), weapons: [f.weapon], target, targetLife, each: [], sniper: false });
  },
  /** CCG-EPC-04: what is hit is lost at once, unless another takes its place (CCG-READ-048). */
  fired(g, f) {
    f.ship = runnersOf(g, f.seat).find((ship) => (g.state.flags[ship]! & HIT) !== 0) ?? -1;
    if (f.ship < 0) return 'fire';
    ask(g, f.seat, 'target', picksOrDone(standIns(g, f.ship)), f.ship);
  },
  stoodIn(g, f) {
    const other = chosenCard(g);
    setFlag(g.state, f.ship, HIT, false);
    if (other >= 0) leavePlay(g, other, 'forfeited');
    else loseCard(g, f.ship);
    return 'fire';
  },
  lastCover: announceRun,
  // It's Away!
  away(g, f) {
    if (isLeadless(g, f)) return 'regroup';
    if (f.draws >= DRAWS) return 'check';
    f.draws++;
    beginDestiny(g, f.seat, f.card);
  },
  drawn(g, f) {
    f.destiny += drawnNumber(g);
    return 'away';
  },
  // Pull Up!
  check(g, f) {
    f.total = f.draws >= DRAWS ? sumOf(runParts(g, f)) : 0;
    f.checks = rulesThat(g, 'maneuverCheck', () => true).length > 0 ? runnersOf(g, f.seat) : [];
  },
  next(g, f) {
    if (f.checks.length === 0) return 'pullUp';
    f.ship = f.checks.shift()!;
    beginDestiny(g, f.seat, f.card);
  },
  checked(g, f) {
    // CCG-READ-073.
    if (drawnNumber(g) + valueOf(g, f.ship, 'maneuver') < MANEUVER) loseCard(g, f.ship);
    return 'next';
  },
  pullUp(g, f) {
    const s = g.state;
    for (let seat = 0; seat < s.seats.length; seat++)
      for (const ship of runnersOf(g, seat)) toPlace(g, 'moved', seat, ship, deathStarOf(g), AT);
    s.attackRun = null;
    if (f.total > NEEDED_TO_HIT) destroy(g, deathStarOf(g), f.card);
  },
  over(g) {
    g.state.attackRun = null;
  },
});

/** False: there is none that could enter. */
function offerToEnter(g: Table, f: Memory, seat: number, kind: 'starfighter' | 'TIE'): boolean {
  const ships = f.entered < MOST ? entering(g, seat, kind) : [];
  if (ships.length > 0) ask(g, seat, 'along', picksOrDone(ships), f.card);
  return ships.length > 0;
}

/** A starship goes into the Trench, which is its move of the turn (CCG-TRC-04); false: no more of them. */
function goIn(g: Table, f: Memory, seat: number): boolean {
  const answer = answerTo(g, 'along');
  if (answer.kind === 'done') return false;
  g.state.moved[answer.card] = g.state.turn;
  toPlace(g, 'moved', seat, answer.card, trenchOf(g), AT);
  f.entered++;
  return true;
}

function announceRun(g: Table, f: Memory): void {
  reach(g, note(g, 'attackRun', f.seat, g.state.attackRun!.lead, trenchOf(g)));
}

/** CCG-EPC-05. */
const isLeadless = (g: Table, f: Memory): boolean => !runnersOf(g, f.seat).includes(g.state.attackRun!.lead);

/** CCG-EPC-16: each battery and each armed TIE there fires once, for what it costs there. */
const gunsOf = (g: Table, f: Memory): number[] => {
  const seat = enemyOf(g, f.seat);
  const bearers = [trenchOf(g), ...runnersOf(g, seat)];
  return cardsInPlay(g).filter(
    (card) =>
      g.state.controller[card] === seat &&
      bearers.includes(g.state.on[card]!) &&
      (g.state.as[card] === ON || g.state.as[card] === AT) &&
      !f.fired.includes(card) &&
      fireCost(g, card) <= forceOf(g, seat) &&
      targetsOf(g, f, card).length > 0,
  );
};

/** CCG-EPC-04: wingmen first. */
function targetsOf(g: Table, f: Memory, weapon: number): number[] {
  const { lead } = g.state.attackRun!;
  const wingmen = runnersOf(g, f.seat).filter((ship) => ship !== lead);
  return (wingmen.length > 0 ? wingmen : [lead]).filter((ship) => chancesAgainst(g, weapon, ship, false).length > 0);
}

/** A part of an Epic Event's total, in thousandths. */
export interface EpicPart {
  readonly what: 'destiny' | 'lead' | 'sites' | 'chase' | 'free' | 'z' | 'bonus';
  readonly n: number;
}

/** CCG-EPC-08, 09: what the total is made of, as far as it is known. */
export function runParts(g: Table, { seat, destiny }: Pick<Memory, 'seat' | 'destiny'>): EpicPart[] {
  const lead = g.state.attackRun?.lead ?? -1;
  const x = lead < 0 ? 0 : Math.max(pilotAbility(g, lead), carries(g, lead, COMPUTER) ? BY_COMPUTER : 0);
  const z = Math.max(0, ...runnersOf(g, enemyOf(g, seat)).map((tie) => pilotAbility(g, tie)));
  return [
    { what: 'destiny', n: destiny },
    { what: 'lead', n: x },
    { what: 'sites', n: sitesOf(g, REBEL_BASE) * ONE },
    { what: 'chase', n: -z },
    { what: 'bonus', n: epicBonus(g, ATTACK_RUN) },
  ];
}

/** The highest ability among those who pilot it: with two, the player names the better one. */
function pilotAbility(g: Table, ship: number): number {
  const { pilots, pilotAbility: permanent } = defOf(g, ship);
  let most = pilots > 0 ? permanent / pilots : 0;
  for (const card of crewOf(g, ship)) most = Math.max(most, valueOf(g, card, 'ability'));
  return most;
}

const SUPERLASER = 'Superlaser';
const PRIMARY_IGNITION = 'Commence Primary Ignition';
export const NEEDED_TO_DESTROY = 8 * ONE;

/** CCG-EPC-11, 14: X, and the charge. */
const priceOf = (g: Table): number => sitesOf(g, systemOf(g, g.state.orbit)) + sumOf(charges(g)) / ONE;

const charges = (g: Table): ReturnType<typeof partsOf<'epicCost'>> =>
  partsOf(g, 'epicCost', ({ rule }) => rule.event === PRIMARY_IGNITION);

export function ignitionReason(g: Table, seat: number): Reason | null {
  const s = g.state;
  const deathStar = deathStarOf(g);
  if (deathStar < 0 || s.orbit < 0 || isBlownAway(s, deathStar) || isBlownAway(s, s.orbit))
    return { rule: 'CCG-EPC-11', why: 'the Death Star orbits no planet' };
  if (!carries(g, deathStar, SUPERLASER))
    return { rule: 'CCG-EPC-14', why: 'there is no Superlaser on the Death Star' };
  return forceOf(g, seat) < priceOf(g) ? { rule: 'CCG-FRC-12', why: `it takes ${priceOf(g)} Force` } : null;
}

export const primaryIgnition = procedure('primaryIgnition', {
  name(g, f) {
    f.system = g.state.orbit;
    f.x = sitesOf(g, systemOf(g, f.system));
    useForce(g, f.seat, priceOf(g));
    f.y = groupOf(g.state, deathStarOf(g)).filter(
      (at) => !isSystem(g, at) && !hasPresence(g, enemyOf(g, f.seat), at),
    ).length;
  },
  ready(g, f) {
    // CCG-CARD-117
    for (const { entry } of charges(g)) loseCard(g, entry.source);
    beginDestiny(g, f.seat, f.card);
  },
  standBy(g, f) {
    f.destiny = drawnNumber(g);
    f.z = f.x;
    if (sitesOf(g, REBEL_BASE) === f.x) return 'result';
  },
  choose(g, f) {
    // CCG-EPC-12: the opponent chooses Z.
    ask(g, enemyOf(g, f.seat), 'number', numbers([f.x, sitesOf(g, REBEL_BASE)]), f.card);
  },
  chosen(g, f) {
    f.z = answerTo(g, 'number').n;
  },
  result(g, f) {
    if (sumOf(ignitionParts(g, f)) <= NEEDED_TO_DESTROY) return 'failed';
    destroy(g, f.system, f.card);
    return 'end';
  },
  failed(g, f) {
    // CCG-EPC-13: one gunner of the player's choice is lost.
    const isGunner = (card: number): boolean => defOf(g, card).name === 'Death Star Gunner';
    const gunners = cardsInPlay(g).filter((card) => g.state.controller[card] === f.seat && isGunner(card));
    if (gunners.length === 0) return DONE;
    ask(g, f.seat, 'target', picks(gunners), f.card);
  },
  gunner: (g) => loseCard(g, chosenCard(g)),
  end() {},
});

/** CCG-EPC-11, 12: what the total is made of, as far as it is known. */
export const ignitionParts = (g: Table, { destiny, y, z }: Procedures['primaryIgnition']['memory']): EpicPart[] => [
  { what: 'destiny', n: destiny },
  { what: 'free', n: y * ONE },
  { what: 'z', n: -z * ONE },
  { what: 'bonus', n: epicBonus(g, PRIMARY_IGNITION) },
];
