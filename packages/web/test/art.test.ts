// The drawn art: every card of every game has a fitting picture, and nobody is taken for somebody else.
import { starWarsCcg } from '@dejarik/swccg';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CAST } from '../src/art/cast.ts';
import type { Subject } from '../src/art/picture.ts';
import { figureOf, type Look, type Picture } from '../src/art/portrait.ts';
import { allFacts as ccgFacts } from '../src/session/swccg/facts.ts';
import { swtcg } from '../src/session/swtcg/engine.ts';
import { allFacts as tcgFacts } from '../src/session/swtcg/facts.ts';
import { youngJedi } from '../src/session/young-jedi/engine.ts';
import { allFacts as youngJediFacts } from '../src/session/young-jedi/facts.ts';
import { PERSONS as tcgPersons } from '../src/swtcg/cast.ts';
import * as ccg from '../src/swccg/pictures.ts';
import * as tcg from '../src/swtcg/pictures.ts';
import { CardArt } from '../src/young-jedi/CardArt.tsx';
import * as yj from '../src/young-jedi/pictures.ts';

interface Shown {
  readonly title: string;
  readonly name: string;
  readonly type: string;
  readonly subject: Subject | undefined;
  readonly picture: Picture;
}

const tcgCards = tcgFacts(swtcg());
const ccgCards = ccgFacts(starWarsCcg());
const yjCards = youngJediFacts(youngJedi());
const GAMES: Readonly<Record<string, readonly Shown[]>> = {
  'the Star Wars TCG': tcgCards.map((facts) => ({
    ...facts,
    subject: tcg.subjectOf(facts),
    picture: tcg.pictureOf(facts),
  })),
  'Young Jedi': yjCards
    .filter(({ type }) => type !== 'Location')
    .map((facts) => ({ ...facts, subject: yj.subjectOf(facts), picture: yj.pictureOf(facts) })),
  'the Star Wars CCG': ccgCards.map((facts) => ({
    ...facts,
    subject: ccg.subjectOf(facts),
    picture: ccg.pictureOf(facts),
  })),
};
const games = Object.entries(GAMES);

/** What a card of this type may show. */
const FITTING: Readonly<Record<string, readonly string[]>> = {
  Character: ['who', 'beast', 'group', 'vehicle', 'ship'],
  Space: ['ship'],
  Starship: ['ship'],
  Ground: ['vehicle', 'group', 'beast', 'ship'],
  Vehicle: ['vehicle', 'beast', 'ship'],
  Creature: ['beast'],
  Location: ['place', 'vehicle', 'ship', 'sign'],
  Device: ['thing'],
};

/** Colours that look alike count as one. */
const coarse = (svg: string): string =>
  svg.replaceAll(/#[0-9a-f]{6}/gu, (hex) => {
    const parts = [1, 3, 5].map((at) => Math.round(Number.parseInt(hex.slice(at, at + 2), 16) / 40));
    return `#${parts.join('')}`;
  });

describe.each(games)('the art of %s', (_, cards) => {
  it('is drawn for every card, with every number in place', () => {
    for (const { title, picture } of cards) {
      const svg = picture.draw();
      expect([title, /NaN|undefined|null|Infinity|\[object/u.exec(`${svg} ${picture.sky.join(' ')}`)?.[0]]).toEqual([
        title,
        undefined,
      ]);
      expect([title, svg.length > 250]).toEqual([title, true]);
    }
  });

  it('knows every card: nothing is drawn for want of better', () => {
    expect(cards.filter(({ subject }) => subject === undefined).map(({ title }) => title)).toEqual([]);
  });

  it('shows somebody on a Character, a ship in space, a place at a place', () => {
    const odd = cards.filter(
      ({ type, subject }) => subject !== undefined && FITTING[type]?.some((kind) => kind in subject) === false,
    );
    expect(odd.map(({ title }) => title)).toEqual([]);
  });
});

/** The same person under two names. */
const SAME = [
  ['Princess Leia', 'Leia Organa'],
  ['Jon "Dutch" Vander', 'Dutch'],
] as const;
const firstName = (name: string): string =>
  SAME.find((names) => (names as readonly string[]).includes(name))?.[0] ?? name;

describe('named persons', () => {
  const everybody: (readonly [string, Look])[] = [tcgPersons, yj.PERSONS, ccg.PERSONS].flatMap((persons) =>
    Object.entries(persons),
  );

  it('are all told apart by their head and clothes, in whichever games they are', () => {
    const looks = new Map<string, string>();
    const twins: string[] = [];
    for (const [name, look] of everybody) {
      const person = firstName(name);
      const figure = coarse(figureOf(look));
      const other = looks.get(figure) ?? person;
      if (other !== person) twins.push(`${person} looks like ${other}`);
      looks.set(figure, other);
    }
    expect(twins).toEqual([]);
    expect(looks.size).toBeGreaterThan(250);
  });

  it('look the same on all their cards of a game', () => {
    const maul = yjCards
      .filter(({ name, weapon }) => name === 'Darth Maul' && weapon === '')
      .map((facts) => yj.subjectOf(facts)!);
    expect(maul.length).toBeGreaterThan(3);
    expect(new Set(maul.map((subject) => ('who' in subject ? figureOf(subject.who) : ''))).size).toBe(1);
  });

  it('show Boba Fett as a boy on the card that calls him one, and elsewhere in his helmet', () => {
    const boy = tcgCards.find(({ name }) => name === 'Boba Fett')!;
    const grown = { ...boy, set: 'ESB', subtypes: ['Bounty', 'Hunter'] };
    const figures = [boy, grown].map((facts) => {
      const subject = tcg.subjectOf(facts)!;
      return 'who' in subject ? figureOf(subject.who) : '';
    });
    expect(figures).toEqual([tcgPersons['Boba Fett']!, CAST.boba].map(figureOf));
    expect(figures[0]).not.toBe(figures[1]);
  });

  it('keep their face inside the frame: nothing of a head is above it', () => {
    for (const [name, look] of everybody) {
      const svg = figureOf(look);
      const shift = look.place === undefined ? 0 : Number(/translate\(\S+ (\S+)\)/u.exec(look.place)![1]);
      const high = [...svg.matchAll(/M-?\d+(?:\.\d+)?[ ]?(-?\d+(?:\.\d+)?)/gu)].map(([, y]) => Number(y));
      expect([name, Math.min(...high) + shift > -8]).toEqual([name, true]);
    }
  });
});

describe('places of Young Jedi', () => {
  it('are nine scenes', () => {
    const places = yjCards.filter(({ type }) => type === 'Location');
    const looks = new Map(
      places.map((facts) => [
        facts.planet * 3 + facts.location,
        renderToStaticMarkup(createElement(CardArt, { facts })).replaceAll(/sky-\w+/gu, ''),
      ]),
    );
    expect(new Set(looks.values()).size).toBe(9);
  });
});
