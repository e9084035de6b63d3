/** What is told of a finished game of Young Jedi: the decks, the planets, who won fights, and the destiny drawn. */
import { Deeds } from '../deeds.ts';
import type { Chronicle } from '../game.ts';
import { idOf } from '../known.ts';
import { cardsLeft, type Event, type SeenEvent, type SeenTable, type YjTable } from './engine.ts';

export function chronicle(first: SeenTable): Chronicle<YjTable, Event> {
  const { seats } = first.state;
  const teamOf = (seat: number): number => seats[seat]?.team ?? -1;
  const deeds = new Deeds(seats.length, (def) => idOf(first.cards, def));
  const turns: number[] = [];
  const held: number[][] = [];
  const left = seats.map((): number[] => []);
  let turn = 0;

  /** Persons with a name before others. */
  const meet = (seat: number, def: number): void => {
    const known = first.cards.cards[def];
    if (known?.type === 'Character') deeds.meets(seat, def, known.unique || known.stackable ? 1 : 0);
  };

  return {
    saw(e: SeenEvent) {
      switch (e.kind) {
        case 'turn':
          turn = e.n;
          break;
        case 'won':
          deeds.add(e.seat, e.def, 1);
          deeds.beats(e.seat, e.def, e.otherDef);
          break;
        case 'defeated':
          deeds.falls(e.seat, e.def, turn);
          break;
        case 'destiny':
          if (e.number > 0) deeds.draws(e.seat, 1, e.number);
          break;
        case 'deploy':
          meet(e.seat, e.def);
          break;
        case 'fight':
          e.sides.forEach(({ defs }, seat) => {
            for (const def of defs) meet(seat, def);
          });
          break;
        default: // nothing that is counted
      }
    },
    turnOver({ state }, over) {
      if (over === 0) return;
      turns.push(over);
      seats.forEach((_, seat) => left[seat]!.push(cardsLeft(state, seat)));
      held.push(state.control.map(teamOf));
    },
    isCalm: ({ state }) =>
      state.step > 0 && state.battle === null && state.fight === null && state.duel === null && state.evacuating < 0,
    diceOf: () => null,
    tell: () => ({
      turns,
      held,
      lines: seats.map(({ team }, seat) => ({ team, values: left[seat]!, sum: left[seat]!.at(-1) ?? 0 })),
      ...deeds.tell(),
    }),
  };
}
