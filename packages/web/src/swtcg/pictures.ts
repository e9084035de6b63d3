/** What each card of the Star Wars TCG shows: by its name, or else by what its type line says. */
import { byName } from '@dejarik/kernel/words';
import { CAST } from '../art/cast.ts';
import { battleDroid, destroyerDroid, protocol, superBattleDroid, astromech, probe, sentry } from '../art/droids.ts';
import { chanceFrom, type Chance, oneOf } from '../art/chance.ts';
import { clone } from '../art/gear.ts';
import { as, firstFit, type Rules, who } from '../art/named.ts';
import { PEOPLES } from '../art/peoples.ts';
import { draw, type Subject } from '../art/picture.ts';
import type { Look, Picture } from '../art/portrait.ts';
import type { Facts } from '../session/swtcg/facts.ts';
import { PERSONS, ROLES } from './cast.ts';
import { DEEDS, GROUND, SPACE } from './deeds.ts';
import { EQUIPMENT, LOCATIONS, WORDS } from './orders.ts';

const SKINS = ['fair', 'tan', 'olive', 'bronze', 'brown'] as const;
const HAIRS = ['crop', 'parted', 'waves', 'quiff', 'bowl', 'back', 'centre', 'curls', 'shag'] as const;
const SHADES = ['2b1d14', '4a3220', '7a5630', 'b98d4a', '8f8f94', '191a20'] as const;
const SHAPES = ['oval', 'square', 'soft', 'round', 'gaunt'] as const;

/** What those wear who are known by their calling alone; the first word of the type line that is here counts. */
const CALLINGS = byName<Look>({
  Vong: CAST.vong,
  Sith: { scene: 'red', held: 'red', wear: 'cloak 241f2d', hat: 'hood 241f2d' },
  Jedi: { scene: 'city', held: 'blue', wear: 'robe 6d4c30' },
  Imperial: { scene: 'steel', wear: 'uniform 5c6560 red blue', hat: 'officerCap 4f5850' },
  Rebel: { scene: 'space', held: 'rifle', wear: 'trooper b9b3a0 4c5a4a' },
  Militia: { scene: 'plains', held: 'rifle', wear: 'bandolier 8a7a55' },
  Rogue: { scene: 'desert', held: 'pistol', wear: 'vest d8c7a3 4a3a2a', hat: 'leatherCap 3a2a1c' },
  Hunter: { scene: 'red', held: 'rifle', wear: 'suit 54606f c23a2f', marks: ['goggles 8b95a1'] },
  Spy: { scene: 'cantina', wear: 'cloak 2b2a31 8b95a1', hat: 'hood 2b2a31' },
  Scout: { scene: 'forest', wear: 'wrap 6a7a55 4a3a2a', hat: 'leatherCap 54483a' },
  Engineer: { scene: 'steel', held: 'wrench', wear: 'flight 6a7a55 39414d', hat: 'cap 6a7a55' },
  Merchant: { scene: 'gold', wear: 'toga 7a5a3a c9a23f', hat: 'turban 6d2130' },
  Gambler: { scene: 'cantina', wear: 'vest 6d2130 2b2019', hat: 'flatHat 2b2019' },
  Mercenary: { scene: 'desert', held: 'rifle', wear: 'pelt 54483a 7a6248' },
  Scholar: { scene: 'gold', wear: 'toga 4a5a6a d8c7a3' },
  Senator: { scene: 'senate', wear: 'toga 3f4f7a c9a23f' },
  Naboo: { scene: 'plaza', wear: 'toga 6a5a78' },
  Tatooine: { scene: 'desert', wear: 'tunic stone cream' },
  Force: { scene: 'city', wear: 'wrap 6d4c30 4a3626' },
  Warrior: { scene: 'arena', held: 'pike', wear: 'bandolier 54303c' },
  Union: { scene: 'steel', wear: 'suit 6a7a5a c9a23f', alien: PEOPLES.skakoan },
  Officer: { scene: 'steel', wear: 'uniform 8a7a55 red blue' },
});

/** Somebody without a name of renown: the same name always gives the same face. */
function someone({ name, side, subtypes }: Facts): Look | undefined {
  const calling = subtypes
    .map((word) => CALLINGS[side === 'Dark' && word === 'Jedi' ? 'Sith' : word])
    .find((look) => look !== undefined);
  if (calling === undefined) return undefined;
  const chance = chanceFrom(name);
  const shade = oneOf(SHADES, chance);
  const bearded = chance() > 0.6;
  return {
    face: `${oneOf(SKINS, chance)} ${oneOf(SHAPES, chance)}`,
    eyes: `3a4a5a ${shade}`,
    hair: `${oneOf(HAIRS, chance)} ${shade}`,
    ...(bearded
      ? { beard: `${oneOf(['full', 'short', 'stubble', 'pointed', 'moustache'] as const, chance)} ${shade}` as const }
      : {}),
    ...calling,
  };
}

const DIVISIONS = ['#a04a32', '#2f66c9', '#c9a23f', '#5f8a4a'] as const;

