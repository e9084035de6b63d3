/** The scenarios of the game. */
import { scenarioBook } from '@dejarik/kernel/testing';
import { Play } from './play.ts';

const book = scenarioBook((mode, uses, edition) => new Play(mode, uses, edition), 'nh');

/** Played by the New Hope rulebook. */
export const { scenario, scenarios } = book;
/** Played by the Expanded Rulebook. */
export const scenarioX = book.scenarioUnder('x');
/** Played by both; where they disagree, `t.by` says what each of them makes of it. */
export const scenarioBoth = book.scenarioUnder('nh', 'x');
