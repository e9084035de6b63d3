/** What nobody who knows the rules does without need: leave the current planet to the enemy, or empty the own deck. */
import { evenUpTo } from './rules/evenup.ts';
import type { Option } from './rules/questions.ts';
import { cardsLeft, hasCharacter, isCharacter, type Table } from './rules/table.ts';

export function givesAway(g: Table, option: Option): boolean {
  const s = g.state;
  switch (option.kind) {
    case 'surrender':
      return true;
    case 'evacuate':
      return option.planet === s.current;
    case 'done':
      return s.question!.kind === 'deploy' && leavesThePlanet(g);
    case 'discardHand': // the new hand would be the end of the deck (YJ-EVN-07)
      return cardsLeft(s, s.acting) <= evenUpTo(g, s.acting);
    default:
      return false;
  }
}

/** Nobody of the own side is there, and somebody could be. */
function leavesThePlanet(g: Table): boolean {
  const { options, seat } = g.state.question!;
  return (
    !hasCharacter(g, seat, g.state.current) &&
    options.some((option) => option.kind === 'deploy' && isCharacter(g, option.card))
  );
}
