export * from './game.ts';
export * from './match.ts';
export * from './plain.ts';
export * from './procedure.ts';
export * from './random.ts';
export * from './replay.ts';
export * from './window.ts';
