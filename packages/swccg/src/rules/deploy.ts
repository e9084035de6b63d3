/**
 * Deploying a card: where to, the price, what can answer it, and its place on the table (section 16 of the ledger). Locations
 * are laid into their groups, a squadron replaces starfighters (section 21), weapons and devices are handed over.
 */
import { DONE } from '@dejarik/kernel';
import type { Text } from '../language/meaning.ts';
import { joinBattle } from './battle.ts';
import { grab, stackAnswered } from './cancel.ts';
import { carryReason, giveAway, isArmsBearer, seatsFor, userOf, wayOnto } from './carrying.ts';
import { deployContext, deployPrice, destinations, noteInGame, replaceable, utinniTargets } from './deployment.ts';
import { note, playFromHand, toPileOf, toPlace } from './events.ts';
import { answerTo, ask, call, chosenCard, procedure, returned } from './flow.ts';
import { forceOf, useForce } from './force.ts';
import { isCharacter, isHolosite, isStarship, isVehicleSite, isWeapon, isWeaponOrDevice } from './kinds.ts';
import { placesFor, versionOf } from './layout.ts';
import { leavePlay } from './leaving.ts';
import { BESIDE, COVERED, INSERTED, LOCATION, ON, PILOT, SIDE_OF_TABLE } from './lies.ts';
import { cardsAt, cardsInPlay, cardsUpon, hasRule, isPresent, speakerOf, whereIs } from './live.ts';
import { occasionOf, open, pilotsFor, reactDeployment, reactKey } from './occasions.ts';
import type { DeployMemory, Deployment } from './procedures.ts';
import { type Declaration, type GoTo, ofEach, picks, picksOrDone, type Spot } from './questions.ts';
import { ownRule } from './spoken.ts';
import { HAND, PLAYED, TABLE, UNDER } from './state.ts';
import { countOwn, countUse, defOf, enemyOf, type Table } from './table.ts';

export const deploy = procedure('deploy', {
  where(g, f) {
    const at = f.react ? (occasionOf(g, f.seat)?.at ?? -1) : -1; // CCG-RCT-02
    ask(g, f.seat, 'where', destinations(g, f.seat, f.card, false, at, isFree(g, f)), f.card);
  },
  place(g, f) {
    const { kind: _, cost: __, ...to } = answerTo(g, 'where');
    f.free = isFree(g, f);
    f.to = to;
  },
  /** CCG-UTI-01: whom a Utinni Effect targets. */
  aim(g, f) {
    const line = wayOf(g, f.card, f.to)?.line ?? null;
    const who = line === null ? null : deployContext(g, f.seat, f.card, line);
    if (who !== null && who.that >= 0) f.about = who.that;
    if (line === null || who === null || line.line !== 'deploy' || line.target === undefined) return 'replaced';
    ask(g, f.seat, 'target', picks(utinniTargets(g, who, line.target)), f.card);
  },
  aimed(g, f) {
    f.target = chosenCard(g);
  },
  /** CCG-SQD-01: which starfighters a squadron replaces. */
  replaced(g, f) {
    const rule = ownRule(g, f.card, 'replaces');
    if (rule === undefined || !isStarship(g, f.card) || f.replaced.length >= rule.rule.n) return 'pilot';
    const left = replaceable(g, f.seat, rule.rule.what, f.to.on).filter((card) => !f.replaced.includes(card));
    ask(g, f.seat, 'along', picks(left), f.card);
  },
  replacing(g, f) {
    f.replaced.push(chosenCard(g, 'along'));
    return 'replaced';
  },
  /** CCG-READ-049: together with a pilot from the hand. */
  pilot(g, f) {
    if (!f.react || reactDeployment(g, f.seat, f.card)?.pilot !== true) return 'declare';
    ask(g, f.seat, 'target', picks(pilotsFor(g, f.seat, f.card, f.to.on, f.free)), f.card);
  },
  withPilot(g, f) {
    const pilot = chosenCard(g);
    const price = (card: number): number => (f.free ? 0 : deployPrice(g, f.seat, card, f.to).own);
    useForce(g, f.seat, price(pilot) + price(f.card));
    playBoth(g, f, pilot);
    return 'announce';
  },
  declare(g, f) {
    const price = deployPrice(g, f.seat, f.card, f.to);
    f.fromHand = g.state.zone[f.card] === HAND;
    f.card = playFromHand(g, f.seat, f.card);
    // CCG-LOC-02: nothing answers a location.
    if (f.to.as === LOCATION || f.to.as === COVERED) {
      layDown(g, f.seat, f.card, f.to.on);
      note(g, 'deployed', f.seat, f.card, f.card);
      return DONE;
    }
    if (!f.free) useForce(g, f.seat, price.own);
    useForce(g, enemyOf(g, f.seat), price.theirs); // CCG-DEP-20
    if (price.once >= 0) g.state.usedTurn.push(price.once);
  },
  announce(g, f) {
    const { seat, card, to, react } = f;
    const deployment = deploymentOf(g, f);
    // CCG-IMM-08, CCG-HOL-06: nothing answers what takes effect when it is declared, or goes to a holosite.
    const taxes = ownRule(g, card, 'taxes') !== undefined;
    if (taxes || isHolosite(g, to.on)) {
      putDown(g, deployment);
      if (taxes && f.about !== undefined) stackAnswered(g, card, f.about);
      return DONE;
    }
    note(g, 'deploys', seat, card, placeOf(g, to));
    if (react) note(g, 'react', seat, card, placeOf(g, to));
    open(g, { kind: 'deploy', seat, deployment });
  },
  end(g, f) {
    if (returned(g, 'answers')) return DONE;
    // CCG-DEP-11, CCG-ACT-28: a deployment that was cancelled costs the card and the Force.
    for (const card of [f.card, f.pilot])
      if (card >= 0 && g.state.zone[card] === PLAYED) toPileOf(g, 'lost', f.seat, card);
    if (f.react) g.state.usedTurn.push(reactKey(f.card));
  },
});

