// The catalogue is one object made of parts: no part's text may take the place of another's.
import { expect, it } from 'vitest';
import { en } from '../src/messages/en.ts';
import { pages } from '../src/messages/en-pages.ts';
import { home } from '../src/messages/home-en.ts';

it('keeps each text of its parts', () => {
  const all: Readonly<Record<string, unknown>> = en;
  for (const part of [pages, home])
    for (const [name, text] of Object.entries(part)) expect([name, all[name]]).toEqual([name, text]);
});
