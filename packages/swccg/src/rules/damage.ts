/** Destiny (section 33 of the ledger); losing Force (CCG-FRC-13 to 16); attrition, battle damage and forfeiting (section 35). */
import { DONE, opponentOf } from '@dejarik/kernel';
import { ONE } from '../exact.ts';
import { userOf } from './carrying.ts';
import { happen, moving, note, tell, toPileOf } from './events.ts';
import { compileFilter } from './filters.ts';
import { answerTo, ask, procedure, running } from './flow.ts';
import { loseAs, lossOptions } from './force.ts';
import { isStarship } from './kinds.ts';
import { loseInBattle } from './leaving.ts';
import { HIT, isAboard } from './lies.ts';
import { cardsInPlay, eachTitleOnce, rulesAt, rulesOf, rulesThat, whereIs } from './live.ts';
import { restore } from './moves.ts';
import { reach } from './occasions.ts';
import type { DrawDestiny } from './procedures.ts';
import { type PartNote, totalPower, valueOf, workOut } from './query.ts';
import { numbers, ofEach, type Questions } from './questions.ts';
import { isAbout, isLive } from './speech.ts';
import { ownRule } from './spoken.ts';
import { DESTINY, hand, RESERVE, TABLE } from './state.ts';
import { defOf, type Table, topOf } from './table.ts';
import { standsIn, wearsOff } from './weapons.ts';

export const damage = procedure('damage', {
  begin(g, { seat }) {
    if (damageOptions(g, seat).length === 0) return DONE;
    reach(g, note(g, 'damageStep', seat, -1, g.state.battle!.at));
  },
  left(g, f) {
    const s = g.state;
    const b = s.battle!;
    s.just = [];
    if (damageOptions(g, f.seat).length === 0) return 'paid';
    if (f.left || b.forfeited[f.seat] === 0 || ownCards(g, f.seat).length > 0) return 'choose';
    // All is forfeited, and battle damage is left (CCG-CARD-080).
    f.left = true;
    reach(g, note(g, 'damageLeft', f.seat, -1, b.at));
    return 'left';
  },
  choose(g, { seat }) {
    ask(g, seat, 'damage', damageOptions(g, seat), g.state.battle!.at);
  },
  take(g, f) {
    const { frames, battle: b } = g.state;
    const answer = answerTo(g, 'damage');
    switch (answer.kind) {
      case 'forfeit':
      case 'forfeitFor':
        forfeit(g, f.seat, answer.card);
        if (answer.kind === 'forfeitFor') restore(g, answer.hit); // CCG-CARD-042
        break;
      case 'forfeitFromHand':
        absorb(g, f.seat, valueOf(g, answer.card, 'forfeit'));
        toPileOf(g, 'forfeited', f.seat, answer.card);
        break;
      default: {
        // CCG-READ-096: what is paid with Force is a loss of Force, and can be answered as one.
        if (!f.told) {
          f.told = true;
          reach(g, note(g, 'mustLose', f.seat, -1, b!.at, -1, b!.damageLeft[f.seat]));
          if (frames.at(-2)?.proc === 'answers') return 'left'; // somebody is asked; then the choice is made anew
        }
        payWithForce(g, f, answer);
      }
    }
    answerForfeit(g, f.seat);
    return 'left';
  },
  paid(g, f) {
    if (f.paid > 0) reach(g, note(g, 'paid', f.seat, -1, g.state.battle!.at, -1, f.paid));
  },
});

/** CCG-DMG-22: a loss of Force. Where such losses are cut in half, one card is worth two; what is left over is rounded. */
function payWithForce(g: Table, f: { readonly seat: number; paid: number }, answer: Questions['lose']): void {
  const { damageLeft } = g.state.battle!;
  const left = damageLeft[f.seat]!;
  const met = halved(g, f.seat, 2) === 1 ? 2 * ONE : ONE;
  damageLeft[f.seat] = Math.max(0, left - met);
  if (left <= ONE && halved(g, f.seat, 1) === 0) return;
  loseAs(g, f.seat, answer);
  f.paid++;
}

/** CCG-DMG-20, CCG-ACT-06: each may be answered, by the opponent first. */
function answerForfeit(g: Table, seat: number): void {
  const just = g.state.just.findLast(({ on }) => on === 'forfeited');
  if (just !== undefined) reach(g, just, opponentOf(g.state, seat));
}

/** CCG-DMG-06, 23: counts against attrition and battle damage at once; what is over is wasted. Returns what it met. */
function absorb(g: Table, seat: number, value: number): number {
  const b = g.state.battle!;
  const met = Math.min(value, Math.max(b.attritionLeft[seat]!, b.damageLeft[seat]!));
  b.attritionLeft[seat] = Math.max(0, b.attritionLeft[seat]! - value);
  b.damageLeft[seat] = Math.max(0, b.damageLeft[seat]! - value);
  b.forfeited[seat] = 1;
  return met;
}

