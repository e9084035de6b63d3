/** What is shown on the way from one moment to the next: an attack is declared, a card is played, dice fall. */
import type { DiceView, Happening, Moment } from '../session/swtcg/moment.ts';

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
  readonly seen: readonly string[];
}

const SCENE: Scene = { weight: 1, kind: 'play', attack: null, face: null, seat: -1, dice: null, seen: [] };

const OWN = 0.5;
const THEIRS = 1.7;

function sceneOf(happening: Happening, { viewer, dice }: Moment, attack: Scene['attack']): Scene | null {
  const { kind, seat, card, other, face } = happening;
  const weight = seat === viewer ? OWN : THEIRS;
  switch (kind) {
    case 'attack':
      return { ...SCENE, kind: 'attack', attack: { attacker: card, defender: other }, seat };
    case 'newDefender':
      return { ...SCENE, kind: 'attack', attack: { attacker: other, defender: card }, seat };
    case 'reveal':
    case 'play':
    case 'trigger':
      return face === null ? null : { ...SCENE, weight, face, seat, attack };
    case 'roll':
    case 'reroll': {
      if (dice === null || happening.dice === null) return null;
      return { ...SCENE, kind: 'dice', weight: 1.4, seat, attack, dice: thrown(dice, happening) };
    }
    default:
      return null;
  }
}

const HIT = 4;

/** The tray as it looked when these dice fell. */
function thrown(dice: DiceView, { dice: fallen, face, kind }: Happening): DiceView {
  if (fallen === null || fallen.join() === dice.dice.join()) return dice;
  const rollFor = face === null ? 'build' : dice.rollFor === 'build' ? 'attack' : dice.rollFor;
  const hits = fallen.filter((die) => die + dice.accuracy >= HIT).length;
  return { ...dice, dice: fallen, face: kind === 'reroll' ? dice.face : face, rollFor, hits, critical: 0 };
}

/** The scenes that lead to the moment, in order. */
export function scenesOf(moment: Moment): Scene[] {
  const scenes: Scene[] = [];
  let { attack }: { attack: Scene['attack'] } = { attack: null };
  for (const happening of moment.happened) {
    const scene = sceneOf(happening, moment, attack);
    if (happening.kind === 'attackEnds') attack = null;
    if (scene === null) continue;
    ({ attack } = scene);
    scenes.push(scene);
  }
  return scenes;
}
