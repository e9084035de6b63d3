// Building decks and looking for cards: what can be taken back, what stands in the address, and why a card was found.
import { describe, expect, it } from 'vitest';
import { type Cards, firstStep, followed, redone, undone, withCopies } from '../src/pages/builder/steps.ts';
import { hitLine, marked, wordsIn } from '../src/pages/hits.ts';
import { queryOf, wantedIn } from '../src/pages/wanted-address.ts';
import { starWarsCcgPage } from '../src/session/swccg/page-game.ts';
import { allFacts } from '../src/session/swtcg/facts.ts';
import { swtcg } from '../src/session/swtcg/engine.ts';
import { swtcgPage } from '../src/session/swtcg/page-game.ts';
import { youngJediPage } from '../src/session/young-jedi/page-game.ts';

describe('undo and redo of a deck', () => {
  const empty: Cards = [];
  const one = withCopies(empty, 'a', 1);
  const two = withCopies(one, 'a', 2);
  const both = withCopies(two, 'b', 1);

  it('take every change back and make it again, in order', () => {
    let steps = [one, two, both].reduce(followed, firstStep(empty));
    steps = undone(undone(steps));
    expect(steps.now).toEqual(one);
    steps = redone(steps);
    expect(steps.now).toEqual(two);
    expect(redone(redone(steps)).now).toEqual(both);
    expect(undone(undone(undone(steps))).now).toEqual(empty);
  });

  it('forget what was taken back when something else is done', () => {
    const steps = followed(undone([one, two].reduce(followed, firstStep(empty))), both);
    expect(steps.future).toEqual([]);
    expect(undone(steps).now).toEqual(one);
  });

  it('count no change as none, and only so many', () => {
    const steps = firstStep(one);
    expect(followed(steps, [{ id: 'a', copies: 1 }])).toBe(steps);
    const many = Array.from({ length: 500 }, (_, i) => withCopies(empty, 'a', i + 1)).reduce(
      followed,
      firstStep(empty),
    );
    expect(many.past.length).toBe(200);
  });

  it('a card keeps its place, and none left is out', () => {
    expect(withCopies(both, 'a', 3).map(({ id }) => id)).toEqual(['a', 'b']);
    expect(withCopies(both, 'a', 0)).toEqual([{ id: 'b', copies: 1 }]);
    expect(withCopies(empty, 'a', 0)).toEqual([]);
  });
});

describe('what is looked for, in the address', () => {
  const keys = ['text', 'type', 'subtype', 'edition'];

  it('comes back as it went', () => {
    for (const wanted of [
      {},
      { text: 'Padmé & co = 50%?' },
      { type: 'Character', subtype: 'Kel Dor', edition: 'x' },
      { text: ' ', type: '#/?' },
    ])
      expect(wantedIn(queryOf(wanted, keys).slice(1), keys)).toEqual(wanted);
    expect(queryOf({ type: '' }, keys)).toBe('');
  });

  it('passes over what nobody asked, and what is too long', () => {
    expect(wantedIn('__proto__=1&constructor=2&type=Space&other=3', keys)).toEqual({ type: 'Space' });
    expect(wantedIn(`text=${'a'.repeat(5000)}`, keys)['text']?.length).toBe(100);
    expect(wantedIn('%E0%A4%A&text=%', keys)).toEqual({ text: '%' });
  });
});

describe('why a card was found', () => {
  it('is marked without regard to accents and capitals', () => {
    expect(marked('Padmé Amidala', wordsIn('PADME am'))).toEqual([
      { text: 'Padmé', hit: true },
      { text: ' ', hit: false },
      { text: 'Am', hit: true },
      { text: 'idala', hit: false },
    ]);
    expect(marked('Yoda', [])).toEqual([{ text: 'Yoda', hit: false }]);
  });

  it('is the line that has the words, where the title has them not', () => {
    const lines = ['Jedi Master', 'Pay 2 Force -> Evade 2.'];
    expect(hitLine('Yoda (A)', lines, wordsIn('yoda'))).toBeNull();
    expect(hitLine('Yoda (A)', lines, wordsIn('yoda evade'))).toBe('Pay 2 Force -> Evade 2.');
    const long = `${'before '.repeat(30)}evade${' after'.repeat(30)}`;
    const shown = hitLine('Yoda', [long], ['evade'])!;
    expect(shown).toMatch(/^… .*evade.* …$/u);
    expect(shown.length).toBeLessThan(120);
  });
});

describe('the kinds that cards are looked for by', () => {
  const kinds = new Set(allFacts(swtcg()).flatMap((facts) => facts.kinds));

  it('are whole subtypes, not their words', () => {
    for (const piece of ['Boy', 'Dor', 'Kel', 'Trade', 'Federation', 'Bounty', 'Hunter', 'Corporate', 'Banking'])
      expect(kinds).not.toContain(piece);
    for (const whole of ['Kel Dor', 'Clone Boy', 'Trade Federation', 'Bounty Hunter', 'Jedi Master', 'Droid', 'Jedi'])
      expect(kinds).toContain(whole);
  });

  it('count as what they are kinds of', () => {
    const yoda = allFacts(swtcg()).find(({ title }) => title === 'Yoda (A)')!;
    expect(yoda.kinds).toEqual(['Jedi Master', 'Jedi', 'Master']);
  });
});

it('every game says how many cards a deck needs', () => {
  const games = [swtcgPage(), youngJediPage(), starWarsCcgPage()] as const;
  expect(games.map((game) => game.kit.game.editions.map((edition) => game.deckSize(edition)))).toEqual([
    [60, 60],
    [60, 30],
    [60],
  ]);
});
