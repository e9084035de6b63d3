/** When a number counts: the end of `+2 power when fighting any Jedi.` and of `Damage 2 less while using …`. */
import type { Condition } from './ability.ts';
import { type Form, match, PLANET } from './pattern.ts';
import type { WhoReader } from './who.ts';

export const CONDITIONS: readonly Form<Condition>[] = [
  { form: /^$/u, example: '', make: () => ({ when: 'always' }) },
  {
    form: /^when fighting (?<who>.+)$/u,
    example: 'when fighting any Jedi',
    make: ({ who }) => ({ when: 'fighting', who: who('who', 'character') }),
  },
  {
    form: /^when dueling (?<who>.+)$/u,
    example: 'when dueling Darth Maul or Darth Sidious',
    make: ({ who }) => ({ when: 'dueling', who: who('who', 'character') }),
  },
  {
    form: /^while using the Battle card (?<name>.+)$/u,
    example: 'while using the Battle card Wisdom Of The Council',
    make: ({ text, who }) => {
      who('name', 'battle'); // there is such a card
      return { when: 'usingBattleCard', name: text('name') };
    },
  },
  {
    form: /^while using (?<what>.+)$/u,
    example: "while using Obi-Wan Kenobi's Lightsaber",
    make: ({ who }) => ({ when: 'using', what: who('what', 'weapon') }),
  },
  {
    form: /^if (?<who>.+) has fought this turn$/u,
    example: 'if Queen Amidala or any handmaiden has fought this turn',
    make: ({ who }) => ({ when: 'hasFought', who: who('who', 'character') }),
  },
  {
    form: new RegExp(`^if you have controlled (?<planet>${PLANET})$`, 'u'),
    example: 'if you have controlled Coruscant',
    make: ({ planet }) => ({ when: 'youControlled', planet: planet('planet') }),
  },
  {
    form: /^if the opponent has controlled a planet$/u,
    example: 'if the opponent has controlled a planet',
    make: () => ({ when: 'opponentControlled' }),
  },
  {
    form: /^if the opponent controls a planet that you did not surrender$/u,
    example: 'if the opponent controls a planet that you did not surrender',
    make: () => ({ when: 'opponentControlsNotSurrendered' }),
  },
  {
    form: /^if one of your Podracer pilots has fought or thrusted this turn$/u,
    example: 'if one of your Podracer pilots has fought or thrusted this turn',
    make: () => ({ when: 'pilotFoughtOrThrusted' }),
  },
  {
    form: /^if you lead the Podrace$/u,
    example: 'if you lead the Podrace',
    make: () => ({ when: 'leadsRace' }),
  },
  {
    form: /^if you show your hand$/u,
    example: 'if you show your hand',
    make: () => ({ when: 'handRevealed' }),
  },
  {
    form: /^while evacuating (?<who>.+)$/u,
    example: 'while evacuating Nute Gunray, Tey How or Sil Unch',
    make: ({ who }) => ({ when: 'evacuating', who: who('who', 'character') }),
  },
  {
    form: new RegExp(`^at (?<planet>${PLANET})$`, 'u'),
    example: 'at Naboo',
    make: ({ planet }) => ({ when: 'atPlanet', planet: planet('planet') }),
  },
];

export function readCondition(text: string, read: WhoReader): Condition {
  const condition = match(CONDITIONS, text, read);
  if (condition === undefined) throw new Error(`"${text}" is no condition of text-conditions.ts`);
  return condition;
}
