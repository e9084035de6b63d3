/** Lightsaber duels (YJ-DUEL-01 to 33). */
import { ask, call, type Frame, type Option, option, procedure } from '@dejarik/kernel';
import type { Ability } from '../cards/ability.ts';
import { mayFight } from './battle.ts';
import { drawDestiny, numberOptions } from './destiny.ts';
import { checkDecks, event, happen, takeDamage, tell } from './events.ts';
import { afterDefeat, asksToIgnore, ignoreWeapon, noteFought, tellPower } from './fight.ts';
import { emptyCamp } from './reveal.ts';
import { damageOf, finalPower, userBox } from './stats.ts';
import { type Duel, enemyOf, type Fight, FOR_POWER } from './state.ts';
import { cardsAt, countUse, defOf, isCharacter, type Table } from './table.ts';

interface DuelFrame extends Frame {
  readonly duelist: number;
  readonly weapon: number;
  defender: number;
  /** The text of the card that hit, while its player decides. */
  text: number;
}

export const plainFight = (g: Table): Fight => ({
  duel: true,
  ships: false,
  planet: g.state.current,
  attacker: g.state.acting,
  camps: [emptyCamp(), emptyCamp()],
});

/** Every duel the seat may start: duelist, its lightsaber (n) and the Character challenged (YJ-DUEL-02, 05). */
export function duelOptions(g: Table, seat: number): Option[] {
  const s = g.state;
  const options: Option[] = [];
  if (!mayFight(g)) return options;
  const fight = plainFight(g);
  const own = cardsAt(s, seat, s.current);
  const foes = cardsAt(s, enemyOf(seat), s.current).filter((card) => isCharacter(g, card));
  for (const duelist of own) {
    const def = defOf(g, duelist);
    if (!def.dueling || def.armed) continue; // YJ-ARM-07
    for (const weapon of own) {
      const saber = defOf(g, weapon);
      if (!saber.lightsaber || userBox(g, fight, seat, def, saber) === null) continue;
      for (const foe of foes) options.push(option('duel', duelist, foe, weapon));
    }
  }
  return options;
}

