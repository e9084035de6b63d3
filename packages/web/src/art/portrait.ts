/** A portrait: parts in their order, from the backdrop to the rim of the side's light. */
import { type Alien, alienHead } from './aliens.ts';
import { CLOTHES } from './clothes.ts';
import { chanceFrom } from './chance.ts';
import { colour, dark, drawPart, line, mix, type Part, each } from './draw.ts';
import { GEAR } from './gear.ts';
import { HELD } from './held.ts';
import { BACK_HAIR, BEARDS, eyes, HAIR, head, type HeadShape, MARKS, type Mouth, mouth } from './people.ts';
import { SCENES, type SceneName } from './scenes.ts';

/** Somebody as a row of parts. Each part is a name with its colours. */
export interface Look {
  readonly scene?: SceneName;
  readonly held?: Part<typeof HELD>;
  readonly back?: Part<typeof BACK_HAIR>;
  readonly wear?: Part<typeof CLOTHES>;
  /** A human face: its skin and shape, such as "fair oval". */
  readonly face?: `${string} ${HeadShape}`;
  /** Colours of iris and brow; no brow where there is but one. */
  readonly eyes?: string;
  readonly mood?: 'mad';
  readonly mouth?: Mouth;
  readonly lips?: string;
  readonly hair?: Part<typeof HAIR>;
  readonly beard?: Part<typeof BEARDS>;
  readonly marks?: readonly Part<typeof MARKS>[];
  readonly hat?: Part<typeof GEAR>;
  /** In place of a human face. */
  readonly alien?: Alien;
  /** In place of face and clothes. */
  readonly being?: () => string;
  /** Over everything: a moustache of metal, a second head. */
  readonly over?: () => string;
  /** The edge on which the side's light falls. */
  readonly rim?: string;
  /** Some stand lower in the picture, or are larger. */
  readonly place?: string;
}

const NEUTRAL_RIM = '#d6c9a8';
const RIMS: ReadonlyMap<string, string> = new Map([
  ['Dark', '#ff7a6e'],
  ['Light', '#6cc4ff'],
  ['Yuuzhan Vong', '#b4dc5a'],
]);
export const rimOf = (side: string): string => RIMS.get(side) ?? NEUTRAL_RIM;
const SHOULDER = 'M80 92Q106 100 108 120';

const NIGHT = '#2a1d18';

function faceOf(look: Look): string {
  const [skin, shape] = (look.face ?? 'fair oval').split(' ') as [string, HeadShape];
  const tone = colour(skin);
  const [iris = NIGHT, brow] = (look.eyes ?? '').split(' ').filter(Boolean).map(colour);
  return (
    head(tone, shape) +
    eyes(iris, brow ?? '', look.mood === 'mad' ? 1 : 0) +
    mouth(look.mouth ?? 'flat', look.lips === undefined ? mix(dark(tone, 0.35), '#a03a30', 0.35) : colour(look.lips)) +
    each(look.marks ?? [], (mark) => drawPart(MARKS, mark)) +
    (look.beard === undefined ? '' : drawPart(BEARDS, look.beard)) +
    (look.hair === undefined ? '' : drawPart(HAIR, look.hair))
  );
}

/** The figure alone: what tells one person from another. */
export function figureOf(look: Look): string {
  const clothes = look.wear === undefined ? '' : drawPart(CLOTHES, look.wear);
  return (
    (look.back === undefined ? '' : drawPart(BACK_HAIR, look.back)) +
    (look.being !== undefined
      ? clothes + look.being()
      : look.alien !== undefined
        ? alienHead(look.alien, clothes)
        : clothes + faceOf(look)) +
    (look.alien === undefined && look.being === undefined
      ? ''
      : each(look.marks ?? [], (mark) => drawPart(MARKS, mark))) +
    (look.hat === undefined ? '' : drawPart(GEAR, look.hat)) +
    (look.over?.() ?? '')
  );
}

/** A picture that fills frames of any shape: the frame shows at least `box`, and the sky around it. */
export interface Picture {
  readonly sky: readonly [string, string];
  readonly box: string;
  /** Places fill their frame; figures are seen whole. */
  readonly fit: 'meet' | 'slice';
  readonly draw: () => string;
  /** Of somebody: the figure alone, and what stands behind it. */
  readonly layers?: { readonly figure: () => string; readonly scene: () => string };
}

/** Head and shoulders; what is above and beside them is seen where there is room. */
const BUST = '20 4 80 106';

export function portrait(look: Look, side: string): Picture {
  const { sky, draw } = SCENES[look.scene ?? (side === 'Dark' ? 'red' : 'space')];
  const scene = (): string => draw(chanceFrom(look.scene ?? side));
  const figure = (): string => {
    const drawn = figureOf(look) + line(look.rim ?? SHOULDER, rimOf(side), 2.4, 0.75);
    return (
      (look.held === undefined ? '' : drawPart(HELD, look.held)) +
      (look.place === undefined ? drawn : `<g transform="${look.place}">${drawn}</g>`)
    );
  };
  return { sky, box: BUST, fit: 'meet', draw: () => scene() + figure(), layers: { figure, scene } };
}
