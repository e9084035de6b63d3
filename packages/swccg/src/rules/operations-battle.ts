/** Sentences of single cards about battles, destiny, shots and contests, and those by which cards come to the table in the midst of something. */
import { opponentOf } from '@dejarik/kernel';
import { ONE } from '../exact.ts';
import { gather, standing } from './battle.ts';
import { windowsOf } from './cancel.ts';
import { capture, steal } from './capturing.ts';
import { seatsFor } from './carrying.ts';
import { destinations } from './deployment.ts';
import { playFromHand, toPileOf, toPlace } from './events.ts';
import { isPortable } from './filters.ts';
import { answerTo, beginDeploy, beginDestiny, beginLoss, call, chosenCard, returned } from './flow.ts';
import { isA, isCharacter, isDevice, isStarship, isSystem, isWeapon, isWeaponOrDevice } from './kinds.ts';
import { isRelated, locationsOn } from './layout.ts';
import { isStillLost, leavePlay, loseCard, release } from './leaving.ts';
import { AT, isAboard, ON } from './lies.ts';
import { cardsAt, cardsInPlay, isPresent, rulesThat, whereIs } from './live.ts';
import {
  askAndWait,
  askCard,
  askNumber,
  askWhether,
  cardsOf,
  type Extensions,
  saidYes,
  targetOf,
} from './operation.ts';
import type { Just } from './parts.ts';
import { placeReason } from './places.ts';
import type { Resolve } from './procedures.ts';
import { crewOf, isActive, isDoubled, powerIn, valueOf } from './query.ts';
import { goalAt, type GoTo, upTo } from './questions.ts';
import { pile, RESERVE } from './state.ts';
import { defOf, type Table, topOf } from './table.ts';

export const BATTLE_EXTENSIONS = {
  /** CCG-READ-128: maneuver of the ship that is rolled against, and ability of one pilot of it. */
  'add the slip to that roll'(g, f) {
    const roll = windowsOf(g).find(({ action }) => action.kind === 'text' && action.text.card === f.about?.card);
    if (roll?.action.kind !== 'text') return;
    const ship = roll.action.text.targets[1]?.[0];
    if (ship === undefined) return;
    const pilots = crewOf(g, ship).map((pilot) => valueOf(g, pilot, 'ability'));
    roll.action.text.n = valueOf(g, ship, 'maneuver') + Math.max(defOf(g, ship).pilotAbility, ...pilots);
  },
  /** Two draws, each a chance of a 2; then up to two weapons, or two devices, present are stolen or lost. */
  'draw 2 destiny, and if one is 2, steal or lose at most 2 weapons or 2 devices present'(g, f) {
    if (f.phase === 0) {
      f.n = 0;
      f.destiny = isDoubled(g, f.card) ? 4 * ONE : 2 * ONE; // every 2 of the text (CCG-CARD-009)
    }
    const draws = f.destiny / ONE;
    const draw = f.phase > 0 && f.phase <= draws ? returned(g, 'destiny') : null;
    if (draw !== null && !draw.cancelled && draw.n === f.destiny) f.n = 1;
    if (f.phase >= draws) return f.n > 0 ? loot(g, f, f.phase++ - draws, draws) : undefined;
    f.phase++;
    beginDestiny(g, f.seat, f.card);
    return false;
  },
  /** CCG-CARD-104: destiny + power against destiny + power + maneuver; the lower total loses its starfighter. */
  'each player adds destiny to the power of the starship, you also maneuver, and the lower total loses it'(g, f) {
    const drawn = f.phase === 0 ? 0 : (returned(g, 'destiny')?.n ?? 0);
    if (f.phase === 1) f.destiny = drawn;
    else f.theirs = drawn;
    if (f.phase < 2) {
      beginDestiny(g, f.phase++ === 0 ? f.seat : opponentOf(g.state, f.seat), f.card);
      return false;
    }
    const [mine, theirs] = f.targets.map(([ship]) => ship!) as [number, number];
    const own = f.destiny + powerIn(g, mine) + valueOf(g, mine, 'maneuver');
    const other = f.theirs + powerIn(g, theirs) + f.n;
    if (own !== other) leavePlay(g, own < other ? mine : theirs, 'lost');
  },
  'each Revolution is lost and its owner loses 1 Force'(g) {
    for (const card of cardsInPlay(g).filter((other) => defOf(g, other).name === 'Revolution')) {
      const seat = g.state.controller[card]!;
      leavePlay(g, card, 'lost');
      beginLoss(g, seat, 1);
    }
  },
  /** CCG-READ-033. */
  'foresee the winner'(g, f) {
    if (f.phase++ === 0) return askNumber(g, f, 'mode', [...g.state.seats.keys()]);
    g.state.kept[f.card] = answerTo(g, 'mode').n + 1;
  },
  "opponent's battle destiny is 0"(g, f) {
    for (const draw of standing(g, opponentOf(g.state, f.seat))) draw.n = 0;
  },
  /** CCG-CARD-103: the numbers change places, the cards stay with whoever drew them. */
  'the battle destiny of both players is switched'(g) {
    const [mine, theirs] = g.state.seats.map((_, seat) => standing(g, seat)[0]);
    if (mine !== undefined && theirs !== undefined) [mine.n, theirs.n] = [theirs.n, mine.n];
  },
  /** `That number` is then the forfeit of whom it was aimed at. */
  'that shot is aimed at it instead'(g, f) {
    const shot = windowsOf(g).find(({ action, happened }) => !happened && action.kind === 'fire')?.action;
    const [card] = cardsOf(g, f, 'it');
    if (shot?.kind !== 'fire' || card === undefined) return;
    f.n = valueOf(g, shot.shot.target, 'forfeit');
    shot.shot.target = card;
    shot.shot.targetLife = g.state.life[card]!;
  },
  /** Program Trap (CCG-CARD-132): aboard a starship only those aboard count and are lost. */
  'the bearer explodes if that number is how many characters are with it'(g, f) {
    const s = g.state;
    const droid = s.on[f.card]!;
    const ship = isAboard(s.as[droid]!) && isStarship(g, s.on[droid]!) ? s.on[droid]! : -1;
    const isThere = (card: number): boolean => isActive(g, card) && (ship < 0 || s.on[card] === ship);
    const together = cardsAt(g, whereIs(g, droid)).filter((card) => isCharacter(g, card) && isThere(card));
    if (f.n !== together.length * ONE) return;
    const isPutOut = rulesThat(g, 'noExplosion', ({ source }) => together.includes(s.on[source]!)).length > 0;
    if (isPutOut) leavePlay(g, f.card, 'lost');
    else for (const card of together) if (ship >= 0 || isPresent(g, card)) leavePlay(g, card, 'lost');
  },
  /** CCG-READ-121. */
  'the spy rescues the captive or is captured'(g, f) {
    const [spy, captive] = [targetOf(g, f, 0), targetOf(g, f, 1)];
    if (spy < 0 || captive < 0) return;
    if (f.destiny + valueOf(g, spy, 'ability') > valueOf(g, captive, 'ability'))
      release(g, captive, whereIs(g, captive));
    else capture(g, spy);
  },
  /** CCG-READ-100. */
  'the targets alone fight the battle there this turn, with 1 battle destiny added for you'(g, f) {
    const picked = f.targets.flat();
    const at = whereIs(g, picked[0]!);
    if (at < 0 || g.state.battle !== null) return;
    call(g, 'battle', { seat: f.seat, at, picked, asked: 0, battleDraws: 0 });
  },
  /** The Circle Is Now Complete (CCG-READ-092). */
  'Vader and Obi-Wan duel by power, 2 higher with a lightsaber, and the loser goes out of play for good'(g) {
    const s = g.state;
    const named = (name: string): number => cardsInPlay(g).find((card) => defOf(g, card).name === name) ?? -1;
    const [vader, kenobi] = [named('Darth Vader'), named('Obi-Wan Kenobi')];
    if (vader < 0 || kenobi < 0) return;
    const [dark, light] = [strength(g, vader), strength(g, kenobi)];
    if (dark === light) return;
    const loser = dark < light ? vader : kenobi;
    s.barred[s.controller[loser]!]!.push(defOf(g, loser).titleId);
    leavePlay(g, loser, 'outOfPlay');
  },
} satisfies Partial<Extensions>;

