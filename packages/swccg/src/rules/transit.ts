/** Moves of whole groups: docking bay transit (CCG-MOV-07, 08) and squads (CCG-READ-037, 038). */
import { opponentOf } from '@dejarik/kernel';
import { compileFilter } from './filters.ts';
import { forceOf } from './force.ts';
import { locationsOn } from './layout.ts';
import { cardsAt, rulesOf } from './live.ts';
import { landGoals, moveCost, regularReason, stuckReason, to, walkOf } from './movement.ts';
import { placeReason } from './places.ts';
import { isCharacter, isVehicle } from './query.ts';
import type { GoTo } from './questions.ts';
import { isLive } from './speech.ts';
import { AT, UNDERCOVER } from './state.ts';
import { defOf, type Table } from './table.ts';
import { word } from './words.ts';

const DOCKING_BAY = word('docking bay');

const standing = (g: Table, seat: number, at: number, spies = false): number[] =>
  cardsAt(g, at).filter(
    (card) =>
      g.state.controller[card] === seat &&
      g.state.as[card] === AT &&
      ((g.state.flags[card]! & UNDERCOVER) !== 0) === spies &&
      (isCharacter(g, card) || isVehicle(g, card)),
  );

/** Who can leave by transit; CCG-SPY-06, 07: in the other player's turn the own spies. */
export const transitParty = (g: Table, seat: number, bay: number): number[] =>
  standing(g, seat, bay, g.state.acting !== seat).filter((card) => stuckReason(g, card) === null);

/** The one price for all, as the bay that is left has it for this player. */
function transitPrice(g: Table, seat: number, bay: number): number {
  for (const entry of rulesOf(g, 'transitFree'))
    if (entry.seat === seat && entry.source === bay && isLive(g, entry)) return 0;
  for (const entry of rulesOf(g, 'transit'))
    if (entry.seat === seat && entry.source === bay && isLive(g, entry)) return entry.rule.n;
  return 0;
}

export function transitGoals(g: Table, seat: number, bay: number): GoTo[] {
  if (defOf(g, bay).is[DOCKING_BAY] === 0) return [];
  const party = transitParty(g, seat, bay);
  const price = party.length === 0 ? 0 : transitPrice(g, g.state.acting, bay);
  if (party.length === 0 || price > forceOf(g, seat)) return [];
  return locationsOn(g.state)
    .filter(
      (at) => at !== bay && defOf(g, at).is[DOCKING_BAY] === 1 && party.some((card) => mayGo(g, seat, card, at, price)),
    )
    .map((at) => to(at, price));
}

/** CCG-WPN-18: a seeker goes by itself, at the price that the other player has. */
export function ownTransit(g: Table, seat: number, card: number): GoTo[] {
  const bay = g.state.on[card]!;
  if (isCharacter(g, card) || isVehicle(g, card) || defOf(g, bay).is[DOCKING_BAY] === 0) return [];
  const price = transitPrice(g, opponentOf(g.state, seat), bay);
  return locationsOn(g.state)
    .filter((at) => at !== bay && defOf(g, at).is[DOCKING_BAY] === 1 && price <= forceOf(g, seat))
    .map((at) => to(at, price));
}

/** Whether the card can be taken along to a bay: it can be there, and what it costs on top can be paid. */
export const mayGo = (g: Table, seat: number, card: number, at: number, price: number): boolean =>
  placeReason(g, card, at) === null && price + moveCost(g, g.state.acting, card, at, true) <= forceOf(g, seat);

/** Whom a squad leader can take along: troopers that may move, and Guards, who go with nobody else (CCG-CHR-09). */
export function squadParty(g: Table, seat: number, leader: number): number[] {
  const escorted = rulesOf(g, 'escorts').filter((entry) => entry.source === leader && isLive(g, entry));
  const squads = rulesOf(g, 'squad').filter((entry) => entry.source === leader && isLive(g, entry));
  if (escorted.length === 0 && squads.length === 0) return [];
  return standing(g, seat, g.state.on[leader]!).filter((card) => {
    if (card === leader || g.state.moved[card] === g.state.turn) return false;
    if (escorted.some(({ rule }) => compileFilter(rule.who).isKind(g, card))) return true;
    return squads.some(({ rule }) => compileFilter(rule.who).isKind(g, card)) && regularReason(g, card) === null;
  });
}

export function squadGoals(g: Table, seat: number, leader: number): GoTo[] {
  if (g.state.as[leader] !== AT || squadParty(g, seat, leader).length === 0 || regularReason(g, leader) !== null)
    return [];
  return landGoals(g, seat, leader, walkOf(g, leader)?.sites ?? 0);
}

/** What the leader and those with him pay: the one price of a whole squad, or each his own. */
export function squadPrice(g: Table, seat: number, leader: number, along: readonly number[], at: number): number {
  for (const { source, rule } of rulesOf(g, 'squad'))
    if (source === leader && along.length === rule.n && along.every((card) => compileFilter(rule.who).isKind(g, card)))
      return rule.cost + [leader, ...along].reduce((sum, card) => sum + moveCost(g, seat, card, at, true), 0);
  return [leader, ...along].reduce((sum, card) => sum + moveCost(g, seat, card, at), 0);
}
