/** What each card of Young Jedi shows: by its name, by those who use it, or else by what it is. */
import { byName } from '@dejarik/kernel/words';
import { BEASTS } from '../art/beasts.ts';
import { CAST } from '../art/cast.ts';
import { chanceFrom, oneOf } from '../art/chance.ts';
import { firstFit, type Rules, who } from '../art/named.ts';
import { draw, type Subject } from '../art/picture.ts';
import type { Look, Picture } from '../art/portrait.ts';
import type { SceneName } from '../art/scenes.ts';
import { DEVICES } from '../art/devices.ts';
import { WEAPONS as ARSENAL } from '../art/weapons.ts';
import { VEHICLES } from '../art/vehicles.ts';
import type { Facts } from '../session/young-jedi/facts.ts';
import { COURTS } from './courts.ts';
import { OUTER_RIM } from './outer-rim.ts';

export const PERSONS = byName<Look>({ ...COURTS, ...OUTER_RIM });

/** Where a card's planet is seen behind those who are at home anywhere. */
const PLANETS: readonly SceneName[] = ['desert', 'city', 'plaza'];
const ANYWHERE: ReadonlySet<string> = new Set<SceneName>(['desert', 'city', 'plaza', 'teal', 'space']);

const MACHINES: Rules = [
  [/Tank/u, { vehicle: 'aat', scene: 'plains' }],
  [/Starfighter Droid/u, { ship: 'vulture' }],
  [/Battle Droid Squad/u, { group: 'droids', n: 5, scene: 'plains' }],
  [/Destroyer Droid Squad/u, { group: 'destroyers', n: 3, scene: 'steel' }],
];

/** A card with a weapon of its own shows it. */
const ARMS: readonly (readonly [RegExp, Partial<Look>])[] = [
  [/Adi Gallia/u, { held: 'blue' }],
  [/Aurra Sing/u, { held: 'blue' }],
  [/Lightsaber/u, { held: 'green' }],
  [/Electropole/u, { held: 'electropole' }],
  [/Rifle/u, { held: 'rifle' }],
  [/Fambaa/u, { over: () => small(BEASTS.fambaa()) }],
  [/STAP/u, { over: () => small(VEHICLES.stap()) }],
  [/Multi Troop/u, { over: () => small(VEHICLES.mtt()) }],
  [/Taxi/u, { over: () => small(VEHICLES.airspeeder('#e0b030')) }],
  [/Shuttle/u, { over: () => small(VEHICLES.floater('#d8d4c8')) }],
  [/Viewscreen/u, { over: () => small(DEVICES.viewscreen()) }],
];
const small = (inner: string): string => `<g transform="translate(26 88) scale(.46)">${inner}</g>`;

function characterOf(facts: Facts): Subject | undefined {
  const { name, planet, weapon } = facts;
  const known = PERSONS[name];
  if (known === undefined) return firstFit(MACHINES, name);
  const scene = PLANETS[planet] !== undefined && ANYWHERE.has(known.scene ?? '') ? PLANETS[planet] : known.scene;
  const armed = weapon === '' ? undefined : ARMS.find(([pattern]) => pattern.test(weapon))?.[1];
  return who({ ...known, ...(scene === undefined ? {} : { scene }), ...armed });
}

/** Somebody whom no table knows: the same name always gives the same face. */
function anybody(name: string): Look {
  const chance = chanceFrom(name);
  const shade = oneOf(['2b1d14', '4a3220', '7a5630', 'b98d4a'], chance);
  return {
    scene: 'desert',
    wear: 'tunic stone cream',
    face: `${oneOf(['fair', 'tan', 'olive', 'brown'], chance)} oval`,
    eyes: `3a2515 ${shade}`,
    hair: `${oneOf(['crop', 'parted', 'shag', 'bowl'] as const, chance)} ${shade}`,
  };
}

/** Words that mean somebody: longer ones before their parts. */
const WORDS: readonly (readonly [RegExp, Look])[] = [
  ...Object.keys(PERSONS)
    .sort((a, b) => b.length - a.length)
    .map((name) => [new RegExp(`\\b${name.replace(/[^\p{L}\p{N} -]/gu, '.')}`, 'u'), PERSONS[name]!] as const),
  [/Qui-Gon/u, CAST.quigon],
  [/Obi-Wan/u, CAST.obiwan],
  [/Amidala|Queen/u, PERSONS['Queen Amidala']!],
  [/Padmé/u, PERSONS['Padmé Naberrie']!],
  [/Panaka/u, PERSONS['Captain Panaka']!],
  [/Jar Jar/u, CAST.jarjar],
  [/Gungan/iu, PERSONS['Gungan Soldier']!],
  [/Anakin|Skywalker/u, PERSONS['Anakin Skywalker']!],
  [/Palpatine|Chancellor/u, PERSONS['Valorum']!],
  [/Jedi/u, CAST.obiwan],
  [/Sith|Maul/u, CAST.maul],
  [/handmaiden/iu, PERSONS['Rabé']!],
  [/destroyer droid|Droidekas/iu, CAST.destroyerDroid],
  [/battle droid/iu, CAST.battleDroid],
  [/Artoo/u, CAST.r2d2],
  [/Podracer pilot/iu, PERSONS['Sebulba']!],
  [/Neimoidian/iu, CAST.nute],
  [/Senate Guard|Guard\b/u, PERSONS['Coruscant Guard']!],
  [/senator/iu, PERSONS['Galactic Senator']!],
  [/Pilot/iu, PERSONS['Bravo Pilot']!],
];
const named = (words: string): Look | undefined => WORDS.find(([pattern]) => pattern.test(words))?.[1];

