/** What holds for the guided first game of every game; what each of them says is tested beside it. */
import { greedyBot } from '@dejarik/bots';
import { type GameEvent, type Position, seeded, type Table } from '@dejarik/kernel';
import { describe, expect, it } from 'vitest';
import { EASY } from '../../src/session/bots.ts';
import type { PageGame } from '../../src/session/game.ts';
import type { MomentBase } from '../../src/session/moment.ts';
import type { NewGame, SavedGame } from '../../src/session/new-game.ts';
import { open, type Played, playOn } from './playing.ts';

const MANY = 2000;

type Answering<P> = (played: P, at: MomentBase) => void;

/** Goes on with the script up to this step, with `answer` at each step before it. */
export function playTo<S extends Position, T extends Table<S>, E extends GameEvent, M extends MomentBase>(
  played: Played<S, T, E, M>,
  step: string,
  answer: Answering<Played<S, T, E, M>> = ({ session }, { decision }) => session.goOn(decision),
): Played<S, T, E, M> {
  for (let n = 0; played.now().lesson?.step !== step; n++) {
    if (n > MANY || played.now().lesson === null) throw new Error(`the lesson does not come to ${step}`);
    answer(played, played.now());
  }
  return played;
}

export interface Taught<S extends Position, T extends Table<S>, E extends GameEvent, M extends MomentBase> {
  readonly page: PageGame<S, T, E, M>;
  readonly lesson: (side: string) => NewGame;
  /** The steps that are explained, in order. */
  readonly steps: readonly string[];
  /** How the games end that are played on. */
  readonly ends: readonly string[];
}

export function describeLesson<S extends Position, T extends Table<S>, E extends GameEvent, M extends MomentBase>({
  page,
  lesson,
  steps,
  ends,
}: Taught<S, T, E, M>): void {
  const { game } = page.kit;
  const begin = (): Played<S, T, E, M> => open(page, lesson('Light'));
  const byHand: Answering<Played<S, T, E, M>> = ({ session, answer }, at) =>
    at.lesson!.mine ? void answer(at.question!.choices[0]!.index) : session.goOn(at.decision);

  describe('the lesson', () => {
    it('is played with legal decks', () => {
      const { decks, edition } = lesson('Light');
      for (const [side, deck] of decks.entries()) expect(game.checkDeck(deck, side, edition)).toEqual([]);
    });

    it('is for the Light side', () => {
      expect(() => lesson('Dark')).toThrow('for the Light side');
    });

    it('has a text for each step, in the order of the game', () => {
      expect(lesson('Light').script!.flatMap(({ step }) => step ?? [])).toEqual(steps);
    });

    it('offers the player the one answer it speaks of, and takes no other', () => {
      const played = playTo(begin(), 'free', (at, moment) => {
        const choices = moment.question?.choices ?? [];
        expect([moment.lesson!.step, choices.length]).toEqual([moment.lesson!.step, moment.lesson!.mine ? 1 : 0]);
        expect(at.answer(choices[0]?.index === 0 ? 1 : 0)).toBe(false);
        expect(at.table.match.commands).toHaveLength(moment.decision);
        byHand(at, moment);
      });
      expect(played.table.match.faults).toEqual([]);
      expect(played.now().question!.choices.length).toBeGreaterThan(1);
    });

    it('is the same whether the player answers or lets it be done', () => {
      const [done, answered] = [playTo(begin(), 'free'), playTo(begin(), 'free', byHand)];
      expect(answered.table.match.hash()).toBe(done.table.match.hash());
    });

    it('goes on after a reload, at every step', () => {
      playTo(begin(), 'free', (at, moment) => {
        const saved = JSON.parse(JSON.stringify(at.table.saved())) as SavedGame;
        const again = open(page, saved).now();
        expect(again.lesson).toEqual(moment.lesson);
        expect(again.question).toEqual(moment.question);
        at.session.goOn(moment.decision);
      });
    });
  });

  describe('after the lesson', () => {
    it.each([1, 2, 3])('the game is played to its end, by chance %i', (seed) => {
      const played = playTo(begin(), 'free');
      const before = played.shown.length;
      playOn(played, greedyBot<S, T>(game, EASY), undefined, seeded(seed));
      for (const moment of played.shown.slice(before))
        expect(moment.result !== null || moment.lesson === null).toBe(true);
      expect(played.table.match.faults).toEqual([]);
      expect(ends).toContain(played.now().result?.reason);
    });
  });
}
