/**
 * What happened, in sentences, from what a viewer may know of it: a card that the viewer did not see has no name. An
 * event that is not worth a sentence gives the empty string.
 */
import { counted, listed, type Seat, Speaker, type Viewed } from '@dejarik/kernel';
import { upperFirst } from '@dejarik/language';
import { ARENAS, title } from './cards/card.ts';
import type { Catalogue, Definition } from './cards/catalogue.ts';
import { abilityWording, lastingWording } from './phrase.ts';
import type { Event, EventKind, EventOf } from './rules/event.ts';
import {
  ABOARD,
  BATTLE,
  BUILD,
  COMMAND,
  DECK,
  DISCARD,
  END,
  HAND,
  inArena,
  ON_TOP,
  PLAYED,
  READY,
} from './rules/state.ts';
import { cannonAgainst } from './describe.ts';
import { isLocationZone, LOCATION } from './rules/state-expanded.ts';
import { SEATS } from './seats.ts';

/** How this game calls its cards and players. */
export class Teller extends Speaker<Definition, Catalogue> {
  protected call({ card }: Definition): string {
    return title(card);
  }

  #team(seat: number): readonly Seat[] {
    return this.seats.filter(({ team }) => team === this.seats[seat]?.team);
  }

  isAlone(seat: number): boolean {
    return this.#team(seat).length === 1;
  }

  teamOf(seat: number): string {
    return listed(this.#team(seat).map(({ name }) => name));
  }

  /** These seats in words, where they may be all there are. */
  allOf(seats: readonly number[]): string {
    if (seats.length < this.seats.length) return listed(seats.map((seat) => this.seat(seat)));
    return seats.length === 2 ? 'Both sides' : 'All players';
  }

  definition(def: number): Definition | undefined {
    return this.cards.cards[def];
  }

  sentence(event: Viewed<Event>): string {
    return upperFirst((TELL[event.kind] as (event: Event, t: Teller) => string)(event, this));
  }
}

const PHASES: Readonly<Record<number, string>> = {
  [READY]: 'Ready phase.',
  [COMMAND]: 'Command phase.',
  [BATTLE]: 'Battle phase.',
  [END]: 'The turn ends.',
};

function force({ seat, n, cause }: EventOf<'force'>, t: Teller): string {
  if (n === 0) return '';
  if (n > 0) return `${t.seat(seat)} gains ${n} Force.`;
  return `${t.seat(seat)} ${cause === 'effect' ? 'loses' : 'pays'} ${-n} Force.`;
}

function points({ seat, n, cause }: EventOf<'points'>, t: Teller): string {
  if (n === 0) return '';
  const amount = counted(Math.abs(n), 'build point');
  if (n > 0) return `${t.seat(seat)} gets ${amount}.`;
  if (cause === 'unspent') return `${t.seat(seat)} leaves ${amount} unspent.`;
  return `${t.seat(seat)} ${cause === 'effect' ? 'loses' : 'pays'} ${amount}.`;
}

function counters({ n, def }: EventOf<'counters'>, t: Teller): string {
  if (n === 0) return '';
  const amount = counted(Math.abs(n), 'damage counter');
  return n < 0 ? `${amount} ${n === -1 ? 'is' : 'are'} removed from ${t.name(def)}.` : `${t.name(def)} gets ${amount}.`;
}

function buildCounters({ seat, n, def }: EventOf<'buildCounters'>, t: Teller): string {
  const on = t.name(def, 'a face-down card');
  const amount = counted(Math.abs(n), 'build counter');
  return n > 0 ? `${t.seat(seat)} puts ${amount} on ${on}.` : `${amount} ${n === -1 ? 'is' : 'are'} taken from ${on}.`;
}

function tokens({ n, token, def }: EventOf<'tokens'>, t: Teller): string {
  const amount = counted(Math.abs(n), `${token} counter`);
  return n > 0 ? `${t.name(def)} gets ${amount}.` : `${t.name(def)} loses ${amount}.`;
}

function deploy({ seat, def, to }: EventOf<'deploy'>, t: Teller): string {
  const deployed = `${t.seat(seat)} deploys ${t.name(def)}`;
  return to === BUILD ? `${deployed}, but it has to stay in the build zone.` : `${deployed}.`;
}

function discard({ seat, def, from, cause }: EventOf<'discard'>, t: Teller): string {
  if (from === PLAYED || from === DISCARD) return '';
  const name = t.name(def);
  if (from === HAND) return `${t.seat(seat)} ${cause === 'forced' ? 'has to discard' : 'discards'} ${name} from hand.`;
  if (from === DECK) return `${name} is discarded from ${t.seat(seat)}'s deck.`;
  if (cause === 'damage') return `${name} has no health left and is discarded.`;
  if (cause === 'unique') return `${name} is discarded: there may be only one of it.`;
  return `${name} is discarded.`;
}

