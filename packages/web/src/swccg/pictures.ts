/** What each card of the Star Wars CCG shows: by its title, or else by its type, class and traits. */
import { byName } from '@dejarik/kernel/words';
import { DEVICES } from '../art/devices.ts';
import { firstFit, type Rules, who } from '../art/named.ts';
import { draw, type Subject } from '../art/picture.ts';
import { PLACES } from '../art/places.ts';
import type { Look, Picture } from '../art/portrait.ts';
import { WEAPONS } from '../art/weapons.ts';
import { WORLDS } from '../art/worlds.ts';
import { CANTINA } from './cantina.ts';
import { REGULARS } from './cast.ts';
import { DEEDS } from './deeds.ts';

/** What the art asks of a card. */
export interface Pictured {
  readonly title: string;
  readonly side: string;
  readonly type: string;
  readonly starshipClass: string;
}

export const PERSONS = byName<Look>({ ...REGULARS, ...CANTINA });

/** The title without its reading aloud: "C-3PO (See-Threepio)". */
const plain = (title: string): string => title.replace(/ \(.*\)$/u, '');

const STARSHIPS: Rules = [
  [/Assault Squadron.*TIE/u, { ship: 'tie', wing: true }],
  [/Assault Squadron.*Y-Wing/u, { ship: 'ywing', wing: true }],
  [/Red 5/u, { ship: 'xwing e07f33' }],
  [/Red 2/u, { ship: 'xwing 5f8a4a' }],
  [/Red 3/u, { ship: 'xwing 8a6fb0' }],
  [/Red 6/u, { ship: 'xwing f2d25c' }],
  [/X-Wing/u, { ship: 'xwing' }],
  [/Gold 2/u, { ship: 'ywing c23a2f' }],
  [/Gold 5/u, { ship: 'ywing 8a6fb0' }],
  [/Y-Wing/u, { ship: 'ywing' }],
  [/Falcon|Light Freighter/u, { ship: 'falcon' }],
  [/Tantive/u, { ship: 'corvette' }],
  [/Corvette/u, { ship: 'corvette 3f5f9a' }],
  [/Devastator/u, { ship: 'destroyer e6ebf1' }],
  [/Conquest/u, { ship: 'destroyer b0bac8' }],
  [/Victory/u, { ship: 'victory' }],
  [/Star Destroyer/u, { ship: 'destroyer' }],
  [/TIE Advanced|Vader's Custom/u, { ship: 'tieAdvanced' }],
  [/TIE\/RC/u, { ship: 'tieVanguard' }],
  [/TIE\/SR/u, { ship: 'tieScout' }],
  [/Black \d/u, { ship: 'tie 0c0e12' }],
  [/TIE/u, { ship: 'tie' }],
];

const VEHICLES: Rules = [
  [/X-34/u, { vehicle: 'landspeeder' }],
  [/V-35/u, { vehicle: 'courier' }],
  [/Sandcrawler/u, { vehicle: 'crawler' }],
  [/Rogue Bantha/u, { beast: 'bantha 9a7048' }],
  [/Bantha/u, { beast: 'bantha' }],
  [/Skyhopper/u, { ship: 'skyhopper' }],
  [/Void Spider/u, { vehicle: 'voidSpider', scene: 'city' }],
  [/Lift Tube/u, { vehicle: 'liftTube', scene: 'steel' }],
  [/Mobquet/u, { vehicle: 'floater 5a6a8a' }],
  [/Ubrikkian/u, { vehicle: 'floater a5604a' }],
];

const ARMS: Rules = [
  [/Vader's Lightsaber|Dark Jedi Light/u, { thing: WEAPONS.redSaber, hue: 354 }],
  [/Obi-Wan's Lightsaber/u, { thing: WEAPONS.blueSaber, hue: 214 }],
  [/Lightsaber/u, { thing: WEAPONS.greenSaber, hue: 150 }],
  [/Gaderffii/u, { thing: WEAPONS.gaderffii, hue: 30 }],
  [/Bowcaster/u, { thing: WEAPONS.bowcaster, hue: 130 }],
  [/Assault Rifle/u, { thing: WEAPONS.assaultRifle }],
  [/Repeating/u, { thing: WEAPONS.repeater }],
  [/Hunting Rifle/u, { thing: WEAPONS.huntingRifle, hue: 30 }],
  [/Blaster Rifle/u, { thing: WEAPONS.rifle }],
  [/Ion Gun|Jawa Blaster/u, { thing: WEAPONS.ionGun, hue: 30 }],
  [/Heavy Blaster/u, { thing: WEAPONS.heavyPistol }],
  [/Sporting/u, { thing: WEAPONS.slimPistol }],
  [/Imperial Blaster/u, { thing: () => WEAPONS.pistol('#14181f') }],
  [/^Blaster/u, { thing: () => WEAPONS.pistol('#8a6a44') }],
  [/Tarkin Seeker|Motti Seeker|Tagge Seeker/u, { thing: WEAPONS.goldSeeker }],
  [/Luke Seeker/u, { thing: () => WEAPONS.seeker('#ffe08a') }],
  [/Leia Seeker/u, { thing: () => WEAPONS.seeker('#6cc4ff') }],
  [/Seeker/u, { thing: WEAPONS.seeker }],
  [/Timer Mine/u, { thing: WEAPONS.mine }],
  [/Laser Projector/u, { thing: WEAPONS.projector }],
  [/Superlaser/u, { thing: WEAPONS.superlaser, hue: 140 }],
  [/Ion Cannon/u, { thing: WEAPONS.ionCannon }],
  [/Turbolaser/u, { thing: WEAPONS.turbolaser }],
  [/Quad Laser/u, { thing: WEAPONS.quad }],
  [/Torpedoes/u, { thing: WEAPONS.torpedoes }],
  [/Enhanced/u, { thing: () => WEAPONS.shipCannon('#7fff9a') }],
  [/Cannon/u, { thing: WEAPONS.shipCannon }],
];

const GEAR: Rules = [
  [/Blaster Scope/u, { thing: DEVICES.scope }],
  [/Caller/u, { thing: DEVICES.caller }],
  [/Comlink/u, { thing: DEVICES.comlink }],
  [/Tractor Beam/u, { thing: DEVICES.beam }],
  [/Droid Detector/u, { thing: DEVICES.detector }],
  [/Supply Tanks/u, { thing: DEVICES.tanks }],
  [/Hypo/u, { thing: DEVICES.syringe }],
  [/Suction Tube/u, { thing: DEVICES.tube, hue: 30 }],
  [/Holocam/u, { thing: DEVICES.camera }],
  [/Restraining/u, { thing: DEVICES.bolt }],
  [/Backpack/u, { thing: () => DEVICES.backpack('#c3cad4') }],
  [/Tatooine Utility/u, { thing: () => DEVICES.belt('#a3825a'), hue: 30 }],
  [/Utility Belt/u, { thing: DEVICES.belt }],
  [/Laser Gate/u, { thing: DEVICES.gate }],
  [/Electrobinoculars/u, { thing: DEVICES.binoculars }],
  [/Extinguisher/u, { thing: DEVICES.extinguisher }],
  [/Hydroponics/u, { thing: DEVICES.hydroponics }],
  [/Rectenna/u, { thing: DEVICES.dish }],
  [/Remote/u, { thing: DEVICES.remoteBall }],
  [/Targeting/u, { thing: DEVICES.targeting }],
  [/Vaporator/u, { thing: DEVICES.vaporator, hue: 30 }],
  [/Sensor Panel/u, { thing: DEVICES.panel }],
];

const LOCATIONS: Rules = [
  [/Central Core/u, { place: PLACES.core }],
  [/Conference/u, { place: PLACES.conference }],
  [/Detention Block Corridor/u, { place: PLACES.detention }],
  [/Detention Block Control/u, { place: PLACES.control }],
  [/Docking Bay 327/u, { place: PLACES.deathBay }],
  [/Military Corridor/u, { place: PLACES.corridor }],
  [/Death Star: War/u, { place: PLACES.warRoom }],
  [/Holotable|Hologame/u, { place: PLACES.holotable }],
  [/Compactor/u, { place: PLACES.compactor }],
  [/Trench/u, { place: PLACES.trench }],
  [/Bluffs|Jundland/u, { place: PLACES.canyon }],
  [/Cantina/u, { place: PLACES.cantina }],
  [/Docking Bay 94/u, { place: PLACES.bay94 }],
  [/Jawa Camp/u, { place: PLACES.camp }],
  [/Moisture Farm/u, { place: PLACES.farm }],
  [/Mos Eisley/u, { place: PLACES.town }],
  [/Dune Sea/u, { place: PLACES.dunes }],
  [/Obi-Wan's Hut/u, { place: PLACES.hut }],
  [/Sandcrawler/u, { place: PLACES.junkheap }],
  [/Yavin 4: Docking/u, { place: PLACES.yavinBay }],
  [/Briefing/u, { place: PLACES.briefing }],
  [/Jungle/u, { place: PLACES.jungle }],
  [/Ruins/u, { place: PLACES.ruins }],
  [/Throne/u, { place: PLACES.throne }],
  [/Massassi War/u, { place: PLACES.yavinWar }],
  [/Alderaan/u, { place: WORLDS.alderaan }],
  [/Clak/u, { place: WORLDS.clakdor }],
  [/Corellia/u, { place: WORLDS.corellia }],
  [/Dantooine/u, { place: WORLDS.dantooine }],
  [/Death Star/u, { place: WORLDS.deathStar }],
  [/Kashyyyk/u, { place: WORLDS.kashyyyk }],
  [/Kessel/u, { place: WORLDS.kessel }],
  [/Kiffex/u, { place: WORLDS.kiffex }],
  [/Ralltiir/u, { place: WORLDS.ralltiir }],
  [/Tatooine/u, { place: WORLDS.tatooine }],
  [/Yavin/u, { place: WORLDS.yavin }],
];

const BY_TYPE = byName<Rules>({
  Starship: STARSHIPS,
  Vehicle: VEHICLES,
  Weapon: ARMS,
  Device: GEAR,
  Location: LOCATIONS,
  Creature: [[/Dianoga/u, { beast: 'dianoga', scene: 'steel' }]],
});

/** What the card is known to show; undefined where no table knows it. */
export function subjectOf({ title, type, starshipClass }: Pictured): Subject | undefined {
  const name = plain(title);
  const person = PERSONS[name];
  if (type === 'Character') return person === undefined ? undefined : who(person);
  const rules = BY_TYPE[type];
  if (rules !== undefined) return firstFit(rules, `${name} ${starshipClass}`);
  return person === undefined ? firstFit(DEEDS, name) : { who: person, doing: type === 'Effect' ? 'hex' : 'star' };
}

/** Cards that players bring along. */
function unknown({ type, side }: Pictured): Subject {
  switch (type) {
    case 'Character':
      return who(REGULARS[side === 'Dark' ? 'Imperial Trooper Guard' : 'Rebel Trooper']!);
    case 'Starship':
      return { ship: 'freighter' };
    case 'Vehicle':
      return { vehicle: 'speeder' };
    case 'Creature':
      return { beast: 'jaws', scene: 'swamp' };
    case 'Location':
      return { place: WORLDS.ralltiir };
    case 'Effect':
      return { sign: 'hex', hue: 44 };
    default:
      return { sign: 'star' };
  }
}

const drawn = new WeakMap<Pictured, Picture>();
/** The picture of a card; the same card always gets the same one. */
export function pictureOf(card: Pictured): Picture {
  const known = drawn.get(card) ?? draw(subjectOf(card) ?? unknown(card), card.title, card.side);
  drawn.set(card, known);
  return known;
}
