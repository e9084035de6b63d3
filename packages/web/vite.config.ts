import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { offline } from './offline/plugin.ts';

const LEDGER = new URL('../../rules/swtcg.md', import.meta.url);

/** The rules ledger as the module `virtual:ledger`, for the rulebook. */
const ledger: Plugin = {
  name: 'dejarik-ledger',
  resolveId: (id) => (id === 'virtual:ledger' ? id : null),
  load: (id) => (id === 'virtual:ledger' ? `export default ${JSON.stringify(readFileSync(LEDGER, 'utf8'))}` : null),
};

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), ledger, offline()],
  worker: { format: 'es' },
  build: { target: 'es2023', outDir: 'dist', emptyOutDir: true },
  server: { host: '127.0.0.1' },
  preview: { host: '127.0.0.1' },
});
