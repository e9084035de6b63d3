/**
 * What is live on the table: where every card is, which rules hold, which texts can be used. Worked out from the state
 * when the board changed, so that questions asked a million times look only at what can matter. A location speaks to each
 * player from that player's side, unless it is turned round, and a card can have one side of it heard next door too.
 */
import { opponentOf } from '@dejarik/kernel';
import { STATS } from '../cards/card.ts';
import { isFromHand, kindOf, type Text } from '../language/meaning.ts';
import type { Adding, Place, Privilege, Rule, RuleKind, RuleOf, Total, Whom, Whose } from '../language/tree.ts';
import { isPiece, isPrinted, word } from './kinds.ts';
import { besiegers, isAdjacent, isSiege, trappedIn } from './layout.ts';
import { ASTROMECH, AT, BLOWN_AWAY, CAPTIVE, HELD, LOCATION, ON, PILOT, SIDE_OF_TABLE } from './lies.ts';
import type { Lasting } from './parts.ts';
import {
  type Context,
  isAbout,
  isLive,
  isWhose,
  type Live,
  type LiveRule,
  type LiveText,
  type Spoken,
} from './speech.ts';
import { DARK, LIGHT, MOST_CARDS, type State, TABLE } from './state.ts';
import { countUse, defOf, isOff, seatPlaying, type Table } from './table.ts';

export const newLive = (): Live => ({
  version: -1,
  settled: -1,
  where: new Int16Array(MOST_CARDS),
  present: new Uint8Array(MOST_CARDS),
  table: [],
  at: new Map(),
  upon: new Map(),
  rules: new Map(),
  actions: [],
  triggers: new Map(),
  spoken: [],
  numbers: new Float64Array(MOST_CARDS * STATS.length),
  passing: false,
  asking: [],
});

const NOBODY: readonly number[] = [];
const NONE: readonly never[] = [];

export function live(g: Table): Live {
  if (g.live.version !== g.state.version) refresh(g);
  return g.live;
}

/** Rules that change no number; of those that do see `partsOf`. */
type Plain = Exclude<RuleKind, Adding>;

export const rulesOf = <K extends Plain>(g: Table, kind: K): readonly LiveRule<RuleOf<K>>[] =>
  (live(g).rules.get(kind) ?? NONE) as readonly LiveRule<RuleOf<K>>[];

/** The rules of the kind that apply and are live. */
export const rulesThat = <K extends Plain>(
  g: Table,
  kind: K,
  applies: (entry: LiveRule<RuleOf<K>>) => boolean,
): readonly LiveRule<RuleOf<K>>[] => {
  const rules = rulesOf(g, kind);
  return rules.length === 0 ? rules : rules.filter((entry) => applies(entry) && isLive(g, entry));
};

/** Whether a live rule of the kind speaks of the card. */
export const hasRule = (g: Table, card: number, kind: Privilege): boolean =>
  rulesOf(g, kind).some((entry) => isAbout(g, entry, entry.rule.who, card) && isLive(g, entry));

/** Kinds of rules that hold at a place. */
export type Local = Total | (Extract<Rule, { readonly where: Place }>['rule'] & RuleKind);

/** The live rules of a kind that hold at the location; of those that say whose, the ones for the seat. */
export const rulesAt = <K extends Local & Plain>(g: Table, kind: K, location: number, seat: number) =>
  rulesThat(g, kind, (entry) => holdsAt(g, entry, location, seat));

export function holdsAt(g: Table, entry: LiveRule, location: number, seat: number): boolean {
  const { where, whose } = entry.rule as { readonly where: Place; readonly whose?: Whose };
  return (whose === undefined || isWhose(entry, whose, seat)) && g.speech.isPlace(g, entry, where, location);
}

export const actionsOf = (g: Table, seat: number): readonly LiveText[] => live(g).actions[seat] ?? NONE;

export const triggersOf = (g: Table, moment: string): readonly LiveText[] => live(g).triggers.get(moment) ?? NONE;

