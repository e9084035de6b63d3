#!/usr/bin/env node
import { fileURLToPath } from 'node:url';
import { continueWith, findNode24, isNode24 } from './node24.mjs';

if (isNode24) await import('../src/main.ts');
else continueWith(findNode24(), [fileURLToPath(import.meta.url), ...process.argv.slice(2)]);
