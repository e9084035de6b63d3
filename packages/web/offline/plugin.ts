/** Writes the service worker: our hand-written one, with the list of the files that this build is made of. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const PUBLIC = new URL('../public/', import.meta.url);
const WORKER = new URL('./service-worker.js', import.meta.url);

export function offline(): Plugin {
  return {
    name: 'dejarik-offline',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const built = Object.values(bundle).map((file) => ({
        name: file.fileName,
        content: file.type === 'chunk' ? file.code : file.source,
      }));
      const shipped = readdirSync(PUBLIC).map((name) => ({ name, content: readFileSync(new URL(name, PUBLIC)) }));
      const files = [...built, ...shipped].filter(({ name }) => !name.endsWith('.map') && name !== 'index.html');
      const hash = createHash('sha256');
      for (const { name, content } of [...built, ...shipped].sort((a, b) => a.name.localeCompare(b.name)))
        hash.update(name).update(content);
      const version = hash.digest('hex').slice(0, 12);
      const list = JSON.stringify(['/', ...files.map(({ name }) => `/${name}`)]);
      const head = `const VERSION = ${JSON.stringify(version)};\nconst FILES = ${list};\n`;
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: head + readFileSync(WORKER, 'utf8') });
    },
  };
}
