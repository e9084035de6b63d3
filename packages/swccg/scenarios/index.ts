/** All scenarios of the game: importing this registers them. */
import './capacity.ts';
import './deployment.ts';
import './drains.ts';
import './movement.ts';
import './reacts.ts';
import './unique.ts';

export { scenarios } from '../src/testing/scenario.ts';
