/** The Star Wars CCG: its game, cards and decks. */
export { starWarsCcg, type StarWarsCcg } from './game.ts';
