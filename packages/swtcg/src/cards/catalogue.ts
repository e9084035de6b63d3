/** All cards of a game, numbered, with their abilities compiled. Built once; states refer to it by number. */
import { hash } from '@dejarik/kernel';
import { innerOf, modsOf } from '../language/inside.ts';
import { type Beside, type Compiled, compile, costsOf, type Mode } from '../language/meaning.ts';
import { type Keyword, KEYWORDS } from '../language/keywords.ts';
import type { Ability, Cost, Event, Mod, Restriction } from '../language/tree.ts';
import { ARENAS, arenasOf, type Card, isUnit, KINDS, NEUTRAL, PLAYED_SIDES, SIDE_NUMBER, title } from './card.ts';
import { type CatalogueRules, subtypesBy, withSubtypes } from './subtypes.ts';

const KEYWORD_NUMBERS = Object.fromEntries(KEYWORDS.map((keyword, number) => [keyword, number])) as Readonly<
  Record<Keyword, number>
>;

/** Its place in `KEYWORDS`. */
export const keywordNumber = (keyword: Keyword): number => KEYWORD_NUMBERS[keyword];

/** `Before any unit in Space attacks:` */
export type BeforeAttacks = Extract<Restriction, { readonly only: 'before attacks' }>;

/** `Starfighter Pilot: +20 speed.` */
interface Piloting {
  /** The subtypes of the units that it goes onto. */
  readonly onto: readonly string[];
  readonly grants: readonly Mod[];
  readonly ability: Compiled;
}

export interface Definition {
  readonly index: number;
  readonly card: Card;
  readonly unit: boolean;
  /** The arena of a unit, the first of several; or -1. */
  readonly arena: number;
  /** The arenas it can be in, or belongs to (TCG-MULTI, TCG-LOC-01, TCG-EQUIP-02). */
  readonly arenas: readonly number[];
  readonly side: number; // SIDE_NUMBER
  /** The words of the type line after the type, with what the card counts as. */
  readonly words: ReadonlySet<string>;
  readonly unique: boolean;
  /** The name under which it is one of a kind; empty when it is not unique. */
  readonly uniqueName: string;
  readonly cost: number;
  readonly speed: number;
  readonly power: number;
  readonly health: number;
  readonly abilities: readonly Compiled[];
  readonly activated: readonly Compiled[];
  /** Those that are played where the text says, and not in the arenas (TCG-GLOSS-06, TCG-GLOSS-07). */
  readonly elsewhere: readonly Compiled[];
  readonly triggered: readonly Compiled[];
  readonly statics: readonly Compiled[];
  /** The cards that may be put beneath it (TCG-KW-STACK-01). */
  readonly lists: readonly Compiled[];
  /** What it may cost instead (TCG-KW-REDCOST-01). */
  readonly reduced: readonly Compiled[];
  /** What completing it costs besides, where that is a line of its own (TCG-BUILD-18). */
  readonly completion: Compiled | null;
  /** Other costs it may be completed by: Alternative Cost, Meditate. */
  readonly otherCosts: readonly Compiled[];
  /** What it has in some arena, in the build zone, or beneath another card: Switch, Reserves, INSERT. */
  readonly conditional: readonly Compiled[];
  /** What is looked up while the card lies face up: what can be played, what waits, and keywords with text of their own. */
  readonly lookedUp: readonly Compiled[];
  /** It has no text that others have to know of while it lies face up: keywords alone, or nothing. */
  readonly silent: boolean;
  /** Value of each keyword of KEYWORDS; 0: the card has it not. */
  readonly keywords: readonly number[];
  readonly keywordAbilities: readonly Compiled[];
  /** Those by which Pilots take it, with what it is piloted as if it were (TCG-GLOSS-11). */
  readonly pilotedAs: ReadonlySet<string>;
  /** What this card pilots, one entry a line of its text. */
  readonly piloting: readonly Piloting[];
  /** What Equipment gives the unit it is attached to, and what attaching it costs; null: nothing, and it cannot be. */
  readonly equipped: Compiled | null;
  readonly equip: Compiled | null;
  /** What a Battle or Mission card does. */
  readonly play: Compiled | null;
  /** The ways to play a Battle card: of several lines one is used, of several options in it one (TCG-BCARD-06). */
  readonly ways: readonly Way[];
}

interface Way {
  readonly ability: Compiled;
  readonly mode: Mode;
  /** The Force that is printed: it takes no less, but for what changes it. */
  readonly least: number;
}

