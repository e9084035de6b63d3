// What the battle scene says: what totals and shots are made of, and of destiny that is still to come.
import { accessTo, livelyBot } from '@dejarik/bots';
import { Match, seeded } from '@dejarik/kernel';
import type { BoardSpec } from '@dejarik/swccg/testing';
import { expect, test } from 'vitest';
import { swccgTo } from '../e2e/support/swccg.ts';
import { knownFrom } from '../src/session/known.ts';
import { type BattleView, battleView } from '../src/session/swccg/battles.ts';
import {
  type Battle,
  type CcgTable,
  EDITION,
  type Event,
  FORCE,
  pile,
  POWER_STEP,
  RESERVE,
  shown,
  type State,
  starWarsCcg,
  starWarsCcgKit,
  USED,
} from '../src/session/swccg/engine.ts';
import { starWarsCcgPage } from '../src/session/swccg/page-game.ts';
import { TableViewer } from '../src/session/swccg/views.ts';
import { open } from './support/playing.ts';

const HAN = ['Han Solo', "Han's Heavy Blaster Pistol, on Han Solo"];

const battle = (...theirs: readonly string[]): BoardSpec => ({
  at: 'Light battles',
  locations: { 'Light Tatooine: Cantina': [...theirs, ...HAN, 'Chewbacca'] },
});
const startedOn = (board: BoardSpec) => swccgTo(board, 1, 'weapons', ['Battle at Tatooine: Cantina']);

const oddsOf = (board: BoardSpec) => open(starWarsCcgPage(), startedOn(board)).now().battle!.destiny;

test('what a draw has to be is told while the other side draws none', () => {
  expect(oddsOf(battle('Stormtrooper'))).toMatchObject({ draws: 1 });
});

test('while the other side has its own battle destiny to draw, nothing is said of who wins', () => {
  expect(oddsOf(battle('Darth Vader', 'Dr. Evazan'))).toBeNull();
});

const partsOf = ({ sides }: BattleView, seat: number): string[] =>
  sides[seat]!.parts.map(({ text, what, why }) => [text, what, why].filter((one) => one !== '').join(' '));

test('what a place adds to the total is a part of it, by name', () => {
  const board = battle('Stormtrooper');
  const above = { ...board, locations: { 'Light Tatooine': ['X-wing', 'Y-wing'], ...board.locations } };
  const view = open(starWarsCcgPage(), startedOn(above)).now().battle!;
  expect(partsOf(view, 1)).toEqual(['3 Han Solo', '8 Chewbacca', '+2 Tatooine']);
  expect(view.sides.map(({ total }) => total)).toEqual(['1', '13']);
});

/** From the weapons on, with this shot and then whatever is first. */
function fought(board: BoardSpec, ...choices: readonly string[]) {
  const played = open(starWarsCcgPage(), startedOn(board));
  const views: BattleView[] = [];
  const said = [...choices];
  for (let n = 0; n < 20; n++) {
    const { battle: view, question } = played.now();
    if (view === null || question === null) break;
    views.push(view);
    const wanted = question.choices.find(({ text }) => said[0] !== undefined && text.includes(said[0]));
    if (wanted !== undefined) said.shift();
    const next = question.choices.find(({ kind }) => ['done', 'pass', 'yes'].includes(kind)) ?? question.choices[0]!;
    played.answer((wanted ?? next).index);
  }
  return views;
}

const VADER: BoardSpec = {
  at: 'Light battles',
  locations: { 'Light Tatooine: Cantina': ['Darth Vader', 'Stormtrooper', 'Rebel Trooper', ...HAN] },
  dark: { reserve: ['Stormtrooper', 'Stormtrooper'] },
};

test('a shot shows its draw, what the weapon adds, the total and what that was held against', () => {
  const views = fought(VADER, "Fire Han's", 'Choose Darth Vader');
  expect(views.at(-1)!.shots).toEqual([
    {
      seat: 1,
      weapon: "Han's Heavy Blaster Pistol",
      target: 'Darth Vader',
      parts: [
        { text: '1', why: '' },
        { text: '+1', why: '' },
      ],
      total: '2',
      needs: ['> ability 6'],
      outcome: 'missed',
    },
  ]);
});

test('a drawn number that a card changes names it', () => {
  const views = fought(VADER);
  expect(partsOf(views.at(-1)!, 0)).toContain('2 Stormtrooper 1, +1 Darth Vader');
});

test('who need not be forfeited to the attrition is named', () => {
  const views = fought(VADER);
  expect(views.at(-1)!.sides.map(({ immune }) => immune)).toEqual([['Darth Vader'], []]);
});

