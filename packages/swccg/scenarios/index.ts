/** All scenarios of the game: importing this registers them. */
import './actions.ts';
import './attack-run.ts';
import './battle.ts';
import './captives.ts';
import './cards-locations.ts';
import './cards-weapon-tricks.ts';
import './cards-weapons.ts';
import './creatures.ts';
import './damage.ts';
import './death-star.ts';
import './deployment.ts';
import './destiny.ts';
import './devices.ts';
import './drains.ts';
import './force.ts';
import './leaving.ts';
import './locations.ts';
import './object.ts';
import './piles.ts';
import './presence.ts';
import './spies.ts';
import './start.ts';
import './terms.ts';
import './turn.ts';
import './unique.ts';
import './weapons.ts';

export { scenarios } from '../src/testing/scenario.ts';
