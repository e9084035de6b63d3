/** Sentences of Characters and Starships. */
import type { CardType } from './card.ts';
import { type Pattern, PLANET } from './pattern.ts';
import { readCondition } from './text-conditions.ts';

const CHARACTER: readonly CardType[] = ['Character'];
const STARSHIP: readonly CardType[] = ['Starship'];
const FIGHTER: readonly CardType[] = ['Character', 'Starship'];
const TO_PLANET = `(?: to (?<planet>${PLANET}))?`;

export const FIGHTER_PATTERNS: readonly Pattern[] = [
  {
    on: FIGHTER,
    form: /^\+(?<n>\d) power (?<on>.+)\.$/u,
    example: '+2 power when fighting any Jedi.',
    make: ({ number, text, read }) => ({ is: 'power', n: number('n'), on: readCondition(text('on'), read) }),
  },
  {
    on: FIGHTER,
    form: /^Damage (?<n>\d) less (?<on>.+)\.$/u,
    example: "Damage 2 less while using Amidala's Blaster.",
    make: ({ number, text, read }) => ({ is: 'damage', n: -number('n'), on: readCondition(text('on'), read) }),
  },
  {
    on: CHARACTER,
    form: /^Costs (?<n>\d) counters while (?<who>.+) is here\.$/u,
    example: 'Costs 3 counters while Qui-Gon Jinn, Jedi Master is here.',
    make: ({ number, who }) => ({ is: 'price', n: number('n'), beside: who('who', 'character') }),
  },
  {
    on: CHARACTER,
    form: /^Counts as (?<who>.+)\.$/u,
    example: 'Counts as a diamond Naboo Officer, a diamond Royal Guard and a diamond Naboo Security.',
    make: ({ who }) => {
      who('who', 'character'); // there are such cards
      return { is: 'countsAs' };
    },
  },
  {
    on: CHARACTER,
    form: /^May use (?<what>.+)\.$/u,
    example: 'May use any diamond Sith Lightsaber.',
    make: ({ who }) => ({ is: 'mayUse', what: who('what', 'weapon') }),
  },
  {
    on: CHARACTER,
    form: /^Built-in (?<kind>weapon|lightsaber): \+(?<power>\d) power and (?<draws>\d) destiny\.$/u,
    example: 'Built-in lightsaber: +2 power and 1 destiny.',
    make: ({ text, number }) => ({
      is: 'builtIn',
      power: number('power'),
      draws: number('draws'),
      lightsaber: text('kind') === 'lightsaber',
    }),
  },
  {
    on: CHARACTER,
    form: /^Once each turn, you may discard a card drawn for its destiny and draw again\.$/u,
    example: 'Once each turn, you may discard a card drawn for its destiny and draw again.',
    make: () => ({ is: 'redraw' }),
  },
  {
    on: CHARACTER,
    form: /^For a Battle card or a weapon, draws two cards for one destiny and uses one of them\.$/u,
    example: 'For a Battle card or a weapon, draws two cards for one destiny and uses one of them.',
    make: () => ({ is: 'drawTwo' }),
  },
  {
    on: CHARACTER,
    form: /^Each character it defeats has (?<n>\d) more damage\.$/u,
    example: 'Each character it defeats has 2 more damage.',
    make: ({ number }) => ({ is: 'victimsDamage', n: number('n') }),
  },
  {
    on: CHARACTER,
    form: new RegExp(
      `^When deployed${TO_PLANET}, you may deploy (?<who>.+?) from your draw deck(?<free> for free)?\\.$`,
      'u',
    ),
    example: 'When deployed to Naboo, you may deploy Rune Haako from your draw deck.',
    make: ({ who, planet, has }) => ({
      is: 'deployFromDeck',
      who: who('who', 'character', 'weapon', 'starship'),
      planet: planet('planet'),
      free: has('free'),
    }),
  },
  {
    on: CHARACTER,
    form: /^When deployed, you may take a (?<type>Character|Weapon|Battle card|Starship|Location) from your draw deck into your hand\.$/u,
    example: 'When deployed, you may take a Battle card from your draw deck into your hand.',
    make: ({ text }) => ({ is: 'takeFromDeck', type: text('type').replace(' card', '') as CardType }),
  },
  {
    on: CHARACTER,
    form: new RegExp(`^When deployed${TO_PLANET}, you may draw a card\\.$`, 'u'),
    example: 'When deployed to Coruscant, you may draw a card.',
    make: ({ planet }) => ({ is: 'drawWhenDeployed', planet: planet('planet') }),
  },
  {
    on: CHARACTER,
    form: new RegExp(`^When deployed${TO_PLANET}, the opponent takes (?<n>\\d) damage\\.$`, 'u'),
    example: 'When deployed to Coruscant, the opponent takes 2 damage.',
    make: ({ planet, number }) => ({ is: 'damageWhenDeployed', planet: planet('planet'), n: number('n') }),
  },
  {
    on: CHARACTER,
    form: /^When deployed to Boonta Eve Classic, gets one more Thrust token\.$/u,
    example: 'When deployed to Boonta Eve Classic, gets one more Thrust token.',
    make: () => ({ is: 'extraThrust' }),
  },
  {
    on: CHARACTER,
    form: /^When (?<who>.+) is deployed here, draw a card\.$/u,
    example: 'When Anakin or Shmi Skywalker is deployed here, draw a card.',
    make: ({ who }) => ({ is: 'drawWhenHere', who: who('who', 'character') }),
  },
  {
    on: CHARACTER,
    form: /^When (?<who>.+) is deployed here, put a card from your hand under your draw deck or draw a card\.$/u,
    example: 'When Anakin is deployed here, put a card from your hand under your draw deck or draw a card.',
    make: ({ who }) => ({ is: 'underOrDrawWhenHere', who: who('who', 'character') }),
  },
  {
    on: CHARACTER,
    form: /^When you win control of this planet, you may discard this card and three cards from your hand to draw three cards\.$/u,
    example:
      'When you win control of this planet, you may discard this card and three cards from your hand to draw three cards.',
    make: () => ({ is: 'renewHand' }),
  },
  {
    on: CHARACTER,
    form: /^When it defeats a character, you may draw a card\.$/u,
    example: 'When it defeats a character, you may draw a card.',
    make: () => ({ is: 'drawAfterDefeat' }),
  },
  {
    on: CHARACTER,
    form: /^When it defeats a character, the opponent discards a card from hand\.$/u,
    example: 'When it defeats a character, the opponent discards a card from hand.',
    make: () => ({ is: 'discardAfterDefeat' }),
  },
  {
    on: CHARACTER,
    form: /^When it defeats a character, you may discard the opponent's last lap card\.$/u,
    example: "When it defeats a character, you may discard the opponent's last lap card.",
    make: () => ({ is: 'lapAfterDefeat' }),
  },
  {
    on: CHARACTER,
    form: /^Your Podracer pilot may also use (?<n>\d) as a Handling number\.$/u,
    example: 'Your Podracer pilot may also use 1 as a Handling number.',
    make: ({ number }) => ({ is: 'handlingToo', n: number('n') }),
  },
  { on: STARSHIP, form: /^Starfighter\.$/u, example: 'Starfighter.', make: () => ({ is: 'starfighter' }) },
  { on: STARSHIP, form: /^Transport\.$/u, example: 'Transport.', make: () => ({ is: 'transport' }) },
];
