import { below, Match, type Reason, seeded } from '@dejarik/kernel';
import { expect, test } from 'vitest';
import { nameOf } from '../src/describe.ts';
import { HAND, onPlanet, type State } from '../src/rules/state.ts';
import { cardsAt, defOf, ownerOf, type Table } from '../src/rules/table.ts';
import { type BoardSpec, buildBoard, shippedCatalogue } from '../src/testing/index.ts';
import { WISHES, whyNot, type Wish } from '../src/whynot.ts';
import { anyDecks, game } from './setups.ts';

/** Whether the open question offers it: by its options alone. */
function isOffered(g: Table, { kind, card }: Wish): boolean {
  const s = g.state;
  return s.question!.options.some((option) => {
    const zone = s.zone[card]!;
    if (kind === 'evacuate')
      return option.kind === 'evacuate' && option.target === zone && cardsAt(s, s.acting, zone).includes(card);
    if (kind === 'battle')
      return s.question!.kind === 'battle' && option.kind === 'attack' && zone === s.current && isOwnFighter(g, card);
    if (option.card !== card) return false;
    if (kind === 'use') return option.kind === 'weapon';
    return option.kind === kind || (kind === 'locate' && option.kind === 'nextPlanet');
  });
}

const isOwnFighter = (g: Table, card: number): boolean =>
  ownerOf(g.state, card) === g.state.acting && defOf(g, card).type === 'Character';

/** At each question of some games by chance. */
function everyQuestion(games: number, look: (g: Table, s: State) => void): void {
  for (const setup of anyDecks(games)) {
    const random = seeded(`${setup.seed} asked`);
    const match = Match.start(game, setup, { keep: false, events: false });
    for (let n = 0; n < 2000 && match.state.question !== null; n++) {
      look(match.table, match.state);
      match.answer(below(random, match.state.question.options.length));
    }
  }
}

test('a reason is the same for those who see only their own side', () => {
  const told: string[] = [];
  let reasons = 0;
  everyQuestion(20, (g, s) => {
    for (const seat of [0, 1]) {
      const seen = game.table(game.view(g, seat).state);
      const own = s.def.flatMap((_, card) =>
        ownerOf(s, card) === seat && (onPlanet(s.zone[card]!) || s.zone[card] === HAND) ? [card] : [],
      );
      for (const card of own)
        for (const kind of WISHES) {
          const target = kind === 'use' ? own.find((other) => defOf(g, other).type === 'Character') : undefined;
          const wish = { kind, card, ...(target === undefined ? {} : { target }) };
          const [whole, part] = [whyNot(g, seat, wish), whyNot(seen, seat, wish)];
          if (whole?.why !== part?.why) told.push(`${kind} ${nameOf(g, card)}: ${whole?.why}; ${part?.why}`);
          reasons++;
        }
    }
  });
  expect(told).toEqual([]);
  expect(reasons).toBeGreaterThan(10_000);
});

test('nothing offered is refused, and everything not offered is refused by a rule', () => {
  const given = new Set<string>();
  const wrong: string[] = [];
  everyQuestion(30, (g, s) => {
    const inSight = s.def.flatMap((_, card) => (onPlanet(s.zone[card]!) ? [card] : []));
    for (const card of [...s.hand.flat(), ...inSight])
      for (const kind of WISHES)
        for (const asker of [0, 1]) {
          const refused = whyNot(g, asker, { kind, card });
          if ((refused === null) !== (asker === s.question!.seat && isOffered(g, { kind, card })))
            wrong.push(`${s.question!.kind}: ${kind} ${nameOf(g, card)}: ${refused?.why}`);
          if (refused !== null) given.add(refused.rule);
        }
  });
  expect(wrong).toEqual([]);
  expect(given.size).toBeGreaterThan(25);
});

const NOTHING: Reason = { rule: '', why: '' };

/** Why the first card of that name of the seat cannot be played, used and so on. */
function refusal(spec: BoardSpec, seat: number, kind: Wish['kind'], name: string, target?: string): Reason {
  const match = new Match(game, buildBoard(shippedCatalogue(), spec));
  const find = (wanted: string): number => match.state.def.findIndex((_, card) => nameOf(match.table, card) === wanted);
  const wish = { kind, card: find(name), ...(target === undefined ? {} : { target: find(target) }) };
  return whyNot(match.table, seat, wish) ?? NOTHING;
}

const SPEC = {
  at: 'Dark deploys',
  location: 'Desert Landing Site',
  dark: {
    hand: [
      'Darth Maul, Sith Lord',
      'STAP',
      'Sith Lightsaber',
      'Naboo, Theed Palace',
      'Tatooine, Desert Landing Site',
      'Open Fire!',
    ],
    Tatooine: ['Battle Droid: Pilot, Assault Division'],
    Naboo: ['Darth Maul, Sith Apprentice'],
  },
  light: { Tatooine: ['Qui-Gon Jinn, Jedi Master'] },
} as const satisfies BoardSpec;

