// What a player is told of in the Star Wars CCG who clicks a card that can do nothing now: what cards of its type do.
import { Match } from '@dejarik/kernel';
import { type BoardSpec, buildBoard, gameWith } from '@dejarik/swccg/testing';
import { expect, test } from 'vitest';
import { knownFrom } from '../src/session/known.ts';
import { NO_ARRIVAL } from '../src/session/moment.ts';
import { type CcgTable, type Event, nameOf, type State, starWarsCcgKit } from '../src/session/swccg/engine.ts';
import { allFacts } from '../src/session/swccg/facts.ts';
import { momentOf } from '../src/session/swccg/moment.ts';
import { intentFor } from '../src/swccg/why.ts';

const game = gameWith([]); // with plain cards for the piles
const kit = starWarsCcgKit(game);
const faces = new Map(allFacts(game).map((facts) => [facts.id, facts]));
const LIGHT = 1;

/** By name: what is asked of the engine when Light clicks the card, and the rule that it answers with. */
function clicks(at: BoardSpec['at']): Record<string, readonly [kind: string, rule: string | undefined] | null> {
  const board: BoardSpec = {
    at,
    locations: {
      'Death Star: Trash Compactor': ['Dianoga', 'Stormtrooper'],
      'Light Tatooine: Cantina': [
        'Luke Skywalker',
        "Obi-Wan's Lightsaber, on Luke Skywalker",
        'Tatooine Utility Belt, on Luke Skywalker',
      ],
    },
    light: { hand: ['Talz', 'Sense'], force: 1 },
  };
  const match = new Match<State, CcgTable>(game, game.clone(buildBoard(game.cards, board)));
  const view = game.view(match.table, LIGHT);
  const known = knownFrom<State, CcgTable, Event>(game, { view, events: [], decision: 0 });
  const moment = momentOf(known, NO_ARRIVAL, null);
  const told = kit.cardsInSight(known.table).map(({ card }) => {
    const intent = intentFor(moment, card, faces);
    const what = intent === null ? null : ([intent.kind, kit.whyNot(known.table, intent)?.rule] as const);
    return [nameOf(known.table, card), what] as const;
  });
  return Object.fromEntries(told);
}

const DIANOGA = 'Dianoga';
const LUKE = 'Luke Skywalker';
const SABER = "Obi-Wan's Lightsaber";

test('a creature is attacked, whoever has it, and nothing else is', () => {
  for (const at of ['Light controls', 'Light battles'] as const) {
    expect(clicks(at)[DIANOGA]).toEqual(['attack', 'CCG-CRE-10']); // nobody of Light is there
    expect(clicks(at)['Stormtrooper']).toBeNull();
  }
});

test('weapons are fired, people move in their phase, other cards are used', () => {
  expect(clicks('Light controls')).toMatchObject({ [SABER]: ['fire', 'CCG-WPN-02'], [LUKE]: ['use', 'CCG-ACT-15'] });
  expect(clicks('Light moves')).toMatchObject({
    [LUKE]: ['move', 'CCG-MOV-03'],
    'Tatooine Utility Belt': ['use', 'CCG-ACT-15'],
  });
});

test('cards in hand are played or deployed', () => {
  expect(clicks('Light moves')).toMatchObject({ Talz: ['deploy', 'CCG-DEP-01'], Sense: ['use', expect.any(String)] });
});