test('what has left since it was added up is a part of what was added up', () => {
  const views = fought(VADER, 'Forfeit Rebel Trooper');
  expect(partsOf(views.at(-1)!, 1)).toContain('+1 from what has left or changed since');
});

const game = starWarsCcg();

const viewOf = (table: CcgTable, events: readonly Event[], seat: number): BattleView => {
  const seen = events.flatMap((event) => game.viewEvent(event, seat) ?? []);
  const known = knownFrom<State, CcgTable, Event>(game, { view: game.view(table, seat), events: seen, decision: 0 });
  return battleView(new TableViewer(known.table), known)!;
};

const SINCE = 'from what has left or changed since';

/** What is wrong with a side's sum; `fresh`: it was added up just now, with all its cards still there. */
function wrongIn({ parts, total, seat }: BattleView['sides'][number], b: Battle, fresh: boolean): string[] {
  const sum = parts.reduce((all, part) => all + part.n, 0);
  const isOther = shown(sum) !== total || (b.step >= POWER_STEP && sum !== b.total[seat]);
  const isUnexplained = fresh && parts.some(({ what }) => what === SINCE);
  return isOther || isUnexplained ? [`${seat}: ${parts.map(({ text, what }) => `${text} ${what}`).join(', ')}`] : [];
}

test('over many battles the parts come to the total, which is the one that the battle is decided by', () => {
  const decks = starWarsCcgKit(game).decks();
  const ofSide = (wanted: string) =>
    decks.filter(({ side }) => side === wanted).map(({ name, cards }) => ({ name, cards }));
  const [dark, light] = [ofSide('Dark'), ofSide('Light')];
  const wrong: string[] = [];
  let battles = 0;
  for (let i = 0; i < 24; i++) {
    const setup = { edition: EDITION, seed: `sums ${i}`, decks: [dark[i % 4]!, light[(i >> 2) % 4]!] };
    const match = Match.start<State, CcgTable>(game, setup);
    const bot = livelyBot();
    const random = seeded(`sums ${i}`);
    let last = -1;
    for (let n = 0; match.state.question !== null && n < 1500; n++) {
      const b = match.state.battle;
      if (b !== null) {
        const { sides } = viewOf(match.table, match.events as readonly Event[], n % 2);
        const fresh = b.step >= POWER_STEP && last < POWER_STEP;
        wrong.push(...sides.flatMap((side) => wrongIn(side, b, fresh)));
        if (last < 0) battles++;
      }
      last = b?.step ?? -1;
      match.repeat(bot.choose(accessTo(game, match.table), random));
    }
  }
  expect(wrong).toEqual([]);
  expect(battles).toBeGreaterThan(60);
});

/** Tusken Raiders have more power together, Tatooine adds to the other side, and each of them decides what is needed. */
const BEHIND: BoardSpec = {
  at: 'Light battles',
  locations: {
    'Light Tatooine': ['X-wing', 'Y-wing'],
    'Light Tatooine: Cantina': ['Tusken Raider', 'Tusken Raider', 'Tusken Raider', 'Luke Skywalker'],
  },
};

test('how likely a draw wins is what the engine says, card by card', () => {
  const saved = swccgTo(BEHIND, 1, 'battleDestiny', ['Battle at Tatooine: Cantina']);
  const start = saved.replay.start as State;
  const match = new Match<State, CcgTable>(game, start);
  for (const command of saved.replay.commands) match.repeat(command);
  const { destiny, sides } = viewOf(match.table, match.events as readonly Event[], 1);
  expect(sides.map(({ total }) => total)).toEqual(['6', '5']);
  const hidden = [RESERVE, FORCE, USED].flatMap((zone) => [...pile(match.state, 1, zone)]);
  const top = pile(match.state, 1, RESERVE).at(-1)!;
  const wins = hidden.filter((card) => {
    const state = game.clone(match.state);
    [state.def[top], state.def[card]] = [state.def[card]!, state.def[top]!];
    const tried = new Match<State, CcgTable>(game, state);
    for (let n = 0; n < 20 && (tried.state.battle?.step ?? 0) < POWER_STEP; n++) {
      const { options } = tried.state.question!;
      tried.repeat(
        Math.max(
          0,
          options.findIndex(({ kind }) => ['yes', 'pass', 'done'].includes(kind)),
        ),
      );
    }
    const [theirs, mine] = tried.state.battle!.total as [number, number];
    return mine > theirs;
  });
  expect(destiny).toMatchObject({ draws: 1, needs: 2, left: hidden.length });
  expect(wins.length).toBeGreaterThan(0);
  expect(wins.length).toBeLessThan(hidden.length);
  expect(destiny!.chance).toBeCloseTo(wins.length / hidden.length, 12);
});
