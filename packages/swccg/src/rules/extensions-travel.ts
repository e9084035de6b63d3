/** Movement, seats, starships, vehicles, reacts: sentences with code of their own. */
import { toPlace } from './events.ts';
import { answerTo, ask } from './flow.ts';
import { locationsOn } from './layout.ts';
import { leavePlay } from './leaving.ts';
import { arrived } from './move.ts';
import { stuckReason } from './movement.ts';
import { placeReason } from './places.ts';
import type { Resolve } from './procedures.ts';
import { AT, TABLE } from './state.ts';
import { defOf, type Table } from './table.ts';
import { word } from './words.ts';

const VEHICLE_SITE = word('vehicle site');

export const TRAVEL_EXTENSIONS = {
  /** CCG-READ-059: into the vehicle site of the Sandcrawler, on its own side there; without one to the Used Pile. */
  'it is sucked into the bearer'(g: Table, f: Resolve): boolean {
    const s = g.state;
    const [card] = f.it;
    if (card === undefined || s.zone[card] !== TABLE || stuckReason(g, card) !== null) return true;
    const inside = locationsOn(s).filter(
      (at) => defOf(g, at).is[VEHICLE_SITE] === 1 && s.on[at] === s.on[f.card] && placeReason(g, card, at) === null,
    );
    if (inside.length === 0) {
      leavePlay(g, card, 'toUsed');
      return true;
    }
    if (inside.length > 1 && f.phase++ === 0) {
      ask(
        g,
        f.seat,
        'target',
        inside.map((at) => ({ kind: 'pick', card: at })),
        f.card,
      );
      return false;
    }
    const answer = inside.length > 1 ? answerTo(g, 'target') : null;
    toPlace(g, 'moved', s.controller[card]!, card, answer?.kind === 'pick' ? answer.card : inside[0]!, AT);
    arrived(g, s.controller[card]!, card);
    return true;
  },
};
