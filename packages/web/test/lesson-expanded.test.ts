// The guided game on what 2022 changed, without the page: by its own choices to the end of the script, then freely to the end.
import { describe, expect, it } from 'vitest';
import { expandedLesson } from '../src/messages/lesson-expanded-en.ts';
import { type Event, type State, type SwtcgTable, swtcg } from '../src/session/swtcg/engine.ts';
import { lesson } from '../src/session/swtcg/lesson-expanded.ts';
import type { Moment } from '../src/session/swtcg/moment.ts';
import { swtcgPage } from '../src/session/swtcg/page-game.ts';
import { describeLesson, playTo } from './support/lesson.ts';
import { open, type Played } from './support/playing.ts';

const LIGHT = 1;
const game = swtcg();
const page = swtcgPage(game);
const at = (step: string): Played<State, SwtcgTable, Event, Moment> => playTo(open(page, lesson(game, 'Light')), step);
const titleOf = (face: string | null): string => game.everyCard().byId.get(face ?? '')?.card.name ?? '';

describeLesson({
  page,
  lesson: (side) => lesson(game, side),
  steps: Object.keys(expandedLesson.steps),
  ends: ['arenas', 'stalemate'],
});

describe('what the lesson says', () => {
  it('uses every prepared die, in at least fifteen steps', () => {
    expect(at('free').table.match.state.dice).toEqual([]);
    expect(Object.keys(expandedLesson.steps).length).toBeGreaterThanOrEqual(15);
  });

  it.each([
    ['resource', 30, 0],
    ['points', 28, 0],
    ['partly', 2, 0],
    ['location', 5, 4],
    ['trapCounters', 2, 4],
    ['equipment', 3, 8],
    ['useResource', 1, 7],
    ['militia', 2, 6],
    ['free', 0, 6],
  ])('at %s you have %i build points and %i Force', (step, points, force) => {
    const { sides } = at(step).now();
    expect([sides[LIGHT]!.points, sides[LIGHT]!.force]).toEqual([points, force]);
  });

  it('shows every kind of card that it speaks of', () => {
    const { sides, expanded } = at('free').now();
    const mine = sides[LIGHT]!;
    expect(mine.open.map(({ face }) => titleOf(face))).toEqual(['The Reach Stands', 'Sympathetic Worlds']);
    expect(titleOf(expanded!.locations[2]!.face)).toBe('Hidden Sanctuary');
    const warden = mine.arenas[2]!.find(({ face }) => titleOf(face) === 'Archive Warden')!;
    expect(warden.equipment.map(({ face }) => titleOf(face))).toEqual(["Warden's Saber"]);
    expect(warden.damage).toBe(2);
    expect(mine.arenas[1]!.map(({ face }) => titleOf(face))).toContain('Reach Volunteers');
  });

  it('has Second Guess waiting to be disrupted', () => {
    const { expanded } = at('disrupt').now();
    expect(expanded!.disrupts.map(({ what, face }) => [what, titleOf(face)])).toEqual([['card', 'Second Guess']]);
  });
});
