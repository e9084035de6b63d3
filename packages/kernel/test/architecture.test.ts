// The shape of the project: which package may import which, and what the pure packages must not touch.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { GAMES, PACKAGES, root } from './packages.ts';

const PURE = ['kernel', 'language', 'tournament', ...GAMES];
const ENGINE = [...PURE, 'bots'];

/** The project's packages that each package's sources may import. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  kernel: [],
  language: [],
  tournament: ['kernel'],
  ...Object.fromEntries(GAMES.map((game) => [game, ['kernel', 'language']])),
  bots: ['kernel'],
  server: ENGINE,
  web: ENGINE,
  cli: ENGINE,
};

/** What a pure package may import from elsewhere: pure as well. */
const PURE_IMPORTS: Readonly<Record<string, readonly string[]>> = { kernel: ['@noble/hashes'] };

/** Globals that would make a pure package depend on where, when or how it runs. */
const IMPURE_GLOBALS = new Set(
  'Date setTimeout setInterval setImmediate queueMicrotask fetch process document performance crypto globalThis'.split(
    ' ',
  ),
);

const LONGEST_FILE = 400;
const GENERATED = /^packages\/[^/]+\/src\/cards\/[^/]+\.cards\.ts$/;

type Node = { readonly type: string; readonly start: number } & Readonly<Record<string, unknown>>;

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

