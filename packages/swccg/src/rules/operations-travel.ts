/** Movement, seats, starships, vehicles, reacts: what their effects do. */
import type { TRAVEL_EFFECTS } from '../language/blocks/travel.ts';
import { note, toPileOf, toPlace } from './events.ts';
import { compileFilter } from './filters.ts';
import { call } from './flow.ts';
import { isIonized } from './lasting.ts';
import { leavePlay } from './leaving.ts';
import { cardsUpon } from './live.ts';
import { arrived } from './move.ts';
import type { OperationsOf } from './operation.ts';
import { occasionOf, reactGoals } from './occasions.ts';
import { cardsOf } from './spoken-now.ts';
import { AT, ON, PLAYED, TABLE } from './state.ts';
import { defOf } from './table.ts';
import { reach } from './windows.ts';

export const TRAVEL_OPERATIONS: OperationsOf<typeof TRAVEL_EFFECTS> = {
  transport(g, f) {
    const s = g.state;
    const [party = [], [at = -1] = []] = f.targets;
    const carried = party.filter((card, i) => s.zone[card] === TABLE && s.life[card] === f.lives[0]![i]);
    for (const card of carried) toPlace(g, 'moved', f.seat, card, at, AT);
    for (const card of carried) arrived(g, f.seat, card);
    reach(g, note(g, 'transported', f.seat, f.card, at, -1, 0, carried));
    return true;
  },
  carried(g, f, { what }) {
    const fits = compileFilter(what).isKind;
    f.it = (f.about?.along ?? []).filter((card) => g.state.zone[card] === TABLE && fits(g, card));
    return true;
  },
  loseInterrupt(g, f) {
    const card = f.about?.card ?? -1;
    if (card >= 0 && g.state.zone[card] === PLAYED) toPileOf(g, 'lost', g.state.controller[card]!, card);
    return true;
  },
  moveAway(g, f, { who, free, lost }) {
    if (f.phase++ > 0) return true;
    call(g, 'moveAway', { cards: cardsOf(g, f, who), free: free === true, orLost: lost === true });
    return false;
  },
  /** One after another; each is a react of its own. */
  reacts(g, f, { who, free }) {
    if (f.phase++ === 0) f.list = cardsOf(g, f, who);
    // The drain that this answers is not just declared any more while the answer resolves (CCG-ACT-12).
    const at = occasionOf(g, f.seat)?.at ?? (f.about?.on === 'drain' ? f.about.at : -1);
    for (let card = f.list.shift(); card !== undefined; card = f.list.shift()) {
      if (at < 0 || reactGoals(g, f.seat, card, false, free === true, at).length === 0) continue;
      call(g, 'react', { seat: f.seat, card, away: false, free: free === true, path: [at] });
      return false;
    }
    return true;
  },
  /** What an ion cannon did to it is over (CCG-CARD-149). */
  repair(g, f, { who }) {
    const s = g.state;
    const ships = cardsOf(g, f, who);
    const left = s.lasting.filter((lasting) => !ships.some((ship) => isIonized(g, lasting, ship)));
    if (left.length < s.lasting.length) s.version++;
    s.lasting = left;
    return true;
  },
  unbolt(g, f, { what }) {
    for (const card of f.it)
      for (const other of cardsUpon(g, card).slice())
        if (what.includes(defOf(g, other).name)) leavePlay(g, other, 'toHand');
    return true;
  },
  goesOn(g, f, { who }) {
    const [on] = cardsOf(g, f, who);
    if (on !== undefined && g.state.zone[f.card] === TABLE)
      toPlace(g, 'moved', g.state.controller[f.card]!, f.card, on, ON);
    return true;
  },
};
