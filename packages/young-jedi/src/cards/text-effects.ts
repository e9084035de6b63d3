/** Sentences of Effects and Objectives, and what a card in play lets its owner do in a step. */
import type { CardType } from './card.ts';
import type { Pattern } from './pattern.ts';

const EFFECT: readonly CardType[] = ['Effect'];

export const EFFECT_PATTERNS: readonly Pattern[] = [
  {
    on: EFFECT,
    form: /^Your limit is (?<n>\d) counters\.$/u,
    example: 'Your limit is 7 counters.',
    make: ({ number }) => ({ is: 'limit', n: number('n') }),
  },
  {
    on: EFFECT,
    form: /^In your Deploy step, you may discard a card from your hand for a limit of (?<n>\d) counters\.$/u,
    example: 'In your Deploy step, you may discard a card from your hand for a limit of 8 counters.',
    make: ({ number }) => ({ is: 'limitByDiscard', n: number('n') }),
  },
  {
    on: EFFECT,
    form: /^You even up to (?<n>\d) cards\.$/u,
    example: 'You even up to 7 cards.',
    make: ({ number }) => ({ is: 'evenUpTo', n: number('n') }),
  },
  {
    on: EFFECT,
    form: /^No opposing (?<who>.+) may use a weapon\.$/u,
    example: 'No opposing Trade Federation Tank may use a weapon.',
    make: ({ text, read }) => ({ is: 'noWeapons', who: read(`any ${text('who')}`, 'character') }),
  },
  {
    on: EFFECT,
    form: /^You deploy (?<what>.+) for free\.$/u,
    example: 'You deploy any Multi Troop Transport for free.',
    make: ({ who }) => ({ is: 'free', what: who('what', 'weapon') }),
  },
  {
    on: EFFECT,
    form: /^Once in your Deploy step, you may look at the top card of the opponent's draw deck and put it under that deck\.$/u,
    example:
      "Once in your Deploy step, you may look at the top card of the opponent's draw deck and put it under that deck.",
    make: () => ({ is: 'lookAtDeck' }),
  },
  {
    on: EFFECT,
    form: /^Once in your Deploy step, you may put a card from your hand under your draw deck\.$/u,
    example: 'Once in your Deploy step, you may put a card from your hand under your draw deck.',
    make: () => ({ is: 'putUnder' }),
  },
  {
    on: EFFECT,
    form: /^Once in your Deploy step, you may show your hand to draw a card\.$/u,
    example: 'Once in your Deploy step, you may show your hand to draw a card.',
    make: () => ({ is: 'showHandToDraw' }),
  },
  {
    on: EFFECT,
    form: /^When (?<who>.+) is deployed, you may discard this card to deploy (?<what>.+) from your draw deck\.$/u,
    example: 'When any Jedi is deployed, you may discard this card to deploy any lightsaber from your draw deck.',
    make: ({ who }) => ({ is: 'lightsaberFor', who: who('who', 'character'), what: who('what', 'weapon') }),
  },
  {
    on: EFFECT,
    form: /^In your Even Up step, you may discard this card to discard an opposing diamond card here\.$/u,
    example: 'In your Even Up step, you may discard this card to discard an opposing diamond card here.',
    make: () => ({ is: 'discardDiamond' }),
  },
  {
    on: ['Character', 'Weapon', 'Starship'],
    form: /^In your Deploy step, you may discard this card to deploy (?<who>.+) from your draw deck\.$/u,
    example: 'In your Deploy step, you may discard this card to deploy any weapon from your draw deck.',
    make: ({ who }) => ({ is: 'discardToDeploy', who: who('who', 'character', 'weapon', 'starship') }),
  },
  {
    on: ['Objective'],
    form: /^A Podracer pilot and the matching Podracer may race here\.$/u,
    example: 'A Podracer pilot and the matching Podracer may race here.',
    make: () => ({ is: 'podrace' }),
  },
];
