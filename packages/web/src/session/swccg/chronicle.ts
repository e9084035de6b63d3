/** What is told of a finished game of the Star Wars CCG: Life Force, where Force was lost, and the destiny drawn. */
import { opponentsOf } from '@dejarik/kernel';
import { Deeds } from '../deeds.ts';
import type { Chronicle } from '../game.ts';
import { idOf } from '../known.ts';
import { type CcgTable, type Event, lifeForce, ONE, type SeenEvent, type SeenTable } from './engine.ts';

export function chronicle(first: SeenTable): Chronicle<CcgTable, Event> {
  const { seats } = first.state;
  const deeds = new Deeds(seats.length, (def) => idOf(first.cards, def));
  const turns: number[] = [];
  const life = seats.map((): number[] => []);
  /** The place that is drained or battled at. */
  let place = -1;

  /** Persons with a name before others. */
  const meet = (seat: number, def: number): void => {
    const card = first.cards.cards[def]?.card;
    if (card?.type === 'Character') deeds.meets(seat, def, card.dots === 1 ? 1 : 0);
  };

  return {
    saw(e: SeenEvent) {
      switch (e.kind) {
        case 'drain':
        case 'battle':
          place = e.atDef;
          break;
        case 'drained':
          deeds.add(e.seat, place, e.n);
          break;
        case 'damage':
          for (const other of opponentsOf(first.state, e.seat)) deeds.add(other, place, Math.round(e.n / ONE));
          break;
        case 'destiny':
          if (e.n >= 0) deeds.draws(e.seat, 1, e.n / ONE);
          break;
        case 'deployed':
          meet(e.seat, e.def);
          break;
        default: // nothing that is counted
      }
    },
    turnOver({ state }, over) {
      if (over === 0) return;
      turns.push(over);
      seats.forEach((_, seat) => life[seat]!.push(lifeForce(state, seat)));
    },
    isCalm: ({ state }) => state.phase > 0 && state.battle === null && state.drain === null,
    diceOf: () => null,
    tell: () => ({
      turns,
      held: [],
      lines: seats.map(({ team }, seat) => ({ team, values: life[seat]!, sum: life[seat]!.at(-1) ?? 0 })),
      ...deeds.tell(),
    }),
  };
}
