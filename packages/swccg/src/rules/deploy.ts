/** Deploying a card: where to, the price, what can answer it, and its place on the table (section 16 of the ledger). */
import { DONE } from '@dejarik/kernel';
import { joinBattle } from './battles.ts';
import { deployCost, destinations, replaceable } from './deployment.ts';
import { note, playFromHand, toPileOf, toPlace } from './events.ts';
import { answerTo, ask, call, procedure, returned } from './flow.ts';
import { useForce } from './force.ts';
import { whereIs } from './live.ts';
import { ownRules } from './own-rules.ts';
import { layDown } from './placing.ts';
import type { Deployment, DeployMemory } from './procedures.ts';
import { occasionOf, pilotsFor, reactDeployment, reactKey } from './reacts.ts';
import { LOCATION, PILOT, PLAYED, SIDE_OF_TABLE } from './state.ts';
import { defOf, type Table } from './table.ts';
import { open } from './windows.ts';

export const deploy = procedure('deploy', {
  where(g, f) {
    const at = f.react ? (occasionOf(g, f.seat)?.at ?? -1) : -1; // CCG-RCT-02
    ask(g, f.seat, 'where', destinations(g, f.seat, f.card, false, at, isFree(g, f)), f.card);
  },
  place(g, f) {
    const { on, as, line, cost } = answerTo(g, 'where');
    f.free = isFree(g, f);
    f.cost = cost;
    f.to = line === undefined ? { on, as } : { on, as, line };
  },
  /** CCG-SQD-01: which starfighters a squadron replaces. */
  replaced(g, f) {
    const [rule] = ownRules(g, f.card, 'replaces');
    if (rule === undefined) return 'pilot';
    const left = replaceable(g, f.seat, rule.rule.what, f.to.on).filter((card) => !f.replaced.includes(card));
    if (f.replaced.length >= rule.rule.n) return 'pilot';
    ask(
      g,
      f.seat,
      'along',
      left.map((card) => ({ kind: 'pick', card })),
      f.card,
    );
  },
  replacing(g, f) {
    const answer = answerTo(g, 'along');
    if (answer.kind === 'pick') f.replaced.push(answer.card);
    return 'replaced';
  },
  /** CCG-READ-049: together with a pilot from the hand. */
  pilot(g, f) {
    if (!f.react || reactDeployment(g, f.seat, f.card)?.pilot !== true) return 'declare';
    const pilots = pilotsFor(g, f.seat, f.card, f.to.on, f.free);
    ask(
      g,
      f.seat,
      'target',
      pilots.map((card) => ({ kind: 'pick', card })),
      f.card,
    );
  },
  withPilot(g, f) {
    const answer = answerTo(g, 'target');
    if (answer.kind !== 'pick') return 'declare';
    if (!f.free) useForce(g, f.seat, deployCost(g, f.seat, answer.card, f.to));
    if (!f.free) useForce(g, f.seat, f.cost);
    playBoth(g, f, answer.card);
    return 'announce';
  },
  declare(g, f) {
    if (!f.free) useForce(g, f.seat, f.cost);
    f.card = playFromHand(g, f.seat, f.card);
    // CCG-LOC-02: nothing answers a location.
    if (f.to.as === LOCATION) {
      layDown(g, f.seat, f.card, f.to.on);
      note(g, 'deployed', f.seat, f.card, f.card);
      return DONE;
    }
  },
  announce(g, f) {
    const { seat, card, to, free, react, pilot, replaced } = f;
    note(g, 'deploys', seat, card, placeOf(g, f));
    if (react) note(g, 'react', seat, card, placeOf(g, f));
    open(g, { kind: 'deploy', seat, deployment: { seat, card, to, free, react, pilot, replaced } });
  },
  end(g, f) {
    if (returned(g, 'answers')) return DONE;
    // CCG-DEP-11, CCG-ACT-28: a deployment that was cancelled costs the card and the Force.
    for (const card of [f.card, f.pilot]) if (card >= 0 && g.state.zone[card] === PLAYED) toPileOf(g, 'lost', f.seat, card);
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

const placeOf = (g: Table, { to }: { readonly to: { readonly on: number; readonly as: number } }): number =>
  to.on < 0 || to.as === SIDE_OF_TABLE ? -1 : whereIs(g, to.on);

/** The deployment resolves: the card lies where it was deployed to. */
export function putDown(g: Table, { seat, card, to, pilot, replaced, react }: Deployment): void {
  const s = g.state;
  if (s.zone[card] !== PLAYED) return;
  toPlace(g, 'deployed', seat, card, to.on, to.as);
  if (to.line !== undefined) s.kept[card] = to.line;
  const at = whereIs(g, card);
  s.deployed.push(card, at);
  note(g, 'deployed', seat, card, at, -1, defOf(g, card).titleId);
  note(g, 'itself', seat, card, at);
  if (pilot >= 0 && s.zone[pilot] === PLAYED) {
    toPlace(g, 'deployed', seat, pilot, card, PILOT);
    s.deployed.push(pilot, at);
    note(g, 'deployed', seat, pilot, at, -1, defOf(g, pilot).titleId);
  }
  if (react) joinBattle(g, card, true);
  if (replaced.length > 0) call(g, 'replace', { seat, card, replaced });
}
