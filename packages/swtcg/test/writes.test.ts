/** The state is changed by events and moves. What is written elsewhere is on this list, with the reason. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { writesBeside } from '@dejarik/kernel/testing';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { swtcg } from '../src/game.ts';
import { starterDecks } from '../src/decks/shipped.ts';

const src = fileURLToPath(new URL('../src/', import.meta.url));

/** Here the state is made, copied and changed. */
const AT_HOME = new Set([
  'rules/state.ts',
  'rules/state-expanded.ts',
  'rules/events.ts',
  'rules/events-expanded.ts',
  'rules/moves.ts',
]);

const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  // Where the game is: a procedure says that it has come to a phase, a step, an attack, and that it is over.
  'rules/turn.ts': [
    'phase',
    'turn',
    'usedThisTurn',
    'attacksMade',
    'lost',
    'held',
    'steered',
    'delayed',
    'lastAttacker',
    'lastHits',
    'lightRetreatsFirst',
    'newcomers',
    'stun',
  ],
  'rules/victory.ts': ['result'],
  'rules/attack.ts': [
    'attacker',
    'defender',
    'cannon',
    'mode',
    'attackStage',
    'usedThisAttack',
    'attacksMade',
    'lastAttacker',
    'lastHits',
    'divider',
  ],
  'rules/battle.ts': ['battleIn', 'steered'],
  'rules/expanded/attack.ts': ['lastAttacker', 'lastHits', 'attacksMade'],
  'rules/expanded/battle-step.ts': ['battleIn'],
  'rules/build.ts': ['acting'],
  'rules/expanded/build-step.ts': ['acting', 'waiting'],
  'rules/expanded/retreat.ts': ['acting'],
  'rules/expanded/ending.ts': ['stun', 'effects'],
  'rules/retreat.ts': ['acting'],
  'rules/team-step.ts': ['acting'],
  'rules/contest.ts': ['newcomers'],
  'rules/progress.ts': ['idleTurns', 'reached'],
  // What waits, and what lasts: texts under way.
  'rules/listening.ts': ['waiting', 'delayed'],
  'rules/operations-control.ts': ['delayed'],
  'rules/operations-units.ts': ['effects', 'serial', 'steered'],
  'rules/operations-expanded.ts': ['effects', 'serial'], // control for a while; the number of a group
  'rules/expanded/replace.ts': ['serial'],
  'rules/expanded/meditate.ts': ['serial'],
  'rules/expire.ts': ['effects'],
  'rules/extensions.ts': ['lightRetreatsFirst', 'divider'],
  // Prepared dice are taken in their order.
  'rules/dice.ts': ['dice'],
  // A state that begins, and one made up to fit a view: nobody plays it yet.
  'game.ts': ['random', 'deck', 'frames'],
  'solo.ts': ['random', 'zone', 'since', 'serial', 'deck', 'frames'],
  'view.ts': ['def', 'dice', 'frames'],
  'testing/board.ts': ['*'],
  'testing/hidden.ts': ['*'],
};

const game = swtcg();
const FIELDS = new Set(Object.keys(game.start({ edition: 'nh', seed: 1, decks: starterDecks(game.cards) })));

test('the state is written to by events and moves, and elsewhere only as listed', () => {
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.ts') && !AT_HOME.has(file));
  const programs = files.map((file) => [file, parseSync(file, readFileSync(`${src}${file}`, 'utf8')).program] as const);
  const listed = Object.entries(ALLOWED).flatMap(([file, fields]) => fields.map((field) => `${file}: ${field}`));
  expect(writesBeside(programs, FIELDS, listed)).toEqual({ unlisted: [], stale: [] });
});
