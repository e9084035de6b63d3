/** What deploying costs (CCG-DEP-10 to 13, 20). */
import { ONE, required } from '../exact.ts';
import type { Text } from '../language/meaning.ts';
import type { Line, Place } from '../language/tree.ts';
import { isHolosite } from './holosites.ts';
import type { Context, LiveRule } from './live-index.ts';
import { rulesOf, speaker, whereIs } from './live.ts';
import { isDeploying, ownRules } from './own-rules.ts';
import { workOut } from './query.ts';
import type { Spot } from './questions.ts';
import { isLive, timesOf } from './speech.ts';
import { COVERED, LOCATION, ON, useKey } from './state.ts';
import { defOf, type Table } from './table.ts';

/** Force from the own Force Pile and from the other one. `once`: the text used up by it, as `useKey`, or -1. */
export interface Price {
  readonly own: number;
  readonly theirs: number;
  readonly once: number;
}

const FREE: Price = { own: 0, theirs: 0, once: -1 };

export function deployPrice(g: Table, seat: number, card: number, spot: Spot): Price {
  if (spot.as === LOCATION || spot.as === COVERED) return FREE; // CCG-LOC-02
  if (isHolosite(g, spot.on)) return { ...FREE, own: required(defOf(g, card).destiny[0]!) }; // CCG-HOL-03
  const at = spot.on < 0 ? -1 : whereIs(g, spot.on);
  const { own: base, theirs } = basePrice(g, seat, card, spot, at);
  const free = isFree(g, card, at);
  let cost = free ? 0 : base;
  for (const rules of [rulesOf(g, 'deploys'), ownRules(g, card, 'deploys')])
    for (const entry of rules) {
      const { who, to, by, each } = entry.rule;
      // CCG-DEP-12: free is free of the base cost, not of what others ask for.
      if ((free && by < 0) || !isDeploying(g, entry, who, card) || !isToPlace(g, entry, to, at)) continue;
      if (isLive(g, entry)) cost += by * ONE * timesOf(g, entry, each);
    }
  if (spot.as === ON)
    for (const entry of rulesOf(g, 'deploysOnShip'))
      if (isDeploying(g, entry, entry.rule.who, card) && g.speech.isOf(g, entry, 'ship', spot.on) && isLive(g, entry))
        cost += entry.rule.by * ONE;
  const once = cost > 0 && spot.as === ON ? reduction(g, card, spot) : null;
  if (once !== null) cost += once.rule.by * ONE;
  return {
    own: required(Math.max(0, cost)),
    theirs: free ? 0 : required(theirs),
    once: once === null ? -1 : useKey(once.source, once.text.id),
  };
}

/** CCG-DEP-10: the printed number, or what its text says; Jawas take the same from both players (CCG-DEP-20). */
function basePrice(g: Table, seat: number, card: number, spot: Spot, at: number): { own: number; theirs: number } {
  for (const entry of rulesOf(g, 'deploysForYou'))
    if (isDeploying(g, entry, entry.rule.who, card) && isToPlace(g, entry, entry.rule.to, at) && isLive(g, entry))
      return { own: entry.rule.n * ONE, theirs: 0 };
  const both = ownRules(g, card, 'deploysForBoth').find((entry) => isLive(g, entry));
  if (both !== undefined) return { own: both.rule.n * ONE, theirs: both.rule.n * ONE };
  const who = { ...speaker(seat, card), it: spot.on >= 0 ? [spot.on] : [] };
  const line = deployLine(g, who, card, spot);
  if (line !== undefined) return { own: line.n === undefined ? 0 : g.speech.amount(g, who, line.n), theirs: 0 };
  // CCG-ACT-34: a price that the card's own text works out.
  const defined = ownRules(g, card, 'defined').find((entry) => entry.rule.stat === 'deploy' && isLive(g, entry));
  if (defined !== undefined) return { own: g.speech.amount(g, defined, defined.rule.n), theirs: 0 };
  return { own: Math.max(0, workOut(g, card, 'deploy', null)), theirs: 0 };
}

/** The line of its text by which it deploys there. */
function deployLine(g: Table, who: Context, card: number, { on, way }: Spot): DeployLine | undefined {
  const { deploysOn } = defOf(g, card);
  const isFor = ({ line }: Text): boolean =>
    line.line === 'deployHere' || (line.line === 'deploy' && g.speech.fits(g, who, line.on, on));
  const text = way === undefined ? deploysOn.findLast(isFor) : deploysOn[way - 1];
  return text?.line.line === 'deploy' || text?.line.line === 'deployHere' ? text.line : undefined;
}

type DeployLine = Extract<Line, { readonly line: 'deploy' | 'deployHere' }>;

export function isFree(g: Table, card: number, at: number): boolean {
  for (const rules of [rulesOf(g, 'deploysFree'), ownRules(g, card, 'deploysFree')])
    for (const entry of rules)
      if (isDeploying(g, entry, entry.rule.who, card) && isToPlace(g, entry, entry.rule.to, at) && isLive(g, entry))
        return true;
  return false;
}

/** Once per turn, on a card of a certain kind (CCG-READ-013). */
function reduction(g: Table, card: number, spot: Spot): ReturnType<typeof rulesOf<'deploysOnto'>>[number] | null {
  for (const entry of rulesOf(g, 'deploysOnto')) {
    if (g.state.usedTurn.includes(useKey(entry.source, entry.text.id))) continue;
    if (!isDeploying(g, entry, entry.rule.who, card) || !g.speech.fits(g, entry, entry.rule.on, spot.on)) continue;
    if (isLive(g, entry)) return entry;
  }
  return null;
}

/** Whether a rule that may name a place is about deploying there. */
const isToPlace = (g: Table, entry: LiveRule, to: Place | undefined, at: number): boolean =>
  to === undefined || (at >= 0 && g.speech.isPlace(g, entry, to, at));
