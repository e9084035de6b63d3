// The chance of a planned fight, against the fight itself, fought with every order of the cards that can be drawn for it.
import { Match, seenTable } from '@dejarik/kernel';
import { type BoardSpec, buildBoard } from '@dejarik/young-jedi/testing';
import { describe, expect, it } from 'vitest';
import { fightDestiny } from '../src/session/young-jedi/destiny.ts';
import { type Option, type State, suggestPlan, type YjTable, youngJedi } from '../src/session/young-jedi/engine.ts';
import { type PlannedChance, plannedBattle } from '../src/session/young-jedi/plan.ts';

const game = youngJedi();
const LIGHT = 1;
type YjMatch = Match<State, YjTable>;

/** What is answered in a battle that Light starts: all Battle cards, the plan that is suggested, the greater number. */
function answerTo({ state, table }: YjMatch): number {
  const { kind, seat, options } = state.question!;
  const of = (wanted: Option['kind']): number => options.findIndex((option) => option.kind === wanted);
  if (kind === 'plan') {
    const next = suggestPlan(table, seat).find((card) => !state.battle!.plan[seat]!.includes(card));
    return options.findIndex((option) => option.kind === 'plan' && option.card === next);
  }
  if (kind === 'number') {
    const numbers = options.map((option) => (option.kind === 'number' ? option.number : 0));
    return numbers.indexOf(Math.max(...numbers));
  }
  if (kind === 'battleCards') return Math.max(0, of('declare'));
  return kind === 'duel' ? of('pass') : 0;
}

function begun(board: BoardSpec, until: (match: YjMatch) => boolean): YjMatch {
  const match: YjMatch = new Match<State, YjTable>(game, buildBoard(game.cards, board));
  while (!until(match)) match.repeat(answerTo(match));
  return match;
}

const seenBy = ({ table }: YjMatch, viewer: number) => seenTable(game, game.view(table, viewer));
const laysPlan = ({ state: { question } }: YjMatch): boolean => question?.kind === 'plan' && question.seat === LIGHT;

/** What is told of the first fight, while Light lays the plan. */
function chances(board: BoardSpec): readonly PlannedChance[] {
  const g = seenBy(begun(board, laysPlan), LIGHT);
  return plannedBattle(g, suggestPlan(g, LIGHT)).fights[0]!.chances;
}

/** Whether Light wins its first fight. */
function wins(board: BoardSpec): boolean {
  const { events } = begun(board, (match) => match.events.some(({ kind }) => kind === 'won' || kind === 'tied'));
  const end = events.find(({ kind }) => kind === 'won' || kind === 'tied') as { readonly kind: string; seat: number };
  return end.kind === 'won' && end.seat === LIGHT;
}

/** Its destiny is 3 or 4. */
const TWO_NUMBERS = "Jar Jar Binks, Bombad Gungan General & Jar Jar Binks' Electropole";
/** Numbers from 1 to 6, some twice, and a card with two of them. */
const DECK = [
  'Boss Nass, Gungan Chief',
  'Yoda, Jedi Master',
  'Celebration',
  'Kaadu',
  'R2-D2, Astromech Droid',
  'Ishi Tib, Warrior',
  TWO_NUMBERS,
];

/** The deck with each pair of its cards on top. */
const decks = DECK.flatMap((first, i) =>
  DECK.flatMap((second, j) => {
    const others = DECK.filter((_, at) => at !== i && at !== j);
    return i === j ? [] : [[first, second, ...others]];
  }),
);

type Side = NonNullable<BoardSpec['light']>;
const boardOf = (light: Side, dark: readonly string[], deck: readonly string[] = DECK): BoardSpec => ({
  at: 'Light battles',
  location: 'Mos Espa',
  dark: { Tatooine: [...dark] },
  light: { ...light, deck: [...deck], left: 0 },
});

const AMIDALA = ['Queen Amidala, Royal Leader', "Amidala's Blaster"];
const DROIDS: Side = {
  Tatooine: ['R2-D2, Astromech Droid', "C-3PO, Anakin's Creation"],
  hand: ['Counterparts'],
};
const MAUL = 'Darth Maul, Sith Apprentice';

describe('the chance of a planned fight', () => {
  const cases: readonly (readonly [what: string, light: Side, dark: string])[] = [
    ['with one draw', { Tatooine: AMIDALA }, MAUL],
    ['without any', { Tatooine: ['Jawa, Bargainer', 'Jawa, Thief'] }, MAUL],
    [
      'that is won whatever comes',
      { Tatooine: ['Qui-Gon Jinn, Jedi Master', "Qui-Gon Jinn's Lightsaber"] },
      'Watto, Slave Owner',
    ],
    ['with two draws', DROIDS, MAUL],
    [
      'with a Battle card that adds to it',
      { Tatooine: ['Jawa, Thief', 'Blaster (Light)'], hand: ['The Negotiations Were Short'] },
      'Jabba the Hutt, Vile Crime Lord',
    ],
  ];
  for (const [what, light, dark] of cases)
    it(`${what} is the share of all orders of the deck in which it is won`, () => {
      const [only, ...others] = chances(boardOf(light, [dark]));
      expect(others).toEqual([]);
      const won = decks.filter((deck) => wins(boardOf(light, [dark], deck))).length;
      expect(only).toMatchObject({ mayBeArmed: false, about: false });
      expect(only!.chance).toBeCloseTo(won / decks.length, 12);
    });

  it('lies between the two where destiny decides', () => {
    const [{ chance }] = chances(boardOf({ Tatooine: AMIDALA }, [MAUL])) as [PlannedChance];
    expect(chance).toBeGreaterThan(0);
    expect(chance).toBeLessThan(1);
  });

  it('says where a Weapon may come to it', () => {
    const armed = chances(boardOf({ Tatooine: AMIDALA }, [MAUL, 'Sith Lightsaber']));
    expect(armed).toMatchObject([{ mayBeArmed: true }]);
  });

  it('tells nothing that is not in sight: the order of the deck does not matter', () => {
    const told = new Set(decks.map((deck) => JSON.stringify(chances(boardOf({ Tatooine: AMIDALA }, [MAUL], deck)))));
    expect(told.size).toBe(1);
  });
});

describe('destiny to come in a fight', () => {
  /** At the first card that lies open. */
  const atNumber = (light: Side) => {
    const deck = [TWO_NUMBERS, ...DECK.filter((title) => title !== TWO_NUMBERS)];
    const match = begun(boardOf(light, [MAUL], deck), ({ state: { question } }) => question?.kind === 'number');
    return fightDestiny(seenBy(match, LIGHT));
  };

  it('is no card that lies open', () => {
    expect(atNumber({ Tatooine: AMIDALA })).toBeNull();
  });

  it('is counted over the cards that are left, with the greater number of the open one', () => {
    const after = decks.filter(([first]) => first === TWO_NUMBERS);
    const won = after.filter((deck) => wins(boardOf(DROIDS, [MAUL], deck))).length;
    const odds = atNumber(DROIDS)!;
    expect(odds).toMatchObject({ draws: 1, left: DECK.length - 1 });
    expect(odds.chance).toBeCloseTo(won / after.length, 12);
  });
});
