/**
 * Why a player cannot do what they want to, by the functions that decide what is offered; and where a unit's numbers come
 * from. Both work on what the player may know.
 */
import { type Contribution, type Reason, type Seen, SPECTATOR } from '@dejarik/kernel';
import type { Intent, IntentKind } from './intents.ts';
import { BUILD_STEP, EXPANDED_WINDOWS, WOULD_ATTACK } from './language/timing.ts';
import type { Stat } from './language/tree.ts';
import { isBuilt } from './cards/card.ts';
import {
  costsMore,
  isBuildable,
  whyNotBuild,
  whyNotComplete,
  whyNotDeployAnyhow,
  whyNotReturn,
} from './rules/building.ts';
import { finishes } from './rules/expanded/completing.ts';
import { whyNotDetach, whyNotEquip } from './rules/expanded/equipment.ts';
import { whyNotShift } from './rules/expanded/multi-arena.ts';
import { whyNotPlaceAnyhow } from './rules/expanded/placements.ts';
import { springs } from './rules/expanded/traps.ts';
import { running } from './rules/flow.ts';
import type { Questions } from './rules/options.ts';
import { mustLeave, whyNotBoard, whyNotDisembark } from './rules/pilots.ts';
import { playedBy, whyNotAbility, whyNotBattleCard } from './rules/play.ts';
import { health, power, speed } from './rules/query.ts';
import * as no from './rules/reasons.ts';
import { whyNotRetreat } from './rules/retreat.ts';
import { whyNotBegin, whyNotExchange, whyNotPutOutAnyhow } from './rules/setup.ts';
import { whyNotRearrange } from './rules/stacks.ts';
import { ABOARD, BENEATH, BUILD, CHARACTER, HAND, inArena, NORMAL, SETUP, controllerOf } from './rules/state.ts';
import { arenaUnits, defOf, faceUp, isInPlay, isUnitInPlay, type Table } from './rules/table.ts';
import { attacksOf, declarable, whyNotAttack, whyNotDeclare } from './rules/targets.ts';
import { ABOUT_TIME } from './rules/wrong-time.ts';

const { reason } = no;
const GAME_OVER = reason('TCG-WIN-02', 'the game is over');
const NO_CARD = reason('TCG-INFO-05', 'there is no such card, or it may not be looked at');
const NO_ABILITY = reason('TCG-ACT-01', 'this card has no ability that can be played');
const NOT_IN_HAND = reason(
  'TCG-BUILD-01',
  'only a card in your hand, or face down in your build zone, can be built, deployed or completed',
);
const OTHERS_TURN = reason('TCG-POP-01', 'it is not your turn to play or pass');
const RETREAT_STEP = reason('TCG-RETREAT-01', 'units are retreated in your own retreat step');
const RETREATS_OVER = reason('TCG-RETREAT-11', 'after the retreats come the effects of this step');
const TAPPED = reason('TCG-BATTLE-01', 'only untapped units attack');
const NOT_IN_BATTLE = reason('TCG-ZONE-13', 'only a unit in an arena attacks');
const NO_TARGET = reason('TCG-ATKLIM-01', 'there is nothing it can attack');
const BEFORE_SETUP = reason('TCG-MULL-06', 'cards are exchanged once, before the first unit is put out');

/** The intent of a player, who is the viewer of the table. Null: it is offered now. */
export function whyNot(g: Seen<Table>, intent: Intent): Reason | null {
  const refused = refusal(g, intent);
  return refused === null ? null : (g.edition.reasons.get(refused) ?? refused);
}

function refusal(g: Seen<Table>, intent: Intent): Reason | null {
  const { question, result } = g.state;
  if (!isKnown(g, intent.card)) return NO_CARD;
  if (result !== null || question === null) return GAME_OVER;
  if (!g.edition.intents.includes(intent.kind)) return no.NO_SUCH_MOVE;
  if (controllerOf(g.state, intent.card) !== g.viewer && !mayStill(g, intent)) return no.NOT_YOURS;
  return REASONS[intent.kind](g, intent) ?? (question.seat === g.viewer ? null : OTHERS_TURN);
}

/** A card of this table whose face the viewer may see. */
const isKnown = (g: Seen<Table>, card: number): boolean => g.cards.cards[g.state.def[card] ?? -1] !== undefined;

/** The viewer is asked this, about this card if one is named. */
function isAsked(g: Seen<Table>, kind: keyof Questions, about = -1): boolean {
  const { question } = g.state;
  return question?.seat === g.viewer && question.kind === kind && (about < 0 || question.about === about);
}

