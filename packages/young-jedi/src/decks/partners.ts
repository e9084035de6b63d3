/** Which other cards a card needs to do what it says. */
import type { Ability, AbilityKind, Condition, Use, Who } from '../cards/ability.ts';
import type { Definition } from '../cards/catalogue.ts';

type Meant = (definition: Definition) => boolean;

/** Texts about the Podrace. */
const OF_THE_RACE: ReadonlySet<AbilityKind | Condition['when']> = new Set([
  'extraThrust',
  'lapAfterDefeat',
  'leadsRace',
  'pilotFoughtOrThrusted',
]);

/** Texts that count in a duel. */
const OF_DUELS: ReadonlySet<AbilityKind> = new Set(['duelDraw', 'duelExtraHit', 'duelRemoveHit']);

/** A test for each card or kind of card that its text speaks of, on either side of the table. */
export const partnersOf = ({ abilities, halves }: Definition): Meant[] =>
  [...abilities, ...halves.flatMap((half) => half.abilities)].flatMap(spokenOf);

const isObjective: Meant = ({ type }) => type === 'Objective';

function spokenOf(ability: Ability): Meant[] {
  const when = 'on' in ability ? ability.on.when : 'always';
  if (OF_DUELS.has(ability.is)) return [({ dueling }) => dueling, ({ lightsaber }) => lightsaber];
  if (ability.is === 'handlingToo') return [isObjective, ({ destiny }) => destiny.includes(ability.n)];
  if (OF_THE_RACE.has(ability.is) || OF_THE_RACE.has(when)) return [isObjective];
  if (ability.is === 'podrace') return [({ podracer }) => podracer];
  if (ability.is === 'use') return [...phrases(ability), ...ability.uses.flatMap(placesOf)];
  if (ability.is === 'takeFromDeck') return [({ type }) => type === ability.type];
  if ('on' in ability && ability.on.when === 'usingBattleCard') return [titled(ability.on.name)];
  return phrases(ability);
}

/** The Location at which a Battle card may be used, where that matters. */
const placesOf = ({ location }: Use): Meant[] =>
  location < 0 ? [] : [(def) => def.type === 'Location' && def.planet * 3 + def.location === location];

const titled =
  (name: string): Meant =>
  ({ card, halves }) =>
    card.title === name || halves.some((half) => half.card.title === name);

/** Every phrase in the ability, wherever it stands. */
function phrases(value: unknown): Meant[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isWho(value)) return [({ index }) => value.includes[index] === 1];
  return Object.values(value).flatMap(phrases);
}

const isWho = (value: object): value is Who => 'includes' in value && 'phrase' in value;
