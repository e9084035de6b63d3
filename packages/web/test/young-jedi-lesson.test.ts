// The guided first game of Young Jedi without the page: by its own choices to the end of the script, then freely on.
import { accessTo, type Bot, greedyBot } from '@dejarik/bots';
import { seeded } from '@dejarik/kernel';
import { describe, expect, it } from 'vitest';
import { lesson as texts } from '../src/messages/young-jedi-lesson-en.ts';
import { type SavedGame, Session } from '../src/session/session.ts';
import { nameOf, type State, type YjTable, youngJedi } from '../src/session/young-jedi/engine.ts';
import { lesson } from '../src/session/young-jedi/lesson.ts';
import type { Moment } from '../src/session/young-jedi/moment.ts';
import { youngJediPage } from '../src/session/young-jedi/page-game.ts';

const DARK = 0;
const LIGHT = 1;
const TATOOINE = 0;
const NABOO = 2;
const MANY = 2000;
const game = youngJedi();
const page = youngJediPage(game);
const easy = (): Bot<State> => greedyBot<State, YjTable>(game, { worlds: 1, depth: 12, margin: 0.02 });

interface Played {
  readonly session: Session<State, YjTable, Moment>;
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
): Played {
  for (let n = 0; played.now().lesson?.step !== step; n++) {
    if (n > MANY || played.now().lesson === null) throw new Error(`the lesson does not come to ${step}`);
    answer(played.now());
  }
  return played;
}

const at = (step: string): Played => playTo(open(), step);

const cardsOn = ({ session: { match } }: Played, seat: number, planet: number): string[] =>
  match.state.planet[seat * 3 + planet]!.map((card) => nameOf(match.table, card).split(',')[0]!);

const inHand = ({ session: { match } }: Played, seat: number): string[] =>
  match.state.hand[seat]!.map((card) => nameOf(match.table, card).split(',')[0]!);

/** The fights of the last battle as [Dark's power, Light's power, Dark's damage, Light's damage]. */
const fights = (played: Played): number[][] =>
  played
    .now()
    .fights.map(({ sides }) =>
      [0, 1].map((seat) => sides[seat]!.power!).concat([0, 1].map((seat) => sides[seat]!.damage)),
    );

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

  it('offers the player the one answer it speaks of, and takes no other', () => {
    const played = open();
    const { session } = played;
    playTo(played, 'free', (moment) => {
      const choices = moment.question?.choices ?? [];
      expect([moment.lesson!.step, choices.length]).toEqual([moment.lesson!.step, moment.lesson!.mine ? 1 : 0]);
      if (!moment.lesson!.mine) return session.goOn(moment.decision);
      const { index } = choices[0]!;
      session.answer(moment.decision, index === 0 ? 1 : 0);
      expect(session.match.answers).toHaveLength(moment.decision);
      session.answer(moment.decision, index);
    });
    expect(session.match.faults).toEqual([]);
    expect(played.now().question!.choices.length).toBeGreaterThan(1);
  });

  it('is the same whether the player answers or lets it be done', () => {
    const [done, answered] = [at('free'), open()];
    playTo(answered, 'free', (moment) =>
      moment.lesson!.mine
        ? answered.session.answer(moment.decision, moment.question!.choices[0]!.index)
        : answered.session.goOn(moment.decision),
    );
    expect(answered.session.match.hash()).toBe(done.session.match.hash());
  });

  it.each(['plan', 'order'])('takes the plan that is suggested at %s in one press, and no other', (step) => {
    const played = at(step);
    const { session, now } = played;
    const { decision, battle } = now();
    const order = battle!.plan!.order.map((card) => ({ kind: 'plan', card }));
    session.answerAll(decision, order.toReversed());
    session.answerAll(decision, [order[0]!, order[2]!, order[1]!, ...order.slice(3)]);
    expect([session.match.answers.length, now().lesson!.step]).toEqual([decision, step]);
    session.answerAll(decision, order);
    const done = at(step);
    done.session.goOn(decision);
    expect(session.match.hash()).toBe(done.session.match.hash());
    expect(now().lesson!.step).toBe(done.now().lesson!.step);
  });

  it('goes on after a reload, at every step', () => {
    const played = open();
    playTo(played, 'free', (moment) => {
      const saved = JSON.parse(JSON.stringify(played.session.saved())) as SavedGame;
      const again = open(saved);
      expect(again.now().lesson).toEqual(moment.lesson);
      expect(again.now().question).toEqual(moment.question);
      played.session.goOn(moment.decision);
    });
  });
});