const steers = (g: Seen<Table>, unit: number): boolean => isAsked(g, 'steer', unit);

/** What is done with another's card: its attack is steered, or it is a Location that the team uses (TCG-TROIG-02). */
const mayStill = (g: Seen<Table>, { kind, card }: Intent): boolean =>
  (kind === 'attack' && steers(g, card)) ||
  (kind === 'ability' && g.viewer !== SPECTATOR && playedBy(g, g.viewer).some(({ source }) => source === card));

const REASONS: Readonly<Record<IntentKind, (g: Seen<Table>, intent: Intent) => Reason | null>> = {
  ability: whyNoAbility,
  battle: whyNoBattleCard,
  attack: whyNoAttack,
  deploy: whyNoDeployment,
  build: whyNoBuilding,
  complete: whyNoCompletion,
  return: whyNoReturn,
  retreat: whyNoRetreat,
  board: whyNoBoarding,
  disembark: whyNoDisembarking,
  rearrange: (g, { card }) =>
    g.state.zone[card] === BENEATH ? (whyNotInBuildStep(g) ?? whyNotRearrange(g, card)) : no.NOT_BENEATH,
  exchange: whyNoExchange,
  equip: whyNoEquipping,
  detach: (g, { card }) => whyNotDetach(g, card) ?? whyNotInBuildStep(g),
  shift: whyNoShift,
};

/** Null if one of the ways is open, and else why one of them is not. */
function bestReason(reasons: readonly (Reason | null)[], without: Reason): Reason | null {
  if (reasons.includes(null)) return null;
  return reasons.find((refused) => refused !== null && !ABOUT_TIME.has(refused)) ?? reasons[0] ?? without;
}

// What is played.

interface Moment {
  /** The kind of chance that is open, as a bit, or 0. */
  readonly window: number;
  /** What was used in it. */
  readonly used: number[];
}

const NO_MOMENT: Moment = { window: 0, used: [] };

function momentFor(g: Seen<Table>, card: number): Moment {
  const frame = g.state.frames.at(-1);
  switch (frame?.proc) {
    case 'chance':
      return frame;
    case 'buildStep':
      return isAsked(g, 'build') ? { window: BUILD_STEP, used: frame.used } : NO_MOMENT;
    case 'buildStepStart':
      return isAsked(g, 'buildStart') ? { window: EXPANDED_WINDOWS.buildStepStart, used: frame.used } : NO_MOMENT;
    case 'retreatStep':
      return isAsked(g, 'retreat') && !retreating(g)
        ? { window: EXPANDED_WINDOWS.retreatStep, used: g.state.usedThisTurn }
        : NO_MOMENT;
    default:
      return isAsked(g, 'unitTurn', card) ? { window: WOULD_ATTACK, used: [] } : NO_MOMENT;
  }
}

/** In a retreat step units retreat first, and then what belongs to it is played (TCG-RETREAT-11). */
const retreating = ({ state: { question } }: Seen<Table>): boolean =>
  question?.options.some(({ kind }) => kind === 'retreat') === true;

function whyNoBattleCard(g: Seen<Table>, { card }: Intent): Reason | null {
  const ways = defOf(g, card).ways;
  const { window } = momentFor(g, card);
  return bestReason(
    ways.map((_, way) => whyNotBattleCard(g, g.viewer, card, window, way)),
    no.NOT_A_BATTLE_CARD,
  );
}

function whyNoAbility(g: Seen<Table>, { card, target }: Intent): Reason | null {
  const entries = playedBy(g, g.viewer).filter(
    (entry) => entry.source === card && (target === undefined || entry.ability.id === target),
  );
  if (entries.length === 0) return whyNotThere(g, card);
  const { window, used } = momentFor(g, card);
  if (window === WOULD_ATTACK && declarable(g, card).forced) return no.MUST_ATTACK_OTHER;
  return bestReason(
    entries.flatMap((entry) => entry.ability.modes.map((mode) => whyNotAbility(g, entry, mode, window, used))),
    NO_ABILITY,
  );
}

/** The card has nothing to play where it is, but may have elsewhere. */
function whyNotThere(g: Seen<Table>, card: number): Reason {
  const { activated, elsewhere } = defOf(g, card);
  if (elsewhere.length > 0) return no.NOT_THERE;
  return activated.length > 0 && !isInPlay(g.state, card) ? no.NOT_IN_ARENA : NO_ABILITY;
}

// What is built.

