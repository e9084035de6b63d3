export * from './conformance.ts';
export * from './corrupt.ts';
export * from './line.ts';
export * from './play.ts';
export * from './properties.ts';
export * from './scenario.ts';
export * as masks from './toys/masks.ts';
export * as retorts from './toys/retorts.ts';
export { masksKit } from './toys/masks-kit.ts';