test('the reasons say what a player wonders about', () => {
  const why = (kind: Wish['kind'], name: string, target?: string): string => {
    const { rule, why: sentence } = refusal(SPEC, 0, kind, name, target);
    return `${rule} ${sentence}`;
  };
  expect(why('deploy', 'Darth Maul, Sith Lord')).toBe('YJ-STK-03 you have a card of this title in play somewhere else');
  expect(why('deploy', 'Open Fire!')).toContain('YJ-DEP-07 Battle cards are never deployed');
  expect(why('declare', 'Open Fire!')).toBe('YJ-BC-02 Battle cards are declared when a battle has begun');
  expect(why('locate', 'Naboo, Theed Palace')).toContain('YJ-PLT-02 ');
  expect(why('locate', 'Tatooine, Desert Landing Site')).toContain('YJ-PLT-04 ');
  expect(why('evacuate', 'Battle Droid: Pilot, Assault Division')).toBe(
    'YJ-SHP-04 you have no transport in Hyperspace',
  );
  expect(why('battle', 'Battle Droid: Pilot, Assault Division')).toContain('YJ-TURN-04 ');
  expect(why('battle', 'Darth Maul, Sith Apprentice')).toContain('YJ-PLT-01 ');
  expect(why('duel', 'Battle Droid: Pilot, Assault Division')).toBe('YJ-DUEL-03 this is no dueling Character');
  expect(why('deploy', 'STAP')).toBe(' ');
});

test('a card costs more than is left', () => {
  const match = new Match(
    game,
    buildBoard(shippedCatalogue(), { ...SPEC, dark: { hand: ['STAP', 'STAP', 'STAP', 'STAP'] } }),
  );
  for (let n = 0; n < 3; n++) match.answer(0);
  const stap = match.state.hand[0]![0]!;
  expect(whyNot(match.table, 0, { kind: 'deploy', card: stap })).toEqual({
    rule: 'YJ-DEP-01',
    why: 'it costs 2 counters, and you have none left',
  });
});

test('a Weapon is used by those it names, and hidden cards keep the peace', () => {
  const here = {
    ...SPEC,
    dark: { Tatooine: ['STAP', 'Darth Maul, Sith Lord', 'Battle Droid: Pilot, Assault Division'] },
  } as const;
  expect(refusal(here, 0, 'use', 'STAP', 'Darth Maul, Sith Lord').rule).toBe('YJ-WPN-01');
  expect(refusal(here, 0, 'use', 'STAP', 'Battle Droid: Pilot, Assault Division').rule).toBe('YJ-BP-05');
  expect(refusal(here, 0, 'duel', 'Darth Maul, Sith Lord').rule).toBe('YJ-DUEL-02');
  const hidden = { ...here, light: { Tatooine: ['hidden Qui-Gon Jinn, Jedi Master'] } } as const;
  expect(refusal(hidden, 0, 'battle', 'Darth Maul, Sith Lord').rule).toBe('YJ-HID-07');
  expect(refusal({ ...here, light: {} }, 0, 'battle', 'Darth Maul, Sith Lord').rule).toBe('YJ-BP-01');
});

test('a lap goes on with the number it needs, or with a handling card', () => {
  const racing = (laps: readonly string[], hand: string): Reason =>
    refusal(
      {
        at: 'Dark deploys',
        location: 'Mos Espa',
        dark: {
          hand: [hand],
          objective: true,
          race: ["Sebulba's Podracer", 'Sebulba, Dug Podracer Pilot'],
          thrust: 3,
          laps,
        },
        light: {},
      },
      0,
      'lap',
      hand,
    );
  expect(racing([], 'STAP')).toEqual({
    rule: 'YJ-POD-10',
    why: 'the lap needs a 1, and this is a 3',
  });
  expect(racing(['Darth Maul, Sith Lord'], 'STAP').why).toBe(
    'the lap needs a 2 or, as a handling card, a 1, and this is a 3',
  );
  expect(racing([], 'Darth Maul, Sith Lord')).toBe(NOTHING);
  expect(racing([], 'Naboo, Theed Palace').rule).toBe('YJ-POD-11');
});

test('a card that is not there, or hidden, is refused', () => {
  const { table } = Match.start(game, anyDecks(1)[0]!);
  const seen = game.table(game.view(table, 0).state);
  for (const [g, card] of [
    [table, -1],
    [table, 5000],
    [table, 0.5],
    [seen, seen.state.deck[1]![0]!],
  ] as const)
    for (const kind of WISHES) expect(whyNot(g, 0, { kind, card })?.rule).toBe('YJ-HID-10');
});
