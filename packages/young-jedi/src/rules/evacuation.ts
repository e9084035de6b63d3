/** Evacuating a planet, and being intercepted (YJ-SHP-04 to 23). */
import { opponentOf } from '@dejarik/kernel';
import { launch, whyNotLaunch } from './deployment.ts';
import { moved } from './event.ts';
import { happen, shuffle, tell } from './events.ts';
import { answerTo, ask, call, procedure } from './flow.ts';
import type { Questions } from './questions.ts';
import { type Refusal, reason } from './reason.ts';
import { onPlanet } from './state.ts';
import { cardsAt, countUse, defOf, type Table } from './table.ts';

export const NOT_ON_PLANET = reason('YJ-SHP-04', 'only Characters and Weapons on a planet are evacuated');
const NO_TRANSPORT = reason('YJ-SHP-04', 'you have no transport in Hyperspace');

const transportsOf = (g: Table, seat: number): number[] =>
  g.state.hyperspace[seat]!.filter((ship) => defOf(g, ship).transport);

/** Whether the seat may evacuate the planet (YJ-SHP-04). */
export function whyNotEvacuate(g: Table, seat: number, planet: number): Refusal {
  const s = g.state;
  if (!onPlanet(planet) || cardsAt(s, seat, planet).length === 0) return NOT_ON_PLANET;
  return s.hyperspace[seat]!.some((ship) => defOf(g, ship).transport) ? null : NO_TRANSPORT;
}

export const evacuation = procedure('evacuation', {
  announce(g, f) {
    f.transports = transportsOf(g, f.seat);
    tell(g, { kind: 'evacuate', seat: f.seat, planet: f.planet, n: cardsAt(g.state, f.seat, f.planet).length });
  },
  /** YJ-SHP-07: the opponent may add starships, then decides. */
  opponentDecides(g, f) {
    const s = g.state;
    const enemy = opponentOf(s, f.seat);
    const options: Questions['intercept'][] = [];
    for (const card of s.hand[enemy]!)
      if (whyNotLaunch(g, enemy, defOf(g, card)) === null) options.push({ kind: 'launch', card });
    if (s.hyperspace[enemy]!.length > 0) options.push({ kind: 'intercept' });
    options.push({ kind: 'letGo' });
    ask(g, enemy, 'intercept', options);
  },
  opponentDecided(g, { seat, planet }) {
    const answer = answerTo(g, 'intercept');
    const enemy = opponentOf(g.state, seat);
    if (answer.kind === 'launch') {
      launch(g, enemy, answer.card);
      return 'opponentDecides';
    }
    tell(g, { kind: answer.kind, seat: enemy, planet });
    if (answer.kind === 'letGo') return;
    // YJ-SHP-10: the interceptor is the attacker.
    tell(g, { kind: 'battle', seat: enemy, planet, ships: true });
    call(g, 'battle', { seat: enemy });
  },
  /** YJ-SHP-08, 14, 15: into the deck if a transport is left, else into the discard pile. */
  outcome(g, { seat, planet, transports }) {
    const s = g.state;
    const saved = transports.some((ship) => s.hyperspace[seat]!.includes(ship));
    tell(g, { kind: 'evacuated', seat, planet, saved });
    for (const card of cardsAt(s, seat, planet).slice()) happen(g, moved(saved ? 'toDeck' : 'discard', seat, card));
    if (!saved) return;
    for (const ship of transports) for (const ability of defOf(g, ship).by.transport ?? []) countUse(g, ability);
    shuffle(g, seat);
  },
});
