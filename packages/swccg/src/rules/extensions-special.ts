/** Rule sets: sentences with code of their own. */
import { deathStarOf } from './layout.ts';
import { below, opponentOf } from '@dejarik/kernel';
import type { CardType } from '../cards/card.ts';
import { ONE, required } from '../exact.ts';
import { capture } from './captives.ts';
import { isDoubled } from './doubling.ts';
import { tell, toPileOf, toPlace } from './events.ts';
import { answerTo, ask, call, returned } from './flow.ts';
import { forceOf, useForce } from './force.ts';
import { leavePlay, loseCard, release } from './leaving.ts';
import { cardsAt, cardsInPlay, isPresent, whereIs } from './live.ts';
import type { Resolve } from './procedures.ts';
import { isKind, valueOf } from './query.ts';
import type { Pick } from './questions.ts';
import { AT, CAPTIVE, hand, LOST, ON, pile, TABLE, UNDER, UNDERCOVER } from './state.ts';
import { steal } from './stealing.ts';
import { defOf, type Table } from './table.ts';
import { trappedIn } from './siege-groups.ts';
import { word } from './words.ts';

const BOLT = 'Restraining Bolt';
const MEMORIAL = 'Crash Site Memorial';
const THIEF = word('thief');
const WEAPON = word('weapon');
const DEVICE = word('device');
const VEHICLE = word('vehicle');
const DROID = word('droid');
const INTERIOR = word('interior');
const EXTERIOR = word('exterior');

/** What a question can be about (CCG-READ-062), in the order of its numbers. */
const TYPES: readonly CardType[] = [
  'Character',
  'Starship',
  'Vehicle',
  'Weapon',
  'Device',
  'Effect',
  'Interrupt',
  'Location',
  'Epic Event',
];

const picks = (cards: readonly number[], orNot: boolean): Pick[] => [
  ...cards.map((card) => ({ kind: 'pick' as const, card })),
  ...(orNot ? [{ kind: 'done' as const }] : []),
];

const lives = (g: Table, f: Resolve, at: number): number => {
  const card = f.targets[at]?.[0] ?? -1;
  return card >= 0 && g.state.zone[card] === TABLE && g.state.life[card] === f.lives[at]![0] ? card : -1;
};

