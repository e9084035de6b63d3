/** Attack Run (CCG-EPC-02 to 10, 16), step by step. */
import { opponentOf, type Reason } from '@dejarik/kernel';
import { ONE } from '../exact.ts';
import { epicBonus, REBEL_BASE, sitesOf } from './epic.ts';
import { about, note, tell, toPlace } from './events.ts';
import { answerTo, ask, call, procedure, returned } from './flow.ts';
import { standIns } from './hits.ts';
import { isStarship } from './kinds.ts';
import { deathStarOf, isBlownAway, trenchOf } from './layout.ts';
import { leavePlay, loseCard } from './leaving.ts';
import { cardsInPlay, rulesOf } from './live.ts';
import { setFlag } from './moves.ts';
import { blowAway } from './places.ts';
import type { Procedures } from './procedures.ts';
import { crewOf, isPiloted, valueOf } from './query.ts';
import type { Pick } from './questions.ts';
import { isLive } from './speech.ts';
import { AT, HIT, ON } from './state.ts';
import { defOf, type Table } from './table.ts';
import { chancesAgainst } from './targeting.ts';
import { reach } from './windows.ts';
import { word } from './words.ts';

const STARFIGHTER = word('starfighter');
const TIE = word('TIE');
const TORPEDOES = word('proton torpedoes');
const TITLE = 'Attack Run';
const COMPUTER = 'Targeting Computer';
const MOST = 3;
const NEEDED = 15 * ONE;
const BY_COMPUTER = 3 * ONE;
const MANEUVER = 5 * ONE;
const DRAWS = 2;

type Memory = Procedures['attackRun']['memory'];

/** CCG-EPC-02: the Trench and the Death Star are there, and somebody can go in. */
export function attackRunReason(g: Table, seat: number): Reason | null {
  const deathStar = deathStarOf(g);
  if (deathStar < 0 || trenchOf(g) < 0 || isBlownAway(g.state, deathStar))
    return { rule: 'CCG-EPC-02', why: 'there is no Trench to run' };
  return entering(g, seat, STARFIGHTER).length === 0
    ? { rule: 'CCG-EPC-03', why: 'no starfighter at the Death Star can enter the Trench' }
    : null;
}

/** CCG-EPC-03, 10: those at the Death Star that have not moved. */
const entering = (g: Table, seat: number, kind: number): number[] =>
  cardsInPlay(g).filter(
    (card) =>
      g.state.controller[card] === seat &&
      g.state.on[card] === deathStarOf(g) &&
      g.state.as[card] === AT &&
      defOf(g, card).is[kind] === 1 &&
      g.state.moved[card] !== g.state.turn &&
      isPiloted(g, card),
  );

/** The seat's starships in the Trench. */
const runnersOf = (g: Table, seat: number): number[] =>
  cardsInPlay(g).filter(
    (card) =>
      g.state.controller[card] === seat &&
      g.state.on[card] === trenchOf(g) &&
      g.state.as[card] === AT &&
      isStarship(g, card),
  );

const leadsOf = (g: Table, seat: number): number[] =>
  runnersOf(g, seat).filter((ship) => carriedBy(g, ship).some((card) => defOf(g, card).is[TORPEDOES] === 1));

const carriedBy = (g: Table, ship: number): number[] =>
  cardsInPlay(g).filter((card) => g.state.on[card] === ship && g.state.as[card] === ON);

const picks = (cards: readonly number[], more: readonly Pick[] = []): Pick[] => [
  ...cards.map((card) => ({ kind: 'pick' as const, card })),
  ...more,
];
const OR_NOT: readonly Pick[] = [{ kind: 'done' }];

