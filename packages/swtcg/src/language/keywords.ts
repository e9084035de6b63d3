/**
 * The keywords as data: all 54 of the Expanded Rulebook (TCG-KW-GEN-02), the nine and Pilot of the New Hope rulebook
 * among them. What has a say at many moments of the rules is in rules/keywords, the others where the rules speak of them.
 */

/** What several of one keyword on a unit come to (TCG-DUP-01 to 06, 09 to 12). */
type Combining = 'cumulative' | 'isolated' | 'layered' | 'selective';

/**
 * How it is written. `value`: with a number, `Accuracy 2`; `bare`: without one, `Armor`; `played`: behind the arrow of an
 * ability, `Pay 1 Force -> Evade 2`; `text`: with text of its own, `Bounty: Gain 2 Force.`
 */
type Form = 'value' | 'bare' | 'played' | 'text';

interface KeywordFacts {
  readonly combining: Combining;
  readonly works: 'static' | 'triggered' | 'activated';
  readonly form: Form;
  /** Its rules in the ledger. */
  readonly chapter: string;
}

const KEYWORD_FACTS = {
  Absorb: { combining: 'layered', works: 'activated', form: 'played', chapter: 'TCG-KW-ABSORB' },
  Accuracy: { combining: 'cumulative', works: 'static', form: 'value', chapter: 'TCG-KW-ACCURACY' },
  'Alternative Cost': { combining: 'selective', works: 'static', form: 'text', chapter: 'TCG-KW-ALTCOST' },
  Ambush: { combining: 'layered', works: 'activated', form: 'played', chapter: 'TCG-KW-AMBUSH' },
  'Area Damage': { combining: 'cumulative', works: 'triggered', form: 'value', chapter: 'TCG-KW-AREA' },
  Armor: { combining: 'isolated', works: 'static', form: 'bare', chapter: 'TCG-KW-ARMOR' },
  Avenge: { combining: 'cumulative', works: 'triggered', form: 'value', chapter: 'TCG-KW-AVENGE' },
  Backfire: { combining: 'cumulative', works: 'triggered', form: 'value', chapter: 'TCG-KW-BACKFIRE' },
  Barrage: { combining: 'cumulative', works: 'static', form: 'value', chapter: 'TCG-KW-BARRAGE' },
  Bombard: { combining: 'cumulative', works: 'static', form: 'value', chapter: 'TCG-KW-BOMBARD' },
  Bounty: { combining: 'layered', works: 'triggered', form: 'text', chapter: 'TCG-KW-BOUNTY' },
  'Critical Hit': { combining: 'cumulative', works: 'static', form: 'value', chapter: 'TCG-KW-CRIT' },
  Cunning: { combining: 'isolated', works: 'static', form: 'bare', chapter: 'TCG-KW-CUNNING' },
  'Damage Control': { combining: 'cumulative', works: 'triggered', form: 'value', chapter: 'TCG-KW-DMGCTRL' },
  Deflect: { combining: 'layered', works: 'activated', form: 'played', chapter: 'TCG-KW-DEFLECT' },
  'Double Damage': { combining: 'isolated', works: 'static', form: 'bare', chapter: 'TCG-KW-DBLDMG' },
  'Double Strike': { combining: 'isolated', works: 'static', form: 'bare', chapter: 'TCG-KW-DBLSTRIKE' },
  Enhance: { combining: 'selective', works: 'static', form: 'text', chapter: 'TCG-KW-ENHANCE' },
  Equip: { combining: 'selective', works: 'activated', form: 'text', chapter: 'TCG-KW-EQUIP' },
  Evade: { combining: 'layered', works: 'activated', form: 'played', chapter: 'TCG-KW-EVADE' },
  Ferocity: { combining: 'isolated', works: 'static', form: 'bare', chapter: 'TCG-KW-FEROCITY' },
  Focus: { combining: 'cumulative', works: 'triggered', form: 'value', chapter: 'TCG-KW-FOCUS' },
  Foresight: { combining: 'layered', works: 'static', form: 'text', chapter: 'TCG-KW-FORESIGHT' },
  Forewarning: { combining: 'layered', works: 'static', form: 'text', chapter: 'TCG-KW-FOREWARN' },
  Fortitude: { combining: 'isolated', works: 'static', form: 'bare', chapter: 'TCG-KW-FORTITUDE' },
  Fury: { combining: 'cumulative', works: 'triggered', form: 'value', chapter: 'TCG-KW-FURY' },
  'Hidden Cost': { combining: 'selective', works: 'static', form: 'value', chapter: 'TCG-KW-HIDDEN' },
  INSERT: { combining: 'layered', works: 'static', form: 'text', chapter: 'TCG-KW-INSERT' },
  Inspiration: { combining: 'isolated', works: 'static', form: 'bare', chapter: 'TCG-KW-INSPIRE' },
  Intercept: { combining: 'selective', works: 'activated', form: 'played', chapter: 'TCG-KW-INTERCEPT' },
  Intimidation: { combining: 'isolated', works: 'static', form: 'bare', chapter: 'TCG-KW-INTIMID' },
  'Ion Cannon': { combining: 'cumulative', works: 'static', form: 'value', chapter: 'TCG-KW-ION' },
  Lucky: { combining: 'cumulative', works: 'static', form: 'value', chapter: 'TCG-KW-LUCKY' },
  Meditate: { combining: 'isolated', works: 'activated', form: 'text', chapter: 'TCG-KW-MEDITATE' },
  Overkill: { combining: 'isolated', works: 'triggered', form: 'bare', chapter: 'TCG-KW-OVERKILL' },
  Parry: { combining: 'cumulative', works: 'triggered', form: 'value', chapter: 'TCG-KW-PARRY' },
  Persuade: { combining: 'layered', works: 'activated', form: 'played', chapter: 'TCG-KW-PERSUADE' },
  Precision: { combining: 'isolated', works: 'static', form: 'bare', chapter: 'TCG-KW-PRECISION' },
  Protect: { combining: 'layered', works: 'activated', form: 'played', chapter: 'TCG-KW-PROTECT' },
  Redirect: { combining: 'selective', works: 'activated', form: 'played', chapter: 'TCG-KW-REDIRECT' },
  'Reduced Cost': { combining: 'selective', works: 'static', form: 'text', chapter: 'TCG-KW-REDCOST' },
  Reserves: { combining: 'layered', works: 'static', form: 'text', chapter: 'TCG-KW-RESERVES' },
  Resilience: { combining: 'cumulative', works: 'static', form: 'value', chapter: 'TCG-KW-RESIL' },
  Retaliate: { combining: 'layered', works: 'activated', form: 'played', chapter: 'TCG-KW-RETALIATE' },
  Riposte: { combining: 'cumulative', works: 'triggered', form: 'value', chapter: 'TCG-KW-RIPOSTE' },
  Shields: { combining: 'cumulative', works: 'static', form: 'value', chapter: 'TCG-KW-SHIELDS' },
  Stack: { combining: 'layered', works: 'static', form: 'text', chapter: 'TCG-KW-STACK' },
  Stealth: { combining: 'isolated', works: 'static', form: 'bare', chapter: 'TCG-KW-STEALTH' },
  Stun: { combining: 'cumulative', works: 'static', form: 'value', chapter: 'TCG-KW-STUN' },
  Surge: { combining: 'cumulative', works: 'triggered', form: 'value', chapter: 'TCG-KW-SURGE' },
  Switch: { combining: 'layered', works: 'static', form: 'text', chapter: 'TCG-KW-SWITCH' },
  Upkeep: { combining: 'layered', works: 'triggered', form: 'text', chapter: 'TCG-KW-UPKEEP' },
  Velocity: { combining: 'selective', works: 'static', form: 'value', chapter: 'TCG-KW-VELOCITY' },
  Pilot: { combining: 'layered', works: 'static', form: 'text', chapter: 'TCG-PILOT' },
} as const satisfies Readonly<Record<string, KeywordFacts>>;

