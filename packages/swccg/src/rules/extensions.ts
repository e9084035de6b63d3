/** Sentences with code of their own (language/extensions.ts). */
import type { ExtensionName } from '../language/extensions.ts';
import { LOCATIONS_EXTENSIONS } from './extensions-locations.ts';
import { EFFECTS_EXTENSIONS } from './extensions-effects.ts';
import type { Resolve } from './procedures.ts';
import type { Table } from './table.ts';

export const EXTENSION_OPERATIONS: { readonly [N in ExtensionName]: (g: Table, f: Resolve) => boolean } = {
  ...LOCATIONS_EXTENSIONS,
  ...EFFECTS_EXTENSIONS,
  'nothing happens': () => true,
};
