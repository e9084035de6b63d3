// What is shown between two moments of the Star Wars TCG: above all dice, and what they are thrown for.
import { greedyBot } from '@dejarik/bots';
import { seeded } from '@dejarik/kernel';
import { describe, expect, it } from 'vitest';
import { ALL_STOPS, type Stops } from '../src/session/preferences.ts';
import { type State, type SwtcgTable, swtcg } from '../src/session/swtcg/engine.ts';
import type { Moment } from '../src/session/swtcg/moment.ts';
import { swtcgPage } from '../src/session/swtcg/page-game.ts';
import { type Scene, scenesOf } from '../src/swtcg/scenes.ts';
import { open, playOn } from './support/playing.ts';

const NO_STOPS = Object.fromEntries(Object.keys(ALL_STOPS).map((chance) => [chance, 'never'])) as unknown as Stops;

/** Every scene of a game; with `every` moments are shown one by one, else many rolls may lead to one moment. */
function scenesOfGame(seed: string, every: boolean): { readonly scene: Scene; readonly moment: Moment }[] {
  const game = swtcg();
  const page = swtcgPage(game);
  const stops = every ? ALL_STOPS : NO_STOPS;
  const bot = greedyBot<State, SwtcgTable>(game, { worlds: 1, depth: 12 });
  const setup = { edition: page.edition, seed, decks: page.kit.starterDecks(), seats: ['easy', 'human'] } as const;
  const played = open(page, setup, { bots: [bot, null], preferences: { stops, hold: false, every } });
  playOn(played, bot, undefined, seeded(seed));
  return played.shown.flatMap((moment, i) =>
    scenesOf(moment, played.shown[i - 1] ?? null).map((scene) => ({ scene, moment })),
  );
}

describe('dice on their way', () => {
  for (const every of [true, false])
    it(`say what they are for, ${every ? 'shown one by one' : 'many to a moment'}`, () => {
      const rolls = scenesOfGame('what the dice are for', every).filter(({ scene }) => scene.kind === 'dice');
      expect(rolls.length).toBeGreaterThan(20);
      for (const { scene } of rolls) {
        const { face, rollFor } = scene.dice!;
        expect(rollFor === 'build', `${rollFor} of ${face}`).toBe(face === null);
      }
      // In the middle of an attack nobody rolls for build points.
      const inAttack = rolls.filter(({ scene }) => scene.attack !== null);
      expect(inAttack.map(({ scene }) => scene.dice!.rollFor)).not.toContain('build');
      expect(new Set(rolls.map(({ scene }) => scene.dice!.rollFor))).toContain('attack');
    });

  it('tell two throws apart that fell alike', () => {
    const rolled = scenesOfGame('what the dice are for', true).find(
      ({ scene }) => scene.dice?.rollFor === 'attack' && scene.dice.dice.length > 0,
    )!;
    const { dice, seat, face } = rolled.scene.dice!;
    const none = { other: -1, n: 0, seen: [] };
    const roll = { ...none, kind: 'roll', seat, dice } as const;
    const attacked = { ...roll, card: 7, face };
    const built = { ...roll, card: -1, face: null };
    const rollsFor = (happened: Moment['happened'], last: 'attack' | 'build'): readonly (string | undefined)[] => {
      const tray = { ...rolled.scene.dice!, rollFor: last, face: last === 'build' ? null : face };
      return scenesOf({ ...rolled.moment, happened, dice: tray })
        .filter(({ kind }) => kind === 'dice')
        .map(({ dice: thrown }) => thrown?.rollFor);
    };
    const attack = { ...none, kind: 'attack', seat, card: 7, face, dice: null } as const;
    const ends = { ...attack, kind: 'attackEnds' } as const;
    expect(rollsFor([attack, attacked, ends, built], 'build')).toEqual(['attack', 'build']);
    expect(rollsFor([built, attack, attacked], 'attack')).toEqual(['build', 'attack']);
  });
});
