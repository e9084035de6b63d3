/** All scenarios of the game: importing this registers them. */
import './attack-run.ts';
import './captives.ts';
import './death-star.ts';
import './drains.ts';
import './spies.ts';
import './weapons.ts';
import './devices.ts';
import './creatures.ts';
import './cards-weapons.ts';
import './cards-weapon-tricks.ts';

export { scenarios } from '../src/testing/scenario.ts';
