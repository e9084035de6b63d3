/** What is wrong with a layout for Flying Solo (TCG-SOLO). */
import { column, type DeckFault } from '@dejarik/kernel';
import { ARENAS, isSupplied, SIDE_NUMBER, title } from '../cards/card.ts';
import type { Catalogue, Definition } from '../cards/catalogue.ts';
import { openTable } from '../open-table.ts';
import type { Edition } from '../rules/edition.ts';
import { isListed } from '../rules/stacks.ts';
import { CHARACTER, emptyState } from '../rules/state.ts';
import { equipmentCost, type SoloLayout, type SoloSide, type SoloUnit, soloUnitCost, sum, unitsOf } from './layout.ts';

/** As many cards a pile has at most in a usual game. */
const MOST_IN_PILE = 12;

/** Every broken rule of the layout. `long`: piles may be larger than usual (TCG-SOLO-06). */
export function soloFaults(cards: Catalogue, edition: Edition, layout: SoloLayout, long = false): DeckFault[] {
  const faults: DeckFault[] = [];
  const fault = (rule: string, message: string): void => void faults.push({ rule, message });
  const { you, opponent, locations = {} } = layout;
  for (const side of [you, opponent]) checkSide(cards, edition, side, fault);
  if (you.side === opponent.side) fault('TCG-SOLO-01', 'the two sides have to be different');
  for (const arena of ARENAS) {
    const [own, other] = [you, opponent].map(({ units }) => sum(units[arena], (unit) => soloUnitCost(cards, unit)));
    if (other! < own!) fault('TCG-SOLO-02', `the opponent's ${arena} units cost ${other} together; yours cost ${own}`);
    const location = locations[arena];
    const definition = location === undefined ? undefined : cards.byId.get(location.card);
    if (
      location !== undefined &&
      (definition?.card.type !== 'Location' || !definition.arenas.includes(ARENAS.indexOf(arena)))
    )
      fault('TCG-SOLO-03', `${location.card} is no Location of ${arena}`);
  }
  const [worn, theirs] = [you, opponent].map((side) => sum(unitsOf(side), (unit) => equipmentCost(cards, unit)));
  if (theirs! < worn!) fault('TCG-SOLO-03', `the opponent's Equipment costs ${theirs} in all; yours costs ${worn}`);
  const resourceCost = ({ resource = '' }: SoloSide): number => cards.byId.get(resource)?.cost ?? 0;
  if (resourceCost(opponent) < resourceCost(you)) fault('TCG-SOLO-03', "the opponent's Resource costs less than yours");
  if (!long)
    for (const { side, pile = [] } of [you, opponent])
      if (pile.length > MOST_IN_PILE)
        fault('TCG-SOLO-04', `the ${side} draw pile has ${pile.length} cards; it has ${MOST_IN_PILE} at most`);
  return faults;
}

type Fault = (rule: string, message: string) => void;

const extraPilots = ({ statics }: Definition): number =>
  sum(statics, ({ tree }) =>
    tree.is === 'static' ? tree.rules.filter(({ rule }) => rule === 'extraPilot').length : 0,
  );

/** Whether these may lie beneath the top card: other versions of it, and what its Stack keyword lists (TCG-KW-STACK). */
function canStack(cards: Catalogue, edition: Edition, top: Definition, under: readonly Definition[]): boolean {
  const isVersion = (card: Definition): boolean => card.uniqueName !== '' && card.uniqueName === top.uniqueName;
  const versions = [top, ...under.filter(isVersion)].map(({ card }) => title(card));
  const listed = under.filter((card) => !isVersion(card));
  const kinds = listed.map(({ uniqueName }) => uniqueName).filter((name) => name !== '');
  const isOnce = (names: readonly string[]): boolean => new Set(names).size === names.length;
  if (under.length >= edition.stackLimit || !isOnce(versions) || !isOnce(kinds)) return false;
  if (listed.length === 0) return true;
  const seats = [{ name: top.card.side, side: top.side, team: 0 }];
  const def = [top, ...listed].map(({ index }) => index);
  const state = emptyState(edition.id, seats, { def, owner: column(def.length, 0) }, edition.expanded);
  const g = openTable(state, cards, edition);
  return listed.every((_, i) => isListed(g, i + 1, 0));
}

const WORN_ONCE = ['Skill', 'Trait'];

function checkSide(cards: Catalogue, edition: Edition, side: SoloSide, fault: Fault): void {
  const number = SIDE_NUMBER[side.side];
  const known = (id: string): Definition | undefined => {
    const definition = cards.byId.get(id);
    if (definition === undefined) fault('TCG-DECK-22', `${id} is not a card of the catalogue`);
    else if (definition.side !== number && definition.card.side !== 'Neutral')
      fault('TCG-SOLO-01', `${title(definition.card)} is no card of the ${side.side} side`);
    return definition;
  };
  /** A unit's card. */
  const knownUnit = (id: string): Definition | undefined => {
    const definition = known(id);
    if (definition !== undefined && isSupplied(definition.card))
      fault('TCG-SUB-01', `${title(definition.card)} stays in its supply until an effect takes it`);
    return definition;
  };
  const check = (unit: SoloUnit, place: number, fits: (definition: Definition) => boolean): void => {
    const top = knownUnit(unit.card);
    if (top === undefined) return;
    const { under = [], pilots = [], equipment = [] } = unit;
    if (!top.unit || !fits(top)) fault('TCG-SOLO-01', `${title(top.card)} cannot be there`);
    const stack = under.map(knownUnit);
    const found = stack.filter((card) => card !== undefined);
    if (found.length === stack.length && !canStack(cards, edition, top, found))
      fault('TCG-SOLO-01', `${title(top.card)} has beneath it what is neither another version of it nor listed by it`);
    const most = top.words.has('Droid') ? 0 : edition.pilotLimit(top.words) + extraPilots(top); // TCG-PILOT-03, TCG-PILOT-06
    if (pilots.length > most) fault('TCG-SOLO-01', `${title(top.card)} does not take so many Pilots`);
    for (const pilot of pilots)
      check(pilot, CHARACTER, ({ piloting }) =>
        piloting.some(({ onto }) => onto.every((word) => top.pilotedAs.has(word))),
      );
    for (const [i, id] of equipment.entries()) {
      const worn = known(id);
      if (worn?.card.type !== 'Equipment') fault('TCG-SOLO-03', `${id} is no Equipment`);
      else if (!worn.arenas.includes(place))
        fault('TCG-SOLO-03', `${title(worn.card)} does not fit ${title(top.card)}`);
      else if (WORN_ONCE.some((word) => worn.words.has(word)) && equipment.indexOf(id) < i)
        fault('TCG-EQUIP-11', `${title(top.card)} has ${title(worn.card)} more than once`);
    }
  };
  ARENAS.forEach((arena, place) => {
    for (const unit of side.units[arena]) check(unit, place, ({ arenas }) => arenas.includes(place));
  });
  for (const [id, type] of [
    [side.event, 'Event'],
    [side.resource, 'Resource'],
  ] as const)
    if (id !== undefined && known(id)?.card.type !== type) fault('TCG-SOLO-03', `${id} is no ${type}`);
  for (const id of side.pile ?? []) {
    const definition = known(id);
    if (definition !== undefined && isSupplied(definition.card))
      fault('TCG-DECK-17', `${title(definition.card)} is kept in the supply and in no draw pile`);
  }
}
