/**
 * Cards travel: what lies elsewhere than before flies there, what comes from a hand or a deck comes from where that is, what
 * is gone leaves for its pile. All places are read once before the page is changed and once after it.
 */
import { Component } from 'react';
import type { HappeningBase, MomentBase } from '../session/moment.ts';
import { isReduced, paceOf } from '../shell/speed.ts';
import { useStore } from '../shell/store.ts';
import { fall, fly, leave, type Lying, shake, slide } from './flights.ts';
import { type Paths, pathsOf, type Place } from './paths.ts';
import '../style/motion.css';

interface TravelProps {
  readonly moment: MomentBase;
}

type Cards = ReadonlyMap<string, Lying & Place>;

/** Cards change their numbers in a hand, so each is known by its face there. */
function cardsNow(): Cards {
  const found = new Map<string, Lying & Place>();
  const copies = new Map<string, number>();
  for (const element of document.querySelectorAll<HTMLElement>('main.table [data-card]')) {
    const box = element.getBoundingClientRect();
    const card = Number(element.dataset['card']);
    const face = element.dataset['face'] ?? '';
    const home = element.closest('.fan, .room, .battle-cards, [data-zone], .place, .strip');
    const inHand = home?.classList.contains('fan') === true;
    const copy = (copies.get(face) ?? 0) + 1;
    if (inHand) copies.set(face, copy);
    const key = inHand ? `${face}#${copy}` : String(card);
    if (box.width === 0 || found.has(key)) continue;
    const within: Element[] = [];
    for (let around = element.parentElement; around !== null && around !== document.body; around = around.parentElement)
      within.push(around);
    found.set(key, { element, box, within, card, face, inHand, home, inRow: element.closest('.arenas') !== null });
  }
  return found;
}

const PILES = {
  hand: '.backs, .fan, .mates-hand',
  deck: '.deck-count, .pile0',
  discard: '.counts > .pile, .discard-top, .lost-pile',
} as const;
/** So large is a card where only a number stands for it. */
const SMALL = 22;

/** Where the seat's pile is; where there is no room for it, the seat's line. */
function pileBox(seat: number, pile: keyof typeof PILES): DOMRect | null {
  const line = document.querySelector(`main.table [data-seat="${seat}"]`);
  const seen = [...(line?.querySelectorAll(PILES[pile]) ?? [])].map((each) => each.getBoundingClientRect());
  const box = seen.find(({ width }) => width > 0) ?? line?.getBoundingClientRect();
  if (box === undefined) return null;
  return new DOMRect(box.x + box.width / 2 - SMALL / 2, box.y + box.height / 2 - SMALL / 2, SMALL, SMALL * 1.4);
}

const hits = (happened: readonly HappeningBase[]): ReadonlyMap<number, number> => {
  const found = new Map<number, number>();
  for (const happening of happened) {
    const { kind, card } = happening;
    if (card < 0 || (kind !== 'damage' && kind !== 'hit')) continue;
    found.set(card, (found.get(card) ?? 0) + ('n' in happening ? Number(happening.n) : 1));
  }
  return found;
};

interface Before {
  readonly cards: Cards;
  /** The card that is held up. */
  readonly heldUp: { readonly face: string; readonly box: DOMRect } | null;
}

function heldUpNow(): Before['heldUp'] {
  const element = document.querySelector<HTMLElement>('main.table .held-up[data-held]');
  return element === null ? null : { face: element.dataset['held'] ?? '', box: element.getBoundingClientRect() };
}

function play({ arrived, moved, left }: Paths<Lying & Place>, { heldUp }: Before, pace: number): void {
  for (const { card, from, isNear } of moved) (isNear ? slide : fly)(card, from.box, pace);
  for (const { card, seat, pile } of arrived) {
    const from = heldUp !== null && heldUp.face === card.face ? heldUp.box : pileBox(seat, pile);
    if (from !== null) fly(card, from, pace);
  }
  for (const { card, seat, falls } of left) {
    const to = pileBox(seat, 'discard');
    if (to === null) continue;
    if (falls) fall(card, to, pace, false);
    else leave(card, to, pace);
  }
}

export class Travel extends Component<TravelProps> {
  override getSnapshotBeforeUpdate(before: TravelProps): Before | null {
    const { settings, past } = useStore.getState();
    const isNew =
      before.moment.version !== this.props.moment.version && before.moment.viewer === this.props.moment.viewer;
    if (!isNew || past !== null || paceOf(settings) === 0) return null;
    return { cards: cardsNow(), heldUp: heldUpNow() };
  }

  override componentDidUpdate(_: TravelProps, __: unknown, before: Before | null): void {
    if (before === null) return;
    const { settings } = useStore.getState();
    const { happened, viewer } = this.props.moment;
    const pace = paceOf(settings);
    const now = cardsNow();
    const paths = pathsOf(before.cards, now, happened, viewer);
    if (isReduced(settings)) {
      // What is gone is seen to go, in its place and for as long.
      for (const { card, falls } of paths.left) if (falls) fall(card, card.box, pace, true);
      return;
    }
    play(paths, before, pace);
    for (const [card, n] of hits(happened)) {
      const struck = now.get(String(card));
      if (struck !== undefined) shake(struck.element, n, pace);
    }
  }

  override render(): null {
    return null;
  }
}
