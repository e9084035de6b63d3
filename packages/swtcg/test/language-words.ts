/** One line for each place, noun and closed list of words of the card language; like language-examples.ts. */
import { EXTENSIONS } from '../src/language/extensions.ts';
import { KEYWORDS, keywordWords, PLAYED_KEYWORDS } from '../src/language/keywords.ts';
import type { Duration, Noun, Place, Quality, Ref, Stat, Who } from '../src/language/tree.ts';
import type { KeptGroup } from '../src/language/tree-expanded.ts';
import { battle, type Example, mission, unit } from './language-examples.ts';

const unitsIn = (place: string): readonly Example[] => [battle(`Tap 1 unit in ${place}.`)];

export const PLACE_LINES: Record<Place, readonly Example[]> = {
  Space: unitsIn('Space'),
  Ground: unitsIn('Ground'),
  Character: unitsIn('Character'),
  'any arena': unitsIn('any arena'),
  'that arena': [battle('Choose an arena. Tap 1 unit in that arena.')],
  'its arena': [battle('Choose 1 unit. Tap 1 unit in its arena.')],
  "the attacker's arena": unitsIn("the attacker's arena"),
  "this unit's arena": [unit("Tap -> Tap 1 unit in this unit's arena.")],
  "this card's arena": unitsIn("this card's arena"),
  'Ground or Character': unitsIn('Ground or Character'),
  'your build zone': unitsIn('your build zone'),
  'enemy build zone': unitsIn('the enemy build zone'),
  'your hand': unitsIn('your hand'),
  'your deck': unitsIn('your deck'),
  'your discard pile': unitsIn('your discard pile'),
};

const nouns = (one: string, many: string): readonly Example[] => [
  battle(`Choose 1 ${one}.`),
  battle(`Choose 2 ${many}.`),
  battle(`Choose 1 of your ${many}.`),
];

export const NOUN_LINES: Record<Noun, readonly Example[]> = {
  '': nouns('Naboo Soldier', 'Naboo Soldiers'),
  unit: nouns('Rebel unit', 'Rebel units'),
  'Space unit': nouns('Space unit', 'Space units'),
  'Ground unit': nouns('Ground unit', 'Ground units'),
  'Character unit': nouns('Character unit', 'Character units'),
  Character: nouns('Jedi Character', 'Jedi Characters'),
  card: nouns('Starfighter card', 'Starfighter cards'),
  'unit card': nouns('unit card', 'unit cards'),
  'Space unit card': nouns('Space unit card', 'Space unit cards'),
  'Ground unit card': nouns('Ground unit card', 'Ground unit cards'),
  'Character card': nouns('Stormtrooper Character card', 'Stormtrooper Character cards'),
  'Battle card': nouns('Battle card', 'Battle cards'),
  'Mission card': nouns('Mission card', 'Mission cards'),
  'Location card': nouns('Location card', 'Location cards'),
  'Equipment card': nouns('Skill Equipment card', 'Skill Equipment cards'),
  'Resource card': nouns('Resource card', 'Resource cards'),
  'Event card': nouns('Event card', 'Event cards'),
  'Subordinate card': nouns('Subordinate card', 'Subordinate cards'),
  Location: nouns('Location', 'Locations'),
  'Space Location': nouns('Space Location', 'Space Locations'),
  'Ground Location': nouns('Ground Location', 'Ground Locations'),
  'Character Location': nouns('Character Location', 'Character Locations'),
  Equipment: nouns('Weapon Equipment', 'Weapon Equipment'),
  'Space Equipment': nouns('Space Equipment', 'Space Equipment'),
  'Ground Equipment': nouns('Ground Equipment', 'Ground Equipment'),
  'Character Equipment': nouns('Character Equipment', 'Character Equipment'),
  Resource: nouns('Resource', 'Resources'),
  Event: nouns('Event', 'Events'),
  Subordinate: nouns('Subordinate', 'Subordinates'),
  Mission: nouns('Campaign Mission', 'Campaign Missions'),
};

/** The closed lists of words; the union is the key, so none can be forgotten. */
export const WORDS: readonly Record<string, readonly Example[]>[] = [
  {
    tapped: [battle('Untap 1 tapped unit.')],
    untapped: [battle('Tap 1 untapped unit.')],
    damaged: [battle('Tap 1 damaged unit.')],
    retreated: [battle('Choose 1 retreated unit.')],
    unique: [battle('Tap 1 unique unit.')],
    'partly built': [battle('Choose 1 of your partly built cards.')],
  } satisfies Record<Quality, readonly Example[]>,
  {
    negative: [unit('Accuracy -1.')],
    possessed: [battle('Tap 1 unit with Shields.')],
    ...Object.fromEntries(KEYWORDS.map((keyword) => [keyword, [unit(`${keywordWords(keyword, 2)}.`)]])),
    ...Object.fromEntries(PLAYED_KEYWORDS.map((keyword) => [keyword, [unit(`Pay 2 Force -> ${keyword} 3.`)]])),
    Intercept: [unit('Pay 2 Force -> Intercept.')],
  },
  {
    speed: [battle('Tap 1 unit with speed 30 or more.')],
    power: [battle('Untap 1 of your units with power 5 or less.')],
    health: [battle('Tap 1 unit with health 2 or less.')],
  } satisfies Record<Stat, readonly Example[]>,
  {
    'for this attack': [battle('Give 1 unit +1 power this attack.')],
    'until end of battle': [battle('Give 1 unit +1 power this battle.')],
    'until end of turn': [battle('Give 1 unit +1 power this turn.')],
  } satisfies Record<Duration, readonly Example[]>,
  {
    side: [battle('Tap 1 Yuuzhan Vong-side unit.'), battle('Tap 1 Yuuzhan Vong unit.')],
    'under a card': [unit('Tap -> Return each card put under this card to your hand.')],
    'set aside': [unit('Tap -> Choose 1 unit card set aside by this card. Put it into its arena.')],
    'out of the game': [unit('Tap -> Return 1 card put out of the game by this card to your hand.')],
  } satisfies Record<KeptGroup | 'side', readonly Example[]>,
  {
    you: [mission('Lose 1 Force.')],
    enemy: [mission('The enemy gains 1 build point.')],
    Dark: [mission('Dark loses 1 build point.')],
    Light: [mission('Light gains 2 Force.')],
    'Yuuzhan Vong': [mission('Yuuzhan Vong loses 2 Force.')],
  } satisfies Record<Who, readonly Example[]>,
  {
    this: [unit('Tap -> Untap this unit.')],
    it: [unit('Tap -> Choose 1 unit. Untap it.')],
    attacker: [battle('Give the attacker +7 power this attack.')],
    defender: [battle('Tap the defender.')],
  } satisfies Record<Ref, readonly Example[]>,
];

export const EXTENSION_LINES: readonly Example[] = Object.values(EXTENSIONS).map((line) =>
  mission(line.includes('that arena') ? `Choose an arena. ${line}` : line),
);
