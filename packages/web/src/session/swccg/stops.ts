/**
 * When a player wants to be asked. What nobody wants to answer is passed without a click; because the engine asks by
 * public facts only, what is passed here tells the opponent nothing.
 */
import { optionsLeft } from '../known.ts';
import type { PassUntil, Stop, Stops } from '../preferences.ts';
import {
  ACTIVATE,
  CONTROL,
  cardsInPlay,
  DEPLOY,
  DRAW,
  defOf,
  drainAmount,
  drainCost,
  generation,
  LOST,
  MOVE,
  type Option,
  pile,
  RESERVE,
  type SeenEvent,
  type SeenTable,
  type State,
} from './engine.ts';

export interface Passing {
  readonly until: PassUntil;
  /** Where the passing began. */
  readonly turn: number;
  readonly phase: number;
  readonly acting: number;
  readonly events: number;
}

export const NOT_PASSING: Passing = { until: 'none', turn: -1, phase: -1, acting: -1, events: 0 };

/** How many cards are to be drawn; null: nothing of that kind was said. */
function drawsOf({ until }: Passing): number | null {
  const n = /^draw (?<n>\d+)$/u.exec(until)?.groups?.['n'];
  return n === undefined ? null : Number(n);
}

/** `step`: nothing more in this phase; `turn`: nothing until the own turn, or, in it, until the other's is over. */
export function isPassing({ turn, phase, acting }: State, viewer: number, passing: Passing): boolean {
  switch (passing.until) {
    case 'step':
    case 'event':
      return passing.turn === turn && passing.phase === phase;
    case 'turn':
      return passing.turn === turn || (acting !== viewer && turn === passing.turn + 1);
    case 'moves':
      return passing.turn === turn && acting === viewer && phase < MOVE;
    default:
      return drawsOf(passing) !== null && passing.turn === turn && acting === viewer && phase < DRAW;
  }
}

const CHANCES: ReadonlySet<string> = new Set(['act', 'respond', 'weapons']);
/** Questions at which one may do nothing. */
export const isChance = (kind: string): boolean => CHANCES.has(kind);

const isPass = ({ kind }: Option): boolean => kind === 'pass' || kind === 'done';

function stopFor(stops: Stops, { question, acting, battle, drain }: State, viewer: number): Stop {
  if (question?.kind === 'act') return acting === viewer ? 'possible' : stops.theirs;
  if (battle !== null) return stops.battles;
  return drain === null ? stops.answers : stops.drains;
}

/** What an option is called by when it was declined: by the card's face, because numbers change hands. */
export function declinedKey({ state: s }: SeenTable, option: Option): string {
  const face = 'card' in option ? s.def[option.card] : -1;
  const which = 'ability' in option ? option.ability : -1;
  // A text of a battle is declined for all of it; what answers something, for what it answers.
  const chapter =
    s.battle !== null ? `battle ${s.battle.at} ${s.battle.step}` : `${s.phase} ${s.just.at(-1)?.id ?? -1}`;
  return `${s.turn} ${chapter} ${option.kind} ${face} ${which}`;
}

/** Whether a player would want to be asked for the sake of this option. */
export function isWorth(g: SeenTable, option: Option): boolean {
  const { question, acting, phase } = g.state;
  const own = question!.kind === 'act' && acting === g.viewer;
  switch (option.kind) {
    case 'pass':
    case 'done':
      return false;
    case 'drain':
      return drainAmount(g, g.viewer, option.card) > 0;
    case 'recall':
      return own && phase === DEPLOY;
    // Weapons and seats change hands while something is deployed, or when one holds.
    case 'handOver':
      return false;
    // What moves in the control phase moves in no other; in the deploy phase seats change.
    case 'move':
      return phase === MOVE || phase === CONTROL;
    case 'text': {
      const line = g.cards.texts[option.ability]?.line;
      const timing = line?.line === 'action' ? line.timing?.timing : undefined;
      // What has its phase is offered in that; what can be played whenever one likes, once a turn; to all else it answers.
      if (timing === 'phase') return question!.kind === 'act';
      return timing === undefined ? own && phase === DEPLOY : timing !== 'anyTime';
    }
    default:
      return true;
  }
}

/** Whether a card of the other side, lying there for all to see, answers Force drains. */
const drainsAreWatched = (g: SeenTable): boolean =>
  cardsInPlay(g).some(
    (card) =>
      g.state.controller[card] !== g.viewer && defOf(g, card).texts.some(({ answers }) => answers.includes('drain')),
  );

/** The next Force drain of one who drained before; null: there is something to weigh, and the player is to be asked. */
function drainAgain(g: SeenTable): number | null {
  const { question, failed } = g.state;
  const worth = question!.options.flatMap((option, index) =>
    isWorth(g, option) && !failed.includes(index) ? [{ option, index }] : [],
  );
  const isForegone = worth.every(({ option }) => option.kind === 'drain' && drainCost(g, g.viewer, option.card) === 0);
  return isForegone && !drainsAreWatched(g) ? (worth[0]?.index ?? null) : null;
}

/** Enough cards in the Reserve Deck for destiny: nobody would spare one of them. */
const PLENTY = 6;

