/** What happened between two moments, for the page to show: who did what to whom, and how a fight went. */
import { type Event, type EventKind, hasSeen, type YoungJedi } from './engine.ts';
import { battleBefore, FightTeller, type FightView } from './fights.ts';
import { idOf } from './views.ts';

export interface Happening {
  readonly kind: EventKind;
  readonly seat: number;
  readonly card: number;
  readonly other: number;
  readonly n: number;
  /** The zone or the planet it went to, where it moved. */
  readonly to: number;
  /** The card's face, if the viewer may know it. */
  readonly face: string | null;
  readonly otherFace: string | null;
  /** Faces of cards that the opponent had to show. */
  readonly seen: readonly string[];
  /** What the fight looked like then, where this changed it. */
  readonly fight: FightView | null;
}

/** The events from the one with the number `from` on. */
export function happeningsOf(game: YoungJedi, events: readonly Event[], from: number, viewer: number): Happening[] {
  const teller = new FightTeller(game, events);
  for (let i = battleBefore(events, from); i < from; i++) teller.take(i);
  return events.slice(from).map((e, i) => ({
    kind: e.kind,
    seat: e.seat,
    card: e.card,
    other: e.other,
    n: e.n,
    to: e.to,
    face: e.def >= 0 && hasSeen(e, viewer) ? idOf(game, e.def) : null,
    otherFace: idOf(game, e.otherDef),
    seen: e.kind === 'show' && e.seat !== viewer ? (e.defs ?? []).flatMap((def) => idOf(game, def) ?? []) : [],
    fight: teller.take(from + i) ? teller.view : null,
  }));
}

/** Things after which an answer is not taken back: somebody saw something that was hidden. */
export const IRREVOCABLE: ReadonlySet<EventKind> = new Set([
  'draw',
  'destiny',
  'lose',
  'look',
  'show',
  'shuffle',
  'take',
  'duelDraw',
  'fight',
  'reveal',
]);
/** The same when the opponent did it: it told what they held or wanted. */
export const REVEALED: ReadonlySet<EventKind> = new Set([
  'deploy',
  'race',
  'launch',
  'locate',
  'discard',
  'declared',
  'planned',
  'intercept',
  'letGo',
  'defends',
  'duelPlay',
  'turnUp',
  'lap',
]);

/** Events that need no moment of their own: bookkeeping. */
export const QUIET: ReadonlySet<EventKind> = new Set(['shuffle', 'step', 'toDeck', 'duelDraw', 'battleEnds']);
