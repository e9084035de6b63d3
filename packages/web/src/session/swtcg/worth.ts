/**
 * Which plays are worth a stop. Not worth one is a play that can change nothing at this chance: a bonus for units that
 * are not in this battle, or damage prevented on a unit that dies all the same. A bonus that outlasts the attack is
 * worth one stop a battle step. Holding stops for all of them.
 */
import { opponentsOf } from '@dejarik/kernel';
import { optionsLeft } from '../known.ts';
import {
  arenaAt,
  currentDamage,
  DARK,
  EXPANDED_WINDOWS,
  GENERAL,
  health,
  IN_ATTACK,
  inArena,
  type Option,
  PREVENTION,
  running,
  type SeenTable,
  speed,
  type State,
} from './engine.ts';
import { openWindow } from './question.ts';

type Ability = SeenTable['cards']['abilities'][number];
type Op = Ability['program'][number];
type Bonus = Extract<Op, { readonly do: 'gets' }>;

/** The bonuses that a player passed by in this battle step. */
export interface Declined {
  readonly turn: number;
  readonly battleIn: number;
  readonly plays: ReadonlySet<string>;
}

export const NOTHING_DECLINED: Declined = { turn: -1, battleIn: -1, plays: new Set() };

/** An ability or a Battle card that can be played. */
type Play = Extract<Option, { readonly kind: 'ability' | 'battle' }>;

/** What can be played at almost any moment is asked for between attacks and in them; elsewhere, what is for that moment. */
const isForThisMoment = (g: SeenTable, { ability, way }: Play): boolean =>
  ((g.cards.abilities[ability]!.modes[way]?.windows ?? 0) & GENERAL) === 0;

/** Nobody means to disrupt what they do themselves. */
const isOwnDoing = (s: State, seat: number, window: number): boolean =>
  window === EXPANDED_WINDOWS.disrupt && running(s, 'disrupt')?.seat === seat;

const cardOf = (play: Play): number => (play.kind === 'battle' ? play.card : play.unit);

/** Copies of a card in hand are one play. */
const keyOf = (s: State, play: Play): string =>
  `${play.kind} ${play.kind === 'battle' ? s.def[play.card] : play.unit} ${play.ability}`;

const ASIDE: ReadonlySet<Op['do']> = new Set(['pay', 'choose', 'disruptChance']);

/** What the play does, its costs and choices left out. */
function effectsOf(g: SeenTable, { ability, way }: Play): Op[] {
  const { program, modes } = g.cards.abilities[ability]!;
  const steps = program.slice(modes[way]!.start);
  const end = steps.findIndex((op) => op.do === 'stop');
  return steps.slice(0, end < 0 ? steps.length : end).filter((op) => !ASIDE.has(op.do));
}

type Mod = Bonus['mods'][number];
const isSpeed = (mod: Mod): boolean => mod.is === 'stat' && mod.stat === 'speed';
/** It matters to a unit that attacks, and to no other. */
const isForAttacking = (mod: Mod): boolean =>
  (mod.is === 'stat' && mod.stat === 'power') || (mod.is === 'keyword' && mod.keyword !== 'Shields');
/** Numbers that are worked out on the table are taken for large ones. */
const sizeOf = (mod: Mod): number => ('n' in mod && typeof mod.n === 'number' ? mod.n : Number.POSITIVE_INFINITY);

/** The bonuses, if faster and stronger attackers for longer than one attack is all that the play makes. */
function bonusesOf(effects: readonly Op[]): readonly Bonus[] | null {
  const bonuses = effects.filter((op) => op.do === 'gets');
  const only = bonuses.every(
    ({ mods, until }) =>
      until !== 'for this attack' && mods.every((mod) => sizeOf(mod) > 0 && (isSpeed(mod) || isForAttacking(mod))),
  );
  return only && bonuses.length > 0 && bonuses.length === effects.length ? bonuses : null;
}

/** So much more speed lets one of these units go before an enemy that would go first. */
function overtakes(g: SeenTable, seat: number, units: readonly number[], more: number): boolean {
  // Dark goes first at equal speeds (TCG-PRIME-01).
  const before = (mine: number, theirs: number): boolean =>
    mine > theirs || (mine === theirs && g.state.seats[seat]!.side === DARK);
  const enemies = opponentsOf(g.state, seat).flatMap((other) => readyUnits(g.state, other));
  return enemies.some((enemy) => {
    const theirs = speed(g, enemy);
    return units.some((unit) => !before(speed(g, unit), theirs) && before(speed(g, unit) + more, theirs));
  });
}

