/** Several people on one screen: what is asked in the open shows nothing that is not for all eyes, and spares hand-overs. */
import { accessTo, livelyBot } from '@dejarik/bots';
import { seeded, SPECTATOR } from '@dejarik/kernel';
import { describe, expect, it } from 'vitest';
import { openQuestion } from '../src/session/in-the-open.ts';
import { GAME_IDS, loadGame } from '../src/session/games.ts';
import type { Moment } from '../src/session/moment.ts';
import { changesHands } from '../src/table/seats.ts';
import { open, type Played } from './support/playing.ts';
import { definitionsOf, leaks, Seen } from './support/seen.ts';

const SEATS = ['human', 'human'] as const;
const MOST = 2500;

/** Of so many hand-overs that there would be if each changed hands who is asked, so many are left at most. */
const SPARED = { swtcg: 0.75, swccg: 0.5, 'young-jedi': 1 } as const;

/** What is wrong with a table that lies in the open; `index`: the answer that is wanted there. */
function wrongInTheOpen(
  played: Played,
  cards: ReadonlySet<string>,
  seen: ReadonlySet<string>,
  index: number,
): string[] {
  const { session, now } = played;
  const { covered, question, sides, viewer, decision } = now();
  if (covered === undefined) return [];
  const wrong = leaks(now(), cards, seen);
  if (sides.some(({ hand }) => hand.some(({ face }) => face !== null))) wrong.push('a hand');
  if (session.known.viewer !== SPECTATOR) wrong.push('what is asked of the table');
  if (question!.choices.some((choice) => choice.index === index)) return wrong;
  // The answer is in the hand: then there is always a way to it, for whoever is asked.
  if (!covered.hand) wrong.push('no way to the hand');
  if (session.lookAtHand(1 - viewer, decision)) wrong.push('the way to the hand is not for the other');
  if (!session.lookAtHand(viewer, decision)) wrong.push('the hand is not shown');
  if (now().covered !== undefined || now().viewer !== viewer) wrong.push('the hand is still covered');
  return wrong;
}

describe.each(GAME_IDS)('two people play %s on one screen', (id) => {
  it('hands over only what is secret, and shows no hand in the open', async () => {
    const page = await loadGame(id);
    const { game } = page.kit;
    const definitions = definitionsOf(game, page.edition);
    const cards = new Set(definitions);
    const all = new Seen((def) => definitions[def]);
    let before: Moment | null = null;
    let viewer = Number.NaN;
    const counts = { decisions: 0, always: 0, handed: 0, covered: 0 };
    const played = open(
      page,
      { edition: page.edition, seed: 'people', decks: page.kit.starterDecks(), seats: SEATS },
      {
        watch: (told) => {
          const moment = told as Moment;
          if (changesHands({ seats: SEATS, alone: null, moment: before }, moment)) counts.handed++;
          const { seat } = moment.question ?? { seat: -1 };
          if (seat === moment.viewer && seat !== viewer) {
            counts.always++;
            viewer = seat;
          }
          before = moment;
        },
      },
    );
    const { match } = played.table;
    const bot = livelyBot();
    const random = seeded('people');
    let told = 0;
    for (; played.now().result === null && counts.decisions < MOST; counts.decisions++) {
      all.take(game.view(match.table, SPECTATOR).state);
      for (const event of match.events.slice(told)) all.take(game.viewEvent(event, SPECTATOR));
      told = match.events.length;
      const index = bot.choose(accessTo(game, match.table), random);
      if (played.now().covered !== undefined) counts.covered++;
      expect(wrongInTheOpen(played, cards, all.ids, index)).toEqual([]);
      expect(played.answer(index)).toBe(true);
    }
    expect(match.state.result).not.toBeNull();
    expect(counts.handed).toBeLessThanOrEqual(Math.ceil(counts.always * SPARED[id]));
    expect(counts.covered).toBeGreaterThanOrEqual(SPARED[id] < 1 ? 10 : 0);
  });
});

describe('a question in the open', () => {
  const options = [{ kind: 'play', card: 3 }, { kind: 'play', card: 4 }, { kind: 'pass' }];
  const question = { seat: 0, kind: 'chance', about: -1, options };
  const cardOf = (option: { readonly kind: string }): number => (option as { readonly card?: number }).card ?? -1;

  it('offers what everybody sees, and says that there may be more', () => {
    expect(openQuestion(question, 'orHand', cardOf, (card) => card === 4)).toEqual({ options: [1, 2], hand: true });
  });

  it('says so too where there is no more: nobody can tell the difference', () => {
    expect(openQuestion(question, 'orHand', cardOf, () => true)).toEqual({ options: [0, 1, 2], hand: true });
  });

  it('is secret where one of its cards is, or what it is about', () => {
    expect(openQuestion(question, 'public', cardOf, (card) => card === 4)).toBeNull();
    expect(openQuestion({ ...question, about: 9 }, 'orHand', cardOf, (card) => card < 5)).toBeNull();
    expect(openQuestion(question, 'secret', cardOf, () => true)).toBeNull();
  });
});
