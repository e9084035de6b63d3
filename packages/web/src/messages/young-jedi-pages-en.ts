/** English: Young Jedi on the screens around the table. */
import { byName } from '@dejarik/kernel/words';

const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

export const yjPages = {
  planet: 'Planet',
  noPlanet: 'none',
  dot: 'Dot',
  wild: 'wild',
  counters: 'Counters',
  destiny: 'Destiny',
  uniqueness: 'Uniqueness',
  uniquenessNames: byName<string>({ stackable: 'stackable', unique: 'unique', diamond: 'diamond', none: 'not marked' }),
  sets: byName<string>({
    MDM: 'Menace of Darth Maul',
    TJC: 'The Jedi Council',
    BON: 'Battle of Naboo',
    EMDM: 'Enhanced Menace of Darth Maul',
    EBON: 'Enhanced Battle of Naboo',
    DOTF: 'Duel of the Fates',
    REF: 'Reflections',
    BEP: 'Boonta Eve Podrace',
  }),
  wheel: 'Deck dots',
  segment: (dot: string, n: number, needed: number, wild: string | null) =>
    `${dot}: ${n} of ${needed}${wild === null ? '' : `, one of them the wild card ${wild}`}`,
  spare: (n: number) => `${plural(n, 'wild card')} without a place`,
  locations: 'Locations',
  locationsOn: (planet: string, n: number) => `${planet}: ${plural(n, 'Location')}`,
};