function forfeit(g: Table, seat: number, card: number): void {
  const s = g.state;
  const value = valueOf(g, card, 'forfeit');
  const met = absorb(g, seat, value);
  if (value > met && wearsOff(g, card)) {
    // CCG-CARD-061: it stays while it has forfeit left, even if it was hit.
    s.kept[card]! += met;
    s.version++;
    restore(g, card);
  } else loseInBattle(g, card, 'forfeited');
}

const ownCards = (g: Table, seat: number): number[] =>
  g.state.battle!.cards.filter((card) => g.state.zone[card] === TABLE && g.state.controller[card] === seat);

/** What the seat can do about what it owes; nothing: it owes nothing. */
function damageOptions(g: Table, seat: number): Questions['damage'][] {
  const s = g.state;
  const b = s.battle!;
  const own = ownCards(g, seat);
  const hits = own.filter((card) => (s.flags[card]! & HIT) !== 0);
  const attrition = b.attritionLeft[seat]! > 0 && own.some((card) => !isImmune(g, card));
  const owed = attrition || b.damageLeft[seat]! > 0;
  // CCG-DMG-08, 09: what was hit has to go; nothing else does without need.
  const options: Questions['damage'][] = ofEach('forfeit', owed ? own : hits);
  for (const hit of hits)
    for (const card of own) if (card !== hit && standsIn(g, card, hit)) options.push({ kind: 'forfeitFor', card, hit });
  if (owed && seat === b.loser) options.push(...fromHand(g, seat));
  if (b.damageLeft[seat]! > 0) options.push(...lossOptions(g, seat));
  return options;
}

/** CCG-CARD-128. */
function fromHand(g: Table, seat: number): Questions['damage'][] {
  const [entry] = rulesThat(g, 'forfeitFromHand', (one) => one.seat === seat);
  if (entry === undefined) return [];
  const { isKind } = compileFilter(entry.rule.what);
  const cards = hand(g.state, seat).filter((card) => isKind(g, card));
  return ofEach('forfeitFromHand', cards);
}

/** CCG-DMG-11 to 13: immunity is held against the whole attrition, never against what is left of it. */
export function isImmune(g: Table, card: number): boolean {
  const attrition = g.state.battle!.attrition[g.state.controller[card]!]!;
  for (const entry of rulesOf(g, 'immune')) {
    const { who, below, exactly } = entry.rule;
    if (below !== undefined && attrition >= below * ONE) continue;
    if (exactly !== undefined && attrition !== exactly * ONE) continue;
    if (isAbout(g, entry, who, card) && isLive(g, entry)) return true;
  }
  // CCG-SHP-10: a starship's immunity is that of all aboard.
  const { as, on } = g.state;
  return isAboard(as[card]!) && isStarship(g, on[card]!) && isImmune(g, on[card]!);
}

/** A text cuts the loss in half (CCG-READ-114): once, however many say so. */
function halved(g: Table, seat: number, n: number): number {
  const [entry] = rulesThat(g, 'halved', (one) => one.seat === seat);
  if (entry === undefined) return n;
  const { down } = entry.rule;
  const isDown = down !== undefined && cardsInPlay(g).some((card) => g.speech.fits(g, entry, down, card));
  return isDown ? Math.floor(n / 2) : Math.ceil(n / 2);
}

/** Force is lost one card at a time; the player says from where (CCG-OBJ-07, CCG-FRC-15). */
export const loseForce = procedure(
  'loseForce',
  {
    begin(g, f) {
      if (f.n <= 0 || f.price) return 'choose';
      reach(g, note(g, 'mustLose', f.seat, -1, -1, -1, f.n));
    },
    reduce(g, f) {
      g.state.just = g.state.just.filter(({ on }) => on !== 'mustLose');
      f.n = halved(g, f.seat, f.n);
    },
    choose(g, f) {
      if (f.n <= 0) return DONE;
      const options = lossOptions(g, f.seat, f.from);
      if (options.length === 0) return DONE;
      ask(g, f.seat, 'lose', options);
    },
    lose(g, f) {
      loseAs(g, f.seat, answerTo(g, 'lose'));
      f.n--;
      f.lost++;
      return 'choose';
    },
  },
  (f) => f.lost,
);

// Drawing destiny.

