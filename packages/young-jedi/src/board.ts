/** The whole table as lines of text for its viewer: the enemy above, you below. */
import { beside, counted, labelled, listed, opponentOf, ruled, type Seen, UNKNOWN } from '@dejarik/kernel';
import { LOCATIONS, PLANETS } from './cards/card.ts';
import { callName, nameOf, seatName } from './naming.ts';
import { countersLeft } from './rules/deployment.ts';
import { LAPS_TO_WIN } from './rules/events.ts';
import type { Battle, Camp, Duel } from './rules/parts.ts';
import { BATTLE, DEPLOY, EVEN_UP, LIGHT, PLANET_COUNT, SETUP } from './rules/state.ts';
import { power } from './rules/stats.ts';
import {
  cardsAt,
  currentLocation,
  defOf,
  deploysHidden,
  effectsAt,
  LAP,
  objectiveOf,
  type Table,
} from './rules/table.ts';
import { powerThere } from './strength.ts';

type SeenTable = Seen<Table>;

const STEPS: Readonly<Record<number, string>> = {
  [DEPLOY]: 'Deploy step',
  [BATTLE]: 'Battle step',
  [EVEN_UP]: 'Even Up step',
};
/** At how wide a page, in which order the seats have their rows, and what stands before the row of each seat. */
interface Look {
  readonly width: number;
  readonly seats: readonly number[];
  readonly labels: readonly string[];
}

/** The names of the seats, all equally wide. */
function labelsOf({ state: { seats } }: SeenTable): string[] {
  const longest = Math.max(...seats.map(({ name }) => name.length));
  return seats.map(({ name }) => name.padEnd(longest + 3));
}

export function boardLines(g: SeenTable, width: number): string[] {
  const below = g.viewer < 0 ? LIGHT : g.viewer;
  const above = opponentOf(g.state, below);
  const look: Look = { width, seats: [above, below], labels: labelsOf(g) };
  const { current } = g.state;
  const others = Array.from({ length: PLANET_COUNT }, (_, planet) => planet).filter((planet) => planet !== current);
  return [
    ruled(moment(g), width),
    ...sideLines(g, above, look),
    ...others.flatMap((planet) => planetLines(g, planet, look)),
    ...placeLines(g, 'Hyperspace', g.state.hyperspace, look),
    ...raceLines(g, look),
    ...(current < 0 ? [] : planetLines(g, current, look)),
    ...battleLines(g, look),
    ruled('', width),
    ...sideLines(g, below, look),
    ruled('', width),
  ];
}

function moment(g: SeenTable): string {
  const s = g.state;
  if (s.step === SETUP) return 'Before the first turn';
  // What hidden cards cost would tell much about them.
  const open = s.step === DEPLOY && (g.viewer === s.acting || !deploysHidden(s, s.acting));
  const left = open ? `, ${counted(countersLeft(g, s.acting), 'counter')} left` : '';
  return `Turn ${s.turn}: ${seatName(g, s.acting)}, ${STEPS[s.step]}${left}`;
}

// One side: its numbers and its hand.

function sideLines(g: SeenTable, seat: number, { width }: Look): string[] {
  const s = g.state;
  const numbers = [`hand ${s.hand[seat]!.length}`, `deck ${s.deck[seat]!.length}`];
  const discarded = s.discard[seat]!.at(-1);
  if (discarded !== undefined) numbers.push(`discarded last: ${nameOf(g, discarded)}`); // YJ-INF-03: not how many
  const heading = `${seatName(g, seat)}${seat === g.viewer ? ' (you)' : ''}:  ${numbers.join('   ')}`;
  const hand = seat === g.viewer ? s.hand[seat]!.map((card) => inHand(g, card)) : [];
  return [heading, ...labelled('  hand: ', hand, width)];
}

function inHand(g: SeenTable, card: number): string {
  const { type, counters, destiny, effect } = defOf(g, card);
  const cost = type === 'Character' || type === 'Weapon' || effect ? ` ${counters}` : '';
  return `${nameOf(g, card)} (${type}${cost}, destiny ${destiny.join('/')})`;
}

// What lies where.

function planetLines(g: SeenTable, planet: number, look: Look): string[] {
  const s = g.state;
  const rows = look.seats.map((seat) => [
    ...cardsAt(s, seat, planet).map((card) => cardLine(g, card)),
    ...effectsAt(s, seat, planet).map((card) => effectLine(g, card)),
  ]);
  const holder = s.control[planet]!;
  if (planet !== s.current && holder < 0 && rows.every((row) => row.length === 0)) return [];
  const marks: string[] = [];
  if (planet === s.current) marks.push(LOCATIONS[planet]![currentLocation(g)] ?? '');
  if (holder >= 0) marks.push(`${seatName(g, holder)} controls${s.surrendered[planet] === 1 ? ', surrendered' : ''}`);
  const heading = `${PLANETS[planet]}${marks.length === 0 ? '' : ` (${marks.join('; ')})`}`;
  const title = ruled(heading, look.width);
  return planet === s.current ? [title, ...besideSides(look, rows)] : [title, ...strandedLines(look, rows)];
}

/** What lies on another planet matters less: a side takes as few lines as it can. */
const strandedLines = ({ seats, width, labels }: Look, rows: readonly (readonly string[])[]): string[] =>
  seats.flatMap((seat, i) => {
    const named = rows[i]!.map((line) => (line === FACE_DOWN ? 'a face-down card' : line));
    return labelled(labels[seat]!, named, width);
  });

