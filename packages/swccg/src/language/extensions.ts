/** Sentences that the grammar does not say, each with code of its own in rules/extensions.ts. */
export const EXTENSIONS = [
  "a card with back in its title goes from opponent's Force Pile out of play",
  'exchange a card in your hand with a card stacked here',
  'nothing happens',
  'pass this card to your character at an adjacent site that you control',
  'the bearer explodes if that number is how many characters are with it',
  'the starship of the target is lost',
  'Vader and Obi-Wan duel',
] as const;
export type ExtensionName = (typeof EXTENSIONS)[number];
