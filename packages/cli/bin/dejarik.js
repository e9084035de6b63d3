#!/usr/bin/env node
import module from 'node:module';
import { fileURLToPath } from 'node:url';
import { continueWith, findNode24, isNode24 } from './node24.mjs';

// Sources run as they are; Node keeps what it made of them, so that only the first start pays for it.
module.enableCompileCache?.();
if (isNode24) await import('../src/main.ts');
else continueWith(findNode24(), [fileURLToPath(import.meta.url), ...process.argv.slice(2)]);
