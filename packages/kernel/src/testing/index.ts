export * from './conformance.ts';
export * from './line.ts';
