/** All scenarios of the game: importing this registers them. */
import './deployment.ts';
import './drains.ts';
import './unique.ts';

export { scenarios } from '../src/testing/scenario.ts';
