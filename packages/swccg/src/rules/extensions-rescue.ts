/** Sentences by which cards come to the table in the middle of something: reinforcements, and those saved from a wreck. */
import { gather } from './battle.ts';
import { beginDeploy } from './begin.ts';
import { seatsFor } from './carrying.ts';
import { destinations } from './deployment.ts';
import { playFromHand, toPileOf, toPlace } from './events.ts';
import { answerTo, ask } from './flow.ts';
import { isA, isCharacter, isStarship, isSystem } from './kinds.ts';
import { isRelated, locationsOn } from './layout.ts';
import { cardsAt, whereIs } from './live.ts';
import { askCard, askNumber, chosenCard, type Extensions, upTo } from './operation.ts';
import { placeReason } from './places.ts';
import type { Resolve } from './procedures.ts';
import type { GoTo } from './questions.ts';
import { AT, LOST, ON, pile, RESERVE } from './state.ts';
import { defOf, type Table, topOf } from './table.ts';

export const RESCUE_EXTENSIONS = {
  /** CCG-CARD-076: one after another; what cannot be deployed, or is not, is lost. */
  'turn up at most 3 cards of your Reserve Deck, deploy of these free what can be, and lose the rest'(g, f) {
    if (f.phase === 0) {
      f.phase = 1;
      return askNumber(g, f, 'number', upTo(Math.min(3, pile(g.state, f.seat, RESERVE).length)));
    }
    if (f.phase === 1) {
      for (let n = answerTo(g, 'number').n; n > 0; n--)
        f.list.push(playFromHand(g, f.seat, topOf(g.state, f.seat, RESERVE)));
    } else if (f.phase === 2) {
      const chosen = chosenCard(g);
      if (chosen >= 0) {
        f.list.splice(f.list.indexOf(chosen), 1);
        f.phase = 3;
        beginDeploy(g, f.seat, chosen, true);
        return false;
      }
      for (const card of f.list) toPileOf(g, 'lost', f.seat, card);
      return;
    }
    gather(g);
    f.phase = 2;
    const ready = f.list.filter(
      (card) => isReinforcement(g, card) && destinations(g, f.seat, card, true, -1, true).length > 0,
    );
    return askCard(g, f, ready, { orNone: true });
  },
  /** CCG-CARD-022: this card and the target, free. Nowhere, if it has left the table meanwhile. */
  'this card and the target evacuate free to a related site'(g, f) {
    if (f.phase++ === 0) {
      const sites = locationsOn(g.state).filter(
        (site) => isRelated(g, whereIs(g, f.card), site) && placeReason(g, f.card, site) === null,
      );
      if (sites.length === 0) return;
      ask(g, f.seat, 'where', sites.map(goTo), f.card);
      return false;
    }
    const { on } = answerTo(g, 'where');
    for (const card of [f.card, ...f.targets.flat()]) toPlace(g, 'moved', f.seat, card, on, AT);
    gather(g);
  },
  'save who was aboard that card, to a related planet site': (g, f) => save(g, f, false),
  'save who was aboard that card, to a related planet site or your capital starship there': (g, f) => save(g, f, true),
} satisfies Partial<Extensions>;

function isReinforcement(g: Table, card: number): boolean {
  const { type } = defOf(g, card);
  return type === 'Character' || type === 'Starship' || type === 'Vehicle' || type === 'Device' || type === 'Weapon';
}

const relatedSites = (g: Table, at: number): GoTo[] =>
  locationsOn(g.state)
    .filter((site) => !isSystem(g, site) && isA(g, site, 'planet') && isRelated(g, at, site))
    .map(goTo);

const goTo = (on: number): GoTo => ({ kind: 'to', on, as: AT, cost: 0 });

/**
 * CCG-CARD-077, 078, CCG-OUT-04: the characters that were aboard come back with what was on them, to one related planet
 * site or, where the text says so, to one capital starship; the first to go somewhere decides which.
 */
function save(g: Table, f: Resolve, shipsToo: boolean): false | void {
  const just = f.about;
  if (just === null) return;
  if (f.phase++ === 0) {
    f.list = [];
    f.it = [];
    for (let i = 0; i < just.along.length; i += 3)
      if (just.along[i + 2] === just.card && isStillLost(g, just.along, i) && isCharacter(g, just.along[i]!))
        f.list.push(just.along[i]!);
  } else {
    const { on, as } = answerTo(g, 'where');
    if (!f.it.includes(on)) f.it.push(on);
    putBack(g, f, f.list.shift()!, on, as);
  }
  while (f.list.length > 0) {
    const options = refuges(g, f, f.list[0]!, shipsToo);
    if (options.length > 0) {
      ask(g, f.seat, 'where', options, f.list[0]);
      return false;
    }
    f.list.shift();
  }
  g.state.version++;
}

const isStillLost = ({ state: s }: Table, along: readonly number[], i: number): boolean =>
  s.zone[along[i]!] === LOST && s.def[along[i]!] === along[i + 1];

function refuges(g: Table, f: Resolve, card: number, shipsToo: boolean): GoTo[] {
  const { at } = f.about!;
  const site = f.it.find((on) => !isStarship(g, on));
  const ship = f.it.find((on) => isStarship(g, on));
  const found = relatedSites(g, at).filter(({ on }) => site === undefined || on === site);
  if (!shipsToo) return found;
  for (const on of cardsAt(g, at)) {
    if (g.state.controller[on] !== f.seat || !isA(g, on, 'capital starship') || (ship !== undefined && on !== ship))
      continue;
    for (const as of seatsFor(g, card, on)) found.push({ kind: 'to', on, as, cost: 0 });
  }
  return found;
}

function putBack(g: Table, { seat, about }: Resolve, card: number, on: number, as: number): void {
  toPlace(g, 'placed', seat, card, on, as);
  const { along } = about!;
  for (let i = 0; i < along.length; i += 3)
    if (along[i + 2] === card && isStillLost(g, along, i)) toPlace(g, 'placed', seat, along[i]!, card, ON);
}
