/** Lightsaber duels (YJ-DUEL-01 to 33). */
import { DONE, opponentOf } from '@dejarik/kernel';
import { whyNotFight } from './battle.ts';
import { numberOptions, undrawn } from './destiny.ts';
import { duelText, score, useDuelText } from './dueltexts.ts';
import { moved } from './event.ts';
import { about, checkDecks, discard, happen, shuffle, takeDamage, tell, withOther } from './events.ts';
import { afterDefeat, ignorable, ignoreWeapon, noteFought, tellPower } from './fight.ts';
import { answerTo, ask, call, procedure, returned } from './flow.ts';
import { type Fight, newDuel, newFight } from './parts.ts';
import type { DuelCard, DuelOption } from './questions.ts';
import { type Refusal, reason } from './reason.ts';
import { damageOf, finalPower, userBox } from './stats.ts';
import { FOR_POWER } from './state.ts';
import { cardsAt, cardsLeft, countUse, defOf, isCharacter, type Table } from './table.ts';

const NO_DUELIST = reason('YJ-DUEL-03', 'this is no dueling Character');
const ARMED_DUELIST = reason('YJ-ARM-07', 'an Armed & Dangerous Character may defend in a duel but not start one');
const NO_LIGHTSABER = reason('YJ-DUEL-02', 'there is no lightsaber here that it can use');
const NO_CHALLENGE = reason('YJ-DUEL-05', 'only an opposing Character on the current planet can be challenged');

export const plainFight = ({ state: s }: Table): Fight =>
  newFight(s.seats.length, { duel: true, ships: false, planet: s.current, attacker: s.acting });

/** The lightsabers on the current planet that the seat's card could start a duel with (YJ-DUEL-02). */
function lightsabersFor(g: Table, seat: number, duelist: number): number[] {
  const user = defOf(g, duelist);
  const fight = plainFight(g);
  return cardsAt(g.state, seat, g.state.current).filter((weapon) => {
    const def = defOf(g, weapon);
    return def.lightsaber && userBox(g, fight, seat, user, def) !== null;
  });
}

/** Whether this Character of the seat on the current planet can start a duel, if duels can be started there at all. */
export function whyNotDuelist(g: Table, seat: number, card: number): Refusal {
  const def = defOf(g, card);
  if (!def.dueling) return NO_DUELIST;
  if (def.armed) return ARMED_DUELIST; // YJ-ARM-07
  return lightsabersFor(g, seat, card).length > 0 ? null : NO_LIGHTSABER;
}

/** Whether the seat can challenge this card (YJ-DUEL-05). */
export const whyNotChallenge = (g: Table, seat: number, target: number): Refusal =>
  isCharacter(g, target) && cardsAt(g.state, opponentOf(g.state, seat), g.state.current).includes(target)
    ? null
    : NO_CHALLENGE;

/** Every duel the seat may start: duelist, its lightsaber and the Character challenged (YJ-DUEL-02, 05). */
export function duelOptions(g: Table, seat: number): DuelOption[] {
  const s = g.state;
  const options: DuelOption[] = [];
  if (whyNotFight(g) !== null) return options;
  const foes = cardsAt(s, opponentOf(s, seat), s.current);
  for (const card of cardsAt(s, seat, s.current)) {
    if (whyNotDuelist(g, seat, card) !== null) continue;
    for (const weapon of lightsabersFor(g, seat, card))
      for (const target of foes)
        if (whyNotChallenge(g, seat, target) === null) options.push({ kind: 'duel', card, weapon, target });
  }
  return options;
}

/** Seats the fighters; their Weapons follow when the defender is known. */
function takeUp(g: Table, fight: Fight, seat: number, card: number, weapon: number): void {
  const camp = fight.camps[seat]!;
  camp.cards = [card];
  camp.weapons = [];
  camp.dots = [];
  if (weapon < 0) return;
  const box = userBox(g, fight, seat, defOf(g, card), defOf(g, weapon));
  if (box === null) return;
  camp.weapons = [weapon];
  camp.dots = [box.power];
  camp.cubes = [box.draws];
}

const defenderOf = ({ state: s }: Table): number => opponentOf(s, s.acting);