function placeLines(g: SeenTable, name: string, bySeat: readonly (readonly number[])[], look: Look): string[] {
  if (bySeat.every((cards) => cards.length === 0)) return [];
  const rows = look.seats.map((seat) => bySeat[seat]!.map((card) => cardLine(g, card)));
  return [ruled(name, look.width), ...besideSides(look, rows)];
}

/** Who races, how far it is, and with how much Thrust. */
function raceLines(g: SeenTable, look: Look): string[] {
  const s = g.state;
  const racing = look.seats.filter((seat) => objectiveOf(s, seat) >= 0);
  if (racing.length === 0) return [];
  const rows = look.seats.map((seat) => {
    if (!racing.includes(seat)) return [];
    const racers = s.race[seat]!.map((card) => nameOf(g, card));
    if (racers.length === 0) return ['nobody races yet'];
    const way = `lap ${Math.min(LAPS_TO_WIN, s.lapTokens[seat]! + 1)} of ${LAPS_TO_WIN}, ${s.laps[seat]!.length} of ${LAP}`;
    return [listed(racers), `${way}; ${counted(s.thrust[seat]!, 'Thrust token')}`];
  });
  return [ruled('Podrace', look.width), ...besideSides(look, rows)];
}

/** The rows of both sides, each beside its name. Face-down cards of which nothing is known are counted. */
const besideSides = ({ seats, labels }: Look, rows: readonly (readonly string[])[]): string[] =>
  seats.flatMap((seat, i) => {
    const unknown = rows[i]!.filter((line) => line === FACE_DOWN).length;
    const lines = rows[i]!.filter((line) => line !== FACE_DOWN);
    if (unknown > 0) lines.push(counted(unknown, 'face-down card'));
    if (lines.length === 0) lines.push('-');
    return beside(labels[seat]!, labels[seat]!.length, lines);
  });

/** The line of a card of which nothing is known. */
const FACE_DOWN = '';

const faceOf = (g: SeenTable, card: number): string =>
  `${nameOf(g, card)}${g.state.down[card] === 1 ? ' (face down)' : ''}`;

const isKnown = (g: SeenTable, card: number): boolean => g.state.def[card] !== UNKNOWN;

const effectLine = (g: SeenTable, card: number): string =>
  isKnown(g, card) ? `${faceOf(g, card)}  Effect` : FACE_DOWN;

/** Power as printed, what the current location adds, and DAMAGE. */
function cardLine(g: SeenTable, card: number): string {
  if (!isKnown(g, card)) return FACE_DOWN;
  const def = defOf(g, card);
  if (!def.fighter) return `${faceOf(g, card)}  ${def.type}`;
  const kind = def.transport ? '  transport' : '';
  return `${faceOf(g, card)}  P${powerThere(g, def, g.state.zone[card]!)} D${def.damage}${kind}`;
}

// Battles and duels.

function battleLines(g: SeenTable, look: Look): string[] {
  const { battle, fight, duel } = g.state;
  const lines = battle === null ? [] : planLines(g, battle, look);
  if (fight !== null) {
    const heading = fight.duel ? 'Duel' : 'Fight';
    const rows = look.seats.map((seat) => {
      const camp = fight.camps[seat]!;
      const sum = fight.duel || camp.cards.length === 0 ? [] : [`power ${power(g, fight, seat)} so far`];
      return [...campLines(g, camp), ...sum];
    });
    lines.push(ruled(heading, look.width), ...besideSides(look, rows));
  }
  return duel === null ? lines : [...lines, ...duelLines(g, duel, look)];
}

function planLines(g: SeenTable, battle: Battle, look: Look): string[] {
  const where = battle.ships ? 'in Hyperspace' : `on ${PLANETS[battle.planet]}`;
  const rows = look.seats.map((seat) => {
    const plan = battle.plan[seat]!;
    const { question } = g.state;
    if (seat !== g.viewer && question?.kind === 'plan' && question.seat === seat) return ['makes a plan'];
    if (seat !== g.viewer || plan.length === 0) return [`${counted(plan.length, 'card')} in the plan`];
    return plan.map((card, i) => `${i + 1}. ${nameOf(g, card)}`);
  });
  return [ruled(`Battle ${where}, ${seatName(g, battle.attacker)} attacks`, look.width), ...besideSides(look, rows)];
}

function campLines(g: SeenTable, camp: Camp): string[] {
  const lines = camp.cards.map((card) => nameOf(g, card));
  for (const weapon of camp.weapons) lines.push(`with ${nameOf(g, weapon)}`);
  if (camp.form >= 0) lines.push(`with ${callName(g.cards, camp.form)}`);
  return lines;
}

function duelLines(g: SeenTable, duel: Duel, { seats, width }: Look): string[] {
  const camps = g.state.fight?.camps;
  const parts = seats.map((seat) => {
    const fighter = camps?.[seat]!.cards[0] ?? -1;
    const most = fighter < 0 ? '' : ` of ${defOf(g, fighter).damage}`;
    return `${seatName(g, seat)} has ${duel.hits[seat]!}${most} hits and ${counted(duel.hand[seat]!.length, 'card')}`;
  });
  const hand = (duel.hand[g.viewer] ?? []).map((card) => `${nameOf(g, card)} (${defOf(g, card).destiny.join('/')})`);
  return [`${parts.join('; ')}.`, ...labelled('  dueling hand: ', hand, width)];
}
