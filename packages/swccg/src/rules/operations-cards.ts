/** What effects and sentences of single cards do that fire weapons, move, take or lose cards, or put this card and others somewhere. */
import { ONE, required } from '../exact.ts';
import { gather } from './battle.ts';
import { windowsOf } from './cancel.ts';
import { isCaptive, steal } from './capturing.ts';
import { userOf } from './carrying.ts';
import { about, note, tell, toPileOf, toPlace } from './events.ts';
import { compileFilter } from './filters.ts';
import { answerTo, call, chosenCard } from './flow.ts';
import { forceOf, useForce } from './force.ts';
import { isA, isCharacter, isStarship, isVehicleSite, word } from './kinds.ts';
import { isAdjacent, locationsOn, systemOf, trappedIn } from './layout.ts';
import { leavePlay, loseCard, release } from './leaving.ts';
import { AT, isAboard, LOCATION, OFF, ON, STACKED } from './lies.ts';
import { cardsAt, cardsInPlay, cardsUpon, whereIs } from './live.ts';
import { arrived } from './move.ts';
import { stuckReason } from './movement.ts';
import { setFlag } from './moves.ts';
import { occasionOf, reach, reactGoals } from './occasions.ts';
import {
  askAndWait,
  askCard,
  askWhether,
  cardsOf,
  type Extensions,
  isStill,
  type Operations,
  saidYes,
  speaking,
  targetOf,
} from './operation.ts';
import { gateReason, placeReason } from './places.ts';
import type { Resolve } from './procedures.ts';
import { controls, isKind, valueOf } from './query.ts';
import { goalAt } from './questions.ts';
import { cardsOfRef, matching } from './spoken.ts';
import { LOST, PLAYED, TABLE } from './state.ts';
import { defOf, isUndercover, type Table } from './table.ts';
import { combinable, combinedTargets, fireLineOf, fireReason, weaponsOf } from './targeting.ts';
import { hasDelivered, isQuest, pickUps } from './utinni.ts';
import { declareShot } from './weapons.ts';

export const CARD_OPERATIONS = {
  /** CCG-CARD-100, 151: one weapon, and one that fires repeatedly as often as its player can and will. */
  fireOne(g, f, { by, user }) {
    if (f.phase === 0) {
      const weapons = weaponsOf(g, f.seat, true);
      if (weapons.length === 0) return;
      f.phase = 1;
      return askCard(g, f, weapons);
    }
    if (f.phase === 1) f.list = [chosenCard(g)];
    const weapon = f.list[0]!;
    if (f.phase === 3 && !saidYes(g)) return;
    if (f.phase !== 2) {
      const shooter = userOf(g, weapon);
      const named = shooter >= 0 && user?.includes(defOf(g, shooter).name) === true;
      f.phase = 2;
      call(g, 'aim', { seat: f.seat, weapon, target: -1, each: named ? by! * ONE : 0, sniper: true });
      return false;
    }
    if (fireLineOf(g, weapon)?.again !== true || g.state.zone[weapon] !== TABLE) return;
    if (fireReason(g, f.seat, weapon, true) !== null) return;
    f.phase = 3;
    return askWhether(g, f.seat, weapon);
  },
  fireTogether(g, f, { what, at }) {
    const who = speaking(f);
    if (f.phase === 0) {
      const targets = combinedTargets(g, who, what, at);
      if (targets.length === 0) return;
      f.phase = 1;
      f.list = [];
      return askCard(g, f, targets);
    }
    const card = chosenCard(g);
    if (card >= 0) f.list = [...f.list, card];
    const [target, ...weapons] = f.list as [number, ...number[]];
    const more = card < 0 ? [] : combinable(g, who, what, target, weapons);
    if (more.length > 0) return askCard(g, f, more, { orNone: weapons.length >= 2 });
    const targetLife = g.state.life[target]!;
    declareShot(g, { seat: f.seat, weapons, target, targetLife, each: 0, sniper: false });
  },
  weakenShot(g, f, { by }) {
    for (const { action, happened } of windowsOf(g))
      if (action.kind === 'fire' && !happened && action.shot.weapons.includes(f.about?.card ?? -1))
        action.shot.each = Math.min(action.shot.each, by * ONE); // CCG-MOD-01
  },
  epic(g, f, { epic }) {
    const start = { seat: f.seat, card: f.card, destiny: 0 };
    if (epic === 'Attack Run')
      call(g, 'attackRun', { ...start, entered: 0, weapon: -1, fired: [], ship: -1, draws: 0, total: 0, checks: [] });
    else call(g, 'primaryIgnition', { ...start, system: -1, x: 0, y: 0, z: 0 });
  },
  // Movement.
  moveTo(g, f, { who, to }) {
    const site = matching(g, speaking(f), to).find((at) => g.state.as[at] === LOCATION);
    if (site === undefined) return;
    for (const card of cardsOf(g, f, who)) toPlace(g, 'moved', g.state.controller[card]!, card, site, AT);
    gather(g);
  },
  goTo(g, f, { who, to, regular }) {
    const s = g.state;
    const [card = -1] = cardsOf(g, f, who);
    if (card < 0) return;
    if (f.phase++ > 0) {
      if (regular === true) s.moved[card] = s.turn;
      toPlace(g, 'moved', s.controller[card]!, card, answerTo(g, 'where').on, AT);
      arrived(g, s.controller[card]!, card);
      return;
    }
    const context = speaking(f);
    const from = whereIs(g, card);
    const isOpen = (at: number): boolean => placeReason(g, card, at) === null && gateReason(g, card, from, at) === null;
    const goals = locationsOn(s).filter((at) => at !== from && g.speech.fits(g, context, to, at) && isOpen(at));
    if (goals.length === 0) return;
    return askAndWait(g, f.seat, 'where', goals.map(goalAt), card);
  },
  moveAway: (g, f, { who, free, lost }) =>
    call(g, 'moveAway', { cards: cardsOf(g, f, who), free: free === true, orLost: lost === true }),
  /** One after another; each is a react of its own. */
  reacts(g, f, { who, free }) {
    if (f.phase++ === 0) f.list = cardsOf(g, f, who);
    // The drain that this answers is not just declared any more while the answer resolves (CCG-ACT-12).
    const at = occasionOf(g, f.seat)?.at ?? (f.about?.on === 'drain' ? f.about.at : -1);
    for (let card = f.list.shift(); card !== undefined; card = f.list.shift()) {
      if (at < 0 || reactGoals(g, f.seat, card, false, free === true, at).length === 0) continue;
      call(g, 'react', { seat: f.seat, card, away: false, free: free === true, path: [at] });
      return false;
    }
  },
  carried(g, f, { what }) {
    const fits = compileFilter(what).isKind;
    f.it = (f.about?.along ?? []).filter((card) => g.state.zone[card] === TABLE && fits(g, card));
  },
  // This card, and what lies under it.
  goesOn(g, f, { who }) {
    const [on] = cardsOf(g, f, who);
    if (on !== undefined && g.state.zone[f.card] === TABLE)
      toPlace(g, 'moved', g.state.controller[f.card]!, f.card, on, ON);
  },
  deployThis(g, f) {
    const on = f.it[0] ?? -1;
    if (on < 0 || g.state.zone[on] !== TABLE || g.state.zone[f.card] !== PLAYED) return;
    toPlace(g, 'deployed', f.seat, f.card, on, ON);
    note(g, 'deployed', f.seat, f.card, whereIs(g, f.card));
  },
  /** CCG-READ-030, CCG-OUT-08. */
  turnOver(g, f) {
    const s = g.state;
    if (!isStill(g, f)) return;
    const off = (s.flags[f.card]! & OFF) === 0;
    setFlag(s, f.card, OFF, off);
    tell(g, about(g, off ? 'turnedOff' : 'turnedOn', s.controller[f.card]!, f.card));
  },
  putUnder(g, f, { who }) {
    const { zone, as, controller } = g.state;
    if (zone[f.card] !== TABLE) return;
    for (const card of cardsOfRef(g, speaking(f), who))
      if (zone[card] === LOST || (zone[card] === TABLE && as[card] !== LOCATION && card !== f.card))
        toPlace(g, 'stacked', controller[card]!, card, f.card, STACKED);
  },
} satisfies Partial<Operations>;

