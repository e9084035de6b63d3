/** A turn: Deploy, Battle, Even Up (YJ-TURN-01 to 07). */
import { ask, call, option, procedure } from '@dejarik/kernel';
import { beginBattle, mayFight } from './battle.ts';
import { beginDuel, duelOptions } from './duel.ts';
import { end, event, happen, tell } from './events.ts';
import { newController, takeControl } from './planets.ts';
import { BATTLE, DEPLOY, enemyOf, EVEN_UP } from './state.ts';
import type { Table } from './table.ts';
import { runTexts } from './texts.ts';

/** Turns in a row without a card moving after which nobody can be said to be winning. The rulebook is silent. */
const MOST_IDLE_TURNS = 12;

function startStep(g: Table, step: number): void {
  g.state.step = step;
  tell(g, event('step', g.state.acting, -1, -1, step));
}

export const turn = procedure<Table>('turn', {
  begin(g) {
    const s = g.state;
    s.turn++;
    s.acting = enemyOf(s.acting);
    s.fought.length = 0;
    s.surrenders = 0;
    tell(g, event('turn', s.acting, -1, -1, s.turn));
    s.idleTurns = s.progress > 0 ? 0 : s.idleTurns + 1;
    s.progress = 0;
    if (s.idleTurns >= MOST_IDLE_TURNS) {
      end(g, -1, 'stalemate');
      return;
    }
    // YJ-TURN-02, YJ-HID-04: on any planet.
    for (let planet = 0; planet < 3; planet++)
      for (const list of [s.planet[s.acting * 3 + planet]!, s.effects[s.acting * 3 + planet]!])
        for (const card of list) if (s.down[card] === 1) happen(g, event('turnUp', s.acting, card));
  },
  deploy(g) {
    startStep(g, DEPLOY);
    call(g, { proc: 'deployStep', step: 0 });
  },
  /** YJ-TURN-04, YJ-DUEL-01: first a duel, then a battle; each may be left out. */
  duel(g) {
    startStep(g, BATTLE);
    const options = duelOptions(g, g.state.acting);
    if (options.length === 0) return 'battle';
    ask(g, g.state.acting, 'duel', [...options, option('pass')]);
  },
  startDuel(g) {
    const { kind, card, target, n } = g.state.answer!;
    if (kind === 'duel') beginDuel(g, card, target, n);
  },
  afterDuel(g) {
    runTexts(g);
  },
  battle(g) {
    if (!mayFight(g)) return 'evenUp';
    ask(g, g.state.acting, 'battle', [option('attack'), option('pass')]);
  },
  startBattle(g) {
    const s = g.state;
    if (s.answer!.kind === 'attack') beginBattle(g, s.acting, false, s.current);
  },
  evenUp(g) {
    startStep(g, EVEN_UP);
    call(g, { proc: 'evenUp', step: 0 });
  },
  /** YJ-TURN-06: the turn ends and control is checked. */
  end(g) {
    const s = g.state;
    s.turnsHere[s.acting] = s.turnsHere[s.acting]! + 1;
    const controller = newController(g);
    if (controller >= 0) takeControl(g, controller);
  },
});
