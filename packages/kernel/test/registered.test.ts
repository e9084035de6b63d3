// A game is known wherever games are listed and no compiler asks for it.
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GAMES, root } from './packages.ts';

const read = (file: string): string => readFileSync(`${root}/${file}`, 'utf8');

/** What stands there for the game. */
const LISTS: readonly (readonly [file: string, entry: (id: string) => string])[] = [
  ['packages/cli/src/registry.ts', (id) => `import('@dejarik/${id}')`],
  ['packages/cli/src/registry.ts', (id) => `import('@dejarik/${id}/scenarios')`],
  ['packages/bots/test/games.ts', (id) => `from '@dejarik/${id}'`],
  ['packages/web/src/session/games.ts', (id) => `./${id}/`],
  ['packages/web/src/shell/games.ts', (id) => `../${id}/`],
  ...['cli', 'web', 'bots'].map(
    (name) => [`packages/${name}/package.json`, (id: string) => `"@dejarik/${id}": `] as const,
  ),
  ['package-lock.json', (id) => `"node_modules/@dejarik/${id}": `],
];

/** Where the game is missing. */
function missing(id: string): string[] {
  const unlisted = LISTS.filter(([file, entry]) => !read(file).includes(entry(id)));
  const rules = `rules/${id}.md`;
  return [
    ...unlisted.map(([file, entry]) => `${file} has no ${entry(id)}`),
    ...(existsSync(`${root}/${rules}`) ? [] : [`${rules} is not there`]),
  ];
}

test('there are games', () => expect(GAMES).toEqual(expect.arrayContaining(['swccg', 'swtcg', 'young-jedi'])));

test.each(GAMES)('%s stands wherever games are listed', (id) => expect(missing(id)).toEqual([]));

test('what is listed nowhere is missing everywhere', () => expect(missing('made-up')).toHaveLength(LISTS.length + 1));
