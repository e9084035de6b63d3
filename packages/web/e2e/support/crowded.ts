/** A table as full as it gets: laid out card by card, since no bot's game is kind enough to fill every row at once. */
import type { BoardSpec, BuildSpec, SideSpec, UnitSpec } from '@dejarik/swtcg/testing';
import { type Swtcg, swtcg, title } from '../../src/session/swtcg/engine.ts';
import type { SavedGame } from '../../src/session/new-game.ts';
import { laidOut } from './prepared.ts';

const game: Swtcg = swtcg();
const SIDES = ['Dark', 'Light'] as const;
const ARENAS = ['Space', 'Ground', 'Character'] as const;

/** Cards of this side and type, those with the longest names first, no name twice: the hardest to tell in little room. */
function longest(side: string, type: string): readonly string[] {
  const cards = game.cards.cards.map(({ card }) => card).filter((card) => card.side === side && card.type === type);
  const byName = new Map(cards.map((card) => [card.name, card]));
  return [...byName.values()].sort((a, b) => b.name.length - a.name.length).map(title);
}

const PILOTS: Readonly<Record<string, string>> = { Dark: 'TIE Fighter Elite Pilot', Light: 'Wedge Antilles (A)' };

/** Some of them tapped, some damaged, the last one with a Pilot: all of that takes room. */
const worn =
  (pilot?: string) =>
  (card: string, i: number, all: readonly string[]): UnitSpec => ({
    card,
    tapped: i % 3 === 1,
    damage: i % 4 === 2 ? 1 : 0,
    ...(pilot !== undefined && i === all.length - 1 ? { pilot } : {}),
  });

function sideOf(name: string, units: number, built: number): SideSpec {
  const [space, ground, character] = ARENAS.map((type) => longest(name, type));
  const build = [...ground!.slice(units), ...character!.slice(units)]
    .slice(0, built)
    .map((card, i): BuildSpec => (i % 2 === 0 ? { down: card, counters: 1 + (i % 3) } : card));
  return {
    space: space!.slice(0, units).map(worn(PILOTS[name])),
    ground: ground!.slice(0, units).map(worn()),
    character: character!.slice(0, units).map(worn()),
    build,
    hand: longest(name, 'Battle').slice(0, 7),
    deck: space!.slice(units, units + 8),
    force: 12,
    points: 9,
  };
}

function boardOf(units: number, built: number, at: BoardSpec['at']): BoardSpec {
  const [dark, light] = SIDES.map((name) => sideOf(name, units, built));
  return { at, dark: dark!, light: light! };
}

/** `units` in each arena for each side, and `built` cards in each build zone. */
export const crowded = (units: number, built: number, at: BoardSpec['at'] = 'Light builds'): SavedGame =>
  laidOut(boardOf(units, built, at), ['easy', 'human']);

const LIGHT = 1;

/** The same, when a unit of Light may attack any of them. */
export const crowdedAiming = (units: number): SavedGame =>
  laidOut(boardOf(units, 1, 'Character battle'), ['easy', 'human'], (match) => {
    for (;;) {
      const { kind, seat, options } = match.state.question!;
      if (kind === 'unitTurn' && seat === LIGHT) return;
      const [first] = options.flatMap((option, i) => (option.kind === 'pass' || option.kind === 'skip' ? [i] : []));
      match.repeat(first ?? 0);
    }
  });
