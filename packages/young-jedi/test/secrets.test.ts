// What one may not know is nowhere: not in the view, not in what is told.
import { Match, seenTable, SPECTATOR } from '@dejarik/kernel';
import { expect, test } from 'vitest';
import { boardLines } from '../src/board.ts';
import { logLines } from '../src/log.ts';
import { nameOf } from '../src/naming.ts';
import type { Event } from '../src/rules/event.ts';
import { DARK, LIGHT, placeOf, TATOOINE } from '../src/rules/state.ts';
import type { Table } from '../src/rules/table.ts';
import { type BoardSpec, buildBoard, shippedCatalogue } from '../src/testing/index.ts';
import { game } from './setups.ts';

class Line {
  readonly match: Match<Table['state'], Table>;

  constructor(spec: BoardSpec) {
    this.match = new Match(game, buildBoard(shippedCatalogue(), spec));
  }

  /** Takes the first option that reads like this. */
  answer(...said: readonly string[]): this {
    for (const words of said) {
      const { table, state } = this.match;
      const index = state.question!.options.findIndex((option) => game.describeOption(table, option).includes(words));
      if (index < 0) throw new Error(`"${words}" is not offered`);
      this.match.repeat(index);
    }
    return this;
  }

  log(viewer: number): string {
    const viewed = (this.match.events as Event[]).flatMap((event) => game.viewEvent(event, viewer) ?? []);
    return logLines(game.cards, viewed)
      .map(({ text, cards }) => `${text} ${cards.join(' ')}`)
      .join('\n');
  }
}

/** Dark hides a Character and an Effect on its first turn there. */
const hiding = (): Line =>
  new Line({
    at: 'Dark deploys',
    location: 'Mos Espa',
    dark: { hand: ['Watto, Slave Owner', 'Blockade'], turnsHere: 0 },
    light: { hand: ['Naboo, Theed Palace'], Tatooine: ['Jawa, Thief'], turnsHere: 1 },
  }).answer('Deploy Watto', 'Deploy Blockade');

test('what hidden cards cost is not seen, not even after the Deploy step', () => {
  const line = hiding();
  const costs = [LIGHT, SPECTATOR].map((viewer) => game.view(line.match.table, viewer).state.spent);
  expect(costs).toEqual([0, 0]);
  // Dark surrenders the planet: somebody else is asked before there is another Deploy step.
  line.answer('End the Deploy step', 'Surrender', 'Even up');
  expect(line.match.state.question?.kind).toBe('nextPlanet');
  for (const viewer of [LIGHT, SPECTATOR]) expect(game.view(line.match.table, viewer).state.spent).toBe(0);
  const deployed = (line.match.events as Event[]).filter((event) => event.kind === 'deploy');
  expect(deployed.map(({ cost }) => cost > 0)).toEqual([true, true]);
  for (const event of deployed)
    for (const viewer of [LIGHT, SPECTATOR]) expect(game.viewEvent(event, viewer)).toMatchObject({ cost: -1, def: -1 });
});

test('nor which of the hidden cards is the Effect', () => {
  const { table } = hiding().match;
  const at = placeOf(DARK, TATOOINE);
  for (const viewer of [LIGHT, SPECTATOR]) {
    const { planet, effects, def } = game.view(table, viewer).state;
    expect([planet[at]!.length, effects[at]!.length]).toEqual([2, 0]);
    expect(planet[at]!.map((card) => def[card])).toEqual([-1, -1]);
    const board = boardLines(seenTable(game, game.view(table, viewer)), 100).join('\n');
    expect(board).toContain('2 face-down cards');
    expect(board).not.toMatch(/Watto|Blockade|Effect/u);
  }
});

test('a hand that is shown to the opponent is not told to whoever looks on', () => {
  const line = new Line({
    at: 'Light deploys',
    location: 'Mos Espa',
    light: { hand: ['Yoda, Jedi Master'], Tatooine: ['Jawa, Thief', 'Hologram Projector'] },
  });
  line.answer('show your hand');
  for (const viewer of [DARK, LIGHT]) expect(line.log(viewer)).toContain('shows the hand: Yoda, Jedi Master');
  expect(line.log(SPECTATOR)).toContain('Light shows the hand.');
  expect(line.log(SPECTATOR)).not.toContain('Yoda');
});

test('who looks at a card of the deck knows which it was, also when it is put under; others do not', () => {
  const line = new Line({
    at: 'Light deploys',
    location: 'Mos Espa',
    dark: { deck: ['Watto, Slave Owner'] },
    light: { Tatooine: ['Jawa, Thief', 'He Can See Things Before They Happen'] },
  });
  line.answer('look at the top card');
  const top = line.match.state.deck[DARK]!.at(-1)!;
  const seen = [DARK, LIGHT, SPECTATOR].map((viewer) => game.view(line.match.table, viewer).state.def[top]! >= 0);
  expect(seen[1]).toBe(true);
  expect(seen[2]).toBe(false);
  line.answer('Put Watto, Slave Owner under');
  expect(line.log(LIGHT)).toContain("The top card of Dark's deck, Watto, Slave Owner, is put under it.");
  for (const viewer of [DARK, SPECTATOR]) {
    expect(line.log(viewer)).toContain("The top card of Dark's deck is put under it.");
    expect(line.log(viewer)).not.toContain('Watto');
  }
});

test('a card that is drawn for destiny has been seen by all', () => {
  const line = new Line({
    at: 'Dark battles',
    location: 'Mos Espa',
    dark: { Tatooine: ['Watto, Slave Owner'] },
    light: { Tatooine: ['Anakin Skywalker, Padawan'], deck: ['Yoda, Jedi Master'] },
  });
  line.answer('Start a battle', 'Declare no more', 'Declare no more');
  while (line.match.state.question?.kind === 'plan') line.match.repeat(0);
  const drawn = (line.match.events as Event[]).filter((event) => event.kind === 'destiny');
  expect(drawn.length).toBeGreaterThan(0);
  for (const event of drawn)
    for (const viewer of [DARK, LIGHT, SPECTATOR])
      expect(game.viewEvent(event, viewer)).toMatchObject({ def: event.def });
});

test('the name of a card tells nothing where it is not known', () => {
  const { table } = hiding().match;
  const seen = seenTable(game, game.view(table, LIGHT));
  for (const card of seen.state.planet[placeOf(DARK, TATOOINE)]!) expect(nameOf(seen, card)).toBe('a card');
});
