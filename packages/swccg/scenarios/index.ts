/** All scenarios of the game: importing this registers them. */
import './attack-run.ts';
import './capacity.ts';
import './cards-effects.ts';
import './cards-piles.ts';
import './cards-weapon-tricks.ts';
import './cards-weapons.ts';
import './creatures.ts';
import './death-star.ts';
import './deployment.ts';
import './devices.ts';
import './drains.ts';
import './effects.ts';
import './immediate.ts';
import './interrupts.ts';
import './movement.ts';
import './reacts.ts';
import './sense-alter.ts';
import './unique.ts';
import './utinni.ts';
import './weapons.ts';

export { scenarios } from '../src/testing/scenario.ts';
