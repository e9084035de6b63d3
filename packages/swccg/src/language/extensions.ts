/** Sentences that the grammar does not say, each with code of its own in rules/extensions.ts. */
export const EXTENSIONS = [
  'add the slip to that roll',
  'deploy up to 3 cards of your Reserve Deck free',
  'each Revolution is lost and its owner loses 1 Force',
  'evacuate to a related site',
  'foresee the winner',
  'nothing happens',
  'save who was aboard that card',
  'save who was aboard that card, aboard a capital starship too',
  'the targets fight a battle of their own',
  'the targets roll against each other',
] as const;
export type ExtensionName = (typeof EXTENSIONS)[number];
