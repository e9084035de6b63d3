/** The open question as the page asks it. */
import { opponentOf } from '@dejarik/kernel';
import { askedOf as frameOf } from '../known.ts';
import type { Asked as AnyAsked, Choice as AnyChoice, Pointed, Prepared } from '../moment.ts';
import {
  AT,
  cardOf,
  deployPrice,
  describeOption,
  drainAmount,
  drainParts,
  HAND,
  HELD,
  isSystem,
  neighboursOf,
  type Option,
  parsecsBetween,
  running,
  type SeenTable,
  shown,
  TABLE,
  totalPower,
  whereIs,
  nameOf,
  numberOf,
  ONE,
} from './engine.ts';
import { belowOdds, belowOf } from './chain.ts';
import { costOf, goalOf, transitOf } from './costs.ts';
import { type DrawOdds, oddsOf } from './odds.ts';
import { powerThere } from './preview.ts';
import { faceOf, told } from './views.ts';

export interface Choice extends AnyChoice {
  /** Force that it costs, where it has a price; -1: none. */
  readonly cost: number;
  /** What it leads to in a few words: `power 14 → 17`, `drain 3`. */
  readonly effect: string;
  /** What its number is made of: `2 icons + 1 Kessel`, or what a draw has to stay below; empty: nothing to tell. */
  readonly reasons: string;
  /** How far it is to where a card moves: `2 sites`; empty: next door, or no distance. */
  readonly way: string;
  /** What tells its card apart from another of the same title. */
  readonly mark: string;
  /** How likely a draw of the viewer's does what it is answered for; null: it draws nothing. */
  readonly odds: DrawOdds | null;
}

export interface Asked extends AnyAsked<Choice> {
  /** The text that is declared or carried out, if there is one. */
  readonly detail: string;
  /** Force left to lose, where Force is lost card by card. */
  readonly left: number;
  /** The pile whose order is asked for; -1: another question. */
  readonly pile: number;
  /** What is answered: the latest thing that happened, by its word. */
  readonly just: string;
  /** The name of the card that it is about. */
  readonly justName: string;
}

const at = (card: number, target = -1, n = 0): Pointed => ({ card, target, n });

/** What to click, then which number. Where a card goes is reached by the card or the place it goes to. */
export function pointed(option: Option): Pointed {
  switch (option.kind) {
    case 'to':
      return at(option.as >= AT && option.as <= HELD ? option.on : -1, option.as, option.cost);
    case 'text':
      return at(option.card, -1, option.ability);
    case 'number':
      return at(-1, -1, option.n);
    case 'parsec':
      return at(option.orbit, -1, option.parsec);
    case 'pile':
      return at(-1, option.seat, option.pile);
    case 'loseTop':
      return at(-1, -1, option.pile);
    case 'forfeitFor':
      return at(option.card, option.hit);
    default:
      return at(cardOf(option));
  }
}

type GoTo = Extract<Option, { readonly kind: 'to' }>;

/** What a Force drain there is made of. */
export function drainReasons(g: SeenTable, seat: number, place: number): string {
  const parts = drainParts(g, seat, place).filter(({ n }) => n !== 0);
  return parts
    .map(({ n, source }, i) => {
      const sign = i === 0 ? '' : n < 0 ? ' − ' : ' + ';
      const what = source < 0 ? (n === ONE ? 'icon' : 'icons') : source === place ? 'here' : nameOf(g, source);
      return `${sign}${shown(Math.abs(n))} ${what}`;
    })
    .join('');
}

/** What the price of a deployment is made of, where cards change it. */
function priceReasons(g: SeenTable, seat: number, card: number, { cost, ...spot }: GoTo): string {
  const parts: string[] = [];
  let sum = 0;
  let isChanged = false;
  for (const { n: by, source } of deployPrice(g, seat, card, spot).parts) {
    sum += by;
    isChanged ||= source >= 0 && source !== card;
    if (source < 0) parts.push(`printed ${shown(by)}`);
    else if (source === card && parts.length === 0) parts.push(`by its text ${shown(by)}`);
    else if (by !== 0 || parts.length === 0)
      parts.push(`${nameOf(g, source)} ${parts.length === 0 ? '' : by < 0 ? '−' : '+'}${shown(Math.abs(by))}`);
  }
  // What is deployed by a text may have a price of its own.
  return isChanged && Math.max(0, sum) === cost * ONE ? parts.join(', ') : '';
}

/** How far the card goes: in parsecs between systems, in sites along the ground. */
function wayTo(g: SeenTable, card: number, { on, as }: GoTo): string {
  const { state: s } = g;
  if (on < 0 || as !== AT || s.as[card] !== AT) return '';
  const from = s.on[card]!;
  if (isSystem(g, from)) {
    const parsecs = isSystem(g, on) ? parsecsBetween(g, from, on) : 0;
    return parsecs === 0 ? '' : `${shown(parsecs)} ${parsecs === ONE ? 'parsec' : 'parsecs'}`;
  }
  const seen = [from];
  let ring = [from];
  for (let sites = 1; ring.length > 0; sites++) {
    ring = ring.flatMap((site) => neighboursOf(g, site)).filter((site) => !seen.includes(site));
    if (ring.includes(on)) return sites === 1 ? '' : `${sites} sites`;
    seen.push(...ring);
  }
  return '';
}

