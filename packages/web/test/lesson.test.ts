// The guided first game without the page: by its own choices to the end of the script, then freely to the end.
import { accessTo, type Bot, greedyBot } from '@dejarik/bots';
import { seeded } from '@dejarik/kernel';
import { describe, expect, it } from 'vitest';
import { lesson as texts } from '../src/messages/lesson-en.ts';
import { nameOf, type State, type Swtcg, type SwtcgTable, swtcg } from '../src/session/swtcg/engine.ts';
import { lesson } from '../src/session/swtcg/lesson.ts';
import type { Moment } from '../src/session/swtcg/moment.ts';
import { swtcgPage } from '../src/session/swtcg/page-game.ts';
import { type SavedGame, Session } from '../src/session/session.ts';

const DARK = 0;
const LIGHT = 1;
const MANY = 2000;
const game: Swtcg = swtcg();
const page = swtcgPage(game);
const easy = (): Bot<State> => greedyBot<State, SwtcgTable>(game, { worlds: 1, depth: 12, margin: 0.02 });

interface Played {
  readonly session: Session<State, SwtcgTable, Moment>;
  /** The moment that was published last. */
  readonly now: () => Moment;
}

function open(from: SavedGame | null = null): Played {
  let last: Moment | null = null;
  const publish = (moment: Moment): void => {
    last = moment;
  };
  const bots = [easy(), null];
  const session =
    from === null ? new Session(page, lesson(game, 'Light'), bots, publish) : Session.resume(page, from, bots, publish);
  session.advance();
  return { session, now: () => last! };
}

/** Goes on with the script up to this step, with `answer` at each step before it. */
function playTo(
  played: Played,
  step: string,
  answer: (at: Moment) => void = (at) => played.session.goOn(at.decision),
): void {
  for (let n = 0; played.now().lesson?.step !== step; n++) {
    if (n > MANY || played.now().lesson === null) throw new Error(`the lesson does not come to ${step}`);
    answer(played.now());
  }
}

const unitsIn = ({ session: { match } }: Played, seat: number, arena: number): string[] =>
  match.state.arena[seat * 3 + arena]!.map((unit) => nameOf(match.table, unit));

function damageOf({ session: { match } }: Played, title: string): number {
  const { arena, build } = match.state;
  const unit = [...arena, ...build].flat().find((card) => nameOf(match.table, card) === title);
  if (unit === undefined) throw new Error(`${title} is not in play`);
  return match.state.damage[unit]!;
}

describe('the lesson', () => {
  it('is played with legal decks', () => {
    const { decks, edition } = lesson(game, 'Light');
    for (const [seat, deck] of decks.entries()) expect(game.checkDeck(deck, seat, edition)).toEqual([]);
  });

  it('is for the Light side', () => {
    expect(() => lesson(game, 'Dark')).toThrow('for the Light side');
  });

  it('has a text for each step, in the order of the game', () => {
    const steps = lesson(game, 'Light').script!.flatMap(({ step }) => step ?? []);
    expect(steps).toEqual(Object.keys(texts.steps));
  });

  it('uses every prepared die', () => {
    const played = open();
    playTo(played, 'free');
    expect(played.session.match.state.dice).toEqual([]);
    expect(played.session.match.faults).toEqual([]);
  });

  it('offers the player the one answer it speaks of, and takes no other', () => {
    const played = open();
    const { session } = played;
    playTo(played, 'free', (at) => {
      const choices = at.question?.choices ?? [];
      expect([at.lesson!.step, choices.length]).toEqual([at.lesson!.step, at.lesson!.mine ? 1 : 0]);
      if (!at.lesson!.mine) return session.goOn(at.decision);
      const { index } = choices[0]!;
      session.answer(at.decision, index === 0 ? 1 : 0);
      expect(session.match.answers).toHaveLength(at.decision);
      session.answer(at.decision, index);
    });
    expect(played.now().question!.choices.length).toBeGreaterThan(1);
  });

  it('is the same whether the player answers or lets it be done', () => {
    const [done, answered] = [open(), open()];
    playTo(done, 'free');
    playTo(answered, 'free', (at) =>
      at.lesson!.mine
        ? answered.session.answer(at.decision, at.question!.choices[0]!.index)
        : answered.session.goOn(at.decision),
    );
    expect(answered.session.match.hash()).toBe(done.session.match.hash());
  });

  it('goes on after a reload, at every step', () => {
    const played = open();
    playTo(played, 'free', (at) => {
      const saved = JSON.parse(JSON.stringify(played.session.saved())) as SavedGame;
      const again = open(saved);
      expect(again.now().lesson).toEqual(at.lesson);
      expect(again.now().question).toEqual(at.question);
      played.session.goOn(at.decision);
    });
  });
});

