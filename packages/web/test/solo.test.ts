/** Flying Solo on the page: layouts by chance keep the rules, and a game that begins with one is played to its end. */
import { expect, test } from 'vitest';
import { LocalTable } from '../src/session/local-table.ts';
import { Session } from '../src/session/session.ts';
import type { Moment } from '../src/session/swtcg/moment.ts';
import type { SoloCards, SoloJudgement, SoloLayout, SoloExtras } from '../src/session/swtcg/solo.ts';
import { swtcgPage } from '../src/session/swtcg/page-game.ts';

const page = swtcgPage();
const solo = await page.modes!.get('solo')!();
type Ask = (what: string, about: unknown) => unknown;
const ask: Ask = (what, about) => solo.ask(what, about);

/** For and against every side. */
const SIDES = [
  ['Dark', 'Light'],
  ['Light', 'Dark'],
  ['Yuuzhan Vong', 'Light'],
  ['Dark', 'Yuuzhan Vong'],
] as const;
const deal = (seed: number, units = 3, pile = 0): SoloLayout => {
  const [side, against] = SIDES[seed % SIDES.length]!;
  return ask('deal', { side, against, units, pile, seed: String(seed) }) as SoloLayout;
};

test('layouts by chance keep the rules (TCG-SOLO-01, TCG-SOLO-02)', () => {
  for (let seed = 0; seed < 40; seed++) {
    const layout = deal(seed, 1 + (seed % 5), seed % 3 === 0 ? 12 : 0);
    const { faults, costs } = ask('judge', { layout, long: false }) as SoloJudgement;
    expect(faults).toEqual([]);
    for (const [own, other] of Object.values(costs)) expect(other).toBeGreaterThanOrEqual(own);
    expect(layout.you.units.Space).toHaveLength(1 + (seed % 5));
  }
});

test('a layout that the opponent cannot match is judged, and matched when asked', () => {
  const layout = deal(1);
  const bare = { ...layout, opponent: { ...layout.opponent, units: { Space: [], Ground: [], Character: [] } } };
  expect((ask('judge', { layout: bare, long: false }) as SoloJudgement).faults.map(({ rule }) => rule)).toEqual([
    'TCG-SOLO-02',
    'TCG-SOLO-02',
    'TCG-SOLO-02',
  ]);
  const again = ask('match', { layout: bare, seed: 'other' }) as SoloLayout;
  expect((ask('judge', { layout: again, long: false }) as SoloJudgement).faults).toEqual([]);
  expect(again.you).toEqual(layout.you);
});

test('what can be put onto a unit is what the rules let onto it', () => {
  const { pilots, under } = ask('extras', {
    side: 'Light',
    arena: 'Character',
    unit: { card: 'AOTC-1' },
  }) as SoloExtras;
  expect(pilots).toEqual([]);
  expect(under).toContain('AOTC-2');
  expect(under).not.toContain('AOTC-1');
});

test('what is offered keeps the rules: no Subordinate, a Skill once, other Equipment more often, what a unit lists', () => {
  const idOf = (name: string): string => page.facts().find(({ title }) => title === name)!.id;
  const { units } = ask('cards', 'Light') as SoloCards;
  expect(units.Character).toContain(idOf('Tam Ilar (A)'));
  expect(units.Character).not.toContain(idOf('Village Guard'));
  const onto = (card: string, equipment: readonly string[]): SoloExtras =>
    ask('extras', { side: 'Light', arena: 'Character', unit: { card: idOf(card), equipment } }) as SoloExtras;
  const [saber, skill] = [idOf("Warden's Saber"), idOf('Inner Stillness')];
  const first = onto('Oryn Dae (A)', [saber]);
  expect(first.equipment).toEqual(expect.arrayContaining([saber, skill]));
  expect(onto('Oryn Dae (A)', [saber, skill]).equipment).not.toContain(skill);
  expect(first.equipment).not.toContain(idOf('Targeting Array')); // of Space
  expect(first.under).toContain(idOf('Tam Ilar (A)'));
  expect(onto('Reach Medic', []).under).toEqual([]);
});

test('bots play it to its end, from a beginning that was stored', () => {
  const seated = { 3: ['Dark', 'Yuuzhan Vong'], 4: ['Dark', 'Light'], 6: ['Yuuzhan Vong', 'Light'] } as const;
  for (const seed of [3, 4, 6] as const) {
    const { edition, decks, start } = solo.begin!({ layout: deal(seed, 2, 12), long: false }, seed);
    expect(start.seats.map(({ name }) => name)).toEqual(seated[seed]);
    const stored = JSON.parse(JSON.stringify(start)) as typeof start;
    const table = new LocalTable(page.kit.game, { edition, seed, decks, seats: ['easy', 'easy'], start: stored });
    table.follow([], () => {});
    expect(table.match.state.result).not.toBeNull();
  }
});

test('who plays both sides takes back what was answered for either of them', () => {
  const { edition, decks, start } = solo.begin!({ layout: deal(1), long: false }, 1);
  const undoFor = (isAlone: boolean): readonly number[] => {
    const moments: Moment[] = [];
    const table = new LocalTable(page.kit.game, { edition, seed: 1, decks, seats: ['human', 'human'], start });
    const session = new Session(page, table, {
      seats: ['human', 'human'],
      publish: (moment) => moments.push(moment),
      isAlone,
    });
    session.begin();
    const now = (): Moment => moments.at(-1)!;
    const [first, begins] = [now().decision, now().viewer];
    // Whoever begins is done with building, and the other side is asked.
    const done = now().question!.choices.find(({ kind }) => kind === 'done')!;
    session.answer(now().viewer, first, done.index);
    const between = now().viewer;
    session.undo(between);
    return [first, begins, between, now().decision, now().viewer];
  };
  const [first, begins, between, after, viewer] = undoFor(true);
  expect([between, viewer]).toEqual([1 - begins!, begins]);
  expect(after).toBe(first);
  // Two people each take back their own alone.
  const [before, , , still] = undoFor(false);
  expect(still).toBeGreaterThan(before!);
});
