/** What the odd steps of rules/extensions.ts could be done to; playing them asks first, so that nothing pointless is offered. */
import { opponentsOf } from '@dejarik/kernel';
import type { ExtensionName } from '../language/extensions.ts';
import type { Ram } from './options.ts';
import { CHARACTER, GROUND, SPACE, type State, controllerOf } from './state.ts';
import { arenaUnits, defOf, type Table } from './table.ts';
import { areEnemies } from './teams.ts';

/** The enemy unit in Ground or Character whose attack, the last one made, rolled no hits; or -1. */
export function surrenderingUnit(s: State, seat: number): number {
  const unit = s.lastAttacker;
  if (unit < 0 || !areEnemies(s, controllerOf(s, unit), seat) || s.lastHits > 0) return -1;
  return s.zone[unit] === GROUND || s.zone[unit] === CHARACTER ? unit : -1;
}

/** Untapped Starfighters of the seat with enemy units in Space that they could be flown into. */
export function ramOptions(g: Table, seat: number): Ram[] {
  const s = g.state;
  const options: Ram[] = [];
  for (const unit of arenaUnits(s, seat, SPACE))
    if (s.tapped[unit] === 0 && defOf(g, unit).words.has('Starfighter'))
      for (const enemy of opponentsOf(s, seat))
        for (const target of arenaUnits(s, enemy, SPACE)) options.push({ kind: 'ram', unit, target });
  return options;
}

export function isPointless(g: Table, seat: number, extension: ExtensionName | null): boolean {
  if (extension === 'surrender') return surrenderingUnit(g.state, seat) < 0;
  return extension === 'ram' && ramOptions(g, seat).length === 0;
}