export interface Catalogue {
  readonly cards: readonly Definition[];
  readonly abilities: readonly Compiled[];
  /** The compiled form of an ability that another one grants. */
  readonly granted: ReadonlyMap<Ability, Compiled>;
  /** The subtypes that a text means by these words. */
  subtypesIn(words: string): readonly string[];
  readonly byId: ReadonlyMap<string, Definition>;
  readonly byTitle: ReadonlyMap<string, Definition>;
  readonly version: string;
  /** How the edition reads cards. */
  readonly rules: CatalogueRules;
  /** The Traps there are: any face-down card could be one of them. */
  readonly traps: readonly Definition[];
  /** What they wait for. */
  readonly trapEvents: ReadonlySet<Event['on']>;
  /** Some text says "you win" as soon as something holds. */
  readonly someWin: boolean;
  /** What abilities wait for: nobody listens to anything else. */
  readonly listens: ReadonlySet<Event['on']>;
  /** Whether some card's own text sets its health. */
  readonly someStarred: boolean;
  /** Whether some text puts something in the place of a discard. */
  readonly replaces: boolean;
  /** Whether some card can be played from a discard pile by Meditate. */
  readonly meditates: boolean;
  /** Whether some text makes a unit count as something, within another one. */
  readonly treatsNested: boolean;
  /** Whether some text rerolls dice of whatever roll, not of attacks alone. */
  readonly rerollsAny: boolean;
  /** The most attack dice that one text adds. */
  readonly mostAddedDice: number;
  /** The moments at which something is played out of a hand by a text that says so. */
  readonly fromHand: number;
  /** Whether some text is played elsewhere than in the arenas. */
  readonly someElsewhere: boolean;
  /** Some card lists others to be put beneath it. */
  readonly someList: boolean;
  /** Whether there are Subordinates, which have to be sent home (TCG-SUB-05). */
  readonly subordinates: boolean;
  /** The sides that can have a card with Hidden Cost. */
  readonly hiddenCosts: ReadonlySet<number>;
  /** What the dearest card costs. */
  readonly dearest: number;
  /** Whether so much Force is enough for some Battle card of this side, or a Neutral one, at this kind of chance, unless it comes too late. */
  affordsPlay(force: number, window: number, side: number, tooLate: (before: BeforeAttacks) => boolean): boolean;
}

/** Lines that are in force where their card is, and are looked up there (rules/live.ts). */
const KEYWORD_TEXTS = ['bounty', 'foresight', 'forewarning', 'upkeep'] as const;
const CONDITIONAL = ['switch', 'reserves', 'insert'] as const;

const NO_ARENA = -1;
const NO_ABILITIES: readonly Compiled[] = [];

/** Whether a seat of this side may play the card. */
export const isPlayedBy = ({ side: own }: Definition, side: number): boolean => own === side || own === NEUTRAL;

const FACELESS: Card = {
  id: '',
  set: '',
  number: 0,
  name: 'a card',
  version: '',
  side: 'Neutral',
  type: 'Mission',
  subtypes: [],
  rarity: 'C',
  cost: 0,
  speed: 0,
  power: 0,
  health: 0,
  abilities: [],
};

/** A card whose face is hidden: it has no text and no numbers. */
export const UNKNOWN_CARD: Definition = {
  index: -1,
  card: FACELESS,
  unit: false,
  arena: NO_ARENA,
  arenas: [],
  side: NEUTRAL,
  words: new Set(),
  unique: false,
  uniqueName: '',
  cost: 0,
  speed: 0,
  power: 0,
  health: 0,
  abilities: NO_ABILITIES,
  activated: NO_ABILITIES,
  elsewhere: NO_ABILITIES,
  triggered: NO_ABILITIES,
  statics: NO_ABILITIES,
  lists: NO_ABILITIES,
  reduced: NO_ABILITIES,
  completion: null,
  otherCosts: NO_ABILITIES,
  conditional: NO_ABILITIES,
  lookedUp: NO_ABILITIES,
  silent: true,
  keywords: KEYWORDS.map(() => 0),
  keywordAbilities: NO_ABILITIES,
  pilotedAs: new Set(),
  piloting: [],
  equipped: null,
  equip: null,
  play: null,
  ways: [],
};

