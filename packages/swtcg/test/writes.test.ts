/** The state is changed by events and moves. What is written elsewhere is on this list, with the reason. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { swtcg } from '../src/game.ts';
import { starterDecks } from '../src/decks/shipped.ts';

const src = fileURLToPath(new URL('../src/', import.meta.url));

/** Here the state is made, copied and changed. */
const AT_HOME = new Set(['rules/state.ts', 'rules/events.ts', 'rules/moves.ts']);

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
    'result',
  ],
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
  'rules/build.ts': ['acting'],
  'rules/retreat.ts': ['acting'],
  'rules/contest.ts': ['newcomers'],
  'rules/progress.ts': ['idleTurns', 'reached'],
  // What waits, and what lasts: texts under way.
  'rules/listening.ts': ['waiting', 'delayed'],
  'rules/operations-control.ts': ['delayed'],
  'rules/operations-units.ts': ['effects', 'serial', 'steered'],
  'rules/expire.ts': ['effects'],
  'rules/extensions.ts': ['lightRetreatsFirst', 'divider'],
  // Prepared dice are taken in their order.
  'rules/dice.ts': ['dice'],
  // A state that begins, and one made up to fit a view: nobody plays it yet.
  'game.ts': ['random', 'deck', 'frames'],
  'view.ts': ['def', 'question', 'random', 'dice'],
  'testing/board.ts': ['*'],
  'testing/hidden.ts': ['*'],
};

type Node = { readonly type: string } & Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

function* nodes(node: Node): Generator<Node> {
  yield node;
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield* nodes(child);
}

const nameOf = (node: unknown): string => (isNode(node) && node.type === 'Identifier' ? String(node['name']) : '');

const inner = (node: unknown): unknown =>
  isNode(node) && (node.type === 'TSNonNullExpression' || node.type === 'TSAsExpression')
    ? inner(node['expression'])
    : node;

const state = swtcg().start({ edition: 'nh', seed: 1, decks: starterDecks(swtcg().cards) });
const FIELDS = new Set(Object.keys(state));
const MUTATORS = new Set(['push', 'pop', 'shift', 'unshift', 'splice', 'sort', 'reverse', 'fill']);

/** The field of a state that this expression leads to: `s.def`, `g.state.hand[seat]!`, and so on; or null. */
function fieldOf(expression: unknown): string | null {
  const node = inner(expression);
  if (!isNode(node) || node.type !== 'MemberExpression') return null;
  if (node['computed'] === true) return fieldOf(node['object']);
  const object = inner(node['object']);
  const isState =
    ['s', 'state', 'seen', 'other'].includes(nameOf(object)) ||
    (isNode(object) && object.type === 'MemberExpression' && nameOf(object['property']) === 'state');
  return isState && FIELDS.has(nameOf(node['property'])) ? nameOf(node['property']) : null;
}

/** Names that the file takes out of a state, `const { zone } = g.state`, so that writing to them writes to it. */
function aliases(program: Node): Map<string, string> {
  const found = new Map<string, string>();
  for (const node of nodes(program)) {
    if (node.type !== 'VariableDeclarator') continue;
    const from = inner(node['init']);
    const direct = fieldOf(from);
    if (direct !== null && nameOf(node['id']) !== '') found.set(nameOf(node['id']), direct);
    const isState =
      nameOf(from) === 's' ||
      nameOf(from) === 'state' ||
      (isNode(from) && from.type === 'MemberExpression' && nameOf(from['property']) === 'state');
    if (!isState || !isNode(node['id']) || node['id'].type !== 'ObjectPattern') continue;
    for (const property of node['id']['properties'] as Node[])
      if (FIELDS.has(nameOf(property['key']))) found.set(nameOf(property['value']), nameOf(property['key']));
  }
  return found;
}

function written(source: string, file: string): string[] {
  const program = parseSync(file, source).program as unknown as Node;
  const known = aliases(program);
  const target = (expression: unknown): string | null => {
    const field = fieldOf(expression);
    if (field !== null) return field;
    let node = inner(expression);
    let deep = false;
    while (isNode(node) && node.type === 'MemberExpression' && node['computed'] === true) {
      node = inner(node['object']);
      deep = true;
    }
    return deep ? (known.get(nameOf(node)) ?? null) : null;
  };
  const found: (string | null)[] = [];
  for (const node of nodes(program)) {
    if (node.type === 'AssignmentExpression') found.push(target(node['left']));
    else if (node.type === 'UpdateExpression') found.push(target(node['argument']));
    else if (node.type === 'CallExpression') {
      const callee = inner(node['callee']);
      if (isNode(callee) && callee.type === 'MemberExpression' && MUTATORS.has(nameOf(callee['property'])))
        found.push(fieldOf(callee['object']) ?? known.get(nameOf(inner(callee['object']))) ?? null);
    }
  }
  return [...new Set(found.filter((field) => field !== null))];
}

test('finds what it looks for', () => {
  expect(written('s.def[card] = 1; g.state.hand[seat]!.push(card); s.turn++; g.state.force[0]! += 1;', 'a.ts')).toEqual(
    ['def', 'hand', 'turn', 'force'],
  );
  expect(written('const { zone } = g.state; zone[card] = 3; const deck = s.deck[seat]!; deck.pop();', 'a.ts')).toEqual([
    'zone',
    'deck',
  ]);
  expect(written('const x = s.def[card]; f.picked.push(x); const list = s.hand[0]!.slice();', 'a.ts')).toEqual([]);
});

test('the state is written to by events and moves, and elsewhere only as listed', () => {
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.ts') && !AT_HOME.has(file));
  const wrong: string[] = [];
  const used = new Set<string>();
  for (const file of files) {
    const allowed = ALLOWED[file] ?? [];
    for (const field of written(readFileSync(`${src}${file}`, 'utf8'), file)) {
      used.add(`${file} ${field}`);
      if (!allowed.includes(field) && !allowed.includes('*')) wrong.push(`${file} writes ${field}`);
    }
  }
  expect(wrong).toEqual([]);
  const listed = Object.entries(ALLOWED).flatMap(([file, fields]) => fields.map((field) => `${file} ${field}`));
  expect(listed.filter((entry) => !entry.endsWith('*') && !used.has(entry))).toEqual([]);
});