export function beginDuel(g: Table, duelist: number, defender: number, weapon: number): void {
  tell(g, { ...event('duel', g.state.acting, duelist, defender), defs: [g.state.def[weapon]!] });
  call(g, { proc: 'duel', step: 0, duelist, defender, weapon, text: -1 } as DuelFrame);
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

export const duel = procedure<Table, DuelFrame>('duel', {
  /** YJ-DUEL-06, 09 to 12: another dueling Character may step in. */
  challenge(g, f) {
    const s = g.state;
    const enemy = enemyOf(s.acting);
    const others = cardsAt(s, enemy, s.current).filter((card) => card !== f.defender && defOf(g, card).dueling);
    ask(g, enemy, 'defend', [option('stand', f.defender), ...others.map((card) => option('defend', card))], f.duelist);
  },
  challenged(g, f) {
    const s = g.state;
    f.defender = s.answer!.card;
    s.fight = plainFight(g);
    takeUp(g, s.fight, enemyOf(s.acting), f.defender, -1);
    takeUp(g, s.fight, s.acting, f.duelist, f.weapon);
  },
  /** YJ-DUEL-07: any Weapon there that the defender can use. */
  defenderWeapon(g, f) {
    const s = g.state;
    const enemy = enemyOf(s.acting);
    const usable = cardsAt(s, enemy, s.current).filter(
      (card) => userBox(g, s.fight!, enemy, defOf(g, f.defender), defOf(g, card)) !== null,
    );
    ask(g, enemy, 'duelWeapon', [...usable.map((card) => option('weapon', card)), option('noWeapon')], f.defender);
  },
  armed(g, f) {
    const s = g.state;
    const { kind, card } = s.answer!;
    if (kind === 'weapon') takeUp(g, s.fight!, enemyOf(s.acting), f.defender, card);
    const weapons = kind === 'weapon' ? [s.def[card]!] : [];
    tell(g, { ...event('defends', enemyOf(s.acting), f.defender), defs: weapons });
    // YJ-DUEL-13: a Character with DAMAGE 0 is simply discarded.
    const harmless = [s.acting, enemyOf(s.acting)].filter(
      (seat) => defOf(g, s.fight!.camps[seat]!.cards[0]!).damage === 0,
    );
    if (harmless.length === 0) return;
    noteFought(g, s.fight!);
    for (const seat of harmless) discardFighter(g, s.fight!, seat);
    s.fight = null;
    return 'done';
  },
  /** YJ-DUEL-04, YJ-WPN-13: a duel is a fight too, so a Gaderffii Stick may take the lightsaber out of it. */
  ignore(g) {
    if (!asksToIgnore(g, enemyOf(g.state.acting))) return 'drawPower';
  },
  ignored(g) {
    ignoreWeapon(g, enemyOf(g.state.acting));
  },
  /** YJ-DUEL-15: Anakin's power; the card goes to the hand before it is set aside. */
  drawPower(g, f) {
    if (defOf(g, f.defender).power < 0) drawDestiny(g, enemyOf(g.state.acting), FOR_POWER, 1, f.defender);
  },
  /** YJ-DUEL-14, 16: dueling hands as large as the power of the Characters. */
  drawHands(g) {
    const s = g.state;
    s.duel = {
      initiator: s.acting,
      hand: [[], []],
      pile: [[], []],
      hits: [0, 0],
      attacker: s.acting,
      attack: -1,
      n: 0,
    };
    for (const seat of [s.acting, enemyOf(s.acting)]) {
      const n = finalPower(g, s.fight!, seat);
      noteWeapon(g, s.fight!, seat);
      tellPower(g, s.fight!, seat, n);
      for (let i = 0; i < n && s.deck[seat]!.length + s.laps[seat]!.length > 0; i++) happen(g, event('duelDraw', seat));
    }
  },
  /** YJ-DUEL-17, 22: the attacker plays a card; without one the other attacks again. */
  attack(g) {
    const d = g.state.duel!;
    if (d.hand[0]!.length === 0 && d.hand[1]!.length === 0) return 'ranOut';
    if (d.hand[d.attacker]!.length === 0) d.attacker = enemyOf(d.attacker);
    ask(g, d.attacker, 'duelAttack', cardsToPlay(g, d, 'attack', -1));
  },
  attacked(g) {
    playCard(g, 0);
  },
  /** YJ-DUEL-18: a card of the same number blocks and becomes the next attack. */
  block(g) {
    const d = g.state.duel!;
    const defender = enemyOf(d.attacker);
    const blocks = cardsToPlay(g, d, 'block', d.n, defender);
    ask(g, defender, 'duelBlock', [...blocks, option('takeHit')], d.attack);
  },
  blocked(g) {
    const d = g.state.duel!;
    if (g.state.answer!.kind === 'takeHit') return 'hit';
    d.attacker = enemyOf(d.attacker);
    playCard(g, 1);
    return 'block';
  },
  /** YJ-DUEL-19, 23: a hit, then the dueling text of the card that scored it. */
  hit(g, f) {
    const d = g.state.duel!;
    score(g, d, 1);
    f.text = -1;
    const text = usesLightsaber(g, d.attacker) ? duelText(g, d) : undefined;
    if (text === undefined) return 'defeated';
    f.text = text.id;
    if (text.is === 'duelExtraHit' && !text.discard) return 'useText';
  },
  askText(g) {
    const d = g.state.duel!;
    ask(g, d.attacker, 'duelText', [option('yes', d.attack), option('no', d.attack)], d.attack);
  },
  decideText(g) {
    if (g.state.answer!.kind === 'no') return 'defeated';
  },
  useText(g, f) {
    useDuelText(g, g.cards.abilities[f.text]!);
  },
  /** YJ-DUEL-24: as many hits as the printed DAMAGE; else whoever was hit attacks. */
  defeated(g) {
    const d = g.state.duel!;
    const victim = enemyOf(d.attacker);
    if (d.hits[victim]! >= defOf(g, g.state.fight!.camps[victim]!.cards[0]!).damage) return 'defeat';
    d.attacker = victim;
    d.attack = -1;
    return 'attack';
  },
  /** YJ-DUEL-25. */
  defeat(g) {
    const s = g.state;
    const winner = s.duel!.attacker;
    const loser = enemyOf(winner);
    const fight = s.fight!;
    const damage = damageOf(g, fight, loser, 0);
    tell(g, event('won', winner, fight.camps[winner]!.cards[0], fight.camps[loser]!.cards[0]));
    noteFought(g, fight);
    discardFighter(g, fight, loser);
    putBack(g);
    takeDamage(g, loser, damage);
    afterDefeat(g, fight, winner);
    s.fight = null;
    return 'done';
  },
  /** YJ-DUEL-26: more hits cost as many cards; equal hits cost nothing. */
  ranOut(g) {
    const s = g.state;
    const { hits } = s.duel!;
    noteFought(g, s.fight!);
    putBack(g);
    s.fight = null;
    const loser = hits[0] === hits[1] ? -1 : hits[0]! > hits[1]! ? 0 : 1;
    tell(g, event('duelEnds', loser, -1, -1, loser < 0 ? 0 : hits[loser]!));
    if (loser >= 0) takeDamage(g, loser, hits[loser]!);
  },
});

function discardFighter(g: Table, fight: Fight, seat: number): void {
  const { cards, weapons } = fight.camps[seat]!;
  tell(g, event('defeated', seat, cards[0]));
  for (const card of [...cards, ...weapons]) happen(g, event('discard', seat, card));
}

/** All dueling cards go back into the decks (YJ-DUEL-25, 27). */
function putBack(g: Table): void {
  const s = g.state;
  const d = s.duel!;
  for (const seat of [0, 1]) {
    for (const cards of [d.hand[seat]!, d.pile[seat]!])
      while (cards.length > 0) happen(g, event('toDeck', seat, cards.at(-1)));
    happen(g, event('shuffle', seat));
  }
  s.duel = null;
  checkDecks(g); // cards discarded by dueling text are gone for good (YJ-DUEL-28, YJ-OBJ-04)
}

/** The cards of a dueling hand that may be played, each kind and number once. */
function cardsToPlay(g: Table, d: Duel, kind: string, wanted: number, seat = d.attacker): Option[] {
  const options: Option[] = [];
  const known = new Set<number>();
  for (const card of d.hand[seat]!) {
    const def = defOf(g, card);
    if (known.has(def.index)) continue;
    known.add(def.index);
    for (const { n } of numberOptions(card, def.destiny))
      if (wanted < 0 || n === wanted) options.push(option(kind, card, -1, n));
  }
  return options;
}

function playCard(g: Table, block: number): void {
  const d = g.state.duel!;
  const { card, n } = g.state.answer!;
  happen(g, event('duelPlay', d.attacker, card, block, n));
  d.attack = d.pile[d.attacker]!.at(-1)!;
  d.n = n;
}

function score(g: Table, d: Duel, n: number): void {
  const victim = enemyOf(d.attacker);
  d.hits[victim] = d.hits[victim]! + n;
  tell(g, event('hit', victim, g.state.fight!.camps[victim]!.cards[0], d.attack, d.hits[victim]));
}

/** YJ-DUEL-23, YJ-ARM-08: a lightsaber Weapon card, or a built-in one. */
function usesLightsaber(g: Table, seat: number): boolean {
  const { cards, weapons } = g.state.fight!.camps[seat]!;
  if (weapons.some((weapon) => defOf(g, weapon).lightsaber)) return true;
  return (defOf(g, cards[0]!).by.builtIn ?? []).some((ability) => ability.is === 'builtIn' && ability.lightsaber);
}

/** The dueling text of the attack card: of the card itself or of one of its halves. */
function duelText(g: Table, d: Duel) {
  const def = defOf(g, d.attack);
  for (const form of [def, ...def.halves])
    for (const ability of form.abilities) {
      if (ability.is === 'duelExtraHit' || ability.is === 'duelDraw') return ability;
      if (ability.is === 'duelRemoveHit' && d.hits[d.attacker]! > 0) return ability;
    }
  return undefined;
}

function useDuelText(g: Table, ability: Ability): void {
  const d = g.state.duel!;
  const seat = d.attacker;
  countUse(g, ability);
  tell(g, event('text', seat, d.attack));
  if (ability.is === 'duelRemoveHit') {
    d.hits[seat] = d.hits[seat]! - 1;
    tell(g, event('hit', seat, g.state.fight!.camps[seat]!.cards[0], -1, d.hits[seat]));
    return;
  }
  if ((ability.is === 'duelExtraHit' || ability.is === 'duelDraw') && ability.discard)
    happen(g, event('discard', seat, d.attack)); // YJ-DUEL-28
  if (ability.is === 'duelExtraHit') score(g, d, ability.n);
  else if (ability.is === 'duelDraw') for (let i = 0; i < ability.n; i++) happen(g, event('duelDraw', seat));
}

function noteWeapon(g: Table, fight: Fight, seat: number): void {
  const camp = fight.camps[seat]!;
  for (const weapon of camp.weapons)
    for (const ability of defOf(g, weapon).by.box ?? [])
      if (ability.is === 'box' && ability.box.power === camp.dots[0]) countUse(g, ability);
}
