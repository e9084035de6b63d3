/** Sentences that change the numbers of other cards: of Effects, and of Characters that help others. */
import type { Ability } from './ability.ts';
import type { CardType } from './card.ts';
import type { Parts, Pattern } from './pattern.ts';

const ON: readonly CardType[] = ['Character', 'Effect'];
const POWER = String.raw`gets? \+(?<power>\d) power`;
const DAMAGE = String.raw`(?:has|have) (?<damage>\d) (?<way>more|less) damage`;

type Aura = Extract<Ability, { is: 'aura' }>;

/** YJ-EFF-05, 08: yours unless called opposing, and on this planet unless said otherwise. */
function aura({ text, number, read }: Parts, special: Partial<Aura> = {}): Omit<Aura, 'id' | 'sentence'> {
  const phrase = text('who');
  const ours = phrase.replaceAll(/opposing /giu, '');
  const damage = number('damage');
  return {
    is: 'aura',
    whose: ours === phrase ? 'yours' : 'theirs',
    who: read(ours, 'fighter'),
    power: number('power'),
    damage: text('way') === 'less' ? -damage : damage,
    reach: 'here',
    turn: 'any',
    duel: false,
    using: null,
    evacuatingHere: false,
    ...special,
  };
}

export const AURA_PATTERNS: readonly Pattern[] = [
  {
    on: ON,
    form: new RegExp(`^(?<who>.+) (?:${POWER}|${DAMAGE}) anywhere\\.$`, 'u'),
    example: 'Each starfighter gets +1 power anywhere.',
    make: (parts) => aura(parts, { reach: 'anywhere' }),
  },
  {
    on: ON,
    form: new RegExp(`^(?<who>.+) (?:${POWER}|${DAMAGE}) while this card is on the current planet\\.$`, 'u'),
    example: 'Each opposing starship has 1 more damage while this card is on the current planet.',
    make: (parts) => aura(parts, { reach: 'current' }),
  },
  {
    on: ON,
    form: new RegExp(`^(?<who>.+) ${POWER} during (?<turn>your|the opponent's) turn\\.$`, 'u'),
    example: "Each character gets +1 power during the opponent's turn.",
    make: (parts) => aura(parts, { turn: parts.text('turn') === 'your' ? 'yours' : 'theirs' }),
  },
  {
    on: ON,
    form: new RegExp(`^(?<who>.+) dueling here ${POWER}\\.$`, 'u'),
    example: 'Each other Jedi dueling here gets +2 power.',
    make: (parts) => aura(parts, { duel: true }),
  },
  {
    on: ON,
    form: new RegExp(`^(?<who>.+) using (?<using>.+) ${POWER}\\.$`, 'u'),
    example: 'Each character using any fambaa gets +2 power.',
    make: (parts) => aura(parts, { using: parts.who('using', 'weapon') }),
  },
  {
    on: ON,
    form: new RegExp(`^(?<who>.+) ${POWER} while evacuating this planet\\.$`, 'u'),
    example: "Amidala's Starship gets +2 power while evacuating this planet.",
    make: (parts) => aura(parts, { evacuatingHere: true }),
  },
  {
    on: ON,
    form: new RegExp(`^(?<who>.+) ${POWER}(?: and ${DAMAGE})?\\.$`, 'u'),
    example: 'Each Podracer pilot gets +1 power and has 1 less damage.',
    make: (parts) => aura(parts),
  },
  {
    on: ON,
    form: new RegExp(`^(?<who>.+) ${DAMAGE}\\.$`, 'u'),
    example: 'Each opposing battle droid has 2 more damage.',
    make: (parts) => aura(parts),
  },
];