/** The units of the seat that can still attack in this battle step. */
const readyUnits = (s: State, seat: number): number[] =>
  s.arena[arenaAt(seat, s.battleIn)]!.filter((unit) => s.tapped[unit] === 0);

/** Whether a unit that could get the bonus is stronger in this attack, or between attacks in one that may follow. */
function bonusMatters(g: SeenTable, seat: number, card: number, bonuses: readonly Bonus[]): boolean {
  const s = g.state;
  const ownOnly = bonuses.every(({ target }) => target === 'this');
  const mods = bonuses.flatMap((bonus) => bonus.mods);
  const strengthens = mods.some(isForAttacking);
  if (s.attacker >= 0) return strengthens && s.owner[s.attacker] === seat && (!ownOnly || s.attacker === card);
  if (!inArena(s.battleIn)) return true;
  const ready = readyUnits(s, seat).filter((unit) => !ownOnly || unit === card);
  const faster = Math.max(0, ...mods.filter(isSpeed).map(sizeOf));
  return (strengthens && ready.length > 0) || (faster > 0 && overtakes(g, seat, ready, faster));
}

/** All that the play does is to weaken the attacker, who is the player's own. */
const weakensOwn = (s: State, seat: number, effects: readonly Op[]): boolean =>
  s.attacker >= 0 &&
  s.owner[s.attacker] === seat &&
  effects.length > 0 &&
  effects.every((op) => op.do === 'gets' && op.target === 'attacker' && op.mods.every((mod) => sizeOf(mod) < 0));

/** The most damage that the play prevents; infinitely much: it does other things too. */
function prevents(g: SeenTable, play: Play): number {
  const amount = play.kind === 'ability' ? play.amount : 0;
  return effectsOf(g, play).reduce((sum, op) => {
    if (op.do === 'keyword' && op.keyword === 'Evade') return sum + amount;
    if (op.do === 'prevent' && typeof op.n === 'number') return sum + op.n;
    return Number.POSITIVE_INFINITY;
  }, 0);
}

/** Each unit of the seat that damage waits for dies even if all of this is played. */
function isTooLate(g: SeenTable, seat: number, plays: readonly Play[]): boolean {
  const most = new Map<string, number>();
  for (const play of plays) {
    const key = `${play.kind} ${cardOf(play)} ${play.ability}`;
    most.set(key, Math.max(most.get(key) ?? 0, prevents(g, play)));
  }
  const prevented = [...most.values()].reduce((sum, n) => sum + n, 0);
  const pending = new Map<number, number>();
  for (const { unit, n } of currentDamage(g)?.pending ?? [])
    if (g.state.owner[unit] === seat) pending.set(unit, (pending.get(unit) ?? 0) + n);
  return (
    pending.size > 0 && [...pending].every(([unit, n]) => n - prevented >= health(g, unit) - g.state.damage[unit]!)
  );
}

/** The plays at the open chance that are worth a stop. */
export function worthAStop(g: SeenTable, declined: Declined): Play[] {
  const { state: s } = g;
  const { question } = s;
  if (question?.kind !== 'chance') return [];
  const { seat, options } = question;
  const plays = optionsLeft(s).flatMap((index): Play[] => {
    const option = options[index]!;
    return option.kind === 'ability' || option.kind === 'battle' ? [option] : [];
  });
  const window = openWindow(s);
  if (window === PREVENTION) return isTooLate(g, seat, plays) ? [] : plays;
  if (isOwnDoing(s, seat, window)) return [];
  if (window !== GENERAL && window !== IN_ATTACK) return plays.filter((play) => isForThisMoment(g, play));
  const known = declined.turn === s.turn && declined.battleIn === s.battleIn ? declined.plays : null;
  return plays.filter((play) => {
    const effects = effectsOf(g, play);
    if (weakensOwn(s, seat, effects)) return false;
    const bonuses = bonusesOf(effects);
    return bonuses === null || (!known?.has(keyOf(s, play)) && bonusMatters(g, seat, cardOf(play), bonuses));
  });
}

/** What is declined after a pass at the open chance; only what was worth a stop was there to be declined. */
export function afterPass(g: SeenTable, declined: Declined): Declined {
  const { turn, battleIn } = g.state;
  const before = declined.turn === turn && declined.battleIn === battleIn ? declined.plays : [];
  const plays = worthAStop(g, declined).map((play) => keyOf(g.state, play));
  return { turn, battleIn, plays: new Set([...before, ...plays]) };
}
