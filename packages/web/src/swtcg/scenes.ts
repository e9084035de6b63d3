/** What is shown on the way from one moment to the next: an attack is declared, a card is played, dice fall. */
import type { DiceView, Happening, Moment } from '../session/swtcg/moment.ts';
import { weightOf } from '../shell/speed.ts';
import { type Throw, thrown } from './throwing.ts';

export interface Scene {
  /** How long it stays, against other scenes. */
  readonly weight: number;
  /** What the scene shows: for sounds, and for those who do not see it. */
  readonly kind: 'attack' | 'play' | 'dice' | 'look';
  readonly attack: { readonly attacker: number; readonly defender: number } | null;
  /** A card held up for all to see. */
  readonly face: string | null;
  readonly seat: number;
  readonly dice: DiceView | null;
  /** How the dice fall. */
  readonly thrown: Throw | null;
  readonly seen: readonly string[];
}

const SCENE: Scene = {
  weight: 1,
  kind: 'play',
  attack: null,
  face: null,
  seat: -1,
  dice: null,
  thrown: null,
  seen: [],
};

const OWN = 0.5;
const THEIRS = 1.7;

function sceneOf(happening: Happening, { viewer }: Moment, attack: Scene['attack'], fall: Throw | null): Scene | null {
  const { kind, seat, card, other, face } = happening;
  const weight = seat === viewer ? OWN : THEIRS;
  switch (kind) {
    case 'attack':
      return { ...SCENE, kind: 'attack', attack: { attacker: card, defender: other }, seat };
    case 'newDefender':
      return { ...SCENE, kind: 'attack', attack: { attacker: other, defender: card }, seat };
    case 'reveal':
    case 'place':
    case 'play':
    case 'trigger':
      return face === null ? null : { ...SCENE, weight, face, seat, attack };
    case 'roll':
    case 'reroll':
      return fall === null
        ? null
        : { ...SCENE, kind: 'dice', weight: weightOf(fall.time), seat, attack, dice: fall.dice, thrown: fall };
    default:
      return null;
  }
}

const HIT = 4;

/** A throw that others followed: what it was for is told by who threw. */
function earlier(last: DiceView, { seat, card, face }: Happening, back: number, attack: Scene['attack']): DiceView {
  const rollFor = card < 0 ? 'build' : attack?.attacker === card ? 'attack' : 'effect';
  return { ...last, roll: last.roll - back, seat, face, rollFor, accuracy: 0, critical: 0 };
}

/** The throw as it lay when these dice had fallen. */
function fallen(cast: DiceView, dice: readonly number[]): DiceView {
  if (dice.join() === cast.dice.join()) return cast;
  return { ...cast, dice, hits: dice.filter((die) => die + cast.accuracy >= HIT).length, critical: 0 };
}

/** So many hits destroy the unit as it stood; 0: it is not there. */
function needed({ sides }: Moment, attack: Scene['attack']): number {
  const unit = sides
    .flatMap(({ arenas }) => arenas.flat())
    .flatMap((each) => [each, ...each.pilots])
    .find(({ card }) => card === attack?.defender);
  return unit === undefined ? 0 : Math.max(0, unit.health - unit.damage);
}

/** The scenes that lead to the moment from the one before it, in order. */
export function scenesOf(moment: Moment, before: Moment | null = null): Scene[] {
  const { happened, dice: last } = moment;
  const scenes: Scene[] = [];
  const lastRoll = happened.findLastIndex(({ kind }) => kind === 'roll');
  // What was declared in an earlier moment goes on.
  let attack: Scene['attack'] = before?.attack ?? null;
  let cast = lastRoll < 0 ? last : null;
  let lay: readonly number[] | null = before?.dice?.dice ?? null;
  for (const [i, happening] of happened.entries()) {
    const { kind } = happening;
    if (kind === 'roll' && last !== null) cast = i === lastRoll ? last : earlier(last, happening, lastRoll - i, attack);
    const dice = cast === null || happening.dice === null ? null : fallen(cast, happening.dice);
    const fall = dice === null ? null : thrown(dice, needed(before ?? moment, attack), kind === 'roll' ? null : lay);
    if (dice !== null) lay = dice.dice;
    const scene = sceneOf(happening, moment, attack, fall);
    if (kind === 'attackEnds') attack = null;
    // What was shown before it could be disrupted is not shown a second time when it is there.
    if (scene === null || (kind === 'place' && scenes.at(-1)?.face === scene.face)) continue;
    ({ attack } = scene);
    scenes.push(scene);
  }
  return scenes;
}
