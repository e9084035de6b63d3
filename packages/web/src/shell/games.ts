/** The games of this page: the one list in which a game is registered. Its worker's part is in `session/games.ts`. */
import { messages } from '../messages/index.ts';
import type { Lesson } from '../pages/LearnPage.tsx';
import type { GameParts } from '../pages/parts.ts';
import type { Picture } from '../art/portrait.ts';
import type { GameId } from '../session/moment.ts';
import type { GamePage } from '../table/game-page.ts';

/** What the screens say of a game. */
interface GameTexts {
  readonly name: string;
  readonly about: string;
  /** Who plays on each side, by seat. */
  readonly sides: readonly string[];
  readonly editions: Readonly<Record<string, string>>;
  /** What leads to the editions side by side, where the rulebook has them. */
  readonly compared?: string;
  /** A few lines of a deck list. */
  readonly pasteHint: string;
}

/** Whatever is large is loaded when the game is first wanted. */
interface RegisteredGame {
  readonly texts: GameTexts;
  /** What the addresses of its screens begin with. */
  readonly address: string;
  /** What the ids of its rules begin with. */
  readonly rules: string;
  /** The table. */
  readonly page: () => Promise<GamePage>;
  /** Its cards and decks on the other screens. */
  readonly parts: () => Promise<GameParts>;
  /** The colours of its sky, above and beneath: what is there before the picture. */
  readonly mood: readonly [string, string];
  /** The game in one picture. */
  readonly tile: () => Promise<Picture>;
  /** What is told before the guided first game. */
  readonly lesson: () => Promise<Lesson>;
}

export const GAMES: Readonly<Record<GameId, RegisteredGame>> = {
  swtcg: {
    texts: messages.games.swtcg,
    address: '', // since before there was another game
    rules: 'TCG-',
    page: async () => (await import('../swtcg/index.tsx')).page,
    parts: async () => (await import('../swtcg/parts.tsx')).parts,
    mood: ['#141f44', '#2a1f3c'],
    tile: async () => (await import('../swtcg/tile.ts')).tile,
    lesson: async () => (await import('../swtcg/guide/learn.tsx')).lesson,
  },
  'young-jedi': {
    texts: messages.games['young-jedi'],
    address: '/young-jedi',
    rules: 'YJ-',
    page: async () => (await import('../young-jedi/index.tsx')).page,
    parts: async () => (await import('../young-jedi/parts.tsx')).parts,
    mood: ['#171233', '#6a3a3c'],
    tile: async () => (await import('../young-jedi/tile.ts')).tile,
    lesson: async () => (await import('../young-jedi/guide/learn.tsx')).lesson,
  },
  swccg: {
    texts: messages.games.swccg,
    address: '/swccg',
    rules: 'CCG-',
    page: async () => (await import('../swccg/index.tsx')).page,
    parts: async () => (await import('../swccg/parts.tsx')).parts,
    mood: ['#071a26', '#0d3a44'],
    tile: async () => (await import('../swccg/tile.ts')).tile,
    lesson: async () => (await import('../swccg/guide/learn.tsx')).lesson,
  },
};

/** In the order in which they are offered. */
export const GAME_IDS = Object.keys(GAMES) as readonly GameId[];

/** The game that was here before there was another: what names no game means this one. */
export const FIRST_GAME: GameId = 'swtcg';

export const isGame = (id: unknown): id is GameId => (GAME_IDS as readonly unknown[]).includes(id);
