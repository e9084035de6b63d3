// What the page is told of a deck file besides its cards.
import { expect, it } from 'vitest';
import { Desk } from '../src/session/desk.ts';
import type { DeckReading } from '../src/session/protocol.ts';

const read = (text: string, file = ''): Promise<DeckReading> =>
  new Desk(() => {}).handle({ id: 1, method: 'readDeck', params: ['swccg', text, file] }) as Promise<DeckReading>;

it('a card of another set that is taken by its title, and elements that are none, are named', async () => {
  const vader = '<card blueprintId="200_79" title="Darth Vader"/>\n';
  const { deck, faults, warnings, side } = await read(`<deck>\n${vader.repeat(59)}<shield/></deck>`);
  expect({ cards: deck.cards, faults, side }).toEqual({
    cards: [{ id: 'PRE-168', copies: 59 }],
    faults: [],
    side: 'Dark',
  });
  expect(warnings.map(({ line, message }) => `${line} ${message}`)).toEqual([
    '2 200_79 is no card of the sets that are here; by its title it was read as Darth Vader [PRE 168]',
    '61 <shield> is no <card>: left out',
  ]);
});

it('a file that is no deck is answered as what its name says', async () => {
  const [dropped, pasted] = await Promise.all([read('abc', 'a.cdf'), read('abc')]);
  expect(dropped.faults).toEqual([{ line: 1, message: 'this is no Holotable deck: no line begins with card "' }]);
  expect(pasted.faults[0]?.message).toContain('expected a number of copies');
});

it('a deck that can begin nowhere is legal, with a warning', async () => {
  const ask = (method: 'checkDeck' | 'deckWarnings', ...more: readonly unknown[]): unknown =>
    new Desk(() => {}).handle({ id: 1, method, params: ['swccg', deck, ...more] as never });
  const deck = { name: '', cards: [{ id: 'PRE-168', copies: 60 }] };
  expect(await ask('checkDeck', 0, '1996', null)).toEqual([]);
  expect(await ask('deckWarnings')).toMatchObject([{ rule: 'CCG-DCK-06' }]);
  deck.cards.push({ id: 'PRE-289', copies: 1 });
  expect(await ask('deckWarnings')).toEqual([]);
});