function droid(facts: Facts, chance: Chance): Look {
  const name = `${facts.name} ${facts.subtypes.join(' ')}`;
  if (/Super Battle/u.test(name))
    return { scene: 'arena', being: () => superBattleDroid(oneOf(DIVISIONS, chance)), rim: 'M90 60Q112 70 112 90' };
  if (/Destroyer/u.test(name))
    return as(CAST.destroyerDroid, { being: () => destroyerDroid(/W Series/u.test(name) ? '#7a6a58' : '#9a7448') });
  if (/Astromech/u.test(name))
    return { ...CAST.r2d2, being: () => astromech(oneOf(['#c23a2f', '#5f8a4a', '#d9913f', '#7a5aa8'], chance)) };
  if (/Protocol/u.test(name))
    return { ...CAST.c3po, being: () => protocol(oneOf(['#c3cad4', '#8a6a44', '#54606f'], chance)) };
  if (/Assassin|Interrogator|Executioner|Probe/u.test(name)) return { scene: 'steel', being: () => probe('#3a3f4a') };
  if (/Drone/u.test(name)) return { scene: 'steel', being: () => sentry('#54606f', '#ff5a4a') };
  return as(CAST.battleDroid, { being: () => battleDroid(/B1 Series/u.test(name) ? '#2f66c9' : '#a04a32') });
}

const PEOPLE_WORDS: Readonly<Record<string, Look>> = byName<Look>({
  Clone: { scene: 'teal', being: () => clone('#2f6fd1') },
  Stormtrooper: CAST.stormtrooper,
  Tusken: CAST.tusken,
  Jawa: CAST.jawa,
  Rodian: CAST.greedo,
  Gungan: CAST.jarjar,
  Geonosian: { scene: 'arena', wear: 'bare a9744a', alien: PEOPLES.geonosian },
  Kaminoan: { scene: 'sea', wear: 'toga f0f4f8 c9d6e0', alien: PEOPLES.kaminoan },
  Bith: CAST.figrin,
  "Twi'lek": { scene: 'city', wear: 'toga 4a3d68', alien: PEOPLES.twilek },
  Nautolan: { scene: 'city', wear: 'robe 5d4a34', alien: PEOPLES.nautolan },
  Togruta: { scene: 'city', wear: 'robe 5d3f34', alien: PEOPLES.togruta },
  Muun: { scene: 'red', wear: 'toga 2b303a 54606f', alien: PEOPLES.muun },
  Ithorian: CAST.momaw,
});

const CREATURES: Rules = [
  [/Acklay/u, { beast: 'acklay', scene: 'arena' }],
  [/Nexu/u, { beast: 'nexu', scene: 'arena' }],
  [/Massiff/u, { beast: 'massiff' }],
  [/Dianoga/u, { beast: 'dianoga', scene: 'steel' }],
  [/Vong/u, { beast: 'jaws b0604a', scene: 'ember' }],
  [/Creature/u, { beast: 'jaws', scene: 'swamp' }],
];

function characterOf(facts: Facts): Subject | undefined {
  const { name, subtypes, set } = facts;
  if (name === 'Obi-Wan Kenobi' && set === 'ANH') return who(CAST.ben);
  // Only in the time of the clones he is a boy; cards that players bring along know the grown man.
  if (name === 'Boba Fett' && !subtypes.includes('Boy')) return who(CAST.boba);
  const known = PERSONS[name];
  if (known !== undefined) return who(known);
  if (subtypes.includes('Creature')) return firstFit(CREATURES, `${name} ${subtypes.join(' ')}`);
  const role = ROLES.find(([pattern]) => pattern.test(name))?.[1];
  if (role !== undefined) return who(role);
  if (subtypes.includes('Droid')) return who(droid(facts, chanceFrom(name)));
  const people = subtypes.map((word) => PEOPLE_WORDS[word]).find((look) => look !== undefined);
  const look = people ?? someone(facts);
  return look === undefined ? undefined : who(look);
}

/** A card of several arenas, and a Subordinate, is seen as what it is first: somebody, a ship, or a host. */
const seenAs = ({ type, arenas, subtypes }: Facts): string => {
  if (type !== 'Multi-arena' && type !== 'Subordinate') return type;
  if (arenas.includes('Character') && (!arenas.includes('Space') || subtypes.includes('Droid'))) return 'Character';
  return arenas[0] ?? 'Character';
};

/** What the card is known to show; undefined where no table knows it. */
export function subjectOf(facts: Facts): Subject | undefined {
  const { name, subtypes, arenas } = facts;
  const words = `${name} ${subtypes.join(' ')}`;
  switch (seenAs(facts)) {
    case 'Character':
      return characterOf(facts);
    case 'Space':
      return firstFit(SPACE, words);
    case 'Ground':
      return firstFit(GROUND, words);
    case 'Location':
      return firstFit(LOCATIONS, `${name} ${arenas.join(' ')} ${subtypes.join(' ')}`);
    case 'Equipment':
      return firstFit(EQUIPMENT, words);
    case 'Resource':
      return { sign: 'crates', hue: 34 };
    case 'Event':
      return firstFit(WORDS, name) ?? { sign: 'flag', hue: 26 };
    default:
      return firstFit(DEEDS, name) ?? firstFit(WORDS, name);
  }
}

/** Cards that players bring along are drawn from what their type line says. */
function unknown(facts: Facts): Subject {
  switch (seenAs(facts)) {
    case 'Character':
      return who(someone({ ...facts, subtypes: ['Force'] })!);
    case 'Space':
      return { ship: 'freighter' };
    case 'Ground':
      return { group: 'rebels', n: 4, scene: 'plains' };
    case 'Battle':
      return { sign: 'bolts', hue: 10 };
    default:
      return { sign: 'plan', hue: 42 };
  }
}

const drawn = new WeakMap<Facts, Picture>();
/** The picture of a card; the same card always gets the same one. */
export function pictureOf(facts: Facts): Picture {
  const known = drawn.get(facts) ?? draw(subjectOf(facts) ?? unknown(facts), facts.name, facts.side);
  drawn.set(facts, known);
  return known;
}