/** Those whom a sentence such as "Use with A + B." names, two at most. */
function usersOf({ name, text, type }: Facts): Look[] {
  const sentence = text.find((line) => line.includes('Use with'))?.replace(/^.*?Use with/u, '') ?? '';
  const parts = (type === 'Effect' ? text.join(' ') : sentence).split(/ \+ | or | and |, | using |\./u);
  const users = parts.flatMap((part) => named(part) ?? []);
  const known = users.length > 0 ? users : [named(name)].filter((look) => look !== undefined);
  return [...new Set(known)].slice(0, 2);
}

const STARSHIPS: Rules = [
  [/Bravo 1/u, { ship: 'n1 c23a2f' }],
  [/Bravo 2/u, { ship: 'n1 3f6fd1' }],
  [/Bravo 3/u, { ship: 'n1 4f8a4a' }],
  [/Naboo/u, { ship: 'n1' }],
  [/Amidala/u, { ship: 'royal' }],
  [/Radiant/u, { ship: 'republicCruiser d0604a' }],
  [/Republic/u, { ship: 'republicCruiser' }],
  [/Maul|Sith/u, { ship: 'infiltrator' }],
  [/Droid Starfighter/u, { ship: 'vulture' }],
  [/Control/u, { ship: 'ring e0502f e0502f' }],
  [/Viceroy/u, { ship: 'ring 7a4fb0 7a4fb0' }],
  [/Battleship/u, { ship: 'ring' }],
];

