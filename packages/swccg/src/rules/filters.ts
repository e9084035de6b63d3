/** Filters made ready to be asked often: kinds as numbers, titles as sets. */
import { onceFor } from '@dejarik/kernel';
import type { Definition } from '../cards/catalogue.ts';
import type { Filter } from '../language/tree.ts';
import { isA, isPrinted, isWeapon, isWord, word } from './kinds.ts';
import { CAPTIVE, HELD, HIT, ON } from './lies.ts';
import { cardsUpon, isPresent } from './live.ts';
import { isActive, isAlone, isKind, isPiloted, isUnoccupied, navComputers, permanentPilots } from './query.ts';
import { defOf, isUndercover, type Table } from './table.ts';
import { questsFor } from './utinni.ts';

type Test = (g: Table, card: number) => boolean;

interface Compiled {
  readonly isKind: Test;
  readonly hasQualities: Test;
  readonly isCarried: Test;
}

export const compileFilter = onceFor((filter: Filter): Compiled => {
  const kinds = anyOf(filter.kinds);
  const except = filter.except === undefined ? null : anyOf(filter.except);
  const qualities = (filter.is ?? []).map((quality) => QUALITY_TESTS[quality]);
  return {
    isKind: except === null ? kinds : (g, card) => kinds(g, card) && !except(g, card),
    hasQualities: (g, card) => qualities.every((test) => test(g, card)),
    isCarried: filter.carrying === undefined ? () => false : allOf(filter.carrying),
  };
});

const anyOf = (kinds: readonly (readonly string[])[]): Test => together(kinds.map(allOf), 'some');
const allOf = (kind: readonly string[]): Test => together(kind.map(oneWord), 'every');

function together(tests: readonly Test[], how: 'some' | 'every'): Test {
  const [only] = tests;
  return tests.length === 1 ? only! : (g, card) => tests[how]((test) => test(g, card));
}

function oneWord(name: string): Test {
  if (name === 'card') return () => true;
  if (isWord(name)) {
    const id = word(name);
    return (g, card) => isKind(g, card, id);
  }
  return (g, card) => defOf(g, card).name === name;
}

/** CCG-SQD-04, 10: the same of what is aimed at, where a squadron is one starfighter. */
export const asTarget = onceFor((filter: Filter): Filter => {
  const isWider = filter.kinds.some(([kind, more]) => kind === 'starfighter' && more === undefined);
  return isWider ? { ...filter, kinds: [...filter.kinds, ['squadron']] } : filter;
});

/** CCG-STL-02: of a kind that deploys on characters. */
export function isPortable(g: Table, card: number): boolean {
  const def = defOf(g, card);
  let known = portable.get(def);
  if (known === undefined) {
    known = def.deploysOn.some(
      ({ line }) =>
        line.line === 'deploy' &&
        g.cards.cards.some((other) => other.type === 'Character' && isPrinted(other, line.on)),
    );
    portable.set(def, known);
  }
  return known;
}
const portable = new WeakMap<Definition, boolean>();

const QUALITY_TESTS: { readonly [Q in NonNullable<Filter['is']>[number]]: Test } = {
  unique: (g, card) => defOf(g, card).dots === 1,
  hit(g, card) {
    g.live.passing = true; // a hit changes nothing else on the board
    return (g.state.flags[card]! & HIT) !== 0;
  },
  piloted: isPiloted,
  captive: (g, card) => g.state.as[card] === CAPTIVE,
  captured: (g, card) => g.state.as[card] === HELD,
  undercover: isUndercover,
  lone: isAlone,
  male: (g, card) => !isA(g, card, 'female'),
  armed: (g, card) => cardsUpon(g, card).some((other) => g.state.as[other] === ON && isWeapon(g, other)),
  'non-droid': (g, card) => !isA(g, card, 'droid'),
  unmoved(g, card) {
    g.live.passing = true;
    return g.state.moved[card] !== g.state.turn;
  },
  portable: isPortable,
  unoccupied: isUnoccupied,
  active: isActive,
  present: isPresent,
  sought: (g, card) => questsFor(g, card).length > 0,
  'permanently piloted': (g, card) => permanentPilots(g, card) > 0,
  navigated: (g, card) => navComputers(g, card) > 0,
};
