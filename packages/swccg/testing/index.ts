/**
 * How to write a scenario: a file `scenarios/<chapter>.ts`, imported in `scenarios/index.ts`.
 *
 *   scenario('What it shows', 'CCG-DRN-02 CCG-FRC-01', (t) => {
 *     t.board({
 *       at: 'Light controls',                                      // who does what: activates, controls, deploys, battles, moves, draws
 *       locations: { 'Dark Tatooine': [], 'Tatooine: Cantina': ['Luke Skywalker', "Obi-Wan's Lightsaber, on Luke Skywalker"] },
 *       table: ['Light Presence Of The Force'],                    // at no location
 *       light: { hand: ['Han Solo'], reserve: ['Destiny 5'], force: 4 },
 *       cards: ['•Ben   Light Character - Rebel   R1\n destiny 1   deploy 2   power 3   ability 4   forfeit 5'],
 *     });
 *     t.act('Light: Force drain at Cantina');                      // the others pass until it is offered
 *     t.settle('lose');                                            // all pass until that is asked
 *     t.answer('Dark: Lose the top card of the Reserve Deck');     // exactly now
 *     t.is(t.count('Dark', 'lost'), 1);
 *   });
 *
 * Options are told by their words in order (describe.ts); `offers` wants exactly those, `offersAlso`, `doesNotOffer`,
 * `asks(seat, kind)`; `refuses('CCG-DEP-02', 'Light', 'deploy', 'Han Solo', 'Tatooine: Cantina')` asks why not;
 * `t.card('Luke Skywalker', { at: 'Tatooine: Cantina', as: 'at' })` reads a card, `t.powerOf` and the like its numbers.
 * Each is run four ways: plainly, with every answer taken back once, stored and loaded, and from its record.
 */
export { type BoardSpec, buildBoard } from './board.ts';
export { gameWith } from './cards.ts';
export * from './play.ts';
export { dealtAnew, scrambled } from './hidden.ts';
export { EVENTS } from '../src/rules/event.ts';
