/** What effects do that fire weapons, move cards, or put this card and others somewhere. */
import { ONE } from '../exact.ts';
import { gather } from './battle.ts';
import { windowsOf } from './cancel.ts';
import { userOf } from './carrying.ts';
import { about, note, stackUnder, tell, toPlace } from './events.ts';
import { compileFilter } from './filters.ts';
import { answerTo, ask, call } from './flow.ts';
import { locationsOn } from './layout.ts';
import { whereIs } from './live.ts';
import { setFlag } from './moves.ts';
import { occasionOf, reactGoals } from './occasions.ts';
import { askCard, askWhether, cardsOf, chosenCard, isStill, type Operations, saidYes, speaking } from './operation.ts';
import { cardsOfRef, matching } from './spoken.ts';
import { AT, LOCATION, LOST, OFF, ON, PLAYED, STACKED, TABLE } from './state.ts';
import { defOf } from './table.ts';
import { combinable, combinedTargets, fireLineOf, fireReason, weaponsOf } from './targeting.ts';
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
    if (f.phase === 2) return;
    const card = chosenCard(g);
    if (card >= 0) f.list = [...f.list, card];
    const [target, ...weapons] = f.list as [number, ...number[]];
    const more = card < 0 ? [] : combinable(g, who, what, target, weapons);
    if (more.length > 0) return askCard(g, f, more, { orNone: weapons.length >= 2 });
    f.phase = 2;
    const targetLife = g.state.life[target]!;
    declareShot(g, { seat: f.seat, weapons, target, targetLife, each: 0, sniper: false });
    return false;
  },
  weakenShot(g, f, { by }) {
    for (const { action, happened } of windowsOf(g))
      if (action.kind === 'fire' && !happened && action.shot.weapons.includes(f.about?.card ?? -1))
        action.shot.each += by * ONE;
  },
  epic(g, f, { epic }) {
    if (f.phase++ > 0) return;
    const start = { seat: f.seat, card: f.card, destiny: 0 };
    if (epic === 'Attack Run')
      call(g, 'attackRun', { ...start, entered: 0, weapon: -1, fired: [], ship: -1, draws: 0, total: 0, checks: [] });
    else call(g, 'primaryIgnition', { ...start, system: -1, x: 0, y: 0, z: 0 });
    return false;
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
      return;
    }
    const context = speaking(f);
    const goals = locationsOn(s).filter((at) => at !== whereIs(g, card) && g.speech.fits(g, context, to, at));
    if (goals.length === 0) return;
    ask(
      g,
      f.seat,
      'where',
      goals.map((on) => ({ kind: 'to', on, as: AT, cost: 0 })),
      card,
    );
    return false;
  },
  moveAway(g, f, { who, free, lost }) {
    if (f.phase++ > 0) return;
    call(g, 'moveAway', { cards: cardsOf(g, f, who), free: free === true, orLost: lost === true });
    return false;
  },
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
    setFlag(s, f.card, OFF, (s.flags[f.card]! & OFF) === 0);
    tell(g, about(g, 'flagged', s.controller[f.card]!, f.card));
  },
  putUnder(g, f, { who }) {
    const { zone, as, controller } = g.state;
    if (zone[f.card] !== TABLE) return;
    for (const card of cardsOfRef(g, speaking(f), who))
      if (zone[card] === LOST || (zone[card] === TABLE && as[card] !== LOCATION && card !== f.card))
        stackUnder(g, controller[card]!, card, f.card, STACKED);
  },
} satisfies Partial<Operations>;
