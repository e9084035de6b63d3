/** Sentences with code of their own (language/extensions.ts); here those that move, take or lose cards on the table. */
import { required } from '../exact.ts';
import { steal } from './capturing.ts';
import { userOf } from './carrying.ts';
import { note, toPileOf, toPlace } from './events.ts';
import { CONTEST_EXTENSIONS } from './extensions-contests.ts';
import { HIDDEN_EXTENSIONS } from './extensions-hidden.ts';
import { RESCUE_EXTENSIONS } from './extensions-rescue.ts';
import { forceOf, useForce } from './force.ts';
import { isCharacter, isStarship, isVehicleSite } from './kinds.ts';
import { isAdjacent, locationsOn, trappedIn } from './layout.ts';
import { leavePlay, loseCard, release } from './leaving.ts';
import { cardsAt, cardsInPlay, whereIs } from './live.ts';
import { runErrand } from './mouse.ts';
import { arrived } from './move.ts';
import { stuckReason } from './movement.ts';
import { askCard, askWhether, chosenCard, type Extensions, saidYes, targetOf } from './operation.ts';
import { placeReason } from './places.ts';
import { controls } from './presence.ts';
import { isKind, valueOf } from './query.ts';
import { AT, CAPTIVE, isAboard, ON, PLAYED, TABLE, UNDERCOVER } from './state.ts';
import { defOf, type Table } from './table.ts';
import { reach } from './windows.ts';
import { word } from './words.ts';

const BOLT = 'Restraining Bolt';
const THIEF = word('thief');
const INTERIOR = word('interior');
const EXTERIOR = word('exterior');

