/** Why a player cannot do what they want to: by the same functions that decide what is offered. */
import type { Intent, Reason, Seen } from '@dejarik/kernel';
import type { Definition } from './cards/catalogue.ts';
import { PHASES } from './naming.ts';
import { battleReason } from './rules/battle.ts';
import { attackReason, isCreature } from './rules/creatures.ts';
import { deployable, deployPrice, deployReason, deploysNow, spotReason } from './rules/deployment.ts';
import { drainReason } from './rules/drains.ts';
import { forceOf } from './rules/force.ts';
import { isHoloCard, isStarship } from './rules/kinds.ts';
import { AT, LOCATION, ON } from './rules/lies.ts';
import { whereIs } from './rules/live.ts';
import { moveReason } from './rules/move-options.ts';
import { walkOf } from './rules/movement.ts';
import { placeReason } from './rules/places.ts';
import { BATTLE, CONTROL, DEPLOY, HAND, TABLE } from './rules/state.ts';
import { defOf, enemyOf, reason, type Table } from './rules/table.ts';
import { fireLineOf, fireReason } from './rules/targeting.ts';
import { isReason, useOf } from './rules/usable.ts';

export const INTENTS = ['deploy', 'drain', 'battle', 'attack', 'fire', 'move', 'use'] as const;

/** What a player would like to do with a card. `target`: where to. */
export type CcgIntent = Intent<(typeof INTENTS)[number]>;

/** What one could want to do with the card where it is. */
export const intentsFor = (g: Seen<Table>, card: number): CcgIntent['kind'][] =>
  INTENTS.filter((kind) => COULD[kind](g, card));

const isHeld = ({ state: s, viewer }: Seen<Table>, card: number): boolean =>
  s.zone[card] === HAND && s.controller[card] === viewer;
const isPlace = ({ state: s }: Table, card: number): boolean => s.zone[card] === TABLE && s.as[card] === LOCATION;

const COULD: { readonly [K in CcgIntent['kind']]: (g: Seen<Table>, card: number) => boolean } = {
  deploy: (g, card) => isHeld(g, card) && (defOf(g, card).type !== 'Interrupt' || isHoloCard(defOf(g, card))),
  drain: isPlace,
  battle: isPlace,
  attack: (g, card) => whereIs(g, card) >= 0 && isCreature(g, card),
  fire: (g, card) => whereIs(g, card) >= 0 && fireLineOf(g, card) !== null,
  move: (g, card) => whereIs(g, card) >= 0 && (isStarship(g, card) || walkOf(g, card) !== null),
  use(g, card) {
    const { texts, fromHand } = defOf(g, card);
    if (isHeld(g, card)) return fromHand.length > 0;
    return g.state.zone[card] === TABLE && texts.some(({ line }) => line.line === 'action');
  },
};

/** Null: nothing speaks against it. */
export function whyNot(g: Seen<Table>, { kind, card, target }: CcgIntent): Reason | null {
  const { state: s, viewer: seat } = g;
  if (s.result !== null) return reason('CCG-OBJ-05', 'the game is over');
  if (seat < 0) return reason('CCG-OBJ-01', 'whoever watches does nothing');
  if ((s.def[card] ?? -1) < 0) return reason('CCG-PIL-07', 'there is no such card, or it may not be looked at');
  return WHY_NOT[kind](g, seat, card, target ?? -1);
}

type WhyNot = (g: Seen<Table>, seat: number, card: number, target: number) => Reason | null;

const WHY_NOT: { readonly [K in CcgIntent['kind']]: WhyNot } = {
  deploy: (g, seat, card, to) =>
    whyNotDeploy(g, seat, card, to) ?? (deploysNow(g, seat, card) ? null : notNow(g, DEPLOY)),
  drain: (g, seat, card) => (isPlace(g, card) ? drainReason(g, seat, card) : NO_PLACE) ?? notNow(g, CONTROL),
  battle: (g, seat, card) => (isPlace(g, card) ? battleReason(g, seat, card) : NO_PLACE) ?? notNow(g, BATTLE),
  move: moveReason,
  attack: (g, seat, card) => attackReason(g, seat, card) ?? notNow(g, BATTLE),
  fire: (g, seat, card) => fireReason(g, seat, card),
  use: whyNotUse,
};

const notNow = ({ state: { acting, phase }, viewer }: Seen<Table>, its: number): Reason | null =>
  acting === viewer && phase === its ? null : reason('CCG-TRN-01', `that is for your ${PHASES[its]} phase`);

const NO_PLACE = reason('CCG-LOC-01', 'this is no location on the table');

function whyNotDeploy(g: Table, seat: number, card: number, to: number): Reason | null {
  const s = g.state;
  if (s.zone[card] !== HAND || s.controller[card] !== seat)
    return reason('CCG-DEP-01', 'only a card in your hand can be deployed');
  const anywhere = deployReason(g, seat, card);
  if (anywhere !== null) return anywhere;
  if (to < 0)
    return deployable(g, seat, card) ? null : reason('CCG-DEP-02', 'there is no place for it that your Force pays for');
  const spot = { on: to, as: STANDING.includes(defOf(g, card).type) ? AT : ON };
  const barred =
    spotReason(g, seat, card, spot) ?? (spot.as === AT && isPlace(g, to) ? placeReason(g, card, to) : null);
  if (barred !== null) return barred;
  const { own, theirs } = deployPrice(g, seat, card, spot);
  if (own > forceOf(g, seat)) return reason('CCG-FRC-12', `it takes ${own} Force`);
  return theirs > forceOf(g, enemyOf(g, seat)) ? reason('CCG-DEP-20', `it takes ${theirs} of their Force too`) : null;
}

/** Types whose cards stand at a location, rather than on it. */
const STANDING: readonly Definition['type'][] = ['Character', 'Starship', 'Vehicle', 'Creature'];

/** The first of its texts that can be used; if there is none, why not the first. */
function whyNotUse(g: Table, seat: number, card: number): Reason | null {
  const actions = defOf(g, card).texts.filter(({ line }) => line.line === 'action');
  const uses = actions.map((text) => useOf(g, seat, card, text));
  return uses.every(isReason) ? (uses[0] ?? reason('CCG-ACT-15', 'it has no text that is used')) : null;
}
