/** Sentences of single Effects and Interrupts. */
import { ONE } from '../exact.ts';
import { stackUnder, toPileOf, toPlace } from './events.ts';
import { answerTo, ask } from './flow.ts';
import { isAdjacent } from './layout.ts';
import { leavePlay } from './leaving.ts';
import { cardsAt, cardsInPlay, isPresent, rulesOf, whereIs } from './live.ts';
import { controls } from './presence.ts';
import type { Resolve } from './procedures.ts';
import { isCharacter, isStarship } from './kinds.ts';
import { valueOf } from './query.ts';
import { isLive } from './speech.ts';
import { hand, isAboard, ON, STACKED, UNDER } from './state.ts';
import { defOf, type Table } from './table.ts';
import { word } from './words.ts';

const LIGHTSABER = word('lightsaber');

export const EFFECTS_EXTENSIONS = {
  'exchange a card in your hand with a card stacked here': exchange,
  'pass this card to your character at an adjacent site that you control': pass,
  'the bearer explodes if that number is how many characters are with it': explode,
  'the starship of the target is lost': loseShip,
  'Vader and Obi-Wan duel by power, 2 higher with a lightsaber, and the loser goes out of play for good': duel,
} as const;

/** Crash Site Memorial (CCG-CARD-118): the card here first, which all can see, then one of the hand. */
function exchange(g: Table, f: Resolve): boolean {
  const s = g.state;
  if (f.phase > 0) {
    const answer = answerTo(g, 'found');
    if (answer.kind === 'done') return true;
    f.list.push(answer.card);
  } else f.list = [];
  const stacked = s.zone.flatMap((zone, card) => (zone === UNDER && s.on[card] === f.card ? [card] : []));
  const options = f.list.length === 0 ? stacked : hand(s, f.seat);
  if (f.list.length < 2) {
    f.phase++;
    if (options.length === 0) return true;
    ask(g, f.seat, 'found', [...options.map((card) => ({ kind: 'pick' as const, card })), { kind: 'done' }], f.card);
    return false;
  }
  const [here, given] = f.list as [number, number];
  stackUnder(g, f.seat, given, f.card, STACKED);
  toPileOf(g, 'take', f.seat, here);
  f.list = [];
  return true;
}

/** Organa's Ceremonial Necklace (CCG-CARD-139). */
function pass(g: Table, f: Resolve): boolean {
  const s = g.state;
  if (f.phase++ > 0) {
    const answer = answerTo(g, 'target');
    if (answer.kind === 'pick') toPlace(g, 'placed', f.seat, f.card, answer.card, ON);
    return true;
  }
  const here = whereIs(g, f.card);
  const heirs = cardsInPlay(g).filter((card) => {
    const at = whereIs(g, card);
    return isCharacter(g, card) && s.controller[card] === f.seat && isAdjacent(g, here, at) && controls(g, f.seat, at);
  });
  if (heirs.length === 0) return true;
  ask(g, f.seat, 'target', [...heirs.map((card) => ({ kind: 'pick' as const, card })), { kind: 'done' }], f.card);
  return false;
}

/** Program Trap (CCG-CARD-132): aboard a starship only those aboard count and are lost. */
function explode(g: Table, f: Resolve): boolean {
  const s = g.state;
  const droid = s.on[f.card]!;
  const at = whereIs(g, droid);
  const ship = isAboard(s.as[droid]!) && isStarship(g, s.on[droid]!) ? s.on[droid]! : -1;
  const together = cardsAt(g, at).filter((card) => isCharacter(g, card) && (ship < 0 || s.on[card] === ship));
  if (f.n !== together.length * ONE) return true;
  const isPutOut = rulesOf(g, 'noExplosion').some((entry) => whereIs(g, entry.source) === at && isLive(g, entry));
  if (isPutOut) leavePlay(g, f.card, 'lost');
  else for (const card of together) if (ship >= 0 || isPresent(g, card)) leavePlay(g, card, 'lost');
  return true;
}

/** Kessel Run. */
function loseShip(g: Table, f: Resolve): boolean {
  const s = g.state;
  const target = s.kept[f.card]! - 1;
  if (target >= 0 && isAboard(s.as[target]!) && isStarship(g, s.on[target]!)) leavePlay(g, s.on[target]!, 'lost');
  return true;
}

/** The Circle Is Now Complete (CCG-READ-092). */
function duel(g: Table): boolean {
  const s = g.state;
  const named = (name: string): number => cardsInPlay(g).find((card) => defOf(g, card).name === name) ?? -1;
  const [vader, kenobi] = [named('Darth Vader'), named('Obi-Wan Kenobi')];
  if (vader < 0 || kenobi < 0) return true;
  const [dark, light] = [strength(g, vader), strength(g, kenobi)];
  if (dark === light) return true;
  const loser = dark < light ? vader : kenobi;
  s.barred[s.controller[loser]!]!.push(defOf(g, loser).titleId);
  leavePlay(g, loser, 'outOfPlay');
  return true;
}

function strength(g: Table, card: number): number {
  const s = g.state;
  const armed = cardsInPlay(g).some((other) => s.on[other] === card && defOf(g, other).is[LIGHTSABER] === 1);
  return valueOf(g, card, 'power') + (armed ? 2 * ONE : 0);
}