const BOLT = 'Restraining Bolt';
const THIEF = word('thief');

export const CARD_EXTENSIONS = {
  'it is lost, or stolen by a thief'(g, f) {
    const [card] = f.it;
    if (card === undefined) return;
    const isThief = (one: number): boolean => isUndercover(g, one) && isKind(g, one, THIEF);
    const thief = cardsAt(g, whereIs(g, card)).find((one) => g.state.controller[one] === f.seat && isThief(one)) ?? -1;
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
      if (
        isCaptive(g, card) &&
        isCharacter(g, g.state.on[card]!) &&
        f.it.some((mines) => g.state.kept[mines] === card + 1)
      )
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
    if (isAboard(s.as[rider]!) && isStarship(g, s.on[rider]!)) leavePlay(g, s.on[rider]!, 'lost');
  },
  'this card takes the Utinni Effect along, or gives it to the target and returns to hand': runErrand,
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
} satisfies Partial<Extensions>;

/** CCG-CARD-098: the interior sites; the docking bay is one of them (CCG-TRM-05). */
const bridgeSites = (g: Table): number[] =>
  locationsOn(g.state).filter((at) => isA(g, at, 'interior') && systemOf(g, at) === 'Death Star');

function rearrange(g: Table, order: readonly number[]): void {
  for (const group of g.state.groups) {
    const places = group.flatMap((at, i) => (order.includes(at) ? [i] : []));
    places.forEach((place, i) => {
      group[place] = order[i]!;
    });
  }
  g.state.version++;
}

/** Takes what is there, or leaves it with the target and comes back to the hand. */
function runErrand(g: Table, { card: mouse }: Resolve): void {
  const s = g.state;
  if (s.zone[mouse] !== TABLE) return;
  const seat = s.controller[mouse]!;
  if (!hasDelivered(g, mouse)) {
    for (const effect of pickUps(g, mouse)) toPlace(g, 'moved', s.controller[effect]!, effect, mouse, ON);
    s.kept[mouse] = 1;
    return;
  }
  const at = whereIs(g, mouse);
  for (const effect of cardsUpon(g, mouse).filter((card) => isQuest(g, card)))
    toPlace(g, 'moved', seat, effect, at, ON);
  leavePlay(g, mouse, 'toHand');
}