const isFree = (g: Table, f: DeployMemory): boolean =>
  f.free || (f.react && reactDeployment(g, f.seat, f.card)?.free === true);

/** Both leave the hand, and each leaves by its last number. */
function playBoth(g: Table, f: DeployMemory, pilot: number): void {
  const ship = f.card;
  f.pilot = playFromHand(g, f.seat, pilot);
  // The pilot left by the hand's last number; if that was the ship's, the ship lies where the pilot was.
  f.card = playFromHand(g, f.seat, f.pilot === ship ? pilot : ship);
}

function deploymentOf({ state: s }: Table, f: DeployMemory): Deployment {
  const { seat, card, to, free, react, fromHand, pilot, replaced, target, about } = f;
  const aim = target === undefined ? {} : { target, targetLife: s.life[target]! };
  return { seat, card, to, free, react, fromHand, pilot, replaced, ...aim, ...(about === undefined ? {} : { about }) };
}

const placeOf = (g: Table, to: Spot): number => (to.on < 0 || to.as === SIDE_OF_TABLE ? -1 : whereIs(g, to.on));

/** The deployment resolves: the card lies where it was deployed to, or is lost if that is gone. */
export function putDown(g: Table, deployment: Deployment): void {
  const { seat, card, to, pilot, replaced, react, target, about } = deployment;
  const s = g.state;
  if (s.zone[card] !== PLAYED) return;
  const on = stillThere(g, to.on);
  const way = wayOf(g, card, to);
  if (way !== undefined) countUse(g, way.id);
  if (to.as === INSERTED) return toPileOf(g, 'inserted', enemyOf(g, seat), card);
  // CCG-UTI-03: without its target a Utinni Effect is lost.
  const isAimless = target !== undefined && s.life[target] !== deployment.targetLife;
  if (isAimless || (on >= 0 && s.zone[on] !== TABLE)) return toPileOf(g, 'lost', seat, card);
  toPlace(g, 'deployed', seat, card, on, to.as);
  if (to.way !== undefined) s.kept[card] = to.way;
  if (target !== undefined) {
    s.kept[card] = target + 1;
    s.version++;
    s.goal[card] = whereIs(g, target) + 1;
  }
  if (about !== undefined) grab(g, card, about);
  if (to.as >= BESIDE) countOwn(g, card, 'faceDown');
  if (to.as === SIDE_OF_TABLE) s.side[card] = sideOf(g, seat, card);
  const at = whereIs(g, card);
  noteInGame(g, card);
  s.deployed.push(card, at);
  note(g, 'deployed', seat, card, at, -1, defOf(g, card).titleId);
  if (deployment.fromHand) note(g, 'fromHand', seat, card, at);
  note(g, 'itself', seat, card, at);
  if (at >= 0) note(g, 'arrives', seat, card, at);
  if (pilot >= 0 && s.zone[pilot] === PLAYED) {
    toPlace(g, 'deployed', seat, pilot, card, PILOT);
    s.deployed.push(pilot, at);
    note(g, 'deployed', seat, pilot, at, -1, defOf(g, pilot).titleId);
  }
  if (react) joinBattle(g, card, true);
  if (replaced.length > 0) call(g, 'replace', { seat, card, replaced });
}

/** The text by which the card deploys there. */
const wayOf = (g: Table, card: number, to: Spot): Text | undefined => defOf(g, card).deploysOn[(to.way ?? 1) - 1];

/** A location that was converted meanwhile is the card on top of it. */
function stillThere({ state: s }: Table, on: number): number {
  let at = on;
  while (s.zone[at] === UNDER && s.as[at] === COVERED) at = s.on[at]!;
  return at;
}