export const duel = procedure('duel', {
  /** YJ-DUEL-06, 09 to 12: another dueling Character may step in. */
  challenge(g, f) {
    const s = g.state;
    const enemy = defenderOf(g);
    const others = cardsAt(s, enemy, s.current).filter((card) => card !== f.defender && defOf(g, card).dueling);
    ask(
      g,
      enemy,
      'defend',
      [{ kind: 'stand', card: f.defender }, ...others.map((card) => ({ kind: 'defend', card }) as const)],
      f.duelist,
    );
  },
  challenged(g, f) {
    const s = g.state;
    f.defender = answerTo(g, 'defend').card;
    s.fight = plainFight(g);
    takeUp(g, s.fight, defenderOf(g), f.defender, -1);
    takeUp(g, s.fight, s.acting, f.duelist, f.weapon);
  },
  /** YJ-DUEL-07: any Weapon there that the defender can use. */
  defenderWeapon(g, { defender }) {
    const s = g.state;
    const enemy = defenderOf(g);
    const usable = cardsAt(s, enemy, s.current).filter(
      (card) => userBox(g, s.fight!, enemy, defOf(g, defender), defOf(g, card)) !== null,
    );
    const weapons = usable.map((card) => ({ kind: 'weapon', card }) as const);
    ask(g, enemy, 'duelWeapon', [...weapons, { kind: 'noWeapon' }], defender);
  },
  armed(g, f) {
    const s = g.state;
    const enemy = defenderOf(g);
    const answer = answerTo(g, 'duelWeapon');
    const weapon = answer.kind === 'weapon' ? answer.card : -1;
    if (weapon >= 0) takeUp(g, s.fight!, enemy, f.defender, weapon);
    const weaponDef = weapon < 0 ? -1 : s.def[weapon]!;
    tell(g, { ...about(g, 'defends', enemy, f.defender), weapon, weaponDef });
    // YJ-DUEL-13: a Character with DAMAGE 0 is simply discarded.
    const harmless = [s.acting, enemy].filter((seat) => defOf(g, s.fight!.camps[seat]!.cards[0]!).damage === 0);
    if (harmless.length === 0) return;
    noteFought(g, s.fight!);
    for (const seat of harmless) discardFighter(g, s.fight!, seat);
    s.fight = null;
    return DONE;
  },
  /** YJ-DUEL-04, YJ-WPN-13: a duel is a fight too, so a Gaderffii Stick may take the lightsaber out of it. */
  ignore(g) {
    const options = ignorable(g, defenderOf(g));
    if (options.length === 0) return 'drawPower';
    ask(g, defenderOf(g), 'ignore', [...options, { kind: 'pass' }], options[0]!.card);
  },
  ignored(g) {
    const answer = answerTo(g, 'ignore');
    if (answer.kind === 'ignore') ignoreWeapon(g, defenderOf(g), answer);
  },
  /** YJ-DUEL-15: Anakin's power; the card goes to the hand before it is set aside. */
  drawPower(g, { defender }) {
    if (defOf(g, defender).power >= 0) return 'drawHands';
    call(g, 'destiny', undrawn({ seat: defenderOf(g), purpose: FOR_POWER, by: defender }));
  },
  drawnPower(g) {
    const draw = returned(g, 'destiny');
    if (draw !== null) g.state.fight!.camps[defenderOf(g)]!.draws.push(draw);
  },
  /** YJ-DUEL-14, 16: dueling hands as large as the power of the Characters. */
  drawHands(g) {
    const s = g.state;
    s.duel = newDuel(s.seats.length, s.acting);
    for (const seat of [s.acting, defenderOf(g)]) {
      const n = finalPower(g, s.fight!, seat);
      noteWeapon(g, s.fight!, seat);
      tellPower(g, s.fight!, seat, n);
      for (let i = 0; i < n && cardsLeft(s, seat) > 0; i++) happen(g, moved('duelDraw', seat));
    }
  },
  /** YJ-DUEL-22: without a card to attack with the other attacks again. */
  nextAttack(g) {
    const d = g.state.duel!;
    if (d.hand.every((hand) => hand.length === 0)) return 'ranOut';
    if (d.hand[d.attacker]!.length === 0) d.attacker = opponentOf(g.state, d.attacker);
  },
  /** YJ-DUEL-17. */
  attack(g) {
    const d = g.state.duel!;
    ask(
      g,
      d.attacker,
      'duelAttack',
      cardsToPlay(g, d.hand[d.attacker]!, 'attack', () => true),
    );
  },
  attacked(g) {
    playCard(g, answerTo(g, 'duelAttack'));
  },
  /** YJ-DUEL-18: a card of the same number blocks and becomes the next attack. */
  block(g) {
    const d = g.state.duel!;
    const defender = opponentOf(g.state, d.attacker);
    const blocks = cardsToPlay(g, d.hand[defender]!, 'block', (n) => n === d.n);
    ask(g, defender, 'duelBlock', [...blocks, { kind: 'takeHit' }], d.attack);
  },
  blocked(g) {
    const d = g.state.duel!;
    const answer = answerTo(g, 'duelBlock');
    if (answer.kind === 'takeHit') return 'hit';
    d.attacker = opponentOf(g.state, d.attacker);
    playCard(g, answer);
    return 'block';
  },
  /** YJ-DUEL-19, 23: a hit, then the dueling text of the card that scored it. */
  hit(g, f) {
    const d = g.state.duel!;
    score(g, d, 1);
    const text = duelText(g, d);
    f.text = text?.id ?? -1;
    if (text === null) return 'defeated';
    if (text.is === 'duelExtraHit' && !text.discard) return 'useText';
  },
  askText(g) {
    const { attacker, attack: card } = g.state.duel!;
    ask(
      g,
      attacker,
      'duelText',
      [
        { kind: 'yes', card },
        { kind: 'no', card },
      ],
      card,
    );
  },
  decideText(g) {
    if (answerTo(g, 'duelText').kind === 'no') return 'defeated';
  },
  useText(g, f) {
    useDuelText(g, g.cards.abilities[f.text]!);
  },
  /** YJ-DUEL-24: as many hits as the printed DAMAGE; else whoever was hit attacks. */
  defeated(g) {
    const d = g.state.duel!;
    const victim = opponentOf(g.state, d.attacker);
    if (d.hits[victim]! >= defOf(g, g.state.fight!.camps[victim]!.cards[0]!).damage) return 'defeat';
    d.attacker = victim;
    d.attack = -1;
    return 'nextAttack';
  },
  /** YJ-DUEL-25. */
  defeat(g) {
    const s = g.state;
    const winner = s.duel!.attacker;
    const loser = opponentOf(s, winner);
    const fight = s.fight!;
    const damage = damageOf(g, fight, loser, 0);
    tell(g, withOther(g, 'won', winner, fight.camps[winner]!.cards[0]!, fight.camps[loser]!.cards[0]!));
    noteFought(g, fight);
    discardFighter(g, fight, loser);
    putBack(g);
    takeDamage(g, loser, damage);
    afterDefeat(g, fight, winner);
    s.fight = null;
    return DONE;
  },
  /** YJ-DUEL-26: more hits cost as many cards; equal hits cost nothing. */
  ranOut(g) {
    const s = g.state;
    const { hits } = s.duel!;
    noteFought(g, s.fight!);
    putBack(g);
    s.fight = null;
    const most = Math.max(...hits);
    const loser = hits.filter((n) => n === most).length > 1 ? -1 : hits.indexOf(most);
    tell(g, { kind: 'duelEnds', seat: loser, hits: loser < 0 ? 0 : most });
    if (loser >= 0) takeDamage(g, loser, most);
  },
});

