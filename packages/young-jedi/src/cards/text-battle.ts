/** Sentences of Weapons, Battle cards and Double Impact cards. */
import { byName } from '@dejarik/kernel';
import type { Use } from './ability.ts';
import type { CardType } from './card.ts';
import { LOCATION, locationNumber, match, NOWHERE, type Form, type Pattern, PLANET } from './pattern.ts';
import { readCondition } from './text-conditions.ts';
import type { WhoReader } from './who.ts';

const WEAPON: readonly CardType[] = ['Weapon'];
const BATTLE: readonly CardType[] = ['Battle'];

const use = (parts: Partial<Use>): Use => ({
  members: [],
  weapons: [],
  planet: NOWHERE,
  location: NOWHERE,
  titles: 'any',
  first: false,
  ...parts,
});

const COUNTS = byName<number>({ two: 2, three: 3 });

/** Who may use a Battle card, one form for each way to say it. */
export const USES: readonly Form<Use>[] = [
  {
    form: /^the first character of your plan$/u,
    example: 'the first character of your plan',
    make: ({ read }) => use({ members: [read('any character', 'character')], first: true }),
  },
  {
    form: /^two characters of one stack$/u,
    example: 'two characters of one stack',
    make: ({ read }) => {
      const any = read('any character', 'character');
      return use({ members: [any, any], titles: 'stack' });
    },
  },
  {
    form: new RegExp(`^(?<who>.+) on (?<planet>${PLANET})$`, 'u'),
    example: 'any character on Naboo',
    make: ({ who, planet }) => use({ members: [who('who', 'fighter')], planet: planet('planet') }),
  },
  {
    form: new RegExp(`^(?<who>.+) at the (?<location>${LOCATION})$`, 'u'),
    example: 'any character at the Galactic Senate',
    make: ({ who, text }) => use({ members: [who('who', 'fighter')], location: locationNumber(text('location')) }),
  },
  {
    form: /^any (?<count>two|three)(?<different> different)?(?<of> of)? (?<who>.+)$/u,
    example: 'any two different Podracer pilots except Sebulba',
    make: ({ text, has, read }) => {
      const who = read(has('of') ? text('who') : `any ${text('who')}`, 'fighter');
      return use({
        members: new Array(COUNTS[text('count')]).fill(who),
        titles: has('different') ? 'different' : 'any',
      });
    },
  },
  {
    form: /^(?<who>.+) using (?<first>.+) \+ (?<second>.+)$/u,
    example: 'any Gungan using any kaadu + any electropole',
    make: ({ who }) =>
      use({ members: [who('who', 'fighter')], weapons: [who('first', 'weapon'), who('second', 'weapon')] }),
  },
  {
    form: /^(?<who>.+) using (?<what>.+)$/u,
    example: 'any Trade Federation Tank using any Trade Federation Tank Laser Cannon',
    make: ({ who }) => use({ members: [who('who', 'fighter')], weapons: [who('what', 'weapon')] }),
  },
  {
    form: /^(?<all>.+)$/u,
    example: 'Anakin + Obi-Wan',
    make: ({ text, read }) =>
      use({
        members: text('all')
          .split(' + ')
          .map((who) => read(who, 'fighter')),
      }),
  },
];

function readUse(text: string, read: WhoReader): Use {
  const found = match(USES, text, read);
  if (found === undefined) throw new Error('a Battle card is used with someone');
  return found;
}