/** The own Force as far as nobody would decide otherwise: all of it is activated, and drains are made as they were. */
function ownForce(g: SeenTable, { stops: { force }, drains }: Pick<Wishes, 'stops' | 'drains'>): number | null {
  const { question, acting, phase } = g.state;
  if (force === 'always' || acting !== g.viewer || question === null) return null;
  const find = (kind: string): number | null => {
    const index = question.options.findIndex((option) => option.kind === kind && isWorth(g, option));
    return index < 0 ? null : index;
  };
  if (question.kind === 'act' && phase === CONTROL) {
    if (force === 'never') return find('drain');
    return drains ? drainAgain(g) : null;
  }
  if (phase !== ACTIVATE || (question.kind !== 'act' && question.kind !== 'activate')) return null;
  const stays = pile(g.state, g.viewer, RESERVE).length - generation(g, g.viewer);
  if (force !== 'never' && stays < PLENTY) return null;
  // The largest number is offered first.
  return question.kind === 'activate' ? 0 : find('activate');
}

/**
 * Of cards lost at once: the one that comes back before the weapons and devices lost with it. Which of two others lies
 * on top, and how cards lie in the Used Pile, is the player's to say.
 */
function carrierFirst({ state: { question, zone, def }, cards }: SeenTable): number | null {
  const { options } = question!;
  const others = options.flatMap((option, index) => {
    if (option.kind !== 'onTop') return [];
    const type = cards.cards[def[option.card]!]?.card.type;
    return zone[option.card] === LOST && (type === 'Weapon' || type === 'Device') ? [] : [index];
  });
  if (others.length > 1) return null;
  return others[0] ?? options.findIndex(isPass);
}

/** What nobody would answer otherwise; null: the player is to be asked. */
function foregone(g: SeenTable, wishes: Wishes): number | null {
  const { question } = g.state;
  if (question?.kind === 'arrange') return carrierFirst(g);
  if (question?.kind === 'battleDestiny' && pile(g.state, g.viewer, RESERVE).length >= PLENTY)
    return question.options.findIndex(({ kind }) => kind === 'yes');
  return ownForce(g, wishes);
}

interface Wishes {
  readonly stops: Stops;
  readonly hold: boolean;
  readonly passing: boolean;
  readonly declined: ReadonlySet<string>;
  /** Whether the player drained when it could last be done. */
  readonly drains: boolean;
}

/** The next Force drain, while all of them are to be made, and then the next phase; null: that is where we are. */
export function nextDrain(g: SeenTable, passing: Passing): number | null {
  const { question, acting, turn, phase } = g.state;
  if (passing.until !== 'drains' || passing.turn !== turn || acting !== g.viewer || question?.kind !== 'act')
    return null;
  if (passing.phase !== phase) return null;
  const drain = question.options.findIndex((option) => option.kind === 'drain' && isWorth(g, option));
  return drain < 0 ? question.options.findIndex(isPass) : drain;
}

/** Force lost from the Reserve Deck, while all of this turn's losses are to come from there; null: another question. */
export function nextLoss({ state: { question, turn } }: SeenTable, passing: Passing): number | null {
  if (passing.until !== 'losses' || passing.turn !== turn || question?.kind !== 'lose') return null;
  const top = question.options.findIndex((option) => option.kind === 'loseTop' && option.pile === RESERVE);
  return top < 0 ? null : top;
}

/** What was said once and holds on is not forgotten for what comes up in between. */
export const isSaid = ({ question, turn }: State, { until, turn: since }: Passing): boolean => {
  if (until === 'losses') return turn === since;
  return until.startsWith('dra') && question?.kind !== 'act';
};

/** So many cards were to be drawn in this phase: one more, or no more; null: nothing of that kind was said. */
export function nextDraw(
  { state: { question, acting, turn, phase }, viewer }: SeenTable,
  events: readonly SeenEvent[],
  passing: Passing,
): number | null {
  const wanted = drawsOf(passing);
  if (wanted === null || question?.kind !== 'act') return null;
  if (passing.turn !== turn || acting !== viewer || phase !== DRAW) return null;
  // Said in an earlier phase, it begins with this one.
  const since = Math.max(
    passing.events,
    events.findLastIndex(({ kind }) => kind === 'phase'),
  );
  const drawn = events.slice(since).filter((e) => e.kind === 'drawCard' && e.seat === viewer).length;
  const next = question.options.findIndex(({ kind }) => kind === (drawn < wanted ? 'draw' : 'pass'));
  return next < 0 ? null : next;
}

/** The option that answers the open question without a click, or null when the player is to be asked. */
export function automatic(g: SeenTable, wishes: Wishes): number | null {
  const { stops, hold, passing, declined } = wishes;
  const s = g.state;
  const { question } = s;
  if (question === null) return null;
  const left = optionsLeft(s);
  if (!isChance(question.kind)) {
    if (left.length === 1) return left[0]!;
    return hold ? null : foregone(g, wishes);
  }
  if (hold) return null;
  const pass = left.find((index) => isPass(question.options[index]!)) ?? null;
  if (pass === null || left.length === 1) return left.length === 1 ? left[0]! : null;
  if (passing) return pass;
  const force = ownForce(g, wishes);
  if (force !== null) return force;
  const stop = stopFor(stops, s, g.viewer);
  if (stop === 'always') return null;
  if (stop === 'never') return pass;
  const own = question.kind === 'act' && s.acting === g.viewer;
  const worth = left.filter((index) => isWorth(g, question.options[index]!));
  if (own && s.phase === DRAW) return worth.length > 0 ? null : pass;
  const fresh = own ? worth : worth.filter((index) => !declined.has(declinedKey(g, question.options[index]!)));
  return fresh.length > 0 ? null : pass;
}
