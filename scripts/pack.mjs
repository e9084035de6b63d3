// Builds the engine packages to JavaScript with types and packs them: what others install. In the repository itself the
// sources are run as they are, so their package.json points at TypeScript; what is packed gets one of its own.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ENGINE_PACKAGES } from './engine.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** What is for our own tests stays at home, except the suites that every game is tested with. */
const isPublished = (name, entry) => name === 'kernel' || !['./testing', './scenarios'].includes(entry);

function run(command, args, cwd) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}${stderr}`);
  return stdout;
}

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
const writeJson = (file, value) => writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);

const built = (source, ending) => source.replace(/^\.\/src\//u, './dist/').replace(/\.ts$/u, ending);

function published(about, name) {
  const entries = Object.entries(about.exports).filter(([entry]) => isPublished(name, entry));
  return {
    ...about,
    private: undefined,
    devDependencies: undefined,
    files: ['dist'],
    sideEffects: false,
    engines: { node: '>=22' }, // for Map.groupBy; browsers of 2024 and later
    exports: Object.fromEntries(
      entries.map(([entry, source]) => [entry, { types: built(source, '.d.ts'), default: built(source, '.js') }]),
    ),
  };
}

/** The compiler rewrites the endings of imports in what it compiles, but not in the types beside it. */
function pointAtJavaScript(dist) {
  for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.d.ts')) continue;
    const types = readFileSync(join(dist, file), 'utf8');
    writeFileSync(join(dist, file), types.replace(/((?:from|import\()\s*'\.[^']*)\.ts'/gu, "$1.js'"));
  }
}

function build(name, folder) {
  const source = join(root, 'packages', name);
  mkdirSync(folder, { recursive: true });
  const config = join(folder, 'tsconfig.json');
  writeJson(config, {
    extends: join(root, 'tsconfig.json'),
    compilerOptions: {
      types: [],
      noEmit: false,
      declaration: true,
      rewriteRelativeImportExtensions: true,
      rootDir: join(source, 'src'),
      outDir: join(folder, 'dist'),
    },
    include: [join(source, 'src/**/*.ts')],
    exclude: name === 'kernel' ? [] : [join(source, 'src/testing')],
  });
  run(join(root, 'node_modules/.bin/tsc'), ['-p', config], root);
  rmSync(config);
  pointAtJavaScript(join(folder, 'dist'));
  writeJson(join(folder, 'package.json'), published(readJson(join(source, 'package.json')), name));
  cpSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
}

/** Writes a tarball of each package into the folder; returns their paths. */
export function pack(folder) {
  rmSync(folder, { recursive: true, force: true });
  return ENGINE_PACKAGES.map((name) => {
    const at = join(folder, name);
    build(name, at);
    const [{ filename }] = JSON.parse(run('npm', ['pack', '--json', '--pack-destination', folder], at));
    return join(folder, filename);
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const file of pack(join(root, 'build/packages'))) console.log(file);