export const BATTLE_PATTERNS: readonly Pattern[] = [
  {
    on: WEAPON,
    form: /^(?<who>.+?)(?: fighting (?<against>.+))?: (?:\+(?<power>\d) power)?(?: and )?(?:(?<draws>\d) destiny)?(?<safe>, not in a duel)?\.$/u,
    example: 'Any non-diamond character fighting any diamond character: +3 power and 1 destiny.',
    make: ({ who, has, number }) => ({
      is: 'box',
      box: {
        who: who('who', 'character'),
        against: has('against') ? who('against', 'character') : null,
        power: number('power'),
        draws: number('draws'),
        duel: !has('safe'),
      },
    }),
  },
  {
    on: WEAPON,
    form: /^Before weapon destiny is drawn, you may discard this card to ignore an opposing weapon\.$/u,
    example: 'Before weapon destiny is drawn, you may discard this card to ignore an opposing weapon.',
    make: () => ({ is: 'ignoreWeapon' }),
  },
  {
    on: BATTLE,
    form: /^Use with (?<uses>.+)\.$/u,
    example: 'Use with any senator, or with any character at the Galactic Senate.',
    make: ({ text, read }) => ({
      is: 'use',
      uses: text('uses')
        .split(', or with ')
        .map((one) => readUse(one, read)),
    }),
  },
  {
    on: BATTLE,
    form: /^\+(?<n>\d) power(?: (?<on>.+))?\.$/u,
    example: '+3 power when fighting any Jedi.',
    make: ({ number, text, read }) => ({ is: 'bonus', n: number('n'), on: readCondition(text('on'), read) }),
  },
  {
    on: BATTLE,
    form: /^Draw (?<n>\d) destiny\.$/u,
    example: 'Draw 2 destiny.',
    make: ({ number }) => ({ is: 'draws', n: number('n') }),
  },
  {
    on: BATTLE,
    form: /^They may use no weapon\.$/u,
    example: 'They may use no weapon.',
    make: () => ({ is: 'noWeaponHere' }),
  },
  {
    on: BATTLE,
    form: /^If they lose, only (?<who>the .+) is defeated\.$/u,
    example: 'If they lose, only the diamond Gungan is defeated.',
    make: ({ who }) => ({ is: 'onlyDefeated', who: who('who', 'character') }),
  },
  {
    on: BATTLE,
    form: /^If (?<who>.+) is defeated, that card and its weapon return to your hand without damage\.$/u,
    example: 'If Obi-Wan is defeated, that card and its weapon return to your hand without damage.',
    make: ({ who }) => ({ is: 'returns', who: who('who', 'character') }),
  },
  {
    on: BATTLE,
    form: /^While using no weapon, opposing weapons are ignored\.$/u,
    example: 'While using no weapon, opposing weapons are ignored.',
    make: () => ({ is: 'forcePush' }),
  },
  {
    on: BATTLE,
    form: /^After defeating a diamond character, fights in the next fight too\.$/u,
    example: 'After defeating a diamond character, fights in the next fight too.',
    make: () => ({ is: 'fightsOn' }),
  },
  {
    on: BATTLE,
    form: /^You may swap one of your destiny numbers with a higher opposing one\.$/u,
    example: 'You may swap one of your destiny numbers with a higher opposing one.',
    make: () => ({ is: 'swap' }),
  },
  {
    on: BATTLE,
    form: /^You may use your character's damage in place of one of your destiny numbers\.$/u,
    example: "You may use your character's damage in place of one of your destiny numbers.",
    make: () => ({ is: 'damageAsDestiny' }),
  },
  {
    on: BATTLE,
    form: /^Adds to power by how much your character's own destiny is lower than its opponent's\.$/u,
    example: "Adds to power by how much your character's own destiny is lower than its opponent's.",
    make: () => ({ is: 'difference' }),
  },
  {
    on: BATTLE,
    form: /^If you win, the opponent takes (?<win>\d) more damage; if you lose, you take (?<lose>\d) more\.$/u,
    example: 'If you win, the opponent takes 2 more damage; if you lose, you take 1 more.',
    make: ({ number }) => ({ is: 'stakes', win: number('win'), lose: number('lose') }),
  },
  {
    on: BATTLE,
    form: /^If this character is last in your plan, you lose nothing to breakthrough\.$/u,
    example: 'If this character is last in your plan, you lose nothing to breakthrough.',
    make: () => ({ is: 'noBreakthrough' }),
  },
  {
    on: BATTLE,
    form: /^Duel: you may remove a hit from your character\.$/u,
    example: 'Duel: you may remove a hit from your character.',
    make: () => ({ is: 'duelRemoveHit' }),
  },
  {
    on: BATTLE,
    form: /^Duel: (?<discard>you may discard this card so that )?this attack scores (?<n>\d) more hits?\.$/u,
    example: 'Duel: you may discard this card so that this attack scores 2 more hits.',
    make: ({ number, has }) => ({ is: 'duelExtraHit', n: number('n'), discard: has('discard') }),
  },
  {
    on: BATTLE,
    form: /^Duel: you may (?<discard>discard this card to )?draw (?<n>\d) cards? into your dueling hand\.$/u,
    example: 'Duel: you may discard this card to draw 2 cards into your dueling hand.',
    make: ({ number, has }) => ({ is: 'duelDraw', n: number('n'), discard: has('discard') }),
  },
  {
    on: ['Double Impact'],
    form: /^As (?<title>.+?)(?:(?<=[!?])|\.)$/u,
    example: 'As Bombad General.',
    make: ({ text, who }) => {
      who('title', 'any'); // there is such a card
      return { is: 'half', title: text('title') };
    },
  },
];
