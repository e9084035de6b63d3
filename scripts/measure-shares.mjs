// How much of each file of the page belongs to one game: by the modules that it was built from.
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const WEB = fileURLToPath(new URL('../packages/web', import.meta.url));

/** A module of this game alone: its package, its folders of the page, its texts. */
const belongs = (id, game) =>
  [`/packages/${game}/`, `/web/src/${game}/`, `/session/${game}/`, `/messages/${game}-`, `/rulebook-en/${game}`].some(
    (part) => id.includes(part),
  );

/** Notes how many characters of each chunk come from modules of the game. */
const noting = (shares, game) => ({
  name: 'dejarik-shares',
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue;
      const parts = Object.entries(chunk.modules).map(([id, { renderedLength }]) => ({ id, n: renderedLength }));
      const all = parts.reduce((total, { n }) => total + n, 0);
      const own = parts.filter(({ id }) => belongs(id, game)).reduce((total, { n }) => total + n, 0);
      shares.set(`/${chunk.fileName}`, all === 0 ? 0 : own / all);
    }
  },
});

/** Rules of a style sheet that speak of the game's table. */
function shareOfStyle(content, mark) {
  const rules = content.toString().split('}');
  const own = rules.filter((rule) => rule.includes(mark)).reduce((total, rule) => total + rule.length, 0);
  return own / Math.max(1, content.length);
}

const MARKS = { swccg: '.ccg' };

/** What of these files, each with its content and compressed size, belongs to the game. */
export async function sharesOf(files, game) {
  const shares = new Map();
  const plugins = () => [noting(shares, game)];
  await build({
    root: WEB,
    logLevel: 'silent',
    build: { write: false },
    plugins: plugins(),
    worker: { format: 'es', plugins },
  });
  const unknown = files.filter(({ name }) => name.endsWith('.js') && !shares.has(name) && name !== '/sw.js');
  if (unknown.length > 0) throw new Error(`built anew there is no ${unknown.map(({ name }) => name).join(', ')}`);
  return files
    .map(({ name, content, bytes }) => ({
      name,
      bytes: bytes * (name.endsWith('.css') ? shareOfStyle(content, MARKS[game]) : (shares.get(name) ?? 0)),
    }))
    .filter(({ bytes }) => bytes > 0);
}
