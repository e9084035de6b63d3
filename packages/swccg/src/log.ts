/** The log as a player reads it: headings for turns, phases and battles, one line for what belongs together. */
import {
  counted,
  linesOfLog,
  listed,
  type LogLine,
  type LogOrder,
  type Seat,
  type Told,
  type Viewed,
} from '@dejarik/kernel';
import type { Catalogue } from './cards/catalogue.ts';
import type { Event, EventKind } from './rules/event.ts';
import { SEATS } from './rules/state.ts';
import { Teller, tellEvent } from './tell.ts';

const ORDER: LogOrder<Event> = {
  headings: { turn: 'turn', phase: 'phase', battle: 'step', drain: 'step' },
  opens: new Set(['battle', 'drain']),
  closes: new Set(['battleEnds', 'result', 'phase']),
  setup: { kind: 'shuffled', rule: 'CCG-STA-07' },
};

type Seen = Viewed<Event>;

/** The log from the event with this number on. */
export const logLines = (
  cards: Catalogue,
  events: readonly Seen[],
  from = 0,
  seats: readonly Seat[] = SEATS,
): LogLine[] =>
  linesOfLog(ORDER, events, from, {
    together(at) {
      const speaker = new Teller(cards, seats);
      return { told: together(speaker, events, at), cards: speaker.named };
    },
    rule: (at) => RULES[events[at]!.kind] ?? null,
  });

/** Kinds of which several in a row are one line. */
const SEVERAL: { readonly [K in EventKind]?: (side: string, cards: string) => string } = {
  drawCard: (side, cards) => `${side} draws ${cards}.`,
  toHand: (side, cards) => `${side} takes ${cards} into hand.`,
  loseForce: (side, cards) => `${side} loses ${cards}.`,
  retrieve: (side, cards) => `${side} retrieves ${cards}.`,
  lost: (_, cards) => `${cards} are lost.`,
};

function together(speak: Teller, events: readonly Seen[], at: number): Told {
  const e = events[at]!;
  const sentence = SEVERAL[e.kind];
  if (sentence !== undefined && 'def' in e) {
    const defs: number[] = [];
    for (let i = at; i < events.length; i++) {
      const next = events[i]!;
      if (next.kind !== e.kind || !('def' in next) || !('seat' in next) || next.seat !== e.seat) break;
      defs.push(next.def);
    }
    // By name if the viewer knows them all; else how many they are.
    const isKnown = defs.every((def) => speak.knows(def));
    const names = isKnown ? listed(defs.map((def) => speak.name(def))) : counted(defs.length, 'card');
    if (defs.length > 1) return { text: sentence(speak.seat(e.seat), names), events: defs.length };
  }
  if (e.kind === 'played' && isDeployedNext(events, at, e.card)) return { text: '', events: 1 };
  // A card that goes to the Used Pile after it was shown as destiny, or used up, needs no line.
  if (e.kind === 'toUsed') return { text: '', events: 1 };
  return { text: tellEvent(speak, e), events: 1 };
}

/** Nothing came between but its price: one line says both. */
function isDeployedNext(events: readonly Seen[], at: number, card: number): boolean {
  for (let i = at + 1; i < events.length; i++) {
    const next = events[i]!;
    if (next.kind !== 'useForce') return next.kind === 'deployed' && next.card === card;
  }
  return false;
}

const RULES: { readonly [K in EventKind]?: string } = {
  activated: 'CCG-FRC-03',
  drawCard: 'CCG-TRN-12',
  loseForce: 'CCG-FRC-15',
  retrieve: 'CCG-FRC-19',
  forfeited: 'CCG-DMG-05',
  drain: 'CCG-DRN-01',
  drained: 'CCG-DRN-02',
  battle: 'CCG-BTL-01',
  power: 'CCG-BTL-17',
  battleWon: 'CCG-BTL-19',
  battleTied: 'CCG-BTL-19',
  destiny: 'CCG-DST-01',
  fires: 'CCG-WPN-04',
  hit: 'CCG-WPN-06',
  cancelled: 'CCG-ACT-27',
  captured: 'CCG-CPT-02',
  stolen: 'CCG-STL-01',
  deployed: 'CCG-DEP-01',
  outOfPlay: 'CCG-OUT-07',
  recirculated: 'CCG-PIL-28',
};
