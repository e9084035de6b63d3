// The page by the Expanded Rulebook: whole games, how often is asked, and what its table shows.
import { greedyBot } from '@dejarik/bots';
import { type Deck, seeded } from '@dejarik/kernel';
import { type BoardSpec, buildBoard } from '@dejarik/swtcg/testing';
import { describe, expect, it } from 'vitest';
import { EASY } from '../src/session/bots.ts';
import type { NewGame } from '../src/session/new-game.ts';
import { ALL_STOPS } from '../src/session/preferences.ts';
import type { Explained } from '../src/session/swtcg/explain.ts';
import { type State, type Swtcg, type SwtcgTable, swtcg } from '../src/session/swtcg/engine.ts';
import { swtcgPage } from '../src/session/swtcg/page-game.ts';
import { expandedBoard } from '../e2e/support/expanded.ts';
import { open, playOn } from './support/playing.ts';

const game: Swtcg = swtcg();
const page = swtcgPage(game);
const bot = greedyBot<State, SwtcgTable>(game, EASY);
const ofDemo = page.kit
  .decks()
  .filter(({ cards, side }) => side !== 'Yuuzhan Vong' && cards.some(({ id }) => id.startsWith('DEMO')));

function played(edition: string, seed: string, decks: readonly Deck[] = ofDemo) {
  const table = open(page, { edition, seed, decks, seats: ['easy', 'human'] }, { bots: [bot, null] });
  let answers = 0;
  const counting: typeof bot = {
    ...bot,
    choose(access, random) {
      answers++;
      return bot.choose(access, random);
    },
  };
  playOn(table, counting, undefined, seeded(seed));
  return { ...table, answers };
}

describe('a game by the Expanded Rulebook', () => {
  it('is played to its end', () => {
    const { shown, now } = played('x', 'one');
    expect(now().result).not.toBeNull();
    expect(now().edition).toBe('x');
    const kinds = new Set(shown.flatMap(({ happened }) => happened.map(({ kind }) => kind)));
    for (const kind of ['place', 'trigger', 'attack']) expect(kinds).toContain(kind);
  });

  it('asks little more often than one by the New Hope rulebook, though it has far more chances', () => {
    const decks = page.kit.starterDecks();
    const perTurn = (edition: string) => {
      const games = ['a', 'b', 'c'].map((seed) => played(edition, seed, decks));
      const turns = games.reduce((sum, { now }) => sum + now().turn, 0);
      const sum = (count: (game: (typeof games)[number]) => number): number =>
        games.reduce((all, each) => all + count(each), 0) / turns;
      return { asked: sum(({ answers }) => answers), decisions: sum(({ now }) => now().decision) };
    };
    const [first, second] = [perTurn('nh'), perTurn('x')];
    expect(second.asked).toBeLessThan(first.asked * 1.4);
    expect(second.decisions).toBeGreaterThan(first.decisions * 1.2);
  });
});

/** Two people at a table that is laid out. */
function laid(board: BoardSpec, stops = ALL_STOPS) {
  const start = buildBoard(game.cardsOf('x'), board, 'x');
  const decks = ['Dark', 'Light'].map((name) => ({ name, cards: [] }));
  const setup: NewGame = { edition: 'x', seed: 1, decks, seats: ['human', 'human'], start };
  const table = open(page, setup, { preferences: { stops, hold: false, every: true } });
  const answer = (words: string): void => {
    const { question } = table.now();
    const choice = question!.choices.find(({ text }) => text.includes(words));
    if (choice === undefined)
      throw new Error(`${words}? There is ${question!.choices.map(({ text }) => text).join(', ')}`);
    table.answer(choice.index);
  };
  /** Asked in the open, one looks at the own hand first. */
  const offers = (words: string): boolean => {
    const { covered, question, decision } = table.now();
    if (covered?.hand === true) table.session.lookAtHand(question!.seat, decision);
    return table.now().question!.choices.some(({ text }) => text.includes(words));
  };
  return { ...table, answer, offers };
}

