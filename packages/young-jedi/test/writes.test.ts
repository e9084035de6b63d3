// The state is changed by events and moves. What is written elsewhere is listed here, with its reason.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
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
  'view.ts: question': 'a view',
  'view.ts: spent': 'a view',
  'view.ts: random': 'views and samples',
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

type Node = { readonly type: string } & Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

function* descendants(node: Node): Generator<Node> {
  yield node;
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield* descendants(child);
}

const COLUMNS = new Set(Object.keys(emptyState('faq', SEATS, [], [])));
const CHANGES = new Set('push pop shift unshift splice sort reverse fill copyWithin'.split(' '));
/** Names that a state goes by; a local `b` or `d` is a part of one, which `aliases` finds. */
const STATES = new Set(['s', 'state', 'seen', 'other']);

const inner = (node: unknown): Node =>
  isNode(node) && (node.type === 'TSNonNullExpression' || node.type === 'ParenthesizedExpression')
    ? inner(node['expression'])
    : (node as Node);
const nameOf = (node: unknown): string => (isNode(node) && node.type === 'Identifier' ? String(node['name']) : '');

/** The column of the state that the expression is, or is a part of. */
function columnOf(expression: unknown, aliases: ReadonlyMap<string, string>): string | null {
  const node = inner(expression);
  if (node.type === 'Identifier') return aliases.get(nameOf(node)) ?? null;
  if (node.type !== 'MemberExpression') return null;
  const object = inner(node['object']);
  const isState =
    STATES.has(nameOf(object)) || (object.type === 'MemberExpression' && nameOf(object['property']) === 'state');
  const property = node['computed'] === true ? '' : nameOf(node['property']);
  if (isState && COLUMNS.has(property)) return property;
  return columnOf(object, aliases);
}

/** Local names of columns that are objects of their own: `const d = g.state.duel!`, `const { battle } = g.state`. */
function aliasesIn(program: Node): Map<string, string> {
  const aliases = new Map<string, string>();
  for (const node of descendants(program)) {
    if (node.type !== 'VariableDeclarator') continue;
    const id = node['id'] as Node;
    const column = id.type === 'Identifier' && isNode(node['init']) ? columnOf(node['init'], aliases) : null;
    if (column !== null && ['battle', 'fight', 'duel'].includes(column)) aliases.set(nameOf(id), column);
  }
  return aliases;
}

/** What the source writes to the state, as `file: column`. */
function writes(file: string, source: string): string[] {
  const program = parseSync(file, source).program as unknown as Node;
  const aliases = aliasesIn(program);
  const found: string[] = [];
  for (const node of descendants(program)) {
    const callee = node.type === 'CallExpression' ? inner(node['callee']) : null;
    const target =
      node.type === 'AssignmentExpression'
        ? inner(node['left'])
        : node.type === 'UpdateExpression'
          ? inner(node['argument'])
          : callee?.type === 'MemberExpression' && CHANGES.has(nameOf(callee['property']))
            ? inner(callee['object'])
            : null;
    // A local name that is given another value changes no state.
    const column = target === null || target.type === 'Identifier' ? null : columnOf(target, aliases);
    if (column !== null) found.push(`${file}: ${column}`);
  }
  return found;
}

test('only events and moves write to the state, but for what is listed', () => {
  const src = fileURLToPath(new URL('../src/', import.meta.url));
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.ts') && !name.startsWith('testing/') && !ITS_OWN.has(name));
  const found = new Set(files.flatMap((file) => writes(file, readFileSync(`${src}${file}`, 'utf8'))));
  expect([...found].filter((write) => !Object.hasOwn(ALLOWED, write))).toEqual([]);
  expect(Object.keys(ALLOWED).filter((write) => !found.has(write))).toEqual([]);
});

test.each([
  ['s.turn = 3;', 'turn'],
  ['g.state.hand[seat]!.push(card);', 'hand'],
  ['s.lapTokens[seat]!++;', 'lapTokens'],
  ['s.used.length = 0;', 'used'],
  ['const d = g.state.duel!; d.hits[seat] = 1;', 'duel'],
  ['s.battle!.plan[seat] = [];', 'battle'],
])('%s is found', (source, column) => {
  expect(writes('a.ts', source)).toEqual([`a.ts: ${column}`]);
});

test.each(['const hand = s.hand[0]!.slice();', 'let d = 1; d = 2;', 'f.left--;', 'const { turn } = s;'])(
  '%s is none',
  (source) => {
    expect(writes('a.ts', source)).toEqual([]);
  },
);