function reveal({ seat, def }: EventOf<'reveal'>, t: Teller): string {
  const type = t.definition(def)?.card.type;
  const does = type === 'Mission' ? 'completes the Mission' : type === 'Battle' ? 'plays' : 'completes';
  return `${t.seat(seat)} ${does} ${t.name(def)}.`;
}

function toHand({ seat, def, from }: EventOf<'toHand'>, t: Teller): string {
  if (from === DECK) return `${t.seat(seat)} takes ${t.name(def)} from the deck into hand.`;
  if (from === DISCARD) return `${t.seat(seat)} takes ${t.name(def)} from the discard pile back into hand.`;
  return `${t.name(def)} goes back to ${t.seat(seat)}'s hand.`;
}

function attack({ def, targetDef, cannon }: EventOf<'attack'>, t: Teller): string {
  const sentence = `${t.name(def)} attacks ${t.name(targetDef)}`;
  if (cannon === 0) return `${sentence}.`;
  return `${sentence} with ${cannonAgainst(t.definition(targetDef)?.arena ?? -1)} ${cannon}.`;
}

function hits({ hits: n, critical }: EventOf<'hits'>): string {
  const sum = n === 0 ? 'No hits' : counted(n, 'hit');
  return critical > 0 ? `${sum}, and ${critical} more by Critical Hit.` : `${sum}.`;
}

const wasInPlay = ({ from }: { readonly from: number }): boolean => inArena(from) || from === BUILD || from === ABOARD;

function damage(e: EventOf<'damage'>, t: Teller): string {
  if (e.n === 0 || !wasInPlay(e)) return '';
  const hurt = `${t.name(e.def)} takes ${e.n} damage`;
  if (e.source < 0) return `${hurt}.`;
  return `${hurt} from ${e.source === e.card ? 'itself' : t.name(e.sourceDef)}.`;
}

function prevent({ card, def, source, sourceDef, n, evaded }: EventOf<'prevent'>, t: Teller): string {
  if (evaded) return `${t.name(def)} evades ${n} damage.`;
  if (source === card) return `${t.name(def)} prevents ${n} damage to itself.`;
  return `${t.name(sourceDef)} prevents ${n} damage to ${t.name(def)}.`;
}

function look({ seat, at, n, defs }: EventOf<'look'>, t: Teller): string {
  const where = at === 'deck' ? `the top ${counted(n, 'card')} of the enemy deck` : 'the enemy hand';
  const seen = defs.length > 0 ? `: ${listed(defs.map((def) => t.name(def)))}` : '';
  return `${t.seat(seat)} looks at ${where}${seen}.`;
}

function gets({ ability, at, defs, sourceDef }: EventOf<'gets'>, t: Teller): string {
  const units = defs.map((def) => t.name(def));
  return lastingWording(t.cards, ability, at, units, () => t.name(sourceDef));
}

function result({ reason, winners, conceding }: EventOf<'result'>, t: Teller): string {
  if (winners.length === 0) return 'The game is a draw: nothing has changed for many turns.';
  const names = listed(winners.map((seat) => t.seat(seat)));
  const wins = winners.length === 1 ? 'wins' : 'win';
  if (conceding >= 0) return `${t.seat(conceding)} concedes: ${names} ${wins}.`;
  if (reason !== 'arenas') return `${names} ${wins}.`;
  return `${names} ${winners.length === 1 ? 'controls' : 'control'} two arenas and ${wins}.`;
}

