/** Sentences about battles and battle-like contests that only one card says. */
import { opponentOf } from '@dejarik/kernel';
import { windowsOf } from './cancel.ts';
import { answerTo, ask, call, returned } from './flow.ts';
import { leavePlay } from './leaving.ts';
import { cardsInPlay, whereIs } from './live.ts';
import type { Extensions } from './operation.ts';
import { powerIn } from './power.ts';
import { crewOf, valueOf } from './query.ts';
import { defOf } from './table.ts';

export const BATTLE_EXTENSIONS: Extensions<
  | 'add the slip to that roll'
  | 'each Revolution is lost and its owner loses 1 Force'
  | 'foresee the winner'
  | 'the targets alone fight the battle there this turn, with 1 battle destiny added for you'
  | 'each player adds destiny to the power of the starship, you also maneuver, and the lower total loses it'
> = {
  /** CCG-READ-128: maneuver of the ship that is rolled against, and ability of one pilot of it. */
  'add the slip to that roll'(g, f) {
    const roll = windowsOf(g).find(({ action }) => action.kind === 'text' && action.text.card === f.about?.card);
    if (roll?.action.kind !== 'text') return true;
    const ship = roll.action.text.targets[1]?.[0];
    if (ship === undefined) return true;
    const pilots = crewOf(g, ship).map((pilot) => valueOf(g, pilot, 'ability'));
    roll.action.text.n += valueOf(g, ship, 'maneuver') + Math.max(defOf(g, ship).pilotAbility, ...pilots);
    return true;
  },
  'each Revolution is lost and its owner loses 1 Force'(g, f) {
    if (f.phase++ > 0) return true;
    for (const card of cardsInPlay(g).filter((other) => defOf(g, other).name === 'Revolution')) {
      const seat = g.state.controller[card]!;
      leavePlay(g, card, 'lost');
      call(g, 'loseForce', { seat, n: 1, price: false, from: -1, lost: 0 });
    }
    return false;
  },
  /** CCG-READ-033. */
  'foresee the winner'(g, f) {
    if (f.phase++ === 0) {
      ask(
        g,
        f.seat,
        'mode',
        g.state.seats.map((_, n) => ({ kind: 'number', n })),
        f.card,
      );
      return false;
    }
    g.state.kept[f.card] = answerTo(g, 'mode').n + 1;
    return true;
  },
  /** CCG-READ-100. */
  'the targets alone fight the battle there this turn, with 1 battle destiny added for you'(g, f) {
    if (f.phase++ > 0) return true;
    const picked = f.targets.flat();
    const at = picked.length > 0 ? whereIs(g, picked[0]!) : -1;
    if (at < 0 || g.state.battle !== null) return true;
    call(g, 'battle', { seat: f.seat, at, picked, added: 1, asked: 0, battleDraws: 0 });
    return false;
  },
  /** CCG-CARD-104: destiny + power against destiny + power + maneuver; the lower total loses its starfighter. */
  'each player adds destiny to the power of the starship, you also maneuver, and the lower total loses it'(g, f) {
    const { seat } = f;
    if (f.phase > 0) {
      const n = returned(g, 'destiny')?.n ?? 0;
      if (f.phase === 1) f.destiny = n;
      else f.theirs = n;
    }
    if (f.phase < 2) {
      const who = f.phase === 0 ? seat : opponentOf(g.state, seat);
      f.phase++;
      call(g, 'destiny', {
        seat: who,
        draw: 'any',
        powerOnly: false,
        by: f.card,
        result: null,
        card: -1,
        n: 0,
        redrawn: false,
      });
      return false;
    }
    const [mine, theirs] = f.targets.map(([ship]) => ship!) as [number, number];
    const own = f.destiny + powerIn(g, mine) + valueOf(g, mine, 'maneuver');
    const other = f.theirs + powerIn(g, theirs) + f.n;
    if (own !== other) leavePlay(g, own < other ? mine : theirs, 'lost');
    return true;
  },
};
