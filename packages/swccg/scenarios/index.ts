/** All scenarios of the game: importing this registers them. */
import './actions.ts';
import './cards-locations.ts';
import './deployment.ts';
import './drains.ts';
import './force.ts';
import './leaving.ts';
import './locations.ts';
import './object.ts';
import './piles.ts';
import './presence.ts';
import './start.ts';
import './terms.ts';
import './turn.ts';
import './unique.ts';

export { scenarios } from '../src/testing/scenario.ts';