export const SPECIAL_EXTENSIONS = {
  'make an Attack Run'(g, f) {
    if (f.phase++ > 0) return true;
    call(g, 'attackRun', {
      seat: f.seat,
      card: f.card,
      entered: 0,
      weapon: -1,
      fired: [],
      ship: -1,
      draws: 0,
      destiny: 0,
      total: 0,
      checks: [],
    });
    return false;
  },
  'fire the Superlaser at the planet'(g, f) {
    if (f.phase++ > 0) return true;
    call(g, 'primaryIgnition', { seat: f.seat, card: f.card, system: -1, destiny: 0, x: 0, y: 0, z: 0 });
    return false;
  },
  'it goes from the Trench to the Death Star'(g, f) {
    for (const card of f.it) toPlace(g, 'moved', g.state.controller[card]!, card, deathStarOf(g), AT);
    return true;
  },
  'its Restraining Bolt returns to hand'(g, f) {
    const s = g.state;
    for (const droid of f.it)
      for (const bolt of cardsInPlay(g).filter((card) => s.on[card] === droid && defOf(g, card).name === BOLT)) {
        s.controller[bolt] = s.owner[bolt]!;
        leavePlay(g, bolt, 'toHand');
      }
    return true;
  },
  'a random card of the Lost Pile goes out of play'(g, f) {
    const enemy = opponentOf(g.state, f.seat);
    const lost = pile(g.state, enemy, LOST);
    if (lost.length > 0) toPileOf(g, 'outOfPlay', enemy, lost[below(g.state.random, lost.length)]!); // CCG-READ-124
    return true;
  },
  'a random card under it goes out of play'(g, f) {
    const rack = lives(g, f, 0);
    const under = g.state.zone.flatMap((zone, card) => (zone === UNDER && g.state.on[card] === rack ? [card] : []));
    const enemy = opponentOf(g.state, f.seat);
    if (under.length > 0) toPileOf(g, 'outOfPlay', enemy, under[below(g.state.random, under.length)]!);
    return true;
  },
  'those aboard go to the docking bay'(g, f) {
    const [ship, bay] = [lives(g, f, 0), lives(g, f, 1)];
    if (ship < 0 || bay < 0) return true;
    for (const card of trappedIn(g, ship)) toPlace(g, 'moved', g.state.controller[card]!, card, bay, AT);
    return true;
  },
  'the spy rescues the captive or is captured'(g, f) {
    const [spy, captive] = [lives(g, f, 0), lives(g, f, 1)];
    if (spy < 0 || captive < 0) return true;
    if (f.destiny + valueOf(g, spy, 'ability') > valueOf(g, captive, 'ability'))
      release(g, captive, whereIs(g, captive));
    else capture(g, spy); // CCG-READ-121
    return true;
  },
  'release its captive'(g, f) {
    for (const card of cardsInPlay(g).slice())
      if (isEscorted(g, card) && f.it.some((mines) => g.state.kept[mines] === card + 1))
        release(g, card, whereIs(g, card));
    return true;
  },
  'it is lost, or stolen by a thief'(g, f) {
    const [card] = f.it;
    if (card === undefined || g.state.zone[card] !== TABLE) return true;
    const thief = undercoverThief(g, f.seat, whereIs(g, card));
    if (f.phase++ === 0 && thief >= 0) {
      ask(g, f.seat, 'may', [{ kind: 'yes' }, { kind: 'no' }], card);
      return false;
    }
    if (thief >= 0 && answerTo(g, 'may').kind === 'yes') steal(g, f.seat, card, thief);
    else loseCard(g, card);
    return true;
  },
  'you may pay its deploy number in Force to steal it'(g, f) {
    const [card] = f.it;
    if (card === undefined || g.state.zone[card] !== TABLE) return true;
    const price = required(valueOf(g, card, 'deploy'));
    if (price > forceOf(g, f.seat)) return true;
    if (f.phase++ === 0) {
      ask(g, f.seat, 'may', [{ kind: 'yes' }, { kind: 'no' }], card);
      return false;
    }
    if (answerTo(g, 'may').kind === 'no') return true;
    useForce(g, f.seat, price);
    steal(g, f.seat, card, f.card);
    return true;
  },
  'take a vehicle, droid, weapon or device from the Lost Pile or Crash Site Memorial'(g, f) {
    const s = g.state;
    const enemy = opponentOf(s, f.seat);
    const memorials = cardsInPlay(g).filter((card) => defOf(g, card).name === MEMORIAL && s.controller[card] === enemy);
    const under = s.zone.flatMap((zone, card) => (zone === UNDER && memorials.includes(s.on[card]!) ? [card] : []));
    const cards = [...pile(s, enemy, LOST), ...under].filter((card) => {
      const { is } = defOf(g, card);
      return is[VEHICLE] === 1 || is[DROID] === 1 || is[WEAPON] === 1 || is[DEVICE] === 1;
    });
    if (f.phase++ === 0) {
      tell(g, {
        kind: 'look',
        seat: f.seat,
        cards: pile(s, enemy, LOST).slice(),
        defs: pile(s, enemy, LOST).map((card) => s.def[card]!),
      });
      ask(g, f.seat, 'found', picks(cards, true), f.card);
      return false;
    }
    const answer = answerTo(g, 'found');
    if (answer.kind === 'done') return true;
    s.controller[answer.card] = f.seat; // CCG-READ-039
    toPileOf(g, 'take', f.seat, answer.card);
    return true;
  },
  'ask what is in the hand'(g, f) {
    const enemy = opponentOf(g.state, f.seat);
    if (f.phase === 0) {
      f.phase++;
      ask(
        g,
        f.seat,
        'mode',
        TYPES.map((_, n) => ({ kind: 'number', n })),
        f.card,
      );
      return false;
    }
    if (f.phase === 1) {
      f.phase++;
      f.n = answerTo(g, 'mode').n;
      tell(g, { kind: 'chosen', seat: f.seat, n: f.n });
      ask(g, enemy, 'may', [{ kind: 'yes' }, { kind: 'no' }], f.card);
      return false;
    }
    if (f.phase === 2) {
      f.phase++;
      // Whoever does not answer loses 1 Force.
      if (answerTo(g, 'may').kind === 'no') {
        call(g, 'loseForce', { seat: enemy, n: 1, price: false, from: -1, lost: 0 });
        return false;
      }
      const so = hand(g.state, enemy).some((card) => defOf(g, card).type === TYPES[f.n]);
      tell(g, { kind: 'chosen', seat: enemy, n: so ? 1 : 0 });
    }
    return true;
  },
  'rearrange the interior Death Star sites'(g, f) {
    if (f.phase > 0) {
      const answer = answerTo(g, 'target');
      if (answer.kind === 'pick') f.list.push(answer.card);
    } else f.list = [];
    const sites = bridgeSites(g);
    const left = sites.filter((site) => !f.list.includes(site));
    if (left.length > 1) {
      f.phase++;
      ask(g, f.seat, 'target', picks(left, false), f.card);
      return false;
    }
    rearrange(g, [...f.list, ...left]);
    f.list = [];
    return true;
  },
  'draw 2 destiny, and if one is 2, steal or lose at most 2 weapons or 2 devices present': sisters,
} satisfies { readonly [sentence: string]: (g: Table, f: Resolve) => boolean };

