/** All scenarios of the game: importing this registers them. */
import './attack.ts';

export { scenarios } from '../src/testing/index.ts';