export const EXTENSION_OPERATIONS: Extensions = {
  ...CONTEST_EXTENSIONS,
  ...HIDDEN_EXTENSIONS,
  ...RESCUE_EXTENSIONS,
  'it is lost, or stolen by a thief'(g, f) {
    const [card] = f.it;
    if (card === undefined || g.state.zone[card] !== TABLE) return;
    const thief = undercoverThief(g, f.seat, whereIs(g, card));
    if (f.phase++ === 0 && thief >= 0) return askWhether(g, f.seat, card);
    if (thief >= 0 && saidYes(g)) steal(g, f.seat, card, thief);
    else loseCard(g, card);
  },
  /** CCG-READ-059: into the vehicle site of the Sandcrawler, on its own side there; without one to the Used Pile. */
  'it is sucked into the bearer'(g, f) {
    const s = g.state;
    const [card] = f.it;
    if (card === undefined || s.zone[card] !== TABLE || stuckReason(g, card) !== null) return;
    const inside = locationsOn(s).filter(
      (at) => isVehicleSite(g, at) && s.on[at] === s.on[f.card] && placeReason(g, card, at) === null,
    );
    if (inside.length === 0) return leavePlay(g, card, 'toUsed');
    if (inside.length > 1 && f.phase++ === 0) return askCard(g, f, inside);
    toPlace(g, 'moved', s.controller[card]!, card, inside.length > 1 ? chosenCard(g) : inside[0]!, AT);
    arrived(g, s.controller[card]!, card);
  },
  'its Restraining Bolt returns to hand'(g, f) {
    const s = g.state;
    for (const droid of f.it)
      for (const bolt of cardsInPlay(g).filter((card) => s.on[card] === droid && defOf(g, card).name === BOLT)) {
        s.controller[bolt] = s.owner[bolt]!;
        leavePlay(g, bolt, 'toHand');
      }
  },
  'nothing happens'() {},
  /** Organa's Ceremonial Necklace (CCG-CARD-139). */
  'pass this card to your character at an adjacent site that you control'(g, f) {
    const s = g.state;
    if (f.phase++ > 0) {
      const heir = chosenCard(g);
      if (heir >= 0) toPlace(g, 'placed', f.seat, f.card, heir, ON);
      return;
    }
    const here = whereIs(g, f.card);
    const heirs = cardsInPlay(g).filter((card) => {
      const at = whereIs(g, card);
      return (
        isCharacter(g, card) && s.controller[card] === f.seat && isAdjacent(g, here, at) && controls(g, f.seat, at)
      );
    });
    if (heirs.length > 0) return askCard(g, f, heirs, { orNone: true });
  },
  'rearrange the interior Death Star sites'(g, f) {
    if (f.phase++ === 0) f.list = [];
    else f.list.push(chosenCard(g));
    const left = bridgeSites(g).filter((site) => !f.list.includes(site));
    if (left.length > 1) return askCard(g, f, left);
    rearrange(g, [...f.list, ...left]);
    f.list = [];
  },
  'release its captive'(g, f) {
    for (const card of cardsInPlay(g).slice())
      if (isEscorted(g, card) && f.it.some((mines) => g.state.kept[mines] === card + 1))
        release(g, card, whereIs(g, card));
  },
  'that Interrupt is lost'(g, f) {
    const card = f.about?.card ?? -1;
    if (card >= 0 && g.state.zone[card] === PLAYED) toPileOf(g, 'lost', g.state.controller[card]!, card);
  },
  'the character or starship that carries it is lost'(g, f) {
    for (const card of f.it) {
      const user = g.state.zone[card] === TABLE ? userOf(g, card) : -1;
      if (user >= 0 && (isCharacter(g, user) || isStarship(g, user))) loseCard(g, user);
    }
  },
  'the party is carried there'(g, f) {
    const s = g.state;
    const [party = [], [at = -1] = []] = f.targets;
    if (at < 0) return;
    const carried = party.filter((card, i) => s.zone[card] === TABLE && s.life[card] === f.lives[0]![i]);
    for (const card of carried) toPlace(g, 'moved', f.seat, card, at, AT);
    for (const card of carried) arrived(g, f.seat, card);
    reach(g, note(g, 'transported', f.seat, f.card, at, -1, 0, carried));
  },
  /** Kessel Run. */
  'the starship of the target is lost'(g, f) {
    const s = g.state;
    const rider = s.kept[f.card]! - 1;
    if (rider >= 0 && isAboard(s.as[rider]!) && isStarship(g, s.on[rider]!)) leavePlay(g, s.on[rider]!, 'lost');
  },
  'this card takes the Utinni Effect along, or gives it to the target and returns to hand': (g, f) =>
    void runErrand(g, f),
  'those aboard go to the docking bay'(g, f) {
    const [ship, bay] = [targetOf(g, f, 0), targetOf(g, f, 1)];
    if (ship < 0 || bay < 0) return;
    for (const card of trappedIn(g, ship)) toPlace(g, 'moved', g.state.controller[card]!, card, bay, AT);
  },
  'you may pay its deploy number in Force to steal it'(g, f) {
    const [card] = f.it;
    if (card === undefined || g.state.zone[card] !== TABLE) return;
    const price = required(valueOf(g, card, 'deploy'));
    if (price > forceOf(g, f.seat)) return;
    if (f.phase++ === 0) return askWhether(g, f.seat, card);
    if (!saidYes(g)) return;
    useForce(g, f.seat, price);
    steal(g, f.seat, card, f.card);
  },
};

const isEscorted = (g: Table, card: number): boolean =>
  g.state.as[card] === CAPTIVE && g.state.zone[card] === TABLE && defOf(g, g.state.on[card]!).type === 'Character';

const undercoverThief = (g: Table, seat: number, at: number): number =>
  cardsAt(g, at).find(
    (card) => g.state.controller[card] === seat && (g.state.flags[card]! & UNDERCOVER) !== 0 && isKind(g, card, THIEF),
  ) ?? -1;

/** CCG-CARD-098: the interior sites, which lie side by side. */
const bridgeSites = (g: Table): number[] =>
  locationsOn(g.state).filter((at) => {
    const { card, is } = defOf(g, at);
    return card.system === 'Death Star' && is[INTERIOR] === 1 && is[EXTERIOR] === 0;
  });

function rearrange(g: Table, order: readonly number[]): void {
  for (const group of g.state.groups) {
    const places = group.flatMap((at, i) => (order.includes(at) ? [i] : []));
    places.forEach((place, i) => {
      group[place] = order[i]!;
    });
  }
  g.state.version++;
}
