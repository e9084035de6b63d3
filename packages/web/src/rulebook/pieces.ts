/** What the pictures of the rulebooks are laid out with: pieces of the table on a ground of 440 by 220. */
import type { BEASTS } from '../art/beasts.ts';
import type { CAST } from '../art/cast.ts';
import type { DEVICES } from '../art/devices.ts';
import type { PLACES } from '../art/places.ts';
import type { SHIPS } from '../art/ships.ts';
import type { SIGNS } from '../art/signs.ts';
import type { VEHICLES } from '../art/vehicles.ts';
import type { WEAPONS } from '../art/weapons.ts';
import type { WORLDS } from '../art/worlds.ts';

/** What a card shows. */
export type Art =
  | `who ${keyof typeof CAST}`
  | `ship ${keyof typeof SHIPS}`
  | `vehicle ${keyof typeof VEHICLES}`
  | `beast ${keyof typeof BEASTS}`
  | `sign ${keyof typeof SIGNS}`
  | `device ${keyof typeof DEVICES}`
  | `weapon ${keyof typeof WEAPONS}`
  | `world ${keyof typeof WORLDS}`
  | `place ${keyof typeof PLACES}`;

/** The colour tokens of the page (`style/base.css`). */
export type Tone =
  | 'space'
  | 'ground'
  | 'character'
  | 'battle'
  | 'mission'
  | 'light'
  | 'dark'
  | 'neutral'
  | 'force'
  | 'build'
  | 'hit'
  | 'ok'
  | 'ink'
  | 'dim'
  | 'line-strong';

interface At {
  readonly x: number;
  readonly y: number;
}

export interface CardLook {
  readonly tone?: Tone;
  readonly side?: 'Dark' | 'Light';
  /** In its upper corner: a cost, or a destiny number. */
  readonly cost?: string | number;
  /** In the line beneath the picture. */
  readonly foot?: string;
  /** Turned sideways. */
  readonly tapped?: boolean;
  readonly damage?: number;
  readonly size?: number;
}

export type Piece =
  | (At & {
      readonly kind: 'zone';
      readonly w: number;
      readonly h: number;
      readonly label: string;
      readonly tone: Tone;
    })
  | (At & { readonly kind: 'card'; readonly art: Art; readonly look: CardLook })
  | (At & { readonly kind: 'back'; readonly tone: Tone; readonly label: string; readonly mark: string })
  | (At & { readonly kind: 'die'; readonly face: number; readonly least: number })
  | (At & { readonly kind: 'arrow'; readonly to: At; readonly tone: Tone })
  | (At & { readonly kind: 'badge'; readonly text: string; readonly tone: Tone })
  | (At & { readonly kind: 'note'; readonly text: string; readonly tone: Tone; readonly anchor: 'start' | 'middle' });

/** A picture, and what it shows in words. */
export interface Drawing {
  readonly caption: string;
  readonly pieces: readonly Piece[];
}

export const WIDTH = 440;
export const HEIGHT = 220;
/** Of a card that is not made smaller. */
export const CARD = { w: 58, h: 80 } as const;

/** A piece of the table: an arena, a planet, a site. */
export const zone = (x: number, y: number, w: number, h: number, label: string, tone: Tone = 'line-strong'): Piece => ({
  kind: 'zone',
  x,
  y,
  w,
  h,
  label,
  tone,
});
export const card = (x: number, y: number, art: Art, look: CardLook = {}): Piece => ({ kind: 'card', x, y, art, look });
/** A card or a pile that lies face down; `mark`: what lies on it, or how many they are. */
export const back = (x: number, y: number, tone: Tone, label = '', mark: string | number = ''): Piece => ({
  kind: 'back',
  x,
  y,
  tone,
  label,
  mark: String(mark),
});
/** Dice in a row; `least`: the lowest number that hits. */
export const dice = (x: number, y: number, faces: readonly number[], least = 4): Piece[] =>
  faces.map((face, i) => ({ kind: 'die', x: x + i * 36, y, face, least }));
export const arrow = (x: number, y: number, toX: number, toY: number, tone: Tone = 'ok'): Piece => ({
  kind: 'arrow',
  x,
  y,
  to: { x: toX, y: toY },
  tone,
});
export const badge = (x: number, y: number, text: string | number, tone: Tone = 'ok'): Piece => ({
  kind: 'badge',
  x,
  y,
  text: String(text),
  tone,
});
export const note = (x: number, y: number, text: string, tone: Tone = 'ink'): Piece => ({
  kind: 'note',
  x,
  y,
  text,
  tone,
  anchor: 'middle',
});
/** A note that begins at `x`. */
export const line = (x: number, y: number, text: string, tone: Tone = 'ink'): Piece => ({
  kind: 'note',
  x,
  y,
  text,
  tone,
  anchor: 'start',
});

export const drawing = (caption: string, ...pieces: readonly (Piece | readonly Piece[])[]): Drawing => ({
  caption,
  pieces: pieces.flat(),
});
