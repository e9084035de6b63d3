// The guided first game without the page: by its own choices to the end of the script, then freely to the end.
import { describe, expect, it } from 'vitest';
import { lesson as texts } from '../src/messages/lesson-en.ts';
import { arenaUnits, type Event, nameOf, type State, type SwtcgTable, swtcg } from '../src/session/swtcg/engine.ts';
import { lesson } from '../src/session/swtcg/lesson.ts';
import type { Moment } from '../src/session/swtcg/moment.ts';
import { swtcgPage } from '../src/session/swtcg/page-game.ts';
import { describeLesson, playTo } from './support/lesson.ts';
import { open, type Played as AnyPlayed } from './support/playing.ts';

const DARK = 0;
const LIGHT = 1;
const game = swtcg();
const page = swtcgPage(game);

type Played = AnyPlayed<State, SwtcgTable, Event, Moment>;

const at = (step: string): Played => playTo(open(page, lesson(game, 'Light')), step);

const unitsIn = ({ table: { match } }: Played, seat: number, arena: number): string[] =>
  arenaUnits(match.state, seat, arena).map((unit) => nameOf(match.table, unit));

function damageOf({ table: { match } }: Played, title: string): number {
  const { arena, build } = match.state;
  const unit = [...arena, ...build].flat().find((card) => nameOf(match.table, card) === title);
  if (unit === undefined) throw new Error(`${title} is not in play`);
  return match.state.damage[unit]!;
}

describeLesson({
  page,
  lesson: (side) => lesson(game, side),
  steps: Object.keys(texts.steps),
  ends: ['arenas'],
});

describe('what the lesson says', () => {
  it('uses every prepared die', () => {
    expect(at('free').table.match.state.dice).toEqual([]);
  });

  /** Setup totals, as [Dark, Light], at the steps that tell them. */
  it.each([
    ['unitCard', [5, 0]],
    ['arenas', [5, 4]],
    ['drawn', [14, 11]],
    ['shields', [19, 17]],
    ['second', [28, 22]],
    ['thirty', [28, 25]],
  ])('setup at %s', (step, totals) => {
    const played = at(step);
    expect(played.now().setup?.totals).toEqual(totals);
  });

  it.each([
    ['turn', 4, 5],
    ['deploy', 4, 5],
    ['build', 4, 2],
    ['evade', 4, 0],
    ['evaded', 2, 0],
    ['check', 6, 4],
    ['surge', 6, 0],
    ['dodge', 5, 0],
    ['free', 8, 3],
  ])('Force and build points at %s', (step, force, points) => {
    const played = at(step);
    const { state } = played.table.match;
    expect([state.force[LIGHT], state.points[LIGHT]]).toEqual([force, points]);
  });

  it.each([
    ['attack', 'Jedi Starfighter 3R3', 1],
    ['power', 'Jedi Starfighter 3R3', 2],
    ['ground', 'Droid Starfighter Wing', 3],
    ['together', 'Destroyer Droid Squad', 2],
    ['together', 'AT-TE Troop Transport', 1],
    ['character', 'Republic Attack Gunship UH-478', 5],
    ['evade', 'Obi-Wan Kenobi (C)', 0],
    ['evaded', 'Obi-Wan Kenobi (C)', 2],
    ['last', 'Super Battle Droid 8EX', 1],
    ['walkerAttack', 'Commerce Guild Droid 81', 2],
    ['anakin', 'AT-TE Troop Transport', 3],
    ['anakin', 'Super Battle Droid 8EX', 3],
    ['padme', 'Obi-Wan Kenobi (C)', 3],
    ['free', 'Super Battle Droid 5TE', 2],
    ['free', 'Republic Attack Gunship UH-478', 5],
  ])('damage at %s of %s', (step, title, damage) => {
    const played = at(step);
    expect(damageOf(played, title)).toBe(damage);
  });

  it.each([
    ['evade', 4],
    ['dodge', 3],
  ])('damage to Obi-Wan that is pending at %s', (step, n) => {
    const played = at(step);
    expect(played.now().pending.map((pending) => pending.n)).toEqual([n]);
  });

  it('leaves the player in control of Space and near the second arena, on the third turn', () => {
    const played = at('free');
    const { turn, question } = played.now();
    expect([turn, question?.seat, question?.kind]).toEqual([3, LIGHT, 'build']);
    expect(unitsIn(played, DARK, 0)).toEqual([]);
    expect(unitsIn(played, LIGHT, 0)).toEqual(['Republic Assault Ship', 'Jedi Starfighter 3R3']);
    expect(unitsIn(played, DARK, 1)).toEqual(['Super Battle Droid Squad']);
    expect(unitsIn(played, DARK, 2)).toEqual(['Super Battle Droid 5TE']);
  });
});
