/** All scenarios of the game: importing this registers them. */
import './attack-run.ts';
import './captives.ts';
import './death-star.ts';
import './drains.ts';

export { scenarios } from '../src/testing/scenario.ts';
