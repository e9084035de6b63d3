/** What a choice is for: it narrows the candidates to those to whom the effect can be of use. */
import type { Effect, Keyword, Mod } from './tree.ts';

export type Purpose = 'any' | 'this attack' | 'attacker' | 'prevent' | 'heal' | 'untap' | 'leave' | 'return';

/** What only an attack by the unit itself brings into play. */
const ATTACKERS_OWN: ReadonlySet<Keyword> = new Set([
  'Accuracy',
  'Area Damage',
  'Backfire',
  'Barrage',
  'Bombard',
  'Critical Hit',
  'Cunning',
  'Double Damage',
  'Double Strike',
  'Focus',
  'Fury',
  'Ion Cannon',
  'Overkill',
  'Precision',
]);

/** Whom it can be of use to "for this attack": many a keyword serves one who is attacked, or one who looks on (Avenge). */
function usefulTo(mod: Mod): 'attacker' | 'this attack' | 'any' {
  switch (mod.is) {
    case 'stat':
      return mod.stat === 'health' ? 'this attack' : 'attacker';
    case 'dice':
      return 'attacker';
    case 'ability':
      return 'this attack';
    default:
      return ATTACKERS_OWN.has(mod.keyword) ? 'attacker' : mod.keyword === 'Shields' ? 'this attack' : 'any';
  }
}

export function purposeOf(effect: Effect): Purpose {
  switch (effect.do) {
    case 'gets': {
      if (effect.until !== 'for this attack') return 'any';
      const useful = effect.mods.map(usefulTo);
      return (['any', 'this attack'] as const).find((purpose) => useful.includes(purpose)) ?? 'attacker';
    }
    case 'prevent':
      return 'prevent';
    case 'heal':
      return 'heal';
    case 'untap':
      return 'untap';
    case 'retreat':
    case 'discard':
      return 'leave';
    case 'toHand':
      return 'return';
    default:
      return 'any';
  }
}
