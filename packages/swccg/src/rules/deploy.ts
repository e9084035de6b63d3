/** Deploying a card: where to, the price, what can answer it, and its place on the table (section 16 of the ledger). */
import { isHolosite } from './holosites.ts';
import { DONE } from '@dejarik/kernel';
import { destinations } from './deployment.ts';
import { note, playFromHand, toPileOf, toPlace } from './events.ts';
import { answerTo, ask, procedure, returned } from './flow.ts';
import { useForce } from './force.ts';
import { whereIs } from './live.ts';
import { layDown } from './placing.ts';
import type { Deployment } from './procedures.ts';
import { LOCATION, PLAYED, SIDE_OF_TABLE } from './state.ts';
import { defOf, type Table } from './table.ts';
import { open } from './windows.ts';

export const deploy = procedure('deploy', {
  where(g, f) {
    ask(g, f.seat, 'where', destinations(g, f.seat, f.card, false, f.free), f.card);
  },
  declare(g, f) {
    const { on, as, cost } = answerTo(g, 'where');
    f.to = { on, as };
    if (!f.free) useForce(g, f.seat, cost);
    f.card = playFromHand(g, f.seat, f.card);
    // CCG-LOC-02: nothing answers a location.
    if (as === LOCATION) {
      layDown(g, f.seat, f.card, on);
      note(g, 'deployed', f.seat, f.card, f.card);
      return DONE;
    }
    if (isHolosite(g, on)) {
      putDown(g, { seat: f.seat, card: f.card, to: f.to, free: f.free, react: f.react }); // CCG-HOL-06: nothing answers it
      return DONE;
    }
    note(g, 'deploys', f.seat, f.card, placeOf(g, f));
    open(g, {
      kind: 'deploy',
      seat: f.seat,
      deployment: { seat: f.seat, card: f.card, to: f.to, free: f.free, react: f.react },
    });
  },
  end(g, f) {
    // CCG-DEP-11, CCG-ACT-28: a deployment that was cancelled costs the card and the Force.
    if (!returned(g, 'answers') && g.state.zone[f.card] === PLAYED) toPileOf(g, 'lost', f.seat, f.card);
  },
});

const placeOf = (g: Table, { to }: { readonly to: { readonly on: number; readonly as: number } }): number =>
  to.on < 0 || to.as === SIDE_OF_TABLE ? -1 : whereIs(g, to.on);

/** The deployment resolves: the card lies where it was deployed to. */
export function putDown(g: Table, { seat, card, to }: Deployment): void {
  const s = g.state;
  if (s.zone[card] !== PLAYED) return;
  toPlace(g, 'deployed', seat, card, to.on, to.as);
  const at = whereIs(g, card);
  s.deployed.push(card, at);
  note(g, 'deployed', seat, card, at, -1, defOf(g, card).titleId);
}