/** The build step is open, and nothing else has to be decided in it first. */
function whyNotInBuildStep(g: Seen<Table>): Reason | null {
  if (isAsked(g, 'build')) return null;
  return running(g.state, 'buildStep')?.seat === g.viewer ? no.NOT_NOW : no.NOT_YOUR_STEP;
}

/** In setup only cards in hand are put out or begun, when it is one's turn to. */
function whyNotInSetup(g: Seen<Table>, card: number): Reason | null {
  if (g.state.zone[card] !== HAND) return NOT_IN_HAND;
  return g.state.question?.kind === 'setup' ? null : no.NOT_NOW;
}

/** Completed otherwise than by its bare build cost, which is also done in the midst of a battle (TCG-KW-HIDDEN-01, TCG-TRAP-01). */
function isFinished(g: Seen<Table>, card: number): boolean {
  const { edition, state, viewer } = g;
  const isThis = (option: { readonly card: number }): boolean => option.card === card;
  if (state.expanded === undefined) return false;
  if (isAsked(g, 'trap')) return springs(g, viewer).some(isThis);
  if (isAsked(g, 'build')) return finishes(g, viewer, card).length > 0;
  const { window } = momentFor(g, card);
  return (
    isAsked(g, 'chance') &&
    edition.anytime.couldPlay(g, viewer, window) &&
    edition.anytime.plays(g, viewer).some(isThis)
  );
}

function whyNoDeployment(g: Seen<Table>, { card }: Intent): Reason | null {
  const { unit, card: face } = defOf(g, card);
  const other = isBuilt(face) ? no.NOT_DEPLOYED : no.NOT_BUILDABLE;
  return whyNotTurnedUp(g, card, unit ? null : other, whyNotDeployAnyhow);
}

function whyNoCompletion(g: Seen<Table>, { card }: Intent): Reason | null {
  const { unit, card: face } = defOf(g, card);
  const unbuilt = isBuilt(face) ? null : no.NOT_BUILDABLE;
  return whyNotTurnedUp(g, card, unit ? no.DEPLOYED : unbuilt, whyNotCompleteAnyhow);
}

/** `wrong`: why it is never done with such a card; `refuses`: why not in the build step, by its build cost. */
function whyNotTurnedUp(
  g: Seen<Table>,
  card: number,
  wrong: Reason | null,
  refuses: (g: Table, seat: number, card: number) => Reason | null,
): Reason | null {
  if (wrong === null && isFinished(g, card)) return null;
  if (!isBuildable(g, card)) return NOT_IN_HAND;
  if (g.state.phase === SETUP) return whyNotPutOutAnyhow(g, g.viewer, card) ?? wrong ?? whyNotInSetup(g, card);
  const waits = g.cards.traps.includes(defOf(g, card)) ? no.WAITS : null;
  const refused = wrong ?? waits ?? whyNotInBuildStep(g) ?? refuses(g, g.viewer, card);
  return refused ?? (costsMore(g, card) ? no.CANNOT_PAY : null);
}

/** A Mission is carried out, another card is put where it stays. */
function whyNotCompleteAnyhow(g: Table, seat: number, card: number): Reason | null {
  const stays = g.state.expanded !== undefined && defOf(g, card).play === null;
  return stays ? whyNotPlaceAnyhow(g, seat, card) : whyNotComplete(g, seat, card);
}

function whyNoBuilding(g: Seen<Table>, { card }: Intent): Reason | null {
  if (!isBuildable(g, card)) return NOT_IN_HAND;
  if (g.state.phase === SETUP) return whyNotBegin(g, card, g.edition.setup.left(g, g.viewer)) ?? whyNotInSetup(g, card);
  if (!isBuilt(defOf(g, card).card)) return no.NOT_BUILDABLE;
  return whyNotInBuildStep(g) ?? whyNotBuild(g, g.viewer, card);
}

/** To any of its arenas. */
function whyNoReturn(g: Seen<Table>, { card }: Intent): Reason | null {
  const refused = bestReason(
    defOf(g, card).arenas.map((arena) => whyNotReturn(g, card, arena)),
    no.NOT_RETREATED,
  );
  return refused ?? whyNotInBuildStep(g);
}

/** Onto the unit that is named, or any. */
function whyNoEquipping(g: Seen<Table>, { card, target }: Intent): Reason | null {
  if (target !== undefined && !isKnown(g, target)) return NO_CARD;
  if (defOf(g, card).equip === null) return no.NO_EQUIP_COST;
  const units = target === undefined ? faceUp(g.state, g.viewer) : [target];
  const reasons = units.map((unit) => whyNotEquip(g, g.viewer, card, unit));
  return whyNotInBuildStep(g) ?? bestReason(reasons, no.DOES_NOT_FIT);
}