const isEscorted = (g: Table, card: number): boolean =>
  g.state.as[card] === CAPTIVE && g.state.zone[card] === TABLE && defOf(g, g.state.on[card]!).type === 'Character';

const undercoverThief = (g: Table, seat: number, at: number): number =>
  cardsAt(g, at).find(
    (card) => g.state.controller[card] === seat && (g.state.flags[card]! & UNDERCOVER) !== 0 && isKind(g, card, THIEF),
  ) ?? -1;

/** CCG-CARD-098: the interior sites, which lie side by side. */
const bridgeSites = (g: Table): number[] =>
  g.state.groups
    .flat()
    .filter(
      (at) =>
        defOf(g, at).card.system === 'Death Star' && defOf(g, at).is[INTERIOR] === 1 && defOf(g, at).is[EXTERIOR] === 0,
    );

function rearrange(g: Table, order: readonly number[]): void {
  for (const group of g.state.groups) {
    const places = group.flatMap((at, i) => (order.includes(at) ? [i] : []));
    places.forEach((place, i) => {
      group[place] = order[i]!;
    });
  }
  g.state.version++;
}

/** Two draws, each a chance of a 2; then up to two weapons, or two devices, present are stolen or lost. */
function sisters(g: Table, f: Resolve): boolean {
  if (f.phase === 0) {
    f.n = 0;
    f.destiny = isDoubled(g, f.card) ? 4 * ONE : 2 * ONE; // every 2 of the text (CCG-CARD-009)
  }
  if (f.phase < drawing(f)) {
    const drawn = f.phase % 2 === 1 ? returned(g, 'destiny') : null;
    if (drawn !== null && !drawn.cancelled && drawn.n === f.destiny) f.n = 1;
    f.phase += f.phase % 2 === 1 ? 1 : 0;
    if (f.phase < drawing(f)) {
      f.phase++;
      const by = f.card;
      call(g, 'destiny', {
        seat: f.seat,
        draw: 'any',
        powerOnly: false,
        by,
        result: null,
        card: -1,
        n: 0,
        redrawn: false,
      });
      return false;
    }
    if (f.n === 0) return true;
  }
  return loot(g, f);
}
/** Each draw takes two steps. */
const drawing = (f: Resolve): number => (2 * f.destiny) / ONE;

function loot(g: Table, f: Resolve): boolean {
  const step = f.phase - drawing(f);
  if (step > 0 && step % 2 === 1) {
    const answer = answerTo(g, 'target');
    if (answer.kind === 'done') return true;
    f.list.push(answer.card);
    f.phase++;
    ask(g, f.seat, 'may', [{ kind: 'yes' }, { kind: 'no' }], answer.card);
    return false;
  }
  if (step > 0) {
    const card = f.list.at(-1)!;
    if (answerTo(g, 'may').kind === 'yes') steal(g, f.seat, card, f.card);
    else loseCard(g, card);
  } else f.list = [];
  const left = f.list.length < f.destiny / ONE ? lootable(g, f) : [];
  if (left.length === 0) return true;
  f.phase++;
  ask(g, f.seat, 'target', picks(left, true), f.card);
  return false;
}

/** Of the kind that was taken first. */
function lootable(g: Table, f: Resolve): number[] {
  const s = g.state;
  const kinds = f.list.length === 0 ? [WEAPON, DEVICE] : [defOf(g, f.list[0]!).is[WEAPON] === 1 ? WEAPON : DEVICE];
  return cardsAt(g, whereIs(g, f.card)).filter(
    (card) =>
      s.as[card] === ON &&
      s.on[card] !== f.card &&
      isPresent(g, card) &&
      !f.list.includes(card) &&
      kinds.some((kind) => defOf(g, card).is[kind] === 1),
  );
}