/** The cards as an edition's rules read them. Their numbers are the same in every edition. */
export function catalogue(cards: readonly Card[], rules: CatalogueRules): Catalogue {
  const subtypesIn = subtypesBy(rules.phrases);
  const abilities: Compiled[] = [];
  const granted = new Map<Ability, Compiled>();
  const definitions: Definition[] = [];

  const add = (tree: Ability, beside?: Beside, inReserve = false): Compiled => {
    const plain = compile(tree, abilities.length, rules, beside);
    const compiled: Compiled = inReserve ? { ...plain, inReserve } : plain;
    abilities.push(compiled);
    for (const mod of modsOf(tree)) if (mod.is === 'ability') granted.set(mod.ability, add(mod.ability));
    for (const inner of innerOf(tree)) granted.set(inner, add(inner, undefined, tree.is === 'reserves'));
    return compiled;
  };

  for (const card of cards) {
    const { played } = KINDS[card.type];
    const lines = card.abilities.map((ability) => withSubtypes(ability, rules.phrases, subtypesIn));
    const compiled = lines.map((line, i) => add(line, besides(lines, i)));
    const ofAny = (kinds: readonly Ability['is'][]): readonly Compiled[] => {
      const list = compiled.filter(({ tree }) => kinds.includes(tree.is));
      return list.length === 0 ? NO_ABILITIES : list;
    };
    const of = (is: Ability['is']): readonly Compiled[] => ofAny([is]);
    const treated = card.abilities.flatMap((ability) =>
      ability.is === 'treat' ? subtypesIn(ability.as.join(' ')) : [],
    );
    const words = new Set([...subtypesIn(card.subtypes.join(' ')), ...treated]);
    for (const { words: whole, countsAs } of rules.phrases)
      if (words.has(whole)) for (const word of countsAs) words.add(word);
    const keywords = KEYWORDS.map((keyword) =>
      card.abilities.reduce((sum, a) => sum + (a.is === 'keyword' && a.keyword === keyword ? a.n : 0), 0),
    );
    const piloting = of('pilot').flatMap((ability): Piloting[] =>
      ability.tree.is === 'pilot' ? [{ onto: subtypesIn(ability.tree.of), grants: ability.tree.grants, ability }] : [],
    );
    // TCG-PILOT-21, TCG-PILOT-42: texts can speak of "a Pilot", and mean a card with this ability.
    if (piloting.length > 0) words.add('Pilot');
    else words.delete('Pilot');
    const asIf = card.abilities.flatMap((ability) =>
      ability.is === 'static'
        ? ability.rules.flatMap((rule) => (rule.rule === 'pilotedAs' ? subtypesIn(rule.of) : []))
        : [],
    );
    const activated =
      card.type === 'Battle' ? NO_ABILITIES : of('activated').filter((ability) => ability.from === undefined);
    const triggered = of('triggered');
    const lookedUp = [...activated, ...triggered, ...ofAny(KEYWORD_TEXTS)];
    const unit = isUnit(card);
    const arenas = arenasOf(card).map((arena) => ARENAS.indexOf(arena));
    definitions.push({
      index: definitions.length,
      card,
      unit,
      arena: unit ? (arenas[0] ?? NO_ARENA) : NO_ARENA,
      arenas,
      side: SIDE_NUMBER[card.side],
      words,
      unique: card.version !== '',
      uniqueName: card.version === '' ? '' : rules.uniqueName(card.name),
      cost: card.cost,
      speed: card.speed,
      power: card.power,
      health: card.health,
      abilities: compiled,
      activated,
      elsewhere: of('activated').filter((ability) => ability.from !== undefined),
      triggered,
      statics: of('static'),
      lists: of('stackWith'),
      reduced: of('reducedCost'),
      completion: of('toComplete')[0] ?? null,
      otherCosts: ofAny(['alternativeCost', 'meditate']),
      conditional: ofAny(CONDITIONAL),
      lookedUp,
      silent: [lookedUp, of('static'), ofAny(CONDITIONAL), piloting].every(({ length }) => length === 0),
      keywords,
      keywordAbilities: of('keyword'),
      pilotedAs: asIf.length === 0 ? words : new Set([...words, ...asIf]),
      piloting,
      equipped: of('equipped')[0] ?? null,
      equip: of('equip')[0] ?? null,
      play:
        played === true
          ? (of(card.type === 'Battle' ? 'activated' : 'mission').find((a) => a.from === undefined) ?? null)
          : null,
      ways:
        card.type === 'Battle'
          ? of('activated')
              .filter((ability) => ability.from === undefined)
              .flatMap((ability) =>
                ability.modes.map((mode) => ({ ability, mode, least: forceIn(costsOf(ability, mode)) })),
              )
          : [],
    });
  }
  return {
    cards: definitions,
    abilities,
    granted,
    subtypesIn,
    byId: new Map(definitions.map((d) => [d.card.id, d])),
    byTitle: new Map(definitions.map((d) => [title(d.card), d])),
    version: hash(cards),
    rules,
    traps: definitions.filter(({ abilities: lines }) => lines.some(({ line }) => line?.is === 'trap')),
    trapEvents: new Set(abilities.flatMap(({ line }) => (line?.is === 'trap' ? [line.event.on] : []))),
    someList: definitions.some(({ lists }) => lists.length > 0),
    someElsewhere: definitions.some(({ elsewhere }) => elsewhere.length > 0),
    fromHand: definitions
      .flatMap(({ elsewhere }) => elsewhere.filter((ability) => ability.from === 'your hand'))
      .reduce((windows, { modes }) => modes.reduce((sum, mode) => sum | mode.windows, windows), 0),
    someWin: abilities.some(({ tree }) => tree.is === 'static' && tree.rules.some(({ rule }) => rule === 'wins')),
    listens: new Set(abilities.flatMap(({ tree }) => ('event' in tree ? [tree.event.on] : []))),
    someStarred: cards.some(({ starred }) => starred?.includes('health') === true),
    replaces: abilities.some(
      ({ tree, program }) =>
        tree.is === 'meditate' ||
        [
          ...(tree.is === 'static' ? tree.rules : []),
          ...program.flatMap((op) => (op.do === 'rule' ? [op.rule] : [])),
        ].some(({ rule }) => rule === 'insteadOfDiscard'),
    ),
    meditates: abilities.some(({ tree }) => tree.is === 'meditate'),
    treatsNested: [...granted.keys()].some(({ is }) => is === 'treat'),
    rerollsAny: abilities.some(({ program }) => program.some((op) => op.do === 'reroll' && op.whose === 'any')),
    mostAddedDice: abilities.reduce(
      (most, { program }) => program.reduce((all, op) => (op.do === 'addDice' ? Math.max(all, op.n) : all), most),
      0,
    ),
    subordinates: cards.some(({ type }) => type === 'Subordinate'),
    hiddenCosts: new Set(
      PLAYED_SIDES.filter((side) =>
        definitions.some((d) => isPlayedBy(d, side) && d.keywords[keywordNumber('Hidden Cost')] !== 0),
      ),
    ),
    dearest: definitions.reduce((most, { cost }) => Math.max(most, cost), 0),
    affordsPlay: affording(definitions),
  };
}