export const attackRun = procedure('attackRun', {
  // Enter Trench.
  enter(g, f) {
    const ships = f.entered < MOST ? entering(g, f.seat, STARFIGHTER) : [];
    if (ships.length === 0) return 'pursue';
    ask(g, f.seat, 'along', picks(ships, OR_NOT), f.card);
  },
  entered(g, f) {
    return goIn(g, f, f.seat) ? 'enter' : undefined;
  },
  pursue(g, f) {
    if (runnersOf(g, f.seat).length === 0) return 'over';
    f.entered = 0;
  },
  follow(g, f) {
    const ships = f.entered < MOST ? entering(g, opponentOf(g.state, f.seat), TIE) : [];
    if (ships.length === 0) return 'regroup';
    ask(g, opponentOf(g.state, f.seat), 'along', picks(ships, OR_NOT), f.card);
  },
  followed(g, f) {
    return goIn(g, f, opponentOf(g.state, f.seat)) ? 'follow' : undefined;
  },
  // Provide Cover.
  regroup(g) {
    g.state.attackRun = { lead: -1, bonus: g.state.attackRun?.bonus ?? 0 };
  },
  lead(g, f) {
    const leads = leadsOf(g, f.seat);
    if (leads.length === 0) return 'check'; // CCG-EPC-05
    ask(g, f.seat, 'target', picks(leads), f.card);
  },
  named(g) {
    const answer = answerTo(g, 'target');
    if (answer.kind === 'pick') g.state.attackRun!.lead = answer.card;
  },
  cover(g, f) {
    reach(g, note(g, 'attackRun', f.seat, g.state.attackRun!.lead, trenchOf(g)));
  },
  fire(g, f) {
    if (isLeadless(g, f)) return 'regroup';
    const weapons = gunsOf(g, f);
    if (weapons.length === 0) return 'lastCover';
    ask(g, opponentOf(g.state, f.seat), 'weapons', [
      ...weapons.map((card) => ({ kind: 'fire' as const, card })),
      { kind: 'done' as const },
    ]);
  },
  weapon(g, f) {
    const answer = answerTo(g, 'weapons');
    if (answer.kind !== 'fire') return 'lastCover';
    f.weapon = answer.card;
    f.fired.push(answer.card);
  },
  aim(g, f) {
    ask(g, opponentOf(g.state, f.seat), 'target', picks(targetsOf(g, f, f.weapon)), f.weapon);
  },
  shoot(g, f) {
    const answer = answerTo(g, 'target');
    if (answer.kind !== 'pick') return 'fire';
    f.ship = answer.card;
    const s = g.state;
    tell(g, { ...about(g, 'fires', opponentOf(s, f.seat), f.weapon), other: f.ship, otherDef: s.def[f.ship]! });
    call(g, 'fire', {
      seat: opponentOf(s, f.seat),
      weapons: [f.weapon],
      target: f.ship,
      targetLife: s.life[f.ship]!,
      each: 0,
      sniper: false,
      drawn: 0,
      total: 0,
    });
  },
  /** CCG-EPC-04: what is hit is lost at once, unless another takes its place (CCG-READ-048). */
  fired(g, f) {
    f.ship = runnersOf(g, f.seat).find((ship) => (g.state.flags[ship]! & HIT) !== 0) ?? -1;
    if (f.ship < 0) return 'fire';
    ask(g, f.seat, 'target', picks(standIns(g, f.ship), OR_NOT), f.ship);
  },
  stoodIn(g, f) {
    const answer = answerTo(g, 'target');
    setFlag(g.state, f.ship, HIT, false);
    if (answer.kind === 'pick') leavePlay(g, answer.card, 'forfeited');
    else loseCard(g, f.ship);
    return 'fire';
  },
  lastCover(g, f) {
    reach(g, note(g, 'attackRun', f.seat, g.state.attackRun!.lead, trenchOf(g)));
  },
  // It's Away!
  away(g, f) {
    if (isLeadless(g, f)) return 'regroup';
    if (f.draws >= DRAWS) return 'check';
    f.draws++;
    drawFor(g, f.seat, f.card);
  },
  drawn(g, f) {
    f.destiny += drawnNumber(g);
    return 'away';
  },
  // Pull Up!
  check(g, f) {
    f.total = f.draws >= DRAWS ? totalOf(g, f) : 0;
    f.checks = rulesOf(g, 'maneuverCheck').some((entry) => isLive(g, entry)) ? runnersOf(g, f.seat) : [];
  },
  next(g, f) {
    if (f.checks.length === 0) return 'pullUp';
    f.ship = f.checks.shift()!;
    drawFor(g, f.seat, f.card);
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
    if (f.total <= NEEDED) return;
    const { seat, n } = blowAway(g, deathStarOf(g), f.card);
    if (seat >= 0) call(g, 'loseForce', { seat, n, price: false, from: -1, lost: 0 });
  },
  over(g) {
    g.state.attackRun = null;
  },
});

/** A starship goes into the Trench, which is its move of the turn (CCG-TRC-04); false: no more of them. */
function goIn(g: Table, f: Memory, seat: number): boolean {
  const answer = answerTo(g, 'along');
  if (answer.kind === 'done') return false;
  g.state.moved[answer.card] = g.state.turn;
  toPlace(g, 'moved', seat, answer.card, trenchOf(g), AT);
  f.entered++;
  return true;
}

/** CCG-EPC-05. */
const isLeadless = (g: Table, f: Memory): boolean => !runnersOf(g, f.seat).includes(g.state.attackRun!.lead);

/** CCG-EPC-16: each battery and each armed TIE there fires once. */
const gunsOf = (g: Table, f: Memory): number[] => {
  const trench = trenchOf(g);
  const seat = opponentOf(g.state, f.seat);
  const bearers = [trench, ...runnersOf(g, seat)];
  return cardsInPlay(g).filter(
    (card) =>
      g.state.controller[card] === seat &&
      bearers.includes(g.state.on[card]!) &&
      (g.state.as[card] === ON || g.state.as[card] === AT) &&
      !f.fired.includes(card) &&
      targetsOf(g, f, card).length > 0,
  );
};

/** CCG-EPC-04: wingmen first. */
function targetsOf(g: Table, f: Memory, weapon: number): number[] {
  const { lead } = g.state.attackRun!;
  const wingmen = runnersOf(g, f.seat).filter((ship) => ship !== lead);
  return (wingmen.length > 0 ? wingmen : [lead]).filter((ship) => chancesAgainst(g, weapon, ship, false).length > 0);
}

function drawFor(g: Table, seat: number, by: number): void {
  call(g, 'destiny', { seat, draw: 'any', powerOnly: false, by, result: null, card: -1, n: 0, redrawn: false });
}

function drawnNumber(g: Table): number {
  const draw = returned(g, 'destiny');
  return draw === null || draw.cancelled ? 0 : draw.n;
}

/** CCG-EPC-08, 09, just before Pull Up!. */
function totalOf(g: Table, f: Memory): number {
  const { lead, bonus } = g.state.attackRun!;
  const computer = carriedBy(g, lead).some((card) => defOf(g, card).name === COMPUTER);
  const x = Math.max(pilotAbility(g, lead), computer ? BY_COMPUTER : 0);
  let z = 0;
  for (const tie of runnersOf(g, opponentOf(g.state, f.seat))) z = Math.max(z, pilotAbility(g, tie));
  return f.destiny + x + sitesOf(g, REBEL_BASE) * ONE - z + bonus + epicBonus(g, TITLE);
}

/** The highest ability among those who pilot it: with two, the player names the better one. */
function pilotAbility(g: Table, ship: number): number {
  const { pilots, pilotAbility: permanent } = defOf(g, ship);
  let most = pilots > 0 ? permanent / pilots : 0;
  for (const card of crewOf(g, ship)) most = Math.max(most, valueOf(g, card, 'ability'));
  return most;
}