function discardFighter(g: Table, { camps }: Fight, seat: number): void {
  const { cards, weapons } = camps[seat]!;
  tell(g, about(g, 'defeated', seat, cards[0]!));
  for (const card of [...cards, ...weapons]) discard(g, seat, card);
}

/** All dueling cards go back into the decks (YJ-DUEL-25, 27). */
function putBack(g: Table): void {
  const s = g.state;
  const d = s.duel!;
  for (const seat of s.seats.keys()) {
    for (const cards of [d.hand[seat]!, d.pile[seat]!])
      while (cards.length > 0) happen(g, moved('toDeck', seat, cards.at(-1)));
    shuffle(g, seat);
  }
  s.duel = null;
  checkDecks(g); // cards discarded by dueling text are gone for good (YJ-DUEL-28, YJ-OBJ-04)
}

/** The cards of a dueling hand that may be played, each kind and number once. */
function cardsToPlay<K extends 'attack' | 'block'>(
  g: Table,
  hand: readonly number[],
  kind: K,
  fits: (number: number) => boolean,
): DuelCard<K>[] {
  const options: DuelCard<K>[] = [];
  const known: number[] = [];
  for (const card of hand) {
    const def = defOf(g, card);
    if (known.includes(def.index)) continue;
    known.push(def.index);
    for (const { number } of numberOptions(card, def.destiny)) if (fits(number)) options.push({ kind, card, number });
  }
  return options;
}

function playCard(g: Table, { kind, card, number }: DuelCard<'attack'> | DuelCard<'block'>): void {
  const d = g.state.duel!;
  const seat = d.attacker;
  happen(g, { kind: 'duelPlay', seat, card, def: -1, from: -1, witnesses: 0, number, block: kind === 'block' });
  d.attack = d.pile[seat]!.at(-1)!;
  d.n = number;
}

function noteWeapon(g: Table, { camps }: Fight, seat: number): void {
  const camp = camps[seat]!;
  for (const weapon of camp.weapons)
    for (const ability of defOf(g, weapon).by.box ?? []) if (ability.box.power === camp.dots[0]) countUse(g, ability);
}
