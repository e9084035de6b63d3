// What is shown between two moments of the Star Wars TCG: above all dice, and what they are thrown for.
import { accessTo, greedyBot } from '@dejarik/bots';
import { seeded } from '@dejarik/kernel';
import { describe, expect, it } from 'vitest';
import { loadGame } from '../src/session/games.ts';
import type { Moment as AnyMoment } from '../src/session/moment.ts';
import type { Moment } from '../src/session/swtcg/moment.ts';
import { Session } from '../src/session/session.ts';
import { ALL_STOPS } from '../src/session/wishes.ts';
import { type Scene, scenesOf } from '../src/swtcg/scenes.ts';

/** Every scene of a game; with `every` moments are shown one by one, else many rolls may lead to one moment. */
async function scenesOfGame(
  seed: string,
  every: boolean,
): Promise<{ readonly scene: Scene; readonly moment: Moment }[]> {
  const game = await loadGame('swtcg');
  const [dark, light] = game.kit.starterDecks();
  const shown: { scene: Scene; moment: Moment }[] = [];
  let now: AnyMoment | null = null;
  const publish = (moment: AnyMoment): void => {
    now = moment;
    const own = moment as Moment;
    for (const scene of scenesOf(own)) shown.push({ scene, moment: own });
  };
  const bots = [greedyBot(game.kit.game, { worlds: 1, depth: 12 }), null];
  const setup = { edition: game.edition, seed, decks: [dark!, light!], seats: ['easy', 'human'] } as const;
  const stops = every
    ? ALL_STOPS
    : ({ general: 'never', attack: 'never', reroll: 'never', prevention: 'never' } as const);
  const session = new Session(game, setup, bots, publish, { stops, hold: false, every });
  session.advance();
  const me = greedyBot(game.kit.game, { worlds: 1, depth: 12 });
  const random = seeded(seed);
  const latest = (): AnyMoment => now!;
  while (latest().question !== null) {
    session.answer(latest().decision, me.choose(accessTo(game.kit.game, session.match.table), random));
  }
  return shown;
}

describe('dice on their way', () => {
  for (const every of [true, false])
    it(`say what they are for, ${every ? 'shown one by one' : 'many to a moment'}`, async () => {
      const rolls = (await scenesOfGame('what the dice are for', every)).filter(({ scene }) => scene.kind === 'dice');
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

  it('tell two throws apart that fell alike', async () => {
    const rolled = (await scenesOfGame('what the dice are for', true)).find(
      ({ scene }) => scene.dice?.rollFor === 'attack' && scene.dice.dice.length > 0,
    )!;
    const { dice, seat, face } = rolled.scene.dice!;
    const none = { other: -1, n: 0, to: -1, seen: [] };
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
