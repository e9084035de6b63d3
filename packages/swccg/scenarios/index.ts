/** All scenarios of the game: importing this registers them. */
import './attack-run.ts';
import './battle.ts';
import './capacity.ts';
import './captives.ts';
import './cards-battle-destiny.ts';
import './cards-battle.ts';
import './cards-travel.ts';
import './cards-weapon-tricks.ts';
import './cards-weapons.ts';
import './creatures.ts';
import './damage.ts';
import './death-star.ts';
import './deployment.ts';
import './destiny.ts';
import './devices.ts';
import './drains.ts';
import './holosites.ts';
import './movement.ts';
import './reacts.ts';
import './spies.ts';
import './unique.ts';
import './weapons.ts';

export { scenarios } from '../src/testing/scenario.ts';
