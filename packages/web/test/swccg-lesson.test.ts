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
    expect(generates(at('activateThird'), LIGHT)).toBe(7);
  });

  it.each([
    ['deployed', 2],
    ['ready', 4],
    ['drawAgain', 2],
    ['free', 8],
  ])('at %s the player has %i Force', (step, force) => {
    expect(at(step).now().sides[LIGHT]!.force).toBe(force);
  });

  it('fights ten against two, with attrition 3 and damage 8', () => {
    const { battle } = at('damage').now();
    expect(battle!.sides.map(({ total }) => total)).toEqual(['2', '10']);
    expect([battle!.sides[DARK]!.attrition, battle!.sides[DARK]!.damage]).toEqual([3, 8]);
    expect(battle!.shots).toEqual([
      {
        seat: LIGHT,
        weapon: 'Blaster',
        target: 'Commander Praji',
        parts: [{ text: '6', why: '' }],
        total: '6',
        needs: ['> ability 2'],
        outcome: 'hit',
      },
    ]);
  });

  it('lets Dark draw no battle destiny: its ability is 3', () => {
    expect(
      at('destiny')
        .now()
        .battle!.sides.map(({ ability }) => ability),
    ).toEqual(['3', '8']);
  });

  it('leaves the Cantina to the player, and a drain of 2', () => {
    const { question } = at('drain').now();
    expect(question!.choices[0]).toMatchObject({ kind: 'drain', effect: '2' });
    expect(nameOf(at('drain').table.match.table, question!.choices[0]!.card)).toBe('Tatooine: Cantina');
  });

  it('leaves Dark with less Life Force when it recovers', () => {
    const life = at('theirThird')
      .now()
      .sides.map(({ reserve, force, used }) => reserve + force + used);
    expect(life[DARK]).toBeLessThan(life[LIGHT]!);
  });
});
