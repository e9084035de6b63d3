// What the worker tells the page of a table of Young Jedi: no more than the viewer may know, and every number in full.
import { below, Match, type RandomState, seeded, seenTable, SPECTATOR } from '@dejarik/kernel';
import { buildBoard, randomDeck } from '@dejarik/young-jedi/testing';
import { describe, expect, it } from 'vitest';
import { knownFrom, pastOf } from '../src/session/known.ts';
import { NO_ARRIVAL } from '../src/session/moment.ts';
import { automatic } from '../src/session/young-jedi/automatic.ts';
import {
  cardOf,
  EDITION,
  type Event,
  type SeenTable,
  type State,
  suggestPlan,
  type YjKnown,
  type YjTable,
  youngJedi,
} from '../src/session/young-jedi/engine.ts';
import type { FightSide, FightView } from '../src/session/young-jedi/fights.ts';
import { happeningsOf } from '../src/session/young-jedi/happenings.ts';
import { type Moment, momentOf } from '../src/session/young-jedi/moment.ts';
import { plannedBattle } from '../src/session/young-jedi/plan.ts';

type YjMatch = Match<State, YjTable>;

const game = youngJedi();
const MOST = 3000;

/** Anything goes, but nobody gives up what can be fought for. */
const DULL: ReadonlySet<string> = new Set(['surrender', 'discardHand']);
const LIVELY: ReadonlySet<string> = new Set(['startBattle', 'deploy', 'duel', 'evacuate', 'intercept']);

/** Plans are laid as they are suggested: in any other order hardly a Battle card would come into use. */
function lively({ state, table }: YjMatch, random: RandomState): number {
  const { kind: asked, seat, options } = state.question!;
  if (asked === 'plan') {
    const laid = state.battle!.plan[seat]!;
    const next = suggestPlan(table, seat).filter((card) => !laid.includes(card))[0];
    const at = options.findIndex((option) => cardOf(option) === next);
    expect(at, 'what is suggested can be laid').toBeGreaterThanOrEqual(0);
    return at;
  }
  const all = options.map(({ kind }, index) => ({ kind, index }));
  const liked = below(random, 4) > 0 ? all.filter(({ kind }) => LIVELY.has(kind)) : [];
  const among = liked.length > 0 ? liked : all.filter(({ kind }) => !DULL.has(kind));
  return among[below(random, among.length)]!.index;
}

function* playing(seed: string): Generator<YjMatch, void> {
  const random = seeded(`decks ${seed}`);
  const decks = [randomDeck(game.cards, 0, random), randomDeck(game.cards, 1, random)];
  const match = Match.start<State, YjTable>(game, { edition: EDITION, seed, decks });
  for (let n = 0; n < MOST && match.state.question !== null; n++) {
    yield match;
    match.repeat(lively(match, random));
  }
  yield match;
}

const GAMES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'] as const;

const seenBy = ({ table }: YjMatch, viewer: number): SeenTable => seenTable(game, game.view(table, viewer));
const knownTo = (match: YjMatch, viewer: number): YjKnown =>
  knownFrom<State, YjTable, Event>(game, pastOf(match, viewer, match.commands.length));
const momentFor = (match: YjMatch, viewer: number): Moment => momentOf(knownTo(match, viewer), NO_ARRIVAL, null);

describe('a moment', () => {
  it('hides which of the hidden cards is the Effect, and what they cost', () => {
    const state = buildBoard(game.cards, {
      at: 'Dark deploys',
      location: 'Mos Espa',
      dark: { Tatooine: ['hidden Watto, Slave Owner', 'hidden All-Out Attack'], turnsHere: 0 },
      light: { Tatooine: ['Qui-Gon Jinn, Jedi Master'] },
    });
    const match = new Match<State, YjTable>(game, state);
    const [seenByDark, seenByLight] = [0, 1].map((viewer) => momentFor(match, viewer).sides[0]);
    expect(seenByDark!.effect?.face).toBe('BEP-56');
    expect(seenByDark!.counters).toEqual({ limit: 6, spent: 0 });
    expect(seenByLight!.effect).toBeNull();
    expect(seenByLight!.cards.map(({ face }) => face)).toEqual([null, null]);
    expect(seenByLight!.counters).toBeNull();
  });
});

const sumOf = ({ parts, draws }: FightSide): number =>
  parts.reduce((sum, { n }) => sum + n, 0) + draws.reduce((sum, { n, counts }) => sum + (counts ? n : 0), 0);

