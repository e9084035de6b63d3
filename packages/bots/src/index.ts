export * from './bench.ts';
export * from './bot.ts';
export * from './coverage.ts';
export * from './greedy.ts';
export * from './lively.ts';
export * from './random.ts';
export * from './simulate.ts';
export type { Spread } from './spread.ts';
export * from './worlds.ts';
