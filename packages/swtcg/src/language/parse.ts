/** Card text -> tree. The language is closed: every word of a line is understood, or the line is refused. */
import { type CardType, isUnit } from '../cards/kinds.ts';
import { ability, unitAbility } from './parse-ability.ts';
import { Reader } from './reader.ts';
import type { Ability } from './tree.ts';

export { CardTextError } from '@dejarik/language';

/** What a card says of its keywords in brackets is no rule: the rulebook says what they do (TCG-KW-GEN-03). */
const REMINDER = /\s\([^()]*\)$/u;

/** Reads one line of a card of this type; throws a CardTextError where it stops understanding. */
export function parseAbility(line: string, type: CardType): Ability {
  const self = isUnit({ type }) ? 'this unit' : 'this card';
  const reader = new Reader(line.replace(REMINDER, ''), self, unitAbility);
  const read = ability(reader, type);
  reader.end();
  return read;
}
