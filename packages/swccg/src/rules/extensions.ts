/** Sentences with code of their own (language/extensions.ts). */
import { SPECIAL_EXTENSIONS } from './extensions-special.ts';
import type { ExtensionName } from '../language/extensions.ts';
import { LOCATIONS_EXTENSIONS } from './extensions-locations.ts';
import { EFFECTS_EXTENSIONS } from './extensions-effects.ts';
import { BATTLE_EXTENSIONS } from './extensions-battle.ts';
import { RESCUE_EXTENSIONS } from './extensions-rescue.ts';
import { runErrand } from './mouse.ts';
import type { Resolve } from './procedures.ts';
import { TRAVEL_EXTENSIONS } from './extensions-travel.ts';
import type { Table } from './table.ts';

export const EXTENSION_OPERATIONS: { readonly [N in ExtensionName]: (g: Table, f: Resolve) => boolean } = {
  ...LOCATIONS_EXTENSIONS,
  ...EFFECTS_EXTENSIONS,
  ...TRAVEL_EXTENSIONS,
  ...BATTLE_EXTENSIONS,
  ...RESCUE_EXTENSIONS,
  ...SPECIAL_EXTENSIONS,
  'nothing happens': () => true,
  'this card takes the Utinni Effect along, or gives it to the target and returns to hand': runErrand,
};
