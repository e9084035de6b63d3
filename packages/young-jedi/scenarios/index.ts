/** All scenarios of the game: importing this registers them. */
import './battle-cards-groups.ts';
import './battle-cards-texts.ts';
import './battle-cards.ts';
import './battle.ts';
import './concession.ts';
import './damage.ts';
import './destiny.ts';
import './effects.ts';
import './fight.ts';
import './weapons.ts';

export { scenarios } from '../src/testing/index.ts';
