/** English: what the rulebook says around its pages. */
const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

export const words = {
  lead: 'The rules in plain words, one idea a page. Press § after a sentence to see the numbered lines behind it.',
  leadEditions: 'Two rulebooks exist; choose the one you play by. Each page tells what the other says.',
  contents: 'Pages',
  only: { nh: '2002 only', x: '2022 only' },
  onlyLong: { nh: 'Only in the rulebook of 2002.', x: 'Only in the Expanded rulebook of 2022.' },
  otherwise: { nh: 'By the rulebook of 2002', x: 'By the Expanded rulebook of 2022' },
  behind: (ids: readonly string[]) => `The lines behind this: ${ids.join(', ')}`,
  linesBehind: 'The lines behind this',
  example: 'Example',
  before: 'Before this',
  after: 'After this',
  all: 'All pages',
  lines: 'All numbered lines',
  linesLead: 'Every rule as one numbered line. The game names them when it refuses something; each has an address.',
  toLine: (id: string) => `Line ${id} in full`,
  readAbout: 'Read about it',
  line: (id: string) => `Line ${id}`,
  noPage: 'There is no such page in this rulebook.',
  search: 'Search the rules',
  found: (n: number, more: number) =>
    n === 0 ? 'Nothing has all these words.' : more === 0 ? plural(n, 'place') : `The first ${n} of ${n + more} places`,
  places: 'Places found',
  hint: 'Arrow keys go through the places, Enter opens one.',
  pageHit: 'page',
  window: 'Rulebook',
  back: 'Back to the game',
  whole: 'Open the whole rulebook',
};