const WEAPONS: Rules = [
  [/Mace Windu's Lightsaber/u, { thing: ARSENAL.purpleSaber, hue: 270 }],
  [/Maul's Lightsaber/u, { thing: ARSENAL.doubleSaber, hue: 354 }],
  [/Sith Lightsaber/u, { thing: ARSENAL.redSaber, hue: 354 }],
  [/(?:Obi-Wan Kenobi's|Adi Gallia's) Lightsaber/u, { thing: ARSENAL.blueSaber, hue: 214 }],
  [/Lightsaber/u, { thing: ARSENAL.greenSaber, hue: 150 }],
  [/Anakin.*Podracer/u, { thing: () => ARSENAL.podracer('#3f7fd0', '#c9d1dc'), hue: 30 }],
  [/Sebulba.*Podracer/u, { thing: () => ARSENAL.podracer('#e07f33', '#2b2019'), hue: 24 }],
  [/Electropole/u, { thing: ARSENAL.electropole, hue: 170 }],
  [/Kaadu/u, { beast: 'kaadu', scene: 'plains' }],
  [/Eopie/u, { beast: 'eopie' }],
  [/Fambaa/u, { beast: 'fambaa', scene: 'plains' }],
  [/Tank Laser/u, { vehicle: 'aat c23a2f', scene: 'plaza' }],
  [/Multi Troop/u, { vehicle: 'mtt', scene: 'plains' }],
  [/STAP/u, { vehicle: 'stap', scene: 'plains' }],
  [/Sith Speeder/u, { vehicle: 'sithSpeeder' }],
  [/Flash Speeder/u, { vehicle: 'speeder e7d08a', scene: 'plaza' }],
  [/Gian Speeder/u, { vehicle: 'speeder b5543f', scene: 'plaza' }],
  [/Taxi/u, { vehicle: 'airspeeder e0b030', scene: 'city' }],
  [/Shuttle/u, { vehicle: 'floater d8d4c8', scene: 'city' }],
  [/Detonator/u, { thing: ARSENAL.detonator }],
  [/Booma/u, { thing: ARSENAL.booma }],
  [/Electrobinoculars/u, { thing: () => DEVICES.binoculars('#b02a2a') }],
  [/Viewscreen/u, { thing: DEVICES.viewscreen, hue: 34 }],
  [/Datapad/u, { thing: DEVICES.datapad, hue: 140 }],
  [/Comlink/u, { thing: DEVICES.comlink }],
  [/Backpack/u, { thing: () => DEVICES.backpack(), hue: 30 }],
  [/Gaderffii/u, { thing: ARSENAL.gaderffii, hue: 30 }],
  [/Ascension/u, { thing: ARSENAL.ascension }],
  [/Ion Blaster/u, { thing: ARSENAL.ionGun, hue: 30 }],
  [/Thunder Rifle/u, { thing: ARSENAL.huntingRifle, hue: 30 }],
  [/Aurra Sing's/u, { thing: () => ARSENAL.rifle('#b5502f'), hue: 8 }],
  [/Coruscant Guard/u, { thing: () => ARSENAL.rifle('#2f4f9a'), hue: 222 }],
  [/Rifle/u, { thing: ARSENAL.rifle }],
  [/Heavy/u, { thing: ARSENAL.heavyPistol }],
  [/Hold-Out|Amidala/u, { thing: ARSENAL.slimPistol }],
  [/Panaka/u, { thing: () => ARSENAL.pistol('#7a2f34') }],
  [/Naboo/u, { thing: () => ARSENAL.pistol('#d9a72f') }],
  [/Blaster/u, { thing: ARSENAL.pistol }],
];

const PAINTS = ['#b5503f', '#4f8a4a', '#7a5aa8', '#c9a23f', '#5f8fb5', '#a86f4a', '#3f7a78', '#8a8f9a'] as const;

/** Battles and effects whose title says what is seen. */
const SCENES: Rules = [
  [/Opee/u, { beast: 'opee', scene: 'water' }],
  [/Colo Claw/u, { beast: 'colo', scene: 'water' }],
  [/Sando|Bigger Fish/u, { beast: 'sando', scene: 'water' }],
  [/Podrace Preparation|Start Your Engines|Boonta Eve Podrace/u, { thing: () => ARSENAL.podracer(), hue: 28 }],
  [/Sandstorm/u, { sign: 'waves d9b98a', hue: 30 }],
  [/Blockade/u, { ship: 'ring', wing: true }],
  [/Naboo Fighter|Bravo Squadron/u, { ship: 'n1', wing: true }],
  [/Starfighter Screen|Death From Above/u, { ship: 'vulture', wing: true }],
  [/Armored Assault/u, { vehicle: 'aat', scene: 'plaza' }],
  [/Invasion|Landing Your Troops|Sending All/u, { vehicle: 'mtt', scene: 'plains' }],
  [/Gungan Mounted/u, { beast: 'kaadu', scene: 'plains' }],
  [/Energy Shield/u, { beast: 'fambaa', scene: 'plains' }],
  [/Vote|Debate|Legal|I Object|Federation Has|Trade Franchise/u, { who: PERSONS['Valorum']!, doing: 'talk' }],
  [/Hologram/u, { sign: 'cube', hue: 206 }],
];

const deed = (facts: Facts): Subject => {
  const seen = firstFit(SCENES, facts.name);
  if (seen !== undefined) return seen;
  const [first, second] = usersOf(facts);
  const dark = facts.side === 'Dark';
  if (first !== undefined && second !== undefined) return { pair: [first, second] };
  const duel = facts.text.some((line) => line.startsWith('Duel:'));
  if (first !== undefined)
    return {
      who: first,
      doing: duel ? (dark ? 'clashDark' : 'clashGreen') : facts.type === 'Effect' ? 'force' : 'burst',
    };
  if (duel) return { sign: dark ? 'clashDark' : 'clashGreen' };
  if (/starfighter|transport/iu.test(facts.text.join(' '))) return { ship: dark ? 'vulture' : 'n1', wing: true };
  return facts.type === 'Effect'
    ? { sign: dark ? 'force ff7a6e' : 'force', hue: 274 }
    : { sign: dark ? 'bolts ff5a5a' : 'bolts', hue: dark ? 356 : 20 };
};

/** What the card is known to show; undefined where no table knows it. */
export function subjectOf(facts: Facts): Subject | undefined {
  switch (facts.type) {
    case 'Character':
      return characterOf(facts);
    case 'Weapon': {
      const racer = facts.traits.includes('Podracer');
      const chance = chanceFrom(facts.name);
      if (racer && !/Anakin|Sebulba/u.test(facts.name)) {
        const paint = oneOf(PAINTS, chance);
        const second = oneOf(
          PAINTS.filter((other) => other !== paint),
          chance,
        );
        return { thing: () => ARSENAL.podracer(paint, second), hue: 28 };
      }
      return firstFit(WEAPONS, facts.name);
    }
    case 'Starship':
      return firstFit(STARSHIPS, facts.name);
    case 'Objective':
      return { sign: 'flag', hue: 26 };
    default:
      return deed(facts);
  }
}

function unknown({ name, subtitle, type }: Facts): Subject {
  if (type === 'Character') return who(named(`${name} ${subtitle}`) ?? anybody(name));
  return type === 'Weapon' ? { thing: ARSENAL.pistol } : { ship: 'ring' };
}

const drawn = new WeakMap<Facts, Picture>();
/** The picture of a card; the same card always gets the same one. A Location is shown as its planet's scene instead. */
export function pictureOf(facts: Facts): Picture {
  const known = drawn.get(facts) ?? draw(subjectOf(facts) ?? unknown(facts), facts.name, facts.side);
  drawn.set(facts, known);
  return known;
}
