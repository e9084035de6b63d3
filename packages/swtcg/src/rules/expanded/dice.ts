/** A roll by the Expanded Rulebook: after the throw dice are added, then rerolled, then altered (TCG-POP-11). */
import { EXPANDED_WINDOWS, REROLL } from '../../language/timing.ts';
import { throwDice, triggeredRerolls } from '../dice.ts';
import { procedure } from '../flow.ts';
import { keywordsAt } from '../keywords/moments.ts';
import { chanceAbout } from '../keywords/cunning.ts';

export const expandedRoll = procedure(
  'roll',
  {
    throwDice(g, f) {
      if (f.blind === 1) return 'addDice';
      throwDice(g, f);
    },
    /** TCG-DICE-08: the first throw is remembered, whatever becomes of it. */
    initialRoll(g, f) {
      const e = g.state.expanded!;
      if (f.rollFor === 'attack' && e.attack !== null) e.attack = { ...e.attack, initial: f.dice.slice() };
      keywordsAt(g, 'rolled', f);
    },
    addDice(g, f) {
      if (chanceAbout(g, f, EXPANDED_WINDOWS.addDice)) return 'addDice';
      if (f.blind !== 1) return;
      keywordsAt(g, 'rerolls', f);
      return 'rerollChance';
    },
    triggeredRerolls,
    keywordRerolls(g, f) {
      keywordsAt(g, 'rerolls', f);
    },
    rerollChance(g, f) {
      if (chanceAbout(g, f, REROLL)) return 'rerollChance';
    },
    alterDice(g, f) {
      if (chanceAbout(g, f, EXPANDED_WINDOWS.alterDice)) return 'alterDice';
    },
    finalDice(g, f) {
      if (f.blind !== 1) keywordsAt(g, 'rerolled', f);
    },
  },
  (f) => f.dice,
);
