/** Plain sites and people to try weapons with: nothing but the weapon has text. */
import type { Play } from '../testing/index.ts';

const PEOPLE = [
  'Plain Trooper   Dark Character - Imperial   C1\n   destiny 3   deploy 2   power 2   ability 1   forfeit 2\n   warrior   stormtrooper   trooper',
  'Plain Officer   Dark Character - Imperial   C1\n   destiny 3   deploy 2   power 2   ability 2   forfeit 3',
  'Plain Raider   Dark Character - Alien   C1\n   destiny 3   deploy 2   power 2   ability 1   forfeit 2\n   Tusken Raider',
  'Plain Rebel   Light Character - Rebel   C1\n   destiny 3   deploy 2   power 2   ability 2   forfeit 3\n   warrior',
  'Plain Farmer   Light Character - Rebel   C1\n   destiny 3   deploy 2   power 1   ability 1   forfeit 2',
  'Plain Droid   Light Character - Droid   C1\n   destiny 3   deploy 2   power 1   forfeit 2',
  'Plain Miner   Light Character - Droid   C1\n   destiny 3   deploy 2   power 1   forfeit 2\n   mining droid',
  'Plain Knight   Light Character - Rebel   C1\n   destiny 3   deploy 2   power 4   ability 5   forfeit 6\n   warrior',
];
const PLACES = [
  '•Tatooine: Plain   Dark Location - Site   C1\n   destiny 0   Light 1   Dark 1\n   exterior   planet',
  '•Tatooine: Hill   Dark Location - Site   C1\n   destiny 0   Light 1   Dark 1\n   exterior   planet',
  '•Tatooine: Cave   Dark Location - Site   C1\n   destiny 0   Light 1   Dark 1\n   interior   planet',
  '•Empty Space   Dark Location - System   C1\n   destiny 0   Light 1   Dark 1   parsec 4\n   planet',
];
const SHIPS = [
  'Plain Fighter   Light Starship - Starfighter: X-Wing   C1\n   destiny 3   deploy 2   power 2   maneuver 3   hyperspeed 3   forfeit 3\n   This card has 1 permanent pilot with ability 2.',
  'Plain Destroyer   Dark Starship - Capital: Imperial-Class Star Destroyer   C1\n   destiny 3   deploy 5   power 6   armor 4   hyperspeed 3   forfeit 6\n   This card has 1 permanent pilot with ability 2.',
  'Plain Eye   Dark Starship - Starfighter: TIE/LN   C1\n   destiny 3   deploy 1   power 1   maneuver 2   forfeit 2\n   This card has 1 permanent pilot with ability 1.',
];

const COVERS = [
  'Plain Disguise   Dark Effect   C1\n   destiny 3\n   Deploys on character.\n   The bearer is Undercover.',
  'Plain Cover   Light Effect   C1\n   destiny 3\n   Deploys on character.\n   The bearer is Undercover.',
];

export const ARMORY = [...PEOPLE, ...PLACES, ...SHIPS, ...COVERS];

/** The player whose turn it is initiates a battle there, and weapons are about to be fired. */
export function battle(t: Play, seat: 'Dark' | 'Light', at: string, first: 'Dark' | 'Light' = seat): void {
  t.act(`${seat}: Battle at ${at}`);
  t.settle('weapons', first);
}

/** The weapon is fired at the target, and whatever is drawn is drawn. */
export function shoot(t: Play, weapon: string, target: string): void {
  t.answer(`Fire ${weapon}`);
  t.answer(`Choose ${target}`);
  t.settle();
}
