// What the gold button of the Star Wars TCG's table gives: never what was paid for, or a unit that could be kept.
import type { BoardSpec } from '@dejarik/swtcg/testing';
import { expect, it } from 'vitest';
import { prepared } from '../e2e/support/prepared.ts';
import type { State, SwtcgTable, Event } from '../src/session/swtcg/engine.ts';
import type { Moment } from '../src/session/swtcg/moment.ts';
import { swtcgPage } from '../src/session/swtcg/page-game.ts';
import { isPrimary, isWeak } from '../src/swtcg/choices.ts';
import { open } from './support/playing.ts';

const LIGHT = 1;

/** What is asked, what Space would give, and whether that gives something up. */
function gold(board: BoardSpec, kind: string, before: readonly string[], seat: 0 | 1 = LIGHT) {
  const saved = { ...prepared({ board, seat, kind, before }), seats: ['human', 'human'] as const };
  const moment = open<State, SwtcgTable, Event, Moment>(swtcgPage(), saved).now();
  const { question } = moment;
  return [question!.kind, question!.choices.find(isPrimary)!.kind, isWeak(moment)];
}

it('leaves no contested unit to the other side', () => {
  const board: BoardSpec = {
    at: 'battle starts',
    dark: { force: 3, character: ['Watto (A)'] },
    light: { force: 3, character: ['Watto (A)'] },
  };
  expect(gold(board, 'bid', [])).toEqual(['bid', 'pass', true]);
});

it('leaves no card in the deck that may be taken', () => {
  const board: BoardSpec = {
    at: 'Light builds',
    light: { ground: ['Clone Facility'], deck: ['Rebel Trooper', 'Clone Platoon', 'Clone Captain'] },
  };
  expect(gold(board, 'search', ['Clone Facility'])).toEqual(['search', 'done', true]);
});

it('leaves no damage that may be taken off', () => {
  const board: BoardSpec = {
    at: 'Light builds',
    light: {
      points: 3,
      hand: ['Oil Bath'],
      character: [
        { card: 'Luke Skywalker (B)', damage: 2 },
        { card: 'Jawa', damage: 1 },
      ],
    },
  };
  expect(gold(board, 'heal', ['complete Oil Bath'])).toEqual(['heal', 'done', true]);
});

it('leaves no reroll that was paid for', () => {
  const board: BoardSpec = {
    at: 'Character battle',
    dice: [4, 1, 1, 1],
    dark: { force: 5, hand: ['Second Effort'], character: ['Stormtrooper DV-692'] },
    light: { character: ['Clone Warrior 4/163'] },
  };
  expect(gold(board, 'die', ['attacks Clone Warrior', 'play Second Effort'], 0)).toEqual(['die', 'done', true]);
});

it('leaves no hits where they need not lie', () => {
  const board: BoardSpec = {
    at: 'Character battle',
    dice: [4, 5, 4, 1],
    dark: { force: 5, hand: ['Blaster Barrage'], character: ['Stormtrooper DV-692'] },
    light: { character: ['Clone Warrior 4/163', 'Rebel Trooper'] },
  };
  expect(gold(board, 'divide', ['attacks Clone Warrior', 'play Blaster Barrage'], 0)).toEqual(['divide', 'done', true]);
});
