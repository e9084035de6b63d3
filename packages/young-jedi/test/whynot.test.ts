import { below, Match, type Reason, seeded, type Seen, seenTable, viewersOf } from '@dejarik/kernel';
import { expect, test } from 'vitest';
import { nameOf } from '../src/naming.ts';
import { HAND, onPlanet, type State } from '../src/rules/state.ts';
import { cardsAt, defOf, type Table } from '../src/rules/table.ts';
import { type BoardSpec, buildBoard, shippedCatalogue } from '../src/testing/index.ts';
import { INTENTS, ruleAgainst, whyNot, type YjIntent } from '../src/whynot.ts';
import { anyDecks, game } from './setups.ts';

const seenBy = (g: Table, viewer: number): Seen<Table> => seenTable(game, game.view(g, viewer));

/** The intents that the options of the open question fulfil, read off them alone. */
function offered(g: Table): YjIntent[] {
  const s = g.state;
  const { options, about } = s.question!;
  return options.flatMap((option): YjIntent[] => {
    switch (option.kind) {
      case 'evacuate':
        return cardsAt(s, s.acting, option.planet).map((card) => ({ kind: 'evacuate', card }));
      case 'startBattle':
        return cardsAt(s, s.acting, s.current)
          .filter((card) => defOf(g, card).type === 'Character')
          .map((card) => ({ kind: 'battle', card }));
      case 'weapon':
        return [{ kind: 'use', card: option.card, target: about }];
      case 'nextPlanet':
        return [{ kind: 'locate', card: option.card }];
      case 'duel':
        return [{ kind: 'duel', card: option.card, target: option.target }];
      case 'deploy':
      case 'race':
      case 'launch':
      case 'locate':
      case 'lap':
      case 'declare':
        return [{ kind: option.kind, card: option.card }];
      default:
        return [];
    }
  });
}

/** At each question of some games by chance. */
function everyQuestion(games: number, look: (g: Table, s: State) => void): number {
  let questions = 0;
  for (const setup of anyDecks(games)) {
    const random = seeded(`${setup.seed} asked`);
    const match = Match.start(game, setup, { keep: false, events: false });
    for (let n = 0; n < 2000 && match.state.question !== null; n++) {
      questions++;
      look(match.table, match.state);
      match.repeat(below(random, match.state.question.options.length));
    }
  }
  return questions;
}

test('nothing offered is refused, and everything not offered is refused by a rule', () => {
  const given = new Set<string>();
  const wrong: string[] = [];
  const questions = everyQuestion(80, (g, s) => {
    const keyOf = ({ kind, card }: YjIntent): string => `${kind} ${card}`;
    const open = new Set(offered(g).map(keyOf));
    const inSight = s.def.flatMap((_, card) => (onPlanet(s.zone[card]!) || s.zone[card] === HAND ? [card] : []));
    for (const viewer of viewersOf(s)) {
      const seen = seenBy(g, viewer);
      for (const card of inSight)
        for (const kind of INTENTS) {
          const refused = whyNot(seen, { kind, card });
          const isOffered = viewer === s.question!.seat && open.has(keyOf({ kind, card }));
          if ((refused === null) !== isOffered)
            wrong.push(`${s.question!.kind}: ${kind} ${nameOf(g, card)}: ${refused?.why}`);
          if (refused !== null) given.add(refused.rule);
        }
    }
  });
  expect(wrong).toEqual([]);
  expect(given.size).toBeGreaterThan(25);
  expect(questions).toBeGreaterThan(3_000);
}, 60_000);

test('the rules have nothing against what is offered, and something against what a Deploy step does not offer', () => {
  const wrong: string[] = [];
  let agreed = 0;
  everyQuestion(160, (g, s) => {
    const seen = seenBy(g, s.question!.seat);
    // Going on to another planet is not playing a Location in the Deploy step.
    if (s.question!.kind === 'nextPlanet' || s.question!.kind === 'firstPlanet') return;
    for (const intent of offered(g)) {
      const against = ruleAgainst(seen, intent);
      agreed++;
      if (against !== null) wrong.push(`${s.question!.kind}: ${intent.kind} ${nameOf(g, intent.card)}: ${against.why}`);
    }
    if (s.question!.kind !== 'deploy') return;
    // In the Deploy step everything is offered that is played from hand: what is not has a rule against it.
    const open = new Set(offered(g).map(({ kind, card }) => `${kind} ${card}`));
    for (const card of s.hand[s.question!.seat]!)
      for (const kind of ['deploy', 'race', 'launch', 'locate', 'lap'] as const)
        if (!open.has(`${kind} ${card}`) && ruleAgainst(seen, { kind, card }) === null)
          wrong.push(`${kind} ${nameOf(g, card)} is not offered, and no rule is against it`);
  });
  expect(wrong).toEqual([]);
  expect(agreed).toBeGreaterThan(10_000);
}, 60_000);

const NOTHING: Reason = { rule: '', why: '' };

/** Why the first card of that name of the seat cannot be played, used and so on. */
function refusal(spec: BoardSpec, seat: number, kind: YjIntent['kind'], name: string, target?: string): Reason {
  const match = new Match(game, buildBoard(shippedCatalogue(), spec));
  const find = (wanted: string): number => match.state.def.findIndex((_, card) => nameOf(match.table, card) === wanted);
  const intent = { kind, card: find(name), ...(target === undefined ? {} : { target: find(target) }) };
  return whyNot(seenBy(match.table, seat), intent) ?? NOTHING;
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
  const why = (kind: YjIntent['kind'], name: string, target?: string): string => {
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
  for (let n = 0; n < 3; n++) match.repeat(0);
  const stap = match.state.hand[0]![0]!;
  expect(whyNot(seenBy(match.table, 0), { kind: 'deploy', card: stap })).toEqual({
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
  const seen = seenBy(table, 0);
  for (const card of [-1, 5000, 0.5, seen.state.deck[1]![0]!])
    for (const kind of INTENTS) expect(whyNot(seen, { kind, card })?.rule).toBe('YJ-HID-10');
});
