// The guided first game of Young Jedi without the page: by its own choices to the end of the script, then freely on.
import { describe, expect, it } from 'vitest';
import { lesson as texts } from '../src/messages/young-jedi-lesson-en.ts';
import { cardsAt, type Event, nameOf, type State, type YjTable, youngJedi } from '../src/session/young-jedi/engine.ts';
import { lesson } from '../src/session/young-jedi/lesson.ts';
import type { Moment } from '../src/session/young-jedi/moment.ts';
import { youngJediPage } from '../src/session/young-jedi/page-game.ts';
import { describeLesson, playTo } from './support/lesson.ts';
import { open, type Played as AnyPlayed } from './support/playing.ts';

const DARK = 0;
const LIGHT = 1;
const TATOOINE = 0;
const NABOO = 2;
const game = youngJedi();
const page = youngJediPage(game);

type Played = AnyPlayed<State, YjTable, Event, Moment>;

const at = (step: string): Played => playTo(open(page, lesson(game, 'Light')), step);

const cardsOn = ({ table: { match } }: Played, seat: number, planet: number): string[] =>
  cardsAt(match.state, seat, planet).map((card) => nameOf(match.table, card).split(',')[0]!);

const inHand = ({ table: { match } }: Played, seat: number): string[] =>
  match.state.hand[seat]!.map((card) => nameOf(match.table, card).split(',')[0]!);

/** The fights of the last battle as [Dark's power, Light's power, Dark's damage, Light's damage]. */
const fights = (played: Played): number[][] =>
  played.now().fights.map(({ sides }) => sides.map(({ power }) => power!).concat(sides.map(({ damage }) => damage)));

describeLesson({
  page,
  lesson: (side) => lesson(game, side),
  steps: Object.keys(texts.steps),
  ends: ['planets', 'deck'],
});

describe('what the lesson says', () => {
  it.each(['plan', 'order'])('takes the plan that is suggested at %s in one press, and no other', (step) => {
    const { session, table, now } = at(step);
    const { decision, battle } = now();
    const order = battle!.plan!.order.map((card) => ({ kind: 'plan', card }));
    session.answerAll(LIGHT, decision, order.toReversed());
    session.answerAll(LIGHT, decision, [order[0]!, order[2]!, order[1]!, ...order.slice(3)]);
    expect([table.match.commands.length, now().lesson!.step]).toEqual([decision, step]);
    session.answerAll(LIGHT, decision, order);
    const done = at(step);
    done.session.goOn(decision);
    expect(table.match.hash()).toBe(done.table.match.hash());
    expect(now().lesson!.step).toBe(done.now().lesson!.step);
  });

  it('begins with six cards each, before anything is deployed', () => {
    const played = at('welcome');
    expect(played.now().current).toBe(TATOOINE);
    expect([inHand(played, DARK).length, inHand(played, LIGHT).length]).toEqual([6, 6]);
  });

  it('has three cards of Dark face down when the player begins', () => {
    const played = at('character');
    const { state } = played.table.match;
    expect(cardsAt(state, DARK, TATOOINE).map((card) => state.down[card])).toEqual([1, 1, 1]);
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
    expect(at(step).table.match.state.spent).toBe(spent);
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
          .sides[seat]!.cards.map(({ card, parts }) => [
            nameOf(played.table.match.table, card).split(',')[0],
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

  it('has the duel as told: ten cards each, a block, hits, and Darth Maul is gone', () => {
    const duel = (step: string) => at(step).now().duel!;
    expect(duel('block').sides.map(({ hand, pile, toughness }) => [hand.length + pile.length, toughness])).toEqual([
      [10, 5],
      [10, 5],
    ]);
    expect([duel('block').attacker, duel('block').n]).toEqual([DARK, 4]);
    expect(duel('hit').sides.map(({ hits }) => hits)).toEqual([1, 0]);
    expect([duel('hit').attacker, duel('hit').n]).toEqual([DARK, 2]);
    expect(duel('strike').sides.map(({ hits }) => hits)).toEqual([1, 1]);
    expect(duel('blows').sides.map(({ hits }) => hits)).toEqual([2, 1]);
    const before = at('maul').table.match.state.deck[DARK]!.length;
    const played = at('won');
    const [last] = played.now().fights;
    expect([last!.duel, last!.winner, last!.sides[DARK]!.damage]).toEqual([true, LIGHT, 5]);
    expect(played.table.match.state.deck[DARK]).toHaveLength(before - 5);
    expect(cardsOn(played, DARK, TATOOINE)).toEqual(['Battle Droid: Infantry']);
  });

  it('has no card of the number that Dark attacks with at the hit, and Dark none of the numbers it meets', () => {
    const numbers = (step: string, seat: number): number[] => {
      const { match } = at(step).table;
      return match.state.duel!.hand[seat]!.flatMap((card) => game.cards.cards[match.state.def[card]!]!.destiny);
    };
    expect(numbers('hit', LIGHT)).not.toContain(2);
    expect(numbers('block', DARK)).not.toContain(4);
    expect(numbers('strike', DARK)).not.toContain(5);
  });

  it('ends the second battle with a breakthrough, and nobody of Dark left', () => {
    const played = at('breakthrough');
    expect(fights(played)).toHaveLength(1);
    expect(played.now().fights[0]!.winner).toBe(LIGHT);
    expect(cardsOn(played, DARK, TATOOINE)).toEqual([]);
    const [before, after] = ['order', 'breakthrough'].map((step) => at(step).table.match.state.deck[DARK]!.length);
    expect(before! - after!).toBe(2);
    expect(inHand(played, LIGHT)).toHaveLength(6);
  });

  it('adds Dark’s Battle card at the plan', () => {
    expect(at('plan').now().battle!.declared[DARK]).toBe(1);
  });

  it('holds one Battle card that works on Tatooine, and one that does not', () => {
    const { now } = at('spend');
    const { useless } = now().battle!;
    expect(useless).toHaveLength(1);
    expect(now().question!.choices.map(({ text }) => text)).toEqual([expect.stringContaining('Cawazy')]);
  });

  it('leaves the player with a planet and a hand for Naboo, on the fourth turn', () => {
    const played = at('free');
    const { turn, question, current, planets } = played.now();
    const { state } = played.table.match;
    expect([turn, question?.seat, question?.kind, current]).toEqual([8, LIGHT, 'deploy', NABOO]);
    expect(planets[TATOOINE]!.by).toBe(LIGHT);
    expect(cardsAt(state, DARK, NABOO).map((card) => state.down[card])).toEqual([1, 1]);
    expect(state.deck.map((deck) => deck.length)).toEqual([31, 45]);
    expect(inHand(played, LIGHT).toSorted()).toEqual([
      'Boss Nass',
      'Gungan General',
      'Gungan Soldier',
      'Gungan Warrior',
      'Kaadu',
      'Your Occupation Here Has Ended',
    ]);
    expect(question!.choices.map(({ kind }) => kind)).toContain('evacuate');
  });
});
