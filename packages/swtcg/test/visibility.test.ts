/** What events tell whom: the places where more was told than a player may know, and the table as a whole. */
import { below, Match, seeded, UNKNOWN, type Viewed, viewersOf } from '@dejarik/kernel';
import { anyDecks } from '@dejarik/kernel/testing';
import { describe, expect, test } from 'vitest';
import { abilityText } from '../src/describe.ts';
import { swtcg } from '../src/game.ts';
import type { Event, EventKind, EventOf } from '../src/rules/event.ts';
import { BUILD, HAND, type State } from '../src/rules/state.ts';
import type { Table } from '../src/rules/table.ts';
import { Play } from '../src/testing/index.ts';
import { eventsSeen } from '../src/visibility.ts';

const { viewEvent } = eventsSeen;

const game = swtcg();

interface Answered {
  readonly match: Match<State, Table>;
  /** What the answer brought about. */
  readonly told: readonly Event[];
  /** By seat: what was in the hand before. */
  readonly hands: readonly ReadonlySet<number>[];
}

/** Every answer of games by chance, with any cards of the edition. */
function* answers(edition: string, games: number): Generator<Answered> {
  for (const setup of anyDecks(game, games, edition)) {
    const random = seeded(`hands ${setup.seed}`);
    const match = Match.start<State, Table>(game, setup, { keep: false });
    while (match.state.question !== null && match.commands.length < 1000) {
      const from = match.events.length;
      const hands = match.state.hand.map((hand) => new Set(hand));
      match.repeat(below(random, match.state.question.options.length));
      yield { match, told: match.events.slice(from) as Event[], hands };
    }
  }
}

/** What stands on the table of a text that is under way. */
interface Spoken {
  readonly card?: number;
  readonly source?: number;
  readonly ability?: number;
}

/** What each viewer knows of the events of this kind. */
const known = <K extends EventKind>(t: Play, kind: K): Viewed<EventOf<K>>[][] =>
  viewersOf(t.state).map((viewer) => t.events(kind).map((event) => viewEvent(event, viewer) as Viewed<EventOf<K>>));

describe('what is paid for a card', () => {
  test('does not tell where in the hand it was', () => {
    const told = ['Tusken Squad', 'Reek', 'Acklay'].map((name) => {
      const t = new Play('plain');
      t.board({ at: 'Dark builds', dark: { points: 20, hand: ['Tusken Squad', 'Reek', 'Acklay', 'Jawa'] } });
      t.answer(`Dark: deploy ${name}`);
      return known(t, 'points').map((events) => events.map((event) => ({ ...event, n: 0 })));
    });
    expect(new Set(told.map((events) => JSON.stringify(events))).size).toBe(1);
    expect(told[0]![0]).toEqual([{ kind: 'points', seat: 0, n: 0, cause: 'spent', source: -1, sourceDef: -1 }]);
  });

  /** Every number in the event that can stand for a card. */
  const numbersIn = (event: Event): number[] =>
    Object.entries(event).flatMap(([field, value]) =>
      ['card', 'unit', 'target', 'source', 'attacker', 'rival'].includes(field)
        ? [value as number]
        : (value?.units ?? []),
    );

  /** What is shown out of a hand and stays there has the hand's first number, whichever card it is (TCG-INFO-08). */
  const isShown = ({ hand }: State, owner: number, card: number): boolean => hand[owner]![0] === card;

  test.each(game.editions)(
    'no event of %s tells others of a card that was in a hand before and still is',
    (edition) => {
      let events = 0;
      const leaks: string[] = [];
      for (const { match, told, hands } of answers(edition, 40))
        for (const event of told)
          for (const viewer of viewersOf(match.state))
            for (const card of numbersIn(viewEvent(event, viewer)!)) {
              events++;
              const owner = match.state.owner[card] ?? -1;
              const stays = owner !== viewer && hands[owner]?.has(card) === true && match.state.zone[card] === HAND;
              if (stays && !isShown(match.state, owner, card))
                leaks.push(`viewer ${viewer} is told of card ${card} in the hand of ${owner} by ${event.kind}`);
            }
      expect(leaks).toEqual([]);
      expect(events).toBeGreaterThan(10_000);
    },
  );
});

/** The cards that something under way is of, and its text; Traps wait for every card that could be one. */
const underWay = ({ frames, waiting, delayed, effects, expanded }: State): readonly object[] => [
  ...frames,
  ...waiting,
  ...delayed,
  ...effects,
  ...(expanded?.due ?? []),
];

test.each(game.editions)('no view of %s hides a card and names its text', (edition) => {
  const leaks: string[] = [];
  let texts = 0;
  for (const { match } of answers(edition, 40))
    for (const viewer of viewersOf(match.state)) {
      const { state } = game.view(match.table, viewer);
      for (const { card, source = card ?? -1, ability = -1 } of underWay(state) as readonly Spoken[]) {
        if (source < 0 || ability < 0) continue;
        texts++;
        // Out of a hand it was shown when its text was played; the view does not remember where it lies.
        if (state.def[source] === UNKNOWN && state.zone[source] !== HAND)
          leaks.push(`viewer ${viewer} is told of card ${source} that ${abilityText(match.table, ability)}`);
      }
    }
  expect(leaks).toEqual([]);
  expect(texts).toBeGreaterThan(500);
});

describe('what is shown to all', () => {
  const cards = `
    1 Survey   Dark Mission   C
       cost 1
       Search your deck for a Droid unit card.
  `;

  test('out of a deck is known to all, a spectator included', () => {
    const t = new Play('plain');
    t.board({
      at: 'Dark builds',
      cards,
      dark: { points: 1, hand: ['Survey'], deck: ['Jawa', 'Destroyer Droid Squad'] },
    });
    t.answer('Dark: complete Survey', 'Dark: search Destroyer Droid Squad');
    const droid = t.game.cards.byTitle.get('Destroyer Droid Squad')!.index;
    expect(known(t, 'show').map(([shown]) => shown?.def)).toEqual([droid, droid, droid]);
    // That it is the card that was taken is said; which number it has in the hand now is not more than that.
    expect(known(t, 'toHand').map(([taken]) => taken?.def)).toEqual([droid, -1, -1]);
  });

  test('and lies face down stays known to all, so that the log names nothing that the view hides', () => {
    const t = new Play('plain');
    t.board({ at: 'setup', dark: { hand: ['Carrack Cruiser'] }, light: {} });
    t.answer('Dark: partly build Carrack Cruiser');
    const [cruiser] = t.state.build[0]!;
    expect([t.state.zone[cruiser!], t.state.down[cruiser!]]).toEqual([BUILD, 1]);
    const def = t.state.def[cruiser!];
    expect(known(t, 'layOpen').map(([laid]) => laid?.def)).toEqual([def, def, def]);
    for (const viewer of viewersOf(t.state)) expect(t.game.view(t.table, viewer).state.def[cruiser!]).toBe(def);
  });
});