/** The location where the card is, or -1. */
export const whereIs = (g: Table, card: number): number => (g.state.zone[card] === TABLE ? live(g).where[card]! : -1);

export const isPresent = (g: Table, card: number): boolean => live(g).present[card] === 1;

/** Every card at the location: on both halves, aboard, and on other cards. */
export const cardsAt = (g: Table, location: number): readonly number[] => live(g).at.get(location) ?? NOBODY;

/** The cards on or aboard a card that is no location. */
export const cardsUpon = (g: Table, host: number): readonly number[] => live(g).upon.get(host) ?? NOBODY;

/** Cards in play in the order in which they came. */
export const cardsInPlay = (g: Table): readonly number[] => live(g).table;

function refresh(g: Table): void {
  const s = g.state;
  const l = g.live;
  l.version = s.version;
  l.at.clear();
  l.upon.clear();
  l.numbers.fill(Number.NaN);
  l.table = [];
  for (let card = 0; card < s.zone.length; card++) if (s.zone[card] === TABLE) enlist(s, l.table, card);
  for (const card of l.table) place(g, l, card);
  l.rules.clear();
  l.triggers.clear();
  l.actions = s.seats.map(() => []);
  // What lies on locations can change which of their texts hold.
  for (const card of l.table) if (s.as[card] !== LOCATION) addTexts(g, card);
  for (const card of l.table) if (s.as[card] === LOCATION) addTexts(g, card);
  for (const lasting of s.lasting) addLasting(g, lasting);
  silence(g);
  l.rules.get('stat')?.sort((a, b) => a.since - b.since); // CCG-MOD-05
  for (const { source } of l.rules.get('besieged') ?? NONE) {
    const ship = s.on[source]!;
    if (isSiege(s, ship)) l.at.set(ship, [...trappedIn(g, ship), ...besiegers(g, ship)]);
  }
}

/** In the order in which they came. */
function enlist({ life }: State, table: number[], card: number): void {
  let at = table.length;
  table.push(card);
  for (; at > 0 && life[table[at - 1]!]! > life[card]!; at--) table[at] = table[at - 1]!;
  table[at] = card;
}

function place(g: Table, l: Live, card: number): void {
  const s = g.state;
  const location = locationOf(s, card);
  l.where[card] = location;
  l.present[card] = location >= 0 && isPresentThere(g, card) ? 1 : 0;
  if (location === card) return;
  if (s.on[card]! >= 0 && s.on[card] !== location) enter(l.upon, s.on[card]!, card);
  if (location >= 0) enter(l.at, location, card);
}

function enter<K, V>(lists: Map<K, V[]>, key: K, entry: V): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [entry]);
  else list.push(entry);
}

function locationOf(s: State, card: number): number {
  let at = card;
  while (s.as[at] !== LOCATION) {
    if (s.as[at] === SIDE_OF_TABLE || s.on[at]! < 0) return -1;
    at = s.on[at]!;
  }
  return at;
}

const ENCLOSED = word('enclosed');
const STARSHIP = word('starship');

/** CCG-PRS-05, 08: whether the card counts as present at its location. */
function isPresentThere(g: Table, card: number): boolean {
  const s = g.state;
  if (isOff(g, card)) return false;
  const as = s.as[card]!;
  if (as === AT) return true;
  const host = s.on[card]!;
  if (as === ON) return s.as[host] === LOCATION || isPresentThere(g, host);
  if (as < PILOT || as > ASTROMECH || s.as[host] !== AT) return false; // in a hold, captured
  const { is } = defOf(g, host);
  return is[STARSHIP] === 1 ? as === PILOT || as === ASTROMECH : is[ENCLOSED] === 0;
}

/** CCG-STL-03: a stolen weapon or device does nothing for a bearer that it could not be deployed on. */
function isOnlyHeld(g: Table, card: number): boolean {
  const s = g.state;
  if (s.controller[card] === s.owner[card] || s.as[card] !== ON) return false;
  const { type, deploysOn } = defOf(g, card);
  const bearer = defOf(g, s.on[card]!);
  return (
    (type === 'Weapon' || type === 'Device') &&
    !deploysOn.some(({ line }) => line.line === 'deploy' && isPrinted(bearer, line.on))
  );
}

