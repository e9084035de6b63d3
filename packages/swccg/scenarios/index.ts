/** All scenarios of the game: importing this registers them. */
import './cards-effects.ts';
import './cards-piles.ts';
import './deployment.ts';
import './drains.ts';
import './unique.ts';
import './utinni.ts';
import './effects.ts';
import './immediate.ts';
import './interrupts.ts';
import './sense-alter.ts';

export { scenarios } from '../src/testing/scenario.ts';
