/** Sentences that the grammar does not say, each with code of its own in rules/extensions.ts. */
export const EXTENSIONS = [
  'ask what is in the hand',
  'bought with Force, it is yours',
  'fire the Superlaser at the planet',
  'it goes from the Trench to the Death Star',
  'it is lost, or stolen by a thief',
  'make an Attack Run',
  'nothing happens',
  'rearrange the interior Death Star sites',
  'release its captive',
  'take a vehicle, droid, weapon or device from the Lost Pile',
  'the sisters steal or destroy',
  'the spy rescues the captive or is captured',
  'those aboard go to the docking bay',
] as const;
export type ExtensionName = (typeof EXTENSIONS)[number];
