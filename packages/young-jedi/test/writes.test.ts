// The state is changed by events and moves. What is written elsewhere is listed here, with its reason.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { writesBeside } from '@dejarik/kernel/testing';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { SEATS, emptyState } from '../src/rules/state.ts';

/** Where the state is made and changed. */
const ITS_OWN = new Set(['rules/state.ts', 'rules/events.ts', 'rules/moves.ts']);

const ALLOWED: Readonly<Record<string, string>> = {
  'game.ts: random': 'the start, before anything happens',
  'game.ts: deck': 'the start',
  'game.ts: frames': 'the start',
  'view.ts: def': 'views and samples are other states',
  'view.ts: deck': 'a view',
  'view.ts: spent': 'a view',
  'view.ts: planet': 'a view',
  'view.ts: effects': 'a view',
  'view.ts: battle': 'views and samples',
  'preview.ts: battle': 'a plan tried out on a copy',
  'rules/battle.ts: battle': 'the plan, which the battle keeps for itself',
  'rules/battle.ts: fight': 'the fight that begins',
  'rules/battlecards.ts: battle': 'what a Battle card does to the battle under way',
  'rules/fight.ts: fight': 'the fight under way',
  'rules/fight.ts: battle': 'who stays for the next fight of the battle under way',
  'rules/fight.ts: drawing': 'the check of empty decks waits for the draws of a fight (YJ-OBJ-08)',
  'rules/fight.ts: fought': 'who fought, by definition, before those defeated are gone (YJ-FGT-19)',
  'rules/duel.ts: fight': 'the duel is a fight (YJ-DUEL-04)',
  'rules/duel.ts: duel': 'the duel under way',
  'rules/dueltexts.ts: duel': 'hits in the duel under way',
  'rules/reveal.ts: battle': 'the plan is turned over',
  'rules/deploy.ts: raised': 'a text that is used once in a Deploy step',
  'rules/deploy.ts: used': 'texts that are used once in a Deploy step',
  'rules/destiny.ts: used': 'a text that is used once a turn',
  'rules/podrace.ts: thrusted': 'once in a Deploy step',
  'rules/podrace.ts: refuelled': 'once in a Deploy step',
  'rules/planets.ts: turnsHere': 'a new planet',
  'rules/planets.ts: acting': 'whose turn is the next one (YJ-PLT-09)',
  'rules/setup.ts: acting': 'whose turn is the first one (YJ-SET-11)',
  'rules/turn.ts: turnsHere': 'the turn ends',
  'rules/texts.ts: waiting': 'the next text is taken from those that wait',
  'rules/triggers.ts: waiting': 'a text waits',
};

const FIELDS = new Set(Object.keys(emptyState('faq', SEATS, [], [])));

test('only events and moves write to the state, but for what is listed', () => {
  const src = fileURLToPath(new URL('../src/', import.meta.url));
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.ts') && !name.startsWith('testing/') && !ITS_OWN.has(name));
  const programs = files.map((file) => [file, parseSync(file, readFileSync(`${src}${file}`, 'utf8')).program] as const);
  expect(writesBeside(programs, FIELDS, Object.keys(ALLOWED))).toEqual({ unlisted: [], stale: [] });
});
