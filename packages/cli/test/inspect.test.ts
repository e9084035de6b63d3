// "Why not?" on the terminal: which card is meant, and what one could want to do with it.
import { Match, seenTable } from '@dejarik/kernel';
import { starWarsCcgKit } from '@dejarik/swccg';
import { type BoardSpec, buildBoard, gameWith } from '@dejarik/swccg/testing';
import { expect, test } from 'vitest';
import { whyNotLines } from '../src/inspect.ts';

const game = gameWith([]);
const kit = starWarsCcgKit(game);

/** What Light is told, in its control phase. */
function told(text: string): string[] {
  const board: BoardSpec = {
    at: 'Light controls',
    locations: {
      'Death Star: Trash Compactor': ['Dianoga', 'Stormtrooper', 'Han Solo'],
      'Light Tatooine: Cantina': [
        'Luke Skywalker',
        "Obi-Wan's Lightsaber, on Luke Skywalker",
        'Tatooine Utility Belt, on Luke Skywalker',
      ],
    },
    light: { hand: ['Sense', 'Talz'] },
  };
  const { table } = new Match(game, game.clone(buildBoard(game.cards, board)));
  return whyNotLines(kit, seenTable(game, game.view(table, 1)), text);
}

test('a card alone is asked for all that cards of its type do', () => {
  expect(told('luke')).toEqual(['move Luke Skywalker: it moves in another phase (CCG-MOV-01).']);
  expect(told('lightsaber')).toEqual(["fire Obi-Wan's Lightsaber: weapons are fired in battles (CCG-WPN-02)."]);
  expect(told('cantina')).toEqual([
    'drain Tatooine: Cantina: you can, it is on the list.',
    'battle Tatooine: Cantina: both players need presence there (CCG-BTL-01).',
  ]);
  expect(told('talz')).toEqual(['deploy Talz: cards are deployed in your deploy phase (CCG-DEP-01).']);
  expect(told('sense')).toEqual([expect.stringMatching(/^use Sense: /u)]);
  expect(told('belt')).toEqual(['There is nothing to do with Tatooine Utility Belt where it is.']);
});

test("the other player's locations and creatures are asked about too, what nobody sees is not", () => {
  expect(told('drain compactor')).toEqual([
    expect.stringMatching(/^drain Death Star: Trash Compactor: .+\(CCG-DRN-01\)\.$/u),
  ]);
  expect(told('attack dianoga')).toEqual(['attack Dianoga: that is for your battle phase (CCG-TRN-01).']);
  expect(told('dianoga')).toEqual(told('attack dianoga'));
  expect(told('attack stormtrooper')).toEqual(['attack Stormtrooper: this is no creature on the table (CCG-CRE-10).']);
  expect(told('attack vader')).toEqual(['You see no card like "vader" in hand or in play.']);
});
