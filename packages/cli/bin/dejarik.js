#!/usr/bin/env node
import module from 'node:module';
import { fileURLToPath } from 'node:url';
import { continueWith, findNode, runsTypeScript } from './node.mjs';

// Sources run as they are; Node keeps what it made of them, so that only the first start pays for it.
module.enableCompileCache?.();
if (runsTypeScript) {
  const [{ main }, { GAMES }] = await Promise.all([import('../src/main.ts'), import('../src/registry.ts')]);
  await main(process.argv.slice(2), GAMES);
} else continueWith(findNode(), [fileURLToPath(import.meta.url), ...process.argv.slice(2)]);
