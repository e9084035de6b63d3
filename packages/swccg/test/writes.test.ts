// The state is changed by events and moves. What is written elsewhere is listed here, with its reason.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { writesBeside } from '@dejarik/kernel/testing';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { emptyState, SEATS } from '../src/rules/state.ts';

/** Where the state is made and changed. */
const ITS_OWN = new Set(['rules/state.ts', 'rules/events.ts', 'rules/moves.ts']);

const ALLOWED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  // A state that begins, and one made up to fit a view: nobody plays it yet.
  'game.ts': { random: 'the start', piles: 'the start', frames: 'the start' },
  'view.ts': { def: 'a sample is another state', piles: 'a view is another state', just: 'a view', frames: 'a view' },

  // Where the game is, and what is under way: told when it begins and when it ends.
  'rules/turn.ts': {
    acting: 'whose turn is the first one; every later turn is an event',
    activated: 'Force was activated in this phase; each card of it is an event',
    result: 'endless games are drawn',
    just: 'what could be answered is over',
  },
  'rules/battle.ts': {
    battle: 'the battle under way',
    battled: 'who was in a battle this turn',
    battledAt: 'where there was one this turn',
    usedBattle: 'a new battle, in which nothing was used up',
    just: 'what could be answered is over',
  },
  'rules/weapons.ts': { battle: 'what was fired in the battle under way, and who was taken out of it' },
  'rules/damage.ts': {
    battle: 'damage and attrition that are left to pay',
    just: 'what could be answered is over',
    kept: 'forfeit that wears off (CCG-CARD-061)',
    version: 'with it',
  },
  'rules/drains.ts': {
    drain: 'the Force drain under way',
    drained: 'who drained this turn',
    drainedAt: 'where Force was drained this turn',
    drainLoss: 'Force lost to drains in this phase; each card of it is an event',
  },
  'rules/creatures.ts': {
    attack: 'the attack under way',
    battledAt: 'where there was one this turn',
    kept: 'the power of what a creature ate',
  },
  'rules/epic-events.ts': { attackRun: 'the attack run under way', moved: 'a starship has made its move' },
  'rules/answers.ts': { just: 'what could be answered is over' },
  'rules/usable.ts': { just: 'which card has answered it' },

  // Texts that wait, that last, and that are used up.
  'rules/automatic.ts': {
    waiting: 'texts that have to be carried out',
    attended: 'what they have heard of',
    together: 'the order in a pile is settled (CCG-PIL-17)',
  },
  'rules/utinni.ts': { waiting: 'a text has to be carried out' },
  'rules/force.ts': { lasting: 'a price that is paid lasts no more', version: 'with it' },
  'rules/operations.ts': {
    battle: 'what texts add and multiply in the battle under way',
    drain: 'a Force drain that is cancelled',
    battled: 'a card may be in a battle again',
    kept: 'a number that a text keeps',
    lasting: 'an effect that lasts begins',
    serial: 'its number',
    version: 'with them',
  },
  'rules/operations-battle.ts': {
    kept: 'the way that was chosen for a text',
    barred: 'who lost a duel is out of play for good',
    version: 'whoever was aboard is in another place',
  },
  'rules/operations-piles.ts': {
    usedTurn: 'a search that found nothing',
    controller: 'whose pile it goes to: the event says so (CCG-PIL-19, CCG-READ-039)',
  },
  'rules/operations-cards.ts': {
    moved: 'a regular move by text',
    kept: 'an errand that is done',
    controller: 'a card goes back to the hand it came from: the event says so',
    groups: 'locations in another order',
    version: 'with it',
  },
  'rules/bluffs.ts': { usedTurn: 'once a turn' },
  'rules/carrying.ts': {
    fired: 'a weapon or device was used',
    usedTurn: 'whoever handed it over has used it (CCG-WPN-09)',
  },
  'rules/deployment.ts': { usedGame: 'once a game' },
  'rules/declare.ts': { played: 'Interrupts of this turn' },
  'rules/cancel.ts': {
    kept: 'the title that is grabbed (CCG-IMM-04)',
    goal: 'the Interrupt that comes to the card',
    played: 'one more copy this turn',
  },

  // What goes with an event about a card that the same function makes happen.
  'rules/deploy.ts': {
    kept: 'the way chosen, or the target (CCG-UTI-03)',
    goal: 'where a quest leads',
    side: 'a card that is deployed on the other side of the table',
    version: 'with them',
    deployed: 'what was deployed this turn, and where',
    usedTurn: 'once a turn',
    groups: 'the place of a location in its row',
    on: 'what was at a converted location is at the new one (CCG-LOC-19)',
    drainedAt: 'as it was at the old one',
    battledAt: 'as it was at the old one',
    orbit: 'as it was at the old one',
    lasting: 'as it was at the old one',
  },
  'rules/move.ts': {
    moved: 'a card has made its move',
    battled: 'it may be battled again (CCG-CARD-019)',
    usedTurn: 'once a turn',
    just: 'what could be answered is over',
    parsec: 'the Death Star moves, which is told',
    orbit: 'the Death Star moves, which is told',
    version: 'with it',
  },
  'rules/capturing.ts': {
    controller: 'what is stolen, which is told (CCG-STL-01)',
    side: 'it crosses to the other half, which is told',
    version: 'with them',
    battle: 'who is captured is in the battle no more',
    kept: 'cover that is broken for good',
    moved: 'a card that leaves a ship has made its move',
  },
  'rules/leaving.ts': {
    groups: 'a location that leaves its row',
    battle: 'what has left is in the battle no more',
    together: 'cards that left at once, until their order is settled (CCG-PIL-17)',
    waiting: 'what the text of a lost card does',
  },
};

const FIELDS = new Set(Object.keys(emptyState('first', SEATS, [], [])));

test('only events and moves write to the state, but for what is listed', () => {
  const src = fileURLToPath(new URL('../src/', import.meta.url));
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.ts') && !ITS_OWN.has(name));
  const programs = files.map((file) => [file, parseSync(file, readFileSync(`${src}${file}`, 'utf8')).program] as const);
  const listed = Object.entries(ALLOWED).flatMap(([file, fields]) =>
    Object.keys(fields).map((field) => `${file}: ${field}`),
  );
  expect(writesBeside(programs, FIELDS, listed)).toEqual({ unlisted: [], stale: [] });
});