function strength(g: Table, card: number): number {
  const armed = cardsInPlay(g).some((other) => g.state.on[other] === card && isA(g, other, 'lightsaber'));
  return valueOf(g, card, 'power') + (armed ? 2 * ONE : 0);
}

/** Step by step a card, and whether it is stolen or lost. */
function loot(g: Table, f: Resolve, step: number, most: number): false | void {
  if (step === 0) f.list = [];
  else if (step % 2 === 1) {
    const card = chosenCard(g);
    if (card < 0) return;
    f.list.push(card);
    if (isPortable(g, card)) return askWhether(g, f.seat, card);
    f.phase++;
    loseCard(g, card);
  } else if (saidYes(g)) steal(g, f.seat, f.list.at(-1)!, f.card);
  else loseCard(g, f.list.at(-1)!);
  const left = f.list.length < most ? lootable(g, f) : [];
  if (left.length > 0) return askCard(g, f, left, { orNone: true });
}

/** Of the kind that was taken first. */
function lootable(g: Table, { card: thief, list }: Resolve): number[] {
  const { as, on } = g.state;
  const isLoot = list.length === 0 ? isWeaponOrDevice : isWeapon(g, list[0]!) ? isWeapon : isDevice;
  const isHeld = (card: number): boolean => as[card] === ON && on[card] !== thief && isPresent(g, card);
  if (!isPresent(g, thief)) return [];
  return cardsAt(g, whereIs(g, thief)).filter((card) => isLoot(g, card) && isHeld(card) && !list.includes(card));
}

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
      return askAndWait(g, f.seat, 'where', sites.map(goalAt), f.card);
    }
    const { on } = answerTo(g, 'where');
    const other = targetOf(g, f, 0);
    for (const card of other < 0 ? [f.card] : [f.card, other]) toPlace(g, 'moved', f.seat, card, on, AT);
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
    .map(goalAt);

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
      if (just.along[i + 2] === just.card && isAlongStill(g, just, i) && isCharacter(g, just.along[i]!))
        f.list.push(just.along[i]!);
  } else {
    const { on, as } = answerTo(g, 'where');
    if (!f.it.includes(on)) f.it.push(on);
    putBack(g, f, f.list.shift()!, on, as);
  }
  while (f.list.length > 0) {
    const options = refuges(g, f, f.list[0]!, shipsToo);
    if (options.length > 0) return askAndWait(g, f.seat, 'where', options, f.list[0]!);
    f.list.shift();
  }
  g.state.version++;
}

const isAlongStill = (g: Table, { along }: Just, i: number): boolean => isStillLost(g, along[i]!, along[i + 1]!);

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

/** Each to the half of whoever has it: aboard a ship there may be a spy, or a captive. */
function putBack(g: Table, { about }: Resolve, card: number, on: number, as: number): void {
  const back = (one: number, to: number, how: number): void =>
    toPlace(g, 'placed', g.state.controller[one]!, one, to, how);
  back(card, on, as);
  const { along } = about!;
  for (let i = 0; i < along.length; i += 3)
    if (along[i + 2] === card && isAlongStill(g, about!, i)) back(along[i]!, card, ON);
}
