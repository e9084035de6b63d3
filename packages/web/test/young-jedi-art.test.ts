// The drawn art of Young Jedi: every card can be drawn, and those who matter can be told apart.
import { createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { youngJedi } from '../src/session/young-jedi/engine.ts';
import { allFacts, type Facts } from '../src/session/young-jedi/facts.ts';
import { chanceFrom } from '../src/swtcg/art/random.ts';
import { subjectOf } from '../src/young-jedi/art/subject.tsx';
import { CardArt } from '../src/young-jedi/CardArt.tsx';

const cards = allFacts(youngJedi());

/** What the picture shows, without what stands behind it. */
const subject = (facts: Facts): string =>
  renderToStaticMarkup(createElement(Fragment, null, subjectOf(facts, chanceFrom(facts.name), 0)));

const named = (name: string): Facts => {
  const found = cards.find((facts) => facts.name === name);
  if (found === undefined) throw new Error(`there is no ${name}`);
  return found;
};

describe('the art', () => {
  it('is drawn for every card, with every number in place', () => {
    for (const facts of cards) {
      const art = renderToStaticMarkup(createElement(CardArt, { facts }));
      expect([facts.title, /NaN|undefined|null|Infinity/u.exec(art)?.[0]]).toEqual([facts.title, undefined]);
      expect([facts.title, art.length > 400]).toEqual([facts.title, true]);
    }
  });

  it('shows all versions of a person alike', () => {
    const looks = new Set(cards.filter(({ name, weapon }) => name === 'Obi-Wan Kenobi' && weapon === '').map(subject));
    expect(looks.size).toBe(1);
  });

  it.each([
    [
      'those who duel',
      ['Obi-Wan Kenobi', 'Qui-Gon Jinn', 'Mace Windu', 'Yoda', 'Plo Koon', 'Darth Maul', 'Darth Sidious', 'Aurra Sing'],
    ],
    ['the court', ['Queen Amidala', 'Padmé Naberrie', 'Captain Panaka', 'Royal Guard', 'Ric Olié', 'Anakin Skywalker']],
    [
      'Gungans',
      ['Jar Jar Binks', 'Boss Nass', 'Captain Tarpals', 'Gungan General', 'Gungan Soldier', 'Gungan Warrior'],
    ],
    [
      'droids',
      [
        'Battle Droid: Pilot',
        'Battle Droid: Security',
        'Battle Droid: Officer',
        'Battle Droid: Infantry',
        'Battle Droid Squad',
        'Destroyer Droid',
        'Destroyer Droid Squad',
        'Trade Federation Tank',
        'R2-D2',
        'C-3PO',
        'Pit Droid',
      ],
    ],
    ['others', ['Jabba the Hutt', 'Gardulla the Hutt', 'Watto', 'Sebulba', 'Nute Gunray', 'Rune Haako', 'Bib Fortuna']],
    [
      'weapons',
      [
        "Obi-Wan Kenobi's Lightsaber",
        "Qui-Gon Jinn's Lightsaber",
        "Mace Windu's Lightsaber",
        "Darth Maul's Lightsaber",
        'Sith Lightsaber',
        'Blaster',
        'Blaster Rifle',
        'Electropole',
        'Kaadu',
        'Fambaa',
        'STAP',
        'Flash Speeder',
        "Anakin Skywalker's Podracer",
        "Sebulba's Podracer",
      ],
    ],
    [
      'starships',
      ['Naboo Starfighter', 'Bravo 1', 'Republic Cruiser', "Amidala's Starship", 'Droid Starfighter', 'Battleship'],
    ],
  ])('tells apart %s', (_, names) => {
    expect(new Set(names.map((name) => subject(named(name)))).size).toBe(names.length);
  });

  it('shows each of the nine locations in its own way', () => {
    const places = cards.filter(({ type }) => type === 'Location');
    const looks = new Map(
      places.map((facts) => [
        facts.planet * 3 + facts.location,
        renderToStaticMarkup(createElement(CardArt, { facts })).replaceAll(/sky-\w+/gu, ''),
      ]),
    );
    expect(new Set(looks.values()).size).toBe(9);
  });
});
