// The guided first game of the Star Wars CCG without the page: by its own choices to the end of the script, then freely on.
import { describe, expect, it } from 'vitest';
import { lesson as texts } from '../src/messages/swccg-lesson-en.ts';
import { type CcgTable, type Event, generation, nameOf, type State, starWarsCcg } from '../src/session/swccg/engine.ts';
import { lesson } from '../src/session/swccg/lesson.ts';
import type { Moment } from '../src/session/swccg/moment.ts';
import { starWarsCcgPage } from '../src/session/swccg/page-game.ts';
import { describeLesson, playTo } from './support/lesson.ts';
import { open, type Played as AnyPlayed } from './support/playing.ts';

const DARK = 0;
const LIGHT = 1;
const STEPS = 40;
const game = starWarsCcg();
const page = starWarsCcgPage(game);

type Played = AnyPlayed<State, CcgTable, Event, Moment>;

const at = (step: string): Played => playTo(open(page, lesson(game, 'Light')), step);
const generates = ({ table: { match } }: Played, seat: number): number => generation(match.table, seat);

describeLesson({
  page,
  lesson: (side) => lesson(game, side),
  steps: Object.keys(texts.steps),
  ends: ['life force'],
});

describe('what the lesson says', () => {
  it('has at least forty steps', () => {
    expect(Object.keys(texts.steps).length).toBeGreaterThanOrEqual(STEPS);
  });

  it('begins with 51 cards of Life Force and eight cards in hand', () => {
    const { sides } = at('welcome').now();
    for (const { reserve, force, used, hand } of sides) expect([reserve + force + used, hand.length]).toEqual([51, 8]);
  });

  it('generates what the guide says', () => {
    expect(generates(at('generation'), DARK)).toBe(3);
    expect(generates(at('activate'), LIGHT)).toBe(6);
    expect(generates(at('theirTurn'), DARK)).toBe(5);
    expect(generates(at('activateAgain'), LIGHT)).toBe(6);
    expect(generates(at('activateThird'), LIGHT)).toBe(6);
  });

  it.each([
    ['deployed', 2],
    ['ready', 4],
    ['drawAgain', 1],
    ['free', 6],
  ])('at %s the player has %i Force', (step, force) => {
    expect(at(step).now().sides[LIGHT]!.force).toBe(force);
  });

  it('has the player move, answer an Interrupt with an Interrupt, and forfeit', () => {
    const taken = (step: string): unknown => {
      const { question } = at(step).now();
      return question!.choices.map(({ kind, card }) => [kind, nameOf(at(step).table.match.table, card)]);
    };
    expect(taken('walk')).toEqual([['move', 'Han Solo']]);
    expect(taken('sense')).toEqual([['text', 'Sense']]);
    expect(taken('damage')).toEqual([['forfeit', 'Rebel Trooper']]);
  });

  it('has Sense cancel the Interrupt that would keep Han Solo out of the battle', () => {
    const { chain } = at('sense').now();
    expect(chain.map(({ card }) => nameOf(at('sense').table.match.table, card))).toContain('Imperial Barrier');
    expect(
      at('destiny')
        .now()
        .battle!.sides[LIGHT]!.cards.map(({ card }) => nameOf(at('destiny').table.match.table, card)),
    ).toContain('Han Solo');
  });

  it('fights thirteen against five, with attrition for both and damage 8', () => {
    const { battle } = at('damage').now();
    expect(battle!.sides.map(({ total }) => total)).toEqual(['5', '13']);
    expect(battle!.sides.map(({ attrition, damage }) => [attrition, damage])).toEqual([
      [6, 8],
      [2, 0],
    ]);
    expect(battle!.shots).toEqual([
      {
        seat: LIGHT,
        weapon: 'Blaster',
        target: 'Commander Praji',
        parts: [{ text: '3', why: '' }],
        total: '3',
        needs: ['> ability 2'],
        outcome: 'hit',
      },
    ]);
  });

  it('leaves one damage to Force: eight without three forfeits', () => {
    const { battle } = at('theirLoss').now();
    expect([battle!.sides[DARK]!.attritionLeft, battle!.sides[DARK]!.damageLeft]).toEqual([0, 1]);
  });

  it('lets both draw battle destiny: their abilities are 4 and 8', () => {
    expect(
      at('destiny')
        .now()
        .battle!.sides.map(({ ability }) => ability),
    ).toEqual(['4', '8']);
  });

  it('leaves Mos Eisley contested: no drain there, and Han Solo the stronger', () => {
    const places = at('noDrain')
      .now()
      .groups.flatMap(({ locations }) => locations);
    const { by, power } = places.find(({ name }) => name === 'Mos Eisley')!;
    expect([by, power]).toEqual([-1, ['2', '3']]);
    expect(at('free').now().sides[LIGHT]!.hand).toHaveLength(4);
  });

  it('leaves the Cantina to the player, and a drain of 2', () => {
    const { question } = at('drain').now();
    expect(question!.choices[0]).toMatchObject({ kind: 'drain', effect: '2' });
    expect(nameOf(at('drain').table.match.table, question!.choices[0]!.card)).toBe('Tatooine: Cantina');
  });

  it('leaves Dark with less Life Force after the drain', () => {
    const life = at('bay')
      .now()
      .sides.map(({ reserve, force, used }) => reserve + force + used);
    expect(life[DARK]).toBeLessThan(life[LIGHT]!);
  });
});
