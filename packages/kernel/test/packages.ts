/** The packages there are, by their folders. */
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../..', import.meta.url));
export const PACKAGES: readonly string[] = readdirSync(`${root}/packages`);

/** The games are the packages with a kit; the kernel says what a kit is. */
export const GAMES: readonly string[] = PACKAGES.filter(
  (name) => name !== 'kernel' && existsSync(`${root}/packages/${name}/src/kit.ts`),
);