describe('the table', () => {
  it('shows what lies open, and of what is hidden how much', () => {
    const { now } = laid(expandedBoard());
    const { sides, expanded, viewer } = now();
    const names = (cards: readonly { readonly face: string | null }[]) =>
      cards.map(({ face }) => (face === null ? null : game.everyCard().byId.get(face)!.card.name));
    expect(viewer).toBe(1);
    expect(expanded!.locations.map((location) => location?.seat ?? null)).toEqual([null, 0, null]);
    expect(names(sides[0]!.open)).toEqual(['The Iron Decree', 'Conscripted Worlds']);
    expect(names(sides[1]!.open)).toEqual(['The Reach Stands', 'Rebuild the Reach']);
    expect(names(sides[0]!.supply)).toEqual([null, null, null]);
    expect(names(sides[1]!.supply)).toEqual(['Reach Volunteers', 'Village Guard', 'Courier Escort']);
    expect(names(sides[0]!.arenas[0]![0]!.pilots)).toEqual(['Admiral Corvane', 'Star Destroyer Commander']);
    expect(names(sides[0]!.arenas[2]![0]!.equipment)).toEqual(["Executioner's Axe", "Hunter's Instinct"]);
    // A Trap is a face-down card like any other to those who do not own it.
    expect(names(sides[0]!.building)).toEqual([null, null]);
    expect(names(sides[1]!.building)).toEqual(['Ambush at the Pass', 'Sympathetic Worlds']);
  });

  it('says what can be disrupted, and what is disrupted by what', () => {
    const { now, answer, offers } = laid({
      at: 'battle starts',
      dark: { force: 6, space: ['Iron Cruiser'], hand: ['Crossed Signals'] },
      light: {
        force: 8,
        space: ['Outrider Wing', 'Lifeline Frigate'],
        hand: ['Fold into Mist', 'Veto of the Wardens'],
      },
    });
    const chain = () => now().expanded!.disrupts.map(({ what, seat, cancelled }) => [what, seat, cancelled]);
    const pass = (): void => answer(now().question!.choices.at(-1)!.text);
    while (!offers('Fold into Mist')) pass();
    answer('play Fold into Mist');
    expect(chain()).toEqual([['card', 1, false]]);
    expect(offers('Crossed Signals')).toBe(true);
    answer('play Crossed Signals');
    expect(chain()).toEqual([
      ['card', 1, false],
      ['card', 0, false],
    ]);
    while (!offers('Veto')) pass();
    answer('play Veto of the Wardens');
    while (now().expanded!.disrupts.length > 0) pass();
    // The disrupt was disrupted: the unit is chosen.
    expect(now().question!.kind).toBe('choose');
    answer('Outrider Wing');
    expect(now().sides[1]!.aside.map(({ kind, cards }) => [kind, cards.length])).toEqual([['set aside', 1]]);
  });

  it('names the card whose text is played out of a hand to whoever can disrupt it', () => {
    const { shown, now, answer, offers } = laid({
      at: 'battle starts',
      dark: { force: 2, space: ['Iron Cruiser'], hand: ['Jamming Field'] },
      light: { force: 5, space: ['Outrider Wing'], hand: ['Stowaway', 'Fold into Mist'] },
    });
    while (!offers('Stowaway')) answer(now().question!.choices.at(-1)!.text);
    answer('Stowaway');
    const { disrupts } = shown.findLast((moment) => moment.viewer === 0 && moment.expanded!.disrupts.length > 0)!
      .expanded!;
    expect(disrupts.map(({ what, face }) => [what, game.everyCard().byId.get(face!)?.card.name])).toEqual([
      ['ability', 'Stowaway'],
    ]);
  });

  it('says which of its eight steps an attack is in', () => {
    const { shown, now, answer } = laid({
      at: 'Ground battle',
      dice: [6, 6, 6, 6],
      dark: { force: 9, character: ['Guild Hunter'], hand: ['Counterstroke'] },
      light: {
        force: 9,
        character: ['Archive Warden', 'Reach Medic'],
        hand: ['Counterstroke', 'Twist of Fate'],
      },
    });
    for (let n = 0; n < 60 && now().result === null && now().turn < 3; n++) {
      const { choices } = now().question!;
      answer((choices.find(({ kind }) => kind === 'attack') ?? choices.at(-1)!).text);
    }
    const steps = new Set(shown.map(({ expanded }) => expanded!.attackStep));
    for (const step of [0, 1, 3, 5]) expect([...steps]).toContain(step);
  });

  it('explains a number by the Equipment that changes it', () => {
    const { now, session } = laid(expandedBoard());
    const [hunter] = now().sides[0]!.arenas[2]!;
    const { power } = page.askGame(session.known, 'explain', hunter!.card) as Explained;
    expect(power.map(({ from, n }) => [from, n])).toEqual([
      ['printed', 4],
      ["Executioner's Axe", 2],
    ]);
  });

  it('asks nobody whether to disrupt what they do themselves', () => {
    const { now } = laid(
      {
        at: 'Ground battle',
        dark: { character: [{ card: 'Guild Hunter', tapped: true }] },
        light: { force: 9, character: ['Archive Warden'], hand: ['Counterstroke'] },
      },
      { ...ALL_STOPS, general: 'never', moments: 'never', disrupt: 'possible', attack: 'never' },
    );
    expect(now().question!.kind).toBe('unitTurn');
  });
});