/** Whether the card's game text works: it is not off, captured, in a hold or away with a captured ship. */
function speaks(g: Table, card: number): boolean {
  const s = g.state;
  if (isOff(g, card) || isPiece(g, card) || isOnlyHeld(g, card)) return false;
  for (let at = card; at >= 0; at = s.on[at]!)
    if (s.as[at] === CAPTIVE || s.as[at] === HELD) return at !== card && s.as[at] === HELD;
  return true;
}

function addTexts(g: Table, card: number): void {
  const isOn = speaks(g, card);
  if (!isOn && !isOff(g, card)) return;
  eachText(g, card, (text, seat, source) => {
    if (!isOn && !isForAll(text)) return;
    const { entry, rules } = spokenBy(g, card, text, seat, source);
    for (const rule of rules) enter(g.live.rules, kindOf(rule.rule), rule);
    if (text.line.line === 'action') {
      if (isFromHand(text)) return;
      if (isForAll(text)) g.live.actions.forEach((list, user) => list.push({ ...speaker(user, card), text }));
      else g.live.actions[seat]!.push(entry);
    } else if (text.line.line === 'trigger') {
      for (const moment of text.answers) enter(g.live.triggers, moment, entry);
    }
  });
}

function spokenBy(g: Table, card: number, text: Text, seat: number, source: number): Spoken {
  const since = g.state.life[card]!;
  const known = (g.live.spoken[card] ??= []);
  if (known[0]?.since !== since) known.length = 0;
  for (const one of known)
    if (one.entry.text === text && one.entry.seat === seat && one.entry.source === source) return one;
  const { line } = text;
  const who = speaker(seat, source);
  const rules =
    line.line === 'static'
      ? line.rules.map(
          (rule): LiveRule => ({ ...who, rule, text, needs: line.while ?? null, cards: null, since, lasting: null }),
        )
      : NONE;
  const spoken: Spoken = { entry: { ...who, text }, since, rules };
  known.push(spoken);
  return spoken;
}

/** CCG-ACT-33: cards that have no text now; what took it keeps its own. */
function silence(g: Table): void {
  const l = g.live;
  const rules = l.rules.get('noText') ?? [];
  if (rules.length === 0) return;
  const mute = new Set<number>();
  for (const entry of rules) {
    if (entry.rule.rule !== 'is' || !isLive(g, entry)) continue;
    for (const card of l.table) if (card !== entry.source && isAbout(g, entry, entry.rule.who, card)) mute.add(card);
  }
  const isHeard = ({ source, lasting }: Context & { readonly lasting?: Lasting | null }): boolean =>
    !mute.has(source) || (lasting ?? null) !== null;
  for (const [kind, list] of l.rules) l.rules.set(kind, list.filter(isHeard));
  for (const [moment, list] of l.triggers) l.triggers.set(moment, list.filter(isHeard));
  l.actions = l.actions.map((list) => list.filter(isHeard));
}
/** Any player may use it, even while the card is off. */
const isForAll = ({ program }: Text): boolean => program[0]?.do === 'turnOver';

export const speaker = (seat: number, source: number): Context => ({
  seat,
  source,
  it: NOBODY,
  that: -1,
  there: -1,
  n: 0,
  destiny: 0,
  theirs: 0,
});

/** CCG-EFF-02: what an Effect changed goes back to normal when it leaves the table. */
const hasEnded = ({ state: s, cards }: Table, { def, source, serial }: Lasting): boolean =>
  cards.cards[def]!.type === 'Effect' &&
  (s.zone[source] !== TABLE || s.def[source] !== def || s.life[source]! > serial);

