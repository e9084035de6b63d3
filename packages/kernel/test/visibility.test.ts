import { describe, expect, test } from 'vitest';
import { EVERYBODY, type EventTable, eventViews, lessonWords, NOBODY, open, viewerBit, witness } from '../src/index.ts';
import { masks, setupOf } from '../src/testing/toys/masks.ts';

interface Roll {
  readonly kind: 'roll';
  readonly seat: number;
  readonly dice: readonly number[];
  readonly secret: string;
  readonly why?: string;
  witnesses?: number;
}
interface Move {
  readonly kind: 'move';
  readonly seat: number;
  readonly card: number;
  readonly def: number;
  readonly to: { readonly zone: string } | null;
  witnesses?: number;
}
type Event = Roll | Move;

const TABLE: EventTable<Event> = {
  roll: {
    to: 'all',
    fields: { ...open('seat'), dice: 'actor', secret: 'nobody', why: 'all' },
    teaches: 'dice',
    weight: 'loud',
  },
  move: {
    to: ({ seat }, viewer) => seat === viewer || viewer === -1,
    fields: { ...open('seat', 'card'), def: 'witnesses', to: (_, viewer) => viewer === 0 },
    teaches: ({ def }) => (def < 0 ? 'nothing' : 'hidden'),
    weight: 'quiet',
  },
};

const { viewEvent, lessonOf, weightOf } = eventViews(TABLE);

const ROLL: Roll = { kind: 'roll', seat: 1, dice: [3, 4], secret: 'loaded' };
const MOVE: Move = { kind: 'move', seat: 0, card: 7, def: 12, to: { zone: 'hand' }, witnesses: viewerBit(0) };

describe('the witnesses of an event', () => {
  const table = () => ({ ...masks.table(masks.start(setupOf(1))), events: [] });
  const only = (who: number) => (_: unknown, viewer: number) => viewer === who;

  test('are those who see its card before it and those who see it after', () => {
    const event: Move = { ...MOVE, witnesses: NOBODY };
    witness(table(), event, only(2));
    witness(table(), event, (_, viewer, card) => viewer === -1 && card === 7);
    expect(event.witnesses).toBe(viewerBit(2) | viewerBit(-1));
  });

  test('are nobody where it is about no card, and are not looked for where nobody listens', () => {
    const [told, roll, cardless] = [{ ...MOVE, witnesses: NOBODY }, { ...ROLL }, { ...MOVE, card: -1 }];
    witness({ ...table(), events: null }, told, only(1));
    witness(table(), roll, only(1));
    witness(table(), cardless, only(1));
    expect([told, roll, cardless].map(({ witnesses }) => witnesses)).toEqual([NOBODY, undefined, viewerBit(0)]);
  });
});

describe('an event as viewed', () => {
  test('has the fields that its viewer may know, and blanks for the others', () => {
    expect(viewEvent(ROLL, 1)).toEqual({ kind: 'roll', seat: 1, dice: [3, 4], secret: '' });
    expect(viewEvent(ROLL, 0)).toEqual({ kind: 'roll', seat: 1, dice: [], secret: '' });
    expect(viewEvent(ROLL, -1)).toEqual({ kind: 'roll', seat: 1, dice: [], secret: '' });
  });

  test('never has the list of witnesses, nor a field that the table does not name', () => {
    const more = { ...MOVE, note: 'left by accident' };
    expect(viewEvent(more, 0)).toEqual({ kind: 'move', seat: 0, card: 7, def: 12, to: { zone: 'hand' } });
  });

  test('leaves out what the event leaves out', () => {
    expect(viewEvent(ROLL, 0)).not.toHaveProperty('why');
    expect(viewEvent({ ...ROLL, why: 'attack' }, 0)).toHaveProperty('why', 'attack');
  });

  test('is nothing at all to those who may not know that it happened', () => {
    expect(viewEvent(MOVE, 1)).toBeNull();
    expect(viewEvent(MOVE, 2)).toBeNull();
  });

  test('is told to witnesses by their bits, and to nobody where there are none', () => {
    expect(viewEvent(MOVE, -1)).toEqual({ kind: 'move', seat: 0, card: 7, def: -1, to: null });
    expect(viewEvent({ ...MOVE, witnesses: viewerBit(-1) }, -1)).toMatchObject({ def: 12 });
    expect(viewEvent({ ...MOVE, witnesses: EVERYBODY }, 0)).toMatchObject({ def: 12 });
    expect(viewEvent({ ...MOVE, witnesses: NOBODY }, 0)).toMatchObject({ def: -1 });
    const { witnesses: _, ...unseen } = MOVE;
    expect(viewEvent(unseen, 0)).toMatchObject({ def: -1 });
  });

  test('teaches what its viewer sees of it', () => {
    expect(lessonOf(viewEvent(ROLL, 0)!, 0)).toBe('dice');
    expect(lessonOf(viewEvent(MOVE, 0)!, 0)).toBe('hidden');
    expect(lessonOf(viewEvent(MOVE, -1)!, -1)).toBe('nothing');
    expect([weightOf(viewEvent(ROLL, 0)!), weightOf(viewEvent(MOVE, 0)!)]).toEqual(['loud', 'quiet']);
  });

  test('is refused where the table has no such kind', () => {
    for (const kind of ['jump', 'constructor', '__proto__'])
      expect(() => viewEvent({ ...ROLL, kind: kind as 'roll' }, 0)).toThrow(`no event is called ${kind}`);
  });

  test('leaves the event as it was', () => {
    const before = JSON.stringify(MOVE);
    for (const viewer of [-1, 0, 1]) viewEvent(MOVE, viewer);
    expect(JSON.stringify(MOVE)).toBe(before);
  });
});

test('what was learned is said in words, and nothing is not', () => {
  expect(lessonWords('nothing')).toBeNull();
  for (const what of ['dice', 'draw', 'hidden', 'intention'] as const) expect(lessonWords(what)).toMatch(/^[a-z ]+$/);
});

test('a table that is not complete does not compile', () => {
  const { roll, move } = TABLE;
  const tables: object[] = [
    // @ts-expect-error: a kind without an entry
    { roll } satisfies EventTable<Event>,
    // @ts-expect-error: a field without an audience
    { roll: { ...roll, fields: open('seat', 'dice', 'secret') }, move } satisfies EventTable<Event>,
    // @ts-expect-error: a field that the event does not have
    { roll: { ...roll, fields: { ...roll.fields, other: 'all' } }, move } satisfies EventTable<Event>,
    // @ts-expect-error: an audience that there is not
    { roll: { ...roll, to: 'some' }, move } satisfies EventTable<Event>,
  ];
  expect(tables).toHaveLength(4);
  // @ts-expect-error: only viewing makes an event that may be told
  expect(weightOf(ROLL)).toBe('loud');
});
