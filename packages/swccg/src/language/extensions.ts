/** Sentences that the grammar does not say, each with code of its own in rules/extensions.ts. */
export const EXTENSIONS = [
  "a card with back in its title goes from opponent's Force Pile out of play",
  'it is sucked into the bearer',
  'nothing happens',
] as const;
export type ExtensionName = (typeof EXTENSIONS)[number];