/** To the arena that is named, or any. */
function whyNoShift(g: Seen<Table>, { card, target }: Intent): Reason | null {
  const arenas = target === undefined ? defOf(g, card).arenas : [target];
  const refused = bestReason(
    arenas.map((arena) => whyNotShift(g, card, arena)),
    no.ONE_ARENA,
  );
  return refused === no.ONE_ARENA ? refused : (whyNotInBuildStep(g) ?? refused);
}

function whyNoExchange(g: Seen<Table>, { card }: Intent): Reason | null {
  if (g.state.zone[card] !== HAND) return NOT_IN_HAND;
  return isAsked(g, 'mulligan') ? whyNotExchange(g, card) : BEFORE_SETUP;
}

// What moves and fights.

function whyNoRetreat(g: Seen<Table>, { card }: Intent): Reason | null {
  const refused = whyNotRetreat(g, card);
  if (refused === no.NOT_RETREATABLE) return refused;
  if (!isAsked(g, 'retreat')) return RETREAT_STEP;
  return retreating(g) ? refused : RETREATS_OVER;
}

/** A Pilot that can no longer fly its unit has to go somewhere, though it was moved before. */
const hasToLeave = (g: Seen<Table>, pilot: number): boolean => isAsked(g, 'pilotLeaves', pilot);

function whyNoBoarding(g: Seen<Table>, { card, target }: Intent): Reason | null {
  if (defOf(g, card).piloting.length === 0) return no.WRONG_VEHICLE;
  if (target !== undefined && !isKnown(g, target)) return NO_CARD;
  if (hasToLeave(g, card)) {
    const free = mustLeave(g, card).some(
      (way) => way.kind === 'board' && (target === undefined || way.onto === target),
    );
    return free ? null : no.WRONG_VEHICLE;
  }
  if (!isInPlay(g.state, card)) return no.NO_PILOT_IN_PLAY;
  const step = whyNotInBuildStep(g);
  if (step !== null) return step;
  const hosts = target === undefined ? faceUp(g.state, g.viewer) : [target];
  return bestReason(
    hosts.map((host) => whyNotBoard(g, card, host)),
    no.WRONG_VEHICLE,
  );
}

function whyNoDisembarking(g: Seen<Table>, { card }: Intent): Reason | null {
  if (hasToLeave(g, card)) return null; // to the build zone always
  if (g.state.zone[card] !== ABOARD) return no.NOT_ABOARD;
  const step = whyNotInBuildStep(g);
  if (step !== null) return step;
  return whyNotDisembark(g, card, CHARACTER) === null ? null : whyNotDisembark(g, card, BUILD);
}

function whyNoAttack(g: Seen<Table>, { card, target }: Intent): Reason | null {
  const s = g.state;
  if (target !== undefined && !isKnown(g, target)) return NO_CARD;
  if (steers(g, card)) return whyNotSteer(g, card, target);
  if (!inArena(s.zone[card]!)) return isUnitInPlay(s, card) ? no.BUILD_ZONE : NOT_IN_BATTLE;
  if (isAsked(g, 'unitTurn', card)) {
    if (target !== undefined) return whyNotDeclare(g, card, target);
    return declarable(g, card).attacks.length > 0 ? null : NO_TARGET;
  }
  if (isAsked(g, 'doubleStrike', card))
    return target === undefined ? null : whyNotDeclare(g, card, target, attacksOf(g, card));
  const refused = target === undefined ? null : whyNotAttack(g, card, target, NORMAL);
  return refused ?? (s.tapped[card] === 1 ? TAPPED : no.NOT_ITS_TURN);
}

/** Another player's unit that the viewer may have attack its own side. */
function whyNotSteer(g: Seen<Table>, unit: number, target: number | undefined): Reason | null {
  const { zone } = g.state;
  const targets = target === undefined ? arenaUnits(g.state, controllerOf(g.state, unit), zone[unit]!) : [target];
  return bestReason(
    targets.map((other) => whyNotAttack(g, unit, other, NORMAL, true)),
    NO_TARGET,
  );
}

const STATS = { speed, power, health } as const;

/** The parts that make up a number of a unit, with the card or rule each comes from. */
export function explain(g: Seen<Table>, unit: number, stat: Stat): Contribution[] {
  const parts: Contribution[] = [];
  if (isKnown(g, unit)) STATS[stat](g, unit, parts);
  return parts;
}
