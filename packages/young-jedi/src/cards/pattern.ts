/** How game text is read: a table of forms (text-*.ts), one for each kind of sentence. */
import type { Meaning, Who } from './ability.ts';
import { type CardType, LOCATIONS, PLANETS } from './card.ts';
import type { Kind, WhoReader } from './who.ts';

/** What a form has found in its sentence. */
export interface Parts {
  /** The words of a named group; the empty string where it is missing. */
  readonly text: (name: string) => string;
  /** The number of a named group; 0 where it is missing. */
  readonly number: (name: string) => number;
  readonly has: (name: string) => boolean;
  readonly who: (name: string, ...kinds: readonly [Kind, ...Kind[]]) => Who;
  /** The number of the planet that a named group names; -1 where it is missing. */
  readonly planet: (name: string) => number;
  /** Reads a phrase that is not a group of its own. */
  readonly read: WhoReader;
}

export interface Form<T> {
  readonly form: RegExp;
  readonly example: string;
  readonly make: (parts: Parts) => T;
}

/** One kind of sentence and the types of cards that may say it. */
export interface Pattern extends Form<Meaning> {
  readonly on: readonly CardType[];
}

export const NOWHERE = -1;

/** `PLANET` and the like are put into forms. */
export const PLANET = PLANETS.join('|');
export const LOCATION = LOCATIONS.flat().join('|');

/** The number of a location: planet * 3 + place. */
export const locationNumber = (name: string): number => LOCATIONS.flat().indexOf(name);
const planetNumber = (name: string): number => PLANETS.findIndex((planet) => planet === name);

function partsOf(groups: Readonly<Record<string, string | undefined>>, read: WhoReader): Parts {
  const text = (name: string): string => groups[name] ?? '';
  return {
    text,
    number: (name) => Number(text(name)),
    has: (name) => groups[name] !== undefined,
    who: (name, ...kinds) => read(text(name), ...kinds),
    planet: (name) => planetNumber(text(name)),
    read,
  };
}

/** What the first form that fits makes of a text. */
export function match<T>(forms: readonly Form<T>[], text: string, read: WhoReader): T | undefined {
  for (const { form, make } of forms) {
    const found = form.exec(text);
    if (found !== null) return make(partsOf(found.groups ?? {}, read));
  }
  return undefined;
}