function* children(node: Node): Generator<[key: string, child: Node]> {
  for (const [key, value] of Object.entries(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield [key, child];
  }
}

function* descendants(node: Node, key = '', parent?: Node): Generator<[node: Node, key: string, parent?: Node]> {
  yield parent ? [node, key, parent] : [node, key];
  for (const [childKey, child] of children(node)) yield* descendants(child, childKey, node);
}

/** Whether an identifier is only a name after a dot or before a colon, as in `card.process` or `{ process: 1 }`. */
function isMemberName(key: string, parent: Node | undefined): boolean {
  if (parent?.['computed'] === true || parent?.['shorthand'] === true) return false;
  return (key === 'property' && parent?.type === 'MemberExpression') || key === 'key';
}

/** The names a file declares for itself: those are not the globals of the same name. */
function declaredNames(program: Node): Set<string> {
  const names = new Set<string>();
  const addPattern = (pattern: Node): void => {
    if (pattern.type === 'Identifier') names.add(String(pattern['name']));
    else if (pattern.type === 'AssignmentPattern') addPattern(pattern['left'] as Node);
    else if (pattern.type === 'Property') addPattern(pattern['value'] as Node);
    else for (const [key, child] of children(pattern)) if (key !== 'typeAnnotation') addPattern(child);
  };
  for (const [node, key, parent] of descendants(program)) {
    if (node.type === 'VariableDeclaration' && node['declare'] !== true) {
      for (const [, declarator] of children(node)) addPattern(declarator['id'] as Node);
    }
    const named = key === 'id' && parent?.type !== 'VariableDeclarator' && parent?.['declare'] !== true;
    if (named || ((key === 'params' || key === 'param' || key === 'local') && !node.type.startsWith('TS')))
      addPattern(node);
  }
  return names;
}

/** A type for tables by any name; what holds `unknown` is somebody's data, walked through by its own keys. */
const BY_ANY_NAME = /(?:\bRecord<\s*string\s*,|\[\s*\w+\s*:\s*string\s*\]\s*:)(?!\s*unknown\b)/;

/**
 * A table that is asked for a name from outside must not find what every object has (`constructor`, `toString`): plain
 * objects are tables for names that the types know, `byName` makes those for all others.
 */
function tableFault(node: Node, source: string): string | null {
  const textOf = (part: unknown): string =>
    isNode(part) ? source.slice(part.start, (part as Node & { readonly end: number }).end) : '';
  const isObject = (part: unknown): boolean => isNode(part) && part.type === 'ObjectExpression';
  switch (node.type) {
    case 'VariableDeclarator': {
      const { id, init } = node as Node & { readonly id: Node; readonly init: unknown };
      return isObject(init) && BY_ANY_NAME.test(textOf(id['typeAnnotation'])) ? 'a table by any name is byName' : null;
    }
    case 'TSAsExpression':
      if (/^keyof\b/.test(textOf(node['typeAnnotation']))) return 'whether it is such a key has to be looked up';
      return BY_ANY_NAME.test(textOf(node['typeAnnotation'])) ? 'a table by any name is byName' : null;
    case 'MemberExpression':
      return isObject(node['object']) ? 'a table by any name is byName' : null;
    case 'BinaryExpression': {
      const { operator, left } = node as Node & { readonly operator: string; readonly left: Node };
      return operator === 'in' && left.type !== 'Literal' && left.type !== 'PrivateIdentifier'
        ? '`in` also finds what every object has; ask Object.hasOwn'
        : null;
    }
    default:
      return null;
  }
}

/** The procedures of every game, and the one that every game's responses run in, know frames as plain data. */
const KEEP_FRAMES = ['procedure', 'response'].map((name) => `packages/kernel/src/${name}.ts`);

/**
 * What a running procedure remembers is typed by its name (`running`, the steps themselves): a cast would say something
 * that nobody checks.
 */
function frameFault(node: Node, source: string): string | null {
  if (node.type !== 'TSAsExpression' && node.type !== 'TSTypeAssertion') return null;
  const textOf = (part: unknown): string =>
    isNode(part) ? source.slice(part.start, (part as Node & { readonly end: number }).end) : '';
  const ofFrames = /\bframes\s*(?:\[|\.at\(|\.find)/.test(textOf(node['expression']));
  return ofFrames || /\b\w*Frame\b/.test(textOf(node['typeAnnotation']))
    ? 'frames are not cast; ask for them by name'
    : null;
}

const ASKED_HERE = 'packages/kernel/src/seats.ts';

/** What a seat, a side or whoever plays one goes by. */
const SEAT = /(?:^|\.|\b(?=\w+\[))(?:seat|side|player|viewer|own|owner|controller|winner|loser)s?(?:\[[^\]]*\])?!?$/i;

/** Seats are data: who plays against whom is asked, not reckoned. A table of two says so where that is asked. */
function pairFault(node: Node, source: string): string | null {
  if (node.type !== 'BinaryExpression') return null;
  const textOf = ({ start, end }: Node & { readonly end?: number }): string => source.slice(start, end);
  const [left, right] = [textOf(node['left'] as Node), textOf(node['right'] as Node)];
  const isOther =
    (node['operator'] === '-' && left === '1' && SEAT.test(right)) ||
    (node['operator'] === '^' && ((left === '1' && SEAT.test(right)) || (right === '1' && SEAT.test(left))));
  return isOther ? 'the other seat or side is asked for: opponentOf, otherSide' : null;
}

/** Everything wrong with one source file, each line as `file:line message`. `file` is relative to the repository. */
function problems(file: string, source: string): string[] {
  const found: string[] = [];
  const report = (at: number, message: string): void => {
    found.push(`${file}:${source.slice(0, at).split('\n').length} ${message}`);
  };

  const parsed = parseSync(file, source);
  if (parsed.errors.length > 0) report(0, `cannot be read: ${parsed.errors[0]?.message}`);
  const program = parsed.program as unknown as Node;

  const owner = file.split('/')[1] ?? '';
  const allowed = MAY_IMPORT[owner];
  const pure = PURE.includes(owner);
  if (allowed === undefined) report(0, `package '${owner}' has no place in the import order`);

  const checkImport = (at: number, specifier: string): void => {
    if (specifier.startsWith('.')) {
      const target = posix.join(posix.dirname(file), specifier);
      if (!target.startsWith(`packages/${owner}/`)) report(at, `import of '${specifier}' leaves the package`);
    } else if (specifier.startsWith('@dejarik/')) {
      const target = specifier.split('/')[1] ?? '';
      if (!allowed?.includes(target)) report(at, `${owner} may not import '${specifier}'`);
    } else if (pure && !PURE_IMPORTS[owner]?.some((name) => specifier.startsWith(`${name}/`))) {
      report(at, `${owner} is pure and may not import '${specifier}'`);
    }
  };

  const declared = declaredNames(program);
  const isGlobal = (node: unknown, name: string): boolean =>
    isNode(node) && node.type === 'Identifier' && node['name'] === name && !declared.has(name);

  for (const [node, key, parent] of descendants(program)) {
    if (/^(Import|Export|TSImport)/.test(node.type) && isNode(node['source'])) {
      const specifier = node['source']['value'];
      if (typeof specifier === 'string') checkImport(node.start, specifier);
      else report(node.start, 'import of a computed name');
    }
    const fault = tableFault(node, source);
    if (fault !== null) report(node.start, fault);
    const frame = KEEP_FRAMES.includes(file) ? null : frameFault(node, source);
    if (frame !== null) report(node.start, frame);
    const pair = file === ASKED_HERE ? null : pairFault(node, source);
    if (pair !== null) report(node.start, pair);
    if (!pure) continue;
    if (node['async'] === true || node['await'] === true || node.type === 'AwaitExpression') {
      report(node.start, 'async and await are not for pure code');
    }
    if (node.type === 'MemberExpression') {
      const property = isNode(node['property']) ? (node['property']['name'] ?? node['property']['value']) : undefined;
      if (isGlobal(node['object'], 'Math') && property === 'random')
        report(node.start, 'Math.random is not for pure code');
      if (isGlobal(node['object'], 'window')) report(node.start, 'window is not for pure code');
    }
    if (node.type === 'Identifier' && !isMemberName(key, parent)) {
      const name = String(node['name']);
      if (IMPURE_GLOBALS.has(name) && isGlobal(node, name)) report(node.start, `${name} is not for pure code`);
    }
  }

  return [...found, ...tooLong(file, source)];
}

function tooLong(file: string, source: string): string[] {
  const lines = source.replace(/\n$/, '').split('\n').length;
  const mayBe = lines <= LONGEST_FILE || GENERATED.test(file);
  return mayBe ? [] : [`${file}:${lines} longer than ${LONGEST_FILE} lines`];
}

/** The files of its package that a file needs when it is loaded; what it imports for its types alone is not among them. */
function needed(file: string, source: string): string[] {
  const found: string[] = [];
  for (const node of (parseSync(file, source).program as unknown as { readonly body: readonly Node[] }).body) {
    if (!isNode(node['source']) || node['importKind'] === 'type' || node['exportKind'] === 'type') continue;
    const specifiers = (node['specifiers'] ?? []) as readonly Node[];
    const isOfTypes = ({ importKind, exportKind }: Node): boolean => importKind === 'type' || exportKind === 'type';
    if (specifiers.length > 0 && specifiers.every(isOfTypes)) continue;
    const specifier = String(node['source']['value']);
    if (specifier.startsWith('.')) found.push(posix.join(posix.dirname(file), specifier));
  }
  return found;
}

/** Circles of files that need each other to be loaded, each once, from its first file round to it again. */
function circles(sourceOf: ReadonlyMap<string, string>): string[] {
  const needs = new Map([...sourceOf].map(([file, source]) => [file, needed(file, source)]));
  const done = new Set<string>();
  const found: string[] = [];
  const walk = (file: string, path: readonly string[]): void => {
    const at = path.indexOf(file);
    if (at >= 0) found.push([...path.slice(at), file].join(' -> '));
    if (at >= 0 || done.has(file)) return;
    for (const next of needs.get(file) ?? []) walk(next, [...path, file]);
    done.add(file);
  };
  for (const file of needs.keys()) walk(file, []);
  return found;
}

/** A package's code, and its scenario harness where that has a folder of its own. */
const SOURCE_FOLDERS = ['src', 'testing'];
/** What tries it out. */
const TEST_FOLDERS = ['test', 'scenarios', 'e2e'];

function sources(folders: readonly string[] = SOURCE_FOLDERS): string[] {
  return PACKAGES.flatMap((owner) =>
    folders
      .filter((folder) => existsSync(`${root}/packages/${owner}/${folder}`))
      .flatMap((folder) =>
        readdirSync(`${root}/packages/${owner}/${folder}`, { recursive: true, encoding: 'utf8' })
          .filter((name) => /\.[cm]?[jt]sx?$/.test(name))
          .map((name) => posix.join('packages', owner, folder, name.replaceAll('\\', '/'))),
      ),
  );
}

describe('architecture', () => {
  it('holds in every source file', () => {
    const files = sources();
    expect(files.length).toBeGreaterThan(0);
    expect(files.flatMap((file) => problems(file, readFileSync(`${root}/${file}`, 'utf8')))).toEqual([]);
  });

  it('tests and scenarios are no longer than sources', () => {
    const files = sources(TEST_FOLDERS);
    expect(files.length).toBeGreaterThan(0);
    expect(files.flatMap((file) => tooLong(file, readFileSync(`${root}/${file}`, 'utf8')))).toEqual([]);
  });
});

const packageNames = [...new Set(sources().map((file) => file.split('/')[1]!))];

describe('no two files need each other to be loaded', () => {
  it.each(packageNames)('in %s', (owner) => {
    const files = sources().filter((file) => file.startsWith(`packages/${owner}/`));
    expect(circles(new Map(files.map((file) => [file, readFileSync(`${root}/${file}`, 'utf8')])))).toEqual([]);
  });

  it('and the check finds those that do, whatever stands between them', () => {
    const files = {
      'a.ts': "import { b } from './b.ts';",
      'b.ts': "import type { a } from './a.ts'; export * from './c.ts';",
      'c.ts': "import { type x, y } from './a.ts';",
    };
    expect(circles(new Map(Object.entries(files)))).toEqual(['a.ts -> b.ts -> c.ts -> a.ts']);
    expect(circles(new Map(Object.entries({ ...files, 'c.ts': "import { type x } from './a.ts';" })))).toEqual([]);
  });
});

describe('the architecture check', () => {
  const kernel = 'packages/kernel/src/a.ts';

  it.each([
    ['packages/kernel/src/a.ts', "import { x } from '@dejarik/swtcg';"],
    ['packages/kernel/src/a.ts', "import type { x } from 'vitest';"],
    ['packages/kernel/src/a.ts', "export * from '../../swtcg/src/index.ts';"],
    ['packages/kernel/src/a.ts', "type X = import('@dejarik/bots').X;"],
    ['packages/kernel/src/a.ts', "import { x } from '@noble/ciphers/chacha.js';"],
    ['packages/swtcg/src/a.ts', "import { sha256 } from '@noble/hashes/sha2.js';"],
    ['packages/swtcg/src/a.ts', "import { x } from '@dejarik/bots';"],
    ['packages/swtcg/src/a.ts', "import { readFileSync } from 'node:fs';"],
    ['packages/swtcg/src/a.ts', "import '@dejarik/young-jedi';"],
    ['packages/kernel/src/a.ts', "import { x } from '@dejarik/language';"],
    ['packages/language/src/a.ts', "import { x } from '@dejarik/swtcg';"],
    ['packages/language/src/a.ts', 'const x = Math.random();'],
    ['packages/bots/src/a.ts', "export { x } from '@dejarik/cli';"],
    ['packages/bots/src/a.ts', "import { x } from '@dejarik/swtcg';"],
    ['packages/bots/src/a.ts', "const x = import('@dejarik/server');"],
    ['packages/unknown/src/a.ts', ''],
    [kernel, 'const x = Math.random();'],
    [kernel, "const x = Math['random']();"],
    [kernel, 'const x = Date.now();'],
    [kernel, 'let x: Date | undefined;'],
    [kernel, 'setTimeout(() => {}, 1);'],
    [kernel, 'const x = { fetch };'],
    [kernel, 'const x = process.env;'],
    [kernel, 'declare const process: unknown; const x = process;'],
    [kernel, 'const x = document.body;'],
    [kernel, 'const x = window.innerWidth;'],
    [kernel, 'const x = async () => 1;'],
    [kernel, 'const x = { async f() {} };'],
    [kernel, 'const x = await f();'],
    [kernel, "const SIGNS: Readonly<Record<string, string>> = { lt: '<' };"],
    [kernel, "const SIGNS: { readonly [name: string]: string } = { lt: '<' };"],
    [kernel, "export const x = { lt: '<' } as Record<string, string>;"],
    [kernel, 'const make = (LOADERS as Readonly<Record<string, () => void>>)[id];'],
    [kernel, "const sign = { lt: '<' }[name];"],
    [kernel, 'const x = TABLE[name as keyof typeof TABLE];'],
    [kernel, 'if (name in TABLE) use(name);'],
    ['packages/swtcg/src/a.ts', 'const f = found as ChanceFrame;'],
    ['packages/swtcg/src/a.ts', 'const f = s.frames[0] as { dice: number[] };'],
    ['packages/web/src/a.ts', 'const f = s.frames.at(-1) as unknown as Resolve;'],
    ['packages/bots/src/a.ts', 'const f = <ChanceFrame>found;'],
    [kernel, 'const f = memory as Frame;'],
    ['packages/web/src/a.ts', 'const theirs = 1 - side;'],
    ['packages/bots/src/a.ts', 'wins[1 - winners[0]!]!++;'],
    ['packages/swtcg/src/a.ts', 'const next = 1 - bid.player;'],
    ['packages/swccg/src/a.ts', 'const other = seat ^ 1;'],
  ])('rejects %s: %s', (file, source) => {
    expect(problems(file, source)).not.toEqual([]);
  });

  it.each([
    ['packages/swtcg/src/a.ts', "import { x } from '@dejarik/kernel';\nimport { y } from './rules/b.ts';"],
    ['packages/swtcg/src/rules/a.ts', "import { y } from '../b.ts';"],
    ['packages/young-jedi/src/a.ts', "import { x } from '@dejarik/language';"],
    ['packages/kernel/src/random.ts', "import { sha256 } from '@noble/hashes/sha2.js';"],
    [
      'packages/cli/src/a.ts',
      "import { readFileSync } from 'node:fs';\nimport '@dejarik/bots';\nconst x = await f(Date);",
    ],
    [kernel, "// Date and Math.random()\nconst x = 'process async await window.';"],
    [kernel, 'function open(window: { readonly events: number[] }) { return window.events; }'],
    [kernel, 'type T = { fetch: number; process(): void }; const f = (t: T) => t.fetch;'],
    [kernel, 'for (const { window } of list) use(window.events);'],
    ['packages/swtcg/src/a.ts', "const f = running(s, 'chance'); const g = s.frames.at(-1);"],
    ['packages/kernel/src/procedure.ts', 'const f = memory as Frame;'],
    ['packages/kernel/src/seats.ts', 'const other = seat ^ 1;'],
    ['packages/web/src/a.ts', 'const y = 1 - chance; const last = 1 - seats.length; const wide = 1 - aside;'],
    [kernel, "const SIGNS = byName<string>({ lt: '<' });"],
    [kernel, "const SIDES: Readonly<Record<Side, number>> = { dark: 0 }; if ('code' in error) use(SIDES[side]);"],
    [kernel, 'for (const key in value) use((value as Record<string, unknown>)[key]);'],
  ])('accepts %s: %s', (file, source) => {
    expect(problems(file, source)).toEqual([]);
  });

  it('limits the length of files, except generated card texts', () => {
    expect(problems(kernel, '//\n'.repeat(400))).toEqual([]);
    expect(problems(kernel, '//\n'.repeat(401))).toEqual(['packages/kernel/src/a.ts:401 longer than 400 lines']);
    expect(problems('packages/swtcg/src/cards/a.ts', '//\n'.repeat(401))).not.toEqual([]);
    expect(problems('packages/swtcg/src/cards/a.cards.ts', '//\n'.repeat(401))).toEqual([]);
  });

  it('names file and line', () => {
    expect(problems(kernel, '\n\nconst x = Math.random();')).toEqual([
      'packages/kernel/src/a.ts:3 Math.random is not for pure code',
    ]);
  });
});
