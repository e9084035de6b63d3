/** English: the Star Wars CCG on the screens around the table. */
import { byName } from '@dejarik/kernel/words';

const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

export const ccgPages = {
  kind: 'Kind',
  destiny: 'Destiny',
  deploy: 'Deploy',
  icon: 'Icon',
  system: 'System',
  uniqueness: 'Uniqueness',
  dots: byName<string>({ 0: 'any number', 1: 'unique', 2: 'restricted to 2', 3: 'restricted to 3' }),
  sets: byName<string>({ PRE: 'Premiere', ANH: 'A New Hope' }),
  types: 'Types',
  icons: 'Icons',
  average: (n: string) => `Average destiny ${n}`,
  destinies: 'Destiny numbers',
  withDestiny: (n: number, destiny: string) => `${plural(n, 'card')} with destiny ${destiny}`,
  generation: (own: number, theirs: number) => `Force icons at its locations: ${own} own, ${theirs} of the other side`,
};