export const destiny = procedure(
  'destiny',
  {
    draw(g, f) {
      const card = topOf(g.state, f.seat, RESERVE);
      // CCG-DST-17: a battle destiny that there is no card for is not drawn.
      if (card < 0) return f.draw === 'battle' ? DONE : 'fails';
      f.card = card;
      const printed = defOf(g, card).destiny;
      const e = { ...moving('destiny', f.seat, card), n: -1, draw: f.draw, changes: [] as number[] };
      happen(g, e);
      f.n = printed[0]!;
      const n = drawnAs(g, f, (by, source) => by !== 0 && e.changes.push(g.state.def[source] ?? -1, by));
      if (printed.length > 1) return 'choose';
      e.n = n;
      return 'shown';
    },
    choose(g, f) {
      const printed = defOf(g, f.card).destiny.map((n) => n / ONE);
      ask(g, f.seat, 'destinyNumber', numbers(printed), f.card);
    },
    number(g, f) {
      f.n = answerTo(g, 'destinyNumber').n * ONE; // CCG-DST-04
      tell(g, { kind: 'chosen', seat: f.seat, n: f.n });
    },
    shown(g, f) {
      const n = drawnAs(g, f);
      f.result = { card: f.card, def: g.state.def[f.card]!, n, powerOnly: f.powerOnly, cancelled: false };
      if (f.draw === 'battle') doublePower(g, f);
      forget(g);
      reach(g, note(g, 'destiny', f.seat, f.card, g.state.battle?.at ?? -1, f.by, n));
    },
    away(g, f) {
      if (g.state.zone[f.card] === DESTINY) toPileOf(g, 'toUsed', f.seat, f.card);
      forget(g);
      if (!f.redrawn) return DONE;
      f.redrawn = false;
      return 'draw';
    },
    fails(g, f) {
      // CCG-DST-08: the opponent says whether a draw that fails counts 0 or 7.
      ask(g, opponentOf(g.state, f.seat), 'destinyNumber', numbers([0, 7]));
    },
    failed(g, f) {
      const { n } = answerTo(g, 'destinyNumber');
      f.result = { card: -1, def: -1, n: n * ONE, powerOnly: f.powerOnly, cancelled: false };
    },
  },
  (f) => f.result,
);

/** CCG-DST-06: a destiny can be answered until the next one. */
const forget = ({ state: s }: Table): void => {
  s.just = s.just.filter(({ on }) => on !== 'destiny');
};

/** CCG-DST-05, 13: what changes a drawn number changes it at once: texts about the card, about draws, and about the weapon. */
export function drawnAs(
  g: Table,
  f: Pick<DrawDestiny, 'seat' | 'card' | 'draw' | 'by' | 'n'>,
  noted?: PartNote,
): number {
  const { seat, card, draw, by } = f;
  let { n } = f;
  const add = (more: number, source: number): void => {
    n += more;
    noted?.(more, source);
  };
  let own = defOf(g, card).destiny[0]!;
  workOut(g, card, 'destiny', (entry, how, m) => {
    const next = how === 'add' ? own + m : how === 'times' ? own * m : m;
    add(next - own, entry?.source ?? -1);
    own = next;
  });
  // Weapons are fired out of battles too, and into battles next door.
  const at = draw === 'weapon' ? whereIs(g, by) : (g.state.battle?.at ?? -1);
  const drawing = rulesAt(g, 'draws', at, seat, ({ rule }) => rule.draw === 'any' || rule.draw === draw);
  const against = rulesThat(
    g,
    'drawnFor',
    ({ rule, source }) => by >= 0 && rule.what.includes(defOf(g, by).name) && isTargetOf(g, source, by),
  );
  const user = draw === 'weapon' ? userOf(g, by) : -1;
  const ofWeapon = rulesThat(g, 'weaponDraws', (entry) =>
    [by, user].some((one) => draw === 'weapon' && one >= 0 && isAbout(g, entry, entry.rule.who, one)),
  );
  for (const { rule, source } of [...eachTitleOnce(g, drawing), ...against, ...eachTitleOnce(g, ofWeapon)])
    add(rule.by * ONE, source);
  // What was done to the shot.
  if (draw === 'weapon') add(running(g.state, 'fire')?.each ?? 0, -1);
  return Math.max(0, n);
}

const isTargetOf = ({ state: s }: Table, card: number, by: number): boolean =>
  s.frames.some((frame) => frame.proc === 'resolve' && frame.card === by && frame.targets.flat().includes(card));

/** A card drawn for battle destiny can double the power of whoever is behind: once in a battle. */
function doublePower(g: Table, { seat, card }: DrawDestiny): void {
  const b = g.state.battle;
  if (b === null || b.timesPower[seat]! > 1 || ownRule(g, card, 'doublesPower') === undefined) return;
  const power = (of: number): number => totalPower(g, of, b.at, b.cards) + b.powerBonus[of]!;
  if (power(seat) < power(opponentOf(g.state, seat))) b.timesPower[seat] = 2;
}
