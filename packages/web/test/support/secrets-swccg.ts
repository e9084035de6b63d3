/** What the rules of the Star Wars CCG keep from whom (CCG-PIL-04 to 11, CCG-STA-01, CCG-BLF-06). */
import { fork, type RandomState } from '@dejarik/kernel';
import type { Event, State } from '@dejarik/swccg';
import {
  BLUFF,
  cardOf,
  FACE_DOWN,
  FORCE,
  HAND,
  INSERTED,
  LOST,
  PILES,
  RESERVE,
  UNDER,
  USED,
} from '@dejarik/swccg/table';
import { dealAnew, inAnyOrder, type Secrets } from './secrets.ts';

/** Whoever is asked about a card sees it, but for a bluff card that could be called. */
const isAskedAbout = ({ question }: State, viewer: number, card: number): boolean =>
  question?.seat === viewer &&
  (question.about === card ||
    question.options.some((option) => option.kind !== 'callBluff' && 'card' in option && cardOf(option) === card));

/** A card of a hand that is being declared is shown to all; what one starts with, only to oneself. */
const isDeclared = ({ frames, zone }: State, viewer: number, card: number): boolean =>
  frames.some(
    (frame) =>
      ((frame.proc === 'deploy' || frame.proc === 'declare') && frame.card === card && zone[card] === HAND) ||
      (frame.proc === 'setup' && frame.chosen[viewer] === card),
  );

const pileOf = (s: State, seat: number, zone: number): number[] => s.piles[seat * PILES + zone]!;

function isHidden(s: State, viewer: number, card: number): boolean {
  if (s.together.includes(card) || isAskedAbout(s, viewer, card) || isDeclared(s, viewer, card)) return false;
  const seat = s.controller[card]!;
  switch (s.zone[card]) {
    case RESERVE:
      return s.as[card] !== INSERTED;
    case FORCE:
    case USED:
      return true;
    case LOST:
      return pileOf(s, seat, LOST).at(-1) !== card;
    case HAND:
      return seat !== viewer;
    case UNDER:
      return s.as[card] === FACE_DOWN || (s.as[card] === BLUFF && seat !== viewer);
    default:
      return false;
  }
}

const hiddenOf = (s: State, seat: number, viewer: number): number[] =>
  [...s.def.keys()].filter((card) => s.owner[card] === seat && isHidden(s, viewer, card));

/** Another player's card lies anywhere in a pile that it was put into. */
function exchangeForeign(s: State, random: RandomState): void {
  for (let at = 0; at < s.piles.length; at++)
    if (at % PILES < LOST && s.piles[at]!.some((card) => s.owner[card] !== Math.floor(at / PILES)))
      s.piles[at] = inAnyOrder(s.piles[at]!, random);
}

/** What becomes of cards without others, or anybody, seeing them. */
const KEPT: ReadonlySet<string> = new Set(['activateForce', 'useForce', 'drawCard']);
const FREE: readonly number[] = [RESERVE, FORCE, USED, HAND];

/** What happens next to a card that was looked at is the same whichever it is. */
const ANY_CARD: ReadonlySet<string | undefined> = new Set(['may', 'pile']);

/** Cards in the middle of something, which others cannot stand for: those of a text, and what a game is to start with. */
const inHandling = ({ frames, question }: State): ReadonlySet<number> =>
  new Set(
    frames.flatMap((frame) => {
      if (frame.proc === 'setup') return frame.chosen;
      if (ANY_CARD.has(question?.kind)) return [];
      return frame.proc === 'resolve' ? [...frame.it, ...frame.list] : [];
    }),
  );

export const swccgSecrets: Secrets<State, Event> = {
  isHidden,
  exchange(s, viewer, random) {
    // Of the own piles a player knows what is in all of them together, and nothing else.
    for (const seat of s.seats.keys()) dealAnew(s.def, hiddenOf(s, seat, viewer), random);
    exchangeForeign(s, random);
    for (const frame of s.frames)
      if (frame.proc === 'setup') frame.chosen = frame.chosen.map((card, seat) => (seat === viewer ? card : -1));
    if (s.question !== null && s.question.seat !== viewer)
      s.question = { ...s.question, options: s.question.options.slice(0, 1), about: s.def.length - 1 };
    s.random = fork(random);
  },
  redeal(s, viewer, random) {
    const handled = inHandling(s);
    const isFree = (card: number): boolean => FREE.includes(s.zone[card]!) && !handled.has(card);
    for (const seat of s.seats.keys()) dealAnew(s.def, hiddenOf(s, seat, viewer).filter(isFree), random);
  },
  isShownBy: (event, viewer) =>
    (event.kind === 'look' && event.seat === viewer) || (event.kind === 'show' && viewer >= 0),
  isKeptFrom: (event, viewer) => 'seat' in event && event.seat !== viewer && KEPT.has(event.kind),
  asks: (cards) => cards.map((card) => ['explain', card]),
};
