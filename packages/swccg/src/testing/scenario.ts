/** The scenarios of the game. */
import { scenarioBook } from '@dejarik/kernel/testing';
import { Play } from './play.ts';

export const { scenario, scenarios } = scenarioBook((mode, uses) => new Play(mode, uses));