const TELL: { readonly [K in EventKind]: (event: EventOf<K>, t: Teller) => string } = {
  draw: ({ seat, card, def }, t) =>
    card < 0 ? `${t.seat(seat)} has no card left to draw.` : `${t.seat(seat)} draws ${t.name(def)}.`,
  force,
  points,
  tap: (e, t) => (wasInPlay(e) ? `${t.name(e.def)} is tapped.` : ''),
  untap: ({ def }, t) => `${t.name(def)} is untapped.`,
  damage,
  counters,
  buildCounters,
  layDown: ({ seat, def }, t) => `${t.seat(seat)} begins to build ${t.name(def)} face down.`,
  layOpen: ({ seat, def }, t) => `${t.seat(seat)} begins to build ${t.name(def)}, seen by all.`,
  setUp: ({ seat, def }, t) => `${t.seat(seat)} puts out ${t.name(def)}.`,
  deploy,
  stack: ({ seat, def, unitDef, place }, t) =>
    `${t.seat(seat)} puts ${t.name(def)} ${place === ON_TOP ? 'on top of' : 'beneath'} ${t.name(unitDef)}.`,
  rearrange: ({ seat, def, unitDef }, t) => `${t.seat(seat)} brings ${t.name(def)} on top of ${t.name(unitDef)}.`,
  reveal,
  return: ({ def }, t) => `${t.name(def)} returns to battle.`,
  enter: ({ def, to }, t) => `${t.name(def)} enters the ${ARENAS[to] ?? ''} arena.`,
  retreat: (e, t) => (wasInPlay(e) ? `${t.name(e.def)} retreats.` : ''),
  board: ({ def, unitDef }, t) => `${t.name(def)} boards ${t.name(unitDef)}.`,
  disembark: ({ def, to }, t) => `${t.name(def)} goes to the ${to === BUILD ? 'build zone' : 'Character arena'}.`,
  discard,
  toHand,
  toBottom: ({ seat, def }, t) => `${t.seat(seat)} puts ${t.name(def)} on the bottom of the deck.`,
  toSupply: ({ def }, t) => `${t.name(def)} goes back to the supply.`,
  toPile: ({ def }, t) => `${t.name(def)} is put into the discard pile.`,
  shuffle: ({ seat }, t) => `${t.seat(seat)} shuffles the deck.`,
  show: ({ seat, def }, t) => `${t.seat(seat)} shows ${t.name(def)}.`,
  place: ({ seat, def, to }, t) =>
    `${t.seat(seat)} completes ${t.name(def)}${isLocationZone(to) ? ` in the ${ARENAS[to - LOCATION]} arena` : ''}.`,
  shift: ({ def, to }, t) =>
    `${t.name(def)} moves to the ${to === BUILD ? 'build zone' : `${ARENAS[to] ?? ''} arena`}.`,
  attach: ({ def, unitDef }, t) => `${t.name(unitDef)} is equipped with ${t.name(def)}.`,
  detach: ({ def }, t) => `${t.name(def)} goes to the build zone.`,
  control: ({ seat, def }, t) => `${t.seat(seat)} gains control of ${t.name(def)}.`,
  tokens,
  outOfPlay: ({ def, group }, t) =>
    `${t.name(def)} is ${group.kind === 'under a card' ? 'put under a card' : group.kind}.`,
  turn: ({ turn }) => `Turn ${turn}.`,
  phase: ({ phase }) => PHASES[phase] ?? '',
  buildStep: ({ seat, n }, t) =>
    t.isAlone(seat) ? `${t.seat(seat)} builds with ${counted(n, 'build point')}.` : `${t.teamOf(seat)} build.`,
  retreatStep: ({ seat }, t) => `${t.teamOf(seat)}'s retreat step.`,
  battleStep: ({ arena }) => `Battle in ${ARENAS[arena] ?? ''}.`,
  mulligan: ({ seat, n }, t) => `${t.seat(seat)} ${n === 0 ? 'keeps the hand' : `exchanges ${counted(n, 'card')}`}.`,
  stop: ({ seat }, t) => `${t.seat(seat)} puts out nothing more.`,
  attack,
  newDefender: ({ def, attackerDef }, t) => `${t.name(attackerDef)} now attacks ${t.name(def)}.`,
  disrupted: ({ def }, t) => `${t.name(def)} is disrupted.`,
  noRoll: ({ def }, t) => `${t.name(def)} rolls no dice.`,
  roll: ({ seat, rollFor, dice }, t) =>
    `${t.seat(seat)} rolls ${dice.join(', ')}${rollFor === 'build' ? ' for build points' : ''}.`,
  addDice: ({ seat, n, dice }, t) => `${t.seat(seat)} rolls ${counted(n, 'die', 'dice')} more: ${dice.join(', ')}.`,
  turnDie: ({ seat, n, dice }, t) => `${t.seat(seat)} turns ${counted(n, 'die', 'dice')}: ${dice.join(', ')}.`,
  reroll: ({ seat, n, dice }, t) => `${t.seat(seat)} rerolls ${counted(n, 'die', 'dice')}: ${dice.join(', ')}.`,
  hits,
  attackEnds: () => '',
  play: ({ def, ability }, t) => `${t.name(def)}: ${abilityWording(t.cards, ability)}`,
  trigger: ({ def, ability }, t) => `${t.name(def)}: ${abilityWording(t.cards, ability)}`,
  prevent,
  gets,
  look,
  contest: ({ def, rivalDef }, t) => `${t.name(def)} and ${t.name(rivalDef)} are contested: both sides bid Force.`,
  bid: ({ seat, n }, t) => `${t.seat(seat)} bids ${n}.`,
  wonContest: ({ seat, def }, t) => `${t.seat(seat)} wins the contest: ${t.name(def)} stays.`,
  skip: ({ def }, t) => `${t.name(def)} does not attack.`,
  expire: () => '',
  result,
};

export const describeEvent = (cards: Catalogue, event: Viewed<Event>, seats: readonly Seat[] = SEATS): string =>
  new Teller(cards, seats).sentence(event);
