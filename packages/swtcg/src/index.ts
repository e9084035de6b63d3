export * from './game.ts';
