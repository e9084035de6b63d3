/** Game text that answers to what happens: it waits until the rule at hand is done with, then texts.ts runs it. */
import type { Ability, AbilityKind } from '../cards/ability.ts';
import type { DeployEvent, RaceEvent, TableEvent } from './event.ts';
import { call } from './flow.ts';
import { cardsAt, defOf, effectOf, effectsAt, objectiveOf, type Table } from './table.ts';

/** Runs what waits, if anything does, before the present procedure goes on. */
export function runTexts(g: Table): void {
  if (g.state.waiting.length > 0 && g.state.result === null) call(g, 'texts', { text: null, left: 0 });
}

export function seeEvent(g: Table, e: TableEvent): void {
  switch (e.kind) {
    case 'deploy':
      if (!e.hidden) seeDeployment(g, e); // YJ-HID-06: text of a card deployed hidden is lost for good
      break;
    case 'race':
      seeRacer(g, e);
      break;
    case 'control':
      for (const card of cardsAt(g.state, e.seat, e.planet)) wait(g, card, 'renewHand', card);
      break;
    default:
      break;
  }
}

/** Puts the texts of these kinds that stand on the card into the line. */
function wait(g: Table, card: number, kind: AbilityKind, about: number): void {
  if (g.state.down[card] === 1) return;
  for (const ability of effectOf(defOf(g, card)).by[kind] ?? []) waitFor(g, card, ability, about);
}

export function waitFor(g: Table, card: number, ability: Ability, about: number): void {
  g.state.waiting.push({ ability: ability.id, seat: g.state.owner[card]!, card, about });
}

function seeDeployment(g: Table, { card, seat, planet }: DeployEvent): void {
  const s = g.state;
  const def = defOf(g, card);
  for (const ability of def.abilities)
    if (
      ability.is === 'takeFromDeck' ||
      ((ability.is === 'deployFromDeck' || ability.is === 'drawWhenDeployed' || ability.is === 'damageWhenDeployed') &&
        (ability.planet < 0 || ability.planet === planet))
    )
      waitFor(g, card, ability, card);
  for (const other of cardsAt(s, seat, planet)) {
    if (other === card || s.down[other] === 1) continue;
    for (const ability of defOf(g, other).abilities)
      if (
        (ability.is === 'drawWhenHere' || ability.is === 'underOrDrawWhenHere') &&
        ability.who.includes[def.index] === 1
      )
        waitFor(g, other, ability, card);
  }
  for (const effect of effectsAt(s, seat, planet)) {
    if (s.down[effect] === 1) continue;
    for (const ability of effectOf(defOf(g, effect)).abilities)
      if (ability.is === 'lightsaberFor' && ability.who.includes[def.index] === 1) waitFor(g, effect, ability, card);
  }
}

/** YJ-POD-04, 22: the Objective lets the matching card follow, and some pilots start with more Thrust. */
function seeRacer(g: Table, { card, seat }: RaceEvent): void {
  wait(g, card, 'extraThrust', card);
  const s = g.state;
  if (s.race[seat]!.length === 2) return; // nothing is left to search for (YJ-POD-02)
  const objective = objectiveOf(s, seat);
  if (objective >= 0) wait(g, objective, 'podrace', card);
}
