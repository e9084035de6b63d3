/** Control of planets, and going on to the next one (YJ-CTL-01 to 14, YJ-PLT-07 to 13). */
import { column, DONE, opponentOf, opponentsOf } from '@dejarik/kernel';
import type { Definition } from '../cards/catalogue.ts';
import { moved } from './event.ts';
import { discard, happen, shuffle, tie, win } from './events.ts';
import { answerTo, ask, call, procedure } from './flow.ts';
import type { NextPlanet, Questions } from './questions.ts';
import { inDeck } from './search.ts';
import { defOf, effectsAt, hasCharacter, isHidden, type Table } from './table.ts';
import { runTexts } from './triggers.ts';

/** YJ-OBJ-03. */
export const PLANETS_TO_WIN = 2;

/** Who takes control of the current planet now that a turn ends, or -1 (YJ-CTL-01 to 05). */
export function newController(g: Table): number {
  const s = g.state;
  if (s.surrenders === 1) return opponentOf(s, s.acting);
  if (s.turnsHere.includes(0)) return -1;
  let alone = -1;
  for (let seat = 0; seat < s.seats.length; seat++) {
    if (isHidden(s, seat, s.current)) return -1;
    if (!hasCharacter(g, seat, s.current)) continue;
    if (alone >= 0) return -1;
    alone = seat;
  }
  return alone;
}

export const control = procedure('control', {
  take(g, { winner }) {
    const s = g.state;
    happen(g, { kind: 'control', seat: winner, planet: s.current, surrendered: s.surrenders === 1 });
    // YJ-CTL-10: Effects are discarded; Characters and Weapons stay, stranded.
    for (const seat of s.seats.keys())
      for (const effect of effectsAt(s, seat, s.current).slice()) discard(g, seat, effect);
    if (s.control.filter((by) => by === winner).length === PLANETS_TO_WIN) {
      win(g, winner, 'planets');
      return;
    }
    runTexts(g);
  },
  /** YJ-PLT-08, 11: the loser of the planet goes on; whoever has no Location for it leaves it to the other. */
  findPlacer(g, f) {
    if (hasNextPlanet(g, f.placer)) return;
    shuffle(g, f.placer); // it was looked through
    const other = opponentsOf(g.state, f.loser).find((seat) => hasNextPlanet(g, seat));
    if (other === undefined) tie(g, 'noPlanet');
    else f.placer = other;
  },
  /** YJ-PLT-10: from hand, deck or discard pile. */
  chooseNext(g, f) {
    ask(g, f.placer, 'nextPlanet', nextPlanets(g, f.placer));
  },
  place(g, { placer }) {
    const s = g.state;
    happen(g, moved('locate', placer, answerTo(g, 'nextPlanet').card));
    shuffle(g, placer); // looked through, also when the Location came from elsewhere
    s.turnsHere = column(s.seats.length, 0);
    call(g, 'fetch', { seat: placer, first: placer });
  },
  /** YJ-PLT-09: the loser of the planet moves first on the new one. */
  next(g, { winner }) {
    g.state.acting = winner; // the turn that follows is the other seat's
  },
});

/** A Location of a planet that nobody controls. */
const isOpen = ({ state: s }: Table, def: Definition): boolean =>
  def.type === 'Location' && s.control[def.planet] === -1;

const hasNextPlanet = (g: Table, seat: number): boolean =>
  [g.state.hand, g.state.deck, g.state.discard].some((lists) => lists[seat]!.some((card) => isOpen(g, defOf(g, card))));

function nextPlanets(g: Table, seat: number): NextPlanet[] {
  const s = g.state;
  const open = (card: number): boolean => isOpen(g, defOf(g, card));
  const anew = (card: number, at: number, cards: readonly number[]): boolean =>
    cards.findIndex((other) => s.def[other] === s.def[card]) === at;
  const lists = [
    s.hand[seat]!.filter(open).filter(anew),
    inDeck(g, seat, (def) => isOpen(g, def)),
    s.discard[seat]!.filter(open).filter(anew),
  ];
  return lists.flat().map((card) => ({ kind: 'nextPlanet', card, planet: defOf(g, card).planet }));
}

/** YJ-EFF-10 to 12: each player may take one Effect from the deck, whoever placed the Location first. */
export const fetch = procedure('fetch', {
  look(g, { seat }) {
    const found = inDeck(g, seat, (def) => def.effect);
    const options = found.map((card): Questions['fetchEffect'] => ({ kind: 'take', card }));
    ask(g, seat, 'fetchEffect', [...options, { kind: 'nothing' }]);
  },
  take(g, f) {
    const answer = answerTo(g, 'fetchEffect');
    if (answer.kind === 'take') happen(g, moved('take', f.seat, answer.card));
    shuffle(g, f.seat);
    if (f.seat !== f.first) return DONE;
    f.seat = opponentOf(g.state, f.seat);
    return 'look';
  },
});