/** On whose side of the table it lies. */
function sideOf(g: Table, seat: number, card: number): number {
  const theirs = defOf(g, card).deploysOn.some(
    ({ line }) => line.line === 'deployHere' && line.where === "opponent's side of table",
  );
  return theirs ? enemyOf(g, seat) : seat;
}

/** A location comes to the table: at one of the places of its group, or on top of the other player's version. */
export function layDown(g: Table, seat: number, card: number, place: number): void {
  const s = g.state;
  const covered = versionOf(g, card);
  if (covered >= 0) return convert(g, seat, card, covered);
  const { group, places } = placesFor(g, card);
  toPlace(g, 'deployed', seat, card, isVehicleSite(g, card) ? place : -1, LOCATION); // CCG-VSI-01: with the vehicle
  if (group < 0) s.groups.push([card]);
  else s.groups[group]!.splice(places.includes(place) ? place : places[0]!, 0, card);
}

/** CCG-LOC-19, 21: the new card goes on top; whatever was at, on or under the old one is now with the new one. */
function convert(g: Table, seat: number, card: number, covered: number): void {
  const s = g.state;
  s.groups = s.groups.map((group) => group.map((at) => (at === covered ? card : at)));
  toPlace(g, 'deployed', seat, card, -1, LOCATION);
  for (const [other, zone] of s.zone.entries())
    if ((zone === TABLE || zone === UNDER) && s.on[other] === covered) s.on[other] = card;
  s.drainedAt[card] = s.drainedAt[covered]!;
  s.battledAt[card] = s.battledAt[covered]!;
  if (s.orbit === covered) s.orbit = card;
  s.lasting = s.lasting.map((lasting) => (lasting.at === covered ? { ...lasting, at: card } : lasting));
  s.deployed = s.deployed.map((at, i) => (i % 2 === 1 && at === covered ? card : at));
  toPlace(g, 'stacked', s.controller[covered]!, covered, card, COVERED);
}

/** CCG-SQD-02: characters, weapons and devices may go over as far as there is room; all else goes to the Used Pile. */
export const replace = procedure('replace', {
  keep(g, f) {
    const cards = f.replaced.flatMap((ship) => cardsUpon(g, ship)).filter((card) => canGoOver(g, card, f.card));
    if (cards.length === 0) return 'go';
    ask(g, f.seat, 'along', picksOrDone(cards), f.card);
  },
  kept(g, f) {
    const answer = answerTo(g, 'along');
    if (answer.kind === 'done') return 'go';
    const as = isCharacter(g, answer.card) ? seatsFor(g, answer.card, f.card)[0]! : ON;
    toPlace(g, 'moved', f.seat, answer.card, f.card, as);
    return 'keep';
  },
  go(g, f) {
    for (const ship of f.replaced) {
      for (const card of cardsUpon(g, ship).slice()) leavePlay(g, card, 'toUsed');
      leavePlay(g, ship, 'toUsed');
    }
  },
});

/** CCG-SQD-03. */
const canGoOver = (g: Table, card: number, squadron: number): boolean =>
  isCharacter(g, card)
    ? seatsFor(g, card, squadron).length > 0
    : isWeaponOrDevice(g, card) && carryReason(g, card, squadron) === null;

export const handOversOf = (g: Table, seat: number): Declaration[] =>
  ofEach('handOver', cardsInPlay(g), (card) => isWeaponOrDevice(g, card) && takersOf(g, seat, card).length > 0);

/** The cards that it can be handed to, and for how much: as if it were deployed there, but free where a text says so. */
function takersOf(g: Table, seat: number, card: number): GoTo[] {
  const s = g.state;
  const giver = userOf(g, card);
  if (giver < 0 || speakerOf(g, card) !== seat || s.controller[giver] !== seat || !isPresent(g, giver)) return [];
  const found: GoTo[] = [];
  for (const on of cardsAt(g, whereIs(g, giver))) {
    if (on === giver || s.controller[on] !== seat || !isPresent(g, on) || carryReason(g, card, on) !== null) continue;
    const free = isWeapon(g, card) && (isArmsBearer(g, giver) || isArmsBearer(g, on) || hasRule(g, giver, 'handsOver'));
    const way = wayOnto(g, card, on);
    if (way === 0 && !(isWeapon(g, card) && isArmsBearer(g, on))) continue;
    const cost = free ? 0 : deployPrice(g, seat, card, { on, as: ON, way }).own;
    if (cost <= forceOf(g, seat)) found.push({ kind: 'to', on, as: ON, cost });
  }
  return found;
}

export const handOver = procedure('handOver', {
  where(g, f) {
    ask(g, f.seat, 'where', takersOf(g, f.seat, f.card), f.card);
  },
  give(g, f) {
    const { on, as, cost } = answerTo(g, 'where');
    useForce(g, f.seat, cost);
    giveAway(g, f.card);
    toPlace(g, 'placed', f.seat, f.card, on, as);
  },
});
