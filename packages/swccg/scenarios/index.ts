/** All scenarios of the game: importing this registers them. */
import './cards-characters-actions.ts';
import './cards-characters.ts';
import './drains.ts';
import './modifiers.ts';

export { scenarios } from '../src/testing/scenario.ts';
