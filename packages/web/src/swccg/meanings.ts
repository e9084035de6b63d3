/** What the signs and words on a card mean: only what this card has. */
import { ccg } from '../messages/swccg-en.ts';
import { ICON_MEANINGS, KIND_MEANINGS, spokenOf, TRAIT_MEANINGS } from '../messages/swccg-meanings-en.ts';
import type { Facts } from '../session/swccg/facts.ts';

type Meant = readonly [name: string, meaning: string];

export function meaningsOf({ type, icons, kinds, traits }: Facts): Meant[] {
  const all: Meant[] = [
    ...kinds.map((kind) => KIND_MEANINGS[kind]),
    ...icons.map((icon): Meant => [ccg.iconNames[icon]!, ICON_MEANINGS[icon](type)]),
    ...traits.map((trait): Meant => [trait, TRAIT_MEANINGS[trait]]),
  ];
  const named = all.filter(([, meaning]) => meaning === '').map(([name]) => name);
  const told = all.filter(([, meaning]) => meaning !== '');
  return named.length === 0 ? told : [...told, [named.join(', '), spokenOf]];
}
