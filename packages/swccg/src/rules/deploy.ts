/** Deploying a card: where to, the price, what can answer it, and its place on the table (section 16 of the ledger). */
import { DONE } from '@dejarik/kernel';
import type { Line } from '../language/tree.ts';
import { deployPrice } from './deploy-cost.ts';
import { deployContext, destinations, utinniTargets } from './deployment.ts';
import { note, playFromHand, toPileOf, toPlace } from './events.ts';
import { answerTo, ask, procedure, returned } from './flow.ts';
import { useForce } from './force.ts';
import { grab, stackAnswered } from './grabbers.ts';
import { whereIs } from './live.ts';
import { ownRules } from './own-rules.ts';
import { layDown } from './placing.ts';
import type { Deployment } from './procedures.ts';
import type { Spot } from './questions.ts';
import { COVERED, INSERTED, LOCATION, PLAYED, SIDE_OF_TABLE, TABLE, UNDER } from './state.ts';
import { defOf, enemyOf, type Table } from './table.ts';
import { open } from './windows.ts';

export const deploy = procedure('deploy', {
  where(g, f) {
    ask(g, f.seat, 'where', destinations(g, f.seat, f.card, f.free), f.card);
  },
  aim(g, f) {
    const { kind: _, cost: __, ...to } = answerTo(g, 'where');
    f.to = to;
    const line = lineOf(g, f.card, to);
    const who = line === null ? null : deployContext(g, f.seat, f.card, line);
    if (who !== null && who.that >= 0) f.about = who.that;
    if (line === null || who === null || line.line !== 'deploy' || line.target === undefined) return 'declare';
    const options = utinniTargets(g, who, line.target).map((card) => ({ kind: 'pick' as const, card }));
    ask(g, f.seat, 'target', options, f.card);
  },
  aimed(g, f) {
    const answer = answerTo(g, 'target');
    if (answer.kind === 'pick') f.target = answer.card;
  },
  declare(g, f) {
    const { to } = f;
    const price = deployPrice(g, f.seat, f.card, to);
    f.card = playFromHand(g, f.seat, f.card);
    // CCG-LOC-02: nothing answers a location.
    if (to.as === LOCATION) {
      layDown(g, f.seat, f.card, to.on);
      note(g, 'deployed', f.seat, f.card, f.card);
      return DONE;
    }
    if (!f.free) useForce(g, f.seat, price.own);
    useForce(g, enemyOf(g, f.seat), price.theirs); // CCG-DEP-20
    if (price.once >= 0) g.state.usedTurn.push(price.once);
    // CCG-IMM-08: nothing answers what takes effect when it is declared.
    if (ownRules(g, f.card, 'taxes').length > 0) {
      putDown(g, { ...f });
      stackAnswered(g, f.card, f.about ?? -1);
      return DONE;
    }
    note(g, 'deploys', f.seat, f.card, placeOf(g, to));
    open(g, {
      kind: 'deploy',
      seat: f.seat,
      deployment: {
        seat: f.seat,
        card: f.card,
        to,
        free: f.free,
        react: f.react,
        ...(f.target === undefined ? {} : { target: f.target, targetLife: g.state.life[f.target]! }),
        ...(f.about === undefined ? {} : { about: f.about }),
      },
    });
  },
  end(g, f) {
    // CCG-DEP-11, CCG-ACT-28: a deployment that was cancelled costs the card and the Force.
    if (!returned(g, 'answers') && g.state.zone[f.card] === PLAYED) toPileOf(g, 'lost', f.seat, f.card);
  },
});

const placeOf = (g: Table, to: Spot): number => (to.on < 0 || to.as === SIDE_OF_TABLE ? -1 : whereIs(g, to.on));

/** The deployment resolves: the card lies where it was deployed to, or is lost if that is gone. */
export function putDown(g: Table, { seat, card, to, target, targetLife, about }: Deployment): void {
  const s = g.state;
  if (s.zone[card] !== PLAYED) return;
  const on = stillThere(g, to.on);
  if (to.as === INSERTED) {
    toPileOf(g, 'inserted', enemyOf(g, seat), card);
    return;
  }
  // CCG-UTI-03: without its target a Utinni Effect is lost.
  const isAimless = target !== undefined && s.life[target] !== targetLife;
  if (isAimless || (on >= 0 && s.zone[on] !== TABLE)) {
    toPileOf(g, 'lost', seat, card);
    return;
  }
  toPlace(g, 'deployed', seat, card, on, to.as);
  if (to.way !== undefined) s.kept[card] = to.way;
  if (target !== undefined) {
    s.kept[card] = target + 1;
    s.goal[card] = whereIs(g, target) + 1;
  }
  if (about !== undefined) grab(g, card, about);
  if (to.as === SIDE_OF_TABLE) s.side[card] = sideOf(g, seat, card);
  const at = whereIs(g, card);
  s.deployed.push(card, at);
  note(g, 'deployed', seat, card, at, -1, defOf(g, card).titleId);
  if (at >= 0) note(g, 'arrives', seat, card, at);
}

/** The line of its text by which the card deploys there. */
const lineOf = (g: Table, card: number, to: Spot): Line | null =>
  defOf(g, card).deploysOn[(to.way ?? 1) - 1]?.line ?? null;

/** A location that was converted meanwhile is the card on top of it. */
function stillThere({ state: s }: Table, on: number): number {
  let at = on;
  while (at >= 0 && s.zone[at] === UNDER && s.as[at] === COVERED) at = s.on[at]!;
  return at;
}

/** On whose side of the table it lies. */
function sideOf(g: Table, seat: number, card: number): number {
  const theirs = defOf(g, card).deploysOn.some(
    ({ line }) => line.line === 'deployHere' && line.where === "opponent's side of table",
  );
  return theirs ? enemyOf(g, seat) : seat;
}
