/** What the rules of Young Jedi keep from whom (YJ-HID-10, YJ-INF-03, YJ-BP-05). */
import { fork, type RandomState } from '@dejarik/kernel';
import type { Event, State } from '@dejarik/young-jedi';
import {
  cardOf,
  DECK,
  DISCARD,
  DUEL_HAND,
  HAND,
  NABOO,
  PLAN,
  PLANET_COUNT,
  placeOf,
} from '@dejarik/young-jedi/testing';
import { dealAnew, inAnyOrder, type Secrets } from './secrets.ts';

/** Cards that lie open for the moment: turned over for destiny or to see who begins, or looked at by the viewer. */
function isTurnedUp(s: State, viewer: number, card: number): boolean {
  const frame = s.frames.at(-1);
  if (frame?.proc === 'lookAtDeck') return frame.seat === viewer && frame.card === card;
  if (frame?.proc === 'destiny') return frame.card === card;
  return frame?.proc === 'setup' && s.question?.kind === 'number' && frame.revealed.includes(card);
}

/** Piles are shown to whoever is asked about their cards. */
const isAskedAbout = ({ question, zone }: State, viewer: number, card: number): boolean =>
  question?.seat === viewer &&
  (zone[card] === DECK || zone[card] === DISCARD) &&
  question.options.some((option) => cardOf(option) === card);

function isHidden(s: State, viewer: number, card: number): boolean {
  if (isTurnedUp(s, viewer, card) || isAskedAbout(s, viewer, card)) return false;
  const owner = s.owner[card]!;
  const zone = s.zone[card]!;
  if (zone === DECK) return true;
  if (zone === DISCARD) return s.discard[owner]!.at(-1) !== card;
  if (owner === viewer) return false;
  if (zone === HAND || zone === DUEL_HAND) return true;
  if (zone === PLAN) return !(s.fight?.camps[owner]!.battleCards.includes(card) ?? false);
  return zone <= NABOO && s.down[card] === 1;
}

/** The seat's cards of which the viewer knows less than all; of the own deck that is its order. */
const hiddenOf = (s: State, seat: number, viewer: number): number[] =>
  [...s.def.keys()].filter((card) => s.owner[card] === seat && isHidden(s, viewer, card));

/** Of the own deck, whoever looks through it knows no more of how it lies than anybody else. */
const orderOf = (s: State, viewer: number): readonly number[] =>
  s.deck[viewer]!.filter((card) => !isTurnedUp(s, viewer, card));

/** In which order another fights, and of a plan that is being laid how much of it there is. */
function exchangePlan(s: State, seat: number, random: RandomState): void {
  if (s.battle === null) return;
  const plan = s.battle.plan[seat]!;
  s.battle.plan[seat] =
    s.question?.kind === 'plan' && s.question.seat === seat ? plan.slice(1) : inAnyOrder(plan, random);
}

/** Which of the face-down cards on a planet is the Effect. */
function exchangeEffects(s: State, seat: number, random: RandomState): void {
  for (let planet = 0; planet < PLANET_COUNT; planet++) {
    const at = placeOf(seat, planet);
    const isDown = (card: number): boolean => s.down[card] === 1;
    const [cards, effects] = [s.planet[at]!, s.effects[at]!];
    const mixed = inAnyOrder([...cards, ...effects].filter(isDown), random);
    const dealt = (list: readonly number[]): number[] => list.map((card) => (isDown(card) ? mixed.pop()! : card));
    s.planet[at] = dealt(cards);
    s.effects[at] = dealt(effects);
  }
}

/** What becomes of a player's hand without others seeing it. */
const KEPT: ReadonlySet<string> = new Set(['draw', 'duelDraw', 'declare']);

export const youngJediSecrets: Secrets<State, Event> = {
  isHidden,
  exchange(s, viewer, random) {
    for (const seat of s.seats.keys()) {
      const hidden = hiddenOf(s, seat, viewer);
      if (seat !== viewer) {
        dealAnew(s.def, hidden, random);
        exchangePlan(s, seat, random);
        exchangeEffects(s, seat, random);
        continue;
      }
      // Which of the own cards are in which pile is known.
      for (const pile of Map.groupBy(hidden, (card) => s.zone[card]).values()) dealAnew(s.def, pile, random);
      dealAnew(s.def, orderOf(s, seat), random);
      s.deck[seat] = inAnyOrder(s.deck[seat]!, random);
    }
    // What hidden cards cost, on the first turn of a seat on a planet.
    if (s.acting >= 0 && s.acting !== viewer && s.turnsHere[s.acting] === 0) s.spent += 1;
    if (s.question !== null && s.question.seat !== viewer)
      s.question = { ...s.question, options: s.question.options.slice(0, 1), about: s.def.length - 1 };
    s.random = fork(random);
  },
  redeal(s, viewer, random) {
    const isFree = (card: number): boolean => [DECK, HAND, DISCARD, DUEL_HAND].includes(s.zone[card]!);
    for (const seat of s.seats.keys()) {
      const free = hiddenOf(s, seat, viewer).filter(isFree);
      if (seat !== viewer) dealAnew(s.def, free, random);
      else for (const pile of Map.groupBy(free, (card) => s.zone[card]).values()) dealAnew(s.def, pile, random);
    }
  },
  isShownBy: (event, viewer) =>
    (event.kind === 'look' && event.seat === viewer) || (event.kind === 'show' && viewer >= 0),
  isKeptFrom: (event, viewer) =>
    'seat' in event && event.seat !== viewer && (event.kind === 'deploy' ? event.hidden : KEPT.has(event.kind)),
  asks: (cards) => [['plan', cards]],
};