type Enhance = Extract<Ability, { readonly is: 'enhance' }>;

const besides = (lines: readonly Ability[], i: number): Beside => {
  const meditate = lines.find((line): line is NonNullable<Beside['meditate']> => line.is === 'meditate');
  return { enhancing: enhancing(lines.slice(i + 1)), ...(meditate === undefined ? {} : { meditate }) };
};

/** The lines that enhance the one above them stand right beneath it. */
function enhancing(beneath: readonly Ability[]): Enhance[] {
  const found: Enhance[] = [];
  for (const line of beneath) {
    if (line.is !== 'enhance') break;
    found.push(line);
  }
  return found;
}

/** The place of a window, which is a single bit. */
const bitOf = (window: number): number => 31 - Math.clz32(window);

/** The Force that is printed. */
export const forceIn = (costs: readonly Cost[]): number =>
  costs.reduce((sum, cost) => sum + (cost.is === 'force' && typeof cost.n === 'number' ? cost.n : 0), 0);

const reducedTo = ({ tree }: Compiled): number => (tree.is === 'reducedCost' ? tree.n : Number.POSITIVE_INFINITY);

/** What could be played in one kind of chance: for how little Force, and the cheaper ones that can be too late. */
interface Cheapest {
  force: number;
  readonly early: { readonly force: number; readonly before: BeforeAttacks }[];
}

/** Worked out once for each side and each kind of chance. */
function affording(definitions: readonly Definition[]): Catalogue['affordsPlay'] {
  const chances = (side: number): Cheapest[] =>
    Array.from({ length: 32 }, (_, bit) => {
      const found: Cheapest = { force: Number.POSITIVE_INFINITY, early: [] };
      for (const of of definitions)
        for (const { ability, mode } of isPlayedBy(of, side) ? of.ways : []) {
          if ((mode.windows & (1 << bit)) === 0 || mode.meditated !== undefined) continue; // not out of a hand
          const force = Math.min(forceIn(ability.costs), ...of.reduced.map(reducedTo));
          const before = ability.restrictions.find((restriction) => restriction.only === 'before attacks');
          if (before === undefined) found.force = Math.min(found.force, force);
          else found.early.push({ force, before });
        }
      return { force: found.force, early: found.early.filter(({ force }) => force < found.force) };
    });
  const bySide = new Map(PLAYED_SIDES.map((side) => [side, chances(side)]));
  return (force, window, side, tooLate) => {
    const least = bySide.get(side)![bitOf(window)]!;
    return force >= least.force || least.early.some((play) => force >= play.force && !tooLate(play.before));
  };
}
