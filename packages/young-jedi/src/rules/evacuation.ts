/** Evacuating a planet, and being intercepted (YJ-SHP-04 to 23). */
import { ask, call, type Frame, type Option, option, procedure } from '@dejarik/kernel';
import { beginBattle } from './battle.ts';
import { mayLaunch } from './deploy.ts';
import { event, happen, tell } from './events.ts';
import { enemyOf } from './state.ts';
import { cardsAt, countUse, defOf, type Table } from './table.ts';

interface EvacuationFrame extends Frame {
  readonly seat: number;
  readonly planet: number;
  /** The transports that went; one of them has to come back. */
  transports: number[];
}

const transportsOf = (g: Table, seat: number): number[] =>
  g.state.hyperspace[seat]!.filter((ship) => defOf(g, ship).transport);

/** The planets the seat may evacuate (YJ-SHP-04). */
export function evacuations(g: Table, seat: number): number[] {
  const s = g.state;
  if (s.hyperspace[seat]!.length === 0 || transportsOf(g, seat).length === 0) return [];
  return [0, 1, 2].filter((planet) => cardsAt(s, seat, planet).length > 0);
}

export function beginEvacuation(g: Table, seat: number, planet: number): void {
  call(g, { proc: 'evacuation', step: 0, seat, planet, transports: [] } as EvacuationFrame);
}

export const evacuation = procedure<Table, EvacuationFrame>('evacuation', {
  announce(g, f) {
    f.transports = transportsOf(g, f.seat);
    g.state.evacuating = f.planet;
    tell(g, event('evacuate', f.seat, -1, -1, cardsAt(g.state, f.seat, f.planet).length, f.planet));
  },
  /** YJ-SHP-07: the opponent may add starships, then decides. */
  opponentDecides(g, f) {
    const enemy = enemyOf(f.seat);
    const s = g.state;
    const options: Option[] = [];
    for (const card of s.hand[enemy]!) if (mayLaunch(g, enemy, defOf(g, card))) options.push(option('launch', card));
    if (s.hyperspace[enemy]!.length > 0) options.push(option('intercept'));
    options.push(option('letGo'));
    ask(g, enemy, 'intercept', options);
  },
  opponentDecided(g, f) {
    const { kind, card } = g.state.answer!;
    const enemy = enemyOf(f.seat);
    if (kind === 'launch') {
      happen(g, event('launch', enemy, card));
      return 'opponentDecides';
    }
    tell(g, event(kind === 'intercept' ? 'intercept' : 'letGo', enemy, -1, -1, 0, f.planet));
    // YJ-SHP-10: the interceptor is the attacker.
    if (kind === 'intercept') beginBattle(g, enemy, true, f.planet);
  },
  /** YJ-SHP-08, 14, 15: into the deck if a transport is left, else into the discard pile. */
  outcome(g, f) {
    const s = g.state;
    const saved = f.transports.some((ship) => s.hyperspace[f.seat]!.includes(ship));
    const cards = cardsAt(s, f.seat, f.planet).slice();
    tell(g, event('evacuated', f.seat, -1, -1, saved ? 1 : 0, f.planet));
    for (const card of cards) {
      happen(g, event(saved ? 'toDeck' : 'discard', f.seat, card));
    }
    if (saved) {
      for (const ship of f.transports) for (const ability of defOf(g, ship).by.transport ?? []) countUse(g, ability);
      happen(g, event('shuffle', f.seat));
    }
    s.evacuating = -1;
  },
});
