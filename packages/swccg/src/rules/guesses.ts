/** The types that a card can be guessed to be of (CCG-CARD-037). */
export const GUESSES = [
  'Rebel',
  'Imperial',
  'alien',
  'droid',
  'starship',
  'vehicle',
  'weapon',
  'device',
  'Effect',
  'Interrupt',
  'location',
  'creature',
  'Epic Event',
] as const;
