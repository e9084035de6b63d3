/** All scenarios of the game: importing this registers them. */
import './battle.ts';
import './damage.ts';
import './destiny.ts';
import './drains.ts';

export { scenarios } from '../src/testing/scenario.ts';
