/** How playouts go on: by a look at the numbers, never by thinking ahead. Cheap more than clever. */
import type { RolloutPolicy } from '@dejarik/kernel';
import { canUse, isPlayable, wantedNext } from './plan.ts';
import { cardOf, type Option } from './rules/questions.ts';
import type { State } from './rules/state.ts';
import { defOf, type Table } from './rules/table.ts';

export const rollout: RolloutPolicy<State, Table> = {
  choose,
  isSettled: ({ state }, from) => state.question === null || hasComeOut(state, from),
};

function choose(g: Table): number {
  const { options, kind, seat } = g.state.question!;
  switch (kind) {
    case 'plan':
      return nextOfPlan(g, options, seat);
    case 'deploy':
    case 'battleCards':
    case 'evenUp':
    case 'duel':
      return options.length - 1; // done
    case 'intercept':
      return options.length - 1; // let go
    case 'replace':
    case 'swap':
    case 'number':
    case 'useNumber':
      return most(options);
    case 'discardDown':
    case 'giveUp':
    case 'mustDiscard':
      return least(g, options);
    default:
      return 0;
  }
}

/** What choosing the option brings in numbers. */
const gainOf = (option: Option): number =>
  'number' in option ? option.number : option.kind === 'swap' ? option.gain : 0;

/** The option with the highest number. */
function most(options: readonly Option[]): number {
  let best = 0;
  for (let i = 1; i < options.length; i++) if (gainOf(options[i]!) > gainOf(options[best]!)) best = i;
  return best;
}

/** The card that is worth least on the table. */
function least(g: Table, options: readonly Option[]): number {
  let best = 0;
  let value = Number.POSITIVE_INFINITY;
  options.forEach((option, i) => {
    const def = defOf(g, cardOf(option));
    const worth = def.power + def.damage * 0.5 + def.counters + (def.battle ? 2 : 0);
    if (worth < value) {
      value = worth;
      best = i;
    }
  });
  return best;
}

/** Battle cards with those who can play them, each Character with a Weapon it can use before it, the strongest first. */
function nextOfPlan(g: Table, options: readonly Option[], seat: number): number {
  const battle = g.state.battle!;
  const rest = options.map(cardOf);
  const wanted = wantedNext(g, seat, rest);
  if (wanted !== null) {
    const weapon = rest.findIndex((card) => !defOf(g, card).fighter && wanted(card));
    if (weapon >= 0) return weapon;
    const fighter = strongest(g, rest, wanted);
    return fighter >= 0
      ? fighter
      : Math.max(
          0,
          strongest(g, rest, () => true),
        );
  }
  const battleCard = rest.findIndex((card) => defOf(g, card).battle && isPlayable(g, card, rest));
  if (battleCard >= 0) return battleCard;
  const weapon = rest.findIndex(
    (card) => defOf(g, card).type === 'Weapon' && rest.some((user) => canUse(g, battle, seat, user, card)),
  );
  return weapon >= 0
    ? weapon
    : Math.max(
        0,
        strongest(g, rest, () => true),
      );
}

function strongest(g: Table, cards: readonly number[], fits: (card: number) => boolean): number {
  let best = -1;
  let power = Number.NEGATIVE_INFINITY;
  cards.forEach((card, i) => {
    const def = defOf(g, card);
    if (!def.fighter || def.power <= power || !fits(card)) return;
    power = def.power;
    best = i;
  });
  return best;
}

/** Whether what was decided at `from` has had its effect: the step of the turn is over, and any battle with it. */
function hasComeOut(s: State, from: State): boolean {
  if (s.turn !== from.turn) return true;
  const { kind } = from.question!;
  if (kind === 'battle' || kind === 'duel' || isFighting(from)) return !isFighting(s) && s.question?.kind !== kind;
  return s.step !== from.step;
}

const isFighting = (s: State): boolean => s.frames.some(({ proc }) => proc === 'battle' || proc === 'duel');
