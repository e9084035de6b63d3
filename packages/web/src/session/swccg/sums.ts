/** What a side's total in a battle is made of: every part with the card that it comes from, and together no more and no less. */
import { idOf } from '../known.ts';
import {
  type CcgTable,
  nameOf,
  POWER_STEP,
  powerIn,
  type SeenEvent,
  type SeenTable,
  shown,
  totalPower,
} from './engine.ts';
import { told } from './views.ts';

/** One part of a sum. */
export interface SumPart {
  readonly text: string;
  readonly what: string;
  /** What made a drawn number what it is: `1, +1 Darth Vader`; empty: it is as printed. */
  readonly why: string;
  /** In thousandths; of all parts together the total. */
  readonly n: number;
  /** The face of the card that was drawn for it. */
  readonly face: string | null;
  /** It is the power of one card; where there is little room, all of these are told as one sum. */
  readonly ofCard: boolean;
}

/** More cards than this are told as one sum: each shows its own power. */
const MANY_PARTS = 6;
/** What a text has added that the battle no longer knows by name. */
const FROM_TEXTS = 'from texts';
const NOT_BELOW = 'never below 0';
const SINCE = 'from what has left or changed since';

export const signed = (n: number): string => `${n < 0 ? '−' : '+'}${shown(Math.abs(n))}`;

export const ownIn = ({ state: { battle, controller } }: SeenTable, seat: number): number[] =>
  battle!.cards.filter((card) => controller[card] === seat);

const titleOf = ({ cards }: SeenTable, def: number): string => cards.cards[def]?.name ?? '';

type BattleWord = 'addPower' | 'lessDestiny';

/** The cards whose texts did this in the battle, those of this seat. */
function textsThat(g: SeenTable, events: readonly SeenEvent[], seat: number, word: BattleWord): string {
  const cancelled = events.flatMap((e) => (e.kind === 'cancelled' ? [e.def] : []));
  const names = events.flatMap((e) => {
    if ((e.kind !== 'played' && e.kind !== 'text') || e.seat !== seat || cancelled.includes(e.def)) return [];
    const texts = g.cards.cards[e.def]?.texts ?? [];
    return texts.some(({ program }) => program.some((op) => op.do === word)) ? [titleOf(g, e.def)] : [];
  });
  return names.length === 0 ? FROM_TEXTS : [...new Set(names)].join(', ');
}

export const isDoubling = ({ texts }: CcgTable['cards']['cards'][number]): boolean =>
  texts.some(
    ({ line }) =>
      line.line === 'static' && line.rules.some((rule) => rule.rule === 'is' && rule.privilege === 'doublesPower'),
  );

type Destiny = Extract<SeenEvent, { readonly kind: 'destiny' }>;

/** What made a drawn number what it is: `1, +1 Darth Vader`; empty: it is as printed. */
export function drawnOf(g: SeenTable, { changes }: Pick<Destiny, 'changes'>, n: number): string {
  const parts: string[] = [];
  let printed = n;
  for (let i = 0; i < changes.length; i += 2) {
    printed -= changes[i + 1]!;
    parts.push(`${signed(changes[i + 1]!)} ${titleOf(g, changes[i]!)}`.trim());
  }
  return parts.length === 0 ? '' : [shown(printed), ...parts].join(', ');
}

const battleDraws = (events: readonly SeenEvent[], seat: number): Destiny[] =>
  events.filter((e): e is Destiny => e.kind === 'destiny' && e.draw === 'battle' && e.seat === seat);

/** The sum as far as it goes now; `total` is what the battle is won by once it is added up. */
export function sumOf(
  g: SeenTable,
  events: readonly SeenEvent[],
  seat: number,
): { readonly parts: readonly SumPart[]; readonly power: number; readonly total: number } {
  const b = g.state.battle!;
  const own = ownIn(g, seat);
  const parts: SumPart[] = [];
  let sum = 0;
  const add = (n: number, what: string, more: Partial<SumPart> = {}): void => {
    if (n === 0 && more.face === undefined) return;
    sum += n;
    parts.push({ text: signed(n), what, why: '', n, face: null, ofCard: false, ...more });
  };
  const atLeast = (least: number): void => {
    if (sum < least) add(least - sum, NOT_BELOW);
  };

  for (const card of own) {
    const n = powerIn(g, card);
    add(n, nameOf(g, card), { text: told(n), ofCard: true });
  }
  const power = sum;
  if (parts.length > MANY_PARTS) {
    parts.length = 0;
    sum = 0;
    add(power, 'power', { text: told(power) });
  }
  totalPower(g, seat, b.at, b.cards, (by, source) => add(by, nameOf(g, source)));
  atLeast(0);
  const times = b.timesPower[seat]!;
  const doubling = b.draws[seat]!.find(({ def }) => def >= 0 && isDoubling(g.cards.cards[def]!));
  if (times !== 1)
    add(sum * (times - 1), doubling === undefined ? FROM_TEXTS : titleOf(g, doubling.def), { text: `×${times}` });
  add(b.powerBonus[seat]!, textsThat(g, events, seat, 'addPower'));
  atLeast(0);
  const fought = sum;
  const drawn = battleDraws(events, seat);
  for (const { def, n, cancelled } of b.draws[seat]!) {
    if (cancelled) continue;
    const event = drawn.findLast((e) => e.def === def);
    // A number that a text changed afterwards is told as that.
    const why = event === undefined ? '' : event.n >= 0 && event.n !== n ? FROM_TEXTS : drawnOf(g, event, n);
    add(n, titleOf(g, def) || 'destiny', { text: shown(n), why, face: idOf(g.cards, def) });
  }
  if (b.draws[seat]!.length > 0) {
    const other = g.state.seats.findIndex((_, each) => each !== seat);
    add(b.destinyBonus[seat]!, textsThat(g, events, other, 'lessDestiny'));
    atLeast(fought);
  }
  // Whoever is forfeited has counted; texts may have gone with them.
  if (b.step >= POWER_STEP) add(b.total[seat]! - sum, SINCE);
  return { parts, power, total: sum };
}
