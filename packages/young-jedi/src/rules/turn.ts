/** A turn: Deploy, Battle, Even Up (YJ-TURN-01 to 07). */
import { opponentOf } from '@dejarik/kernel';
import { whyNotFight } from './battle.ts';
import { duelOptions } from './duel.ts';
import { moved } from './event.ts';
import { happen, tell, tie, withOther } from './events.ts';
import { answerTo, ask, call, procedure } from './flow.ts';
import { newController } from './planets.ts';
import { BATTLE, DEPLOY, EVEN_UP, PLANET_COUNT } from './state.ts';
import { cardsAt, effectsAt, type Table } from './table.ts';
import { runTexts } from './triggers.ts';

/** Turns in a row without a card moving after which nobody can be said to be winning. The rulebook is silent. */
const MOST_IDLE_TURNS = 12;

const startStep = (g: Table, step: number): void => tell(g, { kind: 'step', seat: g.state.acting, step });

export const turn = procedure('turn', {
  begin(g) {
    const s = g.state;
    const seat = opponentOf(s, s.acting);
    tell(g, { kind: 'turn', seat, n: s.turn + 1 });
    if (s.idleTurns >= MOST_IDLE_TURNS) {
      tie(g, 'stalemate');
      return;
    }
    // YJ-TURN-02, YJ-HID-04: on any planet.
    for (let planet = 0; planet < PLANET_COUNT; planet++)
      for (const list of [cardsAt(s, seat, planet), effectsAt(s, seat, planet)])
        for (const card of list) if (s.down[card] === 1) happen(g, moved('turnUp', seat, card));
  },
  deploy(g) {
    startStep(g, DEPLOY);
    call(g, 'deployStep', {});
  },
  startBattleStep(g) {
    startStep(g, BATTLE);
  },
  /** YJ-TURN-04, YJ-DUEL-01: first a duel, then a battle; each may be left out. */
  duel(g) {
    const options = duelOptions(g, g.state.acting);
    if (options.length === 0) return 'battle';
    ask(g, g.state.acting, 'duel', [...options, { kind: 'pass' }]);
  },
  startDuel(g) {
    const answer = answerTo(g, 'duel');
    if (answer.kind === 'pass') return 'battle';
    const { card, weapon, target } = answer;
    tell(g, { ...withOther(g, 'duel', g.state.acting, card, target), weapon, weaponDef: g.state.def[weapon]! });
    call(g, 'duel', { duelist: card, defender: target, weapon, text: -1 });
  },
  afterDuel(g) {
    runTexts(g);
  },
  battle(g) {
    if (whyNotFight(g) !== null) return 'evenUp';
    ask(g, g.state.acting, 'battle', [{ kind: 'startBattle' }, { kind: 'pass' }]);
  },
  startBattle(g) {
    if (answerTo(g, 'battle').kind === 'pass') return 'evenUp';
    const { acting, current } = g.state;
    tell(g, { kind: 'battle', seat: acting, planet: current, ships: false });
    call(g, 'battle', { seat: acting });
  },
  evenUp(g) {
    startStep(g, EVEN_UP);
    call(g, 'evenUp', {});
  },
  /** YJ-TURN-06: the turn ends and control is checked. */
  end(g) {
    const s = g.state;
    s.turnsHere[s.acting] = s.turnsHere[s.acting]! + 1;
    const winner = newController(g);
    if (winner < 0) return;
    const loser = opponentOf(s, winner);
    call(g, 'control', { placer: loser, winner, loser });
  },
});