/** Every fight of the game as it stood when it was decided. */
function fightsOf(seed: string): FightView[] {
  let last: YjMatch | null = null;
  for (const match of playing(seed)) last = match;
  return happeningsOf(knownTo(last!, SPECTATOR), 0).flatMap(({ fight, kind }) =>
    fight !== null && !fight.duel && (kind === 'won' || kind === 'tied') ? [fight] : [],
  );
}

describe('a fight', () => {
  it('is added up in view, and who has more wins', () => {
    const fights = GAMES.flatMap(fightsOf);
    for (const { sides, winner } of fights) {
      const [dark, light] = sides as [FightSide, FightSide];
      for (const side of sides) {
        expect(side.power).toBe(sumOf(side));
        expect(side.fighters.length).toBeGreaterThan(0);
      }
      expect(winner).toBe(dark.power === light.power ? -1 : dark.power! > light.power! ? 0 : 1);
    }
    // Enough of them, and of all sorts.
    expect(fights.length).toBeGreaterThan(50);
    expect(fights.some(({ winner }) => winner === -1)).toBe(true);
    expect(fights.some(({ sides }) => sides.some(({ draws }) => draws.length > 0))).toBe(true);
    expect(fights.some(({ sides }) => sides.some(({ battleCards }) => battleCards.some(({ works }) => works)))).toBe(
      true,
    );
  });
});

const battle = (hand: readonly string[]): YjMatch => {
  const state = buildBoard(game.cards, {
    at: 'Light battles',
    location: 'Mos Espa',
    dark: { Tatooine: ['Watto, Slave Owner'] },
    light: {
      hand,
      Tatooine: ['Anakin Skywalker, Podracer Pilot', 'Jawa, Thief', 'Padmé Naberrie, Handmaiden', 'Eopie'],
    },
  });
  return new Match<State, YjTable>(game, state);
};

function answer(match: YjMatch, kind: string): void {
  match.repeat(match.state.question!.options.findIndex((option) => option.kind === kind));
}

describe('a plan', () => {
  it('is suggested so that Weapons and Battle cards come into use, and says so', () => {
    const match = battle(['Are You An Angel?']);
    answer(match, 'startBattle');
    answer(match, 'declare');
    for (let n = 0; match.state.question?.kind === 'battleCards'; n++) answer(match, 'done');
    const moment = momentFor(match, 1);
    const { order } = moment.battle!.plan!;
    expect(order.length).toBe(5);
    const { fights, left } = plannedBattle(seenBy(match, 1), order);
    expect(left).toEqual([]);
    const together = fights.find(({ battle: card }) => card >= 0)!;
    expect(together.fighters.length).toBe(2);
    // 3 of Padmé, 3 of the Battle card are not known before it resolves; a draw for Anakin's power and one for the Eopie.
    expect(together.draws).toBe(2);
    expect(together.weapons.length).toBe(1);
  });

  it('tells which card would be of no use', () => {
    const match = battle(['Are You An Angel?']);
    answer(match, 'startBattle');
    answer(match, 'declare');
    for (let n = 0; match.state.question?.kind === 'battleCards'; n++) answer(match, 'done');
    const { order, cards } = momentFor(match, 1).battle!.plan!;
    const named = (face: string): number => cards.find((card) => card.face === face)!.card;
    const [angel, jawa] = [named('MDM-48'), named('MDM-29')];
    const rest = order.filter((card) => card !== angel && card !== jawa);
    const { fights } = plannedBattle(seenBy(match, 1), [angel, jawa, ...rest]);
    expect(fights[0]).toMatchObject({ fighters: [jawa], battle: -1, wasted: [angel] });
  });
});

describe('what is answered without a click', () => {
  it('passes over Battle cards that nobody here can use, and asks about the others', () => {
    const useless = battle(['Enough Of This Pretense']);
    answer(useless, 'startBattle');
    expect(useless.state.question!.options[automatic(seenBy(useless, 1), false)!]?.kind).toBe('done');
    const useful = battle(["Shmi's Pride"]);
    answer(useful, 'startBattle');
    expect(automatic(seenBy(useful, 1), false)).toBeNull();
  });

  it('ends the turn when it is to end, and only the own one', () => {
    const match = battle([]);
    expect(automatic(seenBy(match, 1), false)).toBeNull();
    for (const kind of ['battle', 'evenUp']) {
      expect(match.state.question!.kind).toBe(kind);
      match.repeat(automatic(seenBy(match, 1), true)!);
    }
    expect(match.state.acting).toBe(0);
    expect(match.state.question!.kind).toBe('deploy');
    expect(match.state.question!.seat).toBe(0);
  });
});
