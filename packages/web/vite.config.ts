import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { offline } from './offline/plugin.ts';

const LEDGER = 'virtual:ledger/';
/** Marks the module as ours, so that nobody looks for a file of its name. */
const OURS = `\0${LEDGER}`;

/** The rules ledger of each game as the module `virtual:ledger/<game>`, for the rulebook. */
const ledger: Plugin = {
  name: 'dejarik-ledger',
  resolveId: (id) => (id.startsWith(LEDGER) ? `\0${id}` : null),
  load: (id) => {
    if (!id.startsWith(OURS)) return null;
    const file = new URL(`../../rules/${id.slice(OURS.length)}.md`, import.meta.url);
    return `export default ${JSON.stringify(readFileSync(file, 'utf8'))}`;
  },
};

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), ledger, offline()],
  worker: { format: 'es' },
  build: { target: 'es2023', outDir: 'dist', emptyOutDir: true },
  server: { host: '127.0.0.1' },
  preview: { host: '127.0.0.1' },
});