type Facts = typeof KEYWORD_FACTS;
export type KeywordName = keyof Facts;
type Written<F extends Form> = { [K in KeywordName]: Facts[K]['form'] extends F ? K : never }[KeywordName];

/** Keywords that a unit has as a number: `Stun 2`, and `Armor`, which counts as 1. */
export type Keyword = Written<'value' | 'bare'>;
/** Keywords that are played: `Pay 2 Force -> Evade 2.` */
export type PlayedKeyword = Written<'played'>;

const KEYWORD_NAMES = Object.keys(KEYWORD_FACTS) as readonly KeywordName[];

const written = (...forms: readonly Form[]): readonly KeywordName[] =>
  KEYWORD_NAMES.filter((name) => forms.includes(KEYWORD_FACTS[name].form));

export const KEYWORDS = written('value', 'bare') as readonly Keyword[];
export const PLAYED_KEYWORDS = written('played') as readonly PlayedKeyword[];

/** The keywords of a class, in the order of the rulebook. */
export const keywordsThatAre = (combining: Combining): readonly KeywordName[] =>
  KEYWORD_NAMES.filter((name) => KEYWORD_FACTS[name].combining === combining);

/** A unit has it once at most, whatever gives it (TCG-DUP-03). */
export const isIsolated = (keyword: Keyword): boolean => KEYWORD_FACTS[keyword].combining === 'isolated';

export const isBare = (keyword: Keyword): boolean => KEYWORD_FACTS[keyword].form === 'bare';

/** `Stun 2`, `Armor`. */
export const keywordWords = (keyword: Keyword, n: number): string => (isBare(keyword) ? keyword : `${keyword} ${n}`);
