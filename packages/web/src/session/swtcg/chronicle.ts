/** What is told of a finished game of the Star Wars TCG: damage by turn, arenas held, who hit hardest, and the dice. */
import { Deeds } from '../deeds.ts';
import type { Chronicle } from '../game.ts';
import { idOf } from '../known.ts';
import type { StoryDice } from '../story.ts';
import { ARENA_COUNT, controls, type Event, type SeenEvent, type SeenTable, SETUP, type SwtcgTable } from './engine.ts';

/** A die with this much counts, before anything is added to it. */
const HIT = 4;

/** From which number on a die of this throw was a hit: Accuracy is told by nothing else. */
const leastHit = (dice: readonly number[], hits: number): number =>
  [HIT, 3, 2, 1, 5, 6].find((least) => dice.filter((die) => die >= least).length === hits) ?? HIT;

export function chronicle(first: SeenTable): Chronicle<SwtcgTable, Event> {
  const { seats } = first.state;
  const teamOf = (seat: number): number => seats[seat]?.team ?? -1;
  const teams = [...new Set(seats.map(({ team }) => team))];
  const deeds = new Deeds(seats.length, (def) => idOf(first.cards, def));
  const turns: number[] = [];
  const held: number[][] = [];
  const damage = teams.map((): number[] => []);
  /** Damage of the present turn, by team. */
  let dealt = teams.map(() => 0);
  let turn = 0;
  /** Who hit each card last. */
  const hitBy = new Map<number, { readonly seat: number; readonly def: number }>();

  /** Persons with a name before others, and those before machines. */
  const renownOf = (def: number): number => {
    const card = first.cards.cards[def]?.card;
    return card?.type === 'Character' ? (card.version === '' ? 1 : 2) : 0;
  };

  return {
    saw(e: SeenEvent) {
      switch (e.kind) {
        case 'turn':
          ({ turn } = e);
          break;
        case 'damage': {
          const place = teams.indexOf(teamOf(e.seat));
          if (place >= 0) dealt[place]! += e.n;
          deeds.add(e.seat, e.sourceDef, e.n);
          hitBy.set(e.card, { seat: e.seat, def: e.sourceDef });
          break;
        }
        case 'discard': {
          if (e.cause !== 'damage') break;
          const by = hitBy.get(e.card);
          if (by !== undefined) deeds.beats(by.seat, by.def, e.def);
          deeds.falls(e.seat, e.def, turn);
          break;
        }
        case 'roll':
          if (e.rollFor === 'attack') deeds.draws(e.seat, e.dice.length, e.dice.filter((die) => die >= HIT).length);
          break;
        case 'setUp':
        case 'deploy':
        case 'enter':
        case 'stack':
          deeds.meets(e.seat, e.def, renownOf(e.def));
          break;
        default: // nothing that is counted
      }
    },
    turnOver(table, over) {
      if (over === 0) return;
      turns.push(over);
      teams.forEach((_, place) => damage[place]!.push(dealt[place]!));
      dealt = teams.map(() => 0);
      held.push(
        Array.from({ length: ARENA_COUNT }, (_, arena) =>
          teamOf([...seats.keys()].find((seat) => controls(table, seat, arena)) ?? -1),
        ),
      );
    },
    isCalm: ({ state }) => state.phase !== SETUP && state.attacker < 0,
    diceOf(events): StoryDice | null {
      const counted = events.findLast((e) => e.kind === 'hits');
      return counted?.kind === 'hits' ? { dice: counted.dice, hit: leastHit(counted.dice, counted.hits) } : null;
    },
    tell: () => ({
      turns,
      held,
      lines: teams.map((team, place) => {
        const values = damage[place]!;
        return { team, values, sum: values.reduce((sum, n) => sum + n, 0) };
      }),
      ...deeds.tell(),
    }),
  };
}
