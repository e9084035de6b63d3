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

function sceneOf(
  happening: Happening,
  { viewer }: Moment,
  attack: Scene['attack'],
  dice: DiceView | null,
): Scene | null {
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
    case 'reroll':
      return dice === null ? null : { ...SCENE, kind: 'dice', weight: 1.4, seat, attack, dice };
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
function fallen(thrown: DiceView, dice: readonly number[]): DiceView {
  if (dice.join() === thrown.dice.join()) return thrown;
  return { ...thrown, dice, hits: dice.filter((die) => die + thrown.accuracy >= HIT).length, critical: 0 };
}

/** The scenes that lead to the moment, in order. */
export function scenesOf(moment: Moment): Scene[] {
  const { happened, dice: last } = moment;
  const scenes: Scene[] = [];
  const lastRoll = happened.findLastIndex(({ kind }) => kind === 'roll');
  let { attack }: { attack: Scene['attack'] } = { attack: null };
  let thrown = lastRoll < 0 ? last : null;
  for (const [i, happening] of happened.entries()) {
    if (happening.kind === 'roll' && last !== null)
      thrown = i === lastRoll ? last : earlier(last, happening, lastRoll - i, attack);
    const dice = thrown === null || happening.dice === null ? null : fallen(thrown, happening.dice);
    const scene = sceneOf(happening, moment, attack, dice);
    if (happening.kind === 'attackEnds') attack = null;
    if (scene === null) continue;
    ({ attack } = scene);
    scenes.push(scene);
  }
  return scenes;
}
