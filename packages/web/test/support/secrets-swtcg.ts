/** What the rules of the Star Wars TCG keep from whom (TCG-ZONE-03, 05, 07, 09, 25, 26; TCG-INFO-05, 08; TCG-CTRL-07). */
import { below, fork, isAmong, type RandomState } from '@dejarik/kernel';
import type { Event, Option, State } from '@dejarik/swtcg';
import { BUILD, DECK, HAND, OUT_OF_PLAY, SUPPLY } from '@dejarik/swtcg/testing';
import { dealAnew, inAnyOrder, type Secrets } from './secrets.ts';

const ownerOf = ({ owner }: State, card: number): number => owner[card]!;
const cardOf = (option: Option): number => ('card' in option ? option.card : -1);

/** Whoever is asked about a card of a hand or of a deck is shown it for that. */
const isAskedAbout = ({ question, zone }: State, viewer: number, card: number): boolean =>
  question?.seat === viewer &&
  (zone[card] === HAND || zone[card] === DECK) &&
  question.options.some((option) => cardOf(option) === card);

function isHidden(s: State, viewer: number, card: number): boolean {
  if (isAskedAbout(s, viewer, card)) return false;
  switch (s.zone[card]) {
    case DECK:
      return true;
    case HAND:
      return ownerOf(s, card) !== viewer;
    case BUILD:
      return s.down[card] === 1 && ownerOf(s, card) !== viewer && !isAmong(s.shown[card]!, viewer);
    case OUT_OF_PLAY:
      return s.down[card] === 1 && !isAmong(s.shown[card]!, viewer);
    case SUPPLY:
      return ownerOf(s, card) !== viewer;
    default:
      return false;
  }
}

/** The seat's cards of which the viewer knows less than all; of the own deck that is its order. */
const hiddenOf = (s: State, seat: number, viewer: number): number[] =>
  [...s.def.keys()].filter((card) => ownerOf(s, card) === seat && isHidden(s, viewer, card));

/** Of the own deck, whoever looks through it knows no more of how it lies than anybody else. */
const orderOf = (s: State, viewer: number): readonly number[] => s.deck[viewer] ?? [];

/** What others bid in secret for control. */
function exchangeBids(s: State, viewer: number, random: RandomState): void {
  for (const frame of s.frames)
    if (frame.proc === 'secretBid')
      frame.bids = frame.bids.map((bid, seat) => (seat === viewer || seat >= frame.turn ? bid : below(random, 9)));
}

/** What others have picked so far of cards that the viewer does not see. */
function exchangePicks(s: State, viewer: number, random: RandomState): void {
  if (s.question === null || s.question.seat === viewer) return;
  const others = (picked: readonly number[]): number[] => {
    const taken: number[] = [];
    for (const card of picked) {
      const alike = [...s.def.keys()].filter(
        (each) => s.zone[each] === s.zone[card] && ownerOf(s, each) === ownerOf(s, card) && isHidden(s, viewer, each),
      );
      const free = inAnyOrder(alike, random).find((each) => !taken.includes(each));
      taken.push(card >= 0 && isHidden(s, viewer, card) ? free! : card);
    }
    return taken;
  };
  for (const frame of s.frames) {
    if (frame.proc === 'mulligan' || frame.proc === 'resolve') frame.picked = others(frame.picked);
    if (frame.proc === 'resolve') frame.it = others(frame.it);
  }
}

/** Where not every card can lie: what is built costs something, and what is in the supply comes from nowhere else. */
const SORTED: readonly number[] = [BUILD, SUPPLY];

/** What becomes of a player's hand without others seeing it. */
const KEPT: ReadonlySet<string> = new Set(['draw', 'layDown', 'toBottom']);

export const swtcgSecrets: Secrets<State, Event> = {
  isHidden,
  exchange(s, viewer, random) {
    for (const seat of s.seats.keys())
      dealAnew(
        s.def,
        [...new Set([...hiddenOf(s, seat, viewer), ...(seat === viewer ? orderOf(s, seat) : [])])],
        random,
      );
    exchangePicks(s, viewer, random);
    exchangeBids(s, viewer, random);
    // What another may answer is theirs to know, and so is what the question is about.
    if (s.question !== null && s.question.seat !== viewer)
      s.question = { ...s.question, options: s.question.options.slice(0, 1), about: s.def.length - 1 };
    s.random = fork(random);
    s.dice = [1, 6, 3];
  },
  redeal(s, viewer, random) {
    for (const seat of s.seats.keys()) {
      // Where only some kinds of cards can lie they change places among themselves.
      const byPlace = Map.groupBy(hiddenOf(s, seat, viewer), (card) => SORTED.find((zone) => s.zone[card] === zone));
      for (const cards of byPlace.values()) dealAnew(s.def, cards, random);
    }
  },
  isShownBy: (event, viewer) => event.kind === 'look' && event.seat === viewer,
  isKeptFrom: (event, viewer) => KEPT.has(event.kind) && 'seat' in event && event.seat !== viewer,
  asks: (cards) => cards.map((card) => ['explain', card]),
};
