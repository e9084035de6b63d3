/** The cards on the table as one viewer sees them. */
import { idOf } from '../known.ts';
import {
  cardsAt,
  counterLimit,
  DEPLOY,
  deploysHidden,
  defOf,
  effectsAt,
  evenUpTo,
  type Fight,
  handlingCards,
  handlingNumbers,
  newFight,
  objectiveOf,
  type Part,
  powerParts,
  racingPilot,
  type SeenTable,
} from './engine.ts';

/** A card as the viewer sees it; `face` is the card's id in the catalogue, or null when it is hidden. */
export interface CardView {
  readonly card: number;
  readonly face: string | null;
  readonly seat: number;
  /** Face down: its owner sees it all the same. */
  readonly down: boolean;
}

/** One part of a number: the card it comes from, what it adds, and by which rule. */
export interface PartView {
  readonly face: string | null;
  readonly n: number;
  readonly rule: string;
}

/** A card in play with the power it would have alone against nobody in particular. */
export interface InPlayView extends CardView {
  readonly parts: readonly PartView[];
}

export interface RaceView {
  readonly objective: CardView;
  readonly pilot: CardView | null;
  readonly podracer: CardView | null;
  /** Pilot and Podracer belong together, and race. */
  readonly racing: boolean;
  readonly thrust: number;
  /** The lap so far, and how many of its cards stand for another number. */
  readonly laps: readonly CardView[];
  readonly handled: number;
  /** Numbers that may stand for any other. */
  readonly handling: readonly number[];
  readonly tokens: number;
}

export interface SideView {
  readonly seat: number;
  readonly deck: number;
  readonly hand: readonly CardView[];
  /** Only the top card of a discard pile is known (YJ-INF-03). */
  readonly discard: CardView | null;
  /** On the current planet. */
  readonly cards: readonly InPlayView[];
  readonly effect: CardView | null;
  readonly hyperspace: readonly InPlayView[];
  readonly race: RaceView | null;
  /** In the own Deploy step: what may be spent in all, and what was. */
  readonly counters: { readonly limit: number; readonly spent: number } | null;
  /** Whatever it deploys now lies face down. */
  readonly hides: boolean;
  readonly evensTo: number;
}

export interface PlanetView {
  readonly planet: number;
  readonly state: 'current' | 'won' | 'open';
  /** Who controls it, or -1; and whether the other one gave it up. */
  readonly by: number;
  readonly surrendered: boolean;
  readonly location: CardView | null;
  /** What was left behind there, by seat. */
  readonly stranded: readonly (readonly CardView[])[];
}

export const faceOf = ({ cards, state }: SeenTable, card: number): string | null => idOf(cards, state.def[card]);

/** What one viewer sees of the table, as the page draws it. */
export class TableViewer {
  readonly g: SeenTable;

  constructor(g: SeenTable) {
    this.g = g;
  }

  card(card: number): CardView {
    const { owner, down } = this.g.state;
    return { card, seat: owner[card]!, face: faceOf(this.g, card), down: down[card] === 1 };
  }

  cardOrNull(card: number | undefined): CardView | null {
    return card === undefined || card < 0 ? null : this.card(card);
  }

  parts(parts: readonly Part[]): PartView[] {
    return parts.map(({ def, n, rule }) => ({ face: idOf(this.g.cards, def), n, rule }));
  }

  inPlay(card: number, ships: boolean): InPlayView {
    const view = this.card(card);
    if (view.face === null || !defOf(this.g, card).fighter) return { ...view, parts: [] };
    return { ...view, parts: this.parts(powerParts(this.g, aloneIn(this.g, card, ships), view.seat)) };
  }

  side(seat: number): SideView {
    const { g } = this;
    const s = g.state;
    const hides = s.current >= 0 && deploysHidden(s, seat);
    const deploys = s.acting === seat && s.step === DEPLOY;
    // What hidden cards cost would tell much about them.
    const spends = deploys && (seat === g.viewer || !hides);
    return {
      seat,
      deck: s.deck[seat]!.length,
      hand: s.hand[seat]!.map((card) => this.card(card)),
      discard: this.cardOrNull(s.discard[seat]!.at(-1)),
      cards: s.current < 0 ? [] : cardsAt(s, seat, s.current).map((card) => this.inPlay(card, false)),
      effect: s.current < 0 ? null : this.cardOrNull(effectsAt(s, seat, s.current)[0]),
      hyperspace: s.hyperspace[seat]!.map((card) => this.inPlay(card, true)),
      race: this.#race(seat),
      counters: spends ? { limit: counterLimit(g, seat), spent: s.spent } : null,
      hides,
      evensTo: s.current < 0 ? 0 : evenUpTo(g, seat),
    };
  }

  #race(seat: number): RaceView | null {
    const { g } = this;
    const s = g.state;
    const objective = objectiveOf(s, seat);
    if (objective < 0) return null;
    const pilot = s.race[seat]!.find((card) => !defOf(g, card).podracer);
    return {
      objective: this.card(objective),
      pilot: this.cardOrNull(pilot),
      podracer: this.cardOrNull(s.race[seat]!.find((card) => defOf(g, card).podracer)),
      racing: racingPilot(g, seat) >= 0,
      thrust: s.thrust[seat]!,
      laps: s.laps[seat]!.map((card) => this.card(card)),
      handled: handlingCards(g, seat),
      handling: pilot === undefined ? [] : handlingNumbers(g, seat, defOf(g, pilot)),
      tokens: s.lapTokens[seat]!,
    };
  }

  planet(planet: number): PlanetView {
    const s = this.g.state;
    const by = s.control[planet]!;
    const location = s.locations.findLast((card) => defOf(this.g, card).planet === planet);
    const stranded = (seat: number): CardView[] =>
      planet === s.current ? [] : cardsAt(s, seat, planet).map((card) => this.card(card));
    return {
      planet,
      state: by >= 0 ? 'won' : planet === s.current ? 'current' : 'open',
      by,
      surrendered: s.surrendered[planet] === 1,
      location: this.cardOrNull(location),
      stranded: s.seats.map((_, seat) => stranded(seat)),
    };
  }
}

/** A fight of this card against nobody: what it is worth as things are. */
function aloneIn({ state: s }: SeenTable, card: number, ships: boolean): Fight {
  const attacker = s.owner[card]!;
  const fight = newFight(s.seats.length, { duel: false, ships, planet: s.current, attacker });
  fight.camps[attacker]!.cards = [card];
  return fight;
}