describe('what the lesson says', () => {
  /** Setup totals, as [Dark, Light], at the steps that tell them. */
  it.each([
    ['unitCard', [5, 0]],
    ['arenas', [5, 4]],
    ['drawn', [14, 11]],
    ['shields', [19, 17]],
    ['second', [28, 22]],
    ['thirty', [28, 25]],
  ])('setup at %s', (step, totals) => {
    const played = open();
    playTo(played, step);
    expect(played.now().setup?.totals).toEqual(totals);
  });

  it.each([
    ['turn', 4, 5],
    ['deploy', 4, 5],
    ['build', 4, 2],
    ['evade', 4, 0],
    ['evaded', 2, 0],
    ['check', 6, 4],
    ['surge', 6, 0],
    ['dodge', 5, 0],
    ['free', 8, 3],
  ])('Force and build points at %s', (step, force, points) => {
    const played = open();
    playTo(played, step);
    const { state } = played.session.match;
    expect([state.force[LIGHT], state.points[LIGHT]]).toEqual([force, points]);
  });

  it.each([
    ['attack', 'Jedi Starfighter 3R3', 1],
    ['power', 'Jedi Starfighter 3R3', 2],
    ['ground', 'Droid Starfighter Wing', 3],
    ['together', 'Destroyer Droid Squad', 2],
    ['together', 'AT-TE Troop Transport', 1],
    ['character', 'Republic Attack Gunship UH-478', 5],
    ['evade', 'Obi-Wan Kenobi (C)', 0],
    ['evaded', 'Obi-Wan Kenobi (C)', 2],
    ['last', 'Super Battle Droid 8EX', 1],
    ['walkerAttack', 'Commerce Guild Droid 81', 2],
    ['anakin', 'AT-TE Troop Transport', 3],
    ['anakin', 'Super Battle Droid 8EX', 3],
    ['padme', 'Obi-Wan Kenobi (C)', 3],
    ['free', 'Super Battle Droid 5TE', 2],
    ['free', 'Republic Attack Gunship UH-478', 5],
  ])('damage at %s of %s', (step, title, damage) => {
    const played = open();
    playTo(played, step);
    expect(damageOf(played, title)).toBe(damage);
  });

  it.each([
    ['evade', 4],
    ['dodge', 3],
  ])('damage to Obi-Wan that is pending at %s', (step, n) => {
    const played = open();
    playTo(played, step);
    expect(played.now().pending.map((pending) => pending.n)).toEqual([n]);
  });

  it('leaves the player in control of Space and near the second arena, on the third turn', () => {
    const played = open();
    playTo(played, 'free');
    const { turn, question } = played.now();
    expect([turn, question?.seat, question?.kind]).toEqual([3, LIGHT, 'build']);
    expect(unitsIn(played, DARK, 0)).toEqual([]);
    expect(unitsIn(played, LIGHT, 0)).toEqual(['Republic Assault Ship', 'Jedi Starfighter 3R3']);
    expect(unitsIn(played, DARK, 1)).toEqual(['Super Battle Droid Squad']);
    expect(unitsIn(played, DARK, 2)).toEqual(['Super Battle Droid 5TE']);
  });
});

describe('after the lesson', () => {
  it.each([1, 2, 3])('the game is played to its end, by chance %i', (seed) => {
    const played = open();
    playTo(played, 'free');
    const { session, now } = played;
    const me = easy();
    const random = seeded(seed);
    for (let n = 0; n < MANY && now().result === null; n++) {
      session.answer(now().decision, me.choose(accessTo(game, session.match.table), random));
      expect(now().result !== null || now().lesson === null).toBe(true);
    }
    expect(session.match.faults).toEqual([]);
    expect(now().result?.reason).toBe('arenas');
  });
});