describe('what the lesson says', () => {
  it('begins with six cards each, before anything is deployed', () => {
    const played = at('welcome');
    expect(played.now().current).toBe(TATOOINE);
    expect([inHand(played, DARK).length, inHand(played, LIGHT).length]).toEqual([6, 6]);
  });

  it('has three cards of Dark face down when the player begins', () => {
    const played = at('character');
    const { state } = played.session.match;
    expect(state.planet[DARK * 3 + TATOOINE]!.map((card) => state.down[card])).toEqual([1, 1, 1]);
    expect(state.hyperspace[DARK]).toHaveLength(1);
    expect(state.turn).toBe(2);
  });

  it.each([
    ['weapon', 6],
    ['deployed', 6],
    ['kaadu', 4],
    ['six', 4],
    ['ready', 6],
  ])('counters spent at %s', (step, spent) => {
    expect(at(step).session.match.state.spent).toBe(spent);
  });

  it.each([
    ['evenUp', 3],
    ['fought', 4],
  ])('cards in hand at %s', (step, n) => {
    expect(inHand(at(step), LIGHT)).toHaveLength(n);
  });

  it('counts the location for Qui-Gon Jinn and the droids, not for Jar Jar Binks', () => {
    const played = at('kaadu');
    const powers = [DARK, LIGHT].map((seat) =>
      Object.fromEntries(
        played
          .now()
          .sides[seat as 0 | 1].cards.map(({ card, parts }) => [
            nameOf(played.session.match.table, card).split(',')[0],
            parts.reduce((sum, { n }) => sum + n, 0),
          ]),
      ),
    );
    expect(powers[LIGHT]).toMatchObject({ 'Qui-Gon Jinn': 8, 'Jar Jar Binks': 4 });
    expect(powers[DARK]).toMatchObject({ 'Battle Droid: Infantry': 4, 'Battle Droid Squad': 5 });
  });

  it('has three characters on each side before the battle', () => {
    const played = at('ready');
    expect(cardsOn(played, DARK, TATOOINE)).toEqual([
      'Battle Droid Squad',
      'Battle Droid: Infantry',
      'Battle Droid Blaster Rifle',
      'Battle Droid: Infantry',
    ]);
    expect(cardsOn(played, LIGHT, TATOOINE)).toEqual([
      'Qui-Gon Jinn',
      "Qui-Gon Jinn's Lightsaber",
      'Jar Jar Binks',
      'Kaadu',
      'Gungan Warrior',
    ]);
    expect(inHand(played, LIGHT)).toContain('Boss Nass');
  });

  it('adds the first battle up as told', () => {
    const played = at('fought');
    expect(fights(played)).toEqual([
      [9, 17, 3, 0],
      [6, 9, 1, 0],
      [4, 2, 0, 1],
    ]);
    expect(cardsOn(at('maul'), DARK, TATOOINE)).toEqual(['Battle Droid: Infantry']);
  });

  it('adds the second battle up as told', () => {
    const played = at('won');
    expect(fights(played)).toEqual([
      [17, 18, 5, 0],
      [4, 8, 1, 0],
    ]);
    expect(cardsOn(played, DARK, TATOOINE)).toEqual([]);
  });

  it.each([
    ['plan', 1],
    ['defend', 1],
  ])('Dark has added Battle cards at %s', (step, n) => {
    expect(at(step).now().battle!.declared[DARK]).toBe(n);
  });

  it('holds one Battle card that works on Tatooine, and one that does not', () => {
    const { now } = at('defend');
    const { useless } = now().battle!;
    expect(useless).toHaveLength(1);
    expect(now().question!.choices.map(({ text }) => text)).toEqual([expect.stringContaining('Cawazy')]);
  });

  it('leaves the player with a planet and a hand for Naboo, on the third turn', () => {
    const played = at('free');
    const { turn, question, current, planets } = played.now();
    const { state } = played.session.match;
    expect([turn, question?.seat, question?.kind, current]).toEqual([7, LIGHT, 'deploy', NABOO]);
    expect(planets[TATOOINE]!.by).toBe(LIGHT);
    expect(state.planet[DARK * 3 + NABOO]!.map((card) => state.down[card])).toEqual([1, 1]);
    expect(state.deck.map((deck) => deck.length)).toEqual([31, 44]);
    expect(inHand(played, LIGHT).toSorted()).toEqual([
      'Boss Nass',
      'Captain Tarpals',
      'Gungan General',
      'Gungan Soldier',
      'Gungan Soldier',
      'Kaadu',
      'Your Occupation Here Has Ended',
    ]);
    expect(question!.choices.map(({ kind }) => kind)).toContain('evacuate');
  });
});

describe('after the lesson', () => {
  it.each([1, 2, 3])('the game is played to its end, by chance %i', (seed) => {
    const { session, now } = at('free');
    const me = easy();
    const random = seeded(seed);
    for (let n = 0; n < MANY && now().result === null; n++) {
      session.answer(now().decision, me.choose(accessTo(game, session.match.table), random));
      expect(now().result !== null || now().lesson === null).toBe(true);
    }
    expect(session.match.faults).toEqual([]);
    expect(['planets', 'deck']).toContain(now().result?.reason);
  });
});
