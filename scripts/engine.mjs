// The packages that others can import: every folder of `packages` that has entries.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const packages = fileURLToPath(new URL('../packages', import.meta.url));

const hasEntries = (name) =>
  JSON.parse(readFileSync(join(packages, name, 'package.json'), 'utf8')).exports !== undefined;

export const ENGINE_PACKAGES = readdirSync(packages).filter(hasEntries).sort();