/** The text as it would be declared. */
const spoken = (g: SeenTable, option: Extract<Option, { readonly kind: 'text' }>, seat: number) => ({
  ...option,
  seat,
  targets: [],
  n: 0,
  about: g.state.just.at(-1) ?? null,
});

/** What the number of an answer is made of. */
function reasonsOf(g: SeenTable, option: Option, seat: number, about: number): string {
  if (option.kind === 'drain') return drainReasons(g, seat, option.card);
  if (option.kind === 'text') return belowOf(g, spoken(g, option, seat));
  if (option.kind !== 'to' || about < 0 || g.state.zone[about] === TABLE) return '';
  return priceReasons(g, seat, about, option);
}

/** What would be left to pay in the damage step. */
function leftAfter({ state: { battle } }: SeenTable, seat: number, attrition: number, damage: number): string {
  const left = [
    { n: battle!.attritionLeft[seat]! - attrition, what: 'attrition' },
    { n: battle!.damageLeft[seat]! - damage, what: 'damage' },
  ].filter(({ n }) => n > 0);
  return left.length === 0 ? 'all met' : `${left.map(({ n, what }) => `${shown(n)} ${what}`).join(', ')} left`;
}

/** What the answer leads to, where that is a number. */
function effectOf(g: SeenTable, option: Option, seat: number, about: number): string {
  if (option.kind === 'drain') return shown(drainAmount(g, seat, option.card));
  if (option.kind === 'battle') {
    const power = (of: number): string => told(totalPower(g, of, option.card));
    return `${power(opponentOf(g.state, seat))} : ${power(seat)}`;
  }
  if (g.state.question?.kind === 'damage' && g.state.battle !== null) {
    if (option.kind === 'loseTop' || option.kind === 'loseHand') return leftAfter(g, seat, 0, ONE);
    if (option.kind !== 'forfeit' && option.kind !== 'forfeitFor') return '';
    const forfeit = numberOf(g, option.card, 'forfeit');
    return leftAfter(g, seat, forfeit, forfeit);
  }
  if (option.kind !== 'to' || about < 0) return '';
  const there = powerThere(g, seat, about, option);
  return there === null || there.before === there.after ? '' : `${told(there.before)} → ${told(there.after)}`;
}

const markOf = (g: SeenTable, card: number): string => {
  const s = g.state;
  if (card < 0 || s.zone[card] !== TABLE) return '';
  const place = whereIs(g, card);
  return place < 0 || place === card ? '' : nameOf(g, place);
};

/** Copies in hand that offer the same stand once: a player cannot care which of two equal cards is played. */
function choicesOf(g: SeenTable): Choice[] {
  const { question, failed, zone } = g.state;
  const { seat, about } = question!;
  const seen = new Set<string>();
  const choices = question!.options.flatMap((option, index): Choice[] => {
    if (failed.includes(index)) return [];
    const on = pointed(option);
    const text = describeOption(g, option);
    if (zone[on.card] === HAND) {
      if (seen.has(text)) return [];
      seen.add(text);
    }
    return [
      {
        ...on,
        index,
        kind: option.kind,
        text,
        face: on.card < 0 ? null : faceOf(g, on.card),
        cost: costOf(g, option),
        effect: effectOf(g, option, seat, about),
        reasons: reasonsOf(g, option, seat, about),
        way: option.kind === 'to' && about >= 0 && zone[about] === TABLE ? wayTo(g, about, option) : goalOf(g, option),
        mark: markOf(g, on.card),
        odds: option.kind === 'text' ? belowOdds(g, spoken(g, option, seat)) : oddsOf(g, option),
      },
    ];
  });
  // A place that all of them are at tells none of them apart.
  const marks = new Set(choices.flatMap(({ mark }) => (mark === '' ? [] : [mark])));
  return marks.size > 1 ? choices : choices.map((choice) => ({ ...choice, mark: '' }));
}

/** The words of the text that asks. */
function detailOf(g: SeenTable): string {
  const top = g.state.frames.at(-1);
  if (top === undefined || (top.proc !== 'declare' && top.proc !== 'resolve')) return transitOf(g);
  return g.cards.texts[top.ability]?.words ?? '';
}

const NO_DETAIL = { detail: '', left: 0, pile: -1, just: '', justName: '' } as const;

export function askedOf(g: SeenTable, prepared: Prepared | null): Asked | null {
  const asked = frameOf(
    g,
    (card) => faceOf(g, card),
    () => choicesOf(g),
    prepared,
  );
  if (asked === null) return null;
  if (asked.seat !== g.viewer) return { ...asked, ...NO_DETAIL };
  const just = g.state.just.at(-1);
  return {
    ...asked,
    detail: detailOf(g),
    left: asked.kind === 'lose' ? (running(g.state, 'loseForce')?.n ?? 0) : 0,
    pile: asked.kind === 'arrange' ? (g.state.zone[asked.choices[0]?.card ?? -1] ?? -1) : -1,
    just: asked.kind === 'respond' ? (just?.on ?? '') : '',
    justName: just !== undefined && just.card >= 0 && (g.state.def[just.card] ?? -1) >= 0 ? nameOf(g, just.card) : '',
  };
}