function addLasting(g: Table, lasting: Lasting): void {
  const text = g.cards.texts[lasting.ability]!;
  const op = text.program[lasting.op]!;
  if (op.do !== 'lasting' || hasEnded(g, lasting)) return;
  const cards = lasting.cards.filter((card, i) => g.state.life[card] === lasting.lives[i]);
  const who: Context = { ...speaker(lasting.seat, lasting.source), it: cards, there: lasting.at, n: lasting.n };
  for (const rule of op.rules)
    enter(g.live.rules, kindOf(rule), { ...who, rule, text, needs: null, cards, since: lasting.serial, lasting });
}

/** The live rules of the kind that speak of the card. */
export const rulesFor = <K extends Extract<Rule, { readonly who: Whom }>['rule'] & Plain>(
  g: Table,
  card: number,
  kind: K,
): readonly LiveRule<RuleOf<K>>[] =>
  rulesThat(g, kind, (entry) => isAbout(g, entry, (entry.rule as { readonly who: Whom }).who, card));

const REVOLUTION = 'Revolution';

/** `source`: the card that the text speaks from; of an expanded text, the site next to its own. */
function eachText(g: Table, card: number, visit: (text: Text, seat: number, source: number) => void): void {
  const s = g.state;
  const { texts } = defOf(g, card);
  if (texts.length === 0) return;
  if (s.as[card] !== LOCATION) {
    for (const text of texts) visit(text, speakerOf(g, card), card);
    return;
  }
  if ((s.flags[card]! & BLOWN_AWAY) !== 0) return; // CCG-BLW-02
  const turned = isTurned(g, card);
  const expanded = expandedFor(g, card, turned);
  for (const text of texts) {
    const seat = seatPlaying(s, turned ? otherSide(text.side) : text.side);
    visit(text, seat, card);
    if (seat !== expanded || isTransit(text)) continue;
    for (const group of s.groups) for (const site of group) if (isAdjacent(g, card, site)) visit(text, seat, site);
  }
}

/**
 * CCG-DEP-15: a weapon or device on another player's card works for that player, unless it makes that card inactive: then
 * nobody there can use it (CCG-CARD-161).
 */
export function speakerOf(g: Table, card: number): number {
  const { as, on, controller } = g.state;
  const { type, texts } = defOf(g, card);
  const isCarried = as[card] === ON && as[on[card]!] !== LOCATION && (type === 'Weapon' || type === 'Device');
  return controller[isCarried && !texts.some(silencesBearer) ? on[card]! : card]!;
}

const silencesBearer = ({ line }: Text): boolean =>
  line.line === 'static' &&
  line.rules.some((rule) => rule.rule === 'is' && rule.privilege === 'noText' && rule.who === 'bearer');

/**
 * A card turns the location round, so that icons and texts change sides (CCG-CARD-131). This and the next read the index
 * while it is being made: cards that lie on locations are entered first.
 */
export function isTurned(g: Table, location: number): boolean {
  const turns = (g.live.rules.get('turned') ?? NONE).filter(
    (entry) => g.state.on[entry.source] === location && isLive(g, entry),
  );
  return turns.length % 2 === 1 && !isImmune(g, location, REVOLUTION);
}

/** Whether the card is immune to a card of this name. */
export const isImmune = (g: Table, card: number, name: string): boolean =>
  ((g.live.rules.get('immuneTo') ?? NONE) as readonly LiveRule<RuleOf<'immuneTo'>>[]).some(
    (entry) => entry.rule.to.includes(name) && isAbout(g, entry, entry.rule.who, card) && isLive(g, entry),
  );

/** The seat whose text of the site holds next door as well, or -1; it turns round with the site. */
function expandedFor(g: Table, site: number, turned: boolean): number {
  for (const entry of g.live.rules.get('expanded') ?? [])
    if (g.state.on[entry.source] === site) {
      countUse(g, entry.text.id);
      return turned ? opponentOf(g.state, entry.seat) : entry.seat;
    }
  return -1;
}

/** CCG-CARD-123: docking bay transit stays where it is. */
const isTransit = ({ line }: Text): boolean =>
  line.line === 'static' && line.rules.every(({ rule }) => rule === 'transit');

export const otherSide = (side: number): number => (side === LIGHT ? DARK : LIGHT);
