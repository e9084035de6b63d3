/** A roll by the Expanded Rulebook: after the throw dice are added, then rerolled, then altered (TCG-POP-11). */
import { EXPANDED_WINDOWS, REROLL } from '../../language/meaning.ts';
import { throwDice, triggeredRerolls } from '../dice.ts';
import { procedure } from '../flow.ts';
import { keywordsAt } from '../keywords/moments.ts';
import { openChance } from '../windows.ts';

export const expandedRoll = procedure(
  'roll',
  {
    throwDice,
    /** TCG-DICE-08: the first throw is remembered, whatever becomes of it. */
    initialRoll(g, f) {
      const e = g.state.expanded!;
      if (f.rollFor === 'attack' && e.attack !== null) e.attack = { ...e.attack, initial: f.dice.slice() };
      keywordsAt(g, 'rolled', f);
    },
    addDice(g) {
      openChance(g, EXPANDED_WINDOWS.addDice);
    },
    triggeredRerolls,
    keywordRerolls(g, f) {
      keywordsAt(g, 'rerolls', f);
    },
    rerollChance(g) {
      openChance(g, REROLL);
    },
    alterDice(g) {
      openChance(g, EXPANDED_WINDOWS.alterDice);
    },
    finalDice(g, f) {
      keywordsAt(g, 'rerolled', f);
    },
  },
  (f) => f.dice,
);
